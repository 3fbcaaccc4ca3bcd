"""The Corp's servers in a complete position: how open they are, and what lies in them."""

from __future__ import annotations

from jackin.bots.netrunner_search.printed import print_of
from jackin.bots.netrunner_search.rig import CANNOT, Rig
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT,
    AGENDA_TYPE,
    ARCHIVES,
    ARCHIVES_CARDS,
    ASSET_TYPE,
    CORP,
    CREDIT,
    FIRST_REMOTE,
    HQ,
    HQ_CARDS,
    RD,
    RD_CARDS,
    UPGRADE_TYPE,
    line,
    root,
)  # fmt: skip

LAST_STEPS = 3
"""Advancements that a Corp makes in one turn."""


class Servers:
    """Points that `leak` are those the Runner can get at, each weighed by how well he can afford the way there."""

    def __init__(self, s: State, rig: Rig, scored: int, stolen: int, goal: int) -> None:
        self.s, self.rig, self.scored, self.stolen, self.goal = s, rig, scored, stolen, goal
        self.rezzed = self.unrezzed = self.facedown = 0
        self.costs = [0.0, 0.0, 0.0]
        self.best_remote = 0.0
        self.hq_leak = self.rd_leak = 0.0
        self.ice_cost = self.unrezzed_cost = 0
        self.ices = [0, 0, 0]
        self.most_ices = self.remotes = 0
        self.leak = self.lost = 0.0
        self.points = self.remote_leak = self.ready = self.winning = 0.0
        self.advanced = self.economy = self.held = self.traps = self.upgrades = self.assets = 0
        for server in range(s.servers()):
            self.add(server)

    def add(self, server: int) -> None:
        s = self.s
        ices = s.zones[line(server)]
        for card in ices:
            price = print_of(s.code[card]).cost
            self.rezzed += s.faceup[card]
            self.ice_cost += price * s.faceup[card]
            self.unrezzed_cost += price * (1 - s.faceup[card])
        self.unrezzed = self.unrezzed + len(ices) - sum([s.faceup[card] for card in ices])
        cost = self.rig.entering(s, ices, s.credits[CORP])
        ease = self.rig.ease(cost)
        if server < FIRST_REMOTE:
            self.costs[server] = cost
            self.ices[server] = len(ices)
            self.central(server, ease)
        elif ices:
            self.best_remote = max(self.best_remote, cost)
            self.most_ices = max(self.most_ices, len(ices))
        self.remotes += server >= FIRST_REMOTE and bool(ices or s.zones[root(server)])
        for card in s.zones[root(server)]:
            self.inside(card, ease)

    def central(self, server: int, ease: float) -> None:
        s = self.s
        if server == ARCHIVES:
            points = points_in(s, ARCHIVES_CARDS)
            self.leak += ease * points
            self.lost += ease if points and self.stolen + points >= self.goal else 0.0
        elif server in (HQ, RD):
            zone = HQ_CARDS if server == HQ else RD_CARDS
            leak = ease * points_in(s, zone) / max(1, len(s.zones[zone]))
            self.leak += leak
            if server == HQ:
                self.hq_leak = leak * (1 + self.rig.sifting["hq"])
            else:
                self.rd_leak = leak * (1 + self.rig.sifting["rd"])

    def inside(self, card: int, ease: float) -> None:
        s = self.s
        p = print_of(s.code[card])
        self.facedown += 1 - s.faceup[card]
        if p.type == AGENDA_TYPE:
            self.agenda(card, ease)
        elif p.type == ASSET_TYPE:
            self.assets += s.faceup[card]
            self.economy += p.economy
            self.held += s.counter(card, CREDIT)
            self.traps += p.ambush
        elif p.type == UPGRADE_TYPE:
            self.upgrades += 1

    def agenda(self, card: int, ease: float) -> None:
        p = print_of(self.s.code[card])
        advanced = self.s.counter(card, ADVANCEMENT)
        self.points += p.points
        self.advanced += advanced
        self.remote_leak += ease * p.points
        missing = p.requirement - advanced
        if missing <= LAST_STEPS and missing <= self.s.credits[CORP]:
            self.ready += (1.0 - ease) * p.points
            self.winning += 1.0 - ease if self.scored + p.points >= self.goal else 0.0
        self.lost += ease if self.stolen + p.points >= self.goal else 0.0

    def shut(self, server: int) -> bool:
        return self.costs[server] >= CANNOT


def points_in(s: State, zone: int) -> int:
    return sum([print_of(s.code[card]).points for card in s.zones[zone]])
