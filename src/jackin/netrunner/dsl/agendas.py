"""Agendas that come to a score area unscored, and agendas whose text another card gains."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner.flows.pick import Picking
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.moves import move, wake
from jackin.netrunner.rules.pools import check_points
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State
from jackin.netrunner.words import MARK, RUNNER_SCORE, SCORE


class AddToScore(Effect):
    """Add this agenda to your score area; which is not scoring it."""

    def do(self, s: State, f: Frame) -> None:
        move(s, f.card, SCORE[f.seat])
        say(s, "added-to-score", f.seat, f.card)
        check_points(s)


def add_to_score() -> Effect:
    return AddToScore()


class GainText(Picking):
    """Gain the text of an agenda in the Runner's score area, unless that speaks of itself (SELF-2, AMB-141)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[RUNNER_SCORE])

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        s.set_counter(f.card, MARK, s.serial[cards[0]])
        say(s, "gains-text", f.seat, f.card, cards[0], rule="SELF-2")
        wake(s, cards[0])


def gain_text() -> Effect:
    return GainText()
