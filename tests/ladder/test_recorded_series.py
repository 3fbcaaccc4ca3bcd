"""Small series of every kind, and what they come to in numbers, as they were recorded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from jackin import netrunner
from jackin.bots.netrunner_search.beliefs import CELLS
from jackin.bots.netrunner_search.value import FED
from jackin.kernel.rng import Dice
from jackin.ladder import believing, fitting, gangs_fitting, recalibrating
from jackin.ladder.bluffs import play_guesses, rows, verdict
from jackin.ladder.chart import Mark, chart
from jackin.ladder.games import play_chunk
from jackin.ladder.gangs_lessons import GangsLesson, GangsLessons, play_gangs_lessons
from jackin.ladder.lessons import Lesson, Lessons, play_lessons
from jackin.ladder.manners import Watched, play_watched
from jackin.ladder.pairs import play_deals, rivals
from jackin.ladder.pairs import verdict as verdict_of
from jackin.ladder.rating import Result, ratings, wilson
from jackin.ladder.roster import SHELVES, deck_pairs, everyone, match, pairings, players, spread_pairs
from jackin.ladder.sightings import Sighting, watch_chunk
from jackin.ladder.sightings import Watched as Deals
from jackin.ladder.strength import TARGETS, Cell, Record, faults, parts, plans, play_records
from jackin.ladder.style import Style
from jackin.ladder.tally import added, play_tally
from jackin.ladder.tuning import KNOBS, Round, Way, further, numbers_at, play_shaken, play_won
from jackin.netrunner.words import CORP, RUNNER
from jackin.workers.chunk import Chunk, chunks
from tests.recorded import as_recorded

DECKS = deck_pairs("nbn,weyland,anarch,shaper")
SETUPS = tuple(netrunner.setup(*pair, quiet=True) for pair in DECKS)
EXACT = 5


def noted(thing: object) -> str:
    """As text; numbers as far as every machine reckons them alike, sets in order."""
    if isinstance(thing, int | float):
        return f"{thing:.{EXACT}f}"
    if isinstance(thing, dict):
        return " ".join(f"{name}={noted(one)}" for name, one in thing.items())
    if isinstance(thing, frozenset):
        return noted(sorted(thing))
    if isinstance(thing, Iterable) and not isinstance(thing, str):
        return f"({' '.join(noted(one) for one in thing)})"
    return str(thing)


def recorded(name: str, things: Iterable[object]) -> None:
    lines = [noted(thing) for thing in things]
    assert lines
    as_recorded(__file__, {name: lines})


# Pictures and ratings


def test_a_chart():
    marks = [
        Mark("legend", "corp", 1712.4, 41.0),
        Mark("<greedy>", "runner", 1300.0, 20.5),
        Mark("r", "corp", 801, 99),
    ]
    as_recorded(
        __file__, {"chart": chart(marks, "Ratings & more").split("\n"), "dot": chart(marks[:1], "").split("\n")}
    )


def test_ratings_and_intervals():
    results = [Result(0, 1, 20, 13.5), Result(1, 2, 30, 29), Result(2, 0, 7, 0), Result(2, 3, 12, 6)]
    recorded("ratings", ratings(4, results))
    recorded("wilson", [wilson(wins, games) for games in (1, 9, 50) for wins in (0, 0.5, games)])


def test_who_plays_whom_with_what():
    names = [*everyone(), "legend:rush"]
    recorded("everyone", [everyone(), players(names), pairings(players(names))])
    recorded("shelves", [(shelf, SHELVES[shelf]) for shelf in SHELVES])
    recorded("spread pairs", [str(pair) for pair in spread_pairs("starter")])


# Fits: of data that were made up, so that no player's change is seen here


def made_up(games: int, signs: int) -> list[Lesson]:
    dice = Dice(3)
    found = []
    for _ in range(games):
        strong, winner = dice.below(2), dice.below(2)
        winner = 1 - strong if dice.below(4) else winner
        turns = [[float(strong + dice.below(3)), *[float(dice.below(9)) for _ in range(signs - 1)]] for _ in range(5)]
        found.append(Lesson(winner, turns[: dice.below(6)]))
    return [*found, Lesson(-1, [[9.0] * signs])]


def test_a_fit_of_turns():
    turns = fitting.gathered([lesson for lesson in made_up(120, 3) if lesson.turns and lesson.winner >= 0])
    weights = fitting.newton(fitting.with_one(turns.signs), turns.wins)
    expected = fitting.logistic(fitting.with_one(turns.signs) @ weights)
    recorded("fit", [weights, fitting.smoothed(expected, turns)[:40], fitting.deciles(expected, turns.wins)])


def test_a_value_read_anew():
    recorded("reading", recalibrating.fit(made_up(120, len(FED))))


def test_a_fit_of_gangs():
    dice = Dice(4)
    lessons = []
    for n in range(60):
        size = 2 + n % 3
        turns = [[[float(dice.below(5)) for _ in range(3)] for _ in range(size)] for _ in range(4)]
        best = max(range(size), key=lambda k: sum(turn[k][0] for turn in turns))
        lessons.append(GangsLesson(str(size), [float(k == best) for k in range(size)], turns))
    recorded("gangs fit", gangs_fitting.fit(lessons))


def test_a_fit_of_beliefs():
    dice = Dice(5)
    sightings = []
    for n in range(40):
        cells = [dice.below(CELLS) for _ in range(60)]
        sightings.append(Sighting(n // 3, cells[:10], [dice.shuffled(cells)[:10] for _ in range(6)]))
    odds, shares = believing.fit(sightings)
    recorded("beliefs", [odds, *shares])


# Games by chance: what is counted in them


def test_chance_against_chance():
    given = match("random", "random", DECKS, 6)
    recorded("outcomes", play_chunk(Chunk(given, 0, 12)))
    tallies = [play_tally(part) for part in (Chunk(given, 0, 5), Chunk(given, 5, 12))]
    recorded("tally", [sorted(added(tallies).ends.items()), added(tallies)[1:], added(tallies).games])
    loud = match("random", "random", DECKS, 6, quiet=False)
    for seat in (CORP, RUNNER):
        recorded(f"manners {seat}", play_watched(Chunk(Watched(loud, seat), 0, 6)))


def test_two_over_the_same_deals():
    deals = play_deals(Chunk(rivals("random", "random", DECKS, 3), 0, 10))
    said = verdict_of(deals)
    recorded("deals", [*deals, said, said.all, said.chance, said.all.interval])


@pytest.mark.parametrize("pack", TARGETS)
def test_automas_against_chance(pack):
    planned = [plan for plan in plans([pack], DECKS, 48, 3) if plan.bot == "random"]
    for plan in planned:
        cell = Cell(plan.pack, plan.level, plan.bot, [record for part in plan.parts for record in play_records(part)])
        recorded(f"{pack} {plan.level}", [*cell.records, *told_of(cell), *faults([cell._replace(bot="greedy")])])
    assert len(parts(planned)) == len(planned)


def told_of(cell: Cell) -> list[object]:
    shares = [cell.by_tokens, cell.early, cell.several_remotes, cell.paid, cell.purged, cell.single_credits]
    return [
        [(share, share.percent, share.told()) for share in shares],
        [cell.never_used, cell.endings(True), cell.endings(False), cell.styles()],
        [cell.interval, cell.spread, cell.draws],
    ]


# Aims: where each of them begins to be missed


def cell_of(pack: str, level: str, bot: str, wins: int, shape: Style, **facts: Any) -> Cell:
    seat = 1 if pack == "runner" else 0
    records = []
    for n in range(200):
        winner = seat if n < 2 * wins else -1 if n == 199 and wins % 7 == 0 else 1 - seat
        part: dict[str, Any] = {name: int(n % 100 < percent) for name, percent in facts.items()}
        base = Record(winner, "agendas", 10, shape, n % 4)
        records.append(
            base._replace(facts=base.facts._replace(agendas=1, clicks=1, unpaid=1 - part["rezzed"], **part))
        )
    return Cell(pack, level, bot, records)


def test_where_aims_begin_to_be_missed():
    told = []
    levels = {pack: ["easy", "standard", "hard"] if pack != "runner" else ["easy", "normal"] for pack in TARGETS}
    for by in range(-9, 10):
        found = [
            cell_of(
                pack, level, bot, (aim if bot == "greedy" else 90) + (by if at == 1 else 0), Style(ice=20 + by * n),
                by_tokens=50 + by, rezzed=60 + by, early=max(0, by), credits=33 + by, plan=100, purges=50 + by,
                remotes=2,
            )
            for n, pack in enumerate(TARGETS)
            for at, (level, aim) in enumerate(zip(levels[pack], TARGETS[pack], strict=True))
            for bot in ("greedy", "random")
        ]  # fmt: skip
        told += faults(found)
    recorded("aims", told)


# Games by rules of thumb: what is read in them


def test_lessons():
    recorded("lessons", play_lessons(Chunk(Lessons(SETUPS, 5), 0, 4)))


def test_lessons_of_gangs():
    recorded("gangs lessons", play_gangs_lessons(Chunk(GangsLessons("house", 5, "random"), 0, 8)))


def test_sightings():
    recorded("sightings", watch_chunk(Chunk(Deals(SETUPS, 5), 0, 2)))


def test_bluffs():
    found = play_guesses(Chunk(match("greedy", "random", DECKS, 5), 0, 2))
    recorded("bluffs", [*found, *rows(found), verdict(found)])


@pytest.mark.parametrize("seat", [CORP, RUNNER])
def test_a_step_of_tuning(seat):
    at = {name: 0.5 - n % 5 / 4 for n, name in enumerate(KNOBS[seat])}
    given = Round(SETUPS, 5, seat, at)
    shaken = play_shaken(Chunk(given, 0, 3))
    way = further(Way(at, at), given, shaken)
    recorded(f"tuning {seat}", [*shaken, way.at, way.heading, numbers_at(way.at), *play_won(Chunk(given, 0, 2))])
    assert chunks(given, 1)[0].match == given
