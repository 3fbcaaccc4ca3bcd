"""Jinteki in Honor and Profit: ice that leads astray, and upgrades."""

from __future__ import annotations

import pytest

from jackin.netrunner.dsl import card, end_run, new_card, on_access
from tests.netrunner.cards.corp_props import interacts, meets, passes_all, usable
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table
from tests.rule import rule

new_card("test-honor-tripwire", side="corp", type="asset", cost=0)
card("test-honor-tripwire", when=[on_access(end_run())])


# Inazuma


def test_after_inazuma_the_next_ice_cannot_be_broken():
    t = meets("enigma", "inazuma", rig=["passport", "corroder"], hq=["hedge-fund"])
    t.runner.passes()
    interacts(t)
    assert t.run.ice == t.card("enigma")
    assert not usable(t.runner, "passport")
    t.runner.passes()
    t.settles()
    assert "run-ended" in t.log()


def test_only_the_next_ice_is_out_of_reach():
    t = meets("enigma", "hunter", "inazuma", rig=["passport"], hq=["hedge-fund"])
    t.runner.passes()
    interacts(t).runner.passes()
    t.corp.says(0)
    t.runner.says(5)
    interacts(t)
    assert t.run.ice == t.card("enigma")
    assert usable(t.runner, "passport")


@rule("CANT-1")
def test_inazuma_keeps_the_runner_from_jacking_out_before_another_encounter():
    t = meets("hunter", "enigma", "inazuma", rig=["passport"], hq=["hedge-fund"])
    t.runner.uses("passport", 1).uses("passport", 1).breaks("passport", 0).passes()
    while t.run.ice != t.card("enigma") or not t.run.encountering:
        assert t.asked != ("runner", "jack-out")
        assert t.let_pass()
    t.runner.breaks("passport", 0, 1)
    t.runner.passes()
    while t.asked != ("runner", "jack-out"):
        assert t.let_pass()
    assert "jack-out" in t.options


# Komainu


def test_komainu_has_a_subroutine_for_each_card_in_the_grip_when_it_is_met():
    t = meets("komainu", grip=["diesel"] * 3, hq=["hedge-fund"])
    ice = t.runner.view["servers"][0]["ice"][0]
    assert ice["subroutines"] == [{"card": "komainu", "line": 0}] * 3
    t.runner.passes()
    t.settles()
    assert t.runner.hand == []


def test_komainus_subroutines_are_broken_like_others():
    t = meets("komainu", grip=["diesel"] * 3, rig=["ninja"], hq=["hedge-fund"])
    t.runner.uses("ninja", 1).breaks("ninja", 0, 2)
    t.runner.passes()
    t.settles()
    assert len(t.runner.hand) == 2


def test_komainu_has_nothing_for_an_empty_grip():
    t = meets("komainu", hq=["hedge-fund"])
    t.runner.passes()
    t.settles()
    assert (t.winner, "succeeds" in t.log()) == (None, True)


@rule("AMB-137")
def test_komainu_met_twice_in_a_run_has_gained_twice():
    t = meets("cell-portal", "komainu", grip=["diesel"] * 4, rig=["ninja"], hq=["hedge-fund"])
    t.runner.uses("ninja", 1).breaks("ninja", 0, 1, 2, 3)
    t.runner.passes()
    passes_all(t)
    interacts(t)
    assert len(t.runner.view["servers"][0]["ice"][1]["subroutines"]) == 8


# Pup


@pytest.mark.parametrize(("answers", "left", "credits"), [((True, False), 1, 4), ((False, False), 0, 5)])
def test_pup_bites_twice_unless_it_is_paid(answers, left, credits):
    t = meets("pup", grip=["diesel"] * 2, credits=5, hq=["hedge-fund"])
    t.runner.passes()
    for answer in answers:
        t.runner.says(answer)
    assert (len(t.runner.hand), t.runner.credits) == (left, credits)


# Shiro


def shiro(pays: bool, rd: list[str], **ours) -> Table:
    t = table(
        corp=corp(rd=rd, hq=["hedge-fund"], hq_server=server(ice=[rezzed("shiro")]), **ours),
        runner=runner(rig=["test-corp-idler"], credits=9),
    )
    t.runner.runs("hq")
    passes_all(t)
    while t.asked == ("corp", "pick"):
        t.corp.answers(t.options[0])
    t.corp.says(pays)
    return t


