"""The Runner's cards of the Genesis cycle, clause by clause: numbers, money, icebreakers and runs."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import meets, usable
from tests.netrunner.scenario import NO, YES, corp, rezzed, runner, server, table
from tests.rule import rule

FIVE = ["diesel", "modded", "tinkering", "easy-mark", "inside-job"]

KATE = "kate-mac-mccaffrey-digital-tinker"


# Credits for one purpose


@pytest.mark.parametrize(("slug", "identity", "n"), [("whizzard-master-gamer", True, 3), ("scrubber", False, 2)])
@rule("RECUR-4")
def test_credits_for_trashing_pay_trash_costs_and_nothing_else(slug, identity, n):
    side = {"identity": slug} if identity else {"rig": [slug]}
    t = table(
        begin=True,
        corp=corp(remote_1=server(root=[rezzed("pad-campaign")])),
        runner=runner(credits=4 - n, grip=["easy-mark", "corroder"], **side),
    )
    t.settles()
    assert t.counter(slug, "credit") == n
    assert not t.runner.can("install corroder") or t.runner.credits >= 2
    t.runner.runs("remote-1")
    t.runner.trashes()
    t.settles()
    assert t.corp.pile == ["pad-campaign"]
    assert (t.runner.credits, t.counter(slug, "credit")) == (0, 0)


@rule("RECUR-2")
def test_inside_man_pays_for_hardware_only_and_comes_back_to_two():
    t = table(runner=runner(rig=[rezzed("inside-man", credit=2)], grip=["dyson-mem-chip", "corroder"], credits=1))
    assert not t.runner.can("install corroder")
    t.runner.installs("dyson-mem-chip")
    t.settles()
    assert (t.runner.credits, t.counter("inside-man", "credit")) == (0, 0)
    t.ends_turn()
    t.ends_turn()
    assert t.counter("inside-man", "credit") == 2


# Numbers


def test_chaos_theory_has_one_more_memory_and_forty_cards():
    t = table(runner=runner(identity="chaos-theory-wunderkind"))
    assert t.runner.memory == (0, 5)


def test_dyson_mem_chip_adds_memory_and_link():
    t = table(runner=runner(rig=["dyson-mem-chip"]))
    assert (t.runner.memory[1], t.runner.link) == (5, 1)


def test_public_sympathy_raises_the_hand_size_by_two():
    assert table(runner=runner(rig=["public-sympathy"])).runner.hand_size == 7


def test_quality_time_draws_five_cards_or_what_is_there():
    t = table(runner=runner(grip=["quality-time"], stack=["diesel"] * 7))
    t.runner.plays("quality-time")
    assert (t.runner.hand, t.runner.credits) == (["diesel"] * 5, 2)
    t = table(runner=runner(grip=["quality-time"], stack=["diesel"] * 3))
    t.runner.plays("quality-time")
    assert t.runner.hand == ["diesel"] * 3


def test_xanadu_makes_ice_dearer_to_rez_and_nothing_else():
    t = table(
        corp=corp(hq_server=server(ice=["wall-of-static"]), remote_1=server(root=["pad-campaign"]), credits=5),
        runner=runner(rig=["xanadu"]),
    )
    t.runner.runs("hq")
    t.corp.rezzes("wall-of-static")
    assert t.corp.credits == 1
    assert not t.corp.can(f"rez {t.corp.id('pad-campaign')}")


def test_xanadu_is_unique():
    t = table(runner=runner(rig=["xanadu"], grip=["xanadu"]))
    t.runner.installs("xanadu")
    assert (t.runner.rig, t.runner.pile) == (["xanadu"], ["xanadu"])


# Money and clicks


def test_liberated_account_comes_with_sixteen_credits_and_goes_when_empty():
    t = table(runner=runner(grip=["liberated-account"], credits=6), clicks=5)
    t.runner.installs("liberated-account")
    assert (t.runner.credits, t.counter("liberated-account", "credit")) == (0, 16)
    for left in (12, 8, 4):
        t.runner.uses("liberated-account")
        assert t.counter("liberated-account", "credit") == left
    t.runner.uses("liberated-account")
    assert (t.runner.credits, t.runner.rig, t.runner.pile) == (16, [], ["liberated-account"])


def test_all_nighter_turns_a_click_into_two_and_is_trashed():
    t = table(runner=runner(rig=["all-nighter"]), clicks=2)
    t.runner.uses("all-nighter")
    assert (t.runner.clicks, t.runner.pile) == (3, ["all-nighter"])


@rule("CLICK-4")
def test_joshua_b_gives_a_click_for_a_tag_at_the_end_of_the_turn():
    t = table(begin=True, runner=runner(rig=["joshua-b"]))
    t.runner.says(YES)
    assert (t.runner.clicks, t.runner.tags) == (5, 0)
    t.ends_turn()
    assert t.runner.tags == 1


def test_joshua_b_is_optional():
    t = table(begin=True, runner=runner(rig=["joshua-b"]))
    t.runner.says(NO)
    assert t.runner.clicks == 4
    t.ends_turn()
    assert t.runner.tags == 0


def test_joshua_bs_tag_can_be_avoided_and_comes_even_if_he_is_gone():
    t = table(begin=True, runner=runner(rig=["joshua-b", "decoy"]))
    t.runner.says(YES)
    for _ in range(5):
        t.runner.takes_credit()
    t.runner.prevents("decoy")
    t.settles()
    assert t.runner.tags == 0
    t = table(begin=True, runner=runner(rig=["joshua-b", "aesops-pawnshop"]))
    while t.asked == ("runner", "order"):
        t.runner.answers(next(value for value in t.options if "joshua" in value))
    t.runner.says(YES)
    t.runner.picks("joshua-b")
    t.ends_turn()
    assert (t.runner.pile, t.runner.tags) == (["joshua-b"], 1)


# Icebreakers


@pytest.mark.parametrize(
    ("breaker", "ice", "boosts", "left"),
    [
        ("peacock", "enigma", 0, 20 - 4),
        ("morning-star", "wall-of-thorns", 0, 20 - 1),
        ("force-of-nature", "enigma", 1, 20 - 3),
        ("faerie", "rototurret", 0, 20),
    ],
)
@rule("BRK-1", "BRK-2")
def test_a_breaker_breaks_its_ice_for_its_price(breaker, ice, boosts, left):
    t = meets(ice, rig=[breaker])
    for _ in range(boosts):
        t.runner.uses(breaker, 1)
    while usable(t.runner, breaker):
        t.runner.uses(breaker)
        while t.asked == ("runner", "break"):
            t.runner.answers(next(value for value in t.options if value.startswith("subroutine")))
    assert t.run.broken == 3
    assert t.runner.credits == left


@rule("BRK-4")
@pytest.mark.parametrize(
    ("breaker", "ice"),
    [("peacock", "rototurret"), ("morning-star", "enigma"), ("force-of-nature", "ice-wall"), ("faerie", "enigma")],
)
def test_a_breaker_does_not_break_other_ice(breaker, ice):
    assert not usable(meets(ice, rig=[breaker]).runner, breaker)


@rule("BRK-5")
@pytest.mark.parametrize(("breaker", "n", "price"), [("peacock", 3, 2), ("force-of-nature", 1, 1), ("faerie", 1, 1)])
def test_a_breaker_is_boosted_for_the_encounter(breaker, n, price):
    t = meets("wall-of-static", rig=[breaker])
    before = t.strength(breaker)
    t.runner.uses(breaker, 1)
    assert (t.strength(breaker), t.runner.credits) == (before + n, 20 - price)


def test_morning_star_has_no_boost_and_may_leave_subroutines_unbroken():
    t = meets("wall-of-thorns", rig=["morning-star"])
    assert not usable(t.runner, "morning-star", 1)
    t.runner.uses("morning-star").answers("subroutine 1").answers("done")
    assert (t.run.broken, t.runner.credits) == (2, 19)


@rule("BRK-2")
def test_morning_star_is_helpless_against_stronger_ice():
    assert not usable(meets("hadrians-wall", rig=["morning-star"]).runner, "morning-star")


def test_faerie_is_trashed_after_an_encounter_in_which_it_broke_something():
    t = meets("rototurret", rig=["faerie"])
    t.runner.breaks("faerie", 0, 1)
    t.settles()
    assert "faerie" in t.runner.pile
    t = meets("rototurret", rig=["faerie", "mimic"])
    t.runner.breaks("mimic", 0, 1)
    t.settles()
    assert "faerie" in t.runner.rig


def test_darwin_is_as_strong_as_its_virus_counters_and_breaks_any_ice():
    t = meets("wall-of-static", rig=[rezzed("darwin", virus=3)])
    assert t.strength("darwin") == 3
    t.runner.breaks("darwin", 0)
    assert (t.run.broken, t.runner.credits) == (1, 18)
    assert not usable(meets("wall-of-static", rig=[rezzed("darwin", virus=2)]).runner, "darwin")


def test_darwin_may_be_fed_for_a_credit_when_the_turn_begins():
    t = table(begin=True, runner=runner(rig=["darwin"], credits=2))
    t.runner.says(YES)
    assert (t.counter("darwin", "virus"), t.runner.credits) == (1, 1)
    t = table(begin=True, runner=runner(rig=["darwin"], credits=2))
    t.runner.says(NO)
    assert (t.counter("darwin", "virus"), t.runner.credits) == (0, 2)
    t = table(begin=True, runner=runner(rig=["darwin"], credits=0))
    assert t.settles().options != ["yes", "no"]


@rule("PURGE-1")
def test_darwins_counters_are_purged():
    t = table("corp", runner=runner(rig=[rezzed("darwin", virus=3)]))
    t.corp.does("purge")
    assert t.strength("darwin") == 0


def test_the_helpful_ai_makes_one_icebreaker_stronger_for_the_turn():
    t = table(runner=runner(rig=["the-helpful-ai", "corroder", "mimic"]))
    assert t.runner.link == 1
    t.runner.takes_credit().uses("the-helpful-ai").picks("mimic")
    assert (t.strength("mimic"), t.strength("corroder"), t.runner.link) == (5, 2, 0)
    t.ends_turn()
    assert t.strength("mimic") == 3


def test_the_helpful_ai_needs_an_icebreaker():
    t = table(runner=runner(rig=["the-helpful-ai", "test-corp-idler"]))
    t.runner.takes_credit()
    assert not usable(t.runner, "the-helpful-ai")


# Nerve Agent


@rule("ACC-16")
def test_nerve_agent_counts_runs_on_hq_and_accesses_one_more_for_each_after_the_first():
    t = table(corp=corp(hq=["hedge-fund"] * 5), runner=runner(rig=["nerve-agent"], identity=KATE))
    t.runner.runs("hq")
    t.settles()
    while t.asked == ("runner", "number"):
        assert t.options == ["number 0"]
        t.runner.says(0)
    t.settles()
    assert t.counter("nerve-agent", "virus") == 1
    t = table(corp=corp(hq=["hedge-fund"] * 5), runner=runner(rig=[rezzed("nerve-agent", virus=2)], identity=KATE))
    t.runner.runs("hq")
    t.settles()
    assert t.options == ["number 2", "number 1", "number 0"]
    t.runner.says(2)
    t.settles()
    assert len(t.says("accesses", "runner")) == 3


def test_nerve_agent_does_not_care_for_rd():
    t = table(runner=runner(rig=["nerve-agent"]))
    t.runner.runs("rd")
    t.settles()
    assert t.counter("nerve-agent", "virus") == 0


# New Angeles City Hall


@rule("PREV-1")
def test_city_hall_avoids_tags_one_by_one_for_two_credits_each():
    t = table("corp", corp(hq=["big-brother"]), runner(rig=["new-angeles-city-hall"], tags=1, credits=4))
    t.corp.plays("big-brother")
    t.runner.prevents("new-angeles-city-hall").prevents("new-angeles-city-hall")
    t.settles()
    assert (t.runner.tags, t.runner.credits, t.runner.rig) == (1, 0, ["new-angeles-city-hall"])


def test_city_hall_is_trashed_when_an_agenda_is_stolen_not_when_one_is_scored():
    t = table(corp=corp(hq=["hostile-takeover"]), runner=runner(rig=["new-angeles-city-hall"]))
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.points, t.runner.rig) == (1, [])
    t = table(
        "corp",
        corp(remote_1=server(root=[rezzed("hostile-takeover", advancement=2)])),
        runner(rig=["new-angeles-city-hall"]),
    )
    t.corp.takes_credit().scores("hostile-takeover")
    t.settles()
    assert t.runner.rig == ["new-angeles-city-hall"]


# Spinal Modem


def test_spinal_modem_has_memory_and_credits_for_breakers():
    t = table(begin=True, runner=runner(rig=["spinal-modem"])).settles()
    assert (t.runner.memory[1], t.counter("spinal-modem", "credit")) == (5, 2)


def test_spinal_modem_hurts_when_a_trace_succeeds_in_a_run():
    t = meets("hunter", rig=["spinal-modem"], grip=FIVE, corp_credits=0)
    t.runner.passes()
    t.settles()
    t.runner.says(0)
    assert (t.runner.brain, t.runner.tags) == (1, 1)
    t = meets("hunter", rig=["spinal-modem"], grip=FIVE, corp_credits=0)
    t.runner.passes()
    t.settles()
    t.runner.says(3)
    assert t.runner.brain == 0


def test_spinal_modem_does_not_hurt_outside_of_runs():
    t = table(
        "corp", corp(scored=["restructured-datapool"], credits=0), runner(rig=["spinal-modem"], grip=FIVE, credits=0)
    )
    t.corp.uses("restructured-datapool")
    t.settles()
    assert (t.runner.brain, t.runner.tags) == (0, 1)


def test_spinal_modems_damage_can_be_prevented():
    t = meets("hunter", rig=["spinal-modem", "test-corp-helmet"], grip=FIVE, corp_credits=0)
    t.runner.passes()
    t.settles()
    t.runner.says(0)
    t.runner.prevents("test-corp-helmet")
    t.settles()
    assert t.runner.brain == 0


# Imp


def test_imp_comes_with_two_counters_and_trashes_an_accessed_card_once_each_turn():
    t = table(corp=corp(hq=["hedge-fund"]), runner=runner(grip=["imp"], identity=KATE))
    t.runner.installs("imp")
    assert t.counter("imp", "virus") == 2
    t.runner.runs("hq")
    t.settles()
    t.runner.does(f"trash-by {t.runner.id('imp')}")
    assert (t.corp.pile, t.counter("imp", "virus"), t.runner.credits) == (["hedge-fund"], 1, 3 + 1)
    t.runner.runs("rd")
    t.settles()
    assert f"trash-by {t.runner.id('imp')}" not in t.options


def test_imp_trashes_an_agenda_instead_of_stealing_it_and_works_again_next_turn():
    t = table(corp=corp(hq=["hostile-takeover"]), runner=runner(rig=[rezzed("imp", virus=1)], identity=KATE))
    t.runner.runs("hq")
    while t.asked != ("runner", "steal"):
        assert t.let_pass()
    t.runner.does(f"trash-by {t.runner.id('imp')}")
    t.settles()
    assert (t.corp.pile, t.runner.points, t.counter("imp", "virus")) == (["hostile-takeover"], 0, 0)


def test_imp_without_counters_or_in_archives_does_nothing():
    t = table(corp=corp(hq=["hostile-takeover"]), runner=runner(rig=["imp"], identity=KATE))
    t.runner.runs("hq")
    t.settles()
    assert t.runner.points == 1
    t = table(corp=corp(archives=["hostile-takeover"]), runner=runner(rig=[rezzed("imp", virus=1)], identity=KATE))
    t.runner.runs("archives")
    t.settles()
    assert (t.runner.points, t.counter("imp", "virus")) == (1, 1)


# Vamp and other runs by event


def test_vamp_costs_the_corp_what_the_runner_spends_and_a_tag():
    t = table(corp=corp(credits=5, hq=["snare"]), runner=runner(grip=["vamp"], credits=4))
    t.runner.plays("vamp").takes_instead("vamp").says(3)
    t.settles()
    assert (t.runner.credits, t.corp.credits, t.runner.tags) == (1 + 2, 2, 1)  # Gabriel gains 2
    t = table(corp=corp(credits=5, hq=["snare"]), runner=runner(grip=["vamp"], credits=4, identity=KATE))
    t.runner.plays("vamp").takes_instead("vamp").says(0)
    assert (t.runner.credits, t.corp.credits, t.runner.tags) == (4, 5, 0)


def test_vamp_takes_no_more_than_there_is():
    t = table(corp=corp(credits=1), runner=runner(grip=["vamp"], credits=4, identity=KATE))
    t.runner.plays("vamp").takes_instead("vamp").says(4)
    assert (t.runner.credits, t.corp.credits, t.runner.tags) == (0, 0, 1)


def test_vamp_costs_a_tag_also_when_the_corp_has_nothing_to_lose():
    t = table(corp=corp(credits=0), runner=runner(grip=["vamp"], credits=4, identity=KATE))
    t.runner.plays("vamp").takes_instead("vamp").says(2)
    assert (t.runner.credits, t.corp.credits, t.runner.tags) == (2, 0, 1)


@rule("REPL-1")
def test_retrieval_run_installs_a_program_from_the_heap_for_nothing():
    t = table(runner=runner(grip=["retrieval-run"], heap=["morning-star", "diesel"], credits=3))
    t.runner.plays("retrieval-run").takes_instead("retrieval-run")
    assert [value for value in t.options if value.startswith("pick")] == ["pick morning-star"]
    t.runner.picks("morning-star")
    t.settles()
    assert (t.runner.rig, t.runner.credits) == (["morning-star"], 0)


def test_retrieval_run_is_optional_and_may_access_archives_instead():
    t = table(corp=corp(archives=["hostile-takeover"]), runner=runner(grip=["retrieval-run"], heap=["mimic"]))
    t.runner.plays("retrieval-run").does("access")
    t.settles()
    assert t.runner.points == 1
    t = table(runner=runner(grip=["retrieval-run"], heap=["mimic"]))
    t.runner.plays("retrieval-run").takes_instead("retrieval-run").done()
    t.settles()
    assert t.runner.rig == []


def test_indexing_lets_the_runner_order_the_top_of_rd():
    rd = ["snare", "enigma", "hunter", "archer", "chum", "shadow"]
    t = table(corp=corp(rd=rd), runner=runner(grip=["indexing"]))
    t.runner.plays("indexing").takes_instead("indexing")
    t.runner.picks("hunter", "enigma", "archer", "shadow")  # and the last one
    t.settles()
    assert t.corp.deck == ["snare", "chum", "shadow", "archer", "enigma", "hunter"]
    top = t.find("hunter")[0]
    assert (t.state.known(top, 1), t.state.known(top, 0)) == (True, False)


# Data Leak Reversal


def test_data_leak_reversal_needs_a_run_on_a_central_server_and_a_tag():
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])), runner=runner(grip=["data-leak-reversal"], tags=1))
    assert not t.runner.can("install data-leak-reversal")
    t.runner.runs("remote-1")
    t.settles()
    t.runner.leaves()
    t.settles()
    assert not t.runner.can("install data-leak-reversal")
    t.runner.runs("archives")
    t.settles()
    t.runner.installs("data-leak-reversal")
    t.runner.uses("data-leak-reversal")
    assert (t.corp.pile, len(t.corp.deck)) == (["hedge-fund"], 9)
    t = table(runner=runner(rig=["data-leak-reversal"]))
    assert not usable(t.runner, "data-leak-reversal")
