"""gangs_house_v0: Gangs of Night City with the house set as bytes, for one seat, and its answers as numbered actions.

Sides are counted from the seat that looks: it is 0, its left neighbour 1. Only what the seat may know goes in: tests
deal the hidden cards again, and not one byte may change.
"""

from __future__ import annotations

from typing import Final

from jackin.gangs.game import GAME, state
from jackin.gangs.moves import combat_name, edgerunner_name, goal, opportunity_name
from jackin.gangs.queries import first_edgerunner
from jackin.gangs.state import EVERYBODY, Firefight, State
from jackin.gangs.words import ACTIONS as DISCS
from jackin.gangs.words import CLASSES, DRONE, RESERVE, RESOURCES, SPACES, UNITS_OF_GANG, district_of
from jackin.kernel.ask import Ask, Option
from jackin.kernel.game import Json
from jackin.kernel.machine import Position
from jackin.tensors.encoding import Encoding
from jackin.tensors.page import Page
from jackin.tensors.section import Section, laid_out

NAME: Final = "gangs_house_v0"
GANGS: Final = ["maelstrom", "tyger-claws", "valentinos", "voodoo-boys"]
DISTRICTS: Final = ["watson", "westbrook", "city-center", "heywood", "santo-domingo", "pacifica"]
SIDES: Final = 4
PLACES: Final = SPACES * 6
COMBAT: Final = 26
OPPORTUNITIES: Final = 27
EDGERUNNERS: Final = 10
UNITS: Final = SIDES * UNITS_OF_GANG + EDGERUNNERS
MARKET: Final = 6
KINDS: Final = [
    "turn", "action", "move", "firefight", "exchange", "combat-card", "casualty", "lose-unit", "pass-casualty",
    "techies", "hired-at", "drone-at", "hideout-at", "pay", "netrun", "space", "keep-upgrade", "remove-combat",
    "regain", "reward", "recruit", "choose", "may", "rival", "convert", "push", "disc", "reserve", "resource",
    "lose-resource", "extorted",
]  # fmt: skip
KIND: Final[dict[str, int]] = {kind: n for n, kind in enumerate(KINDS)}

# What is seen

NUMBERS: Final = [
    "gang of this seat, from 1", "players", "side of the board (0 small, 1 large)", "Street Cred that ends the game",
    "turn", "1 if this seat is asked", "whose turn it is, as a side from 1", "first player, as a side from 1",
    "actions left", "1 when the last turns are played", "Story, from 1", "Opportunities in the deck",
    "Edgerunners in the deck", "Upgrades in the deck", "number in the question, if this seat is asked",
]  # fmt: skip
OF_SIDE: Final = [
    (1, "gang, from 1; 0 if nobody sits there"),
    (1, "Street Cred"),
    (3, "resources: " + ", ".join(RESOURCES)),
    (1, "place in the Net"),
    (6, "1 for each disc that lies ready: " + ", ".join(DISCS)),
    (1, "tokens"),
    (1, "combat cards in hand"),
    (6, "1 for a Hideout in each District: " + ", ".join(DISTRICTS)),
    (4, "units in reserve: " + ", ".join(CLASSES[:4])),
    (COMBAT, "combat cards in hand that this seat knows, by title"),
    (COMBAT, "played combat cards, by title"),
    (OPPORTUNITIES, "Opportunities seized"),
    (EDGERUNNERS, "Edgerunners: 1 hired, 2 in play"),
    (6 * 5, "units in each District, by class: " + ", ".join(CLASSES)),
]
OF_FIGHT: Final = [
    (1, "District of the Firefight, from 1"),
    (1, "1 when the cards are revealed"),
    (4, "1 for each side in it"),
    (4, "card of each side, from 1, if known"),
    (4, "Firepower of each side"),
]


def size_of(parts: list[tuple[int, str]]) -> int:
    return sum([size for size, _ in parts])


