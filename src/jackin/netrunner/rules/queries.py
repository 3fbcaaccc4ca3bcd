"""Values as they are now: printed, plus every constant ability and lasting effect (SIM-4, STR-2)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame, declare, flow
from jackin.kernel.registers import Subject
from jackin.netrunner.catalog import CARDS, Card, printed
from jackin.netrunner.rules.abilities import Cost, Sequence
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ACCESSED, ACCESSES, ADVANCEMENT, AGENDA_TYPE, ANY_CENTRAL, ANY_REMOTE, ANY_SERVER, ARCHIVES, CANNOT_REZ,
    CANNOT_REZ_ICE, CANNOT_SCORE, CANNOT_TRASH, CLICKS, CORP, CORP_SCORE, DISCARD, FIRST_REMOTE,
    HAND_SIZE, HOSTED, HQ, ICE_TYPE, IDENTITIES, INSTALL_COST, LINK_VALUE, MARK, MEAT, MEAT_DAMAGE,
    MEMORY, MEMORY_FOR, MOST_ACCESSES, PLAY_AREA, PLAY_COST, POINTS, POINTS_TO_WIN, PROGRAM_TYPE, RD, REMOVED,
    REQUIREMENT, REZ_COST, REZ_SURCHARGE, REZ_TWICE, RIG, RUNNER, RUN_BEGINS, RUN_CLICKS, SCORE,
    SERVERS, STEAL_CLICKS, STEAL_COST, STRENGTH, SUBROUTINE, SUBTYPE, SUBTYPE_LOSS, THEIR_HAND_SIZE, TRASH_COST,
    UNBREAKABLE, WAIVES_PLAY_COST, WORTHLESS, is_line, is_root, line, root, server_of,
)  # fmt: skip

NO_FLOW: Final = flow("no-flow")
NO_END: Final = 1_000
"""More cards than anybody accesses."""

INSTALL: Final = declare("install")
"""Its steps are in flows/install.py."""
DESTINATION: Final = Subject()
"""What a frame of INSTALL holds: the server, or the Runner's host."""


MOST_DUE: Final = 8
READERS: Final[list[list[Frame]]] = [[] for _ in range(2 * MOST_DUE)]
"""For clicks that are due, seat and card: frames that are read and never written, so that all can have the same."""


def reader(seat: int, card: int, due: int = 0) -> Frame:
    """A frame in which a card's text reads its own words, to be asked about and not to be resolved."""
    if card < 0 or due >= MOST_DUE:
        return Frame(NO_FLOW, seat, card, k=due)
    frames = READERS[2 * due + seat]
    while card >= len(frames):
        frames.append(Frame(NO_FLOW, seat, len(frames), k=due))
    return frames[card]


def context(s: State, source: int) -> Frame:
    """A frame of its own, in which a card's text reads its own words."""
    return Frame(NO_FLOW, CARDS[s.code[source]].side, source)


def change(s: State, kind: int, card: int) -> int:
    """The sum of everything that changes one value of a card."""
    changing = s.changing >> kind & 1
    if not changing and not s.lasting:
        return 0
    total = 0
    if changing:
        codes = s.code
        for source in s.awake:
            p = CARDS[codes[source]]
            bits = p.changes if source == card else p.changes_others
            if bits >> kind & 1:
                total += change_by(s, p, source, kind, card)
    for lasting in s.lasting:
        if lasting.kind == kind and lasting_hits(s, lasting.target, lasting.serial, card):
            total += lasting.n
    return total


def forbidden(s: State, what: int, card: int) -> bool:
    """CANT-1, CANT-3: somebody says "cannot", and nobody overrides that in so many words."""
    return change(s, what, card) > 0


def barred(s: State, what: int, seat: int) -> bool:
    """CANT-1, for a player."""
    return (s.changing >> what & 1 or len(s.lasting) > 0) and forbidden(s, what, player(s, seat))


