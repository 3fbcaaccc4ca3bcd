"""`jackin train`: play lessons and fit the value of positions to them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from jackin import netrunner
from jackin.bots.netrunner_search.net import written
from jackin.bots.netrunner_search.value import FED
from jackin.commands import automa_train, gangs_train
from jackin.commands.errors import fail, told
from jackin.commands.series import AsJson, Decks, How, Jobs, Keep, Ray, Seed, watched
from jackin.kernel.game import Json
from jackin.ladder.lessons import MISTAKES, Lesson, Lessons, play_lessons
from jackin.ladder.roster import spread_pairs
from jackin.terminal.glyphs import ink
from jackin.workers.chunk import chunks


def train(
    game: Annotated[str, typer.Option(help="netrunner, gangs or automas.")] = "netrunner",
    games: Annotated[int, typer.Option(min=50, help="How many games to learn from.")] = 2000,
    seed: Seed = 1,
    decks: Decks = "all",
    bot: Annotated[str, typer.Option(help="Who plays the games of Gangs.")] = "street",
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    write: Annotated[Path | None, typer.Option(help="Write the weights into this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Learn what a position is worth, from games of players who err now and then."""
    how = How(jobs, ray, keep)
    if game == "gangs":
        data = gangs_train.learned(games, seed, bot, how)
    elif game == "automas":
        data = automa_train.learned(games, seed, decks, how)
    elif game == "netrunner":
        data = learned(games, seed, decks, how)
    else:
        raise fail(f"no game is called {game!r}: netrunner, gangs or automas")
    if write is not None:
        put(write, data)
    if as_json:
        print(json.dumps(data, indent=1))
    elif game != "netrunner":
        told_of = {"gangs": gangs_train.report, "automas": automa_train.report}[game]
        Console(highlight=False).print("\n".join(told_of(data["card"])))
    else:
        report(data["card"])


def learned(games: int, seed: int, decks: str, how: How) -> Json:
    """The weights of Netrunner and their card, as they are written down."""
    try:
        from jackin.ladder.fitting import fit
    except ImportError:
        raise fail("learning needs NumPy: pip install 'jackin[envs]'") from None
    with told():
        setups = tuple(netrunner.setup(*pair, quiet=True) for pair in spread_pairs(decks))
        given = chunks(Lessons(setups, seed), games)
        lessons: list[Lesson] = [one for part in watched(play_lessons, given, how) for one in part]
    found = fit(lessons)
    mistakes = ", ".join(map(str, MISTAKES))
    card = {
        "games": games, "seed": seed, "decks": decks, "turns": sum(len(lesson.turns) for lesson in lessons),
        "players": f"own or seasoned manner against greedy or itself, of a hundred answers {mistakes} at random",
        "corp-wins": round(sum(lesson.winner == 0 for lesson in lessons) / games, 3),
        "auc": round(found.auc, 3), "log-loss": round(found.loss, 3), "logistic": round(found.plain, 3),
        "deciles": [[n, round(expected, 3), round(seen, 3)] for n, expected, seen in found.deciles],
    }  # fmt: skip
    return {"card": card, **written(found.net, FED)}


def put(file: Path, data: Json) -> None:
    try:
        file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise fail(f"{file}: {error.strerror}") from None


def begun(file: Path, part: str) -> Json:
    """What a command of this kind has written; `part` is what the next one goes on from."""
    try:
        data: Json = json.loads(file.read_text(encoding="utf-8"))
        if "card" in data and isinstance(data[part], dict):
            return data
    except OSError as error:
        raise fail(f"{file}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        pass
    raise fail(f"{file}: no {part} with a card to go on from")


def report(card: Json) -> None:
    """On games that it was not fitted to."""
    console = Console(highlight=False)
    console.print(f"{card['games']} games, {card['turns']} turns; the Corp won {100 * card['corp-wins']:.1f} %")
    console.print(f"area under the curve {card['auc']:.3f}, logarithmic loss {card['log-loss']:.3f}")
    for n, expected, seen in card["deciles"]:
        console.print(ink(f"{n:6} turns: {100 * expected:5.1f} % expected, {100 * seen:5.1f} % won"))
