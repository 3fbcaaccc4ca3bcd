"""Scoring and stealing (SCORE, STEAL)."""

from __future__ import annotations

from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.moves import move
from jackin.netrunner.rules.pools import check_points
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.words import ADVANCEMENT, CORP, CORP_SCORE, RUNNER, RUNNER_SCORE, SCORED, STOLEN


def score_agenda(s: State, card: int) -> None:
    """SCORE-3; "when you score" texts may count the tokens it had (AMB-69)."""
    tokens = s.counter(card, ADVANCEMENT)
    move(s, card, CORP_SCORE)
    say(s, "scores", CORP, card, rule="SCORE-3")
    check_points(s)
    emit(s, SCORED, card, tokens)


def steal(s: State, card: int) -> None:
    """STEAL-1."""
    move(s, card, RUNNER_SCORE)
    say(s, "steals", RUNNER, card, rule="STEAL-1")
    check_points(s)
    emit(s, STOLEN, card)
