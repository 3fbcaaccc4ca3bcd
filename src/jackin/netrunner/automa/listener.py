"""The automa at the table: what it does in a player's place, and what it makes of what happens."""

from __future__ import annotations

from jackin.kernel.ask import Ask, Option
from jackin.netrunner.automa.answers import automatic
from jackin.netrunner.automa.corp.hq import put_in_order, refill_hq, return_to_rd
from jackin.netrunner.automa.corp.ice import EXCHANGE, REPOSITION
from jackin.netrunner.automa.corp.install import INSTALLS
from jackin.netrunner.automa.corp.setup import CORP_SETUP
from jackin.netrunner.automa.corp.tokens import REVEAL
from jackin.netrunner.automa.corp.turn import CORP_TURN
from jackin.netrunner.automa.runner.setup import SETUP as RUNNER_SETUP, draw_for_runner
from jackin.netrunner.automa.runner.turn import TURN_FLOW as RUNNER_TURN
from jackin.netrunner.automa.table import is_corp, is_runner, the_automa
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules.listener import Listener, listens
from jackin.netrunner.rules.moves import move
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA_TYPE, CORP, HAND, HARDWARE_TYPE, HQ_CARDS, PRO_PILE, PROGRAM_TYPE, RE_PILE, RUNNER, SCORE,
)  # fmt: skip


class Solo(Listener):
    def answers(self, s: State, ask: Ask) -> Option | None:
        return automatic(s, ask) if ask.seat == the_automa(s.automa).seat else None

    def sets_up(self, s: State, seat: int) -> bool:
        return self.calls(s, seat, setting_up=True)

    def takes_turn(self, s: State, seat: int) -> bool:
        """CA-17, RA-11: a turn of its own."""
        return self.calls(s, seat, setting_up=False)

    def calls(self, s: State, seat: int, setting_up: bool) -> bool:
        if the_automa(s.automa).seat != seat:
            return False
        if seat == CORP:
            s.call(CORP_SETUP if setting_up else CORP_TURN, CORP)
        else:
            s.call(RUNNER_SETUP if setting_up else RUNNER_TURN, RUNNER)
        return True

    def draws(self, s: State, seat: int, n: int) -> bool:
        """CA-24, RA-9."""
        if the_automa(s.automa).seat != seat:
            return False
        if seat == CORP:
            refill_hq(s, n)
        else:
            draw_for_runner(s, n)
        return True

    def never_runs_out(self, s: State, seat: int) -> bool:
        """RA-9: when the stack runs out it is renewed, or the Runner loses."""
        return seat == RUNNER and is_runner(s.automa)

    def hand(self, s: State, seat: int) -> tuple[int, ...]:
        """RA-52: of an automatic Runner, the top of PRO."""
        return s.zones[PRO_PILE][-1:] if seat == RUNNER and is_runner(s.automa) else s.zones[HAND[seat]]

    def takes_to_hand(self, s: State, card: int, seen: bool) -> bool:
        """RA-52: an automatic Runner plays from piles, so it goes on top of one."""
        p = printed(s, card)
        if p.side == CORP or not is_runner(s.automa):
            return False
        move(s, card, PRO_PILE if p.type in (HARDWARE_TYPE, PROGRAM_TYPE) else RE_PILE, seen)
        return True

    def looks_first(self, s: State, seat: int) -> int:
        """RA-52."""
        return PRO_PILE if seat == RUNNER and is_runner(s.automa) else -1

    def installs_by(self, s: State, card: int) -> None:
        """CA-52: from a pile."""
        s.call(INSTALLS, CORP, card)

    def keeps(self, s: State, card: int) -> bool:
        """CA-29, OR-13: an agenda; or one that it would trash itself."""
        if not is_corp(s.automa) or printed(s, card).type != AGENDA_TYPE or s.zone[card] in SCORE:
            return False
        guard = the_automa(s.automa).params["agenda_archives_guard"]
        if guard != "always" and s.stack[-1].seat != CORP:
            return False
        return_to_rd(s, card)
        return True

    def numbers_anew(self, s: State) -> bool:
        """OR-31."""
        return is_corp(s.automa)

    def settles(self, s: State) -> None:
        """CA-32: tokens have changed."""
        automa = the_automa(s.automa)
        if automa.touched:
            automa.touched = False
            if automa.seat == CORP:
                s.call(REVEAL, CORP)

    def places(self, s: State, kind: int) -> None:
        """CA-32."""
        if kind == ADVANCEMENT:
            the_automa(s.automa).touched = s.stirred = True

    def takes_up(self, s: State) -> None:
        """CA-2: its HQ is a pile."""
        if is_corp(s.automa):
            the_automa(s.automa).order = s.zones[HQ_CARDS]

    def puts_back(self, s: State) -> None:
        automa = the_automa(s.automa)
        if automa.order:
            put_in_order(s, automa.order)
            automa.order = ()

    def pays_to_trash(self, s: State, cost: int) -> None:
        """RA-19: what is left to spend on trashing in this run."""
        the_automa(s.automa).trash -= cost

    def passes(self, s: State, ice: int) -> None:
        """CA-46."""
        if not s.faceup[ice] and is_corp(s.automa):
            s.call(EXCHANGE, CORP, ice)

    def run_is_over(self, s: State) -> None:
        """CA-47."""
        if is_corp(s.automa):
            s.call(REPOSITION, CORP)


listens(Solo())
