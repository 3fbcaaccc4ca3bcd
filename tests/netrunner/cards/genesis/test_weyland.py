"""Weyland in the Genesis cycle: ice that gains subroutines, and ice that comes cheaply."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import interacts, meets, usable
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

FIVE = ["diesel", "modded", "tinkering", "easy-mark", "inside-job"]
GROWING = ["woodcutter", "tyrant", "salvage"]


# Woodcutter, Tyrant, Salvage


@rule("ADV-2")
@pytest.mark.parametrize("slug", GROWING)
def test_growing_ice_can_be_advanced_only_while_rezzed(slug):
    t = table("corp", corp(hq_server=server(ice=[slug])))
    assert not t.corp.can(f"advance {t.corp.id(slug)}")
    t = table("corp", corp(hq_server=server(ice=[rezzed(slug)])))
    t.corp.advances(slug)
    assert t.tokens(slug) == 1


@rule("BYPASS-2")
@pytest.mark.parametrize("slug", GROWING)
def test_growing_ice_without_tokens_has_no_subroutines(slug):
    t = meets(slug, hq=["hedge-fund"])
    assert t.runner.view["servers"][0]["ice"][0]["subroutines"] == []
    t.runner.passes()
    t.settles()
    assert "succeeds" in t.log()


def test_woodcutter_does_a_net_damage_for_each_token():
    t = meets(rezzed("woodcutter", advancement=3), grip=FIVE)
    t.runner.passes()
    t.settles()
    assert (len(t.runner.hand), len(t.says("subroutine"))) == (2, 3)


def test_each_subroutine_of_woodcutter_is_broken_for_itself():
    t = meets(rezzed("woodcutter", advancement=3), grip=FIVE, rig=["mimic"])
    t.runner.breaks("mimic", 0, 2)
    assert t.runner.credits == 18
    t.runner.passes()
    t.settles()
    assert len(t.runner.hand) == 4


def test_deus_x_breaks_all_of_woodcutter_however_many_there_are():
    t = meets(rezzed("woodcutter", advancement=18), grip=FIVE, rig=["deus-x", "the-personal-touch"])
    t.runner.uses("deus-x")
    while t.asked == ("runner", "break"):
        t.runner.answers(t.options[0])
    t.settles()
    assert len(t.runner.hand) == 5


def test_tyrant_ends_the_run_as_often_as_it_has_tokens():
    t = meets(rezzed("tyrant", advancement=2), rig=["corroder"])
    t.runner.uses("corroder", 1).uses("corroder", 1).breaks("corroder", 0)
    t.runner.passes()
    t.settles()
    assert "run-ended" in t.log()


def test_salvage_traces_once_for_each_token():
    t = meets(rezzed("salvage", advancement=2), identity="gabriel-santiago-consummate-professional")
    t.runner.passes()
    for _ in range(2):
        t.corp.says(0)
        t.runner.says(0)
    t.settles()
    assert t.runner.tags == 2


def test_a_token_placed_in_the_encounter_is_a_subroutine_at_once():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("tyrant")]), scored=[unrezzed("astroscript-pilot-program", agenda=1)]),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("hq")
    t = interacts(t)
    t.runner.passes()
    t.corp.uses("astroscript-pilot-program")
    t.runner.passes()
    t.settles()
    assert "run-ended" in t.log()


@rule("REZ-6")
def test_a_derezzed_tyrant_keeps_its_tokens_and_cannot_be_advanced():
    t = table(
        corp=corp(rd_server=server(ice=[rezzed("tyrant", advancement=2)])),
        runner=runner(grip=["emergency-shutdown"], credits=9),
    )
    t.runner.runs("hq").plays("emergency-shutdown")
    assert (t.is_rezzed("tyrant"), t.tokens("tyrant")) == (False, 2)
    t.ends_turn()
    assert not t.corp.can(f"advance {t.corp.id('tyrant')}")


# Amazon Industrial Zone


def amazon(credits: int, hq: list[str], ice: list[str] | None = None) -> Table:
    zone = server(ice=ice or [], root=[rezzed("amazon-industrial-zone")])
    built = "weyland-consortium-because-we-built-it"
    return table("corp", corp(identity=built, hq=hq, credits=credits, remote_1=zone))


def test_amazon_industrial_zone_rezzes_new_ice_for_three_less():
    t = amazon(1, ["enigma"])
    t.corp.installs("enigma", at="remote-1").says(True)
    assert (t.is_rezzed("enigma"), t.corp.credits) == (True, 1)
    t = amazon(5, ["hadrians-wall"])
    t.corp.installs("hadrians-wall", at="remote-1")
    assert t.options == ["no"]  # 7 credits are still too many
    t = amazon(9, ["hadrians-wall"])
    t.corp.installs("hadrians-wall", at="remote-1").says(True)
    assert (t.is_rezzed("hadrians-wall"), t.corp.credits) == (True, 2)


def test_the_corp_may_leave_new_ice_unrezzed_and_nobody_learns_whether_it_could_pay():
    views = []
    for slug in ("enigma", "hadrians-wall"):
        t = amazon(5, [slug])
        t.corp.installs(slug, at="remote-1")
        assert t.asked == ("corp", "decide")
        views.append(t.runner.view)
        t.corp.says(False)
        assert not t.is_rezzed(slug)
    assert views[0] == views[1]


@rule("COST-3")
def test_additional_costs_are_due_in_the_amazon_too():
    t = amazon(9, ["archer"])
    t.corp.installs("archer", at="remote-1")
    assert t.options == ["no"]


def test_amazon_industrial_zone_says_nothing_of_other_servers_or_of_other_cards():
    t = amazon(9, ["enigma", "pad-campaign"])
    t.corp.installs("enigma", at="hq")
    assert t.asked != ("corp", "decide")
    t.corp.installs("pad-campaign", at="remote-1")
    assert t.asked != ("corp", "decide")
    assert t.where("amazon-industrial-zone") == "remote-1/root"


# Oversight AI


def overseen(ice: str = "wall-of-static", **side) -> Table:
    t = table(
        "corp",
        corp(hq=["oversight-ai"], credits=1, hq_server=server(ice=[ice])),
        runner(credits=20, **{"rig": ["corroder"], **side}),
    )
    t.corp.plays("oversight-ai")
    return t


@rule("CONV-1")
def test_oversight_ai_rezzes_ice_for_nothing_and_stays_on_it():
    t = overseen("hadrians-wall")
    assert (t.is_rezzed("hadrians-wall"), t.corp.credits, t.where("oversight-ai")) == (True, 0, "hosted")
    assert t.runner.view["hosted"][0]["host"] == t.corp.id("hadrians-wall")


def test_overseen_ice_is_trashed_as_soon_as_all_of_it_is_broken():
    t = overseen("wall-of-static")
    t.ends_turn()
    t.runner.runs("hq").uses("corroder", 1).breaks("corroder", 0)
    assert (t.where("wall-of-static"), t.where("oversight-ai")) == ("archives", "archives")
    t.settles()
    assert "succeeds" in t.log()


def test_overseen_ice_that_is_not_broken_completely_stays():
    t = overseen("wall-of-thorns", grip=FIVE)
    t.ends_turn()
    t.runner.runs("hq")
    for _ in range(3):
        t.runner.uses("corroder", 1)
    t.runner.breaks("corroder", 1)
    t.settles()
    assert (t.where("wall-of-thorns"), t.where("oversight-ai")) == ("hq/ice", "hosted")


def test_what_is_broken_in_two_encounters_is_not_broken_in_one():
    t = overseen("wall-of-thorns", grip=FIVE)
    t.ends_turn()
    for n in (0, 1):
        t.runner.runs("hq")
        for _ in range(3):
            t.runner.uses("corroder", 1)
        t.runner.breaks("corroder", n)
        t.settles()
    assert t.where("wall-of-thorns") == "hq/ice"


@rule("ACT-4")
def test_oversight_ai_needs_unrezzed_ice():
    t = table("corp", corp(hq=["oversight-ai"], hq_server=server(ice=[rezzed("enigma")])))
    assert not t.corp.can("play oversight-ai")


@rule("CONV-2", "HOST-8")
def test_oversight_ai_goes_to_archives_with_its_ice():
    t = overseen("wall-of-static", rig=["test-corp-wrecker"])
    t.ends_turn()
    t.runner.runs("rd")
    assert usable(t.runner, "test-corp-wrecker")
    t.runner.uses("test-corp-wrecker")
    assert t.where("oversight-ai") == "archives"
