"""Neutral Runner cards of Creation and Control."""

from __future__ import annotations

from tests.netrunner.scenario import corp, rezzed, runner, server, table
from tests.rule import rule

# Dirty Laundry


def test_dirty_laundry_pays_when_a_successful_run_has_ended():
    t = table(runner=runner(grip=["dirty-laundry"], credits=2), corp=corp(hq=["hedge-fund"]))
    t.runner.plays("dirty-laundry").runs("rd")
    assert t.runner.credits == 0
    t.runner.leaves()
    assert (t.runner.credits, t.run, t.where("dirty-laundry")) == (5, None, "heap")


def test_dirty_laundry_pays_nothing_for_a_run_that_failed():
    t = table(
        runner=runner(grip=["dirty-laundry"], credits=2), corp=corp(hq_server=server(ice=[rezzed("wall-of-static")]))
    )
    t.runner.plays("dirty-laundry").runs("hq")
    t.settles()
    assert t.runner.credits == 0


# Daily Casts


def test_daily_casts_pays_two_for_four_turns_and_goes():
    t = table(runner=runner(grip=["daily-casts"], credits=3))
    t.runner.installs("daily-casts")
    assert t.counter("daily-casts", "credit") == 8
    for left in (6, 4, 2):
        t.ends_turn()
        t.ends_turn()
        assert t.counter("daily-casts", "credit") == left
    t.ends_turn()
    t.ends_turn()
    assert t.where("daily-casts") == "heap"


# Same Old Thing


@rule("PLAY-2")
def test_same_old_thing_plays_an_event_of_the_heap_at_its_price():
    t = table(runner=runner(rig=["same-old-thing"], heap=["sure-gamble", "diesel", "corroder"], credits=5))
    t.runner.uses("same-old-thing")
    assert t.options == ["pick sure-gamble", "pick diesel"]
    t.runner.picks("sure-gamble")
    assert (t.runner.credits, t.runner.clicks, t.where("same-old-thing")) == (9, 2, "heap")
    assert t.runner.pile.count("sure-gamble") == 1


def test_same_old_thing_needs_an_event_that_can_be_paid_for():
    t = table(runner=runner(rig=["same-old-thing"], heap=["sure-gamble", "corroder"], credits=4))
    assert not t.runner.can(f"use {t.runner.id('same-old-thing')} 0")


def test_two_clicks_are_all_that_a_run_from_the_heap_takes():
    t = table(runner=runner(rig=["same-old-thing"], heap=["dirty-laundry"], credits=2), clicks=2)
    t.runner.uses("same-old-thing")
    t.runner.runs("archives")
    t.settles()
    assert (t.runner.credits, t.runner.clicks) == (5, 0)


@rule("ZONE-18")
def test_levy_ar_lab_access_from_the_heap_is_removed_from_the_game_too():
    t = table(runner=runner(rig=["same-old-thing"], heap=["levy-ar-lab-access"], credits=5))
    t.runner.uses("same-old-thing")
    assert t.where("levy-ar-lab-access") == "removed"
    assert len(t.runner.hand) == 5


# The Source


def test_with_the_source_agendas_need_a_token_more():
    t = table(
        "corp",
        corp=corp(remote_1=server(root=[("priority-requisition")]), credits=9),
        runner=runner(rig=["the-source"]),
    )
    t.state.set_counter(t.card("priority-requisition"), 0, 5)
    assert not t.corp.can(f"score {t.corp.id('priority-requisition')}")
    t.corp.advances("priority-requisition")
    t.corp.scores("priority-requisition")
    assert (t.corp.points, t.where("the-source")) == (3, "heap")


@rule("STEAL-2")
def test_with_the_source_stealing_costs_three_and_ends_it():
    t = table(
        corp=corp(remote_1=server(root=["private-security-force"])), runner=runner(rig=["the-source"], credits=4)
    )
    t.runner.runs("remote-1")
    while t.asked != ("runner", "steal"):
        assert t.let_pass()
    assert t.options == ["steal 3", "decline"]
    t.runner.answers("steal 3")
    assert (t.runner.credits, t.runner.points, t.where("the-source")) == (1, 2, "heap")


def test_who_cannot_pay_the_source_cannot_steal():
    t = table(
        corp=corp(remote_1=server(root=["private-security-force"])), runner=runner(rig=["the-source"], credits=2)
    )
    t.runner.runs("remote-1")
    t.settles()
    assert t.log("runner")[-1] != "steals"
    assert (t.runner.points, t.where("the-source")) == (0, "rig")