def player(s: State, seat: int) -> int:
    """The identity, which stands for its player where a text speaks of players."""
    return s.zones[IDENTITIES][seat]


def lasting_hits(s: State, target: int, serial: int, card: int) -> bool:
    return target == -1 or (target == card and serial == s.serial[card])


def change_by(s: State, p: Card, source: int, kind: int, card: int) -> int:
    total = 0
    f = reader(p.side, source)
    for static in p.behaviour.statics:
        if static.kind != kind:
            continue
        if static.of is not None and not static.of.fits(s, card, f):
            continue
        if static.only_if is None or static.only_if.holds(s, f):
            total += static.amount.of(s, f)
    return total


def changes(s: State, kind: int, card: int) -> list[tuple[int, int]]:
    """Which active cards change a value, and by how much: for the table to explain it."""
    found = []
    for source in s.awake:
        p = CARDS[s.code[source]]
        if p.changes >> kind & 1:
            n = change_by(s, p, source, kind, card)
            if n:
                found.append((source, n))
    for lasting in s.lasting:
        if lasting.kind == kind and lasting_hits(s, lasting.target, lasting.serial, card):
            found.append((lasting.source, lasting.n))
    return found


def installed(s: State, card: int) -> bool:
    zone = s.zone[card]
    return zone == RIG or zone >= SERVERS


def rezzed(s: State, card: int) -> bool:
    return s.zone[card] >= SERVERS and s.faceup[card] == 1 and printed(s, card).type != AGENDA_TYPE


def unrezzed(s: State, card: int) -> bool:
    """FACE-2: a faceup agenda is neither."""
    return s.zone[card] >= SERVERS and s.faceup[card] == 0


def dormant(s: State) -> tuple[int, ...]:
    """What lies facedown in the servers and their roots, and agendas there: all that could be rezzed or scored. It is
    looked up again when a card has come to the table, has left it or was turned."""
    if s.dormant is None:
        roots = [card for zone in range(SERVERS, len(s.zones), 2) for card in s.zones[zone]]
        s.dormant = tuple([c for c in roots if s.faceup[c] == 0 or CARDS[s.code[c]].type == AGENDA_TYPE])
    return s.dormant


def has_facedown(s: State) -> bool:
    """Whether any card of the Corp lies facedown on the table."""
    return any(s.faceup[card] == 0 for zone in range(SERVERS, len(s.zones)) for card in s.zones[zone])


def blank(s: State, card: int) -> bool:
    """FACE-3, CONV-1: facedown in the rig or converted, a card has no characteristics of its own."""
    zone = s.zone[card]
    if zone == RIG:
        return s.faceup[card] == 0
    return CORP_SCORE <= zone < SERVERS and s.counter(card, POINTS) > 0


def should_be_awake(s: State, card: int) -> bool:
    """ACTV-2, ACTV-3, ACTV-5."""
    zone = s.zone[card]
    if (zone >= SERVERS and s.faceup[card] == 0) or blank(s, card):
        return False
    p = printed(s, card)
    if zone >= SERVERS:
        return p.type != AGENDA_TYPE or p.behaviour.install_faceup
    if zone == DISCARD[p.side]:
        return s.faceup[card] == 1 and p.behaviour.works_discarded
    if zone in SCORE:
        return p.type == AGENDA_TYPE and (zone == CORP_SCORE or p.behaviour.works_stolen or is_lent(s, card))
    if zone == REMOVED:
        return is_lent(s, card)
    return zone in (IDENTITIES, RIG, PLAY_AREA) or (zone == HOSTED and p.behaviour.works_hosted)


def is_lent(s: State, card: int) -> bool:
    """SELF-2: another card has gained the text of this agenda, which does not speak of itself."""
    if printed(s, card).behaviour.names_itself:
        return False
    return any(s.counter(other, MARK) == s.serial[card] for other in s.zones[PLAY_AREA])


