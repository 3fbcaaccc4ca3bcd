"""Haas-Bioroid in the Spin cycle: bioroids that can be paid off, and operations that come out of R&D."""

from __future__ import annotations

from typing import Any

import pytest

from tests.netrunner.cards.corp_props import interacts, is_faceup, meets, pickable, runner_knows, scores, usable
from tests.netrunner.scenario import NO, YES, Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

RIG = ["corroder", "magnum-opus"]


# Project Ares


@pytest.mark.parametrize(("tokens", "trashed"), [(4, 0), (5, 1), (6, 2)])
def test_project_ares_costs_the_runner_a_card_for_each_token_beyond_four(tokens, trashed):
    t = scores("project-ares", tokens, runner=runner(rig=[*RIG, "armitage-codebusting"]))
    for _ in range(trashed):
        assert t.asked == ("runner", "pick")
        t.runner.does(t.options[0])
    assert (len(t.runner.pile), t.corp.bad_publicity) == (trashed, 1 if trashed else 0)


def test_project_ares_without_a_target_is_no_scandal():
    t = scores("project-ares", 6)
    assert (t.corp.scored, t.corp.bad_publicity) == (["project-ares"], 0)


@rule("PREV-6")
def test_project_ares_that_was_prevented_is_no_scandal():
    t = scores("project-ares", 5, runner=runner(rig=["corroder", "sacrificial-construct"]))
    t.runner.picks("corroder").prevents("sacrificial-construct", saving="corroder")
    t.settles()
    assert (t.where("corroder"), t.corp.bad_publicity) == ("rig", 0)


# NEXT Bronze


def test_next_bronze_counts_all_rezzed_next_ice_itself_included():
    ice = [rezzed("next-bronze"), unrezzed("next-bronze"), rezzed("enigma")]
    t = table(corp=corp(hq_server=server(ice=ice), rd_server=server(ice=[rezzed("next-bronze")])))
    assert t.strength("next-bronze") == 2
    t = meets("next-bronze", hq=["hedge-fund"])
    t.runner.passes()
    assert "run-ended" in t.log()


# Wotan


def wotan(**side: Any) -> Table:
    t = meets("wotan", hq=["hedge-fund"], **side)
    t.runner.passes()
    return t


def test_wotan_is_passed_by_paying_for_everything():
    t = wotan(rig=RIG, grip=["diesel"], credits=3)
    t.runner.says(YES)
    assert (t.runner.clicks, t.asked) == (1, ("runner", "decide"))
    t.runner.says(YES)
    assert t.runner.credits == 0
    t.runner.says(YES).picks("corroder")
    assert t.runner.pile == ["corroder"]
    t.runner.says(YES)
    assert (t.runner.brain, "run-ended" in t.log()) == (1, False)


@pytest.mark.parametrize("paid", range(4))
def test_wotan_ends_the_run_for_whatever_is_not_paid(paid):
    t = wotan(rig=RIG, grip=["diesel"])
    for _ in range(paid):
        t.runner.says(YES)
        if t.asked == ("runner", "pick"):
            t.runner.picks("corroder")
    t.runner.says(NO)
    assert "run-ended" in t.log()


def test_wotan_asks_for_no_more_than_can_be_paid():
    t = table(
        runner=runner(credits=2, rig=["test-corp-idler"]),
        corp=corp(hq_server=server(ice=[rezzed("wotan")])),
        clicks=2,
    )
    t.runner.runs("hq")
    interacts(t)
    t.runner.passes()  # one click left
    assert "run-ended" in t.log()


@rule("PREV-6")
def test_a_program_that_stayed_does_not_satisfy_wotan():
    t = wotan(rig=[*RIG, "sacrificial-construct"])
    t.runner.says(YES).says(YES).says(YES).picks("corroder")
    t.runner.prevents("sacrificial-construct", saving="corroder")
    t.settles()
    assert (t.where("corroder"), "run-ended" in t.log()) == ("rig", True)


@rule("PREV-6")
def test_brain_damage_that_was_prevented_does_not_satisfy_wotan():
    t = wotan(rig=[*RIG, "test-corp-helmet"], grip=["diesel"])
    t.runner.says(YES).says(YES).says(YES).picks("corroder").says(YES).prevents("test-corp-helmet")
    t.settles()
    assert (t.runner.brain, "run-ended" in t.log()) == (0, True)


# Hellion Alpha Test


def hellion(installs: bool) -> Table:
    t = table(
        runner=runner(grip=["armitage-codebusting"], rig=["decoy"]),
        corp=corp(hq=["hellion-alpha-test"], credits=5),
        clicks=1,
    )
    if installs:
        t.runner.installs("armitage-codebusting")
    else:
        t.runner.takes_credit()
    t.settles()
    return t


