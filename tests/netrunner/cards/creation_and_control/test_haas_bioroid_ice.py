"""Haas-Bioroid of Creation and Control: bioroids, what they cost to pass, and upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from tests.netrunner.cards.corp_props import interacts
from tests.netrunner.scenario import Cards, Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

BIOTICS = "custom-biotics-engineered-for-success"


def runs(*ice: str, **side: Any) -> Table:
    """A run on HQ, which this ice protects, the innermost first."""
    t = table(
        runner=runner(**side), corp=corp(hq_server=server(ice=[rezzed(name) for name in ice]), hq=["hedge-fund"])
    )
    t.runner.runs("hq")
    return t


# Ice


@rule("BRK-9")
def test_two_clicks_break_two_subroutines_of_heimdall():
    t = runs("heimdall-2-0", grip=["diesel"] * 5)
    t.runner.uses("heimdall-2-0").does("subroutine 1").does("subroutine 2")
    assert t.runner.clicks == 1
    t.settles()
    assert ("succeeds" in t.log(), t.runner.brain) == (True, 1)


def test_one_click_is_not_enough_for_heimdall():
    t = table(corp=corp(hq_server=server(ice=[rezzed("heimdall-2-0")])), runner=runner(grip=["diesel"] * 5), clicks=2)
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.brain, t.runner.clicks, "fails" in t.log()) == (2, 1, True)


def test_ichi_trashes_two_programs_and_traces():
    t = runs("ichi-2-0", rig=["corroder", "ninja", "mimic"], grip=["diesel"] * 3, credits=0)
    t.corp.picks("corroder").picks("ninja")
    t.corp.says(0)
    t.settles()
    assert (t.runner.rig, t.runner.brain, t.runner.tags) == (["mimic"], 1, 1)


def test_minelayer_lays_ice_from_hand_in_front_of_the_server_for_nothing():
    t = table(
        corp=corp(
            identity=BIOTICS,
            hq=["ice-wall", "hedge-fund"],
            rd_server=server(ice=[rezzed("minelayer"), rezzed("hunter")]),
            credits=0,
        ),
        runner=runner(credits=0),
    )
    t.runner.runs("rd")
    t.corp.does("pick ice-wall")
    t.settles()
    assert (t.zone("rd/ice"), t.corp.credits, t.is_rezzed("ice-wall")) == (
        ["minelayer", "hunter", "ice-wall"],
        0,
        False,
    )


@pytest.mark.parametrize("held", ["ice-wall", "hedge-fund"])
def test_minelayer_asks_whether_or_not_there_is_ice_in_hand(held):
    t = table(corp=corp(hq=[held], rd_server=server(ice=[rezzed("minelayer")])))
    t.runner.runs("rd")
    while t.asked != ("corp", "pick"):
        assert t.let_pass()
    t.corp.done()
    assert t.zone("rd/ice") == ["minelayer"]


def test_viktor_saves_up_brain_damage():
    t = runs("viktor-2-0", grip=["diesel"] * 3, credits=0)
    t.corp.says(0)
    t.settles()
    assert (t.counter("viktor-2-0", "power"), t.runner.brain, "fails" in t.log()) == (1, 0, True)
    t.runner.takes_credit()
    t.corp.uses("viktor-2-0", 1)
    assert (t.counter("viktor-2-0", "power"), t.runner.brain) == (0, 1)


def test_zed_hurts_only_who_has_clicked_through_in_this_run():
    t = runs("zed-1-0", grip=["diesel"] * 5)
    t.settles()
    assert t.runner.brain == 0
    t.runner.runs("hq")
    t.runner.uses("zed-1-0").does("subroutine 0")
    t.settles()
    assert (t.runner.brain, t.runner.clicks) == (1, 1)


def test_zed_remembers_what_other_ice_of_the_run_cost_but_not_another_run():
    t = runs("zed-1-0", "viktor-1-0", grip=["diesel"] * 5)
    t.runner.uses("viktor-1-0").does("subroutine 0").uses("viktor-1-0")
    t.settles()
    assert t.runner.brain == 2


# Howler


def howler(hq: list[str], archives: Cards = (), **side: Any) -> Table:
    t = table(
        corp=corp(
            identity=BIOTICS,
            hq=hq,
            archives=archives,
            rd_server=server(ice=[rezzed("wall-of-static"), rezzed("howler"), rezzed("hunter")]),
            credits=0,
        ),
        runner=runner(grip=["diesel"] * 5, credits=0, **side),
    )
    t.runner.runs("rd")
    while t.asked != ("corp", "pick"):
        assert t.let_pass()
    return t


@rule("RUN-2.a")
def test_howler_calls_a_bioroid_right_behind_itself_for_this_run():
    t = howler(["viktor-1-0", "enigma"])
    t.corp.does("pick viktor-1-0")
    while t.run is not None and not (t.run.encountering and t.run.ice == t.card("viktor-1-0")):
        assert t.let_pass()
    assert t.zone("rd/ice") == ["wall-of-static", "viktor-1-0", "howler", "hunter"]
    assert t.is_rezzed("viktor-1-0")
    t.settles()
    assert (t.zone("rd/ice"), t.is_rezzed("viktor-1-0")) == (["wall-of-static", "viktor-1-0", "hunter"], False)
    assert (t.where("howler"), t.runner.brain, t.corp.credits) == ("archives", 1, 0)


def test_howler_calls_from_archives_too():
    t = howler(["enigma"], [faceup("ichi-1-0"), "viktor-1-0"])
    assert t.options == ["pick ichi-1-0", "pick viktor-1-0/facedown", "done"]
    t.corp.does("pick viktor-1-0/facedown")
    t.settles()
    assert (t.zone("rd/ice"), t.is_rezzed("viktor-1-0")) == (["wall-of-static", "viktor-1-0", "hunter"], False)


def test_howler_that_calls_nobody_stays():
    t = howler(["viktor-1-0"])
    t.corp.does("done")
    t.settles()
    assert t.zone("rd/ice") == ["wall-of-static", "howler", "hunter"]


# Tyr's Hand


def hand(root: Cards, ice: str = "viktor-1-0", credits: int = 5, **servers: Any) -> Table:
    t = table(
        corp=corp(hq=["hedge-fund"], rd_server=server(ice=[rezzed(ice)], root=root), credits=credits, **servers),
        runner=runner(grip=["diesel"] * 5, rig=["corroder", "crypsis"], credits=20),
    )
    t.runner.runs("rd")
    return t


@rule("PREV-1")
def test_tyrs_hand_keeps_a_subroutine_from_being_broken():
    t = hand([rezzed("tyrs-hand")])
    t.runner.uses("viktor-1-0").does("subroutine 0")
    assert t.asked == ("corp", "prevent")
    t.corp.prevents("tyrs-hand")
    assert (t.where("tyrs-hand"), t.runner.clicks) == ("archives", 2)
    t.runner.uses("viktor-1-0").does("subroutine 1")
    t.settles()
    assert (t.runner.brain, t.log().count("breaks"), "succeeds" in t.log()) == (1, 1, True)


def test_the_runner_may_try_again():
    t = hand([rezzed("tyrs-hand")])
    t.runner.uses("viktor-1-0").does("subroutine 0")
    t.corp.prevents("tyrs-hand")
    t.runner.uses("viktor-1-0").does("subroutine 0").uses("viktor-1-0")
    t.settles()
    assert (t.runner.brain, t.runner.clicks, "succeeds" in t.log()) == (0, 0, True)


def test_the_corp_may_let_it_be_broken():
    t = hand([rezzed("tyrs-hand")])
    t.runner.uses("viktor-1-0").does("subroutine 0")
    t.corp.done()
    assert (t.where("tyrs-hand"), t.log().count("breaks")) == ("rd/root", 1)


def test_tyrs_hand_is_rezzed_at_that_moment():
    t = hand([unrezzed("tyrs-hand")])
    t.runner.uses("viktor-1-0").does("subroutine 0")
    assert t.asked == ("corp", "rez-to-prevent")
    t.corp.rezzes("tyrs-hand").prevents("tyrs-hand")
    assert (t.where("tyrs-hand"), t.corp.credits) == ("archives", 4)


def test_what_is_spared_is_lost_of_an_ability_that_breaks_two():
    t = hand([rezzed("tyrs-hand")], ice="heimdall-2-0")
    t.runner.uses("heimdall-2-0").does("subroutine 2")
    t.corp.prevents("tyrs-hand")
    t.runner.does("subroutine 1")
    t.settles()
    assert (t.log().count("breaks"), "fails" in t.log(), t.runner.brain) == (1, True, 1)


def test_tyrs_hand_is_for_bioroids_and_for_its_own_server():
    t = hand([rezzed("tyrs-hand")], ice="wall-of-static")
    t.runner.uses("corroder", 1).breaks("corroder", 0)
    assert t.log().count("breaks") == 1
    t = hand([], hq_server=server(root=[rezzed("tyrs-hand")]))
    t.runner.uses("viktor-1-0").does("subroutine 0")
    assert t.log().count("breaks") == 1


@pytest.mark.parametrize("lies", ["tyrs-hand", "experiential-data"])
def test_silence_does_not_tell_what_lies_in_the_server(lies):
    other = "experiential-data" if lies == "tyrs-hand" else "tyrs-hand"
    t = hand([unrezzed(lies)], remote_1=server(root=[unrezzed(other)]))
    t.runner.uses("viktor-1-0").does("subroutine 0")
    assert t.asked == ("corp", "rez-to-prevent")
    assert len(t.options) == (2 if lies == "tyrs-hand" else 1)


def test_in_a_game_without_tyrs_hand_nobody_is_asked():
    t = hand([unrezzed("experiential-data")])
    t.runner.uses("viktor-1-0").does("subroutine 0")
    assert t.asked == ("runner", "window")


# Awakening Center


def center(*ice: str, credits: int = 9, hosted_ice: str = "heimdall-1-0", rig: tuple[str, ...] = ()) -> Table:
    """A bioroid sleeps on the Center of a remote; it is the Runner's turn."""
    t = table(
        "corp",
        corp(
            hq=[hosted_ice],
            credits=credits,
            identity="nbn-making-news",
            remote_1=server(ice=[rezzed(i) for i in ice], root=[rezzed("awakening-center"), "priority-requisition"]),
        ),
        runner(rig=["test-corp-idler", *rig], credits=20, grip=["diesel"] * 3),
        clicks=1,
    )
    t.corp.installs(hosted_ice, on="awakening-center")
    t.ends_turn()
    return t