SIDE_SIZE: Final = size_of(OF_SIDE)
LAYOUT: Final[list[Section]] = laid_out(
    [
        *[(1, words) for words in NUMBERS],
        (len(KINDS), "1 at the kind of the open question: " + ", ".join(KINDS)),
        *[(size, f"side {side}: {words}") for side in range(SIDES) for size, words in OF_SIDE],
        (PLACES, "owner of the unit on each place, as a side from 1 (a District's places: outside, then its PoIs)"),
        (PLACES, "class of the unit on each PoI, from 1"),
        (MARKET, "Opportunities on offer, from 1"),
        (MARKET, "Edgerunners on offer, from 1"),
        *OF_FIGHT,
        (COMBAT, "Upgrades that this seat is looking at, by title"),
    ]
)
OF_KIND: Final = len(NUMBERS)
OF_SIDES: Final = OF_KIND + len(KINDS)
OF_PLACES: Final = OF_SIDES + SIDES * SIDE_SIZE
OF_MARKET: Final = OF_PLACES + 2 * PLACES
OF_FIREFIGHT: Final = OF_MARKET + 2 * MARKET
OF_LOOKING: Final = OF_FIREFIGHT + size_of(OF_FIGHT)


class Titles:
    """The numbers of a content set's cards, by their ids."""

    def __init__(self, s: State) -> None:
        content = s.book.content
        self.combat = {card.id: n for n, card in enumerate(content.starters + content.upgrades)}
        self.opportunities = {card.id: n for n, card in enumerate(content.opportunities)}
        self.edgerunners = {card.id: n for n, card in enumerate(content.edgerunners)}


KNOWN_TITLES: Final[dict[str, Titles]] = {}


def titles_of(s: State) -> Titles:
    found = KNOWN_TITLES.get(s.book.content.id)
    if found is None:
        found = Titles(s)
        KNOWN_TITLES[s.book.content.id] = found
    return found


def side_from(s: State, seat: int, side: int) -> int:
    """A side as the seat counts them."""
    return (side - seat) % len(s.gangs)


def observe(s: State, seat: int, page: Page) -> None:
    """Write what the seat sees."""
    page.clear()
    titles = titles_of(s)
    ask = s.ask
    asked = ask is not None and ask.seat == seat
    found = [
        s.gangs[seat] + 1, s.seats, s.board, goal(s), s.turns, 1 if asked else 0, side_from(s, seat, s.active) + 1,
        side_from(s, seat, s.first) + 1, s.actions, 1 if s.ending else 0, s.story + 1, len(s.opportunities),
        len(s.edgerunners), len(s.upgrades), ask.n if ask is not None and asked else 0,
    ]  # fmt: skip
    for n, number in enumerate(found):
        page.put(n, number)
    if ask is not None and ask.kind in KIND:
        page.put(OF_KIND + KIND[ask.kind], 1)
    for side in range(len(s.gangs)):
        one_side(s, titles, seat, side, page, OF_SIDES + side_from(s, seat, side) * SIDE_SIZE)
    units(s, titles, seat, page)
    market(s, titles, page, OF_MARKET)
    if s.firefight is not None:
        firefight(s, titles, s.firefight, seat, page, OF_FIREFIGHT)
    if asked:
        for card in s.looking:
            page.add(OF_LOOKING + titles.combat[combat_name(s, card)])


def one_side(s: State, titles: Titles, seat: int, side: int, page: Page, at: int) -> None:
    page.put(at, s.gangs[side] + 1)
    page.put(at + 1, s.cred[side])
    for n in range(3):
        page.put(at + 2 + n, s.pool[3 * side + n])
    page.put(at + 5, s.net[side])
    for n in range(6):
        page.put(at + 6 + n, s.discs[side] >> n & 1)
    page.put(at + 12, s.tokens[side])
    page.put(at + 13, len(s.hand[side]) - waiting(s, side))
    for district in s.hideouts[side]:
        page.put(at + 14 + district, 1)
    start = side * UNITS_OF_GANG
    for unit in range(start, start + UNITS_OF_GANG):
        if s.place[unit] == RESERVE and s.kind[unit] <= DRONE:
            page.add(at + 20 + s.kind[unit])
    for card in s.hand[side]:
        if side == seat or s.knows[card] == EVERYBODY:
            page.add(at + 24 + titles.combat[combat_name(s, card)])
    for card in s.pile[side]:
        page.add(at + 24 + COMBAT + titles.combat[combat_name(s, card)])
    for card in s.seized[side]:
        page.add(at + 24 + 2 * COMBAT + card)


