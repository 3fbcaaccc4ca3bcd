"""`jackin train --game automas`: play lessons against automas and fit the value of such positions to them."""

from __future__ import annotations

from jackin import netrunner
from jackin.commands.errors import fail, told
from jackin.commands.series import How, watched
from jackin.content.packs import automas
from jackin.kernel.game import Json
from jackin.ladder.lessons import MISTAKES, Lesson, Lessons, play_lessons
from jackin.ladder.roster import deck_pairs, levels
from jackin.netrunner.automa.pack import BUILT_IN, builtin
from jackin.netrunner.words import SIDES
from jackin.workers.chunk import chunks

DIGITS = 4


def learned(games: int, seed: int, decks: str, how: How) -> Json:
    """For each side that an automa plays: how the odds that the value gives are to be read, and how well they fit."""
    try:
        from jackin.ladder.recalibrating import fit
    except ImportError:
        raise fail("learning needs NumPy: pip install 'jackin[envs]'") from None
    mistakes = ", ".join(map(str, MISTAKES))
    players = f"greedy and own manner against every level of every pack, of a hundred answers {mistakes} at random"
    card: Json = {"games": games, "seed": seed, "decks": decks, "players": players}
    data: Json = {"card": card}
    for side in SIDES:
        with told():
            given = chunks(Lessons(setups(side, decks), seed), games)
            lessons: list[Lesson] = [one for part in watched(play_lessons, given, how) for one in part]
        found = fit(lessons)
        data[side] = [round(found.steep, DIGITS), round(found.shift, DIGITS)]
        card[side] = {
            "turns": found.turns, "auc": round(found.auc, 3), "log-loss": round(found.loss, 3),
            "without": round(found.without, 3),
            "deciles": [[n, round(expected, 3), round(seen, 3)] for n, expected, seen in found.deciles],
        }  # fmt: skip
    return data


def setups(side: str, decks: str) -> tuple[Json, ...]:
    """Every level of every pack of a side in turn, each with another pair of decks."""
    names = [
        f"automa:{pack}:{level}" for pack in BUILT_IN if builtin(pack).side == side for level in levels(builtin(pack))
    ]
    pairs = deck_pairs(decks)
    found = []
    for n, pair in enumerate(pairs):
        name = names[n % len(names)]
        both = (name, "") if side == "corp" else ("", name)
        found.append(netrunner.setup(*pair, quiet=True, automa=automas(*both)))
    return tuple(found)


def report(card: Json) -> list[str]:
    """On games that they were not fitted to."""
    lines = [f"{card['games']} games against automas of either side"]
    for side in SIDES:
        one = card[side]
        lines.append(
            f"{side}: area {one['auc']:.3f}, logarithmic loss {one['log-loss']:.3f} (as it was {one['without']:.3f})"
        )
        lines += [f"{n:6} turns: {100 * e:5.1f} % expected, {100 * s:5.1f} % won" for n, e, s in one["deciles"]]
    return lines
