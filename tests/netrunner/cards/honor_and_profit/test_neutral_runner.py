"""Neutral cards of the Runner in Honor and Profit: a mind of its own, a guess, and dearer cards for everybody."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import meets
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table
from tests.rule import rule

# Mass Install


@rule("INST-15")
def test_mass_install_installs_up_to_three_programs_one_after_another():
    t = table(runner=runner(grip=["mass-install", "corroder", "mimic", "passport", "alias"], credits=20))
    t.runner.plays("mass-install").does("pick corroder").does("pick mimic").does("pick passport")
    t.settles()
    assert sorted(t.runner.rig) == ["corroder", "mimic", "passport"]
    assert (t.runner.credits, t.runner.clicks) == (20 - 1 - 2 - 3 - 1, 3)


def test_mass_install_may_stop_earlier_and_takes_programs_only():
    t = table(runner=runner(grip=["mass-install", "corroder", "desperado"], credits=20))
    t.runner.plays("mass-install")
    assert t.options == ["pick corroder", "done"]
    t.runner.picks("corroder")
    t.settles()
    if t.asked == ("runner", "pick"):
        t.runner.done()
    assert t.runner.rig == ["corroder"]


# Q-Coherence Chip


def test_q_coherence_chip_gives_memory_until_an_installed_program_is_trashed():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("rototurret")]), hq=["hedge-fund"]),
        runner=runner(rig=["q-coherence-chip", "q-coherence-chip", "parasite", "test-corp-idler"]),
    )
    assert t.runner.memory[1] == 6
    t.runner.runs("hq")
    t.settles()
    while t.asked == ("runner", "order"):
        t.runner.answers(t.options[0])
    assert "q-coherence-chip" not in t.runner.rig
    assert sorted(t.runner.pile) == ["parasite", "q-coherence-chip", "q-coherence-chip"]


def test_q_coherence_chip_does_not_mind_a_program_lost_from_the_grip():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("data-mine")]), hq=["hedge-fund"]),
        runner=runner(grip=["corroder"], rig=["q-coherence-chip", "test-corp-idler"]),
    )
    t.runner.runs("hq")
    t.settles()
    assert t.runner.pile == ["corroder"]
    assert "q-coherence-chip" in t.runner.rig


@rule("MU-2", "AMB-34")
def test_the_memory_that_goes_with_the_chip_is_missed_at_once():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("rototurret")]), hq=["hedge-fund"]),
        runner=runner(rig=["q-coherence-chip", "corroder", "mimic", "passport", "alias", "breach"], credits=0),
    )
    assert t.runner.memory == (5, 5)
    t.runner.runs("hq")
    t.corp.picks("corroder")
    t.settles()
    assert t.runner.memory == (4, 4)


# Overmind


def test_overmind_has_a_counter_for_each_free_memory_unit_after_its_own():
    t = table(runner=runner(grip=["overmind"], rig=["corroder"], credits=10))
    t.runner.installs("overmind")
    t.settles()
    assert t.counter("overmind", "power") == 2


def test_overmind_breaks_any_subroutine_for_a_counter():
    t = meets("enigma", rig=[rezzed("overmind", power=2)], hq=["hedge-fund"])
    t.runner.uses("overmind", 1).uses("overmind", 1)
    t.runner.breaks("overmind", 0, 1)
    assert (t.counter("overmind", "power"), t.runner.credits) == (0, 18)
    assert not t.runner.can(f"use {t.runner.id('overmind')} 0")


# Oracle May


def may(stack: list[str], **ours) -> Table:
    t = table(runner=runner(rig=["oracle-may"], stack=stack, **ours))
    t.runner.uses("oracle-may")
    return t


@pytest.mark.parametrize(
    ("top", "kind"),
    [("sure-gamble", "event"), ("corroder", "program"), ("desperado", "hardware"), ("bank-job", "resource")],
)
def test_oracle_may_rewards_a_right_guess(top, kind):
    t = may(["diesel", top])
    assert t.options == ["event", "hardware", "program", "resource"]
    t.runner.answers(kind)
    assert (t.runner.hand, t.runner.credits, t.runner.clicks) == ([top], 7, 3)


def test_oracle_may_trashes_what_was_not_guessed():
    t = may(["diesel", "corroder"])
    t.runner.answers("event")
    assert (t.runner.pile, t.runner.credits, t.runner.hand) == (["corroder"], 5, [])
    assert t.says("reveals", "corp")


def test_oracle_may_speaks_once_a_turn():
    t = may(["diesel", "corroder"])
    t.runner.answers("event")
    assert not t.runner.can(f"use {t.runner.id('oracle-may')} 0")


@rule("ABIL-15")
def test_oracle_may_needs_a_card_to_speak_of():
    t = table(runner=runner(rig=["oracle-may"], stack=[]))
    assert not t.runner.can(f"use {t.runner.id('oracle-may')} 0")


# Donut Taganes


def test_donut_taganes_makes_operations_and_events_dearer_for_everybody():
    t = table(runner=runner(grip=["sure-gamble", "diesel"], rig=["donut-taganes"], credits=6))
    t.runner.plays("sure-gamble")
    assert t.runner.credits == 9
    t.runner.plays("diesel")
    assert t.runner.credits == 8
    t = table("corp", corp(hq=["hedge-fund"], credits=6), runner(rig=["donut-taganes"]))
    t.corp.plays("hedge-fund")
    assert t.corp.credits == 6 - 6 + 9
    t = table("corp", corp(hq=["hedge-fund"], credits=5), runner(rig=["donut-taganes"]))
    assert not t.corp.can("play hedge-fund")


@rule("COST-8")
def test_donut_taganes_leaves_less_for_x():
    t = table(
        "corp", corp(hq=["psychographics"], credits=3, remote_1=server(root=["nisei-mk-ii"])),
        runner(rig=["donut-taganes"], tags=5),
    )  # fmt: skip
    t.corp.plays("psychographics")
    assert t.options == ["number 2", "number 1"]
