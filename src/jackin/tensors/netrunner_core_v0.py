"""netrunner_core_v0: the Core Set of Android: Netrunner as bytes, for one seat, and its answers as numbered actions.

Built from the position for speed, and only from what the seat may know: tests deal the hidden cards again, and not
one byte may change.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from jackin.kernel.ask import Ask, Option
from jackin.kernel.game import Json
from jackin.kernel.machine import Position
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.game import GAME, BadSetup, state
from jackin.netrunner.rules.ice import strength
from jackin.netrunner.rules.memory import memory_limit, memory_used
from jackin.netrunner.rules.queries import hand_size, link, score
from jackin.netrunner.state import Run, State
from jackin.netrunner.words import (
    ADVANCEMENT,
    AGENDA_COUNTER,
    ALL_KNOW,
    ARCHIVES_CARDS,
    CORP,
    CORP_SCORE,
    CREDIT,
    GRIP,
    HAND,
    HEAP,
    HQ_CARDS,
    ICE_TYPE,
    ICEBREAKER_SUBTYPE,
    KNOWS,
    POWER,
    RD_CARDS,
    RIG,
    RUNNER,
    RUNNER_SCORE,
    SERVERS,
    STACK,
    VIRUS,
    server_name,
)  # fmt: skip
from jackin.netrunner.words import KINDS as COUNTER_KINDS
from jackin.tensors.encoding import Encoding
from jackin.tensors.netrunner_slots import FIRST, KNOWN, LONGEST, REACHED, SLOTS, slot
from jackin.tensors.page import Page, Shown
from jackin.tensors.section import Section, laid_out

NAME: Final = "netrunner_core_v0"
TITLES: Final = 113  # the Core Set, in the order of its catalogue
KINDS: Final = [
    "mulligan", "action", "window", "jack-out", "install-where", "trash-first", "access", "steal", "trash-accessed",
    "discard", "pick", "decide", "number", "search", "break", "instead", "pay", "order", "prevent",
    "rez-to-prevent", "trace", "link", "x", "forfeit", "trash-cost", "overload", "loop",
]  # fmt: skip
KIND: Final[dict[str, int]] = {kind: n for n, kind in enumerate(KINDS)}
HAS_STRENGTH: Final = [p.type == ICE_TYPE or p.subtypes & ICEBREAKER_SUBTYPE != 0 for p in CARDS[:TITLES]]
TITLE: Final[dict[str, int]] = {card.slug: card.number for card in CARDS[:TITLES]}

# What is seen

NUMBERS: Final = [
    "side of this seat (0 Corp, 1 Runner)", "1 if this seat is asked", "turn", "side whose turn it is",
    "the Corp's credits", "the Runner's credits", "the Corp's clicks", "the Runner's clicks",
    "the Corp's agenda points", "the Runner's agenda points", "cards in HQ", "cards in the grip", "cards in R&D",
    "cards in the stack", "facedown cards in Archives", "the Corp's hand size", "the Runner's hand size",
    "bad publicity", "tags", "brain damage", "link", "memory", "memory used",
]  # fmt: skip
RUN_NUMBERS: Final = [
    "1 during a run", "server under attack, from 1", "ice ahead", "slot of the ice that is met, from 1",
    "1 during an encounter", "broken subroutines as bits", "resolved subroutines as bits",
    "outcome (1 successful, 2 unsuccessful, 3 neither)", "credits for this run only", "cards left to access",
    "title of the accessed card, from 1, if known",
]  # fmt: skip
OF_SLOT: Final = 8
ROWS: Final[dict[int, int]] = {ADVANCEMENT: 3, VIRUS: 4, POWER: 5, AGENDA_COUNTER: 5, CREDIT: 6}
COUNTER_ROW: Final = [ROWS.get(kind, 0) for kind in range(COUNTER_KINDS)]  # 0: a note of the engine

LAYOUT: Final[list[Section]] = laid_out(
    [
        *[(1, words) for words in NUMBERS],
        *[(1, words) for words in RUN_NUMBERS],
        (1, "number in the question, if this seat is asked"),
        (1, "title of the card that asks, from 1"),
        (len(KINDS), "1 at the kind of the question: " + ", ".join(KINDS)),
        (TITLES, "copies of each title in this seat's hand"),
        (TITLES, "copies of each title that this seat knows to be in the other hand"),
        (TITLES, "copies of each title in Archives that this seat knows"),
        (TITLES, "copies of each title in the heap"),
        (
            SLOTS * OF_SLOT,
            "each slot of the table in turn: 1 if a card lies there; its title, from 1, if known; 1 if faceup; "
            "advancement, virus, power or agenda, credit counters; strength plus 1, if it has one and it is known",
        ),
    ]
)
OF_RUN: Final[i64] = len(NUMBERS)
OF_ASK: Final[i64] = OF_RUN + len(RUN_NUMBERS)
OF_KIND: Final[i64] = OF_ASK + 2
OF_HAND: Final[i64] = OF_KIND + len(KINDS)
OF_SLOTS: Final[i64] = OF_HAND + 4 * TITLES
FACEDOWN: Final[i64] = 14
TITLED: Final = [[*HAND, ARCHIVES_CARDS, HEAP], [*HAND[::-1], ARCHIVES_CARDS, HEAP]]
"""For each seat, the zones of which titles are told, in their order."""


def place_of(zone: int, seat: int) -> int:
    if zone in TITLED[seat]:
        return OF_HAND + TITLED[seat].index(zone) * TITLES
    return OF_SLOTS + OF_SLOT * FIRST[zone] if FIRST[zone] >= 0 else -1


PLACE_OF: Final = [[place_of(zone, seat) for zone in range(KNOWN)] for seat in range(2)]
"""Where a seat sees the cards of each zone, titles or slots; -1 if nowhere."""


def observe(s: State, seat: int, page: Page) -> None:
    """Write what the seat sees."""
    page.clear()
    mask: i64 = KNOWS[seat]
    numbers(s, seat, page)
    if s.run is not None:
        run_numbers(s, s.run, mask, page)
    ask = s.ask
    if ask is not None and ask.seat == seat:
        question(ask, page)
    cards(s, seat, page)
    strengths(s, mask, page)
    if s.counters:
        counters(s, page)


def numbers(s: State, seat: int, page: Page) -> None:
    zones, credits, clicks = s.zones, s.credits, s.clicks
    page.set(0, seat)
    page.set(1, 1 if s.ask is not None and s.ask.seat == seat else 0)
    page.set(2, s.turn)
    page.set(3, s.active)
    page.set(4, credits[CORP])
    page.set(5, credits[RUNNER])
    page.set(6, clicks[CORP])
    page.set(7, clicks[RUNNER])
    page.set(8, printed_points(s, zones[CORP_SCORE]))
    page.set(9, printed_points(s, zones[RUNNER_SCORE]))
    page.set(10, len(zones[HQ_CARDS]))
    page.set(11, len(zones[GRIP]))
    page.set(12, len(zones[RD_CARDS]))
    page.set(13, len(zones[STACK]))
    page.set(15, hand_size(s, CORP))
    page.set(16, hand_size(s, RUNNER))
    page.set(17, s.bad_publicity)
    page.set(18, s.tags)
    page.set(19, s.brain)
    page.set(20, link(s))
    page.set(21, memory_limit(s))
    page.set(22, memory_used(s))


def printed_points(s: State, agendas: tuple[int, ...]) -> i64:
    """What they are worth: no text of the Core Set changes that."""
    codes = s.code
    total: i64 = 0
    for card in agendas:
        total += CARDS[codes[card]].points
    return total


def run_numbers(s: State, run: Run, mask: i64, page: Page) -> None:
    page.put(OF_RUN, 1)
    page.put(OF_RUN + 1, run.server + 1)
    page.put(OF_RUN + 2, run.ahead)
    page.put(OF_RUN + 3, slot(s, run.ice) + 1 if run.ice >= 0 else 0)
    page.put(OF_RUN + 4, 1 if run.encountering else 0)
    page.put(OF_RUN + 5, run.broken & 255)
    page.put(OF_RUN + 6, run.resolved & 255)
    page.put(OF_RUN + 7, run.outcome)
    page.put(OF_RUN + 8, run.purse)
    page.put(OF_RUN + 9, run.left)
    if run.accessing >= 0 and s.knows[run.accessing] & mask:
        page.put(OF_RUN + 10, s.code[run.accessing] + 1)


def question(ask: Ask, page: Page) -> None:
    page.put(OF_ASK, ask.n)
    if ask.card:
        page.put(OF_ASK + 1, TITLE.get(ask.card, -1) + 1)
    kind = KIND.get(ask.kind, -1)
    if kind >= 0:
        page.put(OF_KIND + kind, 1)


@final
class Seen(Shown):
    """What a page shows: the cards of each zone, as they were when a seat looked at a position."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.zones: list[tuple[int, ...]] = [()] * len(s.zones)


