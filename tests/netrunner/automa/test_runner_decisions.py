"""What the automatic Runner answers (RA-41 to RA-51; T-78 to T-81, T-83, T-86, T-93)."""

from __future__ import annotations

import pytest

from jackin.kernel.machine import advance
from jackin.netrunner.dsl import (
    BARRIER,
    CODE_GATE,
    PROGRAM,
    boosts,
    brain,
    breaks,
    card,
    credits,
    end_run,
    net,
    new_card,
    prevents,
    tag,
    trace,
    trash_chosen,
)  # fmt: skip
from jackin.netrunner.dsl.filters import ICE, REZZED
from jackin.netrunner.flows.pick import Picking, all_installed
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.faces import derez
from tests.netrunner.automa.runner_kit import automa, runs_in, solo
from tests.netrunner.scenario import corp, rezzed, runner, server, unrezzed
from tests.rule import rule

RD = {"do": "run", "colour": "red", "link": 0, "trash": 3, "rows": [{"go": ["central", "rd"]}]}
REMOTE = {"do": "run", "colour": "red", "link": 0, "trash": 3, "rows": [{"go": ["remote", "+R"]}]}
BLIND = {"feasibility": "off"}


class DerezOne(Picking):
    def candidates(self, s, f):
        return all_installed(s, ICE & REZZED, f)

    def hits(self, s, f, cards):
        derez(s, cards[0])


def breaker(slug, *abilities, strength=0):
    new_card(f"test-rd-{slug}", side="runner", type="program", cost=0, memory=0, strength=strength,
             subtypes=["icebreaker", "fracter"])  # fmt: skip
    card(f"test-rd-{slug}", paid=list(abilities))


def wall(slug, *subroutines: Effect, strength=0):
    new_card(f"test-rd-{slug}", side="corp", type="ice", cost=0, strength=strength, subtypes=["barrier"])
    card(f"test-rd-{slug}", subroutines=list(subroutines))


breaker("four", breaks(BARRIER, 4))
breaker("three", breaks(BARRIER, 3))
breaker("one", breaks(BARRIER, 1), boosts(1, 1))
breaker("other-one", breaks(BARRIER, 1), boosts(1, 1))
breaker("pair", breaks(BARRIER, 1, most=2))
breaker("big", breaks(BARRIER, 2), boosts(3, 2))
wall("wall", end_run())
wall("thick", end_run(), end_run(), end_run())
wall("tall", end_run(), strength=3)
wall("sting", net(1))
wall("cutter", trash_chosen(PROGRAM))
wall("jab", net(2), end_run())
wall("trace", trace(3, end_run()))
wall("mixed", tag(1), end_run())
wall("scalpel", brain(1))
wall("hunter-3", trace(3, tag(1)))
new_card("test-rd-latch", side="corp", type="ice", cost=0, strength=0, subtypes=["code-gate"])
card("test-rd-latch", subroutines=[end_run()])
new_card("test-rd-pick", side="runner", type="program", cost=0, memory=0, subtypes=["icebreaker", "decoder"])
card("test-rd-pick", paid=[breaks(CODE_GATE, 2)])
for slug, price in (("vest", 2), ("coat", 0)):
    new_card(f"test-rd-{slug}", side="runner", type="hardware", cost=0)
    card(f"test-rd-{slug}", prevent=[prevents("net", 1, *([credits(price)] if price else []))])
new_card("test-rd-wrap", side="runner", type="hardware", cost=0)
card("test-rd-wrap", prevent=[prevents("net", 2, credits(2)), prevents("brain", 1, credits(3))])
for slug, trash in (("shop", 2), ("yard", 3)):
    new_card(f"test-rd-{slug}", side="corp", type="asset", cost=0, trash=trash)
    card(f"test-rd-{slug}")
new_card("test-rd-dearest", side="runner", type="event", cost=0)
card("test-rd-dearest", play=DerezOne())


