"""Set-up and mulligans (SET), then turn after turn (TURN-G-1)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.catalog import printed
from jackin.netrunner.flows import memory as memory  # its flow is called by the rules
from jackin.netrunner.flows.turn import CORP_TURN, RUNNER_TURN
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.knowledge import shuffle
from jackin.netrunner.rules.listener import listener
from jackin.netrunner.rules.moves import draw, move
from jackin.netrunner.rules.changes import player
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.words import CORP, DECK, FIRST_TURN, GAME_BEGINS, HAND, RUNNER

KEEP: Final = Option("keep")
MULLIGAN: Final = Option("mulligan")


def begins(s: State, f: Frame) -> Ask | None:
    """SET-1: what waits for the game to begin comes before the first hands."""
    emit(s, GAME_BEGINS)
    return None


def sets_up(s: State, f: Frame) -> Ask | None:
    """SET-3, SET-4, SET-5."""
    for seat in (CORP, RUNNER):
        if not (s.automated and listener().sets_up(s, seat)):
            begin_with(s, seat)
            shuffle(s, seat)
            draw(s, seat, first_hand(s, seat))
    return None


def corp_may_redraw(s: State, f: Frame) -> Ask | None:
    """SET-6."""
    return Ask(CORP, "mulligan", [KEEP, MULLIGAN])


def corp_redraws(s: State, f: Frame) -> Ask | None:
    redraw(s, CORP)
    return None


def runner_may_redraw(s: State, f: Frame) -> Ask | None:
    """SET-7: knowing what the Corp decided."""
    return Ask(RUNNER, "mulligan", [KEEP, MULLIGAN])


def runner_redraws(s: State, f: Frame) -> Ask | None:
    """The hands are settled: what waits for the first turn comes now."""
    redraw(s, RUNNER)
    if s.hearing >> FIRST_TURN & 1:
        emit(s, FIRST_TURN)
    return None


def redraw(s: State, seat: int) -> None:
    if s.got.verb == "keep":
        say(s, "keeps", seat, rule="SET-6")
        return
    say(s, "mulligans", seat, rule="SET-6")
    for card in s.zones[HAND[seat]]:
        move(s, card, DECK[seat], False)
    shuffle(s, seat)
    draw(s, seat, first_hand(s, seat))


def begin_with(s: State, seat: int) -> None:
    """SET-4: five credits, unless the identity says otherwise."""
    b = printed(s, player(s, seat)).behaviour
    s.credits[seat] += b.starting_credits
    s.bad_publicity += b.starting_bad_publicity


def first_hand(s: State, seat: int) -> int:
    """SET-5: five cards, unless the identity says otherwise."""
    return printed(s, player(s, seat)).behaviour.starting_hand


def corp_turn(s: State, f: Frame) -> Ask | None:
    """SET-10, TURN-G-1."""
    take_turn(s, CORP)
    return None


def runner_turn(s: State, f: Frame) -> Ask | None:
    f.jump(corp_turn)
    take_turn(s, RUNNER)
    return None


def take_turn(s: State, seat: int) -> None:
    if not (s.automated and listener().takes_turn(s, seat)):
        s.call(CORP_TURN if seat == CORP else RUNNER_TURN, seat)


GAME_FLOW: Final = flow(
    "game", begins, sets_up, corp_may_redraw, corp_redraws, runner_may_redraw, runner_redraws, corp_turn,
    runner_turn,
)  # fmt: skip
