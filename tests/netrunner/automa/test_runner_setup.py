"""The automatic Runner's piles and levels (RA-1 to RA-10; T-58 to T-61)."""

from __future__ import annotations

import pytest

from jackin.kernel.machine import advance, answer
from jackin.netrunner import GAME, setup
from jackin.netrunner.automa.flags import flag
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.dsl import card, gain, net, new_card
from jackin.netrunner.words import (
    EC_PILE,
    EVENT_TYPE,
    GRIP,
    HARDWARE_TYPE,
    PRO_PILE,
    PROGRAM_TYPE,
    RE_PILE,
    RESOURCE_TYPE,
    RUNNER,
    STACK,
)  # fmt: skip
from tests.netrunner.automa.runner_kit import automa, pile, solo
from tests.netrunner.scenario import Table, corp, runner, server, table
from tests.rule import rule

for kind in ("program", "hardware", "event", "resource"):
    for money in ("", "-money"):
        new_card(f"test-ra-{kind}{money}", side="runner", type=kind, cost=1, memory=1 if kind == "program" else 0)
        card(f"test-ra-{kind}{money}", play=gain(1) if kind == "event" else None)
    flag(f"test-ra-{kind}-money", economy=True)
new_card("test-ra-console", side="runner", type="hardware", cost=1, subtypes=["console"])
card("test-ra-console")
new_card("test-ra-burn", side="corp", type="operation", cost=0)
card("test-ra-burn", play=net(10))


def begins(counts, level="normal"):
    deck = {"identity": "kate-mac-mccaffrey-digital-tinker", "cards": {f"test-ra-{k}": n for k, n in counts.items()}}
    automa = {"runner": {"pack": "runner", "level": level}}
    return GAME.new(setup("jinteki", deck, automa=automa), 5)


def kinds(s, zone):
    types = [CARDS[s.code[c]].type for c in s.zones[zone]]
    return {t: types.count(t) for t in (PROGRAM_TYPE, HARDWARE_TYPE, EVENT_TYPE, RESOURCE_TYPE) if t in types}


FULL = {"program": 13, "hardware": 4, "console": 2, "event": 8, "event-money": 4, "resource": 5, "resource-money": 5}


@rule("RA-2", "RA-3", "RA-4", "RA-5", "RA-7", "OR-35")
def test_t58_the_deck_is_sorted_into_pro_ec_re_stack_and_grip():
    """RA-2, RA-3, RA-4, RA-5, RA-7, OR-35."""
    s = begins(FULL)
    assert kinds(s, PRO_PILE) == {PROGRAM_TYPE: 8, HARDWARE_TYPE: 4}
    assert kinds(s, EC_PILE) == {EVENT_TYPE: 4, RESOURCE_TYPE: 5}
    assert all(CARDS[s.code[c]].slug.endswith("-money") for c in s.zones[EC_PILE])
    assert kinds(s, RE_PILE) == {EVENT_TYPE: 5, RESOURCE_TYPE: 5}
    assert (len(s.zones[STACK]), len(s.zones[GRIP])) == (5, 5)


@rule("RA-2", "RA-3", "RA-4", "RA-5", "RA-7")
def test_t58_nobody_knows_a_card_of_a_pile_and_each_seed_deals_its_own():
    s = begins(FULL)
    assert all(s.knows[c] == 0 for zone in (PRO_PILE, EC_PILE, RE_PILE, STACK) for c in s.zones[zone])
    deck = setup("jinteki", "shaper", automa={"runner": {"pack": "runner"}})
    assert GAME.new(deck, 1).zones[PRO_PILE] != GAME.new(deck, 2).zones[PRO_PILE]


@rule("RA-6", "OR-36")
def test_t59_where_resources_fall_short_re_takes_more_events():
    """RA-6, OR-36."""
    s = begins({"program": 5, "resource": 2, "event": 11, "hardware": 20})
    assert kinds(s, RE_PILE) == {EVENT_TYPE: 8, RESOURCE_TYPE: 2}


@rule("RA-6")
def test_where_events_fall_short_re_takes_more_resources():
    """RA-6."""
    s = begins({"program": 5, "resource": 11, "event": 3, "hardware": 20})
    assert kinds(s, RE_PILE) == {EVENT_TYPE: 3, RESOURCE_TYPE: 7}


@rule("RA-3")
def test_pro_takes_no_more_than_there_is():
    """RA-3: half and one more, capped."""
    s = begins({"program": 1, "hardware": 2, "event": 20, "resource": 10})
    assert kinds(s, PRO_PILE) == {PROGRAM_TYPE: 1, HARDWARE_TYPE: 2}


@rule("RA-8", "OR-4")
def test_the_runner_begins_with_5_credits_and_is_not_asked_to_mulligan():
    """RA-8, OR-4."""
    s = begins(FULL)
    assert s.credits[RUNNER] == 5
    assert (s.ask.seat, s.ask.kind) == (0, "mulligan")
    answer(s, "keep")
    while s.ask.kind == "window":
        answer(s, "pass")
    assert (s.ask.seat, s.ask.kind) == (0, "action")


