"""The only exit: what one seat may see, built anew from a whitelist (INFO)."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from jackin.kernel.frame import Frame
from jackin.kernel.message import Message
from jackin.netrunner.automa.shown import AutomaView, automa_view
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.shown.cause import CauseView, cause
from jackin.netrunner.flows.prevent import DAMAGE_DUE, HARM, KIND, PREVENT, TAGS_DUE
from jackin.netrunner.flows.window import passes_for_acting
from jackin.netrunner.rules.legal import why_not
from jackin.netrunner.shown.log import SPECTATOR, knows, lines
from jackin.netrunner.shown.options import AskView, MessageView, OptionView as OptionView, ask_view
from jackin.netrunner.shown.subroutines import SubroutineView, have_changed, worded_by
from jackin.netrunner.rules.active import rezzed
from jackin.netrunner.rules.ice import has_strength, strength, subroutines_of
from jackin.netrunner.rules.memory import memory_limit, memory_used
from jackin.netrunner.rules.queries import hand_size, link, points_to_win, score
from jackin.netrunner.rules.servers import all_servers
from jackin.netrunner.rules.subtypes import subtypes
from jackin.netrunner.state import NEITHER, SUCCESSFUL, UNSUCCESSFUL, State
from jackin.netrunner.words import (
    AGENDA_COUNTER, ALL_KNOW, ARCHIVES_CARDS, ASIDE, CORP, COUNTERS, DAMAGE, DECK, HAND, HEAP, HOSTED, ICE_TYPE,
    IDENTITIES, ICEBREAKER_SUBTYPE, MARK, PLAY_AREA, POINTS_TO_WIN, REMOVED, RIG, RUNNER, SCORE, SIDES, SUBTYPES,
    TYPES, handle, is_open, line, root, server_name,
)  # fmt: skip

CHARTS: Final = (
    "game", "corp-turn", "runner-turn", "automa-corp-turn", "automa-runner-turn", "run", "encounter", "access",
    "access-card", "trace", "window",
)  # fmt: skip
OUTCOMES: Final = {SUCCESSFUL: "successful", UNSUCCESSFUL: "unsuccessful", NEITHER: "neither"}
LOG_LINES: Final = 40


class CardView(TypedDict, total=False):
    """A card on the table. `card` is missing when the seat cannot know what it is.

    `subroutines` and `subtypes` of rezzed ice are there if they are not just the printed ones.
    """

    id: str
    card: str
    faceup: bool
    counters: dict[str, int]
    host: str
    chosen: str
    row: str
    strength: int
    subroutines: list[SubroutineView]
    subtypes: list[str]
    agenda_points: int


class ServerView(TypedDict):
    name: str
    ice: list[CardView]
    root: list[CardView]


class SeatView(TypedDict):
    identity: CardView
    credits: int
    clicks: int
    points: int
    hand_size: int
    hand_count: int
    hand: list[str]
    deck_count: int
    scored: list[CardView]
    bad_publicity: NotRequired[int]
    archives: NotRequired[list[str]]
    archives_facedown: NotRequired[int]
    archives_known: NotRequired[list[str]]
    tags: NotRequired[int]
    brain_damage: NotRequired[int]
    link: NotRequired[int]
    memory: NotRequired[int]
    memory_used: NotRequired[int]
    rig: NotRequired[list[CardView]]
    heap: NotRequired[list[str]]


class RunView(TypedDict):
    server: str
    ice: NotRequired[str]
    ahead: int
    encountering: bool
    broken: list[int]
    resolved: list[int]
    outcome: str
    purse: int
    accessing: NotRequired[str]
    left: int


class ThreatView(TypedDict):
    """Harm that is about to be suffered and can be prevented now; `card` is what causes it, if it is known."""

    damage: str
    n: int
    tags: int
    card: str


class View(TypedDict):
    """`goal` is how many agenda points win, where a card has changed that."""

    seat: str
    turn: int
    active: str
    timing: list[str]
    corp: SeatView
    runner: SeatView
    servers: list[ServerView]
    playing: list[CardView]
    aside: list[CardView]
    hosted: list[CardView]
    removed: list[str]
    run: RunView | None
    ask: AskView | None
    log: list[MessageView]
    result: dict[str, str] | None
    cause: NotRequired[list[CauseView]]
    threat: NotRequired[ThreatView]
    goal: NotRequired[int]
    automa: NotRequired[AutomaView]


def view(s: State, seat: int, log_lines: int = LOG_LINES, worded: bool = True) -> View:
    """Everything that a seat may see; -1 is a spectator, who sees what both seats do. `worded`: with `say`."""
    shown = table_view(s, seat, log_lines, worded)
    if s.automa is not None:
        shown["automa"] = automa_view(s)
    if s.over:
        shown["cause"] = cause(s, seat)
    if s.changing >> POINTS_TO_WIN & 1:
        shown["goal"] = points_to_win(s)
    harm = s.frame(HARM)
    if harm is not None and s.frame(PREVENT) is not None:
        shown["threat"] = threat_view(s, harm, seat)
    return shown


def threat_view(s: State, harm: Frame, seat: int) -> ThreatView:
    """DMG-6: what prevention is still there to reduce."""
    known = harm.card >= 0 and knows(s, harm.card, seat)
    card = printed(s, harm.card).slug if known else ""
    return {"damage": DAMAGE[KIND.of(harm)], "n": DAMAGE_DUE.of(harm), "tags": TAGS_DUE.of(harm), "card": card}


def table_view(s: State, seat: int, log_lines: int, worded: bool) -> View:
    return {
        "seat": SIDES[seat] if seat != SPECTATOR else "spectator",
        "turn": s.turn,
        "active": SIDES[s.active],
        "timing": timing(s, seat),
        "corp": corp_view(s, seat),
        "runner": runner_view(s, seat),
        "servers": [server_view(s, server, seat) for server in all_servers(s)],
        "playing": [card_view(s, card, seat) for card in s.zones[PLAY_AREA]],
        "aside": [aside_view(s, n, card, seat) for n, card in enumerate(s.zones[ASIDE])],
        "hosted": [card_view(s, card, seat) for card in s.zones[HOSTED]],
        "removed": sorted(printed(s, card).slug for card in s.zones[REMOVED]),
        "run": run_view(s, seat),
        "ask": ask_view(s, s.ask, seat, worded),
        "log": [message_view(message) for message in lines(s, seat, log_lines)],
        "result": {"winner": SIDES[s.winner], "reason": s.reason} if s.over else None,
    }


def timing(s: State, seat: int) -> list[str]:
    """The charts that are running, and the step of each."""
    charts = [f"{f.flow.name}/{f.step}" for f in s.stack if f.flow.name in CHARTS]
    if seat != CORP and passes_for_acting(s):
        charts[-2:] = ["corp-turn/corp_acts"]
    return charts


def titles(s: State, cards: tuple[int, ...], seat: int) -> list[str]:
    """The titles a seat knows, in no telling order."""
    return sorted(printed(s, card).slug for card in cards if knows(s, card, seat))


def own_titles(s: State, cards: tuple[int, ...]) -> list[str]:
    return [printed(s, card).slug for card in cards]


def card_view(s: State, card: int, seat: int) -> CardView:
    shown: CardView = {"id": s.public(card), "faceup": bool(s.faceup[card])}
    counters = {name: s.counter(card, kind) for kind, name in enumerate(COUNTERS[: AGENDA_COUNTER + 1])}
    counters = {name: n for name, n in counters.items() if n}
    if counters:
        shown["counters"] = counters
    if s.host[card] >= 0:
        shown["host"] = s.public(s.host[card])
    if s.counter(card, MARK):
        shown["chosen"] = handle(s.counter(card, MARK))
    if s.zone[card] == RIG:
        shown["row"] = row(s, card)
    if knows(s, card, seat):
        p = printed(s, card)
        shown["card"] = p.slug
        breaker = p.subtypes & ICEBREAKER_SUBTYPE and s.zone[card] == RIG and s.faceup[card]
        if breaker or (p.type == ICE_TYPE and rezzed(s, card) and has_strength(s, card)):
            shown["strength"] = strength(s, card)
        if p.type == ICE_TYPE and rezzed(s, card) and have_changed(s, card):
            shown["subroutines"] = [worded_by(text) for text in subroutines_of(s, card)]
        if p.type == ICE_TYPE and rezzed(s, card) and subtypes(s, card) != p.subtypes:
            shown["subtypes"] = [name for name, bit in SUBTYPES.items() if subtypes(s, card) & bit]
    return shown


def aside_view(s: State, n: int, card: int, seat: int) -> CardView:
    """RUN-5.5.4: what is set aside between two accesses has no handle; it is called by its place."""
    shown = card_view(s, card, seat)
    if s.run is not None and card in s.run.aside:
        shown["id"] = f"aside-{n}"
    return shown


def row(s: State, card: int) -> str:
    """ZONE-17, FACE-4: its type's; a row of their own for cards installed facedown."""
    return TYPES[printed(s, card).type] if s.knows[card] == ALL_KNOW else "facedown"


