"""Infinite loops (LOOP)."""

from __future__ import annotations

import pytest

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.kernel.machine import CAP, Endless, Position, Rules, advance
from jackin.kernel.rng import Chance
from jackin.netrunner import GAME
from jackin.netrunner.catalog import printed
from jackin.netrunner.dsl import (
    DURING_RUN,
    ICE,
    REZZED,
    YOURS,
    back_to_outermost,
    cannot,
    card,
    credits,
    gain,
    new_card,
    paid,
    tag,
)  # fmt: skip
from jackin.netrunner.dsl.filters import In
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.flows.pick import Picking, all_installed
from jackin.netrunner.flows.run import MOST_APPROACHES
from jackin.netrunner.flows.window import MOST_THINGS
from jackin.netrunner.rules.abilities import Hook
from jackin.netrunner.rules.triggers import RESOLVE
from jackin.netrunner.state import State
from jackin.netrunner.words import CANNOT_JACK_OUT, IDENTITIES, RUNNER_TAGGED
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table
from tests.rule import rule


class Wormhole(Picking):
    """Gain 1 credit, and resolve a subroutine of another rezzed ice (EX-44)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [c for c in all_installed(s, ICE & REZZED, f) if c != f.card]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        s.call(RESOLVE, f.seat, cards[0], text=printed(s, cards[0]).behaviour.subroutines[0])


new_card("test-loop-wormhole", side="corp", type="ice", cost=0, strength=5, subtypes=["code-gate"])
card("test-loop-wormhole", subroutines=[[gain(1), Wormhole()]])

new_card("test-loop-echo", side="corp", type="asset", cost=0, trash=1)
card("test-loop-echo", when=[Hook(RUNNER_TAGGED, sequence((tag(1),)))])
new_card("test-loop-first-call", side="corp", type="operation", cost=0)
card("test-loop-first-call", play=tag(1))

new_card("test-loop-portal", side="corp", type="ice", cost=0, strength=5, subtypes=["code-gate"])
card("test-loop-portal", subroutines=[back_to_outermost()])
new_card("test-loop-no-way-out", side="corp", type="asset", cost=0, trash=1)
card("test-loop-no-way-out", static=[cannot(CANNOT_JACK_OUT, ~YOURS & In(IDENTITIES))])
new_card("test-loop-fidget", side="runner", type="resource", cost=0)
card("test-loop-fidget", paid=[paid([credits(1)], gain(1), only_if=DURING_RUN)])
new_card("test-loop-coin", side="runner", type="resource", cost=0)
card("test-loop-coin", paid=[paid([credits(1)], gain(1))])
new_card("test-loop-corp-coin", side="corp", type="asset", cost=0, trash=1)
card("test-loop-corp-coin", paid=[paid([credits(1)], gain(1))])


def wormholes() -> Table:
    t = table(
        corp=corp(
            credits=0,
            hq=["hostile-takeover"],
            hq_server=server(ice=[rezzed("test-loop-wormhole")]),
            rd_server=server(ice=[rezzed("test-loop-wormhole")]),
        ),
    )
    t.runner.runs("hq")
    return t


@rule("LOOP-1")
def test_the_player_who_resolves_a_mandatory_loop_names_how_often_it_repeats():
    t = wormholes()
    assert t.asked == ("corp", "loop")
    before = t.corp.credits
    stopped, again = t.fork(), t.fork()
    t.corp.says(57)
    assert t.corp.credits == before + 2 * 57  # once round is through both of them
    assert t.asked == ("runner", "jack-out")  # the run goes on
    stopped.corp.says(0)
    assert stopped.corp.credits == before
    stopped.settles()
    assert stopped.runner.scored == ["hostile-takeover"]
    again.corp.says(1)
    assert again.corp.credits == before + 2


@rule("LOOP-1")
def test_a_loop_of_conditional_abilities_is_cut_in_the_same_way():
    t = table("corp", corp=corp(hq=["test-loop-first-call"], remote_1=server(root=[rezzed("test-loop-echo")])))
    t.corp.plays("test-loop-first-call")
    assert t.asked == ("corp", "loop")
    before = t.runner.tags
    t.corp.says(3)
    assert t.runner.tags == before + 3
    assert t.asked == ("corp", "action")


@rule("LOOP-1")
def test_a_loop_can_be_saved_while_its_number_is_asked_for():
    t = wormholes()
    other = Table(GAME.decode(GAME.encode(t.state)))
    assert other.options == t.options
    t.corp.says(5)
    other.corp.says(5)
    assert other.corp.credits == t.corp.credits


def portal(*rig: str, forbidden: bool = False) -> Table:
    t = table(
        corp=corp(
            hq=["hostile-takeover"],
            hq_server=server(ice=[rezzed("test-loop-portal")]),
            remote_1=server(root=[rezzed("test-loop-no-way-out")] if forbidden else []),
        ),
        runner=runner(rig=rig),
    )
    t.runner.runs("hq")
    return t


@rule("LOOP-2")
def test_a_runner_who_goes_round_in_a_run_must_jack_out():
    t = portal()
    for _ in range(MOST_APPROACHES - 1):
        assert t.options == ["continue", "jack-out"]
        t.runner.goes_on()
    assert t.asked == ("runner", "action")
    assert t.log().count("jacks-out") == 1
    assert t.runner.scored == []


@rule("LOOP-2")
def test_if_jacking_out_is_forbidden_the_corp_ends_the_loop_and_the_run_goes_on():
    t = portal("test-loop-fidget", forbidden=True)
    while t.run is not None and t.run.approaches <= MOST_APPROACHES and t.asked != ("runner", "action"):
        assert not t.runner.can("jack-out")
        assert t.let_pass()
    t.settles()
    assert "jacks-out" not in t.log()
    assert t.runner.scored == ["hostile-takeover"]


@rule("LOOP-3")
def test_who_goes_on_and_on_in_a_window_must_stop():
    t = table(begin=True, runner=runner(rig=["test-loop-coin"]))
    uses = 0
    while t.asked == ("runner", "window") and t.runner.can(f"use {t.runner.id('test-loop-coin')} 0"):
        t.runner.uses("test-loop-coin")
        uses += 1
        assert uses < 4 * MOST_THINGS
    assert uses > MOST_THINGS
    assert t.asked == ("runner", "action")


@rule("LOOP-3")
def test_if_both_go_on_the_active_player_must_stop_first():
    t = table(
        begin=True,
        corp=corp(remote_1=server(root=[rezzed("test-loop-corp-coin")])),
        runner=runner(rig=["test-loop-coin"]),
    )
    window = t.state.stack[-1]
    done = []
    while t.state.stack[-1] is window:
        side = "runner" if t.asked == ("runner", "window") else "corp"
        player, slug = (t.runner, "test-loop-coin") if side == "runner" else (t.corp, "test-loop-corp-coin")
        player.answers(f"use {player.id(slug)} 0")
        done.append(side)
        assert len(done) < 2 * MOST_THINGS
        if t.state.stack[-1] is window and player.can("pass"):
            player.passes()
    assert done[-2:] == ["runner", "corp"]  # the Runner has been stopped before the Corp
    assert done.count("runner") == done.count("corp") == MOST_THINGS // 2 + 1


# The safety net of the machine


class Silent(Rules):
    def settle(self, p: Position) -> None:
        pass


def turns(p: Position, f: Frame) -> Ask | None:
    f.again()
    return None


TREADMILL = flow("test-loop-treadmill", turns)


def test_rules_that_never_ask_anybody_raise_instead_of_hanging():
    p = Position(Silent(), Chance(1))
    p.call(TREADMILL)
    with pytest.raises(Endless, match=f"{CAP} steps without a decision, the last in <test-loop-treadmill/turns>"):
        advance(p)
