"""Neutral Corp cards of Creation and Control."""

from __future__ import annotations

from tests.netrunner.scenario import corp, rezzed, runner, server, table
from tests.rule import rule


def test_gila_hands_arcology_turns_two_clicks_into_three_credits():
    t = table("corp", corp=corp(scored=["gila-hands-arcology"], credits=0))
    t.corp.uses("gila-hands-arcology")
    assert (t.corp.credits, t.corp.clicks) == (3, 1)
    assert not t.corp.can(f"use {t.corp.id('gila-hands-arcology')} 0")


@rule("SEARCH-1")
def test_levy_university_finds_ice_and_shows_it():
    t = table(
        "corp",
        corp=corp(
            remote_1=server(root=[rezzed("levy-university")]), rd=["bastion", "hedge-fund", "hedge-fund"], credits=1
        ),
    )
    t.corp.uses("levy-university").finds("bastion")
    assert (t.corp.hand, t.corp.credits, t.corp.clicks) == (["bastion"], 0, 2)
    assert t.state.known(t.card("bastion"), 1)


def test_levy_university_without_ice_to_find_shuffles_all_the_same():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("levy-university")]), credits=1))
    t.corp.uses("levy-university")
    assert t.options == ["nothing-found"]
    t.corp.says("nothing-found")
    assert (t.corp.hand, t.corp.credits) == ([], 0)


def test_server_diagnostics_pays_two_each_turn_until_ice_is_installed():
    t = table(
        "corp",
        corp=corp(remote_1=server(root=[rezzed("server-diagnostics")]), hq=["pad-campaign", "bastion"], credits=0),
        begin=True,
    )
    t.settles()
    assert t.corp.credits == 2
    t.corp.installs("pad-campaign", at="new")
    assert t.where("server-diagnostics") == "remote-1/root"
    t.corp.installs("bastion", at="hq")
    assert t.where("server-diagnostics") == "archives"


def test_unrezzed_server_diagnostics_does_not_notice_ice():
    t = table("corp", corp=corp(remote_1=server(root=["server-diagnostics"]), hq=["bastion"]))
    t.corp.installs("bastion", at="hq")
    assert t.where("server-diagnostics") == "remote-1/root"


def test_bastion_ends_the_run():
    t = table(corp=corp(hq_server=server(ice=[rezzed("bastion")])))
    t.runner.runs("hq")
    t.settles()
    assert (t.run, "fails" in t.log()) == (None, True)


@rule("IFABLE-1")
def test_datapike_takes_two_credits_and_then_ends_the_run():
    t = table(corp=corp(hq_server=server(ice=[rezzed("datapike")])), runner=runner(credits=3))
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.credits, "fails" in t.log()) == (1, True)


@rule("IFABLE-1")
def test_who_cannot_pay_datapike_in_full_pays_nothing():
    t = table(corp=corp(hq_server=server(ice=[rezzed("datapike")])), runner=runner(credits=1))
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.credits, t.log().count("subroutine")) == (1, 1)
