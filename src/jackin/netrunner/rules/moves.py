"""Cards move between zones. Each move is complete: zones, knowledge, hosts and runs agree after it."""

from __future__ import annotations

from jackin.netrunner.catalog import CARDS, Card, printed
from jackin.netrunner.rules.active import should_be_awake
from jackin.netrunner.rules.changes import barred, context
from jackin.netrunner.rules.knowledge import note_knowledge
from jackin.netrunner.rules.listener import listener
from jackin.netrunner.rules.pools import win
from jackin.netrunner.rules.queries import recurring
from jackin.netrunner.rules.servers import exists, hosted
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import Lasting, Run, State
from jackin.netrunner.words import (
    ALL_KNOW, ARCHIVES_CARDS, CANNOT_DRAW, CARD_DRAWN, CORP, CORP_SCORE, CREDIT, DECK, DISCARD, ENCOUNTER,
    FIRST_REMOTE, HAND, HEAP, HOSTED, IDENTITIES, KINDS, MARK, PLAY_AREA, REMOVED, RIG, RUN, RUNNER, RUNNER_SCORE,
    TRASHED, is_pile, is_root, is_table, line, server_of,
)  # fmt: skip


# Waking and sleeping (ACTV)


def wake(s: State, card: int) -> None:
    """The card becomes active: recurring credits arrive, an older unique copy goes."""
    if not should_be_awake(s, card) or card in s.awake:
        return
    s.awake.append(card)
    p = printed(s, card)
    listen(s, p)
    s.stirred = True
    if p.side == RUNNER:
        touch_memory(s)
    if p.behaviour.recurring or p.behaviour.recurring_x is not None:
        s.set_counter(card, CREDIT, max(s.hosted_credits(card), recurring(s, card)))
    if p.unique and s.zone[card] not in DISCARD:
        enforce_uniqueness(s, card)


def survey(s: State) -> None:
    """Note what all active cards together listen to, change and offer, so that the rest is not asked for."""
    s.hearing = s.changing = s.offering = 0
    for card in s.awake:
        listen(s, CARDS[s.code[card]])
    s.stirred = True


def listen(s: State, p: Card) -> None:
    s.hearing |= p.hears
    s.changing |= p.changes
    s.offering |= p.offers


def touch_memory(s: State) -> None:
    """MU-2 is checked when this step is over."""
    s.memory_touched = True
    s.stirred = True


def enforce_uniqueness(s: State, card: int) -> None:
    """UNIQ-2: every other active copy is trashed, and nothing can prevent it."""
    for other in s.awake.copy():
        if other != card and s.code[other] == s.code[card]:
            trash(s, other, "UNIQ-2")


def sleep(s: State, card: int) -> None:
    if card not in s.awake:
        return
    s.awake.remove(card)
    survey(s)
    p = printed(s, card)
    if p.side == RUNNER:
        touch_memory(s)


def persist(s: State, card: int) -> None:
    """Some constant abilities go on for the rest of the run in which their card leaves play."""
    run = s.run
    if run is None or run.ended or card not in s.awake or server_of(s.zone[card]) != run.server:
        return
    for static in printed(s, card).behaviour.statics:
        if static.for_run:
            amount = static.amount.of(s, context(s, card))
            s.lasting.append(Lasting(static.kind, RUN, -1, 0, amount, card, CORP))


# Moving between zones


