"""The Haas-Bioroid cards of the Core Set, clause by clause: ice and upgrades."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import (
    interacts,
    is_faceup,
    meets,
    pickable,
    usable,
)
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

BRAINY = ["heimdall-1-0", "ichi-1-0", "viktor-1-0"]


# Bioroids


@rule("BRK-9", "AMB-36", "ICE-1")
@pytest.mark.parametrize("slug", BRAINY)
def test_bioroids_let_only_the_runner_break_a_subroutine_for_a_click(slug: str):
    t = meets(slug, grip=["diesel"] * 3)
    assert usable(t.runner, slug)
    clicks, credits = t.runner.clicks, t.runner.credits
    t.runner.breaks(slug, 0)
    assert (t.runner.clicks, t.runner.credits, t.run.broken) == (clicks - 1, credits, 1)
    t.runner.passes()
    assert not t.corp.can(f"use {t.corp.id(slug)} 0")


@pytest.mark.parametrize("slug", BRAINY)
def test_bioroids_cannot_be_clicked_through_without_clicks_nor_outside_the_encounter(slug: str):
    t = table(
        runner=runner(rig=["test-corp-idler"], grip=["diesel"]),
        corp=corp(hq_server=server(ice=[rezzed(slug)])),
        clicks=1,
    )
    assert not usable(t.runner, slug)
    t.runner.runs("hq")
    interacts(t)
    assert usable(t.runner, "test-corp-idler")
    assert not usable(t.runner, slug)


@rule("SELF-1")
def test_bioroids_break_only_their_own_subroutines():
    t = meets("viktor-1-0", "heimdall-1-0", grip=["diesel"] * 3)  # Heimdall is outermost
    assert usable(t.runner, "heimdall-1-0")
    assert not usable(t.runner, "viktor-1-0")


def test_heimdall_does_one_brain_damage_and_then_ends_the_run():
    t = meets("heimdall-1-0", grip=["diesel", "modded"])
    t.settles()
    assert (t.runner.brain, len(t.runner.hand), t.runner.hand_size) == (1, 1, 4)
    assert (t.run, t.log().count("subroutine")) == (None, 2)  # the third never resolves


def test_heimdall_needs_three_clicks_to_be_passed_for_nothing():
    t = meets("heimdall-1-0", hq=["hostile-takeover"])
    t.runner.breaks("heimdall-1-0", 0, 1, 2)
    assert not usable(t.runner, "heimdall-1-0")
    t.settles()
    assert (t.runner.scored, t.runner.clicks, t.runner.brain) == (["hostile-takeover"], 0, 0)


def test_heimdall_broken_only_in_part_does_the_rest():
    t = meets("heimdall-1-0", grip=["diesel"])
    t.runner.breaks("heimdall-1-0", 1, 2)
    t.settles()
    assert (t.runner.brain, t.log().count("succeeds")) == (1, 1)
    t = meets("heimdall-1-0", grip=["diesel"])
    t.runner.breaks("heimdall-1-0", 0, 1)
    t.settles()
    assert (t.runner.brain, t.log().count("succeeds")) == (0, 0)


@rule("DMG-10", "WIN-2")
def test_heimdall_flatlines_a_runner_without_cards():
    t = meets("heimdall-1-0")
    t.settles()
    assert (t.winner, t.reason) == ("corp", "flatline")


@rule("ICE-2", "CHOOSE-1")
def test_ichi_trashes_two_programs_of_the_corps_choice_one_after_the_other():
    t = meets("ichi-1-0", rig=["corroder", "crypsis", "cyberfeeder"], grip=["medium"] * 2)
    t.runner.passes()
    assert pickable(t) == ["corroder", "crypsis"]  # installed programs only
    t.corp.picks("crypsis")
    assert (t.where("crypsis"), t.where("corroder")) == ("heap", "heap")  # then only one is left to choose
    t.corp.says(0)
    t.runner.says(0)
    assert (t.runner.tags, t.runner.brain) == (1, 1)


def test_ichi_without_programs_just_traces():
    t = meets("ichi-1-0", rig=["the-toolbox"], grip=["medium"] * 2)
    t.runner.passes()
    assert t.asked == ("corp", "trace")
    assert "the-toolbox" in t.runner.rig


@rule("PREV-1", "CHAIN-1")
def test_ichi_can_be_kept_from_the_first_program_but_comes_back_for_the_second():
    t = meets("ichi-1-0", rig=["corroder", "sacrificial-construct"])
    t.runner.passes()
    t.runner.prevents("sacrificial-construct", saving="corroder")
    assert t.where("corroder") == "heap"  # the second subroutine took it


@rule("TRACE-4", "TRACE-5")
def test_ichis_trace_starts_at_one_and_a_tie_fails():
    for corp_adds, runner_adds, caught in ((0, 0, 1), (0, 1, 0), (2, 2, 1), (2, 3, 0)):
        t = meets("ichi-1-0", grip=["diesel"] * 3)
        t.runner.passes()
        t.corp.says(corp_adds)
        t.runner.says(runner_adds)
        assert (t.runner.tags, t.runner.brain) == (caught, caught)
        assert (t.corp.credits, t.runner.credits) == (5 - corp_adds, 20 - runner_adds)


@rule("COMPD-1")
def test_ichis_brain_damage_and_tag_come_together_and_each_can_be_stopped():
    t = meets("ichi-1-0", rig=["decoy", "test-corp-helmet"], grip=["diesel"] * 3)
    t.runner.passes()
    t.corp.says(0)
    t.runner.says(0)
    assert (t.asked, t.runner.tags, t.runner.brain) == (("runner", "prevent"), 0, 0)
    t.runner.prevents("decoy").done()
    assert (t.runner.tags, t.runner.brain) == (0, 1)
    t = meets("ichi-1-0", rig=["decoy", "test-corp-helmet"], grip=["diesel"] * 3)
    t.runner.passes()
    t.corp.says(0)
    t.runner.says(0).prevents("test-corp-helmet").prevents("decoy")
    assert (t.runner.tags, t.runner.brain) == (0, 0)


def test_ichi_does_not_end_the_run():
    t = meets("ichi-1-0", grip=["diesel"] * 3, hq=["hostile-takeover"])
    t.runner.passes()
    t.corp.says(0)
    t.runner.says(0)
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]


@rule("RUN-3.a")
def test_ichi_trashed_in_the_encounter_does_nothing_more():
    t = meets("ichi-1-0", rig=["corroder", "test-corp-wrecker"], hq=["hostile-takeover"])
    t.runner.uses("test-corp-wrecker")
    assert not usable(t.runner, "ichi-1-0")
    t.settles()
    assert (t.where("corroder"), t.runner.tags, t.runner.scored) == ("rig", 0, ["hostile-takeover"])


def test_viktor_does_one_brain_damage_and_ends_the_run():
    t = meets("viktor-1-0", grip=["diesel"], hq=["hostile-takeover"])
    t.settles()
    assert (t.runner.brain, t.runner.hand, t.runner.scored) == (1, [], [])
    t = meets("viktor-1-0", grip=["diesel"], hq=["hostile-takeover"])
    t.runner.breaks("viktor-1-0", 0, 1)
    t.settles()
    assert (t.runner.brain, t.runner.clicks, t.runner.scored) == (0, 1, ["hostile-takeover"])


@rule("BRK-4")
def test_viktor_is_a_code_gate_and_can_be_broken_half_by_click_and_half_by_program():
    t = meets("viktor-1-0", rig=["gordian-blade", "corroder", "ninja"], grip=["diesel"])
    t.runner.uses("gordian-blade", 1)
    t.runner.breaks("gordian-blade", 0)
    assert not usable(t.runner, "corroder")
    t.runner.uses("viktor-1-0")  # only one is left
    t.settles()
    assert (t.runner.brain, t.runner.clicks, t.log().count("succeeds")) == (0, 2, 1)


# Rototurret


def test_rototurret_trashes_a_program_of_the_corps_choice_and_ends_the_run():
    t = meets("rototurret", rig=["corroder", "crypsis"], hq=["hostile-takeover"])
    assert t.strength("rototurret") == 0
    t.runner.passes()
    t.corp.picks("corroder")
    t.settles()
    assert (t.where("corroder"), t.where("crypsis"), t.runner.scored) == ("heap", "rig", [])


def test_rototurret_without_a_program_to_trash_still_ends_the_run():
    t = meets("rototurret", rig=["the-toolbox"], hq=["hostile-takeover"])
    t.settles()
    assert (t.run, t.runner.scored) == (None, [])


def test_rototurret_can_trash_the_very_breaker_that_broke_its_second_subroutine():
    t = meets("rototurret", rig=["ninja"], hq=["hostile-takeover"])
    t.runner.breaks("ninja", 1)
    t.settles()
    assert (t.where("ninja"), t.runner.scored) == ("heap", ["hostile-takeover"])


# Corporate Troubleshooter


def troubled(*ice, root=(), rig=("test-corp-idler",), credits: int = 5, runner_credits: int = 9) -> Table:
    """A run on remote 1 with a rezzed Corporate Troubleshooter in it, in the first encounter."""
    t = table(
        runner=runner(rig=rig, credits=runner_credits),
        corp=corp(
            remote_1=server(ice=ice, root=[rezzed("corporate-troubleshooter"), *root]),
            credits=credits,
            hq_server=server(ice=[rezzed("neural-katana")]),
        ),
    )
    t.runner.runs("remote-1")
    return interacts(t)


@rule("COST-8", "TRASH-7")
def test_troubleshooter_is_trashed_to_make_ice_here_x_stronger():
    t = troubled(rezzed("enigma"), rezzed("hunter"))
    t.runner.passes()
    t.corp.uses("corporate-troubleshooter")
    assert (t.asked, t.options) == (("corp", "x"), [f"number {n}" for n in (5, 4, 3, 2, 1)])
    t.corp.says(3)
    assert pickable(t) == ["enigma", "hunter"]  # its server is remembered, though it is gone
    t.corp.picks("hunter")
    assert (t.strength("hunter"), t.strength("enigma"), t.corp.credits) == (7, 2, 2)
    assert (t.where("corporate-troubleshooter"), is_faceup(t, "corporate-troubleshooter")) == ("archives", True)


@rule("PAW-4")
def test_troubleshooter_answers_a_pumped_breaker_and_the_runner_answers_that():
    t = troubled(rezzed("wall-of-static"), rig=["corroder"], runner_credits=9)
    t.runner.uses("corroder", 1)  # strength 3
    t.runner.passes()
    t.corp.uses("corporate-troubleshooter").says(2)
    assert (t.strength("wall-of-static"), t.strength("corroder")) == (5, 3)
    assert t.asked == ("runner", "window")  # the Corp has nothing more to do
    assert not usable(t.runner, "corroder")
    t.runner.uses("corroder", 1).uses("corroder", 1).breaks("corroder", 0)
    t.settles()
    assert t.log().count("succeeds") == 1


@rule("ABIL-16", "AMB-37")
def test_troubleshooters_strength_outlives_it_for_the_turn_and_no_longer():
    t = troubled(rezzed("wall-of-static"))
    t.runner.passes()
    t.corp.uses("corporate-troubleshooter").says(4)
    t.settles()
    assert (t.run, t.strength("wall-of-static")) == (None, 7)
    t.runner.runs("remote-1")
    interacts(t)
    assert t.strength("wall-of-static") == 7
    t.settles()
    t.ends_turn()
    assert t.strength("wall-of-static") == 3


def test_troubleshooter_helps_only_rezzed_ice_that_protects_its_own_server():
    t = table(
        "corp",
        corp(
            remote_1=server(ice=[unrezzed("hunter")], root=[rezzed("corporate-troubleshooter")]),
            hq_server=server(ice=[rezzed("enigma")]),
        ),
    )
    t.corp.takes_credit()
    assert not usable(t.corp, "corporate-troubleshooter")
    assert t.corp.why_not("corporate-troubleshooter") != []
    t = table("corp", corp(hq_server=server(ice=[rezzed("enigma")], root=[rezzed("corporate-troubleshooter")])))
    t.corp.takes_credit().uses("corporate-troubleshooter").says(1)  # a central server, in the Corp's own turn
    assert t.strength("enigma") == 3


@rule("ABIL-15")
def test_troubleshooter_needs_a_credit_for_x():
    t = troubled(rezzed("enigma"), credits=0)
    t.runner.passes()
    assert not usable(t.corp, "corporate-troubleshooter")


def test_troubleshooter_unrezzed_must_be_rezzed_first_and_can_be_in_the_last_window():
    t = table(
        runner=runner(rig=["test-corp-idler"]),
        corp=corp(remote_1=server(ice=[rezzed("hunter")], root=["corporate-troubleshooter", "pad-campaign"])),
    )
    t.runner.runs("remote-1")
    t.corp.rezzes("corporate-troubleshooter")  # while the ice is approached
    assert (usable(t.corp, "corporate-troubleshooter"), t.corp.credits) == (True, 5)


def test_troubleshooters_of_two_copies_add_up():
    t = troubled(rezzed("enigma"), root=[rezzed("corporate-troubleshooter")], credits=5)
    t.runner.passes()
    t.corp.uses("corporate-troubleshooter").says(2).uses("corporate-troubleshooter").says(3)
    assert (t.strength("enigma"), t.corp.credits) == (7, 0)


# Experiential Data


@rule("ABIL-2", "SIM-4")
def test_experiential_data_strengthens_all_ice_here_and_none_elsewhere():
    t = table(
        corp=corp(
            remote_1=server(ice=[rezzed("enigma"), rezzed("hunter")], root=[rezzed("experiential-data")]),
            hq_server=server(ice=[rezzed("wall-of-static")]),
        )
    )
    assert [t.strength(slug) for slug in ("enigma", "hunter", "wall-of-static")] == [3, 5, 3]


def test_experiential_data_works_only_while_rezzed_and_two_copies_add_up():
    data = "experiential-data"
    t = table("corp", corp(rd_server=server(ice=[rezzed("enigma")], root=[data, rezzed(data)]), credits=2))
    assert t.strength("enigma") == 3
    t.corp.takes_credit()
    t.corp.answers(next(o for o in t.options if o.startswith("rez")))
    assert (t.strength("enigma"), t.corp.credits) == (4, 1)


def test_experiential_data_trashed_by_the_runner_stops_at_once():
    t = table(
        runner=runner(rig=["gordian-blade"]),
        corp=corp(remote_1=server(ice=[rezzed("enigma")], root=[rezzed("experiential-data")])),
    )
    t.runner.runs("remote-1")
    assert not usable(t.runner, "gordian-blade")  # 2 against 3
    t.runner.uses("gordian-blade", 1)
    t.runner.breaks("gordian-blade", 0, 1).trashes()
    assert (t.where("experiential-data"), t.strength("enigma"), t.runner.credits) == ("archives", 2, 0)


def test_experiential_data_counts_for_ice_rezzed_later():
    t = table(
        runner=runner(rig=["test-corp-idler"]),
        corp=corp(remote_1=server(ice=["ice-wall"], root=[rezzed("experiential-data")])),
    )
    t.runner.runs("remote-1")
    t.corp.rezzes("ice-wall")
    assert t.strength("ice-wall") == 2
