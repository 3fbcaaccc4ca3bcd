"""Icebreakers and their strength (BRK)."""

import pytest

from jackin.netrunner.words import INTERACTED
from tests.netrunner.rules.run_props import events, goes_to, outcome, step
from tests.netrunner.scenario import corp, hosted, rezzed, runner, server, table
from tests.rule import rule

NOISE = "noise-hacker-extraordinaire"


def meets(*ice, rig, credits=9, **more):
    """The encounter window of the outermost ice before HQ."""
    t = table(
        runner=runner(rig=["test-run-idler", *rig], credits=credits, identity=NOISE, **more),
        corp=corp(hq_server=server(ice=[rezzed(i) for i in ice])),
    )
    t.runner.runs("hq")
    goes_to(t, "encounter/interaction")
    return t


def can_use(t, slug, ability=0):
    return t.runner.can(f"use {t.runner.id(slug)} {ability}")


@rule("BRK-1")
def test_icebreakers_break_by_their_own_abilities_and_other_programs_do_not():
    t = meets("ice-wall", rig=["corroder", rezzed("datasucker", virus=9), "medium"])
    uses = [value for value in t.options if value.startswith("use")]
    own = [f"use {t.runner.id(slug)} 0" for slug in ("test-run-idler", "corroder", "datasucker")]
    assert uses == [own[0], own[1], f"use {t.runner.id('corroder')} 1", own[2]]
    t.runner.uses("datasucker")
    assert t.run.broken == 0
    t.runner.breaks("corroder", 0)
    assert (t.runner.view["run"]["broken"], t.runner.credits) == ([0], 8)


@rule("BRK-2")
@pytest.mark.parametrize(("strength", "usable"), [(2, False), (3, True), (4, True)])
def test_an_icebreaker_interacts_with_ice_no_stronger_than_itself(strength, usable):
    t = meets("wall-of-static", rig=["corroder"])
    for _ in range(strength - 2):
        t.runner.uses("corroder", 1)
    assert t.strength("corroder") == strength
    assert can_use(t, "corroder") is usable


@rule("BRK-3")
def test_lowering_the_strength_of_ice_is_interaction_too():
    """EX-33: Wyrm needs the strength first, and reaches only the encountered ice."""
    t = meets("ice-wall", "enigma", rig=["wyrm"])
    assert not can_use(t, "wyrm", 1)
    t.runner.uses("wyrm", 2)
    assert can_use(t, "wyrm", 1)
    t.runner.uses("wyrm", 1)
    assert (t.strength("enigma"), t.strength("ice-wall")) == (1, 1)


@rule("BRK-3", "BYPASS-4")
def test_bypassing_is_no_interaction():
    """EX-17: Femme Fatale of strength 2 bypasses Hadrian's Wall of strength 7."""
    t = table(
        runner=runner(grip=["femme-fatale"], credits=11, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("hadrians-wall")])),
    )
    t.runner.installs("femme-fatale").runs("hq").says(True)
    t.settles()
    assert (t.runner.credits, outcome(t)) == (0, "successful")


@rule("BRK-3")
def test_a_card_that_is_no_icebreaker_needs_no_strength_to_weaken_ice():
    t = meets("hadrians-wall", rig=[rezzed("datasucker", virus=1)])
    assert can_use(t, "datasucker")


@rule("BRK-4")
def test_a_named_subtype_is_enough_whatever_else_the_ice_is():
    """EX-4: Heimdall is a barrier, a bioroid and AP; Enigma is no barrier."""
    t = meets("heimdall-1-0", rig=["corroder"])
    for _ in range(4):
        t.runner.uses("corroder", 1)
    assert can_use(t, "corroder")
    t = meets("enigma", rig=["corroder", "crypsis"])
    t.runner.uses("crypsis", 1).uses("crypsis", 1)
    assert (t.strength("corroder"), t.strength("enigma")) == (2, 2)
    assert (can_use(t, "corroder"), can_use(t, "crypsis")) == (False, True)


@rule("BRK-4")
def test_a_gained_subtype_counts_as_well():
    t = table(
        runner=runner(grip=["tinkering"], rig=["corroder"], identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("enigma")])),
    )
    t.runner.plays("tinkering")
    t.runner.runs("hq").breaks("corroder", 0, 1)
    t.settles()
    assert outcome(t) == "successful"


@rule("BRK-5")
def test_a_strength_increase_lasts_for_the_encounter():
    t = meets("test-run-blank", "ice-wall", rig=["corroder"])
    t.runner.uses("corroder", 1).uses("corroder", 1).breaks("corroder", 0)
    assert t.strength("corroder") == 4
    t.runner.goes_on()
    assert t.strength("corroder") == 2


@rule("BRK-5")
def test_an_increase_for_the_run_lasts_that_long():
    t = meets("test-run-blank", "enigma", rig=["gordian-blade"])
    t.runner.uses("gordian-blade", 1).breaks("gordian-blade", 0, 1)
    goes_to(t, "run/server_window")
    assert t.strength("gordian-blade") == 3
    t.settles()
    assert t.run is None
    assert t.strength("gordian-blade") == 2


@rule("BRK-5")
def test_the_printed_strength_comes_back_with_lasting_modifiers():
    t = meets("ice-wall", rig=["corroder", hosted("the-personal-touch", "corroder")])
    t.runner.uses("corroder", 1)
    assert t.strength("corroder") == 4
    t.settles()
    assert t.strength("corroder") == 3