def run_on(*ice, rig=(), credits=5, grip=4, params=None, corp_credits=0, clicks=(RD,)):
    """A run on R&D behind this ice, innermost first."""
    return solo(
        list(clicks), params=params, corp=corp(rd_server=server(ice=list(ice)), credits=corp_credits),
        runner=runner(rig=list(rig), credits=credits, grip=["diesel"] * grip),
    ).settles()  # fmt: skip


def got_in(t):
    return len(t.says("succeeds")) == 1


# Breaking (RA-41, RA-42)


@rule("RA-41", "RA-42")
def test_t80_the_cheapest_breaker_that_leaves_enough_for_the_ice_further_in():
    """RA-41, RA-42: 3 and not 4 for the wall, then 2 for the latch."""
    t = run_on(rezzed("test-rd-latch"), rezzed("test-rd-wall"), rig=["test-rd-four", "test-rd-three", "test-rd-pick"])
    assert [line["card"] for line in t.says("breaks")] == ["test-rd-three", "test-rd-pick"]
    assert (t.runner.credits, got_in(t)) == (0, True)


@rule("RA-41")
def test_a_breaker_is_made_strong_enough_first():
    """RA-41: three boosts and a break."""
    t = run_on(rezzed("test-rd-tall"), rig=["test-rd-one"], credits=4)
    assert (t.runner.credits, got_in(t)) == (0, True)


@rule("RA-41")
def test_subroutines_are_shared_out_among_breakers_if_that_is_cheaper():
    """RA-41: two for 1 and two for 1 is cheaper than three for 1 each."""
    t = run_on(rezzed("test-rd-thick"), rig=["test-rd-one", "test-rd-pair"], credits=9)
    assert t.runner.credits == 7


@rule("RA-42")
def test_equal_cost_goes_to_the_card_installed_first():
    """RA-42."""
    t = run_on(rezzed("test-rd-wall"), rig=["test-rd-other-one", "test-rd-one"])
    assert [line["card"] for line in t.says("breaks")] == ["test-rd-other-one"]


@rule("RA-42")
def test_credits_on_cards_are_spent_before_the_pool():
    """RA-42."""
    t = run_on(rezzed("test-rd-wall"), rig=["test-rd-one", "cyberfeeder"], credits=5)
    assert (t.runner.credits, t.counter("cyberfeeder", "credit")) == (5, 0)


@rule("RA-41")
def test_datasucker_counters_are_used_where_credits_would_be_spent():
    """RA-41: the cheapest way."""
    t = solo([RD], corp=corp(rd_server=server(ice=[rezzed("test-rd-tall")])),
             runner=runner(rig=["test-rd-one", rezzed("datasucker", virus=2)], credits=2)).settles()  # fmt: skip
    assert (t.runner.credits, t.counter("datasucker", "virus"), got_in(t)) == (0, 1, True)


@rule("RA-41")
def test_if_not_everything_can_be_broken_the_run_ending_part_is():
    """RA-41: the tag is taken."""
    t = run_on(rezzed("test-rd-mixed"), rig=["test-rd-one"], credits=1)
    assert (t.runner.tags, t.runner.credits, got_in(t)) == (1, 0, True)
    t = run_on(rezzed("test-rd-mixed"), rig=["test-rd-one"], credits=2)
    assert (t.runner.tags, t.runner.credits, got_in(t)) == (0, 0, True)


@rule("RA-41")
def test_credits_are_kept_for_the_ice_further_in():
    """RA-41: with 3 credits the tag is left unbroken, so that both ends of the run can be broken."""
    t = run_on(rezzed("test-rd-mixed"), rezzed("test-rd-mixed"), rig=["test-rd-one"], credits=3)
    assert (t.runner.tags, t.runner.credits, got_in(t)) == (1, 0, True)


@rule("RA-41")
@pytest.mark.parametrize(("grip", "left", "credits", "inside"), [(5, 4, 0, True), (2, 2, 3, False)])
def test_any_damage_must_be_broken_while_the_grip_has_two_cards_or_fewer(grip, left, credits, inside):
    """RA-41: otherwise the money is kept for the four subroutines further in."""
    t = run_on(rezzed("test-rd-four-walls"), rezzed("test-rd-sting"), rig=["test-rd-one"], credits=4, grip=grip,
               params=BLIND)  # fmt: skip
    assert (len(t.runner.hand), t.runner.credits, got_in(t)) == (left, credits, inside)