def test_hellion_alpha_test_puts_a_resource_back_on_the_stack():
    t = hellion(True)
    t.corp.plays("hellion-alpha-test").says(1)
    t.runner.says(0)
    assert pickable(t) == ["armitage-codebusting", "decoy"]
    t.corp.picks("decoy")
    assert (t.runner.deck[-1], t.corp.bad_publicity) == ("decoy", 0)


def test_hellion_alpha_test_that_fails_is_a_scandal():
    t = hellion(True)
    t.corp.plays("hellion-alpha-test").says(0)
    t.runner.says(2)
    assert (t.corp.bad_publicity, t.runner.rig) == (1, ["decoy", "armitage-codebusting"])


def test_hellion_alpha_test_wants_a_resource_installed_in_the_last_turn():
    t = hellion(False)
    assert t.corp.why_not("hellion-alpha-test") == ["why-no-resource-last-turn"]


# Isabel McGuire


def test_isabel_mcguire_takes_an_installed_card_into_hq():
    t = table(
        "corp",
        corp(remote_1=server(root=[rezzed("isabel-mcguire")]), hq_server=server(ice=["enigma", rezzed("ice-wall")])),
        runner=runner(rig=["corroder"]),
    )
    t.corp.uses("isabel-mcguire")
    assert pickable(t) == ["enigma", "ice-wall", "isabel-mcguire"]
    t.corp.picks("enigma")
    assert (t.corp.hand, t.zone("hq/ice"), t.corp.clicks) == (["enigma"], ["ice-wall"], 2)
    assert not runner_knows(t, "enigma")


def test_isabel_mcguire_may_take_herself():
    t = table("corp", corp(remote_1=server(root=[rezzed("isabel-mcguire")])))
    t.corp.uses("isabel-mcguire")
    assert (t.corp.hand, runner_knows(t, "isabel-mcguire")) == (["isabel-mcguire"], True)


# Hudson 1.0


def hudson(*broken: int, **servers: Any) -> Table:
    servers.setdefault("hq", ["hedge-fund", "enigma", "ice-wall"])
    t = table(
        runner=runner(rig=["hq-interface", "test-corp-idler"], credits=20),
        corp=corp(hq_server=server(ice=[rezzed("hudson-1-0")], root=servers.pop("root", ())), **servers),
    )
    t.runner.runs("hq")
    interacts(t)
    for n in broken:
        t.runner.breaks("hudson-1-0", n)
    return t


def test_hudson_leaves_the_runner_one_access():
    t = hudson()
    t.settles()
    assert (t.run, t.log().count("accesses")) == (None, 1)


@rule("BRK-9")
def test_hudson_is_broken_with_clicks_and_one_subroutine_is_enough_to_limit_the_access():
    t = hudson(0)
    assert (t.runner.clicks, t.where("hudson-1-0")) == (2, "hq/ice")
    t.settles()
    assert t.log().count("accesses") == 1
    t = hudson(0, 1)
    t.settles()
    assert t.log().count("accesses") == 2


def test_with_hudson_the_one_card_may_lie_in_the_root():
    t = hudson(root=[rezzed("panic-button")])
    t.runner.accesses("panic-button").does("leave")
    t.settles()
    assert (t.run, t.log().count("accesses")) == (None, 1)


def test_hudson_lasts_for_its_run_only():
    t = hudson(archives=[faceup("enigma"), faceup("ice-wall")])
    t.settles()
    t.runner.runs("archives").accesses("enigma")
    t.settles()
    assert t.log().count("accesses") == 3


# Accelerated Diagnostics


def diagnostics(rd: list[str], credits: int = 10, **side: Any) -> Table:
    t = table("corp", corp(hq=["accelerated-diagnostics"], rd=rd, credits=credits, **side))
    t.corp.plays("accelerated-diagnostics")
    return t


def test_accelerated_diagnostics_plays_operations_one_after_another_and_trashes_the_rest():
    t = diagnostics(["ice-wall", "enigma", "hedge-fund", "beanstalk-royalties"])
    assert pickable(t) == ["beanstalk-royalties", "hedge-fund"]
    t.corp.picks("hedge-fund")
    assert t.corp.credits == 9 - 5 + 9
    t.corp.picks("beanstalk-royalties").done()
    assert t.corp.credits == 13 + 3
    assert sorted(t.corp.pile) == ["accelerated-diagnostics", "beanstalk-royalties", "enigma", "hedge-fund"]
    assert (t.corp.deck, is_faceup(t, "enigma"), runner_knows(t, "enigma")) == (["ice-wall"], False, False)