@rule("AMB-139")
def test_awakening_center_hosts_bioroid_ice_for_nothing_facedown():
    t = center("eli-1-0", "eli-1-0")
    assert (t.where("heimdall-1-0"), t.is_rezzed("heimdall-1-0"), t.corp.credits) == ("remote-1/root", False, 9)
    assert not t.state.known(t.card("heimdall-1-0"), 1)
    shown = next(card for card in t.runner.view["servers"][3]["root"] if "host" in card)
    assert (shown["host"], "card" in shown) == (t.runner.id("awakening-center"), False)


def test_awakening_center_hosts_no_other_ice_and_none_while_it_is_unrezzed():
    t = table("corp", corp(hq=["enigma"], remote_1=server(root=[rezzed("awakening-center")])))
    t.corp.installs("enigma")
    assert not any(value.startswith("on ") for value in t.options)
    t = table("corp", corp(hq=["eli-1-0"], remote_1=server(root=["awakening-center"])))
    t.corp.installs("eli-1-0")
    assert not any(value.startswith("on ") for value in t.options)


@rule("AMB-139", "AMB-61")
def test_the_bioroid_wakes_for_seven_less_when_all_ice_is_passed():
    t = center("hunter")
    t.runner.runs("remote-1")
    interacts(t).runner.passes()
    t.corp.says(0)
    t.runner.says(5)
    assert t.asked == ("corp", "pick")
    t.corp.picks("heimdall-1-0")
    assert t.corp.credits == 9 - 1
    interacts(t)
    assert (t.run.ice, t.run.encountering) == (t.card("heimdall-1-0"), True)
    t.runner.breaks("heimdall-1-0", 1)  # for a click, as any bioroid
    t.runner.passes()
    t.settles()
    assert (t.runner.brain, "run-ended" in t.log()) == (1, True)
    assert t.where("heimdall-1-0") == "archives"


