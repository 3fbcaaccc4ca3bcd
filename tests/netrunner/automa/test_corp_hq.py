"""Refills, discards and reading an AI card (T-09 to T-20)."""

from __future__ import annotations

import pytest

from jackin.kernel.machine import answer
from jackin.netrunner.dsl import card, mill, new_card, paid
from tests.netrunner.automa.corp_kit import CREDIT, FAILS, automa, ends_turn, pile, side, the, told
from tests.netrunner.scenario import faceup, runner, server
from tests.rule import rule

REFILL = {"do": "refill"}

new_card("test-miller", side="runner", type="resource", cost=0)
card("test-miller", paid=[paid([], mill(1))])


def filler(n: int) -> list[str]:
    return ["test-asset-0", "test-asset-2", "test-asset-4", "test-asset-7", "test-upgrade-0"][:n]


# Refill and discards


@rule("CA-24", "CA-30")
def test_T_09_hq_fills_to_five_and_then_the_oldest_card_leaves():
    """CA-24, CA-30."""
    hq = filler(3)
    t = automa([REFILL] * 3, corp=side(hq=hq, rd=["hedge-fund"] * 9), level="easy")
    assert t.corp.hand == [*hq[1:], *["hedge-fund"] * 3]
    assert t.corp.pile == [hq[0]]


@rule("CA-27")
def test_T_10_an_agenda_that_leaves_hq_is_scored_free():
    """CA-27."""
    t = automa(REFILL, corp=side(hq=["test-agenda-4", *filler(4)], credits=0))
    assert (t.corp.scored, t.corp.credits) == (["test-agenda-4"], 0)
    assert len(t.corp.hand) == 5


@rule("CA-16", "CA-27")
def test_T_11_on_easy_it_is_paid_for():
    """CA-16, CA-27."""
    t = automa(REFILL, corp=side(hq=["test-agenda-3", *filler(4)], credits=5), level="easy")
    assert (t.corp.scored, t.corp.credits) == (["test-agenda-3"], 2)


@rule("CA-28", "CA-29")
def test_T_12_on_easy_an_agenda_that_cannot_be_paid_goes_to_rd_and_the_refill_is_repeated():
    """CA-28, CA-29."""
    t = automa(REFILL, corp=side(hq=["test-agenda-3", *filler(4)], credits=2, rd=["hedge-fund"] * 20), level="easy")
    assert (t.corp.scored, t.corp.credits) == ([], 2)
    assert t.where("test-agenda-3") in ("rd", "hq")
    assert t.corp.pile == ["test-asset-0"]
    assert t.state.faceup[t.card("test-asset-0")]
    assert (len(t.corp.hand), len(t.corp.deck)) == (5, 19)
    assert told(t).count("CA-24") == 2


@rule("OR-12")
def test_OR_12_the_repetition_has_an_end():
    """OR-12: five times for one click, though every card is an agenda."""
    t = automa(REFILL, corp=side(hq=["test-agenda-3"] * 5, credits=0, rd=["test-agenda-3"] * 20), level="easy")
    assert told(t).count("CA-24") == 6
    assert len(t.corp.hand) == 5


@rule("CA-26")
@pytest.mark.parametrize(("bottom", "name"), [("wall-of-static", "ice-pile"), ("sea-source", "op-pile")])
def test_T_13_ice_and_operations_go_back_to_their_piles(bottom, name):
    """CA-26."""
    orders = set()
    for ice in ("enigma", "hunter"):
        t = automa(REFILL, corp=side(hq=[bottom, *filler(4)]), ice=[ice, ice], op=["hedge-fund"] * 2)
        assert bottom in pile(t, name)
        assert len(pile(t, name)) == 3
        assert t.corp.pile == []
        assert not any(t.state.knows[c] for c in t.find(bottom))
        orders.add(pile(t, name).index(bottom))
    assert orders


@rule("CA-25")
def test_T_14_draw_three_routes_each_card_before_the_next():
    """CA-25."""
    rd = ["enigma", "hunter", "wall-of-static"]
    t = automa({"do": "refill", "n": 3}, corp=side(hq=filler(5), rd=rd))
    assert t.corp.pile == filler(5)[:3]
    assert t.corp.hand == [*filler(5)[3:], "wall-of-static", "hunter", "enigma"]


@rule("CA-29", "OR-13")
@pytest.mark.parametrize(("guard", "zone"), [("always", "rd"), ("own", "archives")])
def test_T_15_an_agenda_never_enters_archives(guard, zone):
    """CA-29, OR-13."""
    t = automa(FAILS, corp=side(rd=["hedge-fund"] * 6 + ["test-agenda-3"]), runner=runner(rig=["test-miller"]),
               params={"agenda_archives_guard": guard}, turn="runner")  # fmt: skip
    t.runner.takes_credit().uses("test-miller")
    assert t.where("test-agenda-3") == zone
    assert t.state.knows[t.card("test-agenda-3")] & 2 == 0


@rule("CA-29", "OR-13")
def test_CA_29_with_own_the_corps_own_effects_still_spare_agendas():
    """OR-13: Accelerated Beta Test trashes what it did not install, but no agenda."""
    rd = ["hedge-fund"] * 6 + ["test-agenda-3", "test-asset-0", "test-agenda-4"]
    hq = ["accelerated-beta-test", *filler(4)]
    t = automa(REFILL, corp=side(hq=hq, rd=[*rd, "pad-campaign"]), params={"agenda_archives_guard": "own"})
    assert t.where("accelerated-beta-test") == "corp-score"
    assert t.corp.pile == ["test-asset-0"]
    assert {t.where("test-agenda-3"), t.where("test-agenda-4")} == {"rd"}