def cards(s: State, seat: int, page: Page) -> None:
    """Only zones that changed since this seat looked last are written."""
    seen = page.shown
    if not (isinstance(seen, Seen) and seen.s is s and seen.seat == seat):
        if isinstance(seen, Seen):
            erase_all(seen, page)
        page.shown = seen = Seen(s, seat)
    while len(seen.zones) < len(s.zones):
        seen.zones.append(())
    places = PLACE_OF[seat]
    zone: i64 = 0
    for old, new in zip(seen.zones, s.zones):  # noqa: B905  as many
        if old is not new and zone < KNOWN:
            at: i64 = places[zone]
            if at >= 0:
                erase(seen.s, old, zone, page, at)
                write(s, new, zone, seat, page, at)
            seen.zones[zone] = new
        zone += 1  # noqa: SIM113  a native number


def erase_all(seen: Seen, page: Page) -> None:
    places = PLACE_OF[seen.seat]
    zone: i64 = 0
    for old in seen.zones:
        if old:
            at: i64 = places[zone]
            if at >= 0:
                erase(seen.s, old, zone, page, at)
        zone += 1  # noqa: SIM113  a native number


def erase(s: State, old: tuple[int, ...], zone: i64, page: Page, at: i64) -> None:
    if at >= OF_SLOTS:
        page.wipe(at, OF_SLOT * min(len(old), LONGEST[zone]))
        return
    codes = s.code
    for card in old:
        code: i64 = codes[card]
        page.set(at + code, 0)
    if zone == ARCHIVES_CARDS:
        page.set(FACEDOWN, 0)


