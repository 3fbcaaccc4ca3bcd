"""Shapers in the Spin cycle: stealth, echoes, and a lady in red."""

from __future__ import annotations

from jackin.netrunner.catalog import BY_SLUG
from jackin.netrunner.rules.legal import why_not_use
from tests.netrunner.cards.corp_props import interacts, meets, pickable, runner_knows, usable
from tests.netrunner.scenario import Table, corp, faceup, rezzed, runner, server, table
from tests.rule import rule

# Lockpick


def test_lockpick_pays_for_decoders_also_where_only_stealth_does():
    t = meets("enigma", rig=["lockpick", "gordian-blade"])
    t.runner.breaks("gordian-blade", 0).answers(t.options[0])
    assert (t.runner.credits, t.counter("lockpick", "credit")) == (20, 0)


def test_lockpick_pays_for_no_other_breaker():
    t = meets("neural-katana", rig=["lockpick", "dagger", "the-personal-touch"])
    assert not usable(t.runner, "dagger", 1)


# False Echo


def echoed(credits: int = 9) -> Table:
    t = table(runner=runner(rig=["false-echo"]), corp=corp(credits=credits, hq_server=server(ice=["enigma"])))
    t.runner.runs("hq").says(True)
    return t


@rule("AMB-65")
def test_false_echo_makes_the_corp_rez_passed_ice_or_take_it_back():
    t = echoed()
    two = t.fork()
    t.corp.answers("rez")
    assert (t.is_rezzed("enigma"), t.corp.credits, t.where("false-echo")) == (True, 9 - 3, "heap")
    two.corp.answers("to-hq")
    assert (two.where("enigma"), runner_knows(two, "enigma")) == ("hq", False)


def test_ice_rezzed_by_false_echo_is_not_encountered():
    t = echoed()
    t.corp.answers("rez")
    t.settles()
    assert t.says("encounters", "runner") == []


def test_without_the_means_the_ice_goes_to_hq_and_silence_tells_nothing():
    t = echoed(credits=0)
    assert (t.asked, t.options) == (("corp", "decide"), ["to-hq"])
    t.corp.answers("to-hq")
    assert t.where("enigma") == "hq"


def test_false_echo_may_stay_and_does_not_hear_rezzed_ice():
    t = table(runner=runner(rig=["false-echo"]), corp=corp(hq_server=server(ice=["enigma"])))
    t.runner.runs("hq").says(False)
    assert t.where("false-echo") == "rig"
    t = table(runner=runner(rig=["false-echo"]), corp=corp(hq_server=server(ice=[rezzed("pop-up-window")])))
    t.runner.runs("hq")
    t.settles()
    while t.run is not None and not t.runner.can("jack-out") and t.asked != ("runner", "action"):
        t.runner.answers(t.options[0])
        t.settles()
    assert t.where("false-echo") == "rig"


@rule("PREV-6")
def test_an_echo_that_was_saved_has_no_effect():
    t = table(runner=runner(rig=["false-echo", "sacrificial-construct"]), corp=corp(hq_server=server(ice=["enigma"])))
    t.runner.runs("hq").says(True).prevents("sacrificial-construct", saving="false-echo")
    assert (t.where("false-echo"), t.where("enigma"), t.is_rezzed("enigma")) == ("rig", "hq/ice", False)


# Motivation


def test_motivation_looks_at_the_top_of_the_stack_and_nobody_else_does():
    t = table("corp", runner=runner(rig=["motivation"], stack=["diesel", "corroder"]))
    t.ends_turn()
    t.runner.says(True)
    top = t.card("corroder")
    assert (t.state.known(top, 1), t.state.known(top, 0)) == (True, False)
    assert t.log("corp").count("looks-at-own-top") == 1


# Eureka!


def test_eureka_installs_the_top_card_for_ten_less():
    t = table(runner=runner(grip=["eureka"], stack=["diesel", "torch"], credits=3))
    t.runner.plays("eureka").does("install-it torch")
    assert (t.where("torch"), t.runner.credits, t.runner.clicks) == ("rig", 0, 2)


