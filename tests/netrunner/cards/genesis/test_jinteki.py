"""Jinteki in the Genesis cycle: psi games, a teacher, and ice that changes places."""

from __future__ import annotations

import pytest

from jackin.netrunner.flows.psi import CORP_SPENDS, PSI
from jackin.netrunner.redeal import redeal
from jackin.netrunner.state import State
from tests.netrunner.cards.corp_props import interacts, meets, pickable, runner_knows
from tests.netrunner.scenario import Put, Table, corp, rezzed, runner, server, table
from tests.rule import rule


def psi(t: Table, corp_spends: int, runner_spends: int) -> Table:
    """Nothing is broken, and both spend so much."""
    t.runner.passes()
    t.corp.says(corp_spends)
    t.runner.says(runner_spends)
    return t


# Snowflake


@rule("PSI-1", "PSI-2")
@pytest.mark.parametrize(("corp_spends", "runner_spends", "ends"), [(0, 1, True), (2, 0, True), (1, 1, False)])
def test_snowflake_ends_the_run_if_the_players_spent_differently(corp_spends, runner_spends, ends):
    t = psi(meets("snowflake", hq=["hedge-fund"]), corp_spends, runner_spends)
    assert (t.corp.credits, t.runner.credits) == (5 - corp_spends, 20 - runner_spends)
    t.settles()
    assert ("run-ended" in t.log()) == ends


@rule("PSI-1")
def test_nobody_can_spend_more_than_two_or_than_they_have():
    t = meets("snowflake", corp_credits=1)
    t.runner.passes()
    assert t.asked == ("corp", "psi")
    assert t.options == ["number 0", "number 1"]
    t.corp.says(1)
    assert t.options == ["number 0", "number 1", "number 2"]


@rule("PSI-1")
def test_a_corp_without_credits_spends_none_and_everybody_knows_it():
    t = meets("snowflake", corp_credits=0)
    t.runner.passes()
    assert t.asked == ("runner", "psi")


@rule("PSI-1", "PSI-2")
def test_the_runner_chooses_without_knowing_what_the_corp_chose():
    tables = []
    for spends in (0, 2):
        t = meets("snowflake")
        t.runner.passes()
        t.corp.says(spends)
        tables.append(t)
    assert tables[0].runner.view == tables[1].runner.view
    assert not tables[0].says("psi-spends", "runner")
    tables[0].runner.says(0)
    assert [line["n"] for line in tables[0].says("psi-spends", "runner")] == [0, 0]


@rule("PSI-1")
def test_a_world_dealt_for_the_runner_does_not_hold_the_corps_choice():
    t = meets("snowflake")
    t.runner.passes()
    t.corp.says(2)
    assert {secret(redeal(t.state, 1, seed)) for seed in range(12)} == {0, 1, 2}
    assert {secret(redeal(t.state, 0, seed)) for seed in range(6)} == {2}


def secret(s: State) -> int:
    frame = s.frame(PSI)
    assert frame is not None
    return CORP_SPENDS.of(frame)


@rule("BP-2")
def test_bad_publicity_pays_for_the_runner_in_a_psi_game():
    t = table(
        corp=corp(bad_publicity=2, hq=["hedge-fund"], hq_server=server(ice=[rezzed("snowflake")])),
        runner=runner(credits=0, rig=["test-corp-idler"]),
    )
    t.runner.runs("hq")
    psi(interacts(t), 2, 2)
    assert (t.runner.credits, t.run.purse, "run-ended" in t.log()) == (0, 0, False)


def test_a_broken_snowflake_asks_nobody():
    t = meets("snowflake", rig=["corroder"], hq=["hedge-fund"])
    t.runner.uses("corroder", 1).breaks("corroder", 0)
    t.settles()
    assert not t.says("psi-spends")


# Sensei


