"""A position built from a description: the units, Hideouts, cards and tallies of each gang, and the markets.

The description is plain data, the same in Python, in TOML and in a journal's setup; `described.py` checks it.
"""

from __future__ import annotations

from typing import Any

from jackin.gangs.described import check_position
from jackin.gangs.flows.game import GAME_FLOW
from jackin.gangs.queries import first_edgerunner
from jackin.gangs.setup import BadSetup, blank_table
from jackin.gangs.state import State
from jackin.gangs.words import ACTIONS, CLASSES, RESERVE, RESOURCES, UNITS_OF_GANG
from jackin.kernel.game import Json
from jackin.kernel.machine import advance, put_again
from jackin.kernel.rng import Seed


def laid_out(setup: Json, seed: Seed) -> State:
    """The position of a setup, at the first action of the gang that begins."""
    s = blank_table(setup, seed)
    data: Any = setup["position"]
    check_position(s, data)
    s.call(GAME_FLOW)
    advance(s)
    if s.ask is None or s.ask.kind != "turn":
        raise BadSetup("position: this Story asks something before the first action")
    lay_sides(s, data.get("sides", {}))
    lay_markets(s, data)
    s.log = None
    put_again(s)
    return s


def lay_sides(s: State, sides: Json) -> None:
    for unit in range(first_edgerunner(s)):
        s.place[unit] = RESERVE
    for side, number in enumerate(s.gangs):
        gang = s.book.content.gangs[number]
        lay_side(s, side, sides.get(gang.id, {}), gang.district)


def lay_side(s: State, side: int, told: Json, home: str) -> None:
    for space, units in told.get("units", {}).items():
        for unit in units:
            put_unit(s, side, unit, s.book.spaces[s.board].index(space))
    s.hideouts[side] = tuple([s.book.districts.index(name) for name in told.get("hideouts", [home])])
    s.dashboard[side] = s.dashboard[side][max(0, len(s.hideouts[side]) - 1) :]  # HIDE-3
    s.cred[side] = told.get("cred", 0)
    s.net[side] = told.get("net", 0)
    s.tokens[side] = told.get("tokens", 0)
    s.pool[3 * side : 3 * side + 3] = [told.get(name, 0) for name in RESOURCES]
    ids = [card.id for card in s.book.content.opportunities]
    s.seized[side] = tuple([ids.index(name) for name in told.get("owns", [])])
    take_out_opportunities(s, s.seized[side])
    if side < s.seats:
        lay_hand(s, side, told)


def lay_hand(s: State, side: int, told: Json) -> None:
    if "hand" in told or "pile" in told:
        s.hand[side] = combat(s, told.get("hand", []))
        s.pile[side] = combat(s, told.get("pile", []))
    s.upgrades = tuple([card for card in s.upgrades if card not in s.hand[side] and card not in s.pile[side]])
    for card in s.hand[side]:
        s.knows[card] |= 1 << side
    if "discs" in told:
        s.discs[side] = sum(1 << ACTIONS.index(name) for name in told["discs"])


def combat(s: State, names: list[str]) -> tuple[int, ...]:
    ids = [card.id for card in s.book.combat]
    return tuple([ids.index(name) for name in names])


def put_unit(s: State, side: int, name: str, place: int) -> None:
    """A unit of the reserve by its class, or an Edgerunner by name."""
    if name in CLASSES:
        start = side * UNITS_OF_GANG
        for unit in range(start, start + UNITS_OF_GANG):
            if CLASSES[s.kind[unit]] == name and s.place[unit] < 0:
                s.place[unit] = place
                return
        raise BadSetup(f"position: no {name} is left in the reserve")
    card = [edgerunner.id for edgerunner in s.book.content.edgerunners].index(name)
    s.owner[first_edgerunner(s) + card] = side
    s.place[first_edgerunner(s) + card] = place
    s.edgerunners = tuple([n for n in s.edgerunners if n != card])
    s.edgerunner_market = tuple([-1 if n == card else n for n in s.edgerunner_market])


def take_out_opportunities(s: State, cards: tuple[int, ...]) -> None:
    s.opportunities = tuple([n for n in s.opportunities if n not in cards])
    s.opportunity_market = tuple([-1 if n in cards else n for n in s.opportunity_market])
    s.opportunity_order = tuple([n for n in s.opportunity_order if n not in cards])


def lay_markets(s: State, data: Json) -> None:
    """Face up from the first slot on; `upgrades` are the top of their deck."""
    if "market" in data:
        ids = [card.id for card in s.book.content.opportunities]
        cards = [ids.index(name) for name in data["market"]]
        left = [*s.opportunities, *[n for n in s.opportunity_market if n >= 0]]
        s.opportunities = tuple([n for n in left if n not in cards])
        s.opportunity_market = (*cards, *[-1] * (s.settings.opportunities - len(cards)))
        s.opportunity_order = tuple(cards)
    if "edgerunners" in data:
        ids = [card.id for card in s.book.content.edgerunners]
        cards = [ids.index(name) for name in data["edgerunners"]]
        left = [*s.edgerunners, *[n for n in s.edgerunner_market if n >= 0]]
        s.edgerunners = tuple([n for n in left if n not in cards])
        s.edgerunner_market = (*cards, *[-1] * (s.settings.edgerunners - len(cards)))
    if "upgrades" in data:
        top = combat(s, data["upgrades"])
        s.upgrades = (*[n for n in s.upgrades if n not in top], *reversed(top))