def server_view(s: State, server: int, seat: int) -> ServerView:
    return {
        "name": server_name(server),
        "ice": [card_view(s, card, seat) for card in s.zones[line(server)]],
        "root": [card_view(s, card, seat) for card in s.zones[root(server)]],
    }


def seat_view(s: State, whose: int, seat: int) -> SeatView:
    hand = s.zones[HAND[whose]]
    return {
        "identity": card_view(s, s.zones[IDENTITIES][whose], seat),
        "credits": s.credits[whose],
        "clicks": s.clicks[whose],
        "points": score(s, whose),
        "hand_size": hand_size(s, whose),
        "hand_count": len(hand),
        "hand": own_titles(s, hand) if seat == whose else titles(s, hand, seat),
        "deck_count": len(s.zones[DECK[whose]]),
        "scored": [card_view(s, card, seat) for card in s.zones[SCORE[whose]]],
    }


def corp_view(s: State, seat: int) -> SeatView:
    shown = seat_view(s, CORP, seat)
    pile = s.zones[ARCHIVES_CARDS]
    facedown = tuple(card for card in pile if not s.faceup[card])
    shown["bad_publicity"] = s.bad_publicity
    shown["archives"] = sorted(printed(s, card).slug for card in pile if s.faceup[card])
    shown["archives_facedown"] = len(facedown)
    shown["archives_known"] = titles(s, facedown, seat)
    return shown


