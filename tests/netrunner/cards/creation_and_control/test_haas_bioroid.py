"""Haas-Bioroid of Creation and Control: its director, her bioroids, and what they cost to pass."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.netrunner import GAME, setup
from jackin.netrunner.catalog import find
from jackin.netrunner.decks.deck import Deck
from jackin.netrunner.decks.law import faults, most
from jackin.netrunner.words import BRAIN, SUFFERED
from tests.netrunner.cards.corp_props import interacts
from tests.netrunner.scenario import NO, YES, Cards, Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

CEREBRAL = "cerebral-imaging-infinite-frontiers"
BIOTICS = "custom-biotics-engineered-for-success"
NEXT = "next-design-guarding-the-net"
LASER = {"identity": NEXT, "cards": {"ice-wall": 3, "wall-of-static": 3, "enigma": 3, "hunter": 3}}


def runs(*ice: str, **side: Any) -> Table:
    """A run on HQ, which this ice protects, the innermost first."""
    t = table(
        runner=runner(**side), corp=corp(hq_server=server(ice=[rezzed(name) for name in ice]), hq=["hedge-fund"])
    )
    t.runner.runs("hq")
    return t


# Identities


@pytest.mark.parametrize("credits", [0, 3, 12])
def test_with_cerebral_imaging_the_hand_is_as_large_as_the_purse(credits):
    t = table("corp", corp=corp(identity=CEREBRAL, credits=credits))
    assert t.corp.hand_size == credits


@rule("DISC-3")
def test_cerebral_imaging_counts_when_cards_are_discarded():
    t = table("corp", corp=corp(identity=CEREBRAL, hq=["hedge-fund"] * 4, credits=2), clicks=1)
    t.corp.draws()
    t.settles()
    assert t.asked == ("corp", "discard")
    assert t.ask is not None
    assert t.ask.n == 3


@rule("DECK-7")
def test_custom_biotics_works_without_jinteki():
    deck = Deck(BIOTICS, {"neural-katana": 1, "data-raven": 1})
    assert [fault.args["card"] for fault in faults(deck) if fault.key == "deck-excluded-faction"] == ["neural-katana"]
    assert (most(find("neural-katana"), deck), most(find("data-raven"), deck)) == (0, 3)


def next_design() -> Table:
    t = Table(GAME.new(setup(LASER, "shaper"), 7))
    t.corp.does("keep")
    t.runner.does("keep")
    return t


def test_next_design_begins_with_up_to_three_ice_each_on_a_server_of_its_own():
    t = next_design()
    first = t.options[0].split()[1]
    t.corp.does(t.options[0]).answers("at hq")
    t.corp.does(t.options[0])
    assert "at hq" not in t.options
    t.corp.answers("at rd").does(t.options[0])
    assert ("at hq" in t.options, "at rd" in t.options, "at new" in t.options) == (False, False, True)
    t.corp.answers("at new")
    assert t.zone("hq/ice") == [first]
    assert (len(t.zone("rd/ice")), len(t.zone("remote-1/ice")), t.corp.credits) == (1, 1, 5)
    t.settles()
    assert len(t.corp.hand) == 6  # five, and the card of the first turn


def test_next_design_may_hold_its_ice():
    t = next_design()
    assert t.zone("identities")[0] == NEXT
    t.corp.done()
    t.settles()
    assert (len(t.corp.hand), t.zone("hq/ice")) == (6, [])


def test_no_other_identity_is_asked_before_the_first_turn():
    t = Table(GAME.new(setup({**LASER, "identity": BIOTICS}, "shaper"), 7))
    t.corp.does("keep")
    t.runner.does("keep")
    assert t.state.turn == 1


# Director Haas' Pet Project


def pet_project(hq: list[str], archives: Cards = ()) -> Table:
    t = table(
        "corp",
        corp=corp(
            identity=BIOTICS,
            hq=hq,
            archives=archives,
            remote_1=server(root=[unrezzed("director-haas-pet-project", advancement=3)], ice=["enigma"]),
            credits=0,
        ),
        begin=True,
    )
    t.corp.scores("director-haas-pet-project")
    return t


def test_the_pet_project_is_a_new_server_with_cards_of_hq_and_archives():
    t = pet_project(["ice-wall", "pad-campaign"], [faceup("heimdall-1-0"), "hedge-fund"])
    assert t.options == ["pick ice-wall", "pick pad-campaign", "pick heimdall-1-0", "done"]
    t.corp.does("pick ice-wall").does("pick pad-campaign").does("pick heimdall-1-0")
    t.settles()
    assert (t.zone("remote-2/ice"), t.zone("remote-2/root")) == (["ice-wall", "heimdall-1-0"], ["pad-campaign"])
    assert (t.corp.credits, t.is_rezzed("heimdall-1-0")) == (0, False)


def test_the_pet_project_ends_when_the_corp_is_done():
    t = pet_project(["ice-wall", "enigma", "hunter"])
    t.corp.does("pick ice-wall")
    t.corp.does("done")
    assert t.zone("remote-2/ice") == ["ice-wall"]


def test_nothing_to_build_with_is_no_new_server():
    t = pet_project(["ice-wall"])
    t.corp.does("done")
    assert len(t.state.zones[t.state.zone[t.card("enigma")]]) == 1
    assert t.where("ice-wall") == "hq"


def test_a_second_asset_takes_the_place_of_the_first():
    t = pet_project(["pad-campaign", "melange-mining-corp"])
    t.corp.does("pick pad-campaign").does("pick melange-mining-corp")
    assert t.asked == ("corp", "trash-first")
    t.corp.does(f"trash {t.corp.id('pad-campaign')}")
    assert (t.zone("remote-2/root"), t.where("pad-campaign")) == (["melange-mining-corp"], "archives")


def test_one_pet_project_in_a_deck():
    assert find("director-haas-pet-project").copies == 1


# Other agendas


def test_efficiency_committee_gives_clicks_but_no_advancing():
    t = table(
        "corp",
        corp=corp(scored=[faceup("efficiency-committee", agenda=3)], remote_1=server(root=["priority-requisition"])),
    )
    assert t.corp.can(f"advance {t.corp.id('priority-requisition')}")
    t.corp.uses("efficiency-committee")
    assert (t.corp.clicks, t.counter("efficiency-committee", "agenda")) == (4, 2)
    assert not t.corp.can(f"advance {t.corp.id('priority-requisition')}")
    assert "why-forbidden" in t.corp.why_not("priority-requisition")
    t.ends_turn()
    t.ends_turn()
    assert t.corp.can(f"advance {t.corp.id('priority-requisition')}")


def test_efficiency_committee_comes_with_three_counters():
    t = table("corp", corp=corp(remote_1=server(root=[unrezzed("efficiency-committee", advancement=4)])), begin=True)
    t.corp.scores("efficiency-committee")
    assert t.counter("efficiency-committee", "agenda") == 3


def wotan(ice: str, rezzed_already: bool = True) -> Table:
    put = rezzed(ice) if rezzed_already else unrezzed(ice)
    t = table(
        corp=corp(scored=[faceup("project-wotan", agenda=3)], hq_server=server(ice=[put]), credits=20),
        runner=runner(grip=["diesel"] * 5),
    )
    t.runner.runs("hq")
    return t


def test_project_wotan_gives_approached_bioroid_ice_another_end():
    t = wotan("zed-1-0")
    t.corp.uses("project-wotan")
    t.settles()
    assert ("fails" in t.log(), t.counter("project-wotan", "agenda")) == (True, 2)
    assert t.log().count("subroutine") == 3


def test_project_wotan_may_do_so_more_than_once_and_after_a_rez():
    t = wotan("zed-1-0", rezzed_already=False)
    assert not t.corp.can(f"use {t.corp.id('project-wotan')} 0")
    t.corp.rezzes("zed-1-0").uses("project-wotan").uses("project-wotan")
    t.runner.uses("zed-1-0")
    assert t.options == [f"subroutine {n}" for n in range(4)]
    t.runner.does("subroutine 2")
    t.settles()
    assert ("fails" in t.log(), t.counter("project-wotan", "agenda")) == (True, 1)


def test_project_wotan_is_for_bioroids_and_for_the_run_only():
    t = wotan("wall-of-static")
    t.settles()
    assert t.counter("project-wotan", "agenda") == 3
    t = wotan("zed-1-0")
    t.corp.uses("project-wotan")
    t.settles()
    t.runner.runs("hq")
    t.settles()
    assert t.log().count("fails") == 1


@rule("DMG-7")
def test_sentinel_defense_program_adds_a_net_damage_to_brain_damage():
    t = table(
        corp=corp(scored=["sentinel-defense-program"], hq_server=server(ice=[rezzed("viktor-1-0")])),
        runner=runner(grip=["diesel"] * 4),
    )
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.brain, len(t.runner.hand)) == (1, 2)


def test_one_net_damage_however_much_brain_damage_it_was():
    t = table(
        corp=corp(
            scored=["sentinel-defense-program"],
            remote_1=server(root=[unrezzed("cerebral-overwriter", advancement=2)]),
        ),
        runner=runner(grip=["diesel"] * 5),
    )
    t.runner.runs("remote-1")
    t.corp.says(YES)
    t.settles()
    assert (t.runner.brain, len(t.runner.hand)) == (2, 2)


def test_net_damage_is_not_what_the_sentinel_waits_for():
    t = table(
        corp=corp(scored=["sentinel-defense-program"], hq_server=server(ice=[rezzed("neural-katana")])),
        runner=runner(grip=["diesel"] * 5),
    )
    t.runner.runs("hq")
    t.settles()
    assert len(t.runner.hand) == 2
    assert not any(event[0] == SUFFERED and event[2] == BRAIN for event in t.state.happened)


# Assets


def test_alix_counts_installs_and_cashes_in():
    t = table(
        "corp",
        corp=corp(
            remote_1=server(root=[rezzed("alix-t4lb07")]), hq=["ice-wall", "enigma"], credits=0, identity=BIOTICS
        ),
    )
    assert not t.corp.can(f"use {t.corp.id('alix-t4lb07')} 0")
    t.corp.installs("ice-wall", at="hq").installs("enigma", at="rd")
    assert t.counter("alix-t4lb07", "power") == 2
    t.corp.uses("alix-t4lb07")
    assert (t.corp.credits, t.where("alix-t4lb07")) == (4, "archives")


def test_unrezzed_alix_counts_nothing():
    t = table("corp", corp=corp(hq=["alix-t4lb07", "enigma"]))
    t.corp.installs("alix-t4lb07", at="new").installs("enigma", at="rd")
    assert t.counter("alix-t4lb07", "power") == 0


def test_cerebral_overwriter_does_brain_damage_for_its_tokens():
    t = table(
        corp=corp(remote_1=server(root=[unrezzed("cerebral-overwriter", advancement=2)]), credits=3),
        runner=runner(grip=["diesel"] * 3),
    )
    t.runner.runs("remote-1")
    t.corp.says(YES)
    assert (t.runner.brain, t.corp.credits) == (2, 0)


def test_the_corp_may_let_the_overwriter_be():
    t = table(
        corp=corp(remote_1=server(root=[unrezzed("cerebral-overwriter", advancement=2)])),
        runner=runner(grip=["diesel"] * 3),
    )
    t.runner.runs("remote-1")
    t.corp.says(NO)
    assert t.runner.brain == 0


def test_the_overwriter_is_harmless_where_it_is_not_installed():
    t = table(corp=corp(rd=["cerebral-overwriter"]), runner=runner(grip=["diesel"]))
    t.runner.runs("rd").leaves()
    assert (t.runner.brain, t.run) == (0, None)


def test_director_haas_has_a_click_more_for_the_corp():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("director-haas")])), begin=True)
    t.settles()
    assert t.corp.clicks == 4


@rule("CONV-1")
@pytest.mark.parametrize("up", [True, False])
def test_director_haas_trashed_in_her_server_is_worth_two_points(up):
    haas = rezzed("director-haas") if up else unrezzed("director-haas")
    t = table(corp=corp(remote_1=server(root=[haas])), runner=runner(credits=5))
    t.runner.runs("remote-1").trashes()
    assert (t.runner.points, t.runner.scored, t.corp.pile, t.runner.credits) == (2, ["director-haas"], [], 0)
    assert "steals" not in t.log()


@rule("CONV-1")
@pytest.mark.parametrize("where", ["hq", "rd"])
def test_director_haas_trashed_from_hand_or_deck_counts_too(where):
    held = corp(hq=["director-haas"]) if where == "hq" else corp(rd=["director-haas"])
    t = table(corp=held, runner=runner(credits=5))
    t.runner.runs(where).trashes()
    assert (t.runner.points, t.runner.scored) == (2, ["director-haas"])


def test_director_haas_trashed_otherwise_is_only_trashed():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("director-haas")]), hq=["pad-campaign"]))
    t.corp.installs("pad-campaign", at="remote-1").trashes_first("director-haas")
    assert (t.where("director-haas"), t.runner.points) == ("archives", 0)


def test_haas_arcology_ai_is_advanced_facedown_and_spent_once_a_turn():
    t = table("corp", corp=corp(remote_1=server(root=[unrezzed("haas-arcology-ai", advancement=1)]), credits=9))
    assert t.corp.can(f"advance {t.corp.id('haas-arcology-ai')}")
    t.corp.advances("haas-arcology-ai").rezzes("haas-arcology-ai")
    t.settles()
    assert not t.corp.can(f"advance {t.corp.id('haas-arcology-ai')}")
    t.corp.uses("haas-arcology-ai")
    assert (t.corp.clicks, t.tokens("haas-arcology-ai")) == (3, 1)
    assert not t.corp.can(f"use {t.corp.id('haas-arcology-ai')} 0")
    t.ends_turn()
    t.ends_turn()
    assert t.corp.can(f"use {t.corp.id('haas-arcology-ai')} 0")


def test_thomas_haas_is_worth_two_credits_for_each_token():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("thomas-haas", advancement=3)]), credits=0), begin=True)
    t.corp.uses("thomas-haas")
    assert (t.corp.credits, t.where("thomas-haas")) == (6, "archives")


def test_thomas_haas_without_a_token_is_worth_nothing():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("thomas-haas")])), begin=True)
    assert not t.corp.can(f"use {t.corp.id('thomas-haas')} 0")


# Operations


def research(rig: list[str], *ice: str) -> Table:
    t = table(
        "corp",
        corp=corp(hq=["bioroid-efficiency-research"], hq_server=server(ice=list(ice)), credits=3),
        runner=runner(rig=rig, credits=30),
        clicks=1,
    )
    t.corp.plays("bioroid-efficiency-research")
    return t


@rule("CONV-1")
def test_bioroid_efficiency_research_rezzes_for_nothing_and_stays_as_a_counter():
    t = research([], "heimdall-1-0", "wall-of-static")
    t.settles()
    assert (t.is_rezzed("heimdall-1-0"), t.is_rezzed("wall-of-static"), t.corp.credits) == (True, False, 0)
    assert t.state.host[t.card("bioroid-efficiency-research")] == t.card("heimdall-1-0")


def test_fully_broken_the_ice_is_derezzed_and_the_research_is_over():
    t = research(["corroder"], "viktor-1-0")
    t.settles()
    t.runner.runs("hq")
    t.runner.does(f"use {t.runner.id('viktor-1-0')} 0").does("subroutine 0")
    t.runner.uses("viktor-1-0", 0)
    assert (t.is_rezzed("viktor-1-0"), t.where("viktor-1-0")) == (False, "hq/ice")
    assert t.where("bioroid-efficiency-research") == "archives"
    t.settles()
    assert "succeeds" in t.log()


def test_partly_broken_it_stays():
    t = research([], "viktor-1-0")
    t.settles()
    t.runner.runs("hq")
    t.runner.does(f"use {t.runner.id('viktor-1-0')} 0").does("subroutine 1")
    t.settles()
    assert (t.is_rezzed("viktor-1-0"), t.where("bioroid-efficiency-research")) == (True, "hosted")


@rule("ACT-4")
def test_without_bioroid_ice_there_is_nothing_to_research():
    t = table("corp", corp=corp(hq=["bioroid-efficiency-research"], hq_server=server(ice=["wall-of-static"])))
    assert not t.corp.can("play bioroid-efficiency-research")


@pytest.mark.parametrize("ice", ["wall-of-static", None])
def test_successful_demonstration_needs_a_run_that_failed(ice):
    t = table(
        corp=corp(hq=["successful-demonstration"], rd_server=server(ice=[rezzed(ice)] if ice else []), credits=2),
        clicks=1,
    )
    t.runner.runs("rd")
    t.settles()
    if t.asked == ("runner", "trash-accessed"):
        t.runner.leaves()
    t.settles()
    assert t.corp.can("play successful-demonstration") == (ice is not None)
    if ice is not None:
        t.corp.plays("successful-demonstration")
        assert t.corp.credits == 7


# Ice


@rule("BRK-9")
def test_two_clicks_break_two_subroutines_of_heimdall():
    t = runs("heimdall-2-0", grip=["diesel"] * 5)
    t.runner.uses("heimdall-2-0").does("subroutine 1").does("subroutine 2")
    assert t.runner.clicks == 1
    t.settles()
    assert ("succeeds" in t.log(), t.runner.brain) == (True, 1)


def test_one_click_is_not_enough_for_heimdall():
    t = table(corp=corp(hq_server=server(ice=[rezzed("heimdall-2-0")])), runner=runner(grip=["diesel"] * 5), clicks=2)
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.brain, t.runner.clicks, "fails" in t.log()) == (2, 1, True)


def test_ichi_trashes_two_programs_and_traces():
    t = runs("ichi-2-0", rig=["corroder", "ninja", "mimic"], grip=["diesel"] * 3, credits=0)
    t.corp.picks("corroder").picks("ninja")
    t.corp.says(0)
    t.settles()
    assert (t.runner.rig, t.runner.brain, t.runner.tags) == (["mimic"], 1, 1)


def test_minelayer_lays_ice_from_hand_in_front_of_the_server_for_nothing():
    t = table(
        corp=corp(
            identity=BIOTICS,
            hq=["ice-wall", "hedge-fund"],
            rd_server=server(ice=[rezzed("minelayer"), rezzed("hunter")]),
            credits=0,
        ),
        runner=runner(credits=0),
    )
    t.runner.runs("rd")
    t.corp.does("pick ice-wall")
    t.settles()
    assert (t.zone("rd/ice"), t.corp.credits, t.is_rezzed("ice-wall")) == (
        ["minelayer", "hunter", "ice-wall"],
        0,
        False,
    )


@pytest.mark.parametrize("held", ["ice-wall", "hedge-fund"])
def test_minelayer_asks_whether_or_not_there_is_ice_in_hand(held):
    t = table(corp=corp(hq=[held], rd_server=server(ice=[rezzed("minelayer")])))
    t.runner.runs("rd")
    while t.asked != ("corp", "pick"):
        assert t.let_pass()
    t.corp.done()
    assert t.zone("rd/ice") == ["minelayer"]


def test_viktor_saves_up_brain_damage():
    t = runs("viktor-2-0", grip=["diesel"] * 3, credits=0)
    t.corp.says(0)
    t.settles()
    assert (t.counter("viktor-2-0", "power"), t.runner.brain, "fails" in t.log()) == (1, 0, True)
    t.runner.takes_credit()
    t.corp.uses("viktor-2-0", 1)
    assert (t.counter("viktor-2-0", "power"), t.runner.brain) == (0, 1)


def test_zed_hurts_only_who_has_clicked_through_in_this_run():
    t = runs("zed-1-0", grip=["diesel"] * 5)
    t.settles()
    assert t.runner.brain == 0
    t.runner.runs("hq")
    t.runner.uses("zed-1-0").does("subroutine 0")
    t.settles()
    assert (t.runner.brain, t.runner.clicks) == (1, 1)


def test_zed_remembers_what_other_ice_of_the_run_cost_but_not_another_run():
    t = runs("zed-1-0", "viktor-1-0", grip=["diesel"] * 5)
    t.runner.uses("viktor-1-0").does("subroutine 0").uses("viktor-1-0")
    t.settles()
    assert t.runner.brain == 2


# Howler


def howler(hq: list[str], archives: Cards = (), **side: Any) -> Table:
    t = table(
        corp=corp(
            identity=BIOTICS,
            hq=hq,
            archives=archives,
            rd_server=server(ice=[rezzed("wall-of-static"), rezzed("howler"), rezzed("hunter")]),
            credits=0,
        ),
        runner=runner(grip=["diesel"] * 5, credits=0, **side),
    )
    t.runner.runs("rd")
    while t.asked != ("corp", "pick"):
        assert t.let_pass()
    return t


@rule("RUN-2.a")
def test_howler_calls_a_bioroid_right_behind_itself_for_this_run():
    t = howler(["viktor-1-0", "enigma"])
    t.corp.does("pick viktor-1-0")
    while t.run is not None and not (t.run.encountering and t.run.ice == t.card("viktor-1-0")):
        assert t.let_pass()
    assert t.zone("rd/ice") == ["wall-of-static", "viktor-1-0", "howler", "hunter"]
    assert t.is_rezzed("viktor-1-0")
    t.settles()
    assert (t.zone("rd/ice"), t.is_rezzed("viktor-1-0")) == (["wall-of-static", "viktor-1-0", "hunter"], False)
    assert (t.where("howler"), t.runner.brain, t.corp.credits) == ("archives", 1, 0)


def test_howler_calls_from_archives_too():
    t = howler(["enigma"], [faceup("ichi-1-0"), "viktor-1-0"])
    assert t.options == ["pick ichi-1-0", "pick viktor-1-0/facedown", "done"]
    t.corp.does("pick viktor-1-0/facedown")
    t.settles()
    assert (t.zone("rd/ice"), t.is_rezzed("viktor-1-0")) == (["wall-of-static", "viktor-1-0", "hunter"], False)


def test_howler_that_calls_nobody_stays():
    t = howler(["viktor-1-0"])
    t.corp.does("done")
    t.settles()
    assert t.zone("rd/ice") == ["wall-of-static", "howler", "hunter"]


# Tyr's Hand


def hand(root: Cards, ice: str = "viktor-1-0", credits: int = 5, **servers: Any) -> Table:
    t = table(
        corp=corp(hq=["hedge-fund"], rd_server=server(ice=[rezzed(ice)], root=root), credits=credits, **servers),
        runner=runner(grip=["diesel"] * 5, rig=["corroder", "crypsis"], credits=20),
    )
    t.runner.runs("rd")
    return t


@rule("PREV-1")
def test_tyrs_hand_keeps_a_subroutine_from_being_broken():
    t = hand([rezzed("tyrs-hand")])
    t.runner.uses("viktor-1-0").does("subroutine 0")
    assert t.asked == ("corp", "prevent")
    t.corp.prevents("tyrs-hand")
    assert (t.where("tyrs-hand"), t.runner.clicks) == ("archives", 2)
    t.runner.uses("viktor-1-0").does("subroutine 1")
    t.settles()
    assert (t.runner.brain, t.log().count("breaks"), "succeeds" in t.log()) == (1, 1, True)


def test_the_runner_may_try_again():
    t = hand([rezzed("tyrs-hand")])
    t.runner.uses("viktor-1-0").does("subroutine 0")
    t.corp.prevents("tyrs-hand")
    t.runner.uses("viktor-1-0").does("subroutine 0").uses("viktor-1-0")
    t.settles()
    assert (t.runner.brain, t.runner.clicks, "succeeds" in t.log()) == (0, 0, True)


def test_the_corp_may_let_it_be_broken():
    t = hand([rezzed("tyrs-hand")])
    t.runner.uses("viktor-1-0").does("subroutine 0")
    t.corp.done()
    assert (t.where("tyrs-hand"), t.log().count("breaks")) == ("rd/root", 1)


def test_tyrs_hand_is_rezzed_at_that_moment():
    t = hand([unrezzed("tyrs-hand")])
    t.runner.uses("viktor-1-0").does("subroutine 0")
    assert t.asked == ("corp", "rez-to-prevent")
    t.corp.rezzes("tyrs-hand").prevents("tyrs-hand")
    assert (t.where("tyrs-hand"), t.corp.credits) == ("archives", 4)


def test_what_is_spared_is_lost_of_an_ability_that_breaks_two():
    t = hand([rezzed("tyrs-hand")], ice="heimdall-2-0")
    t.runner.uses("heimdall-2-0").does("subroutine 2")
    t.corp.prevents("tyrs-hand")
    t.runner.does("subroutine 1")
    t.settles()
    assert (t.log().count("breaks"), "fails" in t.log(), t.runner.brain) == (1, True, 1)


def test_tyrs_hand_is_for_bioroids_and_for_its_own_server():
    t = hand([rezzed("tyrs-hand")], ice="wall-of-static")
    t.runner.uses("corroder", 1).breaks("corroder", 0)
    assert t.log().count("breaks") == 1
    t = hand([], hq_server=server(root=[rezzed("tyrs-hand")]))
    t.runner.uses("viktor-1-0").does("subroutine 0")
    assert t.log().count("breaks") == 1


@pytest.mark.parametrize("lies", ["tyrs-hand", "experiential-data"])
def test_silence_does_not_tell_what_lies_in_the_server(lies):
    other = "experiential-data" if lies == "tyrs-hand" else "tyrs-hand"
    t = hand([unrezzed(lies)], remote_1=server(root=[unrezzed(other)]))
    t.runner.uses("viktor-1-0").does("subroutine 0")
    assert t.asked == ("corp", "rez-to-prevent")
    assert len(t.options) == (2 if lies == "tyrs-hand" else 1)


def test_in_a_game_without_tyrs_hand_nobody_is_asked():
    t = hand([unrezzed("experiential-data")])
    t.runner.uses("viktor-1-0").does("subroutine 0")
    assert t.asked == ("runner", "window")


# Awakening Center


def center(*ice: str, credits: int = 9, hosted_ice: str = "heimdall-1-0", rig: tuple[str, ...] = ()) -> Table:
    """A bioroid sleeps on the Center of a remote; it is the Runner's turn."""
    t = table(
        "corp",
        corp(
            hq=[hosted_ice],
            credits=credits,
            identity="nbn-making-news",
            remote_1=server(ice=[rezzed(i) for i in ice], root=[rezzed("awakening-center"), "priority-requisition"]),
        ),
        runner(rig=["test-corp-idler", *rig], credits=20, grip=["diesel"] * 3),
        clicks=1,
    )
    t.corp.installs(hosted_ice, on="awakening-center")
    t.ends_turn()
    return t