def cannot_trash(s: State, card: int) -> bool:
    """CANT-1: an installed card, rezzed, that says so."""
    return s.changing >> CANNOT_TRASH & 1 != 0 and forbidden(s, CANNOT_TRASH, card)


def is_a(s: State, card: int, kind: int) -> bool:
    """CONV-1: a converted card is an agenda and nothing else."""
    if CARDS[s.code[card]].type == kind and not blank(s, card):
        return True
    return kind == AGENDA_TYPE and s.zone[card] in SCORE and s.counter(card, POINTS) > 0


def subtypes(s: State, card: int) -> int:
    """SUBT-1, SUBT-2: printed ones, gained and lost ones added up per subtype."""
    if blank(s, card):
        return 0
    own = CARDS[s.code[card]].subtypes
    gains, losses = changed_subtypes(s, card)
    if not gains and not losses:
        return own
    total = 0
    bits = own
    for mask in gains + losses:
        bits |= mask
    while bits:
        bit = bits & -bits
        bits ^= bit
        net = (own & bit != 0) + sum(m & bit != 0 for m in gains) - sum(m & bit != 0 for m in losses)
        if net > 0:
            total |= bit
    return total


def changed_subtypes(s: State, card: int) -> tuple[list[int], list[int]]:
    gains = [mask for _, mask in changes(s, SUBTYPE, card)]
    losses = [mask for _, mask in changes(s, SUBTYPE_LOSS, card)]
    return gains, losses


def has_subtype(s: State, card: int, bit: int) -> bool:
    if not s.lasting and not s.changing & (1 << SUBTYPE | 1 << SUBTYPE_LOSS):
        return CARDS[s.code[card]].subtypes & bit != 0 and not blank(s, card)
    return subtypes(s, card) & bit != 0


def has_strength(s: State, card: int) -> bool:
    """ICE-5: unrezzed ice has no strength."""
    return not is_line(s.zone[card]) or s.faceup[card] == 1


def strength(s: State, card: int) -> int:
    return CARDS[s.code[card]].strength + change(s, STRENGTH, card)


def subroutines_of(s: State, ice: int) -> list[Sequence]:
    """The subroutines of ice as it is now: printed ones, then its own gained ones, then what others give it."""
    b = CARDS[s.code[ice]].behaviour
    if b.gains is None and b.loses is None and not s.lasting:
        return b.subroutines
    texts = list(b.subroutines)
    if b.loses is not None:
        texts = texts[: max(0, len(texts) - b.loses.of(s, context(s, ice)))]
    if b.gains is not None:
        texts += [b.gains.text] * b.gains.times.of(s, context(s, ice))
    return texts + given_subroutines(s, ice)


def given_subroutines(s: State, ice: int) -> list[Sequence]:
    """By ice that the Runner met before, not to itself (SELF-1); or to it alone. Only while it is encountered."""
    run = s.run
    if run is None or not run.encountering or run.ice != ice:
        return []
    given: list[Sequence] = []
    for lasting in s.lasting:
        if lasting.kind == SUBROUTINE and lasting.target >= -1 and isinstance(lasting.text, Sequence):
            giver = lasting.source if lasting.target < 0 else lasting.target
            if (lasting.target >= 0) == ((giver, lasting.serial) == (ice, s.serial[ice])):
                given.append(lasting.text)
    return given


def all_broken(s: State, ice: int) -> bool:
    """BYPASS-2: ice without subroutines is never fully broken."""
    run = s.run
    every = (1 << len(subroutines_of(s, ice))) - 1
    return run is not None and every != 0 and run.broken & every == every


def link(s: State) -> int:
    return CARDS[s.code[s.zones[IDENTITIES][RUNNER]]].link + change(s, LINK_VALUE, -1)


def recurring(s: State, card: int) -> int:
    """RECUR-1: how many credits come back to a card, as it is now."""
    b = CARDS[s.code[card]].behaviour
    return b.recurring if b.recurring_x is None else b.recurring_x.of(s, context(s, card))


