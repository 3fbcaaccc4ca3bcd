"""Two pairs of eyes at the table. They follow every move and note what each seat has seen with its own eyes.

This is the leak checker. It shares no code with the view, the log or the engine's own book of who knows what
(`State.knows`): it looks at where cards lie, which of them lie faceup, and which step of which chart is taken.
It works on decks of one copy of each card, so that a title in a view points at exactly one card.
"""

from __future__ import annotations

import re
from typing import Any

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame
from jackin.kernel.game import Game
from jackin.netrunner.catalog import BY_SLUG, CARDS
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    AGENDA_TYPE,
    ASIDE,
    ASSET_TYPE,
    CORP,
    CORP_SCORE,
    FIRST_REMOTE,
    GRIP,
    HEAP,
    HOSTED,
    ICE_TYPE,
    IDENTITIES,
    PLAY_AREA,
    REMOVED,
    RIG,
    RUNNER,
    RUNNER_SCORE,
    SERVERS,
    STACK,
    TRACED,
    UPGRADE_TYPE,
    is_line,
    server_of,
)  # fmt: skip
from jackin.netrunner.words import ARCHIVES_CARDS as ARCHIVES
from jackin.netrunner.words import HQ_CARDS as HQ
from jackin.netrunner.words import RD_CARDS as RD
from tests.laws.laws import SPECTATOR, Broken, require

DECKS = {CORP: RD, RUNNER: STACK}
REVEALED = {"snare", "fetal-ai", "shock", "tgtbt", "the-future-perfect"}
"""What the Runner must reveal when accessing it from R&D."""
LOOKS = {
    "precognition": (CORP, RD),
    "indexing": (RUNNER, RD),
    "deep-thought": (RUNNER, RD),
    "data-hound": (CORP, STACK),
    "yagura": (CORP, RD),
    "shiro": (CORP, RD),
    "express-delivery": (RUNNER, STACK),
}
"""Cards by which somebody looks at the top of a deck, and may put it in another order."""
SHOWN = ("celebrity-gift/", "restoring-face/", "reclamation-order/play.0.named", "subliminal-messaging/comes-back")
"""Texts for which the cards that are picked are shown to everybody."""
GRIP_SHOWN = ("snoop/encountered", "snoop/paid", "invasion-of-privacy/play.0.if-successful")
"""Texts by which everybody sees the grip."""
ASIDE_SEEN = ("accelerated-beta-test", "accelerated-diagnostics")
"""Texts by which the Corp sees what is set aside from R&D."""
GLANCES = {
    ("keyhole", ".instead"): ((RUNNER,), RD, 3),
    ("motivation", ".yes"): ((RUNNER,), STACK, 1),
    ("woman-in-the-red-dress", "-0"): ((CORP, RUNNER), RD, 1),
    ("eureka", "/play"): ((CORP, RUNNER), STACK, 1),
    ("executive-wiretaps", "/play"): ((CORP, RUNNER), HQ, 99),
    ("expert-schedule-analyzer", ".instead"): ((CORP, RUNNER), HQ, 99),
}
"""Texts whose first instruction shows the top cards of a deck, or a hand; to whom, and how many."""
OPEN = {HEAP, CORP_SCORE, RUNNER_SCORE, REMOVED, PLAY_AREA, IDENTITIES}


