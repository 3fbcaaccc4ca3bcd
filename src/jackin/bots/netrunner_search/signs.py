"""The signs by which a complete position is judged: what the weights of the value stand for."""

from __future__ import annotations

from typing import Final

from jackin.bots.netrunner_search.printed import EVERY_KIND, FACTIONS, print_of
from jackin.bots.netrunner_search.rig import CANNOT, Rig
from jackin.bots.netrunner_search.servers import Servers, points_in
from jackin.netrunner.rules.queries import points_to_win, score
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    AGENDA_TYPE,
    ARCHIVES_CARDS,
    CORP,
    GRIP,
    HQ,
    HQ_CARDS,
    ICE_TYPE,
    IDENTITIES,
    RD,
    RD_CARDS,
    RUNNER,
    STACK,
)  # fmt: skip

SIGNS: Final = (
    "corp-points", "runner-points", "corp-near", "runner-near", "corp-one-away", "runner-one-away",
    "corp-credits-6", "corp-credits-12", "corp-credits-30", "runner-credits-6", "runner-credits-12",
    "runner-credits-30", "corp-clicks", "runner-clicks", "corp-active",
    "hq-cards", "hq-agendas", "hq-points", "hq-ice", "hq-economy",
    "grip-cards", "grip-empty", "grip-thin", "grip-breakers", "grip-new-kinds", "grip-economy",
    "rd-cards", "rd-points", "rd-density", "archives-points", "stack-cards",
    "tags", "tagged", "brain-damage", "bad-publicity", "tagged-and-poor-in-cards",
    "breakers", "kinds", "all-kinds", "virus", "suckers", "rig-economy", "rig-credits", "hardware", "programs",
    "resources",
    "ice-rezzed", "ice-unrezzed", "hq-cost", "rd-cost", "archives-cost", "hq-shut", "rd-shut", "remote-cost",
    "leak", "leak-loses", "remote-points", "remote-leak", "remote-ready", "remote-advanced", "remote-wins",
    "corp-economy", "corp-hosted", "corp-assets", "traps", "upgrades", "facedown",
    "leak-runner-active", "leak-loses-runner-active", "remote-leak-runner-active", "remote-ready-corp-active",
    "remote-wins-corp-active", "remote-points-corp-active",
    "corp-two-away", "runner-two-away", "hq-leak", "rd-leak", "leak-wins", "ice-cost", "remote-shut", "hq-sifted",
    "rd-sifted", "hq-fires", "hq-fires-tagged", "burns", "hq-quick", "hq-quick-wins", "richer",
    "hq-ices", "rd-ices", "remote-ices", "remotes", "unrezzed-cost", "rd-economy", "stack-economy", "stack-breakers",
    "lost-kinds", "turn",
    *FACTIONS,
)  # fmt: skip


BIG: Final = 3
"""Points of the biggest agendas."""
QUICK: Final = 2
DEAR: Final = 30
"""Credits for unrezzed ice, beyond which nobody has them anyway."""
LATE: Final = 60
"""Turns after which it makes no difference how late it is."""
TRACE: Final = 3


def signs(s: State) -> list[float]:
    """In the order of SIGNS."""
    corp, runner = score(s, CORP), score(s, RUNNER)
    rig = Rig(s)
    servers = Servers(s, rig, corp, runner, points_to_win(s))
    mine = 1.0 if s.active == CORP else 0.0
    theirs = 1.0 - mine
    return [
        corp, runner, corp >= 4, runner >= 4, corp >= 5, runner >= 5,
        *purse(s.credits[CORP]), *purse(s.credits[RUNNER]), s.clicks[CORP], s.clicks[RUNNER], mine,
        *hq(s), *grip(s, rig),
        len(s.zones[RD_CARDS]), points_in(s, RD_CARDS), points_in(s, RD_CARDS) / max(1, len(s.zones[RD_CARDS])),
        points_in(s, ARCHIVES_CARDS), len(s.zones[STACK]),
        min(s.tags, 4), s.tags > 0, s.brain, s.bad_publicity, s.tags > 0 and len(s.zones[GRIP]) <= 4,
        len(rig.breakers), rig.kinds.bit_count(), rig.kinds == 7, rig.virus, rig.suckers, rig.economy, rig.held,
        *rig.counts,
        servers.rezzed, servers.unrezzed, *servers.costs, servers.shut(HQ), servers.shut(RD), servers.best_remote,
        servers.leak, servers.lost, servers.points, servers.remote_leak, servers.ready, servers.advanced,
        servers.winning, servers.economy, servers.held, servers.assets, servers.traps, servers.upgrades,
        servers.facedown,
        servers.leak * theirs, servers.lost * theirs, servers.remote_leak * theirs, servers.ready * mine,
        servers.winning * mine, servers.points * mine,
        *late(s, servers, corp, runner), servers.ice_cost, servers.best_remote >= CANNOT, rig.sifting["hq"],
        rig.sifting["rd"], *fires(s), *quick(s, corp), s.credits[CORP] > s.credits[RUNNER] + TRACE,
        servers.ices[HQ], servers.ices[RD], servers.most_ices, servers.remotes, min(servers.unrezzed_cost, DEAR),
        *to_come(s, rig), min(s.turn, LATE), *identities(s),
    ]  # fmt: skip


