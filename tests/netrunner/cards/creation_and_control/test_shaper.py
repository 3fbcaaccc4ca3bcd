"""Shapers of Creation and Control."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.netrunner.catalog import find
from jackin.netrunner.decks.deck import Deck
from jackin.netrunner.decks.law import faults, influence, spared
from tests.netrunner.scenario import YES, Cards, Table, corp, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule

KIT = "rielle-kit-peddler-transhuman"
PROFESSOR = "the-professor-keeper-of-knowledge"
EXILE = "exile-streethawk"


def meets(*ice: str, rig: Cards = (), credits: int = 9, **side: Any) -> Table:
    """A run on HQ up to the first encounter; the innermost ice first."""
    t = table(
        runner=runner(rig=rig, credits=credits, **side),
        corp=corp(hq_server=server(ice=[rezzed(name) for name in ice]), hq=["hedge-fund"]),
    )
    t.runner.runs("hq")
    return t


def can_use(t: Table, slug: str, ability: int = 0) -> bool:
    return t.runner.can(f"use {t.runner.id(slug)} {ability}")


# Kit


def test_the_first_ice_that_kit_meets_in_a_turn_is_a_code_gate_too():
    t = meets("wall-of-static", "ice-wall", rig=["gordian-blade"], identity=KIT)
    t.runner.breaks("gordian-blade", 0)
    t.runner.goes_on()
    t.settles()
    assert t.log().count("breaks") == 1
    assert "fails" in t.log()


def test_it_stays_a_code_gate_for_that_run_only_and_the_second_run_has_none():
    t = meets("ice-wall", rig=["gordian-blade"], identity=KIT)
    t.runner.breaks("gordian-blade", 0)
    t.settles()
    t.runner.runs("hq")
    t.settles()
    assert (t.log().count("succeeds"), t.log().count("fails")) == (1, 1)


# The Professor


@rule("DECK-5")
def test_the_professor_has_the_first_copy_of_each_program_for_nothing():
    deck = Deck(PROFESSOR, {"corroder": 3, "ninja": 1, "account-siphon": 1})
    assert influence(deck) == 2 * 2 + 0 + 4
    assert (spared(find("ninja"), deck), spared(find("magnum-opus"), deck)) == (1, 0)
    assert spared(find("ninja"), Deck(KIT, {})) == 0


@rule("DECK-5")
def test_one_influence_is_all_that_the_professor_has_besides():
    spends = {fault.key: fault.args for fault in faults(Deck(PROFESSOR, {"corroder": 2}))}
    assert spends["deck-too-much-influence"]["spent"] == 2
    assert "deck-too-much-influence" not in {
        fault.key for fault in faults(Deck(PROFESSOR, {"corroder": 1, "ninja": 1}))
    }


# Exile, Clone Chip


def test_exile_draws_for_a_program_from_the_heap_and_for_no_other():
    t = table(
        runner=runner(identity=EXILE, rig=["clone-chip"], heap=["corroder", "diesel"], grip=["ninja"], credits=9)
    )
    t.runner.installs("ninja")
    assert t.runner.hand == []
    t.runner.uses("clone-chip")
    t.settles()
    assert (t.where("corroder"), t.runner.hand, t.runner.credits) == ("rig", ["sure-gamble"], 9 - 4 - 2)


def test_clone_chip_needs_a_program_that_can_be_paid_for():
    t = table(runner=runner(rig=["clone-chip"], heap=["corroder", "diesel"], credits=1))
    assert not can_use(t, "clone-chip")


def test_clone_chip_works_in_the_middle_of_a_run():
    t = meets("wall-of-static", rig=["clone-chip"], heap=["corroder"])
    t.runner.uses("clone-chip")
    t.runner.uses("corroder", 1).breaks("corroder", 0)
    t.settles()
    assert "succeeds" in t.log()


# Escher


def escher(**servers: Any) -> Table:
    t = table(runner=runner(grip=["escher"], credits=3), corp=corp(hq=["hedge-fund"], **servers))
    t.runner.plays("escher")
    return t.settles()


@rule("SWAP-1")
def test_escher_rearranges_the_ice_of_all_servers_rezzed_or_not():
    t = escher(
        rd_server=server(ice=["enigma", rezzed("hunter")]),
        remote_1=server(ice=["ice-wall"], root=["pad-campaign"]),
    )
    t.runner.picks("enigma", "ice-wall").picks("hunter", "enigma")
    assert (t.zone("rd/ice"), t.zone("remote-1/ice")) == (["ice-wall", "enigma"], ["hunter"])
    assert (t.is_rezzed("hunter"), t.is_rezzed("enigma"), t.state.known(t.card("enigma"), 1)) == (True, False, False)
    assert (t.run, t.runner.clicks, t.where("escher")) == (None, 3, "heap")


def test_escher_stops_when_the_runner_is_done():
    t = escher(rd_server=server(ice=["enigma", "hunter", "ice-wall"]))
    t.runner.picks("enigma", "ice-wall").done()
    assert t.zone("rd/ice") == ["ice-wall", "hunter", "enigma"]
    assert t.run is None


@rule("REPL-1")
def test_one_ice_alone_cannot_be_rearranged_and_nothing_is_accessed():
    t = escher(rd_server=server(ice=["enigma"]))
    assert (t.zone("rd/ice"), t.run) == (["enigma"], None)
    assert "accesses" not in t.log("runner")


# Exploratory Romp


def romp(**servers: Any) -> Table:
    t = table(runner=runner(grip=["exploratory-romp"], credits=1), corp=corp(**servers))
    t.runner.plays("exploratory-romp").runs("remote-1")
    return t.settles()


@rule("REPL-1")
def test_exploratory_romp_removes_up_to_three_tokens_from_a_card_there():
    t = romp(remote_1=server(root=[unrezzed("priority-requisition", advancement=4)]))
    t.runner.says(3)
    assert (t.tokens("priority-requisition"), t.runner.points, t.run) == (1, 0, None)
    assert t.where("exploratory-romp") == "heap"


def test_exploratory_romp_reaches_the_ice_that_protects_the_server_but_no_other():
    t = romp(
        remote_1=server(ice=[unrezzed("ice-wall", advancement=2)], root=[unrezzed("snare", advancement=1)]),
        hq_server=server(ice=[unrezzed("hadrians-wall", advancement=1)]),
    )
    assert sorted(t.options) == sorted(f"pick {t.runner.id(slug)}" for slug in ("ice-wall", "snare"))
    t.runner.picks("ice-wall").says(1)
    assert (t.tokens("ice-wall"), t.tokens("snare")) == (1, 1)


# Freelance Coding Contract


def test_freelance_coding_contract_pays_two_for_each_program():
    t = table(runner=runner(grip=["freelance-coding-contract", "corroder", "ninja", "diesel"], credits=0))
    t.runner.plays("freelance-coding-contract")
    assert t.options == ["pick corroder", "pick ninja", "done"]
    t.runner.picks("corroder", "ninja").done()
    assert (t.runner.credits, t.runner.hand) == (4, ["diesel"])


def test_no_more_than_five_programs():
    t = table(runner=runner(grip=["freelance-coding-contract", *["ninja"] * 6], credits=0))
    t.runner.plays("freelance-coding-contract").picks(*["ninja"] * 5)
    assert (t.runner.credits, t.runner.hand, t.asked) == (10, ["ninja"], ("runner", "action"))


@rule("ACT-4")
def test_without_a_program_there_is_no_contract():
    t = table(runner=runner(grip=["freelance-coding-contract", "diesel"]))
    assert not t.runner.can("play freelance-coding-contract")


# Scavenge


@rule("COST-3")
def test_scavenge_lowers_a_program_by_what_the_trashed_one_cost():
    t = table(runner=runner(grip=["scavenge", "femme-fatale"], rig=["corroder", "ninja"], credits=7))
    t.runner.plays("scavenge")
    assert t.asked == ("runner", "trash-cost")
    t.runner.does(f"trash {t.runner.id('corroder')}").picks("femme-fatale")
    t.settles()
    assert (t.where("femme-fatale"), t.runner.credits) == ("rig", 0)


def test_scavenge_gives_back_the_program_that_it_took():
    t = table(runner=runner(grip=["scavenge"], rig=["atman"], credits=2))
    t.runner.plays("scavenge")
    assert t.asked == ("runner", "number")
    t.runner.says(2)
    assert (t.where("atman"), t.counter("atman", "power"), t.runner.credits) == ("rig", 2, 0)


def test_what_is_left_of_the_discount_is_lost():
    t = table(runner=runner(grip=["scavenge"], heap=["inti"], rig=["femme-fatale"], credits=0))
    t.runner.plays("scavenge")
    assert t.options == ["pick inti", "pick femme-fatale"]
    t.runner.picks("inti")
    assert t.runner.credits == 0


def test_without_an_installed_program_nothing_can_be_scavenged():
    t = table(runner=runner(grip=["scavenge", "inti"], rig=["akamatsu-mem-chip"]))
    assert not t.runner.can("play scavenge")


@rule("PREV-6")
def test_a_program_that_is_saved_has_paid_for_nothing():
    t = table(runner=runner(grip=["scavenge"], rig=["corroder", "sacrificial-construct"], heap=["inti"]))
    t.runner.plays("scavenge")
    t.runner.prevents("sacrificial-construct", saving="corroder")
    assert (t.where("corroder"), t.where("inti"), t.where("scavenge")) == ("rig", "heap", "heap")


# Levy AR Lab Access


@rule("ZONE-18")
def test_levy_ar_lab_access_shuffles_all_in_draws_five_and_is_gone():
    t = table(
        runner=runner(
            grip=["levy-ar-lab-access", "ninja"], heap=["corroder", "mimic"], stack=["diesel"] * 3, credits=5
        )
    )
    t.runner.plays("levy-ar-lab-access")
    assert (len(t.runner.hand), len(t.runner.deck), t.runner.pile) == (5, 1, [])
    assert t.where("levy-ar-lab-access") == "removed"
    assert sorted(t.runner.hand + t.runner.deck) == sorted(["ninja", "corroder", "mimic", *["diesel"] * 3])


# Monolith


def test_monolith_brings_memory_and_up_to_three_programs_for_four_less_each():
    t = table(runner=runner(grip=["monolith", "femme-fatale", "ninja", "corroder", "mimic", "diesel"], credits=23))
    t.runner.installs("monolith")
    assert t.options == ["pick femme-fatale", "pick ninja", "pick corroder", "pick mimic", "done"]
    t.runner.does("pick femme-fatale").does("pick ninja").does("pick corroder")
    t.settles()
    assert (t.runner.credits, sorted(t.runner.hand), t.asked) == (0, ["diesel", "mimic"], ("runner", "action"))
    assert t.runner.memory == (3, 7)


def test_a_monolith_may_stand_alone():
    t = table(runner=runner(grip=["monolith", "ninja"], credits=18))
    t.runner.installs("monolith").done()
    assert (t.runner.hand, t.runner.credits) == (["ninja"], 0)


@rule("PREV-5")
def test_a_program_of_the_grip_prevents_one_brain_damage():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("viktor-1-0")])),
        runner=runner(grip=["ninja", "diesel"], rig=["monolith"]),
    )
    t.runner.runs("hq").prevents("monolith", 0)
    t.settles()
    assert (t.runner.brain, t.runner.hand, t.runner.pile) == (0, ["diesel"], ["ninja"])


@rule("PREV-5")
def test_each_net_damage_takes_another_program():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("neural-katana")])),
        runner=runner(grip=["ninja", "corroder", "diesel", "diesel"], rig=["monolith"]),
    )
    t.runner.runs("hq").prevents("monolith", 1).does("trash ninja").prevents("monolith", 1)
    t.settles()
    assert (len(t.runner.hand), sorted(t.runner.pile)[:2]) == (1, ["corroder", "diesel"])


@pytest.mark.parametrize("held", ["ninja", "diesel"])
def test_who_holds_no_program_is_asked_all_the_same(held):
    """Silence would tell the Corp what the Runner holds."""
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("neural-katana")])), runner=runner(grip=[held] * 4, rig=["monolith"])
    )
    t.runner.runs("hq")
    while t.asked != ("runner", "prevent"):
        assert t.let_pass()
    assert len(t.options) == (2 if held == "ninja" else 1)


def test_an_empty_grip_hides_nothing():
    t = table(corp=corp(hq_server=server(ice=[rezzed("neural-katana")])), runner=runner(rig=["monolith"]))
    t.runner.runs("hq")
    t.settles()
    assert t.winner == "corp"


def test_meat_damage_is_not_for_the_monolith():
    t = table(
        "corp", corp=corp(scored=["private-security-force"]), runner=runner(grip=["ninja"], rig=["monolith"], tags=1)
    )
    t.corp.uses("private-security-force")
    assert t.runner.hand == []


# Feedback Filter


def test_feedback_filter_buys_off_net_damage_one_by_one():
    t = table(
        corp=corp(rd_server=server(ice=[rezzed("neural-katana")])),
        runner=runner(grip=["diesel"] * 4, rig=["feedback-filter"], credits=7),
    )
    t.runner.runs("rd").prevents("feedback-filter", 0).prevents("feedback-filter", 0)
    t.settles()
    assert (t.runner.credits, len(t.runner.hand)) == (1, 3)


def test_feedback_filter_burns_for_up_to_two_brain_damage():
    t = table(
        corp=corp(remote_1=server(root=[unrezzed("cerebral-overwriter", advancement=3)])),
        runner=runner(grip=["diesel"] * 3, rig=["feedback-filter"]),
    )
    t.runner.runs("remote-1")
    t.corp.says(YES)
    t.runner.prevents("feedback-filter", 1).says(2)
    assert (t.runner.brain, len(t.runner.hand), t.where("feedback-filter")) == (1, 2, "heap")


# Omni-drive


@rule("MU-4")
def test_omni_drive_carries_a_program_and_pays_for_its_use():
    t = meets("wall-of-static", rig=["omni-drive", hosted("inti", "omni-drive")], credits=4)
    assert t.runner.memory == (0, 4)
    t.runner.uses("inti", 1)
    assert t.asked == ("runner", "pay")
    t.let_pass()
    assert t.counter("omni-drive", "credit") == 0
    t.runner.uses("inti", 1).breaks("inti", 0)
    t.settles()
    assert "succeeds" in t.log()


def test_omni_drive_takes_one_small_program_only():
    t = table(runner=runner(grip=["magnum-opus", "inti", "atman"], rig=["omni-drive"], credits=9))
    t.runner.installs("magnum-opus")
    assert t.where("magnum-opus") == "rig"
    assert t.state.host[t.card("magnum-opus")] == -1
    t.runner.installs("inti", on="omni-drive").installs("atman").says(0)
    assert t.state.host[t.card("atman")] == -1


def test_omni_drive_pays_for_no_other_program():
    t = meets("wall-of-static", rig=["omni-drive", "inti"], credits=9)
    t.runner.uses("inti", 1)
    assert (t.runner.credits, t.counter("omni-drive", "credit")) == (7, 1)


# Atman


def test_atman_is_as_strong_as_it_was_paid_for():
    t = table(runner=runner(grip=["atman"], credits=7))
    t.runner.installs("atman").says(3)
    assert (t.strength("atman"), t.runner.credits) == (3, 1)


@rule("BRK-2")
@pytest.mark.parametrize(("counters", "works"), [(2, False), (3, True), (4, False)])
def test_atman_breaks_ice_of_exactly_its_strength(counters, works):
    t = table(
        runner=runner(rig=[rezzed("atman", power=counters), "omni-drive"], credits=9),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")]), hq=["hedge-fund"]),
    )
    t.runner.runs("hq")
    if works:
        t.runner.breaks("atman", 0)
        t.settles()
        assert "succeeds" in t.log()
    else:
        t.settles()
        assert "breaks" not in t.log()


# Cloak, Dagger


def test_cloak_pays_for_icebreakers():
    t = meets("wall-of-static", rig=["cloak", "inti"], credits=4)
    t.runner.uses("inti", 1)
    assert t.asked == ("runner", "pay")


def test_dagger_grows_by_a_stealth_credit_and_by_no_other():
    t = meets("hunter", rig=["cloak", "dagger"], credits=4)
    t.runner.uses("dagger", 1)
    assert (t.strength("dagger"), t.counter("cloak", "credit"), t.runner.credits) == (5, 0, 4)
    assert not can_use(t, "dagger", 1)
    t.runner.breaks("dagger", 0)
    assert t.runner.credits == 3


@rule("RECUR-4")
def test_the_toolbox_is_no_stealth_card():
    t = meets("hunter", rig=["the-toolbox", "dagger", "cyberfeeder"], credits=9)
    t.settles()
    assert "strength-up" not in t.log()


# Chakana


def test_chakana_counts_successful_runs_on_rd():
    t = table(runner=runner(rig=["chakana"]), corp=corp(hq=["hedge-fund"]))
    t.runner.runs("rd").leaves()
    t.runner.runs("hq")
    t.settles()
    assert t.counter("chakana", "virus") == 1


@pytest.mark.parametrize(("counters", "scores"), [(2, True), (3, False)])
def test_with_three_counters_on_chakana_agendas_need_one_token_more(counters, scores):
    t = table(
        "corp",
        corp=corp(remote_1=server(root=[unrezzed("private-security-force", advancement=4)])),
        runner=runner(rig=[rezzed("chakana", virus=counters)]),
        begin=True,
    )
    score = f"score {t.corp.id('private-security-force')}"
    assert t.corp.can(score) == scores


# Cyber-Cypher


def cypher(named: str, runs: str) -> Table:
    t = table(
        runner=runner(grip=["cyber-cypher"], credits=9),
        corp=corp(
            hq_server=server(ice=[rezzed("enigma")]), rd_server=server(ice=[rezzed("enigma")]), hq=["hedge-fund"]
        ),
    )
    t.runner.installs("cyber-cypher").does(f"at {named}").runs(runs)
    return t


@rule("INFO-4")
def test_cyber_cypher_works_in_runs_on_the_server_it_named():
    t = cypher("hq", "hq")
    t.runner.breaks("cyber-cypher", 0, 1)
    t.settles()
    assert "succeeds" in t.log()


def test_cyber_cypher_is_useless_elsewhere():
    t = cypher("hq", "rd")
    assert "why-other-server" in t.runner.why_not("cyber-cypher")
    t.settles()
    assert ("breaks" in t.log(), "fails" in t.log()) == (False, True)


@rule("ZONE-8")
def test_a_new_remote_of_the_same_number_is_another_server():
    t = table(
        "corp",
        runner=runner(rig=["cyber-cypher"]),
        corp=corp(remote_1=server(root=[rezzed("thomas-haas", advancement=1)]), hq=["enigma"], credits=9),
        begin=True,
    )
    named = t.card("cyber-cypher")
    t.state.set_counter(named, 5, 3 + 1)
    t.corp.uses("thomas-haas").installs("enigma", at="new")
    assert (t.where("enigma"), t.counter("cyber-cypher", "mark")) == ("remote-1/ice", 0)


# Programs that pay


def test_paricia_pays_to_trash_assets():
    t = table(runner=runner(rig=["paricia"], credits=2), corp=corp(remote_1=server(root=["pad-campaign"])))
    t.runner.runs("remote-1").trashes()
    t.settles()
    assert (t.where("pad-campaign"), t.counter("paricia", "credit"), t.runner.credits) == ("archives", 0, 0)


def test_paricia_pays_for_no_upgrade():
    t = table(runner=runner(rig=["paricia"], credits=1), corp=corp(remote_1=server(root=["akitaro-watanabe"])))
    t.runner.runs("remote-1")
    t.settles()
    assert t.where("akitaro-watanabe") == "remote-1/root"


def test_sahasrara_pays_for_programs_and_not_for_hardware():
    t = table(runner=runner(grip=["corroder", "akamatsu-mem-chip"], rig=["sahasrara"], credits=1))
    t.runner.installs("corroder")
    t.settles()
    assert (t.where("corroder"), t.counter("sahasrara", "credit"), t.runner.credits) == ("rig", 0, 1)
    t = table(runner=runner(grip=["the-toolbox"], rig=["sahasrara"], credits=8))
    assert not t.runner.can("install the-toolbox")


@rule("INST-5")
def test_a_program_that_sahasrara_makes_room_for_is_not_paid_by_it():
    t = table(runner=runner(grip=["corroder"], rig=["sahasrara", "magnum-opus", "ninja"], credits=2))
    t.runner.installs("corroder").trashes_first("sahasrara")
    t.settles()
    assert (t.where("corroder"), t.runner.credits) == ("rig", 0)


def test_self_modifying_code_becomes_a_program_of_the_stack():
    t = meets("wall-of-static", rig=["self-modifying-code"], stack=["corroder", "diesel"], credits=6)
    t.runner.uses("self-modifying-code").finds("corroder")
    assert (t.where("corroder"), t.where("self-modifying-code"), t.runner.credits) == ("rig", "heap", 2)
    t.runner.uses("corroder", 1).breaks("corroder", 0)
    t.settles()
    assert "succeeds" in t.log()


def test_what_cannot_be_paid_for_goes_back():
    t = table(runner=runner(rig=["self-modifying-code"], stack=["femme-fatale"], credits=2), begin=True)
    t.runner.uses("self-modifying-code").finds("femme-fatale")
    assert (t.where("femme-fatale"), t.runner.credits) == ("stack", 0)


def test_inti_grows_for_the_whole_run():
    t = meets("ice-wall", "wall-of-static", rig=["inti"], credits=9)
    t.runner.uses("inti", 1).uses("inti", 1).breaks("inti", 0)
    t.runner.goes_on()
    t.runner.breaks("inti", 0)
    t.settles()
    assert ("succeeds" in t.log(), t.runner.credits) == (True, 9 - 4 - 2 + 2)


# Resources


def test_professional_contacts_bring_a_credit_and_a_card():
    t = table(runner=runner(rig=["professional-contacts"], credits=0))
    t.runner.uses("professional-contacts")
    assert (t.runner.credits, t.runner.hand, t.runner.clicks) == (1, ["sure-gamble"], 3)


def test_borrowed_satellite_links_and_widens_the_hand():
    t = table(runner=runner(rig=["borrowed-satellite"]))
    assert (t.runner.link, t.runner.hand_size) == (1, 6)


def test_ice_analyzer_collects_for_programs():
    t = table(
        runner=runner(rig=["ice-analyzer"], grip=["corroder"], credits=1),
        corp=corp(rd_server=server(ice=["ice-wall"])),
    )
    t.runner.runs("rd")
    t.corp.rezzes("ice-wall")
    t.settles()
    assert t.counter("ice-analyzer", "credit") == 1
    t.runner.installs("corroder")
    t.settles()
    assert (t.where("corroder"), t.runner.credits, t.counter("ice-analyzer", "credit")) == ("rig", 0, 0)
    assert t.where("ice-analyzer") == "rig"
