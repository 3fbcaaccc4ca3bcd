"""The automatic Runner's turn: the base chart, with an AI card in place of free actions (RA-11 to RA-16)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.automa.answers import answers_for
from jackin.netrunner.automa.pack import Click
from jackin.netrunner.automa.piles import discard_ai_card, reveal_ai_card
from jackin.netrunner.automa.reasons import bottom_place, printed_place
from jackin.netrunner.automa.runner.answers import runner_answer
from jackin.netrunner.automa.runner.clicks import takes
from jackin.netrunner.automa.runner.setup import DRAW as DRAW, SETUP as SETUP
from jackin.netrunner.automa.runner.table import runner_automa, waiting
from jackin.netrunner.automa.table import Automa
from jackin.netrunner.flows.turn import (
    expire, runner_first_window, runner_gains_clicks, runner_last_window, runner_loses_clicks, runner_opening_window,
    runner_refills, runner_turn_begins, runner_turn_ends, runner_window_after,
)  # fmt: skip
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.pools import gain
from jackin.netrunner.state import State
from jackin.netrunner.words import RUNNER


def reveals_runner_card(s: State, f: Frame) -> Ask | None:
    """RA-11, RA-16."""
    automa = runner_automa(s)
    automa.left = 0
    automa.given = ()
    reveal_ai_card(s, "RA-11")
    return None


def reads_click(s: State, f: Frame) -> Ask | None:
    """RA-12, RA-15: the printed clicks from top to bottom, then the bottom order for each that is left over."""
    automa = runner_automa(s)
    settle_clicks(s, automa)
    unresolved = waiting(automa)
    if unresolved:
        reads_printed(s, f, automa, unresolved[0])
    elif automa.left > 0:
        automa.left -= 1
        reads_bottom(s, automa.ai_card().bottom)
    else:
        f.jump(runner_stops)
    return None


def reads_printed(s: State, f: Frame, automa: Automa, n: int) -> None:
    automa.click = n + 1
    if not takes(s, automa.printed()[n], printed_place(s, n)):
        automa.left += 1
        say(s, "automa-leftover", RUNNER, n=n + 1, rule="RA-14")
        f.again()


def reads_bottom(s: State, bottom: Click) -> None:
    """RA-15, OR-39."""
    say(s, "automa-bottom", RUNNER, rule="RA-15")
    if takes(s, bottom, bottom_place(s)):
        return
    s.clicks[RUNNER] -= 1
    if runner_automa(s).params["last_resort"] == "credit":
        gain(s, RUNNER, 1)
    else:
        say(s, "automa-loses-click", RUNNER, rule="RA-15")


def settle_clicks(s: State, automa: Automa) -> None:
    """RA-38, RA-39, OR-38: clicks that were spent or lost go off the card, those gained are left over."""
    unresolved = waiting(automa)
    missing = automa.left + len(unresolved) - s.clicks[RUNNER]
    if missing < 0:
        automa.left -= missing
    if missing <= 0:
        return
    spare = [n for n in unresolved if automa.printed()[n].expendable][:missing]
    give_up(s, automa, spare, "RA-38")
    missing -= len(spare)
    left = min(missing, automa.left)
    automa.left -= left
    missing -= left
    if missing:
        give_up(s, automa, waiting(automa)[-missing:], "RA-39")


def give_up(s: State, automa: Automa, clicks: list[int], rule: str) -> None:
    for n in clicks:
        automa.given = (*automa.given, n)
        say(s, "automa-gives-up", RUNNER, n=n + 1, rule=rule)


def next_click(s: State, f: Frame) -> Ask | None:
    f.jump(reads_click)
    return None


def runner_stops(s: State, f: Frame) -> Ask | None:
    """RA-10: no discard. RA-16: the card is used."""
    s.acting = False
    discard_ai_card(s)
    return None


def automatic_turn_is_over(s: State, f: Frame) -> Ask | None:
    expire(s)
    return None


TURN_FLOW: Final = flow(
    "automa-runner-turn", runner_gains_clicks, runner_opening_window, runner_refills, runner_turn_begins,
    runner_first_window, reveals_runner_card, reads_click, runner_window_after, next_click, runner_stops,
    runner_last_window, runner_loses_clicks, runner_turn_ends, automatic_turn_is_over,
)  # fmt: skip

answers_for(RUNNER, runner_answer)
