"""Haas-Bioroid in the Genesis cycle: a valley that takes time to cross."""

from __future__ import annotations

from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table
from tests.rule import rule


def valley(clicks: int = 4, **side) -> Table:
    ours = corp(hq=["hedge-fund"], hq_server=server(root=[rezzed("ruhr-valley")]))
    return table(corp=ours, runner=runner(**side), clicks=clicks)


@rule("COST-3")
def test_a_run_into_the_ruhr_valley_costs_a_click_more():
    t = valley()
    t.runner.runs("hq")
    assert t.runner.clicks == 2
    t = valley()
    t.runner.runs("rd")
    assert t.runner.clicks == 3


@rule("COST-2")
def test_with_one_click_left_there_is_no_way_in():
    t = valley(clicks=1)
    assert ("run hq" in t.options, "run rd" in t.options) == (False, True)


def test_run_events_and_abilities_pay_it_too():
    t = valley(grip=["account-siphon"])
    t.runner.plays("account-siphon")
    assert t.runner.clicks == 2
    t = valley(clicks=1, grip=["account-siphon", "inside-job"])
    assert not t.runner.can("play account-siphon")
    t.runner.plays("inside-job")
    assert "run hq" not in t.options


def test_a_run_that_only_counts_as_one_on_hq_does_not_cross_the_valley():
    t = valley(clicks=1, rig=["sneakdoor-beta"])
    t.runner.uses("sneakdoor-beta")
    assert t.runner.clicks == 0
    ours = corp(archives_server=server(root=[rezzed("ruhr-valley")]))
    t = table(corp=ours, runner=runner(rig=["sneakdoor-beta"]), clicks=1)
    assert not t.runner.can(f"use {t.runner.id('sneakdoor-beta')} 0")


def test_two_valleys_cannot_protect_one_server_and_an_unrezzed_one_costs_nothing():
    t = table(corp=corp(hq_server=server(root=["ruhr-valley"])))
    t.runner.runs("hq")
    assert t.runner.clicks == 3
    t = table("corp", corp(hq=["ruhr-valley"], credits=9, hq_server=server(root=[rezzed("ruhr-valley")])))
    t.corp.installs("ruhr-valley", at="hq")
    assert "done" not in t.options
