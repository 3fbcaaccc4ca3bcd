"""Shapers in the Genesis cycle: borrowed programs, and a workshop."""

from __future__ import annotations

from jackin.netrunner.rules.moves import trash
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table
from tests.rule import rule

# Test Run


@rule("SEARCH-3")
def test_test_run_installs_a_program_of_the_stack_for_nothing_until_the_turn_ends():
    t = table(runner=runner(grip=["test-run"], stack=["sure-gamble", "femme-fatale"], heap=["ninja"], credits=3))
    t.runner.plays("test-run")
    assert t.options == ["stack", "heap"]
    t.runner.does("stack").finds("femme-fatale")
    assert (t.where("femme-fatale"), t.runner.credits) == ("rig", 0)
    t.ends_turn()
    assert (t.zone("stack")[-1], t.state.known(t.card("femme-fatale"), 0)) == ("femme-fatale", True)


def test_test_run_finds_programs_in_the_heap_too():
    t = table(runner=runner(grip=["test-run"], heap=["corroder", "diesel"], stack=["sure-gamble"], credits=3))
    t.runner.plays("test-run").does("heap")
    assert t.where("corroder") == "rig"
    t.ends_turn()
    assert t.zone("stack") == ["sure-gamble", "corroder"]


def test_a_heap_without_programs_is_not_offered():
    t = table(runner=runner(grip=["test-run"], heap=["diesel"], stack=["corroder"], credits=3))
    t.runner.plays("test-run")
    assert t.options == ["find corroder"]


@rule("ACT-4")
def test_test_run_needs_something_to_search():
    t = table(runner=runner(grip=["test-run"], stack=[], credits=3))
    assert not t.runner.can("play test-run")


def test_a_program_that_was_uninstalled_meanwhile_stays_where_it_is():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("rototurret")])),
        runner=runner(grip=["test-run"], stack=["sure-gamble", "magnum-opus"], credits=3),
    )
    t.runner.plays("test-run").does("find magnum-opus").runs("hq")
    t.settles()
    assert t.where("magnum-opus") == "heap"
    t.ends_turn()
    assert t.where("magnum-opus") == "heap"


@rule("MU-3")
def test_memory_is_no_cost_and_counts_as_ever():
    t = table(
        runner=runner(
            grip=["test-run"], stack=["magnum-opus"], rig=["femme-fatale", "corroder", "ninja", "mimic"], credits=3
        )
    )
    t.runner.plays("test-run").does("find magnum-opus")
    assert t.asked == ("runner", "trash-first")
    assert "done" not in t.options


def test_two_test_runs_give_back_a_program_each():
    t = table(runner=runner(grip=["test-run", "test-run"], stack=["imp", "ninja"], credits=6))
    t.runner.plays("test-run").finds("imp").plays("test-run").finds("ninja")
    t.settles()
    assert sorted(t.runner.rig) == ["imp", "ninja"]
    t.ends_turn()
    assert sorted(t.zone("stack")) == ["imp", "ninja"]


# Personal Workshop


def workshop(grip: list[str], rig: list[str] | None = None, credits: int = 5, **sides) -> Table:
    return table(runner=runner(grip=grip, rig=["personal-workshop", *(rig or [])], credits=credits), **sides)


@rule("HOST-6")
def test_a_card_in_the_workshop_waits_with_as_many_counters_as_it_costs():
    t = workshop(["the-toolbox", "diesel", "armitage-codebusting"])
    t.runner.uses("personal-workshop", 0).picks("the-toolbox")
    assert (t.where("the-toolbox"), t.counter("the-toolbox", "power"), t.runner.credits) == ("hosted", 9, 5)
    assert not t.is_active("the-toolbox")
    assert "the-toolbox" in str(t.corp.view["hosted"])


def test_only_programs_and_hardware_are_hosted():
    t = workshop(["diesel", "armitage-codebusting"])
    assert not t.runner.can(f"use {t.runner.id('personal-workshop')} 0")
    t = workshop(["corroder", "the-toolbox", "diesel"])
    t.runner.uses("personal-workshop", 0)
    assert t.options == ["pick corroder", "pick the-toolbox"]


def test_a_credit_removes_a_counter_and_the_last_one_installs_the_card():
    t = workshop(["corroder"])
    t.runner.uses("personal-workshop", 0).picks("corroder")
    t.runner.uses("personal-workshop", 1)
    assert (t.counter("corroder", "power"), t.runner.credits) == (1, 4)
    t.runner.uses("personal-workshop", 1)
    assert (t.where("corroder"), t.runner.credits, t.is_active("corroder")) == ("rig", 3, True)


def test_a_counter_goes_by_itself_when_the_turn_begins():
    t = workshop(["corroder", "the-toolbox"])
    t.runner.uses("personal-workshop", 0).picks("corroder")
    t.runner.uses("personal-workshop", 0).picks("the-toolbox")
    t.ends_turn()
    t.ends_turn()
    assert t.asked == ("runner", "pick")
    t.runner.picks("corroder")
    assert (t.counter("corroder", "power"), t.counter("the-toolbox", "power")) == (1, 9)


def test_a_card_that_costs_nothing_is_installed_at_once():
    t = workshop(["deus-x", "cyberfeeder"], credits=0)
    t.runner.uses("personal-workshop", 0).picks("cyberfeeder")
    assert t.counter("cyberfeeder", "power") == 2
    t = table(runner=runner(grip=["faerie"], rig=["personal-workshop"], credits=0))
    t.runner.uses("personal-workshop", 0).picks("faerie")
    assert (t.where("faerie"), t.runner.clicks) == ("rig", 3)


@rule("PAW-1")
def test_the_workshop_can_be_used_in_the_middle_of_a_run():
    t = workshop(
        ["corroder"], corp=corp(hq_server=server(ice=[rezzed("wall-of-static")]), hq=["hedge-fund"]), credits=9
    )
    t.runner.uses("personal-workshop", 0).picks("corroder").runs("hq")
    t.runner.uses("personal-workshop", 1).uses("personal-workshop", 1)
    t.runner.uses("corroder", 1).breaks("corroder", 0)
    t.settles()
    assert "succeeds" in t.log()


@rule("CARD-9")
def test_a_second_console_waits_in_the_workshop_until_the_first_is_gone():
    """AMB-75."""
    t = workshop(["desperado"], rig=["grimoire"], credits=9)
    t.runner.uses("personal-workshop", 0).picks("desperado")
    for _ in range(3):
        t.runner.uses("personal-workshop", 1)
    assert (t.where("desperado"), t.counter("desperado", "power")) == ("hosted", 0)
    trash(t.state, t.card("grimoire"))
    t.runner.takes_credit()
    assert t.where("desperado") == "rig"


@rule("HOST-8")
def test_what_is_hosted_goes_to_the_heap_with_the_workshop():
    t = workshop(["the-toolbox"])
    t.runner.uses("personal-workshop", 0).picks("the-toolbox")
    t.state.tags = 1
    t.ends_turn()
    t.corp.does(f"trash-resource {t.runner.id('personal-workshop')}")
    assert t.where("the-toolbox") == "heap"


@rule("INST-9")
def test_who_installs_from_the_workshop_pays_nothing_and_gets_no_discount_for_hosting():
    kate = "kate-mac-mccaffrey-digital-tinker"
    t = table(runner=runner(identity=kate, grip=["corroder"], rig=["personal-workshop"], credits=2))
    t.runner.uses("personal-workshop", 0).picks("corroder")
    assert t.counter("corroder", "power") == 2