def write(s: State, new: tuple[int, ...], zone: i64, seat: int, page: Page, at: i64) -> None:
    mask: i64 = KNOWS[seat]
    if at >= OF_SLOTS:
        slots(s, new, LONGEST[zone], mask, page, at)
    else:
        titles(s, new, ALL_KNOW if at == OF_HAND else mask, page, at)
        if zone == ARCHIVES_CARDS:
            page.set(FACEDOWN, facedown(s, new))


def titles(s: State, new: tuple[int, ...], mask: i64, page: Page, at: i64) -> None:
    """Copies of each title among some cards, as far as somebody of the mask knows them."""
    knows, codes = s.knows, s.code
    for card in new:
        known: i64 = knows[card]
        if known & mask:
            code: i64 = codes[card]
            page.raised(at + code)


def facedown(s: State, archives: tuple[int, ...]) -> i64:
    found: i64 = 0
    for card in archives:
        if not s.faceup[card]:
            found += 1
    return found


def slots(s: State, new: tuple[int, ...], most: i64, mask: i64, page: Page, at: i64) -> None:
    knows, codes, faces = s.knows, s.code, s.faceup
    for card in new:
        if most == 0:
            break
        most -= 1
        known: i64 = knows[card]
        page.set(at, 1)
        if known & mask:
            code: i64 = codes[card]
            page.set(at + 1, code + 1)
        page.set(at + 2, faces[card])
        at += OF_SLOT


def strengths(s: State, mask: i64, page: Page) -> None:
    """Of rezzed ice and of icebreakers in the rig: no card of the Core Set hosts ice."""
    strengths_in(s, RIG, mask, page)
    for zone in range(SERVERS + 1, min(len(s.zones), KNOWN), 2):
        if s.zones[zone]:
            strengths_in(s, zone, mask, page)


def strengths_in(s: State, zone: int, mask: i64, page: Page) -> None:
    codes, faces = s.code, s.faceup
    at: i64 = OF_SLOTS + OF_SLOT * FIRST[zone] + 7
    left: i64 = LONGEST[zone]
    for card in s.zones[zone]:
        if left == 0:
            break
        left -= 1
        if faces[card] == 1 and HAS_STRENGTH[codes[card]] and s.knows[card] & mask:
            page.put(at, strength(s, card) + 1)
        at += OF_SLOT