def late(s: State, servers: Servers, corp: int, runner: int) -> list[float]:
    """How near the end is, and what R&D and HQ let through."""
    goal = points_to_win(s)
    wins = servers.hq_leak + servers.rd_leak if runner >= goal - BIG else 0.0
    return [corp >= goal - BIG, runner >= goal - BIG, servers.hq_leak, servers.rd_leak, wins]


def fires(s: State) -> list[float]:
    """Operations in HQ that burn, those against a Runner with a tag, and whether they would kill one."""
    found = [p for p in [print_of(s.code[card]) for card in s.zones[HQ_CARDS]] if p.fire]
    tagged = len(found) if s.tags else 0
    paid, total = s.credits[CORP], 0
    for p in found:
        if p.cost <= paid:
            paid -= p.cost
            total += p.fire
    return [len(found), tagged, s.tags > 0 and total > len(s.zones[GRIP])]


def quick(s: State, corp: int) -> list[float]:
    """Points of agendas in HQ that can be installed and scored in one turn; and whether they win."""
    points = 0
    for card in s.zones[HQ_CARDS]:
        p = print_of(s.code[card])
        if p.type == AGENDA_TYPE and p.requirement <= QUICK and p.requirement <= s.credits[CORP]:
            points = max(points, p.points)
    return [points, points > 0 and corp + points >= points_to_win(s)]


def to_come(s: State, rig: Rig) -> list[float]:
    """Money that either side may still draw, breakers in the stack, and kinds of ice that nothing is left for."""
    stack = [print_of(s.code[card]) for card in s.zones[STACK]]
    kinds = rig.kinds
    for p in [*stack, *[print_of(s.code[card]) for card in s.zones[GRIP]]]:
        kinds |= p.kinds if p.breaker is not None else 0
    return [
        sum([print_of(s.code[card]).economy for card in s.zones[RD_CARDS]]), sum([p.economy for p in stack]),
        sum([p.breaker is not None for p in stack]), (EVERY_KIND & ~kinds).bit_count(),
    ]  # fmt: skip


def purse(credits: int) -> list[float]:
    """The first credits matter more than the last."""
    return [min(credits, 6), min(credits, 12), min(credits, 30)]


def hq(s: State) -> list[float]:
    cards = [print_of(s.code[card]) for card in s.zones[HQ_CARDS]]
    agendas = [p for p in cards if p.type == AGENDA_TYPE]
    return [
        len(cards), len(agendas), sum([p.points for p in agendas]), sum([p.type == ICE_TYPE for p in cards]),
        sum([p.economy for p in cards]),
    ]  # fmt: skip


def grip(s: State, rig: Rig) -> list[float]:
    cards = [print_of(s.code[card]) for card in s.zones[GRIP]]
    kinds = 0
    for p in cards:
        kinds |= p.kinds if p.breaker is not None else 0
    return [
        len(cards), len(cards) <= 1, len(cards) <= 3, sum([p.breaker is not None for p in cards]),
        (kinds & ~rig.kinds).bit_count(), sum([p.economy for p in cards]),
    ]  # fmt: skip


def identities(s: State) -> list[float]:
    found = [print_of(s.code[card]).faction for card in s.zones[IDENTITIES]]
    return [float(n in found) for n in range(len(FACTIONS))]
