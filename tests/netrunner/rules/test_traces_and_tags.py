"""Traces (TRACE) and tags (TAG)."""

from __future__ import annotations

from jackin.netrunner.dsl import card, gain, new_card, tag, trace
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table
from tests.rule import rule

new_card("test-trace-tracing-ice", side="corp", type="ice", cost=0, strength=1, subtypes=["sentry"])
card("test-trace-tracing-ice", subroutines=[trace(2, tag(1), otherwise=gain(3))])


def hunted(corp_credits: int = 5, runner_credits: int = 5, ice: str = "hunter", rig: tuple[str, ...] = ()) -> Table:
    """The Runner faces ice whose only subroutine is a trace."""
    t = table(
        corp=corp(credits=corp_credits, hq=["hedge-fund"], hq_server=server(ice=[rezzed(ice)])),
        runner=runner(credits=runner_credits, rig=rig),
    )
    t.runner.runs("hq")
    return t


def asked_n(t: Table) -> int:
    assert t.ask is not None
    return t.ask.n


@rule("TRACE-1", "TRACE-2", "TRACE-3")
def test_the_corp_adds_to_the_base_strength_and_then_the_runner_adds_to_link():
    t = hunted(corp_credits=2, runner_credits=3, rig=("access-to-globalsec",))
    assert t.asked == ("corp", "trace")
    assert asked_n(t) == 3  # the base strength printed on Hunter
    assert t.options == ["number 0", "number 1", "number 2"]
    t.corp.says(2)
    assert t.corp.credits == 0
    assert t.asked == ("runner", "link")
    assert asked_n(t) == 5  # the Corp's spending is open
    assert t.options == ["number 0", "number 1", "number 2", "number 3"]
    t.runner.says(3)
    assert t.runner.credits == 0
    assert (t.says("traces")[0]["n"], t.says("links")[0]["n"]) == (5, 4)  # 3 + 2 against link 1 + 3
    assert t.runner.tags == 1


@rule("TRACE-4")
def test_a_trace_succeeds_only_if_its_strength_is_greater():
    t = hunted()
    t.corp.says(1)
    t.runner.says(3)  # 4 against 3
    assert t.runner.tags == 1
    assert t.log().count("trace-succeeds") == 1


@rule("TRACE-5")
def test_a_tie_fails_and_what_follows_a_failed_trace_resolves():
    t = hunted(ice="test-trace-tracing-ice")
    t.corp.says(1)
    t.runner.says(3)
    assert (t.runner.tags, t.corp.credits) == (0, 5 - 1 + 3)
    t = hunted(ice="test-trace-tracing-ice")
    t.corp.says(2)
    t.runner.says(3)
    assert (t.runner.tags, t.corp.credits) == (1, 5 - 2)


@rule("TRACE-6")
def test_there_is_no_window_inside_a_trace():
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("data-raven", power=2)])),
        runner=runner(rig=["corroder"]),
    )
    t.runner.runs("hq").does("take-1-tag")
    while t.asked != ("corp", "trace"):
        assert t.asked in (("corp", "window"), ("runner", "window"))
        assert t.let_pass()
    t.corp.says(1)
    assert t.asked == ("runner", "link")
    t.runner.says(0)
    assert t.counter("data-raven", "power") == 3


@rule("TRACE-6")
def test_only_credits_that_may_be_used_for_traces_are_spent_in_one():
    t = table(
        corp=corp(credits=1, identity="nbn-making-news", hq=["hedge-fund"], hq_server=server(ice=[rezzed("hunter")])),
        runner=runner(credits=1, rig=["the-toolbox"], identity="noise-hacker-extraordinaire"),
    )
    assert (t.counter("nbn-making-news", "credit"), t.counter("the-toolbox", "credit")) == (2, 2)
    t.runner.runs("hq")
    t.settles()
    assert t.options == ["number 0", "number 1", "number 2", "number 3"]  # 1 and the 2 for traces
    t.corp.says(3)
    t.settles()
    assert t.options == ["number 0", "number 1"]  # not the 2 that are for icebreakers


@rule("TAG-1", "TAG-2")
def test_while_tagged_the_corp_may_trash_resources_and_play_what_needs_a_tag():
    for tags in (0, 1, 3):
        t = table("corp", corp=corp(hq=["scorched-earth"]), runner=runner(tags=tags, rig=["wyldside"]))
        assert t.corp.can("play scorched-earth") == (tags > 0)
        assert t.corp.can(f"trash-resource {t.corp.id('wyldside')}") == (tags > 0)


@rule("TAG-2")
def test_a_tagged_runner_loses_a_resource_for_a_click_and_two_credits():
    t = table("corp", corp=corp(credits=5), runner=runner(tags=1, rig=["wyldside"]))
    t.corp.does(f"trash-resource {t.corp.id('wyldside')}")
    assert (t.where("wyldside"), t.corp.credits, t.corp.clicks, t.runner.tags) == ("heap", 3, 2, 1)


@rule("TAG-3")
def test_removing_a_tag_removes_exactly_one():
    t = table(runner=runner(tags=2, credits=5))
    t.runner.does("remove-tag")
    assert (t.runner.tags, t.runner.credits, t.runner.clicks) == (1, 3, 3)
    t.runner.does("remove-tag")
    assert t.runner.tags == 0
    assert not t.runner.can("remove-tag")
