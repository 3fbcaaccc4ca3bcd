"""`jackin analyse`: how the chances of a saved game went, and which answers were mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from jackin.commands.errors import fail, told
from jackin.commands.replay import face_of, opened, seats
from jackin.doors.analysis import Chances, Judged, Line, accuracy, curve, judgements
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.locale import Words, words
from jackin.terminal.glyphs import QUIET, ink

DIGITS = 4
WIDTH = 40


def analyse(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[str, typer.Option(help="Whose answers are judged: corp or runner; both if left out.")] = "",
    mistakes: Annotated[bool, typer.Option(help="Judge the answers, which takes a thought for each.")] = True,
    lang: Annotated[str, typer.Option(help="en, es, de or pl.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Look into a saved game: the win chance turn by turn, and what would have been better."""
    with told():
        w = words(lang)
        journal, broken = opened(file)
    if broken:
        raise fail(f"{file}: {broken}")
    names = seats(journal)
    if seat not in ("", *names):
        raise fail(f"{file}: nobody is called {seat!r}; there are {', '.join(names)}")
    points = list(curve(journal))
    if not points:
        raise fail(f"{file}: {w.format('analyse-none')}")
    judged = list(judgements(journal, seat)) if mistakes else []
    if as_json:
        data = {
            "points": [as_point(point, names) for point in points],
            "judged": list(map(as_judged, judged)),
            "accuracy": {name: rounded(accuracy(judged, name)) for name in names},
        }
        print(json.dumps(data, indent=1, ensure_ascii=False))
        return
    report = Report(journal, w)
    for point in points:
        report.point(point)
    report.mistakes(judged, [seat] if seat else names)


def as_point(point: Chances, names: list[str]) -> Json:
    def by_seat(each: list[float]) -> dict[str, float]:
        return {name: round(chance, DIGITS) for name, chance in zip(names, each, strict=True)}

    return point._asdict() | {"open": by_seat(point.open), "known": by_seat(point.known)}


def as_judged(judged: Judged) -> Json:
    better = judged.better
    return {
        "n": judged.n,
        "turn": judged.turn,
        "seat": judged.seat,
        "given": judged.given["value"],
        "better": None if better is None else better["value"],
        "by": round(judged.by, DIGITS),
        "error": round(judged.error, DIGITS),
        "mark": judged.mark,
        "matters": judged.matters,
        "loss": round(judged.loss, DIGITS),
        "lines": list(map(as_line, judged.lines)),
    }


def as_line(line: Line) -> Json:
    return {
        "value": line.option["value"],
        "chance": round(line.chance, DIGITS),
        "error": round(line.error, DIGITS),
        "by": round(line.by, DIGITS),
        "by_error": round(line.by_error, DIGITS),
        "worlds": line.worlds,
        "follows": [option["value"] for option in line.follows],
    }


def rounded(share: float | None) -> float | None:
    return None if share is None else round(share, DIGITS)


class Report:
    def __init__(self, journal: Journal, w: Words) -> None:
        self.journal = journal
        self.words = w
        self.face = face_of(journal, w)
        self.console = Console(highlight=False)

    def point(self, point: Chances) -> None:
        """The first seat's chance as a bar; of several seats, each one's as a number."""
        filled = round(WIDTH * point.open[0])
        bar = "█" * filled + "░" * (WIDTH - filled)
        each = point.open if len(point.open) > 2 else point.open[:1]
        shares = " ".join(f"{100 * chance:3.0f} %" for chance in each)
        self.console.print(f"{point.turn:4} {self.words.who(point.active):8} {bar} {shares}")

    def mistakes(self, judged: list[Judged], names: list[str]) -> None:
        for one in judged:
            if one.better is not None:
                self.mistake(one, one.better)
        for name in names:
            mine = [one for one in judged if one.seat == name]
            if mine:
                fine = sum(one.better is None for one in mine)
                who = self.words.who(name)
                self.console.print(self.words.format("analyse-fine", who=who, fine=fine, n=len(mine)))
                if (share := accuracy(mine, name)) is not None:
                    self.console.print(self.words.format("analyse-accuracy", who=who, n=round(100 * share)))

    def mistake(self, judged: Judged, better: Json) -> None:
        position = self.journal.at(judged.n)
        ask = self.journal.game.ask(position)
        assert ask is not None
        label = self.face.asked(self.journal.game.view(position, ask.seat)).label
        who = self.words.who(judged.seat)
        about = f"{self.words.title(judged.card)}: " if judged.card else ""
        head = self.words.format("analyse-mistake", turn=judged.turn, who=who, n=judged.n)
        cost = self.words.format("analyse-cost", n=round(100 * judged.by), error=max(1, round(200 * judged.error)))
        self.console.print(ink(f"{judged.mark:2} {head} {cost}", "bold"))
        self.console.print(f"    {about}{label(judged.given)}")
        self.console.print(ink(f"    → {label(better)}", QUIET))