wall("four-walls", end_run(), end_run(), end_run(), end_run())


@rule("RA-41")
def test_damage_as_large_as_the_grip_must_be_broken():
    """RA-41."""
    wall("needle", net(3), tag(1))
    t = run_on(rezzed("test-rd-needle"), rig=["test-rd-one"], credits=1, grip=3)
    assert (len(t.runner.hand), t.runner.tags) == (3, 1)
    t = run_on(rezzed("test-rd-four-walls"), rezzed("test-rd-needle"), rig=["test-rd-one"], credits=4, grip=4)
    assert len(t.runner.hand) == 1


@rule("RA-41")
def test_program_trashing_must_be_broken_while_a_breaker_is_installed():
    """RA-41."""
    wall("shredder", trash_chosen(PROGRAM), tag(1))
    t = run_on(rezzed("test-rd-shredder"), rig=["test-rd-one"], credits=1)
    assert (t.runner.rig, t.runner.tags) == (["test-rd-one"], 1)


@rule("RA-41")
def test_what_cannot_be_broken_fires_and_the_rest_is_not_paid_for():
    """RA-41: a run that ends anyway is no reason to spend."""
    t = run_on(rezzed("test-rd-thick"), rig=["test-rd-one"], credits=2, params=BLIND)
    assert (t.runner.credits, got_in(t)) == (2, False)


@rule("RA-51", "CA-70")
def test_femme_fatale_bypasses_marked_ice_when_that_is_cheaper():
    """RA-51, CA-70."""
    side = corp(rd_server=server(ice=[rezzed("heimdall-1-0")]))
    t = solo([{"do": "program"}, RD], pro=["femme-fatale"], corp=side, runner=runner(credits=12)).settles()
    assert (t.runner.credits, got_in(t)) == (0, True)


@rule("RA-41", "RA-51")
def test_crypsis_keeps_itself_alive_with_a_counter():
    """RA-41, RA-51."""
    t = solo([{"do": "use_ability"}, RD], corp=corp(rd_server=server(ice=[rezzed("test-rd-wall")])),
             runner=runner(rig=["crypsis"])).settles()  # fmt: skip
    assert (t.runner.rig, t.counter("crypsis", "virus"), got_in(t)) == (["crypsis"], 0, True)


# Jacking out (RA-44)


@rule("RA-44")
def test_t81_the_runner_jacks_out_before_rezzed_ice_it_cannot_pay_for():
    """RA-44."""
    t = run_on(rezzed("test-rd-jab"), rezzed("hunter"), params=BLIND)
    assert "jacks-out" in t.log()
    assert (len(t.runner.hand), got_in(t)) == (4, False)


@rule("RA-44")
def test_there_is_no_jacking_out_of_the_first_ice_or_the_server():
    """RA-44: after passing ice, and never once the last is passed."""
    t = run_on(rezzed("test-rd-wall"), params=BLIND)
    assert "jacks-out" not in t.log()
    assert got_in(run_on(rezzed("hunter"), grip=0))


@rule("RA-44")
def test_facedown_ice_is_feared_only_with_fewer_than_two_cards():
    """RA-44."""
    for grip, jacked_out in ((1, True), (2, False)):
        t = run_on(unrezzed("hunter"), rezzed("test-rd-hunter-3"), grip=grip)
        assert ("jacks-out" in t.log()) is jacked_out


# Traces (RA-45)


@rule("RA-18", "RA-45")
@pytest.mark.parametrize(("bid", "paid"), [(0, 2), (1, 0)])
def test_t79_a_trace_is_paid_off_exactly_within_the_link_limit(bid, paid):
    """RA-18, RA-45: link 1, limit 3, trace 3 or 4."""
    order = {**RD, "link": 3}
    t = solo([order], corp=corp(rd_server=server(ice=[rezzed("test-rd-hunter-3")]), credits=1),
             runner=runner(rig=["access-to-globalsec"]))  # fmt: skip
    while t.asked != ("corp", "trace"):
        assert t.let_pass()
    t.corp.says(bid)
    assert (t.runner.credits, t.runner.tags) == (5 - paid, 1 if bid else 0)


