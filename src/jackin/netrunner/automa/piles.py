"""The draw piles of an automa, and its AI deck. The top card of a pile is its last, as in a deck."""

from __future__ import annotations

from jackin.netrunner.automa.table import LEVELS, Automa, the_automa
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.knowledge import shuffle_zone
from jackin.netrunner.rules.moves import move, remove
from jackin.netrunner.rules.changes import player
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, RUNNER


def top(s: State, pile: int) -> int:
    """The top card of a pile, or -1."""
    cards = s.zones[pile]
    return cards[-1] if cards else -1


def bury(s: State, card: int, pile: int) -> None:
    """Under a pile. Who knew the card still knows it."""
    if s.zone[card] == pile:
        remove(s, card)
        s.zones[pile] = (card, *s.zones[pile])
    else:
        move(s, card, pile, False, at=0)


def shuffle_into(s: State, card: int, pile: int) -> None:
    """Into a pile, which is then shuffled: nobody knows any card of it."""
    move(s, card, pile, False)
    shuffle_zone(s, pile)


def lay_out(s: State, cards: list[int], zone: int) -> None:
    """At set-up: these cards, wherever they lie, become a zone, facedown and unknown."""
    for card in cards:
        remove(s, card)
        s.zone[card] = zone
        s.knows[card] = 0
        s.faceup[card] = 0
    s.zones[zone] = tuple(cards)


def shuffled(s: State, cards: list[int]) -> list[int]:
    """In a random order, by the game's own generator."""
    cards = cards.copy()
    for i in range(len(cards) - 1, 0, -1):
        j = s.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def shuffle_ai_deck(s: State, automa: Automa) -> None:
    """OR-9: all AI cards, at the start, of this level and these factions (OR-53, OR-54); later the discard."""
    factions = [CARDS[s.code[player(s, seat)]].faction for seat in (CORP, RUNNER)]
    cards = list(automa.discard) if automa.discard else automa.pack.deck(LEVELS[automa.level], factions)
    automa.deck = tuple(shuffled(s, cards))
    automa.discard = ()


def reveal_ai_card(s: State, rule: str) -> None:
    """CA-17, CA-23, RA-11, RA-16: the next AI card; an empty deck is shuffled from the discard."""
    automa = the_automa(s.automa)
    if not automa.deck:
        say(s, "automa-reshuffles", automa.seat, rule=rule)
        shuffle_ai_deck(s, automa)
    automa.card = automa.deck[-1]
    automa.deck = automa.deck[:-1]
    automa.click = 0
    automa.last = len(automa.printed())
    say(s, "automa-reveals", automa.seat, n=automa.card + 1, rule=rule)


def discard_ai_card(s: State) -> None:
    """CA-23, RA-16."""
    automa = the_automa(s.automa)
    if automa.card >= 0:
        automa.discard = (*automa.discard, automa.card)
        automa.card = -1
        automa.click = automa.last = 0