def move(s: State, card: int, zone: int, faceup: bool = True, at: int = -1, host: int = -1) -> None:
    """Move a card, onto a host if there is one; `at` is its place in the new zone, -1 the top or the outermost."""
    old = s.zone[card]
    stays = is_table(old) and is_table(zone)
    if is_table(old) or is_table(zone):
        s.dormant = None
    if is_table(old):
        if not stays:
            uninstall(s, card)
    elif old in (CORP_SCORE, RUNNER_SCORE, PLAY_AREA, HOSTED):
        leave_play(s, card)
    elif old in (ARCHIVES_CARDS, HEAP):
        sleep(s, card)
    note_knowledge(s, card, old, line(server_of(zone)) if host >= 0 and is_root(zone) else zone, faceup)
    remove(s, card)
    s.zone[card] = zone
    s.faceup[card] = 1 if faceup else 0
    if host >= 0:
        s.host[card] = host
    cards = s.zones[zone]
    s.zones[zone] = cards + (card,) if at < 0 else (*cards[:at], card, *cards[at:])  # noqa: RUF005  quicker
    if s.run is not None and zone == line(s.run.server) and lies_ahead(s.run, at, len(cards)):
        s.run.ahead += 1
    if zone >= CORP_SCORE and zone != REMOVED and not stays and not is_pile(zone):
        s.serials += 1
        s.serial[card] = s.serials
        wake(s, card)
    elif printed(s, card).behaviour.works_discarded:
        wake(s, card)


def lies_ahead(run: Run, at: int, outermost: int) -> bool:
    """RUN-2.a: new ice is approached if the Runner has not passed its position."""
    if at < 0:
        return run.ahead == outermost and (run.approaches == 0 or run.moved)
    return at <= run.ahead


def remove(s: State, card: int) -> None:
    zone = s.zone[card]
    cards = s.zones[zone]
    at = len(cards) - 1 if cards[-1] == card else cards.index(card)  # mostly the top card of a deck
    s.zones[zone] = cards[:at] if at == len(cards) - 1 else cards[:at] + cards[at + 1 :]
    run = s.run
    if run is None:
        return
    if card == run.ice:  # UNINST-3
        run.ice = -1
    if zone == line(run.server) and at < run.ahead:  # RUN-11
        run.ahead -= 1


def shift(s: State, card: int, zone: int) -> None:
    """To the end of another zone and nothing else: nobody learns or forgets anything by it."""
    remove(s, card)
    s.zone[card] = zone
    s.zones[zone] = s.zones[zone] + (card,)


def uninstall(s: State, card: int) -> None:
    """RUN-3.a: ice that goes while it is encountered takes all with it that lasts for the encounter."""
    run = s.run
    if run is not None and run.encountering and run.ice == card and s.lasting:
        s.lasting = [lasting for lasting in s.lasting if lasting.until != ENCOUNTER]
    leave_play(s, card)
    if s.zone[card] == RIG:
        touch_memory(s)


