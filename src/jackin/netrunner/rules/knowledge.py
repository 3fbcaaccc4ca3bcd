"""What each seat knows (INFO): it comes and goes with the places of cards."""

from __future__ import annotations

from jackin.netrunner.catalog import printed
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    AGENDA_TYPE, ALL_KNOW, ARCHIVES_CARDS, ASSET_TYPE, CORP, CORP_KNOWS, DECK, FIRST_REMOTE, GRIP, HQ_CARDS, ICE_TYPE,
    KNOWS, RD_CARDS, RUNNER_KNOWS, STACK, UPGRADE_TYPE, is_line, is_pile, is_root, is_table, server_of,
)  # fmt: skip


def note_knowledge(s: State, card: int, old: int, zone: int, faceup: bool) -> None:
    p = printed(s, card)
    if not faceup and old in (HQ_CARDS, ARCHIVES_CARDS, GRIP):
        forget_what_it_might_be(s, card, old, zone)
    if zone in (RD_CARDS, STACK) or is_pile(zone):
        return
    owner = CORP_KNOWS if p.side == CORP else RUNNER_KNOWS
    if zone in (HQ_CARDS, GRIP):
        s.knows[card] |= owner
    elif faceup:
        s.knows[card] = ALL_KNOW
    else:
        s.knows[card] |= owner


def forget_what_it_might_be(s: State, card: int, old: int, zone: int) -> None:
    """INFO-4: a known card stays known until it can no longer be told apart from the one that moved."""
    other = KNOWS[1 - printed(s, card).side]
    pile = [c for c in s.zones[old] if old != ARCHIVES_CARDS or s.faceup[c] == 0]
    if card not in pile:
        return
    known = [c for c in pile if s.knows[c] & other and (c == card or could_go(s, c, zone))]
    guess = any(not s.knows[c] & other for c in pile)
    if guess or any(s.code[c] != s.code[known[0]] for c in known):
        for c in known:
            s.knows[c] &= ~other


def could_go(s: State, card: int, zone: int) -> bool:
    """Whether a card, as far as the other player sees, may lie facedown in a zone."""
    kind = printed(s, card).type
    if is_line(zone):
        return kind == ICE_TYPE
    if is_root(zone):
        return kind == UPGRADE_TYPE or (kind in (AGENDA_TYPE, ASSET_TYPE) and server_of(zone) >= FIRST_REMOTE)
    return True


def see(s: State, card: int, seats: int) -> None:
    if s.knows[card] & seats != seats:
        s.knows[card] |= seats
        stir(s, card)


def stir(s: State, card: int) -> None:
    """A card was turned or seen where it lies: whoever keeps its zone in mind is to look again."""
    zone = s.zone[card]
    s.zones[zone] = (*s.zones[zone],)


def reveal(s: State, card: int) -> None:
    """REV-1: everybody sees a card that is not installed; it goes back to how it was."""
    if not is_table(s.zone[card]):
        show(s, card, "REV-1")


def show(s: State, card: int, rule: str) -> None:
    see(s, card, ALL_KNOW)
    say(s, "reveals", printed(s, card).side, card, rule=rule)


def shuffle(s: State, seat: int) -> None:
    shuffle_zone(s, DECK[seat])


def shuffle_zone(s: State, zone: int) -> None:
    cards = list(s.zones[zone])
    for card in cards:
        s.knows[card] = 0
    for i in range(len(cards) - 1, 0, -1):
        j = s.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    s.zones[zone] = tuple(cards)
