"""Weyland in the Spin cycle: what a bad name buys, and walls that it costs."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.netrunner import GAME, setup
from jackin.netrunner.rules.ice import subroutines_of
from jackin.netrunner.words import STOLEN
from tests.netrunner.cards.corp_props import interacts, meets, pickable, runner_knows, scores, usable
from tests.netrunner.scenario import NO, YES, Table, corp, rezzed, runner, server, table
from tests.rule import rule

GRNDL = {"identity": "grndl-power-unleashed", "cards": {"ice-wall": 3, "hedge-fund": 3, "hostile-takeover": 3}}


# GRNDL


@rule("SET-4")
def test_grndl_begins_with_ten_credits_and_a_bad_name():
    t = Table(GAME.new(setup(GRNDL, "shaper"), 7))
    assert t.zone("identities")[0] == "grndl-power-unleashed"
    assert (t.corp.credits, t.corp.bad_publicity, t.runner.credits) == (10, 1, 5)


def test_everybody_else_begins_with_five():
    t = Table(GAME.new(setup("weyland", "shaper"), 7))
    assert (t.corp.credits, t.corp.bad_publicity) == (5, 0)


@rule("CA-13")
def test_an_automa_begins_with_what_its_identity_says():
    t = Table(GAME.new(setup(GRNDL, "shaper", automa={"corp": {"pack": "dash"}}), 7))
    assert (t.corp.credits, t.corp.bad_publicity) == (10, 1)


# Geothermal Fracking


def test_geothermal_fracking_is_two_times_seven_credits_for_a_scandal_each():
    t = scores("geothermal-fracking", 4)
    assert t.counter("geothermal-fracking", "agenda") == 2
    t.corp.uses("geothermal-fracking").uses("geothermal-fracking")
    assert (t.corp.credits, t.corp.bad_publicity, t.counter("geothermal-fracking", "agenda")) == (20, 2, 0)


# Swarm


def swarm(tokens: int, **side: Any) -> Table:
    t = meets(rezzed("swarm", advancement=tokens), rig=["corroder", "ninja"], hq=["hedge-fund"], **side)
    t.runner.passes()
    return t


def test_swarm_trashes_a_program_for_each_token_that_is_not_paid_for():
    t = swarm(2)
    t.runner.says(YES)
    assert t.runner.credits == 17
    t.runner.says(NO)
    t.corp.picks("ninja")
    assert t.runner.pile == ["ninja"]


def test_a_runner_without_credits_cannot_buy_off_swarm():
    t = swarm(1, credits=2)
    assert (t.asked, pickable(t)) == (("corp", "pick"), ["corroder", "ninja"])


def test_swarm_without_tokens_is_harmless_and_can_be_advanced_unrezzed():
    t = meets("swarm", rig=["corroder"], hq=["hedge-fund"])
    t.settles()
    assert "run-ended" not in t.log()
    t = table("corp", corp(hq_server=server(ice=["swarm"])))
    t.corp.advances("swarm")
    assert t.tokens("swarm") == 1


def test_swarm_is_a_scandal_when_rezzed():
    t = table(corp=corp(hq_server=server(ice=["swarm"]), credits=8))
    t.runner.runs("hq")
    t.corp.rezzes("swarm")
    assert t.corp.bad_publicity == 1


# The Cleaners, Vulcan Coverup


@pytest.mark.parametrize(("scored", "left"), [([], 1), (["the-cleaners"], 0)])
def test_the_cleaners_do_one_more_meat_damage(scored, left):
    t = table(
        "corp", corp(hq=["scorched-earth"], scored=scored), runner=runner(grip=["diesel"] * 5, tags=1), clicks=2
    )
    t.corp.plays("scorched-earth")
    assert len(t.runner.hand) == left


@rule("DMG-6")
def test_what_the_cleaners_add_can_be_prevented():
    t = table(
        "corp",
        corp(hq=["scorched-earth"], scored=["the-cleaners"]),
        runner=runner(grip=["diesel"] * 5, rig=["crash-space"], tags=1),
    )
    t.corp.plays("scorched-earth")
    t.runner.prevents("crash-space").says(3)
    t.settles()
    assert len(t.runner.hand) == 3


def test_the_cleaners_leave_other_damage_and_no_damage_alone():
    t = table("corp", corp(hq=["neural-emp"], scored=["the-cleaners"]), runner=runner(grip=["diesel"] * 3))
    assert t.corp.why_not("neural-emp") == ["why-no-run-last-turn"]
    t = meets("neural-katana", grip=["diesel"] * 4, hq=["hedge-fund"])
    t.runner.passes()
    assert len(t.runner.hand) == 1
    t = table("corp", corp(hq=["punitive-counterstrike"], scored=["the-cleaners"]), runner=runner(grip=["diesel"]))
    t.corp.plays("punitive-counterstrike").says(0)
    t.runner.says(0)
    assert len(t.runner.hand) == 1  # none is done, so there is nothing to add to


def test_vulcan_coverup_hurts_when_scored():
    t = scores("vulcan-coverup", 3, runner=runner(grip=["diesel"] * 3))
    assert len(t.runner.hand) == 1


def test_a_stolen_vulcan_coverup_is_a_scandal():
    t = table(corp=corp(remote_1=server(root=["vulcan-coverup"])))
    t.runner.runs("remote-1")
    t.settles()
    assert (t.runner.scored, t.corp.bad_publicity) == (["vulcan-coverup"], 1)


# Elizabeth Mills


def test_elizabeth_mills_clears_the_name_when_rezzed():
    t = table("corp", corp(remote_1=server(root=["elizabeth-mills"]), bad_publicity=2))
    t.corp.takes_credit().rezzes("elizabeth-mills")
    assert t.corp.bad_publicity == 1
    t = table("corp", corp(remote_1=server(root=["elizabeth-mills"])))
    t.corp.takes_credit().rezzes("elizabeth-mills")
    assert t.corp.bad_publicity == 0


def test_elizabeth_mills_has_a_location_torn_down():
    t = table(
        "corp",
        corp(remote_1=server(root=[rezzed("elizabeth-mills")])),
        runner=runner(rig=["crash-space", "underworld-contact", "xanadu"]),
    )
    t.corp.uses("elizabeth-mills")
    if t.asked == ("corp", "pick"):
        assert "underworld-contact" not in pickable(t)
        t.corp.picks("crash-space")
    assert (t.runner.pile, t.corp.pile, t.corp.bad_publicity) == (["crash-space"], ["elizabeth-mills"], 1)


# Off the Grid


def off_the_grid() -> Table:
    return table(corp=corp(hq=["hedge-fund"], remote_1=server(root=[rezzed("off-the-grid"), "hostile-takeover"])))


@rule("CANT-1")
def test_nobody_runs_off_the_grid():
    t = off_the_grid()
    assert not t.runner.can("run remote-1")
    t = table(runner=runner(grip=["inside-job"]), corp=corp(remote_1=server(root=[rezzed("off-the-grid")])))
    t.runner.plays("inside-job")
    assert "run remote-1" not in t.options


def test_a_successful_run_on_hq_brings_off_the_grid_back():
    t = off_the_grid()
    t.runner.runs("hq")
    t.settles()
    assert (t.corp.pile, t.runner.can("run remote-1")) == (["off-the-grid"], True)


def test_a_successful_run_elsewhere_does_not():
    t = off_the_grid()
    t.runner.runs("archives")
    t.settles()
    assert not t.runner.can("run remote-1")


def test_off_the_grid_is_installed_in_a_remote_server_only():
    t = table("corp", corp(hq=["off-the-grid"], remote_1=server(root=["pad-campaign"])))
    t.corp.does("install off-the-grid")
    assert t.options == ["at remote-1", "at new"]


# Ireress


def test_ireress_costs_a_credit_for_each_bad_publicity():
    t = table(
        runner=runner(rig=["test-corp-idler"], credits=9),
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("ireress")]), bad_publicity=2),
    )
    t.runner.runs("hq")
    interacts(t)
    t.runner.passes()
    assert t.runner.credits == 7


def test_ireress_without_bad_publicity_has_no_subroutines():
    t = meets("ireress", hq=["hedge-fund"])
    assert subroutines_of(t.state, t.card("ireress")) == []


# Power Shutdown


def shutdown(n: int, rig: list[str], runs: bool = True) -> Table:
    t = table(runner=runner(rig=rig), corp=corp(hq=["power-shutdown"], rd=["enigma"] * 8), clicks=1)
    if runs:
        t.runner.runs("archives")
    else:
        t.runner.takes_credit()
    t.settles()
    if runs:
        t.corp.plays("power-shutdown").says(n)
    return t


def test_power_shutdown_burns_rd_to_cost_the_runner_a_card():
    t = shutdown(3, ["corroder", "magnum-opus", "akamatsu-mem-chip", "crash-space"])
    assert (t.asked, pickable(t)) == (("runner", "pick"), ["akamatsu-mem-chip", "corroder"])
    t.runner.picks("corroder")
    assert (t.runner.pile, t.corp.pile.count("enigma"), runner_knows(t, "enigma")) == (["corroder"], 3, False)


def test_power_shutdown_may_burn_nothing():
    t = shutdown(0, ["corroder"])
    assert (t.runner.rig, t.corp.pile) == (["corroder"], ["power-shutdown"])


def test_power_shutdown_wants_a_run_in_the_last_turn():
    t = shutdown(0, [], runs=False)
    assert t.corp.why_not("power-shutdown") == ["why-no-run-last-turn"]


# Curtain Wall


def test_curtain_wall_is_stronger_outside():
    t = table(
        corp=corp(
            hq_server=server(ice=[rezzed("curtain-wall"), "enigma"]),
            rd_server=server(ice=["enigma", rezzed("ice-wall")]),
        )
    )
    assert t.strength("curtain-wall") == 6
    t = table(corp=corp(hq_server=server(ice=["enigma", rezzed("curtain-wall")])))
    assert t.strength("curtain-wall") == 10


def test_curtain_wall_loses_strength_to_ice_installed_before_it():
    t = table("corp", corp(hq=["ice-wall"], hq_server=server(ice=[rezzed("curtain-wall")])))
    assert t.strength("curtain-wall") == 10
    t.corp.installs("ice-wall", at="hq")
    t.settles()
    assert t.strength("curtain-wall") == 6


def test_each_subroutine_of_curtain_wall_ends_the_run():
    t = meets("curtain-wall", rig=["corroder"], credits=40, hq=["hedge-fund"])
    for _ in range(8):
        t.runner.uses("corroder", 1)
    t.runner.breaks("corroder", 0, 1).passes()
    assert "run-ended" in t.log()


# Punitive Counterstrike


def counterstrike(*stolen: str, runner_adds: int = 0) -> Table:
    t = table(
        runner=runner(grip=["diesel"] * 5, credits=9),
        corp=corp(hq=["punitive-counterstrike"], archives=list(stolen), credits=3),
        clicks=1,
    )
    t.runner.runs("archives")
    t.settles()
    while t.asked == ("runner", "access"):
        t.runner.does(t.options[0])
        t.settles()
    t.corp.plays("punitive-counterstrike")
    t.runner.says(runner_adds)
    return t


def test_punitive_counterstrike_hurts_by_the_points_that_were_stolen():
    t = counterstrike("hostile-takeover", "project-beale")
    assert (t.runner.points, len(t.runner.hand)) == (3, 2)


def test_punitive_counterstrike_may_be_outrun():
    assert len(counterstrike("project-beale", runner_adds=5).runner.hand) == 5


def test_what_was_stolen_before_is_forgiven():
    t = counterstrike("project-beale", runner_adds=5)
    t.ends_turn()
    t.ends_turn()
    copy = t.fork()
    assert copy.state.last_turn is not None
    assert [event for event in copy.state.last_turn if event[0] == STOLEN] == []


# GRNDL Refinery


def test_grndl_refinery_pays_four_credits_for_each_token():
    t = table("corp", corp(remote_1=server(root=[rezzed("grndl-refinery", advancement=3)])))
    t.corp.uses("grndl-refinery")
    assert (t.corp.credits, t.corp.pile) == (17, ["grndl-refinery"])


def test_grndl_refinery_can_be_advanced_and_pays_nothing_without_tokens():
    t = table("corp", corp(remote_1=server(root=[rezzed("grndl-refinery")])))
    assert not usable(t.corp, "grndl-refinery")
    t.corp.advances("grndl-refinery")
    assert usable(t.corp, "grndl-refinery")


# Hive


@pytest.mark.parametrize(("scored", "left"), [([], 5), (["project-beale"], 3), (["hostile-takeover"] * 6, 0)])
def test_hive_loses_a_subroutine_for_each_point(scored, left):
    t = table(
        runner=runner(rig=["test-corp-idler"]),
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("hive")]), scored=scored),
    )
    assert len(subroutines_of(t.state, t.card("hive"))) == left
    t.runner.runs("hq")
    interacts(t)
    t.runner.passes()
    t.settles()
    assert ("run-ended" in t.log()) == (left > 0)


def test_what_hive_has_left_is_all_there_is_to_break():
    t = table(
        runner=runner(rig=["corroder", "test-corp-idler"], credits=20),
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("hive")]), scored=["project-beale"] * 2),
    )
    t.runner.runs("hq")
    interacts(t)
    t.runner.uses("corroder", 1)
    t.runner.breaks("corroder", 0).passes()
    t.settles()
    assert "run-ended" not in t.log()


# Witness Tampering


@pytest.mark.parametrize(("had", "n", "left"), [(3, 2, 1), (3, 0, 3), (1, 1, 0)])
def test_witness_tampering_removes_up_to_two_bad_publicity(had, n, left):
    t = table("corp", corp(hq=["witness-tampering"], bad_publicity=had))
    t.corp.plays("witness-tampering").says(n)
    assert (t.corp.bad_publicity, t.corp.clicks, t.corp.credits) == (left, 1, 1)


def test_witness_tampering_wants_something_to_hide():
    t = table("corp", corp(hq=["witness-tampering"]))
    assert t.corp.why_not("witness-tampering") == ["why-no-effect"]
