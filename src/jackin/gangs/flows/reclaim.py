"""The Reclaim turn (RECLAIM)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import rules_for, trigger
from jackin.gangs.content.model import Price
from jackin.gangs.flows.moving import specialists_move
from jackin.gangs.flows.recruit import recruit
from jackin.gangs.log import say
from jackin.gangs.moves import gain, gain_cred
from jackin.gangs.queries import has_dominance, has_presence
from jackin.gangs.state import State
from jackin.gangs.words import ALL_DISCS
from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import N

# What a frame of RECLAIM holds: the District whose rewards come next
AT: Final = N()


def takes_discs(s: State, f: Frame) -> Ask | None:
    """RECLAIM-1."""
    s.discs[f.seat] = ALL_DISCS
    say(s, "gangs-reclaims", f.seat, rule="RECLAIM-1")
    return None


def all_rewards(s: State, seat: int, district: int) -> bool:
    """RECLAIM-2: with Dominance, or where a rule makes Presence do."""
    if has_dominance(s, seat, district):
        return True
    name = s.book.districts[district]
    return any(rule.district in (name, "anywhere") for rule in rules_for(s, seat, "rewards"))


def give(s: State, seat: int, reward: Price) -> None:
    number = reward.number
    if number < 0:
        gain_cred(s, seat, reward.n, "RECLAIM-2")
    else:
        gain(s, seat, number, reward.n, "RECLAIM-2")


def rewards(s: State, f: Frame) -> Ask | None:
    """RECLAIM-2: District after District; with Presence alone one reward of your choice."""
    last = len(s.book.districts)
    while AT.of(f) < last and not has_presence(s, f.seat, AT.of(f)):
        AT.add(f, 1)
    if AT.of(f) == last:
        f.jump(recruits_units)
        return None
    found = s.book.content.districts[AT.of(f)].rewards
    if found and not all_rewards(s, f.seat, AT.of(f)):
        return Ask(f.seat, "reward", s.book.reward_options[AT.of(f)], card=s.book.districts[AT.of(f)])
    for reward in found:
        give(s, f.seat, reward)
    AT.add(f, 1)
    f.again()
    return None


def rewarded(s: State, f: Frame) -> Ask | None:
    give(s, f.seat, s.book.content.districts[AT.of(f)].rewards[s.got.way])
    AT.add(f, 1)
    f.jump(rewards)
    return None


def recruits_units(s: State, f: Frame) -> Ask | None:
    """RECLAIM-3: one for each Hideout."""
    sites = s.hideouts[f.seat]
    recruit(s, f.seat, "human", len(sites), sites, s.settings.recruit_at == "each-hideout")
    return None


def reclaim_ends(s: State, f: Frame) -> Ask | None:
    """RECLAIM-7."""
    specialists_move(s, f.seat, "reclaim-end")
    trigger(s, f.seat, "reclaim-end")
    return None


RECLAIM: Final = flow("gangs-reclaim", takes_discs, rewards, rewarded, recruits_units, reclaim_ends)
