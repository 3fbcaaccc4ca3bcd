"""The smallest things that change the table. Each is complete: zones, knowledge, hosts and runs agree after it."""

from __future__ import annotations

from jackin.kernel.frame import FLOWS
from jackin.netrunner.automa.table import is_corp
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.queries import context, exists, forbidden, hosted, player, points, should_be_awake
from jackin.netrunner.state import Lasting, Run, State
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA, ALL_KNOW, ARCHIVES_CARDS, ASIDE, CANNOT_DRAW, CORP, CORP_KNOWS, CORP_SCORE, CREDIT, DECK,
    DEREZZED, DISCARD, EMPTIED, FIRST_REMOTE, GRIP, HAND, HARDWARE, HOSTED, HQ_CARDS, ICE, IDENTITIES, KINDS, KNOWS,
    PLAY_AREA, POINTS, PRO_PILE, PROGRAM, RD_CARDS, RE_PILE, REMOVED, RIG, RUN, RUNNER, RUNNER_KNOWS, RUNNER_SCORE,
    SCORE, SERVERS, STACK, TRASHED, UPGRADE, VIRUS, WORTHLESS, is_line, is_pile, is_root, line, server_of,
)  # fmt: skip

# Winning


def win(s: State, seat: int, reason: str, rule: str) -> None:
    if s.over:
        return
    s.over = True
    s.winner = seat
    s.reason = reason
    say(s, f"win-{reason}", seat, rule=rule)


def check_points(s: State) -> None:
    """WIN-1, WIN-6: at once, before anything that the score or steal triggers."""
    for seat in (CORP, RUNNER):
        if sum(points(s, card) for card in s.zones[SCORE[seat]]) >= 7:
            win(s, seat, "agendas", "WIN-1")


# Credits, clicks, tags


def gain(s: State, seat: int, n: int, by: int = -1) -> None:
    if n > 0:
        s.credits[seat] += n
        say(s, "gains", seat, by, n=n, rule="CRED-1")


def lose(s: State, seat: int, n: int, by: int = -1) -> int:
    """CRED-2: from the pool, as far as it goes."""
    n = min(n, s.credits[seat])
    if n > 0:
        s.credits[seat] -= n
        say(s, "loses", seat, by, n=n, rule="CRED-2")
    return n


def may_gain_clicks(s: State, seat: int) -> bool:
    """CLICK-4: not in a discard phase, nor in the other player's turn."""
    return s.active == seat and s.acting


def gain_clicks(s: State, seat: int, n: int) -> None:
    if may_gain_clicks(s, seat):
        s.clicks[seat] += n
        say(s, "gains-clicks", seat, n=n)


def lose_clicks(s: State, seat: int, n: int) -> int:
    n = min(n, s.clicks[seat])
    if n > 0:
        s.clicks[seat] -= n
        say(s, "loses-clicks", seat, n=n)
    return n


def place(s: State, card: int, kind: int, n: int) -> None:
    if n > 0:
        s.set_counter(card, kind, s.counter(card, kind) + n)
        say(s, f"places-{('advancement', 'credit', 'virus', 'power', 'agenda', 'mark')[kind]}", card=card, n=n)
        if kind == ADVANCEMENT and s.automa is not None:
            s.automa.touched = s.stirred = True  # CA-32


def take(s: State, card: int, kind: int, n: int) -> int:
    had = s.counter(card, kind)
    n = min(n, had)
    s.set_counter(card, kind, had - n)
    if kind == CREDIT and had and n == had:
        emit(s, EMPTIED, card)
    return n


def purge(s: State) -> None:
    """PURGE-1."""
    for key in [key for key in s.counters if key % KINDS == VIRUS]:
        del s.counters[key]
    say(s, "purges", CORP, rule="PURGE-1")


# Waking and sleeping (ACTV)


def wake(s: State, card: int) -> None:
    """The card becomes active: recurring credits arrive, an older unique copy goes."""
    if card in s.awake or not should_be_awake(s, card):
        return
    s.awake.append(card)
    survey(s)
    p = printed(s, card)
    if p.side == RUNNER:
        touch_memory(s)
    if p.behaviour.recurring:
        s.set_counter(card, CREDIT, max(s.hosted_credits(card), p.behaviour.recurring))
    if p.unique and s.zone[card] not in DISCARD:
        enforce_uniqueness(s, card)


def survey(s: State) -> None:
    """Note what all active cards together listen to, change and offer, so that the rest is not asked for."""
    s.hearing = s.changing = s.offering = 0
    for card in s.awake:
        p = CARDS[s.code[card]]
        s.hearing |= p.hears
        s.changing |= p.changes
        s.offering |= p.offers
    s.stirred = True


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
    if run is None or card not in s.awake or server_of(s.zone[card]) != run.server:
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
    if is_table(old):
        if not stays:
            uninstall(s, card)
    elif old in (CORP_SCORE, RUNNER_SCORE, PLAY_AREA, HOSTED):
        leave_play(s, card)
    elif old in DISCARD:
        sleep(s, card)
    note_knowledge(s, card, old, zone, faceup)
    remove(s, card)
    s.zone[card] = zone
    s.faceup[card] = 1 if faceup else 0
    if host >= 0:
        s.host[card] = host
    cards = s.zones[zone]
    s.zones[zone] = (*cards, card) if at < 0 else (*cards[:at], card, *cards[at:])
    if s.run is not None and zone == line(s.run.server) and lies_ahead(s.run, at, len(cards)):
        s.run.ahead += 1
    if zone >= CORP_SCORE and zone != REMOVED and not stays and not is_pile(zone):
        s.serials += 1
        s.serial[card] = s.serials
        wake(s, card)
    elif zone in DISCARD:
        wake(s, card)


