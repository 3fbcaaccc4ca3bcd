"""How an automa has played, read off the log: what tells one pack from another."""

from __future__ import annotations

from typing import NamedTuple

from jackin.netrunner.catalog import CARDS
from jackin.netrunner.state import Line, State
from jackin.netrunner.words import CORP

EARLY = 8
MONEY = ("gains", "takes-credit", "automa-refunds")


class Style(NamedTuple):
    """Counts of one game. `hq_points` are those of agendas that were scored out of HQ (CA-27)."""

    ice: int = 0
    advances: int = 0
    stratagems: int = 0
    damage: int = 0
    tags: int = 0
    points: int = 0
    hq_points: int = 0
    runs: int = 0
    installs: int = 0
    money: int = 0


def style(s: State) -> Style:
    ice = advances = stratagems = damage = tags = points = hq_points = turn = runs = installs = money = 0
    seat = s.automa.seat if s.automa is not None else -1
    rule = ""
    for line in told(s.log):
        installs += line.key.startswith("installs") and line.seat == seat
        money += line.n if line.key in MONEY and line.seat == seat else 0
        if line.key == "turn":
            turn = line.n
        elif line.key == "runs":
            runs += line.seat == seat
        elif line.key == "installs-ice":
            ice += turn <= EARLY
        elif line.key == "automa-advances":
            advances += 1
        elif line.rule == "CA-63":
            stratagems += 1
        elif line.key.startswith("suffers-"):
            damage += line.n
        elif line.key == "takes-tags":
            tags += line.n
        elif line.key == "automa-scores":
            rule = line.rule
        elif line.key == "scores" and line.seat == CORP:
            worth = CARDS[line.card].points
            points += worth
            hq_points += worth if rule == "CA-27" else 0
            rule = ""
    return Style(ice, advances, stratagems, damage, tags, points, hq_points, runs, installs, money)


def told(log: Line | None) -> list[Line]:
    """The whole log, oldest first."""
    lines: list[Line] = []
    while log is not None:
        lines.append(log)
        log = log.before
    return lines[::-1]
