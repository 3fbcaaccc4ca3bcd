"""The Corp's turn (TURN-C) and the Runner's (TURN-R)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.flows.action import actions, take_action
from jackin.netrunner.flows.pick import card_options, hidden_choice
from jackin.netrunner.flows.window import CORP_WINDOW, OPENING, window
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.moves import discard, draw
from jackin.netrunner.rules.pools import flatline
from jackin.netrunner.rules.queries import hand_size, recurring, total_clicks
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.words import (
    CORP, NEXT_TURN, CREDIT, DISCARD_ENDS, HAND, HQ_CARDS, RUNNER, TURN, TURN_BEGINS, TURN_ENDS,
)  # fmt: skip


def begin(s: State, seat: int) -> None:
    """TURN-G-6: the turn and all that counts "this turn" start here."""
    s.active = seat
    s.acting = True
    s.turn += 1
    s.last_turn = s.happened
    s.happened = []
    s.clicks[seat] = total_clicks(s, seat)
    say(s, "turn", seat, n=(s.turn + 1) // 2, rule="TURN-C-1.1" if seat == CORP else "TURN-R-1.1")


def refill(s: State, seat: int) -> None:
    """RECUR-2, RECUR-3: up to the printed number, never down to it."""
    for card in s.awake:
        p = CARDS[s.code[card]]
        if p.side == seat and (p.behaviour.recurring or p.behaviour.recurring_x is not None):
            s.set_counter(card, CREDIT, max(s.hosted_credits(card), recurring(s, card)))


def discard_ask(s: State, seat: int) -> Ask | None:
    """DISC-3: the player chooses each card, one at a time."""
    hand = list(s.zones[HAND[seat]])
    if len(hand) <= hand_size(s, seat):
        return None
    options = card_options(s, "discard", hand, seat)
    return Ask(seat, "discard", options, n=len(hand) - hand_size(s, seat), veiled=hidden_choice(s, hand, seat))


def expire(s: State, until: int) -> None:
    """AMB-37: after the triggers of the turn's end."""
    if s.lasting:
        s.lasting = [lasting for lasting in s.lasting if lasting.until != until]


# The Corp's turn


def corp_gains_clicks(s: State, f: Frame) -> Ask | None:
    """TURN-C-1.1."""
    begin(s, CORP)
    return None


def corp_opening_window(s: State, f: Frame) -> Ask | None:
    """TURN-C-1.2: window P R S."""
    window(s, CORP_WINDOW)
    return None


def corp_refills(s: State, f: Frame) -> Ask | None:
    """TURN-C-1.3."""
    refill(s, CORP)
    return None


def corp_turn_begins(s: State, f: Frame) -> Ask | None:
    """TURN-C-1.4, AMB-37."""
    expire(s, NEXT_TURN)
    emit(s, TURN_BEGINS, n=CORP)
    return None


def corp_draws(s: State, f: Frame) -> Ask | None:
    """TURN-C-1.5: with R&D empty the Runner wins."""
    draw(s, CORP, 1)
    return None


def corp_first_window(s: State, f: Frame) -> Ask | None:
    """TURN-C-2.1: window P R S."""
    window(s, CORP_WINDOW, then_acts=s.clicks[CORP] > 0)
    return None


def corp_acts(s: State, f: Frame) -> Ask | None:
    """TURN-C-2.2: an action, while clicks remain."""
    if s.clicks[CORP] == 0:
        f.jump(corp_discards)
        return None
    return Ask(CORP, "action", actions(s, CORP), n=s.clicks[CORP], veiled=len(s.zones[HQ_CARDS]) > 0)


def corp_takes_action(s: State, f: Frame) -> Ask | None:
    take_action(s, CORP, s.got)
    return None


def corp_window_after(s: State, f: Frame) -> Ask | None:
    """TURN-C-2.3: window P R S."""
    window(s, CORP_WINDOW, then_acts=s.clicks[CORP] > 0)
    return None


def corp_goes_on(s: State, f: Frame) -> Ask | None:
    f.jump(corp_acts)
    return None


def corp_discards(s: State, f: Frame) -> Ask | None:
    """TURN-C-3.1."""
    s.acting = False
    ask = discard_ask(s, CORP)
    if ask is None:
        f.jump(corp_last_window)
    return ask


def corp_discarded(s: State, f: Frame) -> Ask | None:
    discard(s, s.got.card)
    f.jump(corp_discards)
    return None


