"""The Corp's cards that the guide's examples name: ice that builds, and what NBN says and hides."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.netrunner.decks import law
from jackin.netrunner.decks.deck import Deck
from jackin.netrunner.rules.queries import total_clicks
from jackin.netrunner.words import CORP, PASSED
from tests.netrunner.cards.corp_props import passes_all, runner_knows
from tests.netrunner.scenario import NO, YES, Table, corp, faceup, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule

# Architect


def architect(hq=(), rd=("hedge-fund",) * 6, archives=(), credits=5, **more) -> Table:
    t = table(
        corp=corp(
            hq=hq,
            rd=rd,
            archives=archives,
            credits=credits,
            identity="jinteki-personal-evolution",
            hq_server=server(ice=[rezzed("architect")]),
        ),
        runner=runner(rig=["test-corp-idler"], **more),
    )
    t.runner.runs("hq")
    return passes_all(t)


def test_architect_installs_one_of_the_top_five_cards_for_nothing_and_leaves_the_rest():
    rd = ["hunter", "enigma", "snare", "ice-wall", "hedge-fund", "pad-campaign"]
    t = architect(rd=rd, credits=0)
    assert sorted(t.options) == ["done", "pick enigma", "pick ice-wall", "pick pad-campaign", "pick snare"]
    t.corp.picks("ice-wall").does("at hq")
    assert t.zone("hq/ice") == ["architect", "ice-wall"]
    assert (t.corp.credits, t.corp.deck) == (0, ["hunter", "enigma", "snare", "hedge-fund", "pad-campaign"])
    assert not runner_knows(t, "pad-campaign")


def test_architect_need_not_install_anything():
    t = architect(hq=["pad-campaign"])
    t.corp.done().done()
    assert (t.corp.hand, len(t.corp.deck)) == (["pad-campaign"], 6)


def test_architect_installs_a_second_card_from_hq_or_archives_at_its_cost():
    t = architect(hq=["enigma", "hedge-fund"], archives=[faceup("pad-campaign")], credits=1)
    t.corp.done()
    assert t.options == ["pick enigma", "pick pad-campaign", "done"]
    t.corp.picks("enigma").does("at hq")
    t.settles()
    assert (t.zone("hq/ice"), t.corp.credits) == (["architect", "enigma"], 0)


def parasite_on(ice) -> Table:
    """One more virus counter, and the ice has no strength left."""
    on = ice if isinstance(ice, str) else ice.slug
    return table(
        begin=True, corp=corp(hq_server=server(ice=[ice])), runner=runner(rig=[hosted("parasite", on=on, virus=2)])
    )


@rule("CANT-1")
def test_architect_is_not_trashed_by_parasite():
    t = parasite_on(rezzed("architect"))
    t.settles()
    assert (t.strength("architect"), t.where("architect"), t.where("parasite")) == (0, "hq/ice", "rig")
    t.runner.takes_credit()


@rule("CANT-1")
def test_the_corp_cannot_trash_architect_to_make_room():
    t = table("corp", corp=corp(hq=["enigma"], hq_server=server(ice=[rezzed("architect"), "hunter"])))
    t.corp.does("install enigma").does("at hq")
    assert t.options == ["done", f"trash {t.corp.id('hunter')}"]


@rule("ICE-5")
def test_unrezzed_architect_can_be_trashed():
    t = table(
        corp=corp(hq_server=server(ice=["architect"]), credits=0), runner=runner(grip=["forged-activation-orders"])
    )
    t.runner.plays("forged-activation-orders")
    t.corp.answers("trash")
    assert t.where("architect") == "archives"


# Allele Repression


def repression(tokens: int, hq=("enigma", "hunter")) -> Table:
    return table(
        "corp",
        corp=corp(
            hq=hq,
            archives=["snare", faceup("ice-wall")],
            remote_1=server(root=[rezzed("allele-repression", advancement=tokens)]),
        ),
    )


def test_allele_repression_swaps_a_card_for_each_token():
    t = repression(2)
    t.corp.takes_credit().uses("allele-repression").picks("enigma", "hunter")
    t.corp.does("pick snare/facedown").picks("ice-wall")
    assert sorted(t.corp.hand) == ["ice-wall", "snare"]
    assert sorted(t.corp.pile) == ["allele-repression", "enigma", "hunter"]
    archives = t.runner.view["corp"]
    assert (archives["archives"], archives["archives_facedown"]) == (["allele-repression"], 2)


def test_allele_repression_may_swap_fewer():
    t = repression(3)
    t.corp.takes_credit().uses("allele-repression").picks("enigma").done().picks("ice-wall")
    assert sorted(t.corp.hand) == ["hunter", "ice-wall"]


def test_allele_repression_without_tokens_or_cards_in_hq_cannot_be_used():
    for t in (repression(0), repression(1, hq=())):
        t.corp.takes_credit()
        while t.asked == ("corp", "window") and not t.corp.can("credit"):
            assert not t.corp.can(f"use {t.corp.id('allele-repression')} 0")
            t.let_pass()


def test_allele_repression_can_be_advanced():
    t = repression(0)
    t.corp.advances("allele-repression")
    assert t.tokens("allele-repression") == 1


# Heritage Committee, Mumbad City Hall


def test_heritage_committee_draws_three_and_puts_one_back():
    t = table("corp", corp=corp(hq=["heritage-committee"], rd=["hunter", "snare", "enigma", "ice-wall"]))
    t.corp.plays("heritage-committee").picks("enigma")
    assert (sorted(t.corp.hand), t.corp.deck, t.corp.credits) == (["ice-wall", "snare"], ["hunter", "enigma"], 4)
    assert not runner_knows(t, "enigma")


def test_heritage_committee_costs_no_influence_beside_six_other_jinteki_cards():
    def spent(n: int) -> int:
        cards = {"heritage-committee": 3, "neural-katana": min(n, 3), "snare": max(0, n - 3)}
        return law.influence(Deck("nbn-making-news", cards)) - law.influence(
            Deck("nbn-making-news", {slug: copies for slug, copies in cards.items() if slug != "heritage-committee"})
        )

    assert (spent(5), spent(6)) == (6, 0)
    assert law.influence(Deck("jinteki-personal-evolution", {"heritage-committee": 3})) == 0


def test_mumbad_city_hall_plays_an_alliance_card_from_rd_at_its_cost():
    rd = ["hunter", "heritage-committee", "snare", "enigma", "ice-wall"]
    t = table("corp", corp=corp(rd=rd, remote_1=server(root=[rezzed("mumbad-city-hall")])))
    t.corp.uses("mumbad-city-hall").finds("heritage-committee")
    assert t.asked == ("corp", "pick")
    assert (t.corp.credits, t.corp.clicks, len(t.corp.hand)) == (4, 2, 3)
    assert runner_knows(t, "heritage-committee")


def test_what_mumbad_city_hall_finds_and_the_corp_cannot_pay_goes_back():
    t = table(
        "corp", corp=corp(rd=["heritage-committee"], credits=0, remote_1=server(root=[rezzed("mumbad-city-hall")]))
    )
    t.corp.uses("mumbad-city-hall").finds("heritage-committee")
    assert (t.corp.deck, t.corp.hand) == (["heritage-committee"], [])


# NBN: Controlling the Message


CTM = "nbn-controlling-the-message"


def message(*root, grip=(), rig=(), credits=20, **more) -> Table:
    return table(
        corp=corp(identity=CTM, remote_1=server(root=list(root)), **more),
        runner=runner(credits=credits, grip=grip, rig=rig),
    )


def traces(t: Table, wins: bool) -> Table:
    t.corp.says(YES).says(0)
    t.runner.says(0 if wins else 4)
    return t


def test_controlling_the_message_traces_the_first_card_that_the_runner_trashes():
    t = message("pad-campaign")
    t.runner.runs("remote-1").trashes()
    assert t.asked == ("corp", "decide")
    traces(t, True)
    assert t.runner.tags == 1


def test_controlling_the_message_gives_no_tag_if_the_trace_fails_or_is_not_made():
    t = message("pad-campaign")
    t.runner.runs("remote-1").trashes()
    silent = t.fork()
    traces(t, False)
    silent.corp.says(NO)
    assert (t.runner.tags, silent.runner.tags) == (0, 0)


def test_controlling_the_message_hears_of_the_first_card_only():
    t = message("pad-campaign", "red-herrings")
    t.runner.runs("remote-1").accesses("pad-campaign").trashes()
    t.corp.says(NO)
    t.runner.trashes()
    assert t.asked == ("runner", "action")


def test_the_tag_of_controlling_the_message_cannot_be_avoided():
    t = message("pad-campaign", rig=["decoy"])
    t.runner.runs("remote-1").trashes()
    traces(t, True)
    assert (t.runner.tags, t.where("decoy")) == (1, "rig")


def test_what_is_trashed_from_hq_or_by_the_corp_is_none_of_controlling_the_message():
    t = table(corp=corp(identity=CTM, hq=["pad-campaign"]), runner=runner(credits=20))
    t.runner.runs("hq").trashes()
    assert t.asked == ("runner", "action")
    t = message(grip=["forged-activation-orders"], hq_server=server(ice=["enigma"]), credits=5)
    t.runner.plays("forged-activation-orders")
    t.corp.answers("trash")
    assert t.asked == ("runner", "action")


def test_controlling_the_message_hears_of_what_the_runner_s_cards_trash():
    """Parasite, in the Corp's own turn too; several at once are one first time."""
    t = table(
        begin=True,
        corp=corp(identity=CTM, hq_server=server(ice=[rezzed("ice-wall")])),
        runner=runner(rig=[hosted("parasite", on="ice-wall", virus=0)]),
    )
    t.settles()
    assert (t.where("ice-wall"), t.asked) == ("archives", ("corp", "decide"))
    t = message("pad-campaign", "red-herrings", grip=["singularity"])
    t.runner.plays("singularity")
    t.settles()
    assert t.asked == ("corp", "decide")
    t.corp.says(NO)
    assert t.asked == ("runner", "action")


