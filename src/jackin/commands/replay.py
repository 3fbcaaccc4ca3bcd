"""`jackin replay`: a saved game, at any of its answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.rule import Rule

from jackin import gangs, netrunner
from jackin.commands.errors import fail, told
from jackin.gangs.setup import read_content
from jackin.kernel.ask import IllegalAnswer, NotAsked
from jackin.kernel.codec import BadSave
from jackin.kernel.deal import unfair
from jackin.kernel.game import Game, Json
from jackin.kernel.journal import Journal, check_head, read
from jackin.kernel.rng import read_chance
from jackin.locale import Words, words
from jackin.netrunner.words import SIDES
from jackin.terminal.face import Face
from jackin.terminal.gangs import GangsFace
from jackin.terminal.glyphs import LEGAL, QUIET, ink
from jackin.terminal.netrunner import NetrunnerFace

RECENT = 20
GAMES: dict[str, Game] = {"netrunner": netrunner.GAME, "gangs": gangs.GAME}
SPECTATOR = -1


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    at: Annotated[int | None, typer.Option(help="After so many answers; the end if left out.")] = None,
    seat: Annotated[str, typer.Option(help="Whose eyes: corp, runner, a gang, or spectator.")] = "spectator",
    step: Annotated[bool, typer.Option("--step", help="Walk through the answers.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Was the deal fair?")] = False,
    lang: Annotated[str, typer.Option(help="en, es, de or pl.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Open a saved game and show a position and the log."""
    with told():
        w = words(lang)
        journal, broken = opened(file)
    if verify:
        verified(file, journal, broken, w)
        return
    count = len(journal.answers)
    n = count if at is None else at
    if not 0 <= n <= count:
        raise fail(f"{file}: has {count} answers, so --at is 0 to {count}")
    names = seats(journal)
    if seat not in (*names, "spectator"):
        raise fail(f"{file}: nobody is called {seat!r}; there are {', '.join(names)}, spectator")
    eyes = names.index(seat) if seat in names else SPECTATOR
    if as_json:
        print(json.dumps(as_data(journal, n, eyes, broken), indent=1, ensure_ascii=False))
        return
    projector = Projector(journal, eyes, face_of(journal, w))
    if step:
        projector.walk(0 if at is None else n)
    else:
        projector.show(n)
    if broken:
        raise fail(f"{file}: {broken}")


def opened(file: Path) -> tuple[Journal, str]:
    """The journal, as far as it goes; and what broke if an answer breaks the engine."""
    data: Any = read(file)
    named = data.get("game") if isinstance(data, dict) else None
    game = GAMES.get(str(named), netrunner.GAME)
    check_head(game, data, str(file))
    journal = Journal(game, data["setup"], read_chance(data["seed"]))
    journal.deal = data.get("deal")
    for n, value in enumerate(data["answers"]):
        try:
            journal.answer(value)
        except (IllegalAnswer, NotAsked) as error:
            raise BadSave(f"{file}: answer {n + 1}: {error}") from error
        except Exception as error:
            return journal.branch(n), f"answer {n + 1}, {value!r}, breaks the engine: {error!r}"
    return journal, ""


def verified(file: Path, journal: Journal, broken: str, w: Words) -> None:
    """The cards are those of the seed, since the journal has been replayed; now the seed itself."""
    if broken:
        raise fail(f"{file}: {broken}")
    if journal.deal is None:
        raise fail(f"{file}: {w.format('replay-deal-none')}")
    if wrong := unfair(journal.deal, journal.seed):
        raise fail(f"{file}: {w.format('replay-deal-wrong', what=wrong)}")
    for name in ("commitment", "secret"):
        print(f"{name:12}{journal.deal[name]}")
    for seat in sorted(journal.deal["halves"]):
        print(f"{seat:12}{journal.deal['halves'][seat]}")
    print(f"{'seed':12}{journal.seed:064x}")
    print(w.format("replay-deal-fair"))


def seats(journal: Journal) -> list[str]:
    """What the seats are called."""
    if journal.game.name == "netrunner":
        return SIDES
    return list(journal.setup["gangs"][: journal.game.seats(journal.position)])


def face_of(journal: Journal, w: Words) -> Face:
    if journal.game.name == "netrunner":
        return NetrunnerFace(w)
    return GangsFace(w, read_content(journal.setup["content"]).data)


def as_data(journal: Journal, n: int, seat: int, broken: str) -> Json:
    position = journal.at(n)
    result = journal.game.result(position)
    return {
        "game": journal.game.name,
        "seed": journal.chance.encode(),
        "answers": len(journal.answers),
        "at": n,
        "next": journal.answers[n] if n < len(journal.answers) else None,
        "result": None
        if result is None
        else {"winner": result.winner, "reason": result.reason, "winners": list(result.winners)},
        "broken": broken or None,
        "view": journal.game.view(position, seat),
    }


class Projector:
    """Shows a journal, one position at a time."""

    def __init__(self, journal: Journal, seat: int, face: Face) -> None:
        self.journal = journal
        self.seat = seat
        self.face = face
        self.words = face.words
        self.console = Console(highlight=False)

    def show(self, n: int) -> None:
        position = self.journal.at(n)
        view = self.journal.game.view(position, self.seat)
        self.console.print(self.face.story(self.face.log(position, self.seat, RECENT)))
        self.console.print(self.face.board(view, self.console.width))
        self.console.print(Rule(style=QUIET))
        self.console.print(ink(self.caption(n, view), "bold"))

    def caption(self, n: int, view: Json) -> str:
        count = len(self.journal.answers)
        where = self.words.format("replay-at", n=n, count=count)
        if view["result"]:
            return where
        asked = self.words.format("replay-asked", who=self.face.who(view))
        if "options" in view["ask"]:
            asked = f"{asked} {self.face.asked(view).question()}"
        return f"{where} {asked}"

    def walk(self, n: int) -> None:
        """Enter goes on, b back, a number jumps, q leaves."""
        count = len(self.journal.answers)
        while True:
            self.show(n)
            self.console.print(ink(self.words.format("replay-keys"), QUIET))
            self.console.print("> ", style=LEGAL, end="")
            try:
                line = input().strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if line == "q" or (not line and n == count):
                return
            to = int(line) if line.isdecimal() else n - 1 if line == "b" else n + 1
            n = max(0, min(to, count))
