"""The Corp automa's turn (CA-17 to CA-23): the ordinary chart, with an AI card in place of decisions."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.automa.corp.clicks import BOTTOM, CLICK
from jackin.netrunner.automa.corp.hq import refill_hq
from jackin.netrunner.automa.piles import discard_ai_card, reveal_ai_card
from jackin.netrunner.automa.table import the_automa
from jackin.netrunner.flows.turn import (
    corp_first_window, corp_gains_clicks, corp_last_window, corp_loses_clicks, corp_opening_window, corp_refills,
    corp_turn_begins, corp_turn_ends, corp_turn_is_over, corp_window_after,
)  # fmt: skip
from jackin.netrunner.rules.pools import win
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, RD_CARDS, RUNNER

LATE: Final = 20
"""OR-51: from this turn on the Corp draws as the base game has it, so that every game ends."""


def draws_or_loses(s: State, f: Frame) -> Ask | None:
    """CA-17, OR-6: an empty R&D loses; there is no mandatory draw unless the game says so, or drags on (OR-51)."""
    automa = the_automa(s.automa)
    if not s.zones[RD_CARDS]:
        win(s, RUNNER, "decked", "CA-17")
    elif automa.params["mandatory_draw"] == "refill" or (s.turn + 1) // 2 >= LATE:
        refill_hq(s, 1)
    return None


def waits_no_longer(s: State, f: Frame) -> Ask | None:
    """OR-15: what could not be revealed last turn is looked at now."""
    automa = the_automa(s.automa)
    automa.barred = ()
    automa.overridden = False
    automa.touched = s.stirred = True
    return None


def reveals_card(s: State, f: Frame) -> Ask | None:
    """CA-17, CA-23."""
    reveal_ai_card(s, "CA-23")
    return None


def takes_clicks(s: State, f: Frame) -> Ask | None:
    """CA-18, CA-21: printed clicks top to bottom, then the leftovers."""
    automa = the_automa(s.automa)
    clicks = s.clicks[CORP]
    automa.cut(clicks)
    if clicks == 0:
        f.jump(stops)
    elif automa.click < automa.last:
        s.call(CLICK, CORP)
    else:
        s.call(BOTTOM, CORP)
    return None


def goes_on(s: State, f: Frame) -> Ask | None:
    f.jump(takes_clicks)
    return None


def stops(s: State, f: Frame) -> Ask | None:
    """CA-23, CA-30: no discarding."""
    s.acting = False
    discard_ai_card(s)
    return None


CORP_TURN: Final = flow(
    "automa-corp-turn", corp_gains_clicks, corp_opening_window, corp_refills, corp_turn_begins, draws_or_loses,
    waits_no_longer, corp_first_window, reveals_card, takes_clicks, corp_window_after, goes_on, stops,
    corp_last_window, corp_loses_clicks, corp_turn_ends, corp_turn_is_over,
)  # fmt: skip
