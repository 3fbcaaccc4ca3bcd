"""A finished game in numbers: Street Cred by round and by where it came from, and what the gangs did."""

from __future__ import annotations

from typing import Final

from jackin.gangs.moves import combat_name
from jackin.gangs.queries import gang_name
from jackin.gangs.state import Line, State
from jackin.kernel.tally import Counts, ScorePoint, StatGroup, Tally, oldest_first

BY_RULE: Final = {
    "FIRE": "combat", "HIDE": "hideout", "RECLAIM": "reclaim", "GANG": "ability", "RIVAL": "rival",
    "SOLITAIRE": "rival",
}  # fmt: skip
"""Where no card says where it comes from, the rule's chapter does."""
KINDS: Final = (
    "combat", "opportunity", "hideout", "net", "story", "edgerunner", "ability", "reclaim", "rival", "start",
    "lost",
)  # fmt: skip
DEEDS: Final = {
    "gangs-recruits": "recruits", "gangs-moves": "moves", "gangs-seizes": "seizes",
    "gangs-builds-hideout": "hideouts", "gangs-net": "netruns", "gangs-loses-unit": "units-lost",
    "gangs-caught": "caught",
}  # fmt: skip
CRED: Final = {"gangs-gains-cred": 1, "gangs-loses-cred": -1}


def tally(s: State) -> Tally:
    story = oldest_first(s.log)
    return {
        "turns": max([line.n for line in story if line.key == "gangs-turn"], default=0),
        "scores": scores(s, story),
        "groups": [cred(s, story), deeds(s, story), *by_round(s, story)],
        "hands": {gang_name(s, side): hand(s, side) for side in range(len(s.hand))},
        "facedown": [],
    }


def hand(s: State, side: int) -> list[str]:
    return [combat_name(s, card) for card in s.hand[side]]


def scores(s: State, story: list[Line]) -> list[ScorePoint]:
    """What each gang had when a round was over; the last is how it ended."""
    points = began_with(s, story)
    found: list[ScorePoint] = [{"turn": 0, "points": dict(points)}]
    turn = 0
    for line in story:
        if line.key == "gangs-turn" and line.n != turn:
            found.append({"turn": turn, "points": dict(points)})
            turn = line.n
        elif line.key in CRED:
            points[gang_name(s, line.side)] += CRED[line.key] * line.n
    ended = {gang_name(s, side): s.cred[side] for side in range(len(s.gangs))}
    return [*found[1:], {"turn": turn, "points": ended}]


def began_with(s: State, story: list[Line]) -> dict[str, int]:
    """Street Cred before the first turn (SETUP-9, SOLITAIRE-9)."""
    cred = list(s.cred)
    for line in story:
        if line.key in CRED:
            cred[line.side] -= CRED[line.key] * line.n
    return {gang_name(s, side): n for side, n in enumerate(cred)}


def cred(s: State, story: list[Line]) -> StatGroup:
    counts = Counts(*KINDS)
    for gang, n in began_with(s, story).items():
        if n:
            counts.add("start", gang, n)
    for line in story:
        if line.key in CRED:
            counts.add(source_of(line), gang_name(s, line.side), CRED[line.key] * line.n)
    return counts.group("cred")


def by_round(s: State, story: list[Line]) -> list[StatGroup]:
    """For each gang: a row for each source, and what it brought in each round."""
    counts = {gang_name(s, side): Counts() for side in range(len(s.gangs))}
    turn = 0
    for line in story:
        if line.key == "gangs-turn":
            turn = line.n
        elif line.key in CRED:
            counts[gang_name(s, line.side)].add(source_of(line), str(turn), CRED[line.key] * line.n)
    return [found.group(f"cred/{gang}") for gang, found in counts.items()]


def source_of(line: Line) -> str:
    if line.key == "gangs-loses-cred":
        return "lost"
    source = dict(line.args).get("source_kind", "")
    source = "net" if source in ("space", "level") else source
    return source if source in KINDS else BY_RULE.get(line.rule.split("-", maxsplit=1)[0], "others")


def deeds(s: State, story: list[Line]) -> StatGroup:
    counts = Counts(*DEEDS.values())
    for line in story:
        if line.key in DEEDS and line.side >= 0:
            counts.add(DEEDS[line.key], gang_name(s, line.side))
    return counts.group("deeds")