def leave_play(s: State, card: int) -> None:
    """UNINST-2, UNINST-4, HOST-8: counters go, hosted cards are trashed, the card forgets."""
    persist(s, card)
    sleep(s, card)
    if s.zone[card] == PLAY_AREA and s.counter(card, MARK):
        give_back(s, s.counter(card, MARK))
    s.host[card] = -1
    for key in [key for key in s.counters if key // KINDS == card]:
        del s.counters[key]
    if s.lasting:
        s.lasting = [lasting for lasting in s.lasting if lasting.kind < 0 or lasting.target != card]
    for other in hosted(s, card):
        s.host[other] = -1
        trash(s, other, "HOST-8")


def give_back(s: State, serial: int) -> None:
    """A card that had gained the text of an agenda leaves play."""
    for card in s.awake.copy():
        if s.serial[card] == serial and s.zone[card] in (RUNNER_SCORE, REMOVED):
            if not (s.zone[card] == RUNNER_SCORE and printed(s, card).behaviour.works_stolen):
                sleep(s, card)


def move_to_host(s: State, card: int, host: int) -> None:
    """HOST-1, HOST-9: an installed card is hosted elsewhere, and stays installed."""
    s.host[card] = host
    touch_memory(s)
    say(s, "moves-to-host", printed(s, card).side, card, host, where=server_of(s.zone[host]), rule="HOST-1")


def put_on(s: State, card: int, host: int, faceup: bool = True) -> None:
    """HOST-6: host a card without installing it; it is inactive."""
    move(s, card, HOSTED, faceup, host=host)
    say(s, "hosts", printed(s, host).side, card, host, rule="HOST-6")


# Drawing, trashing


def hand_of(s: State, seat: int) -> tuple[int, ...]:
    """What a text calls "your hand" when it takes cards from it."""
    return listener().hand(s, seat) if s.automated else s.zones[HAND[seat]]


def to_hand(s: State, card: int, seen: bool = True) -> None:
    """Add a card to its owner's hand."""
    if not (s.automated and listener().takes_to_hand(s, card, seen)):
        move(s, card, HAND[printed(s, card).side], seen)


def draw(s: State, seat: int, n: int) -> None:
    """WIN-3, WIN-7: the Corp loses on an empty R&D; the Runner draws what is there."""
    if barred(s, CANNOT_DRAW, seat):
        return
    if s.automated and listener().draws(s, seat, n):
        return
    deck = DECK[seat]
    drawn = 0
    heard = seat == CORP and s.hearing >> CARD_DRAWN & 1
    while drawn < n and s.zones[deck]:
        card = s.zones[deck][-1]
        move(s, card, HAND[seat])
        drawn += 1
        if heard:
            emit(s, CARD_DRAWN, card)
    if drawn:
        say(s, "draws", seat, n=drawn)
    if drawn < n and seat == CORP:
        win(s, RUNNER, "decked", "WIN-3")


def seen_when_trashed(s: State, card: int) -> bool:
    """ZONE-5, AMB-29: faceup in Archives if the Runner sees it at that moment."""
    if printed(s, card).side == RUNNER or s.zone[card] in (PLAY_AREA, CORP_SCORE, RUNNER_SCORE):
        return True
    if s.run is not None and s.run.accessing == card:
        return True
    return s.zone[card] >= HOSTED and s.faceup[card] == 1


def trash(s: State, card: int, rule: str = "TRASH-1", seen: bool = False) -> None:
    """Trash a card at once; who may prevent it has been asked before. `seen`: the Runner looks at it."""
    if s.zone[card] in DISCARD:
        return
    if s.automated and listener().keeps(s, card):
        return
    faceup = seen or seen_when_trashed(s, card)
    side = printed(s, card).side
    was_installed = is_table(s.zone[card])
    if faceup:
        s.knows[card] = ALL_KNOW
    say(s, "trashed", side, card, rule=rule)
    move(s, card, DISCARD[side], faceup)
    emit(s, TRASHED, card, 1 if was_installed else 0)


def discard(s: State, card: int) -> None:
    """DISC-1, ZONE-6: from hand, facedown for the Corp; not trashing (TRASH-6)."""
    side = printed(s, card).side
    move(s, card, DISCARD[side], side == RUNNER)
    say(s, "discards", side, card, rule="DISC-1")


def forfeit(s: State, card: int) -> None:
    """FORFEIT-1."""
    side = CORP if s.zone[card] == CORP_SCORE else RUNNER
    say(s, "forfeits", side, card, rule="FORFEIT-1")
    move(s, card, REMOVED)
    wake(s, card)


def remove_from_game(s: State, card: int) -> None:
    move(s, card, REMOVED)
    say(s, "removed", card=card, rule="ZONE-18")


def new_remote(s: State) -> int:
    """ZONE-8: the lowest number that is free; RUN-10: a remote that is run on does not come back."""
    attacked = s.run.server if s.run is not None else -1
    if not (s.automated and listener().numbers_anew(s)):
        for server in range(FIRST_REMOTE, s.servers()):
            if server != attacked and not exists(s, server):
                forget_server(s, server)
                return server
    s.zones.append(())
    s.zones.append(())
    return s.servers() - 1


def forget_server(s: State, server: int) -> None:
    """ZONE-8: a new remote is not the one of the same number that a card has named before."""
    for card in s.zones[RIG]:
        if printed(s, card).behaviour.names_server and s.counter(card, MARK) == server + 1:
            s.set_counter(card, MARK, 0)


def begin_identity(s: State, card: int) -> None:
    s.zones[IDENTITIES] = (*s.zones[IDENTITIES], card)
    s.zone[card] = IDENTITIES
    s.faceup[card] = 1
    s.knows[card] = ALL_KNOW
    s.serials += 1
    s.serial[card] = s.serials
    wake(s, card)