def memory_cost(s: State, card: int) -> int:
    """A cloud program takes no memory while the Runner has two links, installed or not."""
    p = CARDS[s.code[card]]
    return 0 if p.behaviour.cloud and link(s) >= 2 else p.memory


def memory_limit(s: State, programs: list[int] | None = None) -> int:
    """`programs`: those that are to fit, if not the installed ones."""
    limit = 4 + change(s, MEMORY, -1)
    if not s.changing >> MEMORY_FOR & 1:
        return limit
    return limit + kept_memory(s, in_memory(s) if programs is None else programs)


def kept_memory(s: State, programs: list[int]) -> int:
    """Memory for certain programs alone counts as far as they take it."""
    total = 0
    for source in s.awake:
        f = context(s, source)
        for static in CARDS[s.code[source]].behaviour.statics:
            if static.kind == MEMORY_FOR and static.of is not None:
                taken = sum(memory_cost(s, card) for card in programs if static.of.fits(s, card, f))
                total += min(static.amount.of(s, f), taken)
    return total


def overload(s: State, program: int) -> int:
    """By how much memory would be exceeded with one more program; 0 or less if it fits."""
    programs = [*in_memory(s), program]
    return sum(memory_cost(s, card) for card in programs) - memory_limit(s, programs)


def exempts(s: State, host: int) -> bool:
    """MU-4: programs hosted here do not count against the memory limit."""
    if host < 0 or blank(s, host):
        return False
    hosting = printed(s, host).behaviour.hosts
    return hosting is not None and hosting.memory >= 0


def counts_memory(s: State, card: int) -> bool:
    return is_a(s, card, PROGRAM_TYPE) and not exempts(s, s.host[card])


def in_memory(s: State) -> list[int]:
    return [card for card in s.zones[RIG] if counts_memory(s, card)]


def memory_used(s: State) -> int:
    return sum(memory_cost(s, card) for card in s.zones[RIG] if counts_memory(s, card))


def hosted(s: State, card: int) -> list[int]:
    """HOST-2, HOST-7: directly, installed there or not; what the Corp hosts lies beside its host."""
    there = s.zones[s.zone[card]] if is_root(s.zone[card]) else ()
    return [other for other in s.zones[RIG] + s.zones[HOSTED] + there if s.host[other] == card]


def in_server(s: State, server: int) -> tuple[int, ...]:
    """What is in a server, or in the root of a central one; not the ice that a card there hosts (ZONE-12)."""
    return tuple(card for card in s.zones[root(server)] if s.host[card] < 0)


def carriers(s: State, host: int) -> list[int]:
    """A host, the host it is on itself, and so on: all that must stay if a card is to lie there."""
    found: list[int] = []
    while host >= 0:
        found.append(host)
        host = s.host[host]
    return found


def hand_size(s: State, seat: int) -> int:
    size = 5 - (s.brain if seat == RUNNER else 0)
    if s.changing & (1 << HAND_SIZE | 1 << THEIR_HAND_SIZE):
        for source in s.awake:
            p = CARDS[s.code[source]]
            kind = HAND_SIZE if p.side == seat else THEIR_HAND_SIZE
            if p.changes >> kind & 1:
                size += change_by(s, p, source, kind, -1)
    for lasting in s.lasting:
        if lasting.kind == HAND_SIZE and lasting.target == s.zones[IDENTITIES][seat]:
            size += lasting.n
    return size


def run_clicks(s: State, server: int) -> int:
    """COST-3: clicks that a run on this server costs besides."""
    return change(s, RUN_CLICKS, server) if s.changing >> RUN_CLICKS & 1 else 0