@rule("RA-1")
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_level_changes_nothing_at_set_up(level):
    """RA-1: it touches only what happens when the stack runs out."""
    s = begins(FULL, level)
    assert (s.credits[RUNNER], len(s.zones[GRIP]), len(s.zones[PRO_PILE])) == (5, 5, 12)


def empty_stack(level):
    t = solo(
        [{"do": "draw"}], level=level, play=False, runner=runner(stack=[], heap=["diesel"] * 5 + ["sure-gamble"] * 2)
    )
    automa(t).economy = tuple(t.find("sure-gamble"))
    return t


@rule("RA-9", "OR-37")
def test_t60_normal_the_heap_without_cards_of_ec_becomes_the_new_stack():
    """RA-9, OR-37."""
    t = empty_stack("normal")
    advance(t.state)
    assert (len(t.runner.hand), len(t.runner.deck), t.runner.pile) == (1, 4, ["sure-gamble"] * 2)
    assert t.winner is None


@rule("RA-9")
def test_t60_easy_the_runner_loses_when_it_must_draw_from_an_empty_stack():
    """RA-9."""
    t = empty_stack("easy")
    advance(t.state)
    assert (t.winner, t.reason) == ("corp", "stack-empty")


@rule("OR-37")
def test_easy_an_empty_stack_is_no_harm_while_nothing_is_drawn():
    """OR-37."""
    t = solo([{"do": "credit"}], level="easy", runner=runner(stack=[]))
    assert t.winner is None


@rule("RA-9", "RA-14")
def test_normal_a_draw_fails_when_stack_and_heap_are_empty():
    """RA-9, RA-14."""
    t = solo([{"do": "draw", "else": {"do": "credit"}}], runner=runner(stack=[], credits=0))
    assert t.runner.credits == 1


@rule("RA-10")
def test_t61_the_grip_has_no_maximum_and_ten_damage_flatlines():
    """RA-10."""
    t = solo([], runner=runner(grip=["diesel"] * 9), corp=corp(hq=["test-ra-burn"]))
    t.settles()
    assert t.asked == ("corp", "action")
    assert len(t.runner.hand) == 9
    t.corp.plays("test-ra-burn")
    assert (t.winner, t.reason) == ("corp", "flatline")


@rule("RA-10")
def test_brain_damage_does_not_make_the_automatic_runner_discard():
    """RA-10: there is no maximum hand size to go below."""
    t = solo([], runner=runner(grip=["diesel"] * 6, brain=6)).settles()
    assert (t.winner, len(t.runner.hand)) == (None, 6)
    human = table(runner=runner(grip=["diesel"] * 6, brain=6), begin=True).ends_turn()
    assert human.winner == "corp"


@rule("RA-1", "RA-8", "RA-11", "RA-12", "RA-16")
def test_t91_the_used_card_is_reshuffled_and_four_clicks_are_read_top_to_bottom():
    """RA-1, RA-8, RA-11, RA-12, RA-16."""
    t = solo(
        [{"do": "credit"}, {"do": "draw"}, {"do": "economy"}, {"do": "credit", "n": 3}], ec=["easy-mark"], play=False
    )
    automa(t).deck, automa(t).discard = (), (0,)
    advance(t.state)
    t.settles()
    keys = [key for key in t.log() if key.startswith("automa-")]
    assert keys[:6] == [
        "automa-reshuffles", "automa-reveals", "automa-credit", "automa-draws", "automa-economy", "automa-credit",
    ]  # fmt: skip
    assert t.runner.credits == 5 + 1 + 3 + 3
    assert (automa(t).deck, automa(t).discard) == ((), (0,))


@rule("RA-1", "RA-8", "RA-11", "RA-12", "RA-16")
def test_t91_the_corp_draws_and_takes_three_clicks_before_the_card_is_revealed():
    """RA-11."""
    t = Table(GAME.new(setup("jinteki", "shaper", automa={"runner": {"pack": "runner"}}), 3))
    t.corp.answers("keep")
    actions = 0
    while automa(t).card < 0 and not automa(t).discard:
        actions += t.asked == ("corp", "action")
        t.corp.answers("credit" if "credit" in t.options else t.options[-1])
    assert actions == 3


@rule("CA-2")
def test_piles_are_seen_as_heights_only():
    """CA-2: what a person at the table sees."""
    shown = GAME.view(begins(FULL), 0)["automa"]
    assert shown["piles"] == {"pro-pile": 12, "ec-pile": 9, "re-pile": 10}
    assert "card" not in shown


def test_the_view_shows_the_revealed_card_and_the_leftovers():
    order = {"do": "run", "colour": "red", "link": 0, "trash": 0, "rows": [{"go": ["any", "rd"]}]}
    t = solo([{"do": "remove_tag"}, order], corp=corp(rd_server=server(ice=["ice-wall"])))
    assert t.asked == ("corp", "window")
    shown = t.corp.view["automa"]
    assert (shown["card"], shown["click"], shown["leftover"]) == ("test-card", 2, 1)
    assert pile(t, "ec") == []
