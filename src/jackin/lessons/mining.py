"""Puzzles from simulated games: positions are taken and cut down to what is known to both and what matters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from jackin import netrunner
from jackin.doors import door
from jackin.kernel.game import Json
from jackin.lessons.proof import MOST
from jackin.lessons.puzzle import KINDS
from jackin.lessons.taken import taken
from jackin.lessons.worth import BOT, CREDITS, proven
from jackin.netrunner.catalog import BY_SLUG
from jackin.netrunner.game import state
from jackin.netrunner.state import State
from jackin.netrunner.words import AGENDA_TYPE, OPERATION_TYPE, SIDES

CORPS, RUNNERS = ("haas-bioroid", "jinteki", "nbn", "weyland"), ("anarch", "criminal", "shaper")
KILLERS = ("scorched-earth", "punitive-counterstrike")
GRIP = 3
"""Cards that the Runner holds at most: the tables of puzzles are small."""
HEDGE = {"card": "hedge-fund", "known": "both"}
"""What the Corp draws: nothing that changes anything."""

Cut = tuple[Json, str]
"""A position, and the card that is its picture."""


def is_a(kind: int, card: Json) -> bool:
    return BY_SLUG[card["card"]].type == kind


def is_agenda(card: Json) -> bool:
    return is_a(AGENDA_TYPE, card)


def agendas_out(told: Json) -> list[str]:
    return [card["card"] for server in told["corp"]["servers"].values() for card in server.get("root", [])
            if is_agenda(card)]  # fmt: skip


def cut(told: Json, hq: list[Json], rd: list[Json], first: int = 0) -> Json:
    """With short hands and purses, decks that hold only what is named here, and the servers that matter: those that
    hold an agenda, and HQ if it does; otherwise the first that has ice."""
    servers = {name: found for name, found in told["corp"]["servers"].items() if holds_agenda(name, found, hq)}
    grip = told["runner"]["grip"][first : first + GRIP]
    return {
        **told,
        "corp": {**purse(told["corp"]), "hq": hq, "rd": rd, "servers": servers or outermost(told)},
        "runner": {**purse(told["runner"]), "grip": grip},
    }


def purse(side: Json) -> Json:
    return {**side, "credits": min(side["credits"], CREDITS)}


def holds_agenda(name: str, server: Json, hq: list[Json]) -> bool:
    cards = [*server.get("root", []), *(hq if name == "hq" else [])]
    return any(is_agenda(card) for card in cards)


def outermost(told: Json) -> Json:
    return dict([(name, found) for name, found in told["corp"]["servers"].items() if "ice" in found][:1])


def grips(told: Json) -> Iterator[int]:
    """The hand is cut in several ways: each may hold what the others miss."""
    yield from range(0, max(1, len(told["runner"]["grip"]) - GRIP + 1), 2)


def to_steal(told: Json) -> Iterator[Cut]:
    """The agenda lies on the table, or is the only card in HQ."""
    out = agendas_out(told)
    inside = [card for card in told["corp"]["hq"] if is_agenda(card)][:1]
    for first in grips(told):
        if out:
            yield cut(told, [], [], first), out[0]
        if inside and "hq" in told["corp"]["servers"]:
            yield cut(told, inside, [], first), inside[0]["card"]


def to_survive(told: Json) -> Iterator[Cut]:
    """HQ holds what kills, and perhaps an operation that helps it."""
    killer = next((card for card in told["corp"]["hq"] if card["card"] in KILLERS), None)
    if killer is None:
        return
    others = [card for card in told["corp"]["hq"] if is_a(OPERATION_TYPE, card) and card != killer]
    for first in grips(told):
        for hq in ([killer], [killer, *others[:1]]):
            tagged = cut(told, hq, [HEDGE], first)
            for tags in (2, 1):
                yield {**tagged, "runner": {**tagged["runner"], "tags": tags}}, killer["card"]


def to_score(told: Json) -> Iterator[Cut]:
    """The Corp has one agenda, on the table or in HQ, and perhaps another card; the Runner has a rig, and no grip."""
    out = agendas_out(told)
    others = [card for card in told["corp"]["hq"] if not is_agenda(card)]
    bare: Json = {**told, "runner": {**told["runner"], "grip": [], "credits": 0}}
    if len(out) == 1:
        for hq in (*([card] for card in others[:3]), []):
            yield cut(bare, hq, [HEDGE]), out[0]
    inside = [card for card in told["corp"]["hq"] if is_agenda(card)][:1]
    if inside and not out:
        for rest in ([], others[:1]):
            yield cut(bare, [*inside, *rest], [HEDGE]), inside[0]["card"]


MAKERS: dict[str, Callable[[Json], Iterator[Cut]]] = {
    "steal": to_steal, "survive": to_survive, "score": to_score,
}  # fmt: skip


def turns(seed: int) -> Iterator[State]:
    """The positions of a game, at each turn's first action."""
    table = door("netrunner")
    setup = netrunner.setup(corp=CORPS[seed % len(CORPS)], runner=RUNNERS[seed % len(RUNNERS)])
    s = state(table.game.new(setup, seed))
    players: list[Any] = [table.agent(BOT, seed + seat) for seat in range(2)]
    last = 0
    while (ask := s.ask) is not None:
        if ask.kind == "action" and s.turn != last:
            last = s.turn
            yield s
        view = table.game.sight(s, ask.seat)
        table.game.answer(s, players[ask.seat].choose(view, view["ask"]))


def mined(kind: str, positions: Iterator[State], most: int = MOST) -> Iterator[Json]:
    """The puzzles of this kind that a game has, no two of them with the same first move."""
    seen: set[str] = set()
    for s in positions:
        if SIDES[s.active] != KINDS[kind]:
            continue
        for told, picture in MAKERS[kind](taken(s)):
            found = proven(kind, told, picture, most)
            if found is not None and found["first"] not in seen:
                seen.add(found["first"])
                yield found
                break