def total_clicks(s: State, seat: int) -> int:
    """TURN-G-4."""
    total = 3 if seat == CORP else 4
    if s.changing >> CLICKS & 1:
        for source in s.awake:
            p = CARDS[s.code[source]]
            if p.side == seat and p.changes >> CLICKS & 1:
                total += change_by(s, p, source, CLICKS, -1)
    return max(0, total)


def rez_cost(s: State, card: int, lowered: int = 0) -> int:
    """What a text adds as an additional cost is not lowered by what lowers the rez cost (COST-3)."""
    p = CARDS[s.code[card]]
    own = p.behaviour.rez_discount
    if own is not None:
        lowered += own.of(s, context(s, card))
    cost = max(0, p.cost + change(s, REZ_COST, card) - lowered)
    return cost + sum(n for _, n in rez_surcharges(s, card, cost)) if s.lasting else cost


def rez_surcharges(s: State, card: int, cost: int) -> list[tuple[int, int]]:
    """Which cards add what to this rez cost (COST-3); for ice perhaps as much again (AMB-108)."""
    found = changes(s, REZ_SURCHARGE, card)
    if CARDS[s.code[card]].type == ICE_TYPE:
        found += [(source, n * cost) for source, n in changes(s, REZ_TWICE, card)]
    return found


def cannot_rez(s: State, card: int) -> bool:
    """CANT-1: a card, or all ice, for a while."""
    if not s.lasting:
        return False
    is_ice = CARDS[s.code[card]].type == ICE_TYPE
    return forbidden(s, CANNOT_REZ, card) or (is_ice and forbidden(s, CANNOT_REZ_ICE, player(s, CORP)))


def play_cost(s: State, card: int) -> int:
    cost = CARDS[s.code[card]].cost
    return max(0, cost + change(s, PLAY_COST, card)) if s.lasting or s.changing >> PLAY_COST & 1 else cost


def additional_cost(s: State, card: int) -> Cost | None:
    """COST-3: what playing a card costs besides, unless a text waives that."""
    cost = CARDS[s.code[card]].behaviour.play_cost
    waived = cost is not None and s.changing >> WAIVES_PLAY_COST & 1 and change(s, WAIVES_PLAY_COST, card) > 0
    return None if waived else cost


def install_cost(s: State, card: int, server: int) -> int:
    """INST-9: the Runner pays the printed cost, ice costs 1 for each ice already there."""
    p = CARDS[s.code[card]]
    cost = 0
    if p.side == RUNNER:
        cost = p.cost
    elif p.type == ICE_TYPE and server >= 0:
        cost = len(s.zones[line(server)])
    return max(0, cost + change(s, INSTALL_COST, card)) if s.lasting or s.changing >> INSTALL_COST & 1 else cost


def trash_cost(s: State, card: int) -> int:
    """TRASH-2: -1 when the card has none."""
    cost = CARDS[s.code[card]].trash_cost
    return cost if cost < 0 else max(0, cost + change(s, TRASH_COST, card))


def steal_cost(s: State, card: int) -> int:
    return max(0, CARDS[s.code[card]].behaviour.steal_cost + change(s, STEAL_COST, card))


def steal_clicks(s: State, card: int) -> int:
    """COST-3: clicks that stealing this agenda costs besides."""
    return change(s, STEAL_CLICKS, card) if s.changing >> STEAL_CLICKS & 1 or s.lasting else 0


def damage_done(s: State, n: int, kind: int) -> int:
    """What damage that the Corp does comes to."""
    more = n > 0 and kind == MEAT and s.changing >> MEAT_DAMAGE & 1
    return n + change(s, MEAT_DAMAGE, -1) if more else n


def cannot_be_broken(s: State, ice: int) -> bool:
    """CANT-1: for a while nothing breaks the subroutines of ice of some kind."""
    return any(lasting.kind == UNBREAKABLE and has_subtype(s, ice, lasting.n) for lasting in s.lasting)