def runner_view(s: State, seat: int) -> SeatView:
    shown = seat_view(s, RUNNER, seat)
    shown["tags"] = s.tags
    shown["brain_damage"] = s.brain
    shown["link"] = link(s)
    shown["memory"] = memory_limit(s)
    shown["memory_used"] = memory_used(s)
    shown["rig"] = [card_view(s, card, seat) for card in s.zones[RIG]]
    shown["heap"] = own_titles(s, s.zones[HEAP])
    return shown


def run_view(s: State, seat: int) -> RunView | None:
    run = s.run
    if run is None:
        return None
    shown: RunView = {
        "server": server_name(run.server),
        "ahead": run.ahead,
        "encountering": run.encountering,
        "broken": bits(run.broken),
        "resolved": bits(run.resolved),
        "outcome": OUTCOMES.get(run.outcome, "open"),
        "purse": run.purse,
        "left": run.left,
    }
    if run.ice >= 0:
        shown["ice"] = s.public(run.ice)
    if run.accessing >= 0:
        shown["accessing"] = accessed_name(s, run.accessing, seat)
    return shown


def bits(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def accessed_name(s: State, card: int, seat: int) -> str:
    return printed(s, card).slug if knows(s, card, seat) else "unknown"


def message_view(message: Message) -> MessageView:
    return {"key": message.key, "args": dict(message.args)}


def find_card(s: State, seat: int, name: str) -> int:
    """The card a seat means by a handle like "#12" or a title in its own hand; -1 if there is none."""
    if name.startswith("#"):
        for card in range(len(s.code)):
            if is_open(s.zone[card]) and s.public(card) == name:
                return card
        return -1
    return next((card for card in s.zones[HAND[seat]] if CARDS[s.code[card]].slug == name), -1)


def explain(s: State, seat: int, name: str) -> list[Message]:
    """Why a card cannot be used now, by the name the seat has for it."""
    card = find_card(s, seat, name)
    if card < 0 or not knows(s, card, seat):
        return [Message("why-unknown")]
    return why_not(s, seat, card)
