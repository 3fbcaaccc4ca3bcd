"""What the rules say of every answer, whatever the texts of the cards are: what must be there, and what cannot be.

Like the oracle it shares no predicate with the engine. It knows no card but by its printed facts, so it judges cards
that were written after it; what a text may allow or forbid, it leaves open.
"""

from __future__ import annotations

from collections.abc import Callable

from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, CORP, FIRST_REMOTE, HOSTED, RIG, RUNNER, SERVERS, is_root, server_name,
)  # fmt: skip
from tests.laws.oracle import (
    DECK, HAND, WINDOWS, fact, handle, in_zone, is_ice, on_table, servers, slug, tokens, unrezzed, works,
)  # fmt: skip

Answers = set[str]
ABILITIES = range(6)
NUMBERS = range(200)


def side_of(s: State, card: int) -> int:
    return CORP if fact(s, card, "side") == "corp" else RUNNER


def usable(s: State, seat: int) -> Answers:
    """ABIL-1: abilities of one's own active cards; the Runner clicks through the ice that is met."""
    cards = [card for card in range(len(s.code)) if side_of(s, card) == seat]
    cards = [card for card in cards if works(s, card) or s.zone[card] == HOSTED]
    if seat == RUNNER and s.run is not None and s.run.ice >= 0:
        cards.append(s.run.ice)
    return {f"use {handle(s, card)} {n}" for card in cards for n in ABILITIES}


def is_second_console(s: State, card: int) -> bool:
    """CARD-9."""
    return is_console(s, card) and any(is_console(s, other) and s.faceup[other] for other in in_zone(s, RIG))


def is_console(s: State, card: int) -> bool:
    return "console" in fact(s, card, "subtypes", ())


def possible_actions(s: State, seat: int) -> Answers:
    found = {"credit", *({"draw"} if in_zone(s, DECK[seat]) else ())} | usable(s, seat)
    for card in in_zone(s, HAND[seat]):
        if fact(s, card, "type") in ("event", "operation"):
            found.add(f"play {slug(s, card)}")
        elif not is_second_console(s, card):
            found.add(f"install {slug(s, card)}")
    return found | (possible_for_corp(s) if seat == CORP else possible_for_runner(s))


def possible_for_corp(s: State) -> Answers:
    found = {"purge"} if s.clicks[CORP] >= 3 else set()
    for card in on_table(s):
        if s.zone[card] >= SERVERS and side_of(s, card) == CORP:
            found.add(f"advance {handle(s, card)}")
        if s.tags and fact(s, card, "type") == "resource":
            found.add(f"trash-resource {handle(s, card)}")
    return found


def possible_for_runner(s: State) -> Answers:
    return {f"run {server_name(server)}" for server in servers(s)} | ({"remove-tag"} if s.tags else set())


def certain_actions(s: State, seat: int) -> Answers:
    return {"credit", "purge"} if seat == CORP and s.clicks[CORP] >= 3 else {"credit"}


def possible_in_window(s: State, seat: int) -> Answers:
    parent = s.stack[-2]
    flags = WINDOWS.get(parent.flow.name) or WINDOWS[f"{parent.flow.name}/{parent.step}"]
    found = {"pass"} | usable(s, seat)
    if seat == CORP:
        found |= {f"rez {handle(s, card)}" for card in on_table(s) if could_rez(s, card, flags)}
        found |= {f"score {handle(s, card)}" for card in on_table(s) if "S" in flags and could_score(s, card)}
    return found


def could_rez(s: State, card: int, flags: str) -> bool:
    """REZ-2 to REZ-4: ice only while it is approached."""
    if not unrezzed(s, card) or fact(s, card, "type") == "agenda":
        return False
    if is_ice(s, card):
        return "I" in flags and s.run is not None and s.run.ice == card
    return "R" in flags


def could_score(s: State, card: int) -> bool:
    """SCORE-1: some texts ask for fewer tokens, none for none at all."""
    agenda = fact(s, card, "type") == "agenda" and is_root(s.zone[card])
    return agenda and (tokens(s, card, ADVANCEMENT) > 0 or fact(s, card, "advance") <= 2)


def possible_discards(s: State, seat: int) -> Answers:
    return {f"discard {slug(s, card)}" for card in in_zone(s, HAND[seat])}


def possible_places(s: State, seat: int) -> Answers:
    """INST-3, INST-4; texts let cards go on others."""
    kind = fact(s, s.stack[-1].card, "type")
    hosts = {f"on {handle(s, card)}" for card in on_table(s)}
    if seat == RUNNER:
        return {"at rig"} | hosts
    allowed = [n for n in servers(s) if kind in ("ice", "upgrade") or n >= FIRST_REMOTE]
    return {f"at {server_name(n)}" for n in allowed} | {"at new"} | hosts


def possible_for_accessed(s: State, seat: int) -> Answers:
    """TRASH-2, STEAL-1: only an agenda is stolen, only a card with a trash cost is trashed for it."""
    assert s.run is not None
    agenda = fact(s, s.run.accessing, "type") == "agenda"
    found = {"decline", "leave", "steal", *(f"steal {n}" for n in NUMBERS)} if agenda else {"leave"}
    own = [handle(s, card) for card in range(len(s.code)) if works(s, card) and side_of(s, card) == RUNNER]
    found |= {f"trash-by {name}" for name in own}
    if fact(s, s.run.accessing, "trash", -1) >= 0:
        found |= {f"trash {n}" for n in NUMBERS} | {f"remove-by {name} {n}" for name in own for n in NUMBERS}
    return found


POSSIBLE: dict[str, Callable[[State, int], Answers]] = {
    "action": possible_actions,
    "window": possible_in_window,
    "discard": possible_discards,
    "install-where": possible_places,
    "trash-accessed": possible_for_accessed,
    "steal": possible_for_accessed,
    "mulligan": lambda s, seat: {"keep", "mulligan"},
    "jack-out": lambda s, seat: {"continue", "jack-out"},
}
CERTAIN: dict[str, Callable[[State, int], Answers]] = {
    "action": certain_actions,
    "window": lambda s, seat: {"pass"},
    "discard": possible_discards,
    "mulligan": lambda s, seat: {"keep", "mulligan"},
}


def beyond(s: State) -> tuple[Answers, Answers]:
    """Of the answers to the open question: those that must be there and are not, those that are and cannot be."""
    ask = s.ask
    if ask is None or ask.kind not in POSSIBLE:
        return set(), set()
    listed = set(ask.values)
    certain = CERTAIN[ask.kind](s, ask.seat) if ask.kind in CERTAIN else set()
    return certain - listed, listed - POSSIBLE[ask.kind](s, ask.seat)
