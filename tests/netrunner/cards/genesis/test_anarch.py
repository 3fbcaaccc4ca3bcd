"""Anarch in the Genesis cycle: disrupted traces and fed viruses."""

from __future__ import annotations

from jackin.netrunner.rules.moves import trash
from tests.netrunner.cards.corp_props import meets
from tests.netrunner.scenario import corp, hosted, rezzed, runner, server, table
from tests.rule import rule

# Disrupter


@rule("PREV-2")
def test_disrupter_lets_a_trace_begin_from_nothing():
    t = meets("hunter", rig=["disrupter"], hq=["hedge-fund"])
    t.runner.passes()
    t.runner.prevents("disrupter")
    assert (t.asked, t.where("disrupter")) == (("corp", "trace"), "heap")
    t.corp.says(1)
    t.runner.says(1)
    t.settles()
    assert t.runner.tags == 0


def test_disrupter_does_not_lower_what_the_corp_pays():
    t = meets("hunter", rig=["disrupter"])
    t.runner.passes()
    t.runner.prevents("disrupter")
    t.corp.says(2)
    t.runner.says(1)
    t.settles()
    assert t.runner.tags == 1


def test_the_runner_may_keep_disrupter_for_another_trace():
    t = meets("hunter", rig=["disrupter"])
    t.runner.passes()
    t.runner.done()
    t.corp.says(0)
    t.runner.says(0)
    t.settles()
    assert (t.runner.tags, t.where("disrupter")) == (1, "rig")


@rule("ABIL-15")
def test_a_trace_of_nothing_cannot_be_lowered_and_neither_can_one_twice():
    t = meets("burke-bugs", rig=["disrupter"])
    t.runner.passes()
    assert t.asked == ("corp", "trace")
    t = meets("hunter", rig=["disrupter", "disrupter"])
    t.runner.passes()
    t.runner.prevents("disrupter")
    assert t.asked == ("corp", "trace")


def test_disrupter_says_nothing_of_damage():
    t = meets("neural-katana", rig=["disrupter"], grip=["diesel", "modded", "tinkering"])
    t.runner.passes()
    t.settles()
    assert t.where("disrupter") == "rig"


# Surge


def test_surge_places_two_more_counters_on_a_program_that_got_one_this_turn():
    t = table(runner=runner(grip=["surge"], rig=["medium", "darwin"]), corp=corp(rd=["hedge-fund"] * 3))
    assert t.runner.why_not("surge") == ["why-no-virus-placed"]
    t.runner.runs("rd")
    t.settles()
    while t.asked != ("runner", "action"):
        t.runner.answers(t.options[-1])
    t.runner.plays("surge")
    assert (t.counter("medium", "virus"), t.counter("darwin", "virus")) == (3, 0)


def test_surge_lets_the_runner_choose_among_those_that_were_fed():
    t = table(runner=runner(grip=["surge", "imp", "nerve-agent"], credits=9, rig=["grimoire"]))
    t.runner.installs("imp").does(f"trigger imp/installed-0 {t.runner.id('imp')}").installs("nerve-agent")
    t.runner.plays("surge")
    assert len(t.options) == 2
    t.runner.picks("imp")
    assert (t.counter("imp", "virus"), t.counter("nerve-agent", "virus")) == (5, 1)


@rule("ACT-4")
def test_surge_is_for_programs_and_for_this_turn():
    t = table(runner=runner(grip=["surge"], rig=["pheromones"]), corp=corp(hq=["hedge-fund"]))
    t.runner.runs("hq")
    t.settles()
    while t.asked != ("runner", "action"):
        t.runner.answers(t.options[-1])
    assert t.runner.can("play surge")
    t = table(runner=runner(grip=["surge"], rig=[hosted("parasite", on="hadrians-wall", virus=1)]),
              corp=corp(hq_server=server(ice=[rezzed("hadrians-wall")])))  # fmt: skip
    assert not t.runner.can("play surge")
    t.ends_turn()
    t.ends_turn()
    assert t.runner.can("play surge")  # Parasite was fed when the turn began


def test_a_fed_program_that_is_gone_cannot_be_surged():
    t = table(runner=runner(grip=["surge", "imp"], rig=["aesops-pawnshop"], credits=9))
    t.runner.installs("imp")
    assert t.runner.can("play surge")
    trash(t.state, t.card("imp"))
    t.runner.takes_credit()
    assert not t.runner.can("play surge")