def waiting(s: State, side: int) -> int:
    """A card that was chosen and is not revealed yet lies on the table, but could be any of the hand."""
    fight = s.firefight
    return 1 if fight is not None and not fight.revealed and fight.chosen[side] >= 0 else 0


def units(s: State, titles: Titles, seat: int, page: Page) -> None:
    first = first_edgerunner(s)
    for unit in range(len(s.place)):
        side, place = s.owner[unit], s.place[unit]
        if side < 0:
            continue
        here = OF_SIDES + side_from(s, seat, side) * SIDE_SIZE + 24 + 2 * COMBAT + OPPORTUNITIES
        if unit >= first:
            page.put(here + titles.edgerunners[s.seating.names[unit]], 2 if place >= 0 else 1)
        if place >= 0:
            page.add(here + EDGERUNNERS + 5 * district_of(place) + s.kind[unit])
            if place % SPACES:
                page.put(OF_PLACES + place, side_from(s, seat, side) + 1)
                page.put(OF_PLACES + PLACES + place, s.kind[unit] + 1)


def market(s: State, titles: Titles, page: Page, at: int) -> None:
    for n, card in enumerate(s.opportunity_market):
        if card >= 0 and n < MARKET:
            page.put(at + n, titles.opportunities[opportunity_name(s, card)] + 1)
    for n, card in enumerate(s.edgerunner_market):
        if card >= 0 and n < MARKET:
            page.put(at + MARKET + n, titles.edgerunners[edgerunner_name(s, card)] + 1)


def firefight(s: State, titles: Titles, fight: Firefight, seat: int, page: Page, at: int) -> None:
    page.put(at, fight.district + 1)
    page.put(at + 1, 1 if fight.revealed else 0)
    for side in fight.parties:
        here = side_from(s, seat, side)
        page.put(at + 2 + here, 1)
        chosen = fight.chosen[side]
        if chosen >= 0 and (fight.revealed or side == seat):
            page.put(at + 6 + here, titles.combat[combat_name(s, chosen)] + 1)
        if fight.revealed:
            page.put(at + 10 + here, fight.firepower[side])


# What is said

PLAIN: Final = ["done", "reclaim", "end-turn", "yes", "no", "apply", "decline", "refuse"]
PLAIN_AT: Final[dict[str, int]] = {verb: n for n, verb in enumerate(PLAIN)}
DISC_VERBS: Final = ["activate", "wild", "disc"]
MOVED: Final = UNITS_OF_GANG + EDGERUNNERS
NUMBERS_SIZE: Final = 16
REST: Final = 64

ACTION_LAYOUT: Final[list[Section]] = laid_out(
    [
        (len(PLAIN), "plain answers: " + ", ".join(PLAIN)),
        *[(6, f"{verb}: " + ", ".join(DISCS)) for verb in DISC_VERBS],
        (6, "a District: " + ", ".join(DISTRICTS)),
        (3, "a resource: " + ", ".join(RESOURCES)),
        (SIDES, "a rival, as a side"),
        (COMBAT, "a combat card, by title"),
        (OPPORTUNITIES, "an Opportunity"),
        (EDGERUNNERS, "an Edgerunner to hire"),
        (NUMBERS_SIZE, "the numbers 0 to 15"),
        (UNITS, f"a unit: {UNITS_OF_GANG} of each side, then the Edgerunners"),
        (
            MOVED * PLACES,
            f"an own unit to a place: {UNITS_OF_GANG} units, then the Edgerunners, {PLACES} places each",
        ),
        (REST, "answers without a place of their own (effects to choose, rivals pushed), in the ask's order"),
    ]
)
ACTIONS: Final = ACTION_LAYOUT[len(ACTION_LAYOUT) - 1].end
OF_DISCS: Final = len(PLAIN)
OF_DISTRICTS: Final = OF_DISCS + 18
OF_RESOURCES: Final = OF_DISTRICTS + 6
OF_RIVALS: Final = OF_RESOURCES + 3
OF_COMBAT: Final = OF_RIVALS + SIDES
OF_OPPORTUNITIES: Final = OF_COMBAT + COMBAT
OF_HIRES: Final = OF_OPPORTUNITIES + OPPORTUNITIES
OF_NUMBERS: Final = OF_HIRES + EDGERUNNERS
OF_UNITS: Final = OF_NUMBERS + NUMBERS_SIZE
OF_MOVES: Final = OF_UNITS + UNITS
OF_REST: Final = OF_MOVES + MOVED * PLACES
DISC_AT: Final[dict[str, int]] = {name: n for n, name in enumerate(DISCS)}
DISTRICT_AT: Final[dict[str, int]] = {name: n for n, name in enumerate(DISTRICTS)}
RESOURCE_AT: Final[dict[str, int]] = {name: n for n, name in enumerate(RESOURCES)}
GANG_AT: Final[dict[str, int]] = {name: n for n, name in enumerate(GANGS)}


