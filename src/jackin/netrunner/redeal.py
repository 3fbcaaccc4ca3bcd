"""Deal everything again that a seat cannot see and cannot infer: the worlds a search bot samples."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.kernel.game import NoWorld
from jackin.kernel.machine import advance, put_again
from jackin.kernel.rng import Chance, Dice
from jackin.netrunner.automa.flags import is_economy
from jackin.netrunner.catalog import CARDS, Card
from jackin.netrunner.flows.install import HOW, ON_HOST, THEN_REZ
from jackin.netrunner.flows.luck import SPENDS, is_hidden, most as most_luck
from jackin.netrunner.flows.pick import PICK, PICKED, Picking
from jackin.netrunner.flows.psi import CORP_SPENDS, is_secret, most
from jackin.netrunner.flows.window import passes_for_acting
from jackin.netrunner.rules.legal import corp_destinations
from jackin.netrunner.shown.log import knows_mask, redacted
from jackin.netrunner.rules.servers import DESTINATION, INSTALL, exists, server_fits
from jackin.netrunner.state import Line, State
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA_TYPE, ASSET_TYPE, CORP, EC_PILE, ES_PILE, EVENT_TYPE, FIRST_REMOTE, HARDWARE_TYPE, ICE_PILE,
    ICE_TYPE, IDENTITIES, NEW_REMOTE, OPERATION_TYPE, OP_PILE, PROGRAM_TYPE, PRO_PILE, REGION, RESOURCE_TYPE, RE_PILE,
    RUNNER, SERVERS, UPGRADE_TYPE, is_line, is_pile, is_root, root, server_of, subtype,
)  # fmt: skip

TRIES: Final = 1_000
BIOROID: Final = subtype("bioroid")

# What may lie in a place, from the most to the least demanding
(
    ICE_HOSTED,
    ICE_ADVANCED,
    ICE_ANY,
    UPGRADE_ONLY,
    ES_ONLY,
    OP_ONLY,
    EC_ONLY,
    PRO_ONLY,
    RE_ONLY,
    ROOT_ADVANCED,
    ROOT_ANY,
    ANYTHING,
) = range(12)
PILE_NEEDS: Final = {
    ICE_PILE: ICE_ANY, OP_PILE: OP_ONLY, ES_PILE: ES_ONLY, PRO_PILE: PRO_ONLY, EC_PILE: EC_ONLY, RE_PILE: RE_ONLY,
}  # fmt: skip


def redeal(s: State, seat: int, seed: int) -> State:
    """A fork with the same view for the seat. The true position is only one of the worlds it may be.

    Where the hidden cards truly lie does not matter: positions that look the same become the same one.
    """
    log = redacted(s.log, seat)
    dice = Dice(seed)
    for _ in range(TRIES):
        fork = unseeded(s, log, dice)
        for side in (CORP, RUNNER):
            deal_side(fork, seat, side, dice)
        guess_psi(fork, seat, dice)
        guess_luck(fork, seat, dice)
        if frames_fit(fork) and asks_the_same(s, fork):
            return fork
    raise NoWorld(f"seat {seat}: none of {TRIES} deals leads to this decision")


def guess_psi(s: State, seat: int, dice: Dice) -> None:
    """PSI-1: what the Corp spends in secret may be any of what it could."""
    for f in s.stack:
        if seat != CORP and is_secret(f):
            CORP_SPENDS.set(f, dice.below(most(s, CORP, f.card) + 1))


def guess_luck(s: State, seat: int, dice: Dice) -> None:
    """The same of what the Runner spends for the Corp to guess."""
    for f in s.stack:
        if seat != RUNNER and is_hidden(f):
            SPENDS.set(f, dice.below(most_luck(s, f.card) + 1))


def unseeded(s: State, log: Line | None, dice: Dice) -> State:
    """A fork with another future and only the log that a seat could read."""
    fork = s.fork()
    fork.code = s.code.copy()
    fork.log = log
    fork.count = 0
    fork.chance = Chance(dice.below(1 << 62))
    if fork.automa is not None:
        fork.automa.deck = tuple(dice.shuffled(sorted(fork.automa.deck)))
    return fork


def asks_the_same(s: State, fork: State) -> bool:
    """Whether the same seat is asked in the new world."""
    if s.ask is None:
        return True
    put_again(fork)
    if fork.ask is None and passes_for_acting(s):
        advance(fork)
    ask = fork.ask
    if ask is None or ask.seat != s.ask.seat:
        return False
    return len(ask.options) > (0 if ask.veiled or s.ask_everything else 1)


def frames_fit(s: State) -> bool:
    """Cards that are being installed or have been picked are such as can be."""
    for at, f in enumerate(s.stack):
        if f.flow is INSTALL and f.seat == CORP and not may_install(s, f):
            return False
        if f.flow is PICK and PICKED.of(f):
            effect = f.text
            assert isinstance(effect, Picking)
            candidates = effect.candidates(s, s.stack[at - 1])
            if any(card not in candidates for card in PICKED.of(f)):
                return False
    return True


def may_install(s: State, f: Frame) -> bool:
    if HOW.of(f) & ON_HOST and not may_lie(CARDS[s.code[f.card]], ICE_HOSTED):
        return False
    if HOW.of(f) & THEN_REZ and CARDS[s.code[f.card]].type != ICE_TYPE:
        return False
    servers = corp_destinations(s, f.card)
    if DESTINATION.of(f) < 0:
        return len(servers) > 0
    return (DESTINATION.of(f) if exists(s, DESTINATION.of(f)) else NEW_REMOTE) in servers


def deal_side(s: State, seat: int, side: int, dice: Dice) -> None:
    mask = knows_mask(seat)
    hidden = [
        card
        for card in range(len(s.code))
        if s.knows[card] & mask != mask and CARDS[s.code[card]].side == side and s.zone[card] != IDENTITIES
    ]
    codes = sorted([s.code[card] for card in hidden])
    for _ in range(TRIES):
        dealt = deal(s, hidden, codes, dice)
        if dealt is not None and regions_fit(s, hidden, dealt):
            for card, code in zip(hidden, dealt, strict=True):
                s.code[card] = code
            return
    raise NoWorld(f"seat {seat}: none of {TRIES} deals puts the hidden cards where such cards may lie")


def deal(s: State, hidden: list[int], codes: list[int], dice: Dice) -> list[int] | None:
    """Fill the most demanding places first; each takes any card that may lie there."""
    needs = [need_of(s, card) for card in hidden]
    spare_seats(s, hidden, needs, dice)
    pool = dice.shuffled(codes)
    dealt = [-1] * len(hidden)
    for need in range(ANYTHING + 1):
        for at in range(len(hidden)):
            if needs[at] == need:
                code = take_fitting(pool, need)
                if code < 0:
                    return None
                dealt[at] = code
    return dealt


def take_fitting(pool: list[int], need: int) -> int:
    for at, code in enumerate(pool):
        if may_lie(CARDS[code], need):
            return pool.pop(at)
    return -1


def need_of(s: State, card: int) -> int:
    zone = s.zone[card]
    advanced = s.counter(card, ADVANCEMENT) > 0 and not places_anywhere(s)
    if is_pile(zone):
        return PILE_NEEDS[zone]
    if zone < SERVERS:
        return ANYTHING
    if s.host[card] >= 0:
        return ICE_HOSTED
    if is_line(zone):
        return ICE_ADVANCED if advanced else ICE_ANY
    if server_of(zone) < FIRST_REMOTE:
        return UPGRADE_ONLY
    return ROOT_ADVANCED if advanced and tokens_tell(s) else ROOT_ANY


def tokens_tell(s: State) -> bool:
    """ADV-2: whether tokens lie only on what can be advanced; not if a card of this game may place them anywhere."""
    return not bluffs(s) and not places_anywhere(s)


def places_anywhere(s: State) -> bool:
    return any(CARDS[code].behaviour.places_anywhere for code in s.code)


def bluffs(s: State) -> bool:
    """CA-31: an automa advances whatever lies there."""
    return s.automa is not None and s.automa.seat == CORP


def spare_seats(s: State, hidden: list[int], needs: list[int], dice: Dice) -> None:
    """ZONE-10: of the cards in one remote only one can be an agenda or asset; an automa's hold two (CA-38)."""
    most = 2 if bluffs(s) else 1
    for server in range(FIRST_REMOTE, s.servers()):
        cards = s.zones[root(server)]
        inside = [at for at, card in enumerate(hidden) if s.zone[card] == root(server) and s.host[card] < 0]
        taken = len([c for c in cards if c not in hidden and CARDS[s.code[c]].type in (AGENDA_TYPE, ASSET_TYPE)])
        free = [at for at in inside if needs[at] == ROOT_ANY]
        left = max(0, most - taken - (len(inside) - len(free)))
        if len(free) > left:
            for at in dice.shuffled(free)[left:]:
                needs[at] = UPGRADE_ONLY


