"""netrunner_core_v0: the Core Set of Android: Netrunner as bytes, for one seat, and its answers as numbered actions.

Built from the position for speed, and only from what the seat may know: tests deal the hidden cards again, and not
one byte may change.
"""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.game import Json
from jackin.kernel.machine import Position
from jackin.netrunner.catalog import CARDS, Card
from jackin.netrunner.game import GAME, BadSetup, state
from jackin.netrunner.rules.queries import hand_size, link, memory_limit, memory_used, score, strength
from jackin.netrunner.state import Run, State
from jackin.netrunner.words import (
    ADVANCEMENT,
    AGENDA_COUNTER,
    ALL_KNOW,
    ARCHIVES_CARDS,
    CORP_SCORE,
    CREDIT,
    DECK,
    HAND,
    HEAP,
    ICE_TYPE,
    ICEBREAKER_SUBTYPE,
    KNOWS,
    POWER,
    RIG,
    SERVERS,
    SIDES,
    VIRUS,
    server_name,
)  # fmt: skip
from jackin.netrunner.words import KINDS as COUNTER_KINDS
from jackin.tensors.encoding import Encoding
from jackin.tensors.netrunner_slots import FIRST, KNOWN, LONGEST, REACHED, SLOTS, slot
from jackin.tensors.page import Page
from jackin.tensors.section import Section, laid_out

NAME: Final = "netrunner_core_v0"
SEATS: Final = SIDES
TITLES: Final = 113  # the Core Set, in the order of its catalogue
KINDS: Final = [
    "mulligan", "action", "window", "jack-out", "install-where", "trash-first", "access", "steal", "trash-accessed",
    "discard", "pick", "decide", "number", "search", "break", "instead", "pay", "order", "prevent",
    "rez-to-prevent", "trace", "link", "x", "forfeit", "trash-cost", "overload", "loop",
]  # fmt: skip
KIND: Final[dict[str, int]] = {kind: n for n, kind in enumerate(KINDS)}
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
SIZE: Final = LAYOUT[len(LAYOUT) - 1].end
OF_RUN: Final = len(NUMBERS)
OF_ASK: Final = OF_RUN + len(RUN_NUMBERS)
OF_KIND: Final = OF_ASK + 2
OF_HAND: Final = OF_KIND + len(KINDS)
OF_SLOTS: Final = OF_HAND + 4 * TITLES


def observe(s: State, seat: int, page: Page) -> None:
    """Write what the seat sees."""
    page.clear()
    mask = KNOWS[seat]
    numbers(s, seat, page)
    if s.run is not None:
        run_numbers(s, s.run, mask, page)
    ask = s.ask
    if ask is not None and ask.seat == seat:
        question(ask, page)
    titles(s, HAND[seat], ALL_KNOW, page, OF_HAND)
    titles(s, HAND[1 - seat], mask, page, OF_HAND + TITLES)
    titles(s, ARCHIVES_CARDS, mask, page, OF_HAND + 2 * TITLES)
    titles(s, HEAP, mask, page, OF_HAND + 3 * TITLES)
    slots(s, mask, page)
    counters(s, page)


def numbers(s: State, seat: int, page: Page) -> None:
    page.put(0, seat)
    page.put(1, 1 if s.ask is not None and s.ask.seat == seat else 0)
    page.put(2, s.turn)
    page.put(3, s.active)
    for side in range(2):
        page.put(4 + side, s.credits[side])
        page.put(6 + side, s.clicks[side])
        page.put(8 + side, score(s, side))
        page.put(10 + side, len(s.zones[HAND[side]]))
        page.put(12 + side, len(s.zones[DECK[side]]))
        page.put(15 + side, hand_size(s, side))
    page.put(14, facedown(s))
    page.put(17, s.bad_publicity)
    page.put(18, s.tags)
    page.put(19, s.brain)
    page.put(20, link(s))
    page.put(21, memory_limit(s))
    page.put(22, memory_used(s))


def facedown(s: State) -> int:
    found = 0
    for card in s.zones[ARCHIVES_CARDS]:
        if not s.faceup[card]:
            found += 1
    return found


def run_numbers(s: State, run: Run, mask: int, page: Page) -> None:
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
    page.put(OF_ASK + 1, TITLE.get(ask.card, -1) + 1)
    kind = KIND.get(ask.kind, -1)
    if kind >= 0:
        page.put(OF_KIND + kind, 1)


def titles(s: State, zone: int, mask: int, page: Page, at: int) -> None:
    """Copies of each title that somebody of the mask knows to lie in a zone."""
    for card in s.zones[zone]:
        if s.knows[card] & mask:
            page.add(at + s.code[card], 1)


def slots(s: State, mask: int, page: Page) -> None:
    for zone in range(CORP_SCORE, min(len(s.zones), KNOWN)):
        if s.zones[zone] and FIRST[zone] >= 0:
            at = OF_SLOTS + OF_SLOT * FIRST[zone]
            for card in s.zones[zone][: LONGEST[zone]]:
                shown(s, card, mask, page, at)
                at += OF_SLOT


def shown(s: State, card: int, mask: int, page: Page, at: int) -> None:
    page.put(at, 1)
    faceup = s.faceup[card]
    page.put(at + 2, faceup)
    if s.knows[card] & mask:
        p = CARDS[s.code[card]]
        page.put(at + 1, p.number + 1)
        if faceup and has_strength(s, p, card):
            page.put(at + 7, strength(s, card) + 1)


def has_strength(s: State, p: Card, card: int) -> bool:
    if p.type == ICE_TYPE:
        return s.zone[card] >= SERVERS
    return p.subtypes & ICEBREAKER_SUBTYPE != 0 and s.zone[card] == RIG


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
ACTIONS: Final = ACTION_LAYOUT[len(ACTION_LAYOUT) - 1].end
OF_TITLES: Final = PLAIN_SIZE
OF_TABLE: Final = OF_TITLES + 3 * TITLES
OF_RUNS: Final = OF_TABLE + (len(SLOT_VERBS) + USES + 1) * SLOTS
OF_PLACES: Final = OF_RUNS + REACHED
OF_NUMBERS: Final = OF_PLACES + PLACES
OF_REST: Final = OF_NUMBERS + NUMBERS_SIZE

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
    rest = OF_REST
    for option in ask.options:
        action = action_of(s, option)
        if action < 0 or mask.has(action):
            action = rest if rest < ACTIONS else -1
            rest += 1
        if action >= 0:
            mask.put(action, 1)
        found.append(action)
    return found


def action_of(s: State, option: Option) -> int:
    """By what the answer is about; -1 if it has no number of its own."""
    name = option.name
    if not name:
        if option.n >= 0:
            return OF_NUMBERS + option.n if option.n < NUMBERS_SIZE else -1
        return PLAIN_AT.get(option.verb, -1)
    if option.card < 0:
        place = PLACE_AT.get(name, -1)
        if place < 0 or (option.verb == "run" and place >= REACHED):
            return -1
        return (OF_RUNS if option.verb == "run" else OF_PLACES) + place
    if name[0] == "#":
        return slot_action(s, option)
    title = TITLE.get(name, -1)
    return -1 if title < 0 else OF_TITLES + title_verb(option.verb) * TITLES + title


def title_verb(verb: str) -> int:
    if verb == "play":
        return 0
    return 1 if verb == "install" else 2


def slot_action(s: State, option: Option) -> int:
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