@rule("AMB-139")
def test_awakening_center_hosts_bioroid_ice_for_nothing_facedown():
    t = center("eli-1-0", "eli-1-0")
    assert (t.where("heimdall-1-0"), t.is_rezzed("heimdall-1-0"), t.corp.credits) == ("remote-1/root", False, 9)
    assert not t.state.known(t.card("heimdall-1-0"), 1)
    shown = next(card for card in t.runner.view["servers"][3]["root"] if "host" in card)
    assert (shown["host"], "card" in shown) == (t.runner.id("awakening-center"), False)


def test_awakening_center_hosts_no_other_ice_and_none_while_it_is_unrezzed():
    t = table("corp", corp(hq=["enigma"], remote_1=server(root=[rezzed("awakening-center")])))
    t.corp.installs("enigma")
    assert not any(value.startswith("on ") for value in t.options)
    t = table("corp", corp(hq=["eli-1-0"], remote_1=server(root=["awakening-center"])))
    t.corp.installs("eli-1-0")
    assert not any(value.startswith("on ") for value in t.options)


@rule("AMB-139", "AMB-61")
def test_the_bioroid_wakes_for_seven_less_when_all_ice_is_passed():
    t = center("hunter")
    t.runner.runs("remote-1")
    interacts(t).runner.passes()
    t.corp.says(0)
    t.runner.says(5)
    assert t.asked == ("corp", "pick")
    t.corp.picks("heimdall-1-0")
    assert t.corp.credits == 9 - 1
    interacts(t)
    assert (t.run.ice, t.run.encountering) == (t.card("heimdall-1-0"), True)
    t.runner.breaks("heimdall-1-0", 1)  # for a click, as any bioroid
    t.runner.passes()
    t.settles()
    assert (t.runner.brain, "run-ended" in t.log()) == (1, True)
    assert t.where("heimdall-1-0") == "archives"


