"""Haas-Bioroid of Creation and Control: its director, and what else is no ice."""

from __future__ import annotations

import pytest

from jackin.netrunner import GAME, setup
from jackin.netrunner.catalog import find
from jackin.netrunner.decks.deck import Deck
from jackin.netrunner.decks.law import faults, most
from jackin.netrunner.words import BRAIN, SUFFERED
from tests.netrunner.scenario import NO, YES, Cards, Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

CEREBRAL = "cerebral-imaging-infinite-frontiers"
BIOTICS = "custom-biotics-engineered-for-success"
NEXT = "next-design-guarding-the-net"
LASER = {"identity": NEXT, "cards": {"ice-wall": 3, "wall-of-static": 3, "enigma": 3, "hunter": 3}}


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