@rule("AMB-139")
def test_the_run_goes_on_behind_a_bioroid_that_was_broken_and_it_is_trashed_then():
    t = center(rig=("breach",), hosted_ice="eli-1-0")
    t.runner.runs("remote-1")
    t.corp.picks("eli-1-0")
    interacts(t)
    t.runner.breaks("eli-1-0", 0, 1)
    t.runner.passes()
    t.settles()
    assert t.asked == ("runner", "access")
    assert len(t.options) == 2  # the Center and the agenda
    t.runner.accesses("priority-requisition")
    t.settles()
    t.runner.leaves()
    t.settles()
    assert t.runner.scored == ["priority-requisition"]
    assert (t.where("eli-1-0"), t.corp.credits) == ("archives", 9)


def test_the_corp_may_let_it_sleep_and_the_runner_cannot_tell_why():
    t = center(credits=0)
    t.runner.runs("remote-1")
    while t.asked != ("corp", "pick"):
        assert t.let_pass()
    assert t.options == ["done"]
    t.corp.done()
    t.settles()
    assert t.where("heimdall-1-0") == "remote-1/root"


@rule("HOST-8")
def test_what_sleeps_on_a_center_that_is_trashed_goes_with_it():
    t = center()
    t.runner.runs("remote-1")
    t.corp.does("done")
    t.runner.accesses("awakening-center")
    t.runner.trashes()
    assert t.where("heimdall-1-0") == "archives"
    assert not t.state.faceup[t.card("heimdall-1-0")]


@rule("REZ-3")
def test_a_sleeping_bioroid_is_not_rezzed_at_will():
    t = center()
    t.runner.runs("archives")
    t.settles()
    assert not t.is_rezzed("heimdall-1-0")
    assert t.corp.why_not("heimdall-1-0") in (["why-not-your-decision"], ["why-only-approached"])


@rule("AMB-139")
def test_a_sleeping_bioroid_has_no_position_to_change():
    t = table(
        "corp",
        corp(
            hq=["eli-1-0"],
            hq_server=server(ice=["enigma"]),
            remote_1=server(root=[rezzed("awakening-center")]),
            remote_2=server(root=[rezzed("tenma-line")]),
        ),
    )
    t.corp.installs("eli-1-0", on="awakening-center")
    assert not t.corp.can(f"use {t.corp.id('tenma-line')} 0")