def corp_last_window(s: State, f: Frame) -> Ask | None:
    """TURN-C-3.2: window P R S."""
    window(s, CORP_WINDOW)
    return None


def corp_loses_clicks(s: State, f: Frame) -> Ask | None:
    """TURN-C-3.3."""
    s.clicks[CORP] = 0
    return None


def corp_turn_ends(s: State, f: Frame) -> Ask | None:
    """TURN-C-3.4."""
    emit(s, DISCARD_ENDS, n=CORP)
    emit(s, TURN_ENDS, n=CORP)
    return None


def corp_turn_is_over(s: State, f: Frame) -> Ask | None:
    expire(s, TURN)
    return None


CORP_TURN: Final = flow(
    "corp-turn", corp_gains_clicks, corp_opening_window, corp_refills, corp_turn_begins, corp_draws,
    corp_first_window, corp_acts, corp_takes_action, corp_window_after, corp_goes_on, corp_discards,
    corp_discarded, corp_last_window, corp_loses_clicks, corp_turn_ends, corp_turn_is_over,
)  # fmt: skip


# The Runner's turn


def runner_gains_clicks(s: State, f: Frame) -> Ask | None:
    """TURN-R-1.1."""
    begin(s, RUNNER)
    return None


def runner_opening_window(s: State, f: Frame) -> Ask | None:
    """TURN-R-1.2: window P R."""
    window(s, OPENING)
    return None


def runner_refills(s: State, f: Frame) -> Ask | None:
    """TURN-R-1.3."""
    refill(s, RUNNER)
    return None


def runner_turn_begins(s: State, f: Frame) -> Ask | None:
    """TURN-R-1.4."""
    emit(s, TURN_BEGINS, n=RUNNER)
    return None


def runner_first_window(s: State, f: Frame) -> Ask | None:
    """TURN-R-1.5: window P R."""
    window(s, OPENING)
    return None


def runner_acts(s: State, f: Frame) -> Ask | None:
    """TURN-R-1.6: an action, while clicks remain."""
    if s.clicks[RUNNER] == 0:
        f.jump(runner_discards)
        return None
    return Ask(RUNNER, "action", actions(s, RUNNER), n=s.clicks[RUNNER])


def runner_takes_action(s: State, f: Frame) -> Ask | None:
    take_action(s, RUNNER, s.got)
    return None


def runner_window_after(s: State, f: Frame) -> Ask | None:
    """TURN-R-1.7: window P R."""
    window(s, OPENING)
    return None


def runner_goes_on(s: State, f: Frame) -> Ask | None:
    f.jump(runner_acts)
    return None


def runner_discards(s: State, f: Frame) -> Ask | None:
    """TURN-R-2.1; AMB-11: a maximum hand size below 0 flatlines."""
    s.acting = False
    if hand_size(s, RUNNER) < 0:
        flatline(s, "DMG-11")
        return None
    ask = discard_ask(s, RUNNER)
    if ask is None:
        f.jump(runner_last_window)
    return ask


def runner_discarded(s: State, f: Frame) -> Ask | None:
    discard(s, s.got.card)
    f.jump(runner_discards)
    return None


def runner_last_window(s: State, f: Frame) -> Ask | None:
    """TURN-R-2.2: window P R."""
    window(s, OPENING)
    return None


def runner_loses_clicks(s: State, f: Frame) -> Ask | None:
    """TURN-R-2.3."""
    s.clicks[RUNNER] = 0
    return None


def runner_turn_ends(s: State, f: Frame) -> Ask | None:
    """TURN-R-2.4."""
    emit(s, DISCARD_ENDS, n=RUNNER)
    emit(s, TURN_ENDS, n=RUNNER)
    return None


def runner_turn_is_over(s: State, f: Frame) -> Ask | None:
    if hand_size(s, RUNNER) < 0:
        flatline(s, "DMG-11")
    expire(s, TURN)
    return None


RUNNER_TURN: Final = flow(
    "runner-turn", runner_gains_clicks, runner_opening_window, runner_refills, runner_turn_begins,
    runner_first_window, runner_acts, runner_takes_action, runner_window_after, runner_goes_on, runner_discards,
    runner_discarded, runner_last_window, runner_loses_clicks, runner_turn_ends, runner_turn_is_over,
)  # fmt: skip