def test_accelerated_diagnostics_may_play_nothing():
    t = diagnostics(["enigma"] * 3 + ["ice-wall", "ice-wall", "hedge-fund"])
    t.corp.done()
    assert (t.corp.deck, t.corp.credits, is_faceup(t, "hedge-fund")) == (["enigma"] * 3, 9, False)


def test_accelerated_diagnostics_asks_even_if_nothing_can_be_played():
    t = diagnostics(["enigma", "ice-wall", "scorched-earth"])
    assert (t.asked, t.options) == (("corp", "pick"), ["done"])


def test_accelerated_diagnostics_pays_the_cost_but_nothing_besides():
    t = diagnostics(["blue-level-clearance", "ice-wall", "enigma", "hedge-fund"], credits=3)
    assert t.options == ["done"]  # two credits do not pay for Hedge Fund
    t = diagnostics(["enigma", "ice-wall", "blue-level-clearance", "enigma"], credits=3)
    t.corp.picks("blue-level-clearance")
    assert (t.corp.clicks, t.corp.credits) == (2, 2 - 2 + 5)


def test_one_accelerated_diagnostics_plays_another():
    t = diagnostics(
        ["quandary", "beanstalk-royalties", "enigma", "hedge-fund", "ice-wall", "accelerated-diagnostics"]
    )
    t.corp.picks("accelerated-diagnostics")
    assert pickable(t) == ["beanstalk-royalties"]
    t.corp.picks("beanstalk-royalties").done()  # what is left for the second
    assert pickable(t) == ["hedge-fund"]
    t.corp.picks("hedge-fund").done()
    assert (t.corp.deck, t.zone("aside")) == ([], [])
    assert {"enigma", "ice-wall", "quandary"} <= set(t.corp.pile)


# Rex Campaign


def rex(bad_publicity: int = 0) -> Table:
    t = table(
        "corp",
        corp(remote_1=server(root=[rezzed("rex-campaign", power=1)]), bad_publicity=bad_publicity),
        begin=True,
    )
    return t.settles()


def test_rex_campaign_begins_with_three_counters():
    t = table("corp", corp(remote_1=server(root=["rex-campaign"])))
    t.corp.takes_credit().rezzes("rex-campaign")
    assert t.counter("rex-campaign", "power") == 3
    t.ends_turn()
    t.ends_turn()
    assert t.counter("rex-campaign", "power") == 2


@pytest.mark.parametrize(("choice", "left"), [("gain-5", (10, 1)), ("clear-name", (5, 0))])
def test_rex_campaign_pays_in_credits_or_in_good_will(choice, left):
    t = rex(1)
    assert t.corp.pile == ["rex-campaign"]
    t.corp.does(choice)
    assert (t.corp.credits, t.corp.bad_publicity) == left


@rule("AMB-64")
def test_rex_campaign_without_bad_publicity_pays_credits():
    assert rex().corp.credits == 10


# Fenris, Panic Button, Blue Level Clearance


def test_fenris_is_a_scandal_and_does_brain_damage():
    t = table(runner=runner(grip=["diesel"]), corp=corp(hq_server=server(ice=["fenris"]), credits=4))
    t.runner.runs("hq")
    t.corp.rezzes("fenris")
    t.settles()
    assert (t.corp.bad_publicity, t.runner.brain, "run-ended" in t.log()) == (1, 1, True)