@rule("CA-17", "OR-6")
def test_T_16_a_refill_without_rd_fails_and_an_empty_rd_loses_at_the_next_turn():
    """CA-17, OR-6."""
    t = automa({"do": "refill", "else": {"do": "credit"}}, corp=side(rd=[], credits=0))
    assert t.corp.credits == 1
    ends_turn(t)
    assert (t.winner, t.reason) == ("runner", "decked")


@rule("OR-6")
def test_OR_6_there_is_no_mandatory_draw_unless_the_game_says_so():
    for param, cards in (("none", 3), ("refill", 4)):
        t = automa([FAILS] * 3, corp=side(hq=filler(3)), params={"mandatory_draw": param}, begin=True)
        assert len(t.corp.hand) == cards


@rule("OR-10")
def test_OR_10_a_game_may_fill_hq_at_one_click():
    for mode, cards in (("single", 3), ("fill", 5)):
        t = automa(REFILL, corp=side(hq=filler(2)), params={"refill_mode": mode})
        assert len(t.corp.hand) == cards


@rule("CA-2")
def test_CA_2_an_access_leaves_the_order_of_hq_as_it_was():
    hq = filler(5)
    for _ in range(3):
        t = automa(FAILS, corp=side(hq=hq), turn="runner")
        t.runner.runs("hq").leaves()
        t.settles()
        assert t.corp.hand == hq


# Reading a card


@rule("CA-18", "CA-19")
def test_T_17_clicks_are_resolved_top_to_bottom_with_secondaries():
    """CA-18, CA-19."""
    clicks = [
        {"do": "install_ice", "at": "rd", "else": REFILL},
        {"do": "install_resource", "at": "-R"},
        {"do": "advance", "at": "+A"},
    ]
    t = automa(clicks, corp=side(hq=filler(2)), re=["test-asset-4"])
    assert (len(t.corp.hand), t.where("test-asset-4"), t.tokens("test-asset-4")) == (3, "remote-1/root", 1)
    assert [rule for rule in told(t) if rule in ("CA-24", "CA-37", "CA-31")] == ["CA-24", "CA-37", "CA-31"]


@rule("CA-19", "CA-21", "CA-44", "OR-7")
def test_T_18_a_click_that_fails_is_spent_on_the_bottom_order_at_last():
    """CA-19, CA-21, CA-44."""
    t = automa([{"do": "install_ice", "at": "rd"}, REFILL, {"do": "refill", "n": 2}], corp=side(credits=0))
    assert (t.corp.credits, len(t.corp.hand)) == (1, 3)
    assert [rule for rule in told(t) if rule in ("CA-19", "CA-24", "CA-21")] == ["CA-19", *["CA-24"] * 3, "CA-21"]


@rule("CA-22")
def test_T_19_a_lost_click_costs_the_last_printed_one():
    """CA-22."""
    t = automa([REFILL, REFILL, CREDIT], corp=side(credits=0), have=2)
    assert (len(t.corp.hand), t.corp.credits) == (2, 0)


@rule("CA-22")
def test_CA_22_a_lost_click_stays_lost_when_an_earlier_one_is_left_over():
    t = automa([FAILS, REFILL, {"do": "refill", "n": 2}], corp=side(credits=0), have=2)
    assert (len(t.corp.hand), t.corp.credits) == (1, 1)


@rule("CA-22")
def test_CA_22_clicks_that_are_gained_join_the_leftovers():
    t = automa([{"do": "operation"}, REFILL, REFILL], corp=side(credits=4), op=["biotic-labor"])
    assert (len(t.corp.hand), t.corp.credits) == (2, 2)


@rule("CA-23", "OR-9")
def test_T_20_an_empty_ai_deck_is_rebuilt_from_the_discard():
    """CA-23."""
    t = automa([CREDIT] * 3, corp=side(credits=0))
    assert (the(t).card, the(t).discard, the(t).deck) == (-1, (0,), ())
    ends_turn(t)
    assert t.corp.credits == 6
    assert (the(t).discard, the(t).deck) == ((0,), ())
    assert t.log("runner").count("automa-reshuffles") == 1
    assert t.log("runner").count("automa-reveals") == 1


@rule("CA-23")
def test_CA_23_the_revealed_card_is_in_the_view_and_named_in_the_log():
    t = automa([CREDIT] * 3, params={"human_override": True})
    assert t.runner.view["automa"]["card"] == "test-card"
    answer(t.state, "automa-as-printed")
    answer(t.state, "automa-as-printed")
    assert t.runner.view["automa"]["click"] == 2
    t = automa([CREDIT] * 3, begin=True)
    named = {"title": "Test", "order": "test-card"}
    assert t.says("automa-reveals", "runner") == [{"seat": "corp", "n": 1, "rule": "CA-23", **named}]


@rule("CA-30")
def test_CA_30_there_is_no_discard_at_the_end_of_the_turn():
    t = automa([FAILS] * 3, corp=side(hq=[*filler(5), "hedge-fund", "hedge-fund"], archives=[faceup("enigma")]))
    assert (len(t.corp.hand), t.corp.pile) == (7, ["enigma"])
    assert t.asked == ("runner", "action")


@rule("CA-26", "OR-11")
def test_CA_26_installed_ice_that_is_trashed_goes_to_archives():
    """OR-11: only discards go back to the piles."""
    t = automa(FAILS, corp=side(rd_server=server(ice=["enigma"])), turn="runner")
    from jackin.netrunner.rules.moves import trash

    trash(t.state, t.card("enigma"))
    assert t.where("enigma") == "archives"