def test_shiro_arranges_rd_and_is_paid_to_keep_it_shut():
    t = shiro(True, ["snare", "hedge-fund", "enigma", "nisei-mk-ii"])
    t.settles()
    assert (t.corp.credits, "steals" in t.log()) == (4, False)


@rule("AMB-131")
def test_shiro_lets_the_runner_access_the_top_of_rd_and_the_run_goes_on():
    t = shiro(False, ["enigma", "nisei-mk-ii"])
    t.settles()
    assert t.runner.scored == ["nisei-mk-ii"]
    assert t.corp.deck == ["enigma"]
    assert [line["card"] for line in t.says("accesses", "runner")] == ["nisei-mk-ii", "hedge-fund"]


@rule("AMB-131")
def test_shiro_opens_more_of_rd_with_an_interface_but_not_its_root():
    t = table(
        corp=corp(
            rd=["hedge-fund", "ice-wall", "enigma"],
            hq=["hedge-fund"],
            rd_server=server(root=["akitaro-watanabe"]),
            hq_server=server(ice=[rezzed("shiro")]),
        ),
        runner=runner(rig=["test-corp-idler", "rd-interface"], credits=9),
    )
    t.runner.runs("hq")
    passes_all(t)
    while t.asked == ("corp", "pick"):
        t.corp.answers(t.options[0])
    t.corp.says(False)
    t.settles()
    assert len(t.says("accesses", "runner")) == 2 + 1
    assert len(t.corp.deck) == 3


@rule("AMB-131")
def test_what_is_accessed_by_shiro_lies_in_rd_again_before_rd_itself_is_accessed():
    t = table(
        corp=corp(rd=["hedge-fund", "ice-wall"], rd_server=server(ice=[rezzed("shiro")])),
        runner=runner(rig=["test-corp-idler"], credits=9),
    )
    t.runner.runs("rd")
    passes_all(t)
    while t.asked == ("corp", "pick"):
        t.corp.answers(t.options[0])
    t.corp.says(False)
    t.settles()
    assert len(t.says("accesses", "runner")) == 2
    assert len(t.corp.deck) == 2


@rule("AMB-24", "AMB-115")
def test_a_run_that_ends_in_the_middle_of_shiros_access_leaves_rd_as_it_was():
    t = table(
        corp=corp(
            rd=["hedge-fund", "test-honor-tripwire", "ice-wall"], hq=["enigma"],
            hq_server=server(ice=[rezzed("shiro")]),
        ),
        runner=runner(rig=["test-corp-idler", "rd-interface"], credits=9),
    )  # fmt: skip
    t.runner.runs("hq")
    passes_all(t)
    t.corp.picks("ice-wall", "test-honor-tripwire")
    t.corp.says(False)
    t.settles()
    assert "run-ended" in t.log()
    assert (t.corp.deck, t.corp.hand, t.zone("aside")) == (
        ["hedge-fund", "test-honor-tripwire", "ice-wall"], ["enigma"], []
    )  # fmt: skip


# Susanoo-no-Mikoto