# Archangel


def archangel(where: str, rig=(), credits=5, **more) -> Table:
    rd = ["hedge-fund"] * 4 + (["archangel"] if where == "rd" else [])
    return table(
        corp=corp(rd=rd, hq=["archangel"] if where == "hq" else [], credits=credits, **more),
        runner=runner(rig=list(rig), credits=9, identity="noise-hacker-extraordinaire"),
    )


def test_archangel_is_not_met_if_the_corp_does_not_pay():
    t = archangel("hq")
    t.runner.runs("hq").goes_on()
    t.corp.says(NO)
    assert (t.corp.credits, t.run) == (5, None)
    assert t.corp.hand == ["archangel"]


def test_the_corp_needs_three_credits_for_archangel():
    t = archangel("hq", credits=2)
    t.runner.runs("hq")
    t.settles()
    assert (t.run, t.asked) == (None, ("runner", "action"))


def test_archangel_in_archives_is_not_met():
    t = table(corp=corp(archives=["archangel"]))
    t.runner.runs("archives")
    t.settles()
    assert t.asked == ("runner", "action")


def test_archangel_takes_an_installed_card_back_to_the_grip_after_a_successful_trace():
    t = archangel("hq", rig=["corroder"])
    t.runner.runs("hq").goes_on()
    t.corp.says(YES)
    t.settles()
    t.corp.says(0)
    t.runner.says(0)
    assert (t.runner.hand, t.corp.credits) == (["corroder"], 2)
    assert (t.run, t.corp.hand) == (None, ["archangel"])