@rule("BRK-6")
def test_an_increase_outside_an_encounter_is_gone_at_once():
    t = table(
        runner=runner(rig=["test-run-flexer"], identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])),
    )
    t.runner.runs("hq")
    assert step(t) == "run/approach_window"
    t.runner.uses("test-run-flexer")
    assert t.strength("test-run-flexer") == 1
    goes_to(t, "encounter/interaction")
    assert (t.strength("test-run-flexer"), can_use(t, "test-run-flexer", 1)) == (1, False)
    t.runner.uses("test-run-flexer")
    assert (t.strength("test-run-flexer"), can_use(t, "test-run-flexer", 1)) == (4, True)


@rule("BRK-6", "ABIL-15")
def test_an_ability_that_would_do_nothing_else_is_not_offered_there_but_one_for_the_run_is():
    t = table(
        runner=runner(rig=["corroder", "gordian-blade"], credits=9, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("enigma")])),
    )
    t.runner.runs("hq")
    assert (step(t), can_use(t, "corroder", 1)) == ("run/approach_window", False)
    t.runner.uses("gordian-blade", 1)
    goes_to(t, "encounter/interaction")
    assert t.strength("gordian-blade") == 3


@rule("BRK-7")
def test_subroutines_are_broken_in_any_order_by_any_number_of_cards():
    t = meets("heimdall-1-0", rig=["test-run-lockpick", "crypsis"], credits=20)
    t.runner.breaks("test-run-lockpick", 2)
    for _ in range(6):
        t.runner.uses("crypsis", 1)
    t.runner.breaks("crypsis", 0)
    t.runner.uses("heimdall-1-0")
    assert t.runner.view["run"]["broken"] == [0, 1, 2]
    assert t.runner.clicks == 2


@rule("BRK-7")
def test_one_use_may_break_several_and_may_stop_early():
    t = meets("hadrians-wall", rig=["test-run-lockpick"])
    f = t.fork()
    t.runner.uses("test-run-lockpick", 1).answers("subroutine 1")
    assert t.options == ["subroutine 0", "done"]
    t.runner.answers("done")
    assert t.runner.view["run"]["broken"] == [1]
    f.runner.uses("test-run-lockpick", 1).answers("subroutine 1").answers("subroutine 0")
    assert f.runner.view["run"]["broken"] == [0, 1]


@rule("BRK-7", "ICE-1")
def test_no_subroutine_is_broken_twice_and_the_flags_go_with_the_encounter():
    """AMB-39."""
    t = meets("ice-wall", "ice-wall", rig=["corroder"])
    t.runner.breaks("corroder", 0)
    assert not can_use(t, "corroder")
    t.runner.goes_on()
    assert t.runner.view["run"]["broken"] == []
    goes_to(t, "encounter/interaction")
    assert can_use(t, "corroder")


@rule("BRK-8")
def test_one_icebreakers_strength_is_of_no_use_to_another():
    t = meets("wall-of-static", rig=["corroder", "battering-ram", "test-run-lockpick"])
    assert [t.strength(slug) for slug in ("corroder", "battering-ram", "test-run-lockpick")] == [2, 3, 9]
    assert [can_use(t, slug) for slug in ("corroder", "battering-ram", "test-run-lockpick")] == [False, True, True]


@rule("BRK-9")
def test_a_bioroid_is_clicked_through_without_icebreaker_or_strength():
    """EX-28, AMB-36."""
    t = meets("ichi-1-0", rig=[])
    for n in (2, 0, 1):
        t.runner.uses("ichi-1-0")
        if t.asked == ("runner", "break"):
            t.runner.answers(f"subroutine {n}")
    assert (t.runner.view["run"]["broken"], t.runner.clicks) == ([0, 1, 2], 0)
    goes_to(t, "run/may_jack_out_of_server")
    assert t.says("subroutine") == []


@rule("BRK-9")
def test_without_a_click_left_there_is_nothing_to_spend_on_it():
    t = table(
        runner=runner(rig=["test-run-idler"]), corp=corp(hq_server=server(ice=[rezzed("viktor-1-0")])), clicks=1
    )
    t.runner.runs("hq")
    goes_to(t, "encounter/interaction")
    assert not can_use(t, "viktor-1-0")


@rule("BRK-10", "RUN-13")
def test_fully_broken_ice_stays_installed_and_rezzed():
    t = meets("ice-wall", rig=["corroder"])
    t.runner.breaks("corroder", 0)
    t.settles()
    assert (t.zone("hq/ice"), t.is_rezzed("ice-wall"), outcome(t)) == (["ice-wall"], True, "successful")


@rule("BRK-11", "BYPASS-2")
def test_no_subroutine_of_a_bypassed_ice_counts_as_broken():
    """Inside Job: [3.1] is never reached, and no icebreaker was used."""
    t = table(
        runner=runner(grip=["inside-job", *["diesel"] * 3], rig=["test-run-idler"], identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
    )
    t.runner.plays("inside-job").says("run hq")
    while t.run is not None:
        assert step(t) != "encounter/interaction"
        t.let_pass()
    assert (t.says("breaks"), events(t, "encountered")) == ([], ["encountered"])
    assert [n for event, _, n in t.state.happened if event == INTERACTED] == [0]
    assert outcome(t) == "successful"
