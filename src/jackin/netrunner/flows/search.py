"""Searching a deck (SEARCH): find, set aside, shuffle, then go on."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import N, Subject
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.measures import Filter
from jackin.netrunner.flows.install import ANY_COST, IGNORE_COSTS, install
from jackin.netrunner.flows.pick import card_options, source_name
from jackin.netrunner.flows.play import PLAIN, play
from jackin.netrunner.rules.legal import why_not_install, why_not_play
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.knowledge import reveal, shuffle_zone
from jackin.netrunner.rules.listener import listener
from jackin.netrunner.rules.moves import move, to_hand
from jackin.netrunner.rules.reading import CHOSEN
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.state import State
from jackin.netrunner.words import ASIDE, DECK

NOTHING_FOUND: Final = Option("nothing-found")

# What a frame of SEARCH holds: the card, and the zone it was found in
FOUND: Final = Subject()
FROM: Final = N()


class Searching(Effect):
    """Search your deck for a card; to hand, or to be installed."""

    def __init__(
        self, what: Filter, shown: bool, to_install: bool, free: bool = False, to_play: bool = False
    ) -> None:
        super().__init__()
        self.what = what
        self.shown = shown
        self.to_install = to_install
        self.free = free
        self.to_play = to_play

    def could(self, s: State, f: Frame) -> bool:
        """AMB-42: any search of a deck that is not empty."""
        return len(s.zones[DECK[f.seat]]) > 0

    def do(self, s: State, f: Frame) -> None:
        s.call(SEARCH, f.seat, f.card, text=self)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.finds(s, self.to_install)

    def searches_for(self) -> Filter | None:
        return self.what


def searching(f: Frame) -> Searching:
    """The word that a frame of SEARCH is about."""
    effect = f.text
    assert isinstance(effect, Searching)
    return effect


def finds(s: State, f: Frame) -> Ask | None:
    """SEARCH-1: must find a matching card if there is one. The other seat cannot tell whether there was."""
    effect = searching(f)
    found = matches(s, DECK[f.seat], effect)
    first = listener().looks_first(s, f.seat) if s.automated else -1
    if first >= 0:
        found = matches(s, first, effect) or found
    found.sort(key=lambda card: s.code[card])
    options = card_options(s, "find", found, f.seat) or [NOTHING_FOUND]
    return Ask(f.seat, "search", options, source_name(s, f), veiled=True)


def matches(s: State, zone: int, effect: Searching) -> list[int]:
    return [card for card in s.zones[zone] if effect.what.fits(s, card, s.stack[-2])]


def shuffles(s: State, f: Frame) -> Ask | None:
    """SEARCH-2, SEARCH-3: set aside, and the deck is shuffled before anything else."""
    effect = searching(f)
    FOUND.set(f, s.got.card)
    FROM.set(f, s.zone[FOUND.of(f)] if FOUND.of(f) >= 0 else DECK[f.seat])
    say(s, "searches", f.seat, f.card, rule="SEARCH-1")
    if FOUND.of(f) >= 0:
        move(s, FOUND.of(f), ASIDE, effect.shown or effect.to_install)
        if effect.shown or effect.to_install:
            reveal(s, FOUND.of(f))
    shuffle_zone(s, FROM.of(f))
    return None


def goes_on(s: State, f: Frame) -> Ask | None:
    effect = searching(f)
    card = FOUND.of(f)
    if card < 0:
        return None
    if effect.to_play and not (effect.to_install and printed(s, card).installs):
        plays(s, f, PLAIN if not effect.to_install else 0)
    elif not effect.to_install:
        CHOSEN.set(s.stack[-2], (card,))
        to_hand(s, card)
    elif why_not_install(s, card, ANY_COST if effect.free else 0) is None:
        install(s, card, 0, IGNORE_COSTS if effect.free else 0)
    else:
        put_back(s, f)
    return None


def plays(s: State, f: Frame, how: int) -> None:
    if why_not_play(s, FOUND.of(f), clicks=0, plain=how == PLAIN) is None:
        play(s, FOUND.of(f), how)
    else:
        put_back(s, f)


def put_back(s: State, f: Frame) -> None:
    """What was found cannot be put to use."""
    move(s, FOUND.of(f), FROM.of(f), False)
    shuffle_zone(s, FROM.of(f))


SEARCH: Final = flow("search", finds, shuffles, goes_on)
