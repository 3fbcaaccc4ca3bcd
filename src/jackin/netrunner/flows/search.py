"""Searching a deck (SEARCH): find, set aside, shuffle, then go on."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.rules.abilities import Effect, Filter
from jackin.netrunner.flows.install import install
from jackin.netrunner.flows.pick import card_options, source_name
from jackin.netrunner.rules.legal import why_not_install
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.knowledge import reveal, shuffle_zone
from jackin.netrunner.rules.moves import move, runner_is_automatic, to_hand
from jackin.netrunner.state import State
from jackin.netrunner.words import ASIDE, DECK, PRO_PILE, RUNNER

NOTHING_FOUND: Final = Option("nothing-found")


class Searching(Effect):
    """Search your deck for a card; to hand, or to be installed."""

    def __init__(self, what: Filter, shown: bool, to_install: bool) -> None:
        super().__init__()
        self.what = what
        self.shown = shown
        self.to_install = to_install

    def could(self, s: State, f: Frame) -> bool:
        """AMB-42: any search of a deck that is not empty."""
        return len(s.zones[DECK[f.seat]]) > 0

    def do(self, s: State, f: Frame) -> None:
        s.call(SEARCH, f.seat, f.card, text=self)


def finds(s: State, f: Frame) -> Ask | None:
    """SEARCH-1: must find a matching card if there is one. The other seat cannot tell whether there was."""
    effect = f.text
    assert isinstance(effect, Searching)
    found = matches(s, DECK[f.seat], effect)
    if f.seat == RUNNER and runner_is_automatic(s):
        found = matches(s, PRO_PILE, effect) or found  # RA-52
    found.sort(key=lambda card: s.code[card])
    options = card_options(s, "find", found, f.seat) or [NOTHING_FOUND]
    return Ask(f.seat, "search", options, source_name(s, f), veiled=True)


def matches(s: State, zone: int, effect: Searching) -> list[int]:
    return [card for card in s.zones[zone] if effect.what.fits(s, card, s.stack[-2])]


def shuffles(s: State, f: Frame) -> Ask | None:
    """SEARCH-2, SEARCH-3: set aside, and the deck is shuffled before anything else."""
    effect = f.text
    assert isinstance(effect, Searching)
    f.subject = s.got.card
    f.n = s.zone[f.subject] if f.subject >= 0 else DECK[f.seat]
    say(s, "searches", f.seat, f.card, rule="SEARCH-1")
    if f.subject >= 0:
        move(s, f.subject, ASIDE, effect.shown or effect.to_install)
        if effect.shown or effect.to_install:
            reveal(s, f.subject)
    shuffle_zone(s, f.n)
    return None


def goes_on(s: State, f: Frame) -> Ask | None:
    effect = f.text
    assert isinstance(effect, Searching)
    card = f.subject
    if card < 0:
        return None
    if not effect.to_install:
        to_hand(s, card)
    elif why_not_install(s, card) is None:
        install(s, card)
    else:
        move(s, card, f.n, False)
        shuffle_zone(s, f.n)
    return None


SEARCH: Final = flow("search", finds, shuffles, goes_on)