def mark(s: State, mask: Page) -> list[int]:
    mask.clear()
    ask = s.ask
    found: list[int] = []
    if ask is None:
        return found
    rest = OF_REST
    titles = titles_of(s)
    for option in ask.options:
        action = action_of(s, titles, ask, option)
        if action < 0 or mask.has(action):
            action = rest if rest < ACTIONS else -1
            rest += 1
        if action >= 0:
            mask.put(action, 1)
        found.append(action)
    return found


def action_of(s: State, titles: Titles, ask: Ask, option: Option) -> int:
    """By what the answer is about; -1 if it has no number of its own."""
    verb, name = option.verb, option.name
    if not name:
        if option.n >= 0:
            return OF_NUMBERS + option.n if option.n < NUMBERS_SIZE else -1
        return PLAIN_AT.get(verb, -1)
    if verb in ("move", "exchange", "recruit"):
        return move_action(s, ask.seat, option)
    if verb in ("lose", "convert"):
        return OF_UNITS + unit_from(s, titles, ask.seat, option.card)
    if verb in DISC_VERBS:
        return OF_DISCS + 6 * DISC_VERBS.index(verb) + DISC_AT[name]
    if verb in ("combat", "keep", "remove", "regain"):
        return OF_COMBAT + titles.combat[name]
    if verb in ("seize", "reserve"):
        return OF_OPPORTUNITIES + titles.opportunities[name]
    if verb == "hire":
        return OF_HIRES + titles.edgerunners[name]
    if verb == "rival":
        return OF_RIVALS + side_from(s, ask.seat, s.gangs.index(GANG_AT[name]))
    if name in RESOURCE_AT:
        return OF_RESOURCES + RESOURCE_AT[name]
    return OF_DISTRICTS + DISTRICT_AT[name] if name in DISTRICT_AT else -1


def move_action(s: State, seat: int, option: Option) -> int:
    place, unit, first = option.place, option.card, first_edgerunner(s)
    if unit >= first:
        rank = UNITS_OF_GANG + titles_of(s).edgerunners[s.seating.names[unit]]
    else:
        rank = unit - seat * UNITS_OF_GANG
    if not 0 <= rank < MOVED or not 0 <= place < PLACES:
        return -1
    return OF_MOVES + rank * PLACES + place


def unit_from(s: State, titles: Titles, seat: int, unit: int) -> int:
    first = first_edgerunner(s)
    if unit >= first:
        return SIDES * UNITS_OF_GANG + titles.edgerunners[s.seating.names[unit]]
    return side_from(s, seat, unit // UNITS_OF_GANG) * UNITS_OF_GANG + unit % UNITS_OF_GANG


class GangsHouse(Encoding):
    """Two to four seats; the house set."""

    def new(self, setup: Json, seed: int) -> Position:
        return GAME.new(setup, seed)

    def seats(self, position: Position) -> int:
        return state(position).seats

    def observe(self, position: Position, seat: int, page: Page) -> None:
        observe(state(position), seat, page)

    def mark(self, position: Position, mask: Page) -> list[int]:
        return mark(state(position), mask)

    def winners(self, position: Position) -> tuple[int, ...]:
        return state(position).winners

    def progress(self, position: Position, seat: int) -> float:
        s = state(position)
        return s.cred[seat] / max(1, goal(s))


ENCODING: Final = GangsHouse(NAME, LAYOUT, ACTION_LAYOUT)