def lies_ahead(run: Run, at: int, outermost: int) -> bool:
    """RUN-2.a: new ice is approached if the Runner has not passed its position."""
    if at < 0:
        return run.ahead == outermost and (run.approaches == 0 or run.moved)
    return at <= run.ahead


def remove(s: State, card: int) -> None:
    zone = s.zone[card]
    cards = s.zones[zone]
    at = cards.index(card)
    s.zones[zone] = cards[:at] + cards[at + 1 :]
    run = s.run
    if run is None:
        return
    if card == run.ice:  # UNINST-3
        run.ice = -1
    if zone == line(run.server) and at < run.ahead:  # RUN-11
        run.ahead -= 1


def is_table(zone: int) -> bool:
    """Where cards are installed; moving from one such place to another is not uninstalling (UNINST-1)."""
    return zone == RIG or zone >= SERVERS


def shift(s: State, card: int, zone: int) -> None:
    """To the end of another zone and nothing else: nobody learns or forgets anything by it."""
    remove(s, card)
    s.zone[card] = zone
    s.zones[zone] = (*s.zones[zone], card)


def uninstall(s: State, card: int) -> None:
    leave_play(s, card)
    if s.zone[card] == RIG:
        touch_memory(s)


def leave_play(s: State, card: int) -> None:
    """UNINST-2, UNINST-4, HOST-8: counters go, hosted cards are trashed, the card forgets."""
    persist(s, card)
    sleep(s, card)
    s.host[card] = -1
    for kind in range(KINDS):
        s.counters.pop(card * KINDS + kind, None)
    if s.lasting:
        s.lasting = [lasting for lasting in s.lasting if lasting.kind < 0 or lasting.target != card]
    for other in hosted(s, card):
        s.host[other] = -1
        trash(s, other, "HOST-8")


def put_on(s: State, card: int, host: int, faceup: bool = True) -> None:
    """HOST-6: host a card without installing it; it is inactive."""
    move(s, card, HOSTED, faceup, host=host)
    say(s, "hosts", printed(s, host).side, card, host, rule="HOST-6")


# What each seat knows (INFO)


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
        return kind == ICE
    if is_root(zone):
        return kind == UPGRADE or (kind in (AGENDA, 2) and server_of(zone) >= FIRST_REMOTE)
    return True


def see(s: State, card: int, seats: int) -> None:
    s.knows[card] |= seats


def reveal(s: State, card: int) -> None:
    """REV-1: everybody sees a card that is not installed; it goes back to how it was."""
    if not is_table(s.zone[card]):
        show(s, card, "REV-1")


def show(s: State, card: int, rule: str) -> None:
    s.knows[card] = ALL_KNOW
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


# Drawing, trashing


def runner_is_automatic(s: State) -> bool:
    return s.automa is not None and s.automa.seat == RUNNER


def hand_of(s: State, seat: int) -> tuple[int, ...]:
    """What a text calls "your hand" when it takes cards from it; RA-52: of an automatic Runner, the top of PRO."""
    return s.zones[PRO_PILE][-1:] if seat == RUNNER and runner_is_automatic(s) else s.zones[HAND[seat]]


def to_hand(s: State, card: int, seen: bool = True) -> None:
    """Add a card to its owner's hand; RA-52: an automatic Runner plays from piles, so it goes on top of one."""
    seat = printed(s, card).side
    if seat == CORP or not runner_is_automatic(s):
        move(s, card, HAND[seat], seen)
    else:
        move(s, card, PRO_PILE if printed(s, card).type in (HARDWARE, PROGRAM) else RE_PILE, seen)


def draw(s: State, seat: int, n: int) -> None:
    """WIN-3, WIN-7: the Corp loses on an empty R&D; the Runner draws what is there."""
    if forbidden(s, CANNOT_DRAW, player(s, seat)):
        return
    if s.automa is not None and s.automa.seat == seat:
        s.call(FLOWS["automa-corp-draw" if seat == CORP else "automa-runner-draw"], seat, n=n)
        return
    deck = DECK[seat]
    drawn = 0
    while drawn < n and s.zones[deck]:
        move(s, s.zones[deck][-1], HAND[seat])
        drawn += 1
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