def may_lie(p: Card, need: int) -> bool:
    if need == ANYTHING:
        return True
    if need == ICE_HOSTED:
        return p.type == ICE_TYPE and p.subtypes & BIOROID != 0
    if need in (ICE_ADVANCED, ICE_ANY):
        return p.type == ICE_TYPE and (need == ICE_ANY or p.behaviour.advanceable)
    if need == UPGRADE_ONLY:
        return p.type == UPGRADE_TYPE
    if ES_ONLY <= need <= RE_ONLY:
        return may_lie_in_pile(p, need)
    if p.behaviour.install_faceup:
        return False
    if need == ROOT_ADVANCED:
        return p.type == AGENDA_TYPE or (p.behaviour.advanceable and p.type in (ASSET_TYPE, UPGRADE_TYPE))
    return p.type in (AGENDA_TYPE, ASSET_TYPE, UPGRADE_TYPE)


def may_lie_in_pile(p: Card, need: int) -> bool:
    """CA-5 to CA-9, RA-3 to RA-5: everybody knows what an automa's piles are made of."""
    if need == ES_ONLY:
        return p.type in (OPERATION_TYPE, UPGRADE_TYPE) and not is_economy(p)
    if need == OP_ONLY:
        return p.type == OPERATION_TYPE
    if need == PRO_ONLY:
        return p.type in (PROGRAM_TYPE, HARDWARE_TYPE)
    if need == EC_ONLY:
        return p.type in (EVENT_TYPE, RESOURCE_TYPE) and is_economy(p)
    return p.type in (AGENDA_TYPE, ASSET_TYPE, UPGRADE_TYPE, EVENT_TYPE, RESOURCE_TYPE)


def regions_fit(s: State, hidden: list[int], dealt: list[int]) -> bool:
    """CARD-10; and a card that names its own server lies there."""
    regions = known_regions(s, hidden)
    for card, code in zip(hidden, dealt, strict=True):
        zone = s.zone[card]
        p = CARDS[code]
        if not is_root(zone):
            continue
        own = p.behaviour.install_in
        if own and not any(server_fits(server_of(zone), server) for server in own):
            return False
        if p.subtypes & REGION:
            if zone in regions:
                return False
            regions.add(zone)
    return True


def known_regions(s: State, hidden: list[int]) -> set[int]:
    """The roots in which a region lies that the seat knows."""
    found: set[int] = set()
    for zone in range(SERVERS, len(s.zones), 2):
        for card in s.zones[zone]:
            if card not in hidden and CARDS[s.code[card]].subtypes & REGION:
                found.add(zone)
    return found