def accesses_left(s: State) -> int:
    """How many cards the Runner can still access in this run."""
    if not s.lasting:
        return NO_END
    limits = [lasting.n for lasting in s.lasting if lasting.kind == MOST_ACCESSES]
    return max(0, min(limits) - accesses_done(s)) if limits else NO_END


def accesses_done(s: State) -> int:
    """In this run."""
    done = 0
    for event in reversed(s.happened):
        if event[0] == RUN_BEGINS:
            break
        if event[0] == ACCESSED:
            done += 1
    return done


def requirement(s: State, card: int) -> int:
    p = CARDS[s.code[card]]
    own = 0 if p.behaviour.requires is None else p.behaviour.requires.of(s, context(s, card))
    own += p.requirement
    return max(0, own + change(s, REQUIREMENT, card)) if s.lasting or s.changing >> REQUIREMENT & 1 else max(0, own)


def extra_accesses(s: State, server: int) -> int:
    total = 0
    if s.changing >> ACCESSES & 1:
        for source in s.awake:
            p = CARDS[s.code[source]]
            if p.changes >> ACCESSES & 1:
                total += change_by(s, p, source, ACCESSES, server)
    return total


def points(s: State, card: int) -> int:
    """WIN-4: a card converted to an agenda is worth what the effect said."""
    converted = s.counter(card, POINTS)
    if converted:
        return converted - WORTHLESS
    p = CARDS[s.code[card]]
    return p.points if p.behaviour.worth is None else p.points + p.behaviour.worth.of(s, context(s, card))


def points_to_win(s: State) -> int:
    """WIN-1."""
    return 7 + change(s, POINTS_TO_WIN, -1)


def score(s: State, seat: int) -> int:
    return sum(points(s, card) for card in s.zones[SCORE[seat]])


def can_advance(s: State, card: int) -> bool:
    """ADV-2: agendas always, other cards if their text says so, also while unrezzed unless it says otherwise."""
    p = printed(s, card)
    zone = s.zone[card]
    if not p.advances or zone < SERVERS:
        return False
    if p.behaviour.advanceable_rezzed:
        return s.faceup[card] == 1
    if p.behaviour.advanceable_unrezzed:
        return s.faceup[card] == 0
    return (p.type == AGENDA_TYPE and is_root(zone)) or p.behaviour.advanceable


def can_score(s: State, card: int) -> bool:
    return (
        is_root(s.zone[card])
        and CARDS[s.code[card]].type == AGENDA_TYPE
        and s.counter(card, ADVANCEMENT) >= requirement(s, card)
        and not forbidden(s, CANNOT_SCORE, card)
    )


def exists(s: State, server: int) -> bool:
    """ZONE-11: a remote is there while a card is in it or protects it."""
    if server < FIRST_REMOTE:
        return True
    if server >= s.servers():
        return False
    return bool(s.zones[root(server)] or s.zones[line(server)]) or is_destination(s, server)


def is_destination(s: State, server: int) -> bool:
    """INST-14: a server stays while a card is being installed there."""
    return any(f.flow is INSTALL and f.seat == CORP and DESTINATION.of(f) == server for f in s.stack)


def all_servers(s: State) -> list[int]:
    servers = [HQ, RD, ARCHIVES]
    for zone in range(SERVERS + 2 * FIRST_REMOTE, len(s.zones), 2):
        if s.zones[zone] or s.zones[zone + 1] or is_destination(s, server_of(zone)):
            servers.append(server_of(zone))
    return servers


def server_fits(server: int, which: int) -> bool:
    if which == ANY_SERVER:
        return True
    if which == ANY_CENTRAL:
        return 0 <= server < FIRST_REMOTE
    if which == ANY_REMOTE:
        return server >= FIRST_REMOTE
    return server == which


def here(s: State, card: int) -> int:
    """The server a Corp card is in or protects."""
    return server_of(s.zone[card])


def times(s: State, event: int) -> int:
    return sum(1 for happened in s.happened if happened[0] == event)