def trash(s: State, card: int, rule: str = "TRASH-1") -> None:
    """Trash a card at once; who may prevent it has been asked before."""
    if s.zone[card] in DISCARD:
        return
    if s.automa is not None and kept_from_archives(s, card):
        return_to_rd(s, card)
        return
    faceup = seen_when_trashed(s, card)
    side = printed(s, card).side
    was_installed = is_table(s.zone[card])
    if faceup:
        s.knows[card] = ALL_KNOW
    say(s, "trashed", side, card, rule=rule)
    move(s, card, DISCARD[side], faceup)
    emit(s, TRASHED, card, 1 if was_installed else 0)


def kept_from_archives(s: State, card: int) -> bool:
    """CA-29, OR-13: no agenda of a Corp automa; or none that it would trash itself."""
    automa = s.automa
    if automa is None or automa.seat != CORP or printed(s, card).type != AGENDA or s.zone[card] in SCORE:
        return False
    return automa.params["agenda_archives_guard"] == "always" or s.stack[-1].seat == CORP


def return_to_rd(s: State, card: int) -> None:
    move(s, card, RD_CARDS, False)
    say(s, "automa-keeps-agenda", CORP, rule="CA-29")
    shuffle(s, CORP)


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


def remove_from_game(s: State, card: int) -> None:
    move(s, card, REMOVED)
    say(s, "removed", card=card, rule="ZONE-18")


# Corp cards on the table


def new_remote(s: State) -> int:
    """ZONE-8: the lowest number that is free; RUN-10: a remote that is run on does not come back.

    OR-31: an automa's never do.
    """
    attacked = s.run.server if s.run is not None else -1
    if not is_corp(s.automa):
        for server in range(FIRST_REMOTE, s.servers()):
            if server != attacked and not exists(s, server):
                return server
    s.zones.append(())
    s.zones.append(())
    return s.servers() - 1


def turn_up(s: State, card: int) -> None:
    """Turn a card faceup; what should be active now wakes."""
    s.faceup[card] = 1
    s.knows[card] = ALL_KNOW
    wake(s, card)


def derez(s: State, card: int) -> None:
    """REZ-6: facedown and inactive, but everything hosted stays."""
    sleep(s, card)
    s.faceup[card] = 0
    say(s, "derezzes", CORP, card, rule="REZ-6")
    emit(s, DEREZZED, card)


def turn_facedown(s: State, card: int) -> None:
    """FACE-3, FACE-4: in its place, blank, and not uninstalled."""
    sleep(s, card)
    s.faceup[card] = 0
    touch_memory(s)
    say(s, "turned-facedown", RUNNER, card, rule="FACE-4")


def turn_faceup(s: State, card: int) -> None:
    """FACE-5: characteristics come back; this is not installing."""
    turn_up(s, card)
    say(s, "turned-faceup", RUNNER, card, rule="FACE-5")


def convert(s: State, card: int, seat: int, worth: int) -> None:
    """CONV-1: into a score area as an agenda, with its title and these points only."""
    move(s, card, ASIDE)
    s.set_counter(card, POINTS, worth + WORTHLESS)
    move(s, card, SCORE[seat])
    say(s, "converted", seat, card, n=worth, rule="CONV-1")
    check_points(s)


def turn_into_counter(s: State, card: int, host: int) -> None:
    """CONV-1: hosted as a counter; nothing but its title is left of it until it leaves (CONV-2)."""
    put_on(s, card, host)
    s.set_counter(card, POINTS, WORTHLESS)


def swap(s: State, one: int, other: int) -> None:
    """SWAP-1: two cards change places at the same time; what stays installed keeps all that it hosts."""
    here, there = s.zone[one], s.zone[other]
    for card, zone in ((one, there), (other, here)):
        if is_table(here) != is_table(there):
            note_knowledge(s, card, s.zone[card], zone, printed(s, card).side == RUNNER)
        if is_table(s.zone[card]) and not is_table(zone):  # SWAP-2
            uninstall(s, card)
    at, to = s.zones[here].index(one), s.zones[there].index(other)
    cards = list(s.zones[here])
    cards[at] = other
    s.zones[here] = tuple(cards)
    cards = list(s.zones[there])
    cards[to] = one
    s.zones[there] = tuple(cards)
    s.zone[one], s.zone[other] = there, here
    if is_table(here) != is_table(there):
        settle_in(s, one)
        settle_in(s, other)
    say(s, "swaps", card=one, other=other, rule="SWAP-1")


def settle_in(s: State, card: int) -> None:
    """A swapped card is in its place now: a Corp card facedown, with a new name if it has come to the table."""
    s.faceup[card] = 1 if printed(s, card).side == RUNNER else 0
    if is_table(s.zone[card]):
        s.serials += 1
        s.serial[card] = s.serials
        wake(s, card)


def flatline(s: State, rule: str) -> None:
    win(s, CORP, "flatline", rule)


def begin_identity(s: State, card: int) -> None:
    s.zones[IDENTITIES] = (*s.zones[IDENTITIES], card)
    s.zone[card] = IDENTITIES
    s.faceup[card] = 1
    s.knows[card] = ALL_KNOW
    s.serials += 1
    s.serial[card] = s.serials
    wake(s, card)