@rule("RA-45")
def test_a_trace_that_costs_more_than_the_pool_is_not_paid():
    """RA-45."""
    t = run_on(rezzed("test-rd-hunter-3"), credits=2, clicks=({**RD, "link": 9},))
    while t.asked == ("corp", "trace"):
        t.corp.says(0)
    assert (t.runner.credits, t.runner.tags) == (2, 1)


@rule("OR-40")
def test_printed_link_above_the_limit_still_counts():
    """OR-40."""
    t = solo([{**RD, "link": 0}], corp=corp(rd_server=server(ice=[rezzed("test-rd-hunter-3")]), credits=0),
             runner=runner(rig=["access-to-globalsec"] * 3, credits=0)).settles()  # fmt: skip
    assert t.runner.tags == 0


# Accessing (RA-46, RA-47)


@rule("RA-19", "RA-46")
def test_t78_cards_are_trashed_in_access_order_while_the_limit_lasts():
    """RA-19, RA-46."""
    t = solo([REMOTE], corp=corp(remote_1=server(root=["test-rd-shop", "test-rd-shop"]))).settles()
    assert (t.zone("archives"), t.zone("remote-1/root"), t.runner.credits) == (["test-rd-shop"], ["test-rd-shop"], 3)
    assert automa(t).trash == 1


@rule("RA-46", "RA-47")
def test_t93_the_most_advanced_card_is_accessed_first():
    """RA-46, RA-47."""
    root = [unrezzed("test-rd-yard"), unrezzed("hostile-takeover", advancement=2)]
    t = solo([REMOTE], corp=corp(remote_1=server(root=root))).settles()
    assert [line["card"] for line in t.says("accesses", "runner")] == ["hostile-takeover", "test-rd-yard"]
    assert (t.runner.scored, t.zone("archives"), t.runner.credits) == (["hostile-takeover"], ["test-rd-yard"], 2)


@rule("RA-46")
def test_a_steal_cost_is_paid_when_it_can_be():
    """RA-46: Red Herrings."""
    side = corp(remote_1=server(root=[rezzed("red-herrings"), "hostile-takeover"]))
    assert solo([{**REMOTE, "trash": 0}], corp=side, runner=runner(credits=5)).settles().runner.scored == [
        "hostile-takeover"
    ]
    side = corp(remote_1=server(root=[rezzed("red-herrings"), "hostile-takeover"]))
    assert solo([{**REMOTE, "trash": 0}], corp=side, runner=runner(credits=4)).settles().runner.scored == []


# Harm (RA-50)


def hurt(rig, grip, credits, ice="test-rd-sting"):
    return run_on(rezzed(ice), rig=rig, grip=grip, credits=credits, params=BLIND)


@rule("RA-50")
def test_t83_damage_that_would_flatline_is_prevented_if_that_can_be_paid():
    """RA-50."""
    wall("spike", net(3))
    t = hurt(["test-rd-vest"], 2, 2, "test-rd-spike")
    assert (len(t.runner.hand), t.runner.credits, t.winner) == (0, 0, None)


@rule("RA-50")
def test_other_damage_is_prevented_for_at_most_a_credit_each():
    """RA-50."""
    t = hurt(["net-shield"], 4, 5)
    assert (len(t.runner.hand), t.runner.credits) == (4, 4)
    assert len(hurt(["test-rd-vest"], 4, 5).runner.hand) == 3
    assert len(hurt(["test-rd-coat"], 4, 5).runner.hand) == 4
    wall("spear", net(2))
    t = hurt(["test-rd-wrap"], 5, 5, "test-rd-spear")
    assert (len(t.runner.hand), t.runner.credits) == (5, 3)
    assert len(hurt(["test-rd-wrap"], 4, 5).runner.hand) == 3