def test_panic_button_draws_during_a_run_on_hq_only():
    t = table(
        corp=corp(hq_server=server(root=[rezzed("panic-button")]), hq=["hedge-fund"]),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("hq").passes()
    t.corp.uses("panic-button").uses("panic-button")
    assert (len(t.corp.hand), t.corp.credits) == (3, 3)
    t.runner.accesses("panic-button").leaves()
    t.runner.runs("rd").passes()
    assert not usable(t.corp, "panic-button")
    assert t.asked == ("runner", "jack-out")


def test_panic_button_goes_to_the_root_of_hq():
    t = table("corp", corp(hq=["panic-button"]))
    t.corp.does("install panic-button")
    assert t.options == ["at hq"]


def test_blue_level_clearance_costs_two_clicks():
    t = table("corp", corp(hq=["blue-level-clearance"]))
    t.corp.plays("blue-level-clearance")
    assert (t.corp.credits, len(t.corp.hand), t.corp.clicks) == (8, 2, 1)
    t = table("corp", corp(hq=["blue-level-clearance"]), clicks=1)
    assert t.corp.why_not("blue-level-clearance") == ["why-clicks-short"]


# Strongbox


def strongbox(clicks: int = 4, **side: Any) -> Table:
    t = table(
        runner=runner(credits=10),
        corp=corp(remote_1=server(root=["hostile-takeover", rezzed("strongbox")], **side)),
        clicks=clicks,
    )
    t.runner.runs("remote-1")
    return t


@rule("COST-3", "STEAL-2")
def test_strongbox_makes_stealing_cost_a_click():
    t = strongbox()
    t.runner.accesses("hostile-takeover")
    assert t.options == ["steal", "decline"]
    assert "option-spends-clicks" in str(t.runner.view["ask"])
    t.runner.does("steal")
    assert (t.runner.clicks, t.runner.scored) == (2, ["hostile-takeover"])


def test_strongbox_may_be_declined_and_cannot_be_paid_without_clicks():
    t = strongbox()
    t.runner.accesses("hostile-takeover").does("decline")
    assert (t.runner.clicks, t.runner.scored) == (3, [])
    t = strongbox(clicks=1)
    t.runner.accesses("hostile-takeover")
    assert t.runner.scored == []


def test_strongbox_holds_for_the_run_in_which_it_is_trashed():
    t = strongbox()
    t.runner.accesses("strongbox").trashes()
    assert t.options == ["steal", "decline"]
    t.runner.does("decline").runs("remote-1")
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]


def test_strongbox_guards_a_central_server_too():
    t = table(corp=corp(hq=["hostile-takeover"], hq_server=server(root=[rezzed("strongbox")])))
    t.runner.runs("hq").accesses("hq")
    assert t.options == ["steal", "decline"]


def test_strongbox_adds_to_what_stealing_costs_in_credits():
    t = table(runner=runner(credits=9), corp=corp(remote_1=server(root=["napd-contract", rezzed("strongbox")])))
    t.runner.runs("remote-1").accesses("napd-contract").does("steal 4")
    assert (t.runner.credits, t.runner.clicks, t.runner.scored) == (5, 2, ["napd-contract"])


# Gyri Labyrinth


def test_gyri_labyrinth_lowers_the_hand_size_until_the_corps_turn():
    t = meets("gyri-labyrinth", hq=["hedge-fund"])
    t.runner.passes()
    assert t.runner.hand_size == 3
    t.ends_turn()
    assert (t.state.active, t.runner.hand_size) == (0, 5)


def test_gyri_labyrinth_makes_the_runner_discard():
    t = meets("gyri-labyrinth", hq=["hedge-fund"], grip=["diesel"] * 5)
    t.runner.passes()
    t.runner.takes_credit().takes_credit().takes_credit()
    t.settles()
    assert t.asked == ("runner", "discard")
    assert t.ask is not None
    assert t.ask.n == 2


@rule("DMG-11")
def test_with_too_much_brain_damage_gyri_labyrinth_kills():
    t = meets("gyri-labyrinth", "gyri-labyrinth", hq=["hedge-fund"], brain=2)
    t.runner.passes()
    interacts(t)
    t.runner.passes()
    assert t.runner.hand_size == -1
    t.ends_turn()
    assert (t.winner, t.reason) == ("corp", "flatline")


# Reclamation Order


def reclaims(*archives: Any) -> Table:
    t = table("corp", corp(hq=["reclamation-order"], archives=archives))
    t.corp.plays("reclamation-order")
    return t


def test_reclamation_order_takes_any_number_of_copies_of_one_card():
    t = reclaims("hedge-fund", faceup("hedge-fund"), "hedge-fund", "enigma", "reclamation-order")
    assert pickable(t) == ["enigma/facedown", "hedge-fund/facedown"]
    t.corp.picks("hedge-fund/facedown")
    assert pickable(t) == ["hedge-fund", "hedge-fund/facedown"]
    t.corp.picks("hedge-fund/facedown", "hedge-fund").done()
    assert (t.corp.hand, t.corp.clicks) == (["hedge-fund", "hedge-fund"], 1)
    assert sorted(t.corp.pile) == ["enigma", "hedge-fund", "reclamation-order", "reclamation-order"]


@rule("CHOOSE-4")
def test_reclamation_order_shows_what_it_takes():
    t = reclaims("enigma")
    t.corp.picks("enigma/facedown").picks("enigma/facedown")
    assert (t.corp.hand, runner_knows(t, "enigma")) == (["enigma"], True)


def test_reclamation_order_cannot_name_itself():
    t = table("corp", corp(hq=["reclamation-order"], archives=["reclamation-order"]))
    assert t.corp.why_not("reclamation-order") == ["why-no-effect"]