@rule("AMB-134")
def test_susanoo_sends_the_run_to_archives_and_nobody_leaves():
    t = table(
        corp=corp(hq=["hedge-fund"], archives=["nisei-mk-ii"], hq_server=server(ice=[rezzed("susanoo-no-mikoto")])),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("hq")
    passes_all(t)
    while t.asked != ("runner", "action"):
        assert t.asked != ("runner", "jack-out")
        assert t.let_pass()
    assert t.runner.scored == ["nisei-mk-ii"]


@rule("AMB-134")
def test_after_an_ice_of_archives_the_runner_may_leave():
    t = table(
        corp=corp(
            hq_server=server(ice=[rezzed("enigma"), rezzed("susanoo-no-mikoto")]),
            archives_server=server(ice=[rezzed("hunter"), rezzed("data-mine")]),
        ),
        runner=runner(rig=["test-corp-idler"], grip=["diesel"]),
    )
    t.runner.runs("hq")
    passes_all(t)
    interacts(t)
    assert t.run.ice == t.card("data-mine")
    assert t.run.server == 2
    t.runner.passes()
    t.runner.jacks_out()
    assert t.run is None


def test_susanoo_leaves_a_run_on_archives_where_it_is():
    t = table(
        corp=corp(archives_server=server(ice=[rezzed("susanoo-no-mikoto")])), runner=runner(rig=["test-corp-idler"])
    )
    t.runner.runs("archives")
    passes_all(t)
    t.settles()
    assert "moved-outermost" not in t.log()
    assert "succeeds" in t.log()


# NeoTokyo Grid


def neotokyo(*more: str) -> Table:
    return table(
        "corp",
        corp(
            remote_1=server(root=[rezzed("neotokyo-grid"), "nisei-mk-ii"]),
            remote_2=server(root=["project-junebug"]),
            hq=list(more),
        ),
    )


def test_neotokyo_grid_pays_for_the_first_token_of_a_turn_in_its_server():
    t = neotokyo()
    t.corp.advances("project-junebug")
    assert t.corp.credits == 4
    t.corp.advances("nisei-mk-ii")
    assert t.corp.credits == 4
    t.corp.advances("nisei-mk-ii")
    assert t.corp.credits == 3


def test_neotokyo_grid_does_not_ask_how_a_token_came():
    t = neotokyo("trick-of-light")
    t.corp.advances("project-junebug")
    t.corp.plays("trick-of-light")
    t.settles()
    while t.ask is not None and t.asked != ("corp", "action"):
        t.corp.answers(t.options[0])
    assert t.tokens("nisei-mk-ii") == 1
    assert t.corp.credits == 4 - 1 + 1


def test_a_token_placed_before_the_grid_was_rezzed_was_the_first():
    t = table("corp", corp(credits=9, remote_1=server(root=["neotokyo-grid", "nisei-mk-ii"])))
    t.corp.advances("nisei-mk-ii").rezzes("neotokyo-grid")
    t.corp.advances("nisei-mk-ii")
    assert t.corp.credits == 9 - 1 - 2 - 1


# Tori Hanzō


def hanzo(*ice: str, credits: int = 5, rig: tuple[str, ...] = (), grip: int = 4) -> Table:
    t = table(
        corp=corp(credits=credits, hq=["hedge-fund"],
                  hq_server=server(ice=[rezzed(i) for i in ice], root=[rezzed("tori-hanzo")])),
        runner=runner(rig=["test-corp-idler", *rig], grip=["diesel"] * grip, credits=9),
    )  # fmt: skip
    t.runner.runs("hq")
    return passes_all(t)


@rule("REPL-1", "AMB-133")
def test_tori_hanzo_turns_net_damage_into_one_point_of_brain_damage():
    t = hanzo("neural-katana")
    t.corp.says(True)
    t.settles()
    assert (t.runner.brain, len(t.runner.hand), t.corp.credits) == (1, 3, 3)


@rule("AMB-133")
def test_tori_hanzo_has_one_chance_in_a_run():
    t = hanzo("neural-katana", "data-mine")
    t.corp.says(False)
    passes_all(t)
    t.settles()
    assert (t.runner.brain, len(t.runner.hand)) == (0, 0)


@rule("AMB-133")
def test_after_the_first_damage_was_replaced_the_second_is_net_damage():
    t = hanzo("data-mine", "data-mine")
    t.corp.says(True)
    passes_all(t)
    t.settles()
    assert (t.runner.brain, len(t.runner.hand), t.corp.credits) == (1, 2, 3)


@rule("AMB-133")
def test_what_tori_hanzo_did_can_be_prevented_as_brain_damage():
    t = hanzo("neural-katana", rig=("test-corp-helmet", "net-shield"))
    t.corp.says(True)
    t.runner.prevents("test-corp-helmet")
    t.settles()
    assert (t.runner.brain, len(t.runner.hand)) == (0, 4)


def test_tori_hanzo_needs_two_credits_and_a_run_on_his_server():
    t = hanzo("neural-katana", credits=1)
    t.settles()
    assert (t.runner.brain, len(t.runner.hand)) == (0, 1)
    t = table(
        corp=corp(rd_server=server(ice=[rezzed("neural-katana")]), hq_server=server(root=[rezzed("tori-hanzo")])),
        runner=runner(rig=["test-corp-idler"], grip=["diesel"] * 4),
    )
    t.runner.runs("rd")
    passes_all(t).settles()
    assert (t.runner.brain, len(t.runner.hand)) == (0, 1)
