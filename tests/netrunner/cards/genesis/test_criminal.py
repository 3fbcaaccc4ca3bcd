"""Criminals in the Genesis cycle: breaking one more, and knowing before it is too late."""

from __future__ import annotations

from tests.netrunner.cards.corp_props import meets, runner_knows
from tests.netrunner.scenario import Put, Table, corp, rezzed, runner, server, table
from tests.rule import rule

# e3 Feedback Implants


def test_e3_breaks_one_more_for_a_credit_and_again_for_another():
    t = meets("archer", rig=["mimic", "the-personal-touch", "e3-feedback-implants", "ninja"])
    t.runner.uses("ninja", 1).uses("ninja", 1).breaks("ninja", 3)
    t.runner.says(True).answers("subroutine 1")
    t.runner.says(True).answers("subroutine 2")
    t.runner.says(False)
    assert t.runner.view["run"]["broken"] == [1, 2, 3]
    assert t.runner.credits == 20 - 6 - 1 - 2


def test_e3_needs_no_strength_and_no_right_kind_but_a_first_break():
    t = meets("heimdall-1-0", rig=["e3-feedback-implants"])
    assert t.options == [f"use {t.runner.id('heimdall-1-0')} 0", f"use {t.runner.id('test-corp-idler')} 0", "pass"]
    t.runner.breaks("heimdall-1-0", 0)  # for a click
    t.runner.says(True).answers("subroutine 1")
    t.runner.says(True)
    assert t.runner.view["run"]["broken"] == [0, 1, 2]


@rule("ABIL-15")
def test_e3_is_not_offered_with_nothing_left_to_break_or_to_pay():
    t = meets("wall-of-static", rig=["corroder", "e3-feedback-implants"])
    t.runner.uses("corroder", 1).breaks("corroder", 0)
    assert t.asked == ("runner", "window")
    t = meets("wall-of-thorns", rig=["corroder", "e3-feedback-implants"], credits=4)
    for _ in range(3):
        t.runner.uses("corroder", 1)
    t.runner.breaks("corroder", 0)
    assert (t.runner.credits, t.asked) == (0, ("runner", "window"))


def test_several_subroutines_broken_at_once_are_several_chances():
    t = meets("hourglass", rig=["force-of-nature", "e3-feedback-implants"])
    for _ in range(4):
        t.runner.uses("force-of-nature", 1)
    t.runner.uses("force-of-nature", 0).answers("subroutine 0").answers("subroutine 1")
    assert t.asked in (("runner", "order"), ("runner", "decide"))
    while t.asked == ("runner", "order"):
        t.runner.answers(t.options[0])
    t.runner.says(True)
    assert t.runner.view["run"]["broken"] == [0, 1, 2]


# Snitch


def snitched(*ice: str | Put, **ours) -> Table:
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=list(ice)), credits=5, **ours),
        runner=runner(rig=["snitch"], credits=9),
    )
    t.runner.runs("hq")
    return t


@rule("EXPO-2")
def test_snitch_exposes_the_approached_ice_and_lets_the_runner_leave():
    t = snitched("enigma")
    t.runner.says(True)
    assert (runner_knows(t, "enigma"), t.asked) == (True, ("runner", "jack-out"))
    t.runner.jacks_out()
    t.settles()
    assert (t.run, t.is_rezzed("enigma")) == (None, False)


def test_the_runner_may_go_on_and_the_corp_may_rez():
    t = snitched("enigma")
    t.runner.says(True).goes_on()
    t.corp.rezzes("enigma")
    assert t.is_rezzed("enigma")


def test_snitch_works_once_in_a_run_and_not_on_rezzed_ice():
    t = snitched("enigma", rezzed("wall-of-static"), "hunter")
    t.runner.says(True).goes_on()
    while t.run is not None and t.run.ice != t.card("wall-of-static"):
        assert t.let_pass()
    assert t.asked != ("runner", "decide")
    assert len([line for line in t.says("uses") if line["card"] == "snitch"]) == 1


def test_who_declines_at_the_first_ice_may_use_snitch_at_the_next():
    t = snitched("enigma", "hunter")
    t.runner.says(False)
    t.runner.says(True)
    assert (runner_knows(t, "enigma"), runner_knows(t, "hunter")) == (True, False)


def test_an_expose_that_is_prevented_lets_nobody_leave():
    t = snitched("enigma", remote_1=server(root=[rezzed("zaibatsu-loyalty")]))
    t.runner.says(True)
    t.corp.prevents("zaibatsu-loyalty", saving="enigma")
    assert not runner_knows(t, "enigma")
    assert t.asked != ("runner", "jack-out")
