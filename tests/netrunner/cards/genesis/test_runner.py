"""The Runner's cards of the Genesis cycle, clause by clause."""

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
