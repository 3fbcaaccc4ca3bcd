"""Johnny Silverhand, the player's opponent (JOHNNY)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.content.model import SoloLevel
from jackin.gangs.flows.firefight import start_firefight, wipe_out
from jackin.gangs.log import say
from jackin.gangs.moves import first_opportunity, refill, remove_opportunity
from jackin.gangs.queries import count_in, pois, space_name
from jackin.gangs.state import JOHNNY, State
from jackin.gangs.words import outside
from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow


def draw_districts(s: State, n: int) -> None:
    """SOLITAIRE-6."""
    deck = tuple([s.book.districts.index(name) for name in s.book.content.solo.deck])
    s.drawn = s.shuffled(deck)[:n]


def johnny_gains(s: State, n: int, rule: str) -> None:
    if n > 0:
        s.johnny_cred += n
        say(s, "gangs-johnny-gains", n=n, rule=rule)


def level_of(s: State) -> SoloLevel:
    return s.book.content.level(s.settings.level)


def johnny_moves(s: State, f: Frame) -> Ask | None:
    """JOHNNY-1; SOLITAIRE-9: of several Districts he takes the first with the most of your units."""
    draw_districts(s, level_of(s).hunts)
    district = max(s.drawn, key=lambda drawn: count_in(s, 0, drawn))
    s.drawn = (district,)
    free = [poi for poi in pois(s, district) if poi not in s.place]
    s.johnny = free[0] if free else outside(district)
    say(s, "gangs-johnny-moves", rule="JOHNNY-1", where=space_name(s, s.johnny))
    return None


def johnny_acts(s: State, f: Frame) -> Ask | None:
    """JOHNNY-2 to JOHNNY-4."""
    district = s.drawn[0]
    johnny = s.book.content.solo.johnny
    if count_in(s, 0, district):
        start_firefight(s, district, JOHNNY)
    elif count_in(s, 1, district):
        wipe_out(s, district)
        johnny_gains(s, johnny.gang, "JOHNNY-3")
        if first_opportunity(s) >= 0:
            remove_opportunity(s, first_opportunity(s), "JOHNNY-3")
    else:
        johnny_gains(s, johnny.alone, "JOHNNY-4")
        while first_opportunity(s) >= 0:
            remove_opportunity(s, first_opportunity(s), "JOHNNY-4")
    return None


def johnny_leaves(s: State, f: Frame) -> Ask | None:
    """SOLITAIRE-9; SOLITAIRE-4."""
    johnny_gains(s, level_of(s).johnny, "SOLITAIRE-9")
    s.drawn = ()
    refill(s)
    return None


JOHNNY_FLOW: Final = flow("gangs-johnny", johnny_moves, johnny_acts, johnny_leaves)