def test_sensei_gives_ice_met_after_it_one_more_subroutine_that_ends_the_run():
    t = meets("hunter", "sensei", hq=["hedge-fund"])
    t.runner.passes()
    interacts(t)
    ice = next(card for card in t.runner.view["servers"][0]["ice"] if card["card"] == "hunter")
    assert ice["subroutines"] == [{"card": "hunter", "line": 0}, {"card": "sensei", "line": 1}]
    t.runner.passes()
    t.corp.says(0)
    t.runner.says(0)
    t.settles()
    assert t.runner.tags == 1  # its own comes first
    assert "run-ended" in t.log()


def test_what_sensei_gives_can_be_broken_like_any_other():
    t = meets("hunter", "sensei", hq=["hedge-fund"], rig=["mimic", "mimic", "ninja"])
    t.runner.passes()
    interacts(t)
    t.runner.uses("ninja", 1).breaks("ninja", 1)
    assert t.runner.view["run"]["broken"] == [1]
    t.runner.passes()
    t.corp.says(0)
    t.runner.says(5)
    t.settles()
    assert "run-ended" not in t.log()


@rule("SELF-1")
def test_a_second_sensei_teaches_and_is_taught():
    t = meets("sensei", "sensei")
    t.runner.passes()
    t = interacts(t)
    ice = t.runner.view["servers"][0]["ice"]
    assert [len(card["subroutines"]) for card in ice] == [2, 1]
    t.runner.passes()
    t.settles()
    assert "run-ended" in t.log()


def test_a_broken_sensei_teaches_nothing_and_its_lesson_ends_with_the_run():
    t = meets("hunter", "sensei", rig=["yog-0", "gordian-blade"])
    t.runner.uses("gordian-blade", 1).uses("gordian-blade", 1).uses("gordian-blade", 1).breaks("gordian-blade", 0)
    t.runner.passes()
    interacts(t)
    assert all("subroutines" not in c for c in t.runner.view["servers"][0]["ice"] if c["card"] == "hunter")
    t = meets("wall-of-static", "sensei", rig=["corroder"])
    t.runner.passes()
    interacts(t)
    t.runner.uses("corroder", 1).breaks("corroder", 0).passes()
    t.settles()
    assert ("run-ended" in t.log(), t.run) == (True, None)
    t.runner.runs("hq")
    interacts(t)
    assert t.run.ice == t.card("sensei")
    t.runner.passes()
    assert t.state.lasting


# Bullfrog


def frog(**servers) -> Table:
    t = table(
        corp=corp(
            hq=["hedge-fund"], rd=["enigma", "hunter"], hq_server=server(ice=[rezzed("bullfrog")]),
            **servers,
        ),
        runner=runner(credits=20, rig=["test-corp-idler"]),
    )  # fmt: skip
    t.runner.runs("hq")
    return interacts(t)


@rule("RUN-4")
def test_bullfrog_moves_itself_and_the_run_to_another_server():
    """AMB-46: the ice inside its new place is approached next."""
    t = psi(frog(rd_server=server(ice=["wall-of-static"])), 0, 1)
    assert t.asked == ("corp", "decide")
    assert t.options == ["at rd", "at archives"]
    t.corp.does("at rd")
    assert t.zone("rd/ice") == ["wall-of-static", "bullfrog"]
    assert t.zone("hq/ice") == []
    while t.run is not None and t.run.ice != t.card("wall-of-static"):
        assert t.let_pass()
    t.settles()
    assert [line["server"] for line in t.says("succeeds")] == ["rd"]
    assert t.is_rezzed("bullfrog")


def test_bullfrog_stays_if_both_spent_the_same():
    t = psi(frog(), 1, 1).settles()
    assert t.zone("hq/ice") == ["bullfrog"]
    assert [line["server"] for line in t.says("succeeds")] == ["hq"]


@rule("IFSUCC-1")
def test_a_run_event_for_another_server_gets_nothing_after_bullfrog():
    """EX-42, with The Maker's Eye: the run is no longer on R&D."""
    t = table(
        corp=corp(hq=["hedge-fund", "enigma", "hunter"], rd_server=server(ice=[rezzed("bullfrog")])),
        runner=runner(grip=["the-makers-eye"], credits=20, rig=["test-corp-idler"]),
    )
    t.runner.plays("the-makers-eye")
    psi(interacts(t), 2, 0)
    t.corp.does("at hq")
    t.settles()
    while t.asked == ("runner", "trash-accessed"):
        t.runner.leaves()
    assert len(t.says("accesses")) == 1