def test_what_costs_more_than_ten_is_paid_in_part():
    t = table(runner=runner(grip=["eureka"], stack=["blackguard"], credits=4))
    t.runner.plays("eureka").does("install-it blackguard")
    assert (t.where("blackguard"), t.runner.credits) == ("rig", 0)


def test_what_is_not_installed_is_trashed():
    t = table(runner=runner(grip=["eureka"], stack=["torch"]))
    t.runner.plays("eureka").does("trash torch")
    assert t.where("torch") == "heap"
    t = table(runner=runner(grip=["eureka"], stack=["diesel"]))
    t.runner.plays("eureka")
    assert (t.where("diesel"), t.asked) == ("heap", ("runner", "action"))


@rule("ACT-4")
def test_eureka_needs_a_card_in_the_stack():
    assert not table(runner=runner(grip=["eureka"], stack=[])).runner.can("play eureka")


# Record Reconstructor


def test_the_reconstructor_puts_a_faceup_card_on_top_of_rd():
    t = table(runner=runner(rig=["record-reconstructor"]),
              corp=corp(archives=[faceup("hedge-fund"), "snare", faceup("enigma")], rd=["hedge-fund"]))  # fmt: skip
    t.runner.runs("archives")
    t.settles()
    t.runner.takes_instead("record-reconstructor")
    assert pickable(t) == ["enigma", "hedge-fund"]
    t.runner.picks("enigma")
    assert (t.corp.deck[-1], runner_knows(t, "enigma"), runner_knows(t, "snare")) == ("enigma", True, False)


def test_without_a_faceup_card_archives_are_accessed():
    t = table(runner=runner(rig=["record-reconstructor"]), corp=corp(archives=["hedge-fund"]))
    t.runner.runs("archives")
    t.settles()
    assert t.asked != ("runner", "instead")


# Torch


def test_torch_burns_code_gates():
    t = meets("enigma", rig=["torch"])
    t.runner.breaks("torch", 0, 1)
    assert (t.runner.credits, t.runner.view["run"]["broken"]) == (18, [0, 1])
    t.runner.uses("torch", 1)
    assert t.strength("torch") == 5


# Woman in the Red Dress

WOMAN = "woman-in-the-red-dress"


def dressed(rd: list[str]) -> Table:
    t = table("corp", corp(rd=rd), runner(rig=[WOMAN]))
    return t.ends_turn()


@rule("REV-1")
def test_the_woman_reveals_the_top_of_rd_and_the_corp_may_draw_it():
    t = dressed(["hedge-fund", "enigma"])
    assert (runner_knows(t, "enigma"), t.asked) == (True, ("corp", "decide"))
    two = t.fork()
    t.corp.says(True)
    assert (t.where("enigma"), t.where(WOMAN)) == ("hq", "rig")
    assert t.runner.view["corp"]["hand"] == ["enigma"]
    two.corp.says(False)
    assert two.corp.deck[-1] == "enigma"


def test_an_empty_rd_has_nothing_to_reveal():
    t = dressed([])
    assert (t.asked, t.winner) == (("runner", "action"), None)


# LLDS Processor


def test_a_new_breaker_is_stronger_this_turn_for_each_processor():
    t = table(runner=runner(grip=["corroder"], rig=["llds-processor", "llds-processor", "mimic"], credits=9))
    t.runner.installs("corroder")
    t.settles()
    while t.asked == ("runner", "order"):
        t.runner.answers(t.options[0])
    assert (t.strength("corroder"), t.strength("mimic")) == (2 + 2, 3)
    t.ends_turn()
    assert t.strength("corroder") == 2


def test_other_programs_are_not_strengthened():
    t = table(runner=runner(grip=["datasucker"], rig=["llds-processor"]))
    t.runner.installs("datasucker")
    assert t.strength("datasucker") == 0


# Sharpshooter


def test_sharpshooter_goes_down_with_a_destroyer():
    t = meets("archer", rig=["sharpshooter"])
    assert not usable(t.runner, "sharpshooter")
    t.runner.uses("sharpshooter", 1).uses("sharpshooter", 1)
    t.runner.uses("sharpshooter", 0)
    for n in range(4):
        if t.runner.can(f"subroutine {n}"):
            t.runner.answers(f"subroutine {n}")
    assert (t.runner.view["run"]["broken"], t.where("sharpshooter")) == ([0, 1, 2, 3], "heap")