def test_archangel_protects_a_server_as_other_ice_does():
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("archangel")])), runner=runner(rig=["desperado"])
    )
    t.runner.runs("hq")
    t.corp.says(0)
    t.runner.says(0)
    assert t.runner.hand == ["desperado"]


def test_archangel_met_in_the_middle_of_shiro_s_encounter_leaves_shiro_where_it_was():
    """AMB-61, AMB-131: the outer encounter goes on, and Shiro is passed as ice."""
    t = table(
        corp=corp(rd=["hedge-fund"] * 3 + ["archangel"], credits=5, hq_server=server(ice=[rezzed("shiro")])),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("hq")
    passes_all(t)
    t.corp.picks("archangel")
    t.settles()
    while t.asked == ("corp", "pick"):
        t.corp.answers(t.options[0])
    t.corp.says(NO).says(YES)
    assert t.run.ice == t.card("archangel")
    passes_all(t)
    t.corp.says(0)
    t.runner.says(5)
    t.settles()
    assert (PASSED, t.card("shiro"), 0) in t.state.happened
    assert t.run is None


def test_archangel_accessed_without_a_run_is_met_all_the_same():
    """AMB-101: Raymond Flint."""
    t = table(
        "corp",
        corp=corp(hq=["archangel"], remote_1=server(root=[unrezzed("hostile-takeover", advancement=2)])),
        runner=runner(rig=["raymond-flint", "corroder"]),
    )
    t.corp.takes_credit().scores("hostile-takeover")
    t.settles()
    t.corp.says(YES)
    t.settles()
    t.corp.says(0)
    t.runner.says(0)
    t.corp.picks("corroder")
    assert (t.runner.hand, t.run) == (["corroder"], None)
    t.corp.takes_credit()


# Casting Call, Quantum Predictive Model


def test_casting_call_installs_an_agenda_faceup_and_tags_who_accesses_it():
    t = table("corp", corp=corp(hq=["casting-call", "hostile-takeover", "enigma"]))
    t.corp.plays("casting-call")
    t.corp.picks("hostile-takeover").does("at new")
    assert (t.where("casting-call"), t.where("hostile-takeover")) == ("hosted", "remote-1/root")
    assert t.runner.view["servers"][3]["root"][0]["card"] == "hostile-takeover"
    assert not t.is_active("hostile-takeover")
    t.ends_turn()
    t.runner.runs("remote-1")
    t.settles()
    assert (t.runner.tags, t.runner.scored, t.where("casting-call")) == (2, ["hostile-takeover"], "archives")


def test_casting_call_needs_an_agenda():
    t = table("corp", corp=corp(hq=["casting-call", "enigma"]))
    assert not t.corp.can("play casting-call")


def test_casting_call_goes_when_its_agenda_is_scored():
    t = table("corp", corp=corp(hq=["casting-call", "hostile-takeover"], credits=5))
    t.corp.plays("casting-call").does("pick hostile-takeover").does("at new")
    t.corp.advances("hostile-takeover").advances("hostile-takeover").scores("hostile-takeover")
    assert t.where("casting-call") == "archives"


MODEL = ["quantum-predictive-model"]
MODEL_AT: dict[str, dict[str, Any]] = {
    "hq": {"hq": MODEL},
    "rd": {"rd": MODEL},
    "archives": {"archives": MODEL},
    "remote-1": {"remote_1": server(root=MODEL)},
}


@pytest.mark.parametrize("where", MODEL_AT)
def test_quantum_predictive_model_is_the_corp_s_if_a_tagged_runner_accesses_it(where):
    t = table(corp=corp(**MODEL_AT[where]), runner=runner(tags=1))
    t.runner.runs(where)
    t.settles()
    assert (t.corp.scored, t.corp.points, t.runner.scored) == (["quantum-predictive-model"], 1, [])
    assert t.asked == ("runner", "action")


@pytest.mark.parametrize("where", MODEL_AT)
def test_quantum_predictive_model_is_stolen_by_a_runner_who_is_not_tagged(where):
    t = table(corp=corp(**MODEL_AT[where]))
    t.runner.runs(where)
    t.settles()
    assert t.runner.scored == ["quantum-predictive-model"]


@rule("WIN-1")
def test_the_seventh_point_may_come_from_quantum_predictive_model():
    scored = ["priority-requisition", "priority-requisition"]
    t = table(corp=corp(hq=["quantum-predictive-model"], scored=scored), runner=runner(tags=1))
    t.runner.runs("hq")
    t.settles()
    assert (t.winner, t.reason) == ("corp", "agendas")


# Disposable HQ


def test_disposable_hq_puts_any_cards_of_hq_under_rd():
    t = table(
        corp=corp(hq=["enigma", "hunter", "snare"], rd=["hedge-fund"], remote_1=server(root=["disposable-hq"])),
        runner=runner(credits=9),
    )
    t.runner.runs("remote-1")
    t.settles()
    t.corp.picks("enigma", "snare").done()
    assert (t.corp.hand, t.corp.deck) == (["hunter"], ["snare", "enigma", "hedge-fund"])
    assert t.options == ["trash 5", "leave"]


def test_disposable_hq_may_go_under_rd_itself_and_works_in_archives_too():
    t = table(corp=corp(hq=["disposable-hq"], rd=["hedge-fund"]))
    t.runner.runs("hq")
    t.settles()
    t.corp.picks("disposable-hq")
    assert (t.corp.deck, t.asked) == (["disposable-hq", "hedge-fund"], ("runner", "action"))
    t = table(corp=corp(hq=["enigma"], archives=["disposable-hq"], rd=["hedge-fund"]))
    t.runner.runs("archives")
    t.settles()
    t.corp.picks("enigma")
    assert t.corp.deck == ["enigma", "hedge-fund"]


def test_disposable_hq_is_revealed_from_rd():
    t = table(corp=corp(hq=["enigma"], rd=["hedge-fund", "disposable-hq"]))
    t.runner.runs("rd")
    t.settles()
    assert (t.asked, t.says("reveals")[0]["card"]) == (("corp", "pick"), "disposable-hq")


# Media Blitz


def blitz(*stolen: str, turn="corp", **more) -> Table:
    t = table(turn, corp=corp(hq=["media-blitz", "media-blitz"], credits=9, **more), runner=runner(stolen=stolen))
    t.corp.plays("media-blitz")
    return t


def test_media_blitz_gains_the_text_of_a_stolen_agenda_and_stays():
    t = blitz("mandatory-upgrades")
    assert (t.where("media-blitz"), t.is_active("mandatory-upgrades")) == ("play-area", True)
    assert total_clicks(t.state, CORP) == 4
    t.ends_turn().ends_turn()
    assert t.corp.clicks == 4


def test_media_blitz_lets_the_corp_use_a_click_ability():
    t = blitz("gila-hands-arcology")
    t.corp.uses("gila-hands-arcology")
    assert (t.corp.clicks, t.corp.credits) == (0, 9 - 2 + 3)


def test_media_blitz_chooses_among_all_stolen_agendas():
    t = blitz("mandatory-upgrades", "gila-hands-arcology")
    t.corp.picks("gila-hands-arcology")
    assert (t.is_active("mandatory-upgrades"), t.is_active("gila-hands-arcology")) == (False, True)


def test_media_blitz_needs_a_stolen_agenda():
    t = table("corp", corp=corp(hq=["media-blitz"]))
    assert not t.corp.can("play media-blitz")


def test_media_blitz_goes_when_an_agenda_is_stolen():
    t = blitz("mandatory-upgrades", remote_1=server(root=["hostile-takeover"]))
    t.ends_turn()
    t.runner.runs("remote-1")
    t.settles()
    assert (t.where("media-blitz"), t.is_active("mandatory-upgrades")) == ("archives", False)
    assert total_clicks(t.state, CORP) == 3


def test_another_current_sends_media_blitz_away():
    t = blitz("mandatory-upgrades", "gila-hands-arcology")
    t.corp.picks("mandatory-upgrades")
    t.corp.plays("media-blitz").picks("gila-hands-arcology")
    assert len(t.zone("play-area")) == 1
    assert (t.is_active("mandatory-upgrades"), t.is_active("gila-hands-arcology")) == (False, True)


def test_media_blitz_keeps_the_text_of_an_agenda_that_is_forfeited():
    """AMB-141."""
    t = table(
        "corp",
        corp=corp(hq=["media-blitz"], credits=9),
        runner=runner(stolen=["mandatory-upgrades"], rig=["data-dealer"]),
    )
    t.corp.plays("media-blitz")
    t.ends_turn()
    t.runner.uses("data-dealer")
    t.settles()
    assert (t.where("mandatory-upgrades"), total_clicks(t.state, CORP)) == ("removed", 4)