@rule("RUN-10")
def test_a_remote_that_bullfrog_leaves_empty_is_gone_and_the_run_goes_on():
    t = table(
        corp=corp(hq=["hedge-fund"], remote_1=server(ice=[rezzed("bullfrog")])),
        runner=runner(credits=20, rig=["test-corp-idler"]),
    )
    t.runner.runs("remote-1")
    psi(interacts(t), 2, 0)
    assert t.options == ["at hq", "at rd", "at archives"]
    t.corp.does("at archives")
    t.settles()
    assert [line["server"] for line in t.says("succeeds")] == ["archives"]


# Midori


def midori(hq=("hunter", "hedge-fund"), outer: str | Put = "wall-of-static", **side) -> Table:
    t = table(
        corp=corp(hq=hq, remote_1=server(ice=["enigma", outer], root=[rezzed("midori")])),
        runner=runner(credits=20, **side),
    )
    t.runner.runs("remote-1")
    return t


@rule("SWAP-1")
def test_midori_swaps_the_approached_ice_with_one_from_hq():
    t = midori(outer=rezzed("wall-of-static"))
    t.corp.says(True)
    assert pickable(t) == ["hunter"]
    t.corp.picks("hunter")
    assert t.zone("remote-1/ice") == ["enigma", "hunter"]
    assert sorted(t.corp.hand) == ["hedge-fund", "wall-of-static"]
    assert (t.is_rezzed("hunter"), runner_knows(t, "hunter"), runner_knows(t, "wall-of-static")) == (
        False,
        False,
        True,
    )
    t.runner.goes_on()
    t.corp.rezzes("hunter")  # it is the one that is approached now
    t.corp.says(0)
    t.runner.says(0)
    assert t.runner.tags == 1


def test_the_runner_may_jack_out_of_the_first_ice_too_once_midori_has_swapped_it():
    t = midori()
    t.corp.says(True).picks("hunter")
    assert t.asked == ("runner", "jack-out")
    t.runner.jacks_out()
    t.settles()
    assert (t.run, "fails" in t.log()) == (None, True)


def test_midori_works_once_in_a_run_and_again_in_the_next():
    t = midori(hq=("hunter", "shadow"))
    t.corp.says(True).picks("hunter")
    t.runner.goes_on()
    t.runner.leaves()
    assert len([line for line in t.says("uses") if line["card"] == "midori"]) == 1
    t.runner.runs("remote-1")
    assert t.asked == ("corp", "decide")


def test_a_corp_that_declines_may_still_use_midori_at_the_next_ice():
    t = midori()
    t.corp.says(False)
    t.corp.says(True).picks("hunter")
    assert t.zone("remote-1/ice") == ["hunter", "wall-of-static"]


def test_nobody_can_tell_whether_the_corp_has_ice_to_swap():
    with_ice, without = midori(), midori(hq=("hedge-fund", "hedge-fund"))
    assert with_ice.asked == without.asked == ("corp", "decide")
    assert with_ice.runner.view == without.runner.view
    assert without.options == ["no"]


def test_midori_does_nothing_for_another_server():
    t = table(corp=corp(hq=["hunter"], rd_server=server(ice=["enigma"]), remote_1=server(root=[rezzed("midori")])))
    t.runner.runs("rd")
    assert t.asked != ("corp", "decide")


@rule("SWAP-2")
def test_what_the_swapped_ice_hosted_is_trashed():
    t = table(
        corp=corp(hq=["hunter"], remote_1=server(ice=[rezzed("wall-of-static")], root=[rezzed("midori")])),
        runner=runner(rig=["corroder"], grip=["parasite"], credits=9),
    )
    t.runner.installs("parasite").runs("remote-1")
    t.corp.says(True).picks("hunter")
    assert t.where("parasite") == "heap"