def test_sharpshooter_has_nothing_for_other_sentries():
    t = meets("neural-katana", rig=["sharpshooter"])
    assert not usable(t.runner, "sharpshooter")


# Capstone


def test_capstone_draws_for_spare_copies_only():
    t = table(
        runner=runner(grip=["corroder", "corroder", "diesel"], rig=["capstone", "corroder"], stack=["modded"] * 5)
    )
    t.runner.uses("capstone").picks("corroder", "corroder", "diesel")
    t.runner.done()
    assert (t.runner.hand, sorted(t.runner.pile)) == (["modded"] * 2, ["corroder", "corroder", "diesel"])


def test_capstone_counts_its_own_copies_and_needs_a_card_in_hand():
    t = table(runner=runner(grip=["capstone"], rig=["capstone"], stack=["modded"] * 5))
    t.runner.uses("capstone").picks("capstone").done()
    assert t.runner.hand == ["modded"]
    assert not usable(table(runner=runner(rig=["capstone"])).runner, "capstone")


# CyberSolutions Mem Chip


def test_the_mem_chip_is_two_units():
    assert table(runner=runner(rig=["cybersolutions-mem-chip"])).runner.memory == (0, 6)


# Alpha and Omega


@rule("BRK-4")
def test_alpha_works_on_the_outermost_ice_and_omega_on_the_innermost():
    t = meets("ice-wall", "enigma", rig=["alpha", "omega"])
    t.runner.uses("alpha", 1).uses("omega", 1)
    assert (usable(t.runner, "alpha"), usable(t.runner, "omega")) == (True, False)
    assert barred(t, "omega") == "why-not-innermost"
    t.runner.breaks("alpha", 0, 1).goes_on()
    interacts(t)
    assert (usable(t.runner, "alpha"), usable(t.runner, "omega")) == (False, True)
    assert barred(t, "alpha") == "why-not-outermost"


def barred(t: Table, slug: str) -> str:
    """Why its breaking ability cannot be used."""
    bar = why_not_use(t.state, 1, t.card(slug), BY_SLUG[slug].behaviour.paid[0])
    assert bar is not None
    return bar.key


def test_a_single_ice_is_both():
    t = meets("ice-wall", rig=["alpha", "omega"])
    assert usable(t.runner, "alpha")
    assert usable(t.runner, "omega")


# Power Nap


def test_power_nap_pays_for_doubles_in_the_heap():
    t = table(runner=runner(grip=["power-nap"], heap=["power-nap", "lucky-find", "diesel"], credits=0))
    t.runner.plays("power-nap")
    assert (t.runner.credits, t.runner.clicks) == (2 + 2, 2)


# Paintbrush


def painted() -> Table:
    t = table(runner=runner(rig=["paintbrush", "corroder", "test-corp-idler"], credits=20),
              corp=corp(hq_server=server(ice=[rezzed("enigma")]), rd_server=server(ice=["hunter"])))  # fmt: skip
    t.runner.uses("paintbrush").says("barrier")
    return t


def test_paintbrush_makes_ice_a_barrier_for_the_next_run():
    t = painted()
    t.runner.runs("hq")
    interacts(t)
    assert usable(t.runner, "corroder")
    assert "barrier" in t.runner.view["servers"][0]["ice"][0]["subtypes"]
    t.settles()
    t.runner.runs("hq")
    interacts(t)
    assert not usable(t.runner, "corroder")


def test_the_paint_is_gone_after_a_run_elsewhere_or_with_the_turn():
    t = painted()
    t.runner.runs("archives")
    t.settles()
    assert t.state.lasting == []
    t = painted()
    t.ends_turn()
    assert t.state.lasting == []


def test_only_rezzed_ice_can_be_painted():
    t = table(runner=runner(rig=["paintbrush"]), corp=corp(hq_server=server(ice=["enigma"])))
    assert not usable(t.runner, "paintbrush")