@rule("RA-50")
def test_brain_damage_is_prevented_whenever_it_can_be_paid():
    """RA-50."""
    t = hurt(["test-rd-wrap"], 5, 3, "test-rd-scalpel")
    assert (t.runner.brain, t.runner.credits) == (0, 0)
    assert hurt(["test-rd-wrap"], 5, 2, "test-rd-scalpel").runner.brain == 1


@rule("RA-51", "CA-70")
def test_a_tag_is_worth_a_decoy():
    """RA-51, CA-70: tags are worth 2."""
    wall("tagger", tag(1))
    t = hurt(["decoy"], 4, 5, "test-rd-tagger")
    assert (t.runner.tags, t.runner.rig) == (0, [])


# Targets, modes and options (RA-51)


@rule("CA-69", "CA-70", "CA-71", "RA-51")
def test_t86_a_free_derez_takes_the_dearest_rezzed_ice():
    """CA-69, CA-70, CA-71, RA-51."""
    side = corp(
        rd_server=server(ice=[rezzed("ice-wall"), rezzed("heimdall-1-0")]), hq_server=server(ice=[rezzed("hunter")])
    )
    t = solo([{"do": "resource"}], re=["test-rd-dearest"], corp=side)
    assert [slug for slug in ("ice-wall", "heimdall-1-0", "hunter") if not t.is_rezzed(slug)] == ["heimdall-1-0"]


@rule("CA-71")
def test_of_two_modes_the_more_valuable_one_is_taken():
    """CA-71: Infiltration gains 2 rather than expose a card."""
    t = solo([{"do": "economy"}], ec=["infiltration"], corp=corp(hq_server=server(ice=["ice-wall"])))
    assert (t.runner.credits, t.says("exposes")) == (7, [])


@rule("RA-51", "RA-53")
def test_account_siphon_takes_the_place_of_an_access_that_promises_less():
    """RA-51, RA-53."""
    blind = {"hq_peek": False}
    t = solo(
        [{"do": "resource"}], re=["account-siphon"], corp=corp(hq=["hedge-fund"], credits=5), params=blind
    ).settles()
    assert (t.corp.credits, t.runner.tags) == (0, 2)
    t = solo([{"do": "resource"}], re=["account-siphon"], corp=corp(hq=["hostile-takeover"], credits=0)).settles()
    assert t.runner.scored == ["hostile-takeover"]


@rule("CA-71")
def test_data_raven_s_tag_is_taken_rather_than_the_run_lost():
    """CA-71."""
    t = run_on(rezzed("data-raven"), rig=["mimic"], credits=0)
    while t.asked == ("corp", "trace"):
        t.corp.says(0)
        t.settles()
    assert (t.runner.tags, got_in(t)) == (1, True)


@rule("CA-70")
def test_aesop_buys_what_is_worth_less_than_three():
    """CA-70: not the breaker, nor the card that makes money."""
    t = solo([], runner=runner(rig=["aesops-pawnshop", "corroder", "decoy"]), play=False)
    t.state.stack[1].jump("runner_turn_begins")
    advance(t.state)
    assert (t.runner.rig, t.runner.credits) == (["aesops-pawnshop", "corroder"], 8)


@rule("CA-70")
def test_aesop_does_not_get_what_is_worth_three():
    t = solo([], runner=runner(rig=["aesops-pawnshop", "corroder", "xanadu"]), play=False)
    t.state.stack[1].jump("runner_turn_begins")
    advance(t.state)
    assert (t.runner.rig, t.runner.credits) == (["aesops-pawnshop", "corroder", "xanadu"], 5)


def test_the_automatic_runner_is_never_asked():
    """Every decision is in the log with the rule that caused it; the Corp alone is asked."""
    t = run_on(rezzed("test-rd-mixed"), rig=["test-rd-one"], credits=9)
    assert t.asked == ("corp", "action")
    assert [line["rule"] for line in t.says("automa-breaks")] == ["RA-41", "RA-41"]
    assert runs_in(t) == ["rd"]
