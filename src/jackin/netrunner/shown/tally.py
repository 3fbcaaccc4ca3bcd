"""A finished game in numbers: read from the whole log and the actions taken, when nothing is hidden any more."""

from __future__ import annotations

from typing import Final

from jackin.kernel.tally import Counts, Lying, ScorePoint, StatGroup, Tally, oldest_first
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.rules.queries import score
from jackin.netrunner.rules.servers import all_servers
from jackin.netrunner.state import Line, State
from jackin.netrunner.words import (
    ARCHIVES, CORP, GRIP, HQ, HQ_CARDS, RD, RUNNER, SIDES, line, root, server_name,
)  # fmt: skip

Deed = tuple[int, str]
"""A seat and the verb of its answer when it was asked for an action."""

PLACES: Final = {HQ: "hq", RD: "rd", ARCHIVES: "archives"}
CLICKS: Final = {
    "credit": "credits", "draw": "draws", "install": "installs", "play": "plays", "run": "runs",
    "advance": "advances",
}  # fmt: skip
HARM: Final = {"suffers-net": "net", "suffers-meat": "meat", "suffers-brain": "brain", "takes-tags": "tags"}


def tally(s: State, deeds: list[Deed]) -> Tally:
    story = oldest_first(s.log)
    return {
        "turns": max([written.n for written in story if written.key == "turn"], default=0),
        "scores": scores(s, story),
        "groups": [visits(story), credits(story), clicks(deeds), harm(story)],
        "hands": {SIDES[CORP]: slugs(s, HQ_CARDS), SIDES[RUNNER]: slugs(s, GRIP)},
        "facedown": facedown(s),
    }


def slugs(s: State, zone: int) -> list[str]:
    return [printed(s, card).slug for card in s.zones[zone]]


def facedown(s: State) -> list[Lying]:
    """What lay in and before the servers and was never seen."""
    return [
        {"card": printed(s, card).slug, "server": server_name(server)}
        for server in all_servers(s)
        for card in (*s.zones[root(server)], *s.zones[line(server)])
        if not s.faceup[card]
    ]


def scores(s: State, story: list[Line]) -> list[ScorePoint]:
    """One point for each turn with a change; the last is how it ended."""
    points, turn = [0, 0], 0
    found: list[ScorePoint] = [{"turn": 0, "points": {"corp": 0, "runner": 0}}]
    for written in story:
        if written.key == "turn":
            turn = written.n
        elif written.key in ("scores", "steals"):
            points[written.seat] += CARDS[written.card].points
            found.append({"turn": turn, "points": dict(zip(SIDES, points, strict=True))})
    ended: ScorePoint = {"turn": turn, "points": {"corp": score(s, CORP), "runner": score(s, RUNNER)}}
    return [*found, ended]


def visits(story: list[Line]) -> StatGroup:
    """Runs, accesses and steals by server."""
    counts = Counts("hq", "rd", "archives", "remotes")
    where = "remotes"
    for written in story:
        if written.key in ("runs", "accesses"):
            where = PLACES.get(written.where, "remotes")
            counts.add(where, written.key)
        elif written.key == "steals":
            counts.add(where, written.key)
    return counts.group("servers")


def credits(story: list[Line]) -> StatGroup:
    counts = Counts("gained", "spent", "lost")
    for written in story:
        if written.key in ("gains", "pays", "loses") and written.n > 0:
            row = {"gains": "gained", "pays": "spent", "loses": "lost"}[written.key]
            counts.add(row, SIDES[written.seat], written.n)
    return counts.group("credits")


def clicks(deeds: list[Deed]) -> StatGroup:
    counts = Counts(*CLICKS.values())
    for seat, verb in deeds:
        counts.add(CLICKS.get(verb, "others"), SIDES[seat])
    return counts.group("clicks")


def harm(story: list[Line]) -> StatGroup:
    counts = Counts(*HARM.values())
    for written in story:
        if written.key in HARM and written.n > 0:
            counts.add(HARM[written.key], SIDES[RUNNER], written.n)
    return counts.group("harm")
