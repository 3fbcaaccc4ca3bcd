"""What may be done now. Every predicate answers None, or the reason why not."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.kernel.message import Message
from jackin.netrunner.catalog import CARDS, Card, printed
from jackin.netrunner.rules.abilities import Cost, Paid
from jackin.netrunner.rules.active import cannot_trash, unrezzed
from jackin.netrunner.rules.changes import NO_FLOW, barred, forbidden, reader
from jackin.netrunner.rules.costs import additional_cost, cannot_rez, install_cost, play_cost, rez_cost, run_clicks
from jackin.netrunner.rules.ice import cannot_be_broken, strength
from jackin.netrunner.rules.listener import listener
from jackin.netrunner.rules.memory import counts_memory, exempts, memory_cost, memory_limit
from jackin.netrunner.rules.payment import available, short_of
from jackin.netrunner.rules.queries import can_advance, can_score
from jackin.netrunner.rules.servers import all_servers, carriers, hosted
from jackin.netrunner.rules.subtypes import blank
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    AGENDA_TYPE, ANY_REMOTE, ASSET_TYPE, CANNOT_ADVANCE, CANNOT_DRAW, CANNOT_JACK_OUT, CANNOT_RUN, CANNOT_RUN_ON,
    CANNOT_USE, CONSOLE, CORP, DECK, EVENT_TYPE, FIRST_REMOTE, FOR_ADVANCE, FOR_INSTALL, FOR_PLAY, FOR_REZ,
    FOR_STEALTH, FOR_TAG, FOR_TRASH, FOR_USE, HAND, HARDWARE_TYPE, ICE_TYPE, IDENTITIES, NEW_REMOTE,
    OPERATION_TYPE, PROGRAM_TYPE, RIG, RUNNER, RUN_BEGINS, RUN_CLICKS, SCORE, SERVERS, UPGRADE_TYPE, USED,
    is_line, is_open,
)  # fmt: skip

# Playing (PLAY-8)


def why_not_play(s: State, card: int, free: bool = False, clicks: int = 1, plain: bool = False) -> Message | None:
    """`clicks`: those that are yet to be paid for playing it, before its own. `plain`: no additional costs."""
    p = CARDS[s.code[card]]
    short = None if free else short_of(s, p.side, play_cost(s, card), FOR_PLAY, card)
    if short is not None:
        return short
    cost = None if plain else additional_cost(s, card)
    if cost is not None:
        short = short_of_additional(s, p.side, card, cost, clicks)
        if short is not None:
            return short
        clicks += cost.clicks
    f = reader(p.side, card, clicks)
    for condition in p.behaviour.play_only_if:
        bar = condition.bar(s, f)
        if bar is not None:
            return bar
    if p.x_cost and highest_x(s, card) < 1:
        return Message("why-x-zero")
    play = p.behaviour.play
    if play is None or not play.could(s, f):
        return Message("why-no-effect", rule="ACT-4")
    return None


def short_of_additional(s: State, seat: int, card: int, cost: Cost, clicks: int) -> Message | None:
    """COST-3; clicks come on top of those for the action."""
    if cost.clicks + clicks > s.clicks[seat]:
        return Message("why-clicks-short", n=clicks + cost.clicks - s.clicks[seat])
    return why_not_pay(s, seat, card, cost)


def highest_x(s: State, card: int) -> int:
    """COST-8: X is chosen within the card's conditions and the payer's means."""
    p = CARDS[s.code[card]]
    most = available(s, p.side, FOR_PLAY, card) - play_cost(s, card)
    limit = p.behaviour.play_x
    return most if limit is None else min(most, limit.of(s, Frame(NO_FLOW, p.side, card)))


# Installing (INST)


def why_not_install(s: State, card: int, discount: int = 0) -> Message | None:
    p = CARDS[s.code[card]]
    if not p.installs:
        return Message("why-no-destination", rule="INST-16")
    if p.side == CORP:
        return short_of(s, CORP, install_cost(s, card, -1) - discount, FOR_INSTALL, card)
    wanted = p.behaviour.install_only_if
    if wanted is not None and not wanted.holds(s, Frame(NO_FLOW, RUNNER, card)):
        return wanted.bar(s, Frame(NO_FLOW, RUNNER, card))
    if p.type == HARDWARE_TYPE and p.subtypes & CONSOLE and has_console(s):
        return Message("why-console", rule="CARD-9")
    short = short_of(s, RUNNER, install_cost(s, card, -1) - discount, FOR_INSTALL, card)
    if short is not None:
        return short
    if not has_destination(s, p, card):
        if p.behaviour.install_on is not None:
            return Message("why-no-host", rule="INST-2")
        return Message("why-memory", rule="MU-3")
    return None


def has_console(s: State) -> bool:
    return any(CARDS[s.code[card]].subtypes & CONSOLE and not blank(s, card) for card in s.zones[RIG])


def corp_destinations(s: State, card: int) -> list[int]:
    """INST-4: servers this card may be installed in or protect; a new remote last."""
    p = CARDS[s.code[card]]
    if ANY_REMOTE in p.behaviour.install_in:
        return [*[server for server in all_servers(s) if server >= FIRST_REMOTE], NEW_REMOTE]
    if p.behaviour.install_in:
        return list(p.behaviour.install_in)
    if p.type == ICE_TYPE or p.type == UPGRADE_TYPE:
        return [*all_servers(s), NEW_REMOTE]
    if p.type == AGENDA_TYPE or p.type == ASSET_TYPE:
        return [*[server for server in all_servers(s) if server >= FIRST_REMOTE], NEW_REMOTE]
    return []


def corp_hosts(s: State, card: int) -> list[int]:
    """INST-2: cards of the Corp that may host this one."""
    hosts = [host for host in s.awake if CARDS[s.code[host]].side == CORP]
    return [host for host in hosts if accepts(s, host, card, CARDS[s.code[card]])]


def runner_destinations(s: State, card: int) -> list[int]:
    """INST-3: hosts that take the card, and -1 for the row of its type."""
    p = CARDS[s.code[card]]
    f = reader(RUNNER, card)
    wanted = p.behaviour.install_on
    if not p.installs:
        return []
    if wanted is not None:
        places = [host for host in possible_hosts(s) if wanted.fits(s, host, f)]
    else:
        places = [-1, *[host for host in s.zones[RIG] if accepts(s, host, card, p)]]
    return [host for host in places if has_room(s, card, host)] if p.type == PROGRAM_TYPE else places


def has_destination(s: State, p: Card, card: int) -> bool:
    """INST-3: mostly the row of its type, without a look at hosts."""
    if p.behaviour.install_on is None and (p.type != PROGRAM_TYPE or has_room(s, card, -1)):
        return True
    return len(runner_destinations(s, card)) > 0


def has_room(s: State, program: int, host: int) -> bool:
    """MU-3: whether the program fits once all programs are gone that need not stay to carry it."""
    if host < 0:
        return memory_cost(s, program) <= memory_limit(s, [program])
    if exempts(s, host):
        return True
    needed = [program] + [card for card in carriers(s, host) if counts_memory(s, card)]
    return sum(memory_cost(s, card) for card in needed) <= memory_limit(s, needed)


def possible_hosts(s: State) -> list[int]:
    hosts = list(s.zones[RIG])
    for zone in range(SERVERS, len(s.zones)):
        hosts += s.zones[zone]
    return hosts


def accepts(s: State, host: int, card: int, p: Card) -> bool:
    """HOST-3, HOST-4."""
    hosting = printed(s, host).behaviour.hosts
    if hosting is None or blank(s, host) or not hosting.what.fits(s, card, Frame(NO_FLOW, RUNNER, host)):
        return False
    there = hosted(s, host)
    if hosting.most and len(there) >= hosting.most:
        return False
    return hosting.memory < 0 or sum(memory_cost(s, other) for other in [*there, card]) <= hosting.memory


# Rezzing (REZ)


def why_not_rez(s: State, card: int, lowered: int = 0) -> Message | None:
    p = CARDS[s.code[card]]
    if not unrezzed(s, card):
        return Message("why-rezzed")
    if p.type == AGENDA_TYPE:
        return Message("why-agenda-rez", rule="REZ-4")
    if cannot_rez(s, card):
        return Message("why-forbidden", rule="CANT-1")
    short = short_of(s, CORP, rez_cost(s, card, lowered), FOR_REZ, card)
    if short is not None:
        return short
    cost = p.behaviour.rez_cost
    return None if cost is None else why_not_pay(s, CORP, card, cost)


# Paying a cost (COST-2)


def why_not_pay(s: State, seat: int, card: int, cost: Cost) -> Message | None:
    if cost.clicks > s.clicks[seat]:
        return Message("why-clicks-short", n=cost.clicks - s.clicks[seat])
    if cost.counters > 0 and s.counter(card, cost.counter) < cost.counters:
        return Message("why-counters-short", rule="COST-7")
    if cost.credits is not None:
        short = short_of(s, seat, cost.credits.of(s, reader(seat, card)), purpose_of(cost), card)
        if short is not None:
            return short
    if cost.x and available(s, seat, FOR_USE, card) == 0:
        return Message("why-x-zero")
    if cost.forfeit_self and s.zone[card] != SCORE[seat]:
        return Message("why-no-agenda", rule="FORFEIT-1")
    if cost.forfeit and not s.zones[SCORE[seat]]:
        return Message("why-no-agenda", rule="FORFEIT-1")
    if cost.trash is not None and not trashable(s, seat, card, cost):
        return Message("why-nothing-to-trash")
    return None


def purpose_of(cost: Cost) -> int:
    return FOR_STEALTH if cost.stealth else FOR_USE


def held_for(s: State, seat: int, card: int, cost: Cost) -> list[int]:
    """The cards in hand that pay a cost of trashing one."""
    wanted = cost.trash_held
    f = Frame(NO_FLOW, seat, card)
    return [] if wanted is None else [c for c in s.zones[HAND[seat]] if wanted.fits(s, c, f)]


def trashable(s: State, seat: int, card: int, cost: Cost) -> list[int]:
    wanted = cost.trash
    assert wanted is not None
    f = Frame(NO_FLOW, seat, card)
    return [c for c in possible_hosts(s) if wanted.fits(s, c, f) and not cannot_trash(s, c)]


# Paid abilities (ABIL-3, ABIL-15)


def why_not_use(s: State, seat: int, card: int, paid: Paid) -> Message | None:
    """All but the moment: windows and the action phase see to that."""
    if user_of(s, card, paid) != seat:
        return Message("why-not-yours")
    if s.lasting and forbidden(s, CANNOT_USE, card):
        return Message("why-forbidden", rule="CANT-1")
    if paid.once and used(s, card):
        return Message("why-once-a-turn")
    if paid.interface:
        bar = why_not_interact(s, card, paid)
        if bar is not None:
            return bar
    f = reader(seat, card, paid.cost.clicks)
    if paid.only_if is not None:
        bar = paid.only_if.bar(s, f)
        if bar is not None:
            return bar
    if not paid.text.could(s, f):
        return Message("why-no-effect", rule="ABIL-15")
    return why_not_pay(s, seat, card, paid.cost)


def used(s: State, card: int) -> bool:
    """Whether this copy has done this turn what it may do once each turn."""
    return any(event[0] == USED and event[1] == card and event[2] == s.serial[card] for event in s.happened)


def used_in_run(s: State, card: int) -> bool:
    """Whether this copy has done in this run what it may do once each run."""
    for event in reversed(s.happened):
        if event[0] == RUN_BEGINS:
            return False
        if event[0] == USED and event[1] == card and event[2] == s.serial[card]:
            return True
    return False


def user_of(s: State, card: int, paid: Paid) -> int:
    return paid.user if paid.user >= 0 else CARDS[s.code[card]].side


def why_not_interact(s: State, card: int, paid: Paid) -> Message | None:
    """BRK-1 to BRK-4: only in [3.1], only with enough strength, only on the right subtype."""
    run = s.run
    if run is None or not run.interacting or run.ice < 0:
        return Message("why-only-encounter", rule="RUN-3.1")
    if keeps_from_breaking(s, run.ice, card):
        return Message("why-forbidden", rule="CANT-1")
    if paid.breaks is not None and not paid.breaks.fits(s, run.ice, reader(RUNNER, card)):
        return Message(paid.breaks.why_not(), rule="BRK-4")
    if is_line(s.zone[card]):
        return None
    missing = strength(s, run.ice) - strength(s, card)
    return Message("why-strength-short", n=missing, rule="BRK-2") if missing > 0 else None


def keeps_from_breaking(s: State, ice: int, card: int) -> bool:
    """CANT-1: this card, or anything at the moment."""
    wanted = CARDS[s.code[ice]].behaviour.unbroken_by
    if wanted is not None and wanted.fits(s, card, Frame(NO_FLOW, CORP, ice)):
        return True
    return bool(s.lasting) and cannot_be_broken(s, ice)


# Actions (ACT)


def why_not_draw(s: State, seat: int) -> Message | None:
    if barred(s, CANNOT_DRAW, seat):
        return Message("why-forbidden", rule="CANT-1")
    if s.automated and listener().never_runs_out(s, seat):
        return None
    return None if s.zones[DECK[seat]] else Message("why-deck-empty", rule="ACT-4")


def why_not_run(s: State) -> Message | None:
    return Message("why-forbidden", rule="CANT-1") if barred(s, CANNOT_RUN, RUNNER) else None


def open_servers(s: State, due: int = 0) -> list[int]:
    """The servers that the Runner may run on; a text may speak of some of them (CANT-1, COST-3).

    `due`: clicks that are yet to be paid for the action itself.
    """
    if why_not_run(s) is not None:
        return []
    servers = all_servers(s)
    if s.changing >> CANNOT_RUN_ON & 1:
        servers = [server for server in servers if not forbidden(s, CANNOT_RUN_ON, server)]
    if s.changing >> RUN_CLICKS & 1:
        servers = [server for server in servers if run_clicks(s, server) + due <= s.clicks[RUNNER]]
    return servers


def why_not_jack_out(s: State) -> Message | None:
    return Message("why-forbidden", rule="CANT-1") if barred(s, CANNOT_JACK_OUT, RUNNER) else None


NOT_ADVANCEABLE: Final = Message("why-cannot-be-advanced", rule="ADV-2")


def why_not_advance(s: State, card: int) -> Message | None:
    if not can_advance(s, card):
        return NOT_ADVANCEABLE
    if barred(s, CANNOT_ADVANCE, CORP):
        return Message("why-forbidden", rule="CANT-1")
    return short_of(s, CORP, 1, FOR_ADVANCE, card)


def why_not_trash_resource(s: State) -> Message | None:
    if s.tags == 0:
        return Message("why-not-tagged", rule="ACT-C-6")
    return short_of(s, CORP, 2, FOR_TRASH, -1)


def why_not_remove_tag(s: State) -> Message | None:
    if s.tags == 0:
        return Message("why-not-tagged", rule="ACT-R-6")
    return short_of(s, RUNNER, 2, FOR_TAG, -1)


# Asking about one card


def why_not(s: State, seat: int, card: int) -> list[Message]:
    """What keeps a seat from using a card now; empty when it can be used."""
    ask = s.ask
    if ask is None:
        return [Message("why-over")]
    if ask.seat != seat:
        return [Message("why-not-your-decision")]
    if any(option.card >= 0 and same_thing(s, option.card, card) for option in ask.options):
        return []
    reasons = card_reasons(s, seat, card)
    return reasons or [Message("why-not-now", kind=ask.kind)]


def same_thing(s: State, one: int, other: int) -> bool:
    if one == other:
        return True
    return s.zone[one] == s.zone[other] and not is_open(s.zone[one]) and s.code[one] == s.code[other]


def card_reasons(s: State, seat: int, card: int) -> list[Message]:
    p = CARDS[s.code[card]]
    zone = s.zone[card]
    reasons: list[Message | None] = []
    if zone == HAND[seat]:
        reasons.append(moment(s, seat))
        reasons.append(why_not_play(s, card) if p.type in (EVENT_TYPE, OPERATION_TYPE) else why_not_install(s, card))
    elif zone >= SERVERS and seat == CORP and unrezzed(s, card):
        reasons += unrezzed_reasons(s, card, p)
    if zone in (IDENTITIES, RIG) or zone == SCORE[seat] or (s.faceup[card] and zone >= SERVERS):
        for paid in p.behaviour.paid:
            if paid.cost.clicks:
                reasons.append(moment(s, seat))
            reasons.append(why_not_use(s, seat, card, paid))
        if not p.behaviour.paid:
            reasons.append(Message("why-nothing-to-use"))
    found: list[Message] = []
    for reason in reasons:
        if reason is not None and reason not in found:
            found.append(reason)
    return found


def moment(s: State, seat: int) -> Message | None:
    """ACT-1: an action is taken in one's own action phase, and costs a click."""
    ask = s.ask
    if ask is not None and ask.kind == "action" and ask.seat == seat:
        return None
    return Message("why-only-as-action", rule="ACT-1")


def unrezzed_reasons(s: State, card: int, p: Card) -> list[Message | None]:
    if p.type == AGENDA_TYPE:
        if can_score(s, card):
            return [Message("why-only-in-your-turn", rule="SCORE-2")]
        return [Message("why-advance-short", rule="SCORE-1"), why_not_advance(s, card)]
    if p.type == ICE_TYPE and (s.run is None or s.run.ice != card):
        return [Message("why-only-approached", rule="REZ-3")]
    return [why_not_rez(s, card)]
