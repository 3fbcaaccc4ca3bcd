"""The rival gang of the single-player game (RIVAL)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import do_all
from jackin.gangs.conditions import best, cred_of
from jackin.gangs.content.model import GangAction
from jackin.gangs.flows.firefight import SCORES, start_firefight
from jackin.gangs.flows.johnny import draw_districts, johnny_gains, level_of
from jackin.gangs.flows.recruit import enlist
from jackin.gangs.log import say
from jackin.gangs.moves import (
    first_opportunity,
    gain_cred,
    lose,
    move_net,
    refill,
    remove_opportunity,
    shelve_edgerunners,
)
from jackin.gangs.queries import has, has_presence, has_unit, free_pois, reserve_of
from jackin.gangs.state import JOHNNY, State
from jackin.gangs.words import CLASSES, RESOURCES, outside
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import N

PLAYER: Final = 0
RIVAL: Final = 1
REFUSE: Final = Option("refuse")

# What a frame of RIVAL_FLOW holds: at which of the drawn Districts it is
AT: Final = N()


def action_of(s: State) -> GangAction:
    return s.book.action(s.gangs[RIVAL])


def special(s: State, on: str, district: int) -> None:
    """RIVAL-10."""
    for card in reversed(action_of(s).specials):
        if card.on == on:
            do_all(s, card.effects, RIVAL, district)


def rival_draws(s: State, f: Frame) -> Ask | None:
    """RIVAL-1."""
    draw_districts(s, action_of(s).districts)
    s.full = False
    drawn = tuple([s.book.districts[district] for district in s.drawn])
    say(s, "gangs-rival-draws", RIVAL, len(drawn), "RIVAL-1", districts=drawn)
    return None


def rival_recruits(s: State, f: Frame) -> Ask | None:
    """RIVAL-2: straight into a free PoI."""
    if AT.of(f) >= len(s.drawn):
        f.jump(rival_leaves)
        return None
    district = s.drawn[AT.of(f)]
    unit = -1
    for word in action_of(s).priority:
        if unit < 0:
            unit = reserve_of(s, RIVAL, CLASSES.index(word))
    if unit >= 0:
        free = free_pois(s, [district])
        special(s, "recruited", district)
        enlist(s, RIVAL, unit, free[0] if free else outside(district), "RIVAL-2")
    elif not s.full:
        s.full = True
        absent = [d for d in s.drawn if not has_presence(s, RIVAL, d)]
        gain_cred(s, RIVAL, action_of(s).full * len(absent), "RIVAL-2")
    return None


def rival_finds_nobody(s: State, f: Frame) -> Ask | None:
    """RIVAL-3."""
    district = s.drawn[AT.of(f)]
    if has_presence(s, PLAYER, district):
        return None
    f.jump(rival_goes_on)
    gain_cred(s, RIVAL, action_of(s).absent, "RIVAL-3")
    if not s.shut:
        shelve_edgerunners(s)
        s.shut = True
        say(s, "gangs-edgerunners-leave", RIVAL, rule="RIVAL-3")
    special(s, "absent", district)
    return None


def rival_stands(s: State, f: Frame, word: str) -> bool:
    """RIVAL-7: it has such a unit there, and you have Presence."""
    district = s.drawn[AT.of(f)]
    return has_unit(s, RIVAL, district, word) and has_presence(s, PLAYER, district)


def rival_extorts(s: State, f: Frame) -> Ask | None:
    """RIVAL-4."""
    if not rival_stands(s, f, "techie"):
        f.jump(rival_hacks)
        return None
    options = [Option("resource", RESOURCES[n], n) for n in range(3) if has(s, PLAYER, n)]
    return Ask(PLAYER, "extorted", [*options, REFUSE], n=action_of(s).techie)


def rival_extorted(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "refuse":
        gain_cred(s, RIVAL, action_of(s).techie, "RIVAL-4")
    else:
        lose(s, PLAYER, s.got.card, 1, "RIVAL-4")
    card = first_opportunity(s)
    if card >= 0:
        remove_opportunity(s, card, "RIVAL-4")
        special(s, "opportunity-removed", s.drawn[AT.of(f)])
    return None


def rival_hacks(s: State, f: Frame) -> Ask | None:
    """RIVAL-5."""
    if rival_stands(s, f, "netrunner"):
        move_net(s, PLAYER, -1, "RIVAL-5")
        gain_cred(s, RIVAL, action_of(s).netrunner, "RIVAL-5")
        special(s, "net-retreat", s.drawn[AT.of(f)])
    return None


def rival_fights(s: State, f: Frame) -> Ask | None:
    """RIVAL-6."""
    if rival_stands(s, f, "solo"):
        start_firefight(s, s.drawn[AT.of(f)], RIVAL)
    return None


def rival_goes_on(s: State, f: Frame) -> Ask | None:
    AT.add(f, 1)
    f.jump(rival_recruits)
    return None


def rival_leaves(s: State, f: Frame) -> Ask | None:
    """SOLITAIRE-9; SOLITAIRE-4."""
    gain_cred(s, RIVAL, level_of(s).rival, "SOLITAIRE-9")
    s.drawn = ()
    refill(s)
    return None


RIVAL_FLOW: Final = flow(
    "gangs-rival", rival_draws, rival_recruits, rival_finds_nobody, rival_extorts, rival_extorted, rival_hacks,
    rival_fights, rival_goes_on, rival_leaves,
)  # fmt: skip


def opponents_score(s: State, f: Frame) -> Ask | None:
    """RIVAL-9, JOHNNY-7: after a Firefight."""
    fight = s.firefight
    assert fight is not None
    top = best(fight)
    if fight.johnny:
        johnny_gains(s, cred_of(s, s.book.content.solo.johnny.cred, JOHNNY, fight.district), "JOHNNY-7")
    if RIVAL in fight.parties and PLAYER in fight.parties:
        if RIVAL in top and PLAYER not in top:
            gain_cred(s, RIVAL, action_of(s).win, "RIVAL-9")
            special(s, "firefight-won", fight.district)
        elif PLAYER in top and RIVAL not in top:
            special(s, "firefight-lost", fight.district)
    return None


SCORES.takes(opponents_score)