class Eyes:
    """What each seat has seen of the cards of one game."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.known: list[set[int]] = [set(), set()]
        self.ever: list[set[int]] = [set(), set()]
        self.zones: list[tuple[int, ...]] = []
        self.zone: list[int] = []
        self.faceup: list[int] = []
        self.shown: tuple[int, ...] = ()
        self.glanced: list[tuple[int, int]] = []
        self.look()

    # Following the game, step by step

    def before(self, flow: str, step: str, s: State, f: Frame) -> None:
        if s is self.s:
            self.zones, self.zone, self.faceup = list(s.zones), list(s.zone), list(s.faceup)
            self.shown = self.shown_by(flow, step, f)
            self.glanced = self.glanced_at(step, f)

    def after(self, flow: str, step: str, s: State, f: Frame, ask: Ask | None) -> None:
        if s is not self.s:
            return
        self.follow_moves()
        self.follow_decks()
        for card in self.shown:
            self.both(card)
        for seat, card in self.glanced:
            self.sees(seat, card)
        if (flow, step) == ("access-card", "accesses"):
            self.accessed(f)
        if (flow, step) == ("search", "shuffles"):
            self.found(f)
        self.look()

    def shown_by(self, flow: str, step: str, f: Frame) -> tuple[int, ...]:
        """EXPO-2: exposed cards are shown to everybody, and they may be gone from the frame afterwards.

        Oracle May reveals the top of the stack, Bug a card that was drawn.
        """
        name = "" if f.text is None else f.text.name
        if (flow, step) == ("pick", "hits") and name.startswith(SHOWN):
            return f.cards
        if (flow, step) == ("decide", "decided") and name.startswith("oracle-may"):
            return self.s.zones[STACK][-1:]
        if name.startswith("bug/drawn-0.do.0.yes") and f.subject >= 0:
            return (f.subject,)
        return f.cards if (flow, step) == ("expose", "exposes") else ()

    def glanced_at(self, step: str, f: Frame) -> list[tuple[int, int]]:
        """Who sees which card by the first instruction of a text."""
        if step != "resolves" or f.text is None or f.k:
            return []
        slug, name = f.text.name.split("/")[0], f.text.name
        seen = [told for (card, end), told in GLANCES.items() if card == slug and name.endswith(end)]
        return [(seat, card) for seats, zone, most in seen for card in self.s.zones[zone][-most:] for seat in seats]

    def accessed(self, f: Frame) -> None:
        """INFO-9: the Runner sees what is accessed; a Snare! in R&D must be revealed."""
        self.sees(RUNNER, f.card)
        if self.zone[f.card] == RD and slug_of(self.s, f.card) in REVEALED:
            self.both(f.card)

    def found(self, f: Frame) -> None:
        """SEARCH-2: what is searched for must be revealed if the text names what it has to be."""
        if f.subject >= 0:
            self.sees(f.seat, f.subject)
            if f.text is None or not f.text.name.startswith(("aggressive-negotiation", "logos")):
                self.both(f.subject)

    def follow_moves(self) -> None:
        """INFO-4: a card that moves unseen among others can no longer be told apart from them."""
        piles = {pile: [c for c in self.zones[pile] if pile == HQ or not self.faceup[c]] for pile in (HQ, ARCHIVES)}
        for card, old in enumerate(self.zone):
            new = self.s.zone[card]
            if new in (old, ASIDE) or old not in piles or card not in piles[old] or self.s.faceup[card]:
                continue
            suspects = [c for c in piles[old] if c == card or not self.sure_to_stay(c, new)]
            if len(suspects) > 1:
                self.known[RUNNER].difference_update(suspects)
            piles[old].remove(card)

    def sure_to_stay(self, card: int, zone: int) -> bool:
        """A card the Runner knows cannot be the one that moved if it could not lie there."""
        return card in self.known[RUNNER] and not could_lie(CARDS[self.s.code[card]].type, zone)

    def follow_decks(self) -> None:
        """A deck whose order has changed was shuffled, or arranged by its owner."""
        for deck in DECKS.values():
            then = [c for c in self.zones[deck] if self.s.zone[c] == deck]
            now = [c for c in self.s.zones[deck] if c in then]
            if then == now or now == then[-1:] + then[:-1]:  # from the top to the bottom, before all eyes
                continue
            moved = {c for c, d in zip(then, now, strict=True) if c != d}
            by = {seat: top for seat, pile, top in self.tops() if pile == deck and top & moved}
            for seat in (CORP, RUNNER):
                if not by:
                    self.known[seat] -= set(now)
                elif seat not in by:
                    self.known[seat] -= set().union(*by.values())

    def tops(self) -> list[tuple[int, int, set[int]]]:
        """Who looks at the top of which deck now: while such an event is in play, or such a text is read."""
        reading = {f.text.name.split("/")[0] for f in self.s.stack if f.text is not None}
        reading |= {slug_of(self.s, card) for card in self.s.zones[PLAY_AREA]}
        return [(seat, deck, self.top(slug, deck)) for slug, (seat, deck) in LOOKS.items() if slug in reading]

    def top(self, slug: str, deck: int) -> set[int]:
        """As many as the text says: Data Hound by how much its trace succeeded."""
        margins = [n for event, _, n in self.s.happened if event == TRACED]
        most = {
            "deep-thought": 1,
            "yagura": 1,
            "data-hound": margins[-1] if margins else 0,
            "shiro": 3,
            "express-delivery": 4,
        }.get(slug, 5)
        return set(self.s.zones[deck][-most:]) if most else set()

    def look(self) -> None:
        """What lies open, what everybody sees of the own cards, and what is being played (PLAY-1, INST-1)."""
        s = self.s
        for card, zone in enumerate(s.zone):
            if zone in OPEN or (s.faceup[card] and (zone in (ARCHIVES, RIG, HOSTED) or zone >= SERVERS)):
                self.both(card)
            elif zone in (HQ, ARCHIVES) or zone >= SERVERS:
                self.sees(CORP, card)
            elif zone in (GRIP, RIG):
                self.sees(RUNNER, card)
        for seat, _, top in self.tops():
            for card in top:
                self.sees(seat, card)
        for f in s.stack:
            if f.flow.name == "play" or (f.flow.name == "install" and f.seat == RUNNER):
                self.both(f.card)
            if f.text is not None and f.text.name.startswith(ASIDE_SEEN):
                self.known[CORP].update(s.zones[ASIDE])
            if f.text is not None and f.text.name.startswith(GRIP_SHOWN):
                for card in s.zones[GRIP]:
                    self.both(card)
        self.ever[CORP] |= self.known[CORP]
        self.ever[RUNNER] |= self.known[RUNNER]

    def sees(self, seat: int, card: int) -> None:
        self.known[seat].add(card)
        self.ever[seat].add(card)

    def both(self, card: int) -> None:
        self.sees(CORP, card)
        self.sees(RUNNER, card)

    # Checking a view

    def knows(self, seat: int, known: list[set[int]]) -> set[int]:
        return known[CORP] & known[RUNNER] if seat == SPECTATOR else known[seat]

    def check(self, game: Game, seat: int) -> None:
        """No title in the view of a seat that it has not seen, and none missing that lies open."""
        shown = game.view(self.s, seat)
        log = shown.pop("log")
        titles, told = titles_in(shown), titles_in(log)
        card_of = {slug_of(self.s, card): card for card in range(len(self.s.code))}
        require(len(card_of) == len(self.s.code), "the leak checker needs decks of single cards")
        allowed = self.knows(seat, self.known) | self.searched(seat)
        require_all(titles, allowed, card_of, f"seat {seat} is shown")
        require_all(told, self.knows(seat, self.ever), card_of, f"seat {seat} is told of")
        for card in self.in_plain_sight(seat):
            require(slug_of(self.s, card) in titles, f"{slug_of(self.s, card)} is kept from seat {seat}")

    def searched(self, seat: int) -> set[int]:
        """Whoever searches looks through the deck."""
        ask = self.s.ask
        if ask is None or ask.seat != seat or ask.kind != "search":
            return set()
        return set(self.s.zones[DECKS[seat]])

    def in_plain_sight(self, seat: int) -> list[int]:
        """INFO-2, INFO-6: what lies open, and the own cards in hand or on the table."""
        s = self.s
        found = []
        for card, zone in enumerate(s.zone):
            own = zone == (HQ if seat == CORP else GRIP) and seat != SPECTATOR
            mine = seat == CORP and (zone == ARCHIVES or zone >= SERVERS)
            faceup = s.faceup[card] and (zone in (ARCHIVES, RIG, HOSTED) or zone >= SERVERS)
            if own or mine or zone in OPEN or faceup:
                found.append(card)
        return found


def slug_of(s: State, card: int) -> str:
    return CARDS[s.code[card]].slug


def could_lie(kind: int, zone: int) -> bool:
    """Whether a card of this type may lie facedown in a zone."""
    if zone < SERVERS:
        return True
    if is_line(zone):
        return kind == ICE_TYPE
    return kind == UPGRADE_TYPE or (kind in (AGENDA_TYPE, ASSET_TYPE) and server_of(zone) >= FIRST_REMOTE)


TITLE = re.compile(r"[a-z0-9-]+")
WORDS = {"window"}
"""Titles that a view writes for something else: a paid ability window."""


def titles_in(data: Any) -> set[str]:
    """Every title that stands anywhere in some data: as a value, as a key, or inside a longer text."""
    if isinstance(data, dict):
        return titles_in(list(data)) | titles_in(list(data.values()))
    if isinstance(data, list | tuple):
        return {title for item in data for title in titles_in(item)}
    if isinstance(data, str):
        return {word for word in TITLE.findall(data) if word in BY_SLUG}
    return set()


def require_all(titles: set[str], allowed: set[int], card_of: dict[str, int], what: str) -> None:
    for title in sorted(titles - WORDS):
        if title in card_of and card_of[title] not in allowed:
            raise Broken(f"{what} {title}, which it has not seen")