def counters(s: State, page: Page) -> None:
    """Of all cards on the table at once: most have none."""
    for key, n in s.counters.items():
        row = COUNTER_ROW[key % COUNTER_KINDS]
        if row and n > 0:
            place = slot(s, key // COUNTER_KINDS)
            if place >= 0:
                page.add(OF_SLOTS + OF_SLOT * place + row, n)


# What is said

PLAIN: Final = [
    "pass", "done", "keep", "mulligan", "credit", "draw", "purge", "remove-tag", "jack-out", "continue", "access",
    "leave", "steal", "decline", "trash", "nothing-found", "yes", "no", "run hq", "run rd", "run archives", "credits",
    "expose", "take-1-tag", "end-the-run", "one", "viruses",
]  # fmt: skip
PLAIN_SIZE: Final = 32
TITLE_VERBS: Final = ["play", "install"]
SLOT_VERBS: Final = ["rez", "score", "advance"]
USES: Final = 4
PLACES: Final = REACHED + 2
NUMBERS_SIZE: Final = 64
REST: Final = 53

ACTION_LAYOUT: Final[list[Section]] = laid_out(
    [
        (PLAIN_SIZE, "plain answers: " + ", ".join(PLAIN) + "; the others are free"),
        *[(TITLES, f"{verb} the card of each title, out of hand") for verb in TITLE_VERBS],
        (TITLES, "the card of each title, for whatever else is asked (discard, pick, find, access, ...)"),
        *[(SLOTS, f"{verb} the card in each slot") for verb in SLOT_VERBS],
        *[(SLOTS, f"use ability {n} of the card in each slot") for n in range(USES)],
        (SLOTS, "the card in each slot, for whatever else is asked (trash, on, pick, access, instead, ...)"),
        (REACHED, "run on each server: HQ, R&D, Archives, remotes 1 to 8"),
        (PLACES, "a place: HQ, R&D, Archives, remotes 1 to 8, a new remote, the rig"),
        (NUMBERS_SIZE, "the numbers 0 to 63 (an amount, a subroutine)"),
        (
            REST,
            "answers without a number of their own (ways to pay, triggers, far slots), in the ask's order",
        ),
    ]
)
ACTIONS: Final[i64] = ACTION_LAYOUT[len(ACTION_LAYOUT) - 1].end
OF_TITLES: Final[i64] = PLAIN_SIZE
OF_TABLE: Final[i64] = OF_TITLES + 3 * TITLES
OF_RUNS: Final[i64] = OF_TABLE + (len(SLOT_VERBS) + USES + 1) * SLOTS
OF_PLACES: Final[i64] = OF_RUNS + REACHED
OF_NUMBERS: Final[i64] = OF_PLACES + PLACES
OF_REST: Final[i64] = OF_NUMBERS + NUMBERS_SIZE

PLAIN_AT: Final[dict[str, int]] = {verb: n for n, verb in enumerate(PLAIN)}
PLACE_AT: Final[dict[str, int]] = {
    **{server_name(server): server for server in range(REACHED)}, "new": REACHED, "rig": REACHED + 1,
}  # fmt: skip


def mark(s: State, mask: Page) -> list[int]:
    mask.clear()
    ask = s.ask
    found: list[int] = []
    if ask is None:
        return found
    rest: i64 = OF_REST
    for option in ask.options:
        action = action_of(s, option)
        if action < 0 or not mask.take(action):
            action = rest if rest < ACTIONS and mask.take(rest) else -1
            rest += 1
        found.append(action)
    return found


def action_of(s: State, option: Option) -> i64:
    """By what the answer is about; -1 if it has no number of its own."""
    name = option.name
    if not name:
        if option.n >= 0:
            return OF_NUMBERS + option.n if option.n < NUMBERS_SIZE else -1
        return PLAIN_AT.get(option.verb, -1)
    if option.card < 0:
        return place_action(option)
    if name[0] == "#":
        return slot_action(s, option)
    title = s.code[option.card]
    if CARDS[title].slug != name:
        title = TITLE.get(name, -1)
    return -1 if title < 0 else OF_TITLES + title_verb(option.verb) * TITLES + title


def place_action(option: Option) -> i64:
    if option.verb == "run":
        return OF_RUNS + option.place if option.place < REACHED else -1
    place = PLACE_AT.get(option.name, -1)
    return -1 if place < 0 else OF_PLACES + place


def title_verb(verb: str) -> i64:
    if verb == "play":
        return 0
    return 1 if verb == "install" else 2


def slot_action(s: State, option: Option) -> i64:
    at = slot(s, option.card)
    if at < 0:
        return -1
    verb = option.verb
    row = len(SLOT_VERBS) + USES
    if verb == "use":
        if option.n >= USES:
            return -1
        row = len(SLOT_VERBS) + max(0, option.n)
    elif verb == "rez":
        row = 0
    elif verb == "score":
        row = 1
    elif verb == "advance":
        row = 2
    return OF_TABLE + row * SLOTS + at


class NetrunnerCore(Encoding):
    """Two seats, 0 the Corp and 1 the Runner."""

    def new(self, setup: Json, seed: int) -> Position:
        s = GAME.new(setup, seed)
        if max(s.code) >= TITLES:
            raise BadSetup(f"{NAME} is played with cards of the Core Set alone")
        return s

    def seats(self, position: Position) -> int:
        return 2

    def observe(self, position: Position, seat: int, page: Page) -> None:
        observe(state(position), seat, page)

    def mark(self, position: Position, mask: Page) -> list[int]:
        return mark(state(position), mask)

    def winners(self, position: Position) -> tuple[int, ...]:
        s = state(position)
        return (s.winner,) if s.winner >= 0 else ()

    def progress(self, position: Position, seat: int) -> float:
        return score(state(position), seat) / GOAL


GOAL: Final = 7
ENCODING: Final = NetrunnerCore(NAME, LAYOUT, ACTION_LAYOUT)