@rule("AMB-139")
def test_the_run_goes_on_behind_a_bioroid_that_was_broken_and_it_is_trashed_then():
    t = center(rig=("breach",), hosted_ice="eli-1-0")
    t.runner.runs("remote-1")
    t.corp.picks("eli-1-0")
    interacts(t)
    t.runner.breaks("eli-1-0", 0, 1)
    t.runner.passes()
    t.settles()
    assert t.asked == ("runner", "access")
    assert len(t.options) == 2  # the Center and the agenda
    t.runner.accesses("priority-requisition")
    t.settles()
    t.runner.leaves()
    t.settles()
    assert t.runner.scored == ["priority-requisition"]
    assert (t.where("eli-1-0"), t.corp.credits) == ("archives", 9)


def test_the_corp_may_let_it_sleep_and_the_runner_cannot_tell_why():
    t = center(credits=0)
    t.runner.runs("remote-1")
    while t.asked != ("corp", "pick"):
        assert t.let_pass()
    assert t.options == ["done"]
    t.corp.done()
    t.settles()
    assert t.where("heimdall-1-0") == "remote-1/root"


@rule("HOST-8")
def test_what_sleeps_on_a_center_that_is_trashed_goes_with_it():
    t = center()
    t.runner.runs("remote-1")
    t.corp.does("done")
    t.runner.accesses("awakening-center")
    t.runner.trashes()
    assert t.where("heimdall-1-0") == "archives"
    assert not t.state.faceup[t.card("heimdall-1-0")]


@rule("REZ-3")
def test_a_sleeping_bioroid_is_not_rezzed_at_will():
    t = center()
    t.runner.runs("archives")
    t.settles()
    assert not t.is_rezzed("heimdall-1-0")
    assert t.corp.why_not("heimdall-1-0") in (["why-not-your-decision"], ["why-only-approached"])


@rule("AMB-139")
def test_a_sleeping_bioroid_has_no_position_to_change():
    t = table(
        "corp",
        corp(
            hq=["eli-1-0"],
            hq_server=server(ice=["enigma"]),
            remote_1=server(root=[rezzed("awakening-center")]),
            remote_2=server(root=[rezzed("tenma-line")]),
        ),
    )
    t.corp.installs("eli-1-0", on="awakening-center")
    assert not t.corp.can(f"use {t.corp.id('tenma-line')} 0")
