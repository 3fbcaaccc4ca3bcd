"""A position built from a description: who has what where, whose turn it is, and who knows it.

The description is plain data, the same in Python, in TOML and in a journal's setup; `described.py` checks it.
"""

from __future__ import annotations

from typing import Any

from jackin.kernel.game import Json
from jackin.kernel.machine import advance
from jackin.kernel.rng import Seed
from jackin.netrunner.catalog import CARDS, find
from jackin.netrunner.described import check_position
from jackin.netrunner.flows.game import GAME_FLOW, corp_turn, runner_turn
from jackin.netrunner.flows.turn import CORP_TURN, RUNNER_TURN, corp_acts, runner_acts
from jackin.netrunner.rules.memory import memory_limit, memory_used
from jackin.netrunner.rules.moves import begin_identity, move
from jackin.netrunner.rules.queries import points, total_clicks
from jackin.netrunner.setup import BadSetup, add_cards, empty_table
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ALL_KNOW, ASIDE, CORP, CORP_KNOWS, COUNTERS, DECK, DISCARD, FIRST_REMOTE, HAND, IDENTITIES, KNOWS, RIG, RUNNER,
    RUNNER_KNOWS, SCORE, SIDES, line, root, server_name,
)  # fmt: skip

NAMES = [("hq", "rd", "archives", "scored"), ("grip", "stack", "heap", "stolen")]
"""What each side's hand, deck, discard pile and score area are called."""
ALSO = {"corp": CORP_KNOWS, "runner": RUNNER_KNOWS, "both": ALL_KNOW}


def laid_out(setup: Json, seed: Seed) -> State:
    """The position of a setup, up to its first question."""
    if setup.get("automa"):
        raise BadSetup("position: an automa cannot take over in the middle of a game")
    data: Any = setup["position"]
    check_position(data)
    s = empty_table(setup, seed)
    lay_position(s, data)
    check_standing(s)
    begin(s, data)
    return s


def lay_position(s: State, data: Json) -> None:
    sides: list[Json] = [data.get(side, {}) for side in SIDES]
    for seat in (CORP, RUNNER):
        begin_identity(s, add_cards(s, [find(sides[seat]["identity"])], IDENTITIES)[0])
    for seat in (CORP, RUNNER):
        lay_side(s, seat, sides[seat])
    for name, server in sides[CORP].get("servers", {}).items():
        lay_server(s, name, server)
    for card in sides[RUNNER].get("rig", []):
        lay_rig(s, card)
    s.tags = sides[RUNNER].get("tags", 0)
    s.brain = sides[RUNNER].get("brain", 0)
    s.bad_publicity = sides[CORP].get("bad_publicity", 0)
    forget(s)


def forget(s: State) -> None:
    """What stood there from the start is no news to anybody."""
    s.met = []
    s.happened = []
    s.log = None
    s.memory_touched = False


def lay_side(s: State, seat: int, side: Json) -> None:
    hand, deck, pile, score = NAMES[seat]
    s.credits[seat] = side.get("credits", 5)
    for card in reversed(side.get(deck, [])):
        lay(s, card, DECK[seat], 0, False)
    for card in side.get(hand, []):
        lay(s, card, HAND[seat], KNOWS[seat], True)
    for card in side.get(pile, []):
        up = seat == RUNNER or is_up(card)
        lay(s, card, DISCARD[seat], ALL_KNOW if up else KNOWS[seat], up)
    for card in side.get(score, []):
        lay(s, card, SCORE[seat], ALL_KNOW, True)


def lay_server(s: State, name: str, server: Json) -> None:
    number = server_number(name)
    while s.servers() <= number:
        s.zones += [(), ()]
    for zone, cards in ((line(number), server.get("ice", [])), (root(number), server.get("root", []))):
        for card in cards:
            lay(s, card, zone, ALL_KNOW if is_up(card) else CORP_KNOWS, is_up(card))


def server_number(name: str) -> int:
    for number in range(FIRST_REMOTE):
        if server_name(number) == name:
            return number
    return FIRST_REMOTE + int(name.removeprefix("remote-")) - 1


def lay_rig(s: State, card: Any) -> None:
    handle = lay(s, card, RIG, ALL_KNOW, True)
    on = card.get("on", "") if isinstance(card, dict) else ""
    if on:
        hosts = [host for host in range(len(s.code)) if CARDS[s.code[host]].slug == on and s.zone[host] >= RIG]
        if not hosts:
            raise BadSetup(f"runner.rig: no {on!r} lies on the table to put {card['card']!r} on")
        s.host[handle] = hosts[0]


def is_up(card: Any) -> bool:
    return isinstance(card, dict) and bool(card.get("rezzed", card.get("faceup", False)))


def lay(s: State, card: Any, zone: int, knows: int, up: bool) -> int:
    """A new card in a place, with what each seat knows of it."""
    told: Json = card if isinstance(card, dict) else {"card": card}
    handle = add_cards(s, [find(told["card"])], ASIDE)[0]
    s.zones[ASIDE] = (*s.zones[ASIDE], handle)
    move(s, handle, zone, up)
    s.knows[handle] = knows | ALSO.get(told.get("known", ""), 0)
    for number, kind in enumerate(COUNTERS):
        if kind in told:
            s.set_counter(handle, number, told[kind])
    return handle


def check_standing(s: State) -> None:
    """What no game could have come to, though each card is where it may be."""
    if memory_used(s) > memory_limit(s):
        raise BadSetup(f"runner.rig: its programs need {memory_used(s)} memory units of {memory_limit(s)}")
    for seat in (CORP, RUNNER):
        if sum(points(s, card) for card in s.zones[SCORE[seat]]) >= 7:
            raise BadSetup(f"{SIDES[seat]}.{NAMES[seat][3]}: with 7 points the game is over")


def begin(s: State, data: Json) -> None:
    """In the action phase of a turn, or at its very first step."""
    seat = SIDES.index(data.get("turn", "runner"))
    s.call(GAME_FLOW)
    s.stack[0].jump(runner_turn if seat == CORP else corp_turn)
    s.call(CORP_TURN if seat == CORP else RUNNER_TURN, seat)
    s.active = seat
    if data.get("phase", "action") == "action":
        s.turn = 1 if seat == CORP else 2
        s.acting = True
        s.clicks[seat] = data.get("clicks", total_clicks(s, seat))
        s.stack[1].jump(corp_acts if seat == CORP else runner_acts)
    advance(s)
