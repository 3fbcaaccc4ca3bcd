"""The Corp automa's set-up (T-01 to T-08)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from jackin.netrunner import GAME, setup
from jackin.netrunner.automa.flags import flag
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.dsl import card, gain, new_card
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    AGENDA_TYPE,
    ASSET_TYPE,
    CORP,
    ES_PILE,
    HQ_CARDS,
    ICE_PILE,
    ICE_TYPE,
    OP_PILE,
    OPERATION_TYPE,
    RD_CARDS,
    RE_PILE,
    UPGRADE_TYPE,
)
from tests.netrunner.automa.corp_kit import IDENTITY, the
from tests.netrunner.scenario import Table
from tests.rule import rule

new_card("test-economy-op", side="corp", type="operation", cost=1)
card("test-economy-op", play=gain(3))
flag("test-economy-op", economy=True)

D49 = {"wall-of-static": 17, "test-tip": 9, "test-agenda-3": 9, "test-upgrade-2": 3, "test-asset-4": 11}
D49_ECONOMY = {**D49, "test-tip": 5, "test-economy-op": 4}


def set_up(cards: dict[str, int], pack: str = "dash", seed: int = 1, **options: Any) -> State:
    deck = {"identity": IDENTITY, "cards": cards}
    return GAME.new(setup(deck, "shaper", automa={"corp": {"pack": pack, **options}}), seed)


def kinds(s: State, zone: int) -> Counter[int]:
    return Counter(CARDS[s.code[c]].type for c in s.zones[zone])


@pytest.fixture
def before_first_turn(monkeypatch):
    """The table as it stands before the automa's first turn: that turn is skipped."""
    from jackin.netrunner.automa.corp.turn import CORP_TURN

    monkeypatch.setattr(CORP_TURN, "length", 0)


pytestmark = pytest.mark.usefixtures("before_first_turn")


@rule("CA-4", "CA-6", "CA-7", "CA-9", "CA-11", "CA-12")
def test_T_01_the_deck_becomes_ice_op_re_rd_and_hq():
    """CA-4, CA-6, CA-7, CA-9, CA-11, CA-12."""
    s = set_up(D49)
    assert kinds(s, ICE_PILE) == {ICE_TYPE: 9}
    assert kinds(s, OP_PILE) == {OPERATION_TYPE: 5}
    assert kinds(s, RE_PILE) == {AGENDA_TYPE: 5, UPGRADE_TYPE: 1, ASSET_TYPE: 4}
    assert (len(s.zones[HQ_CARDS]), len(s.zones[RD_CARDS])) == (5, 20)
    assert all(not s.knows[c] for pile in (ICE_PILE, OP_PILE, RE_PILE, RD_CARDS) for c in s.zones[pile])


@rule("CA-4", "CA-6", "CA-7", "CA-9", "CA-11", "CA-12")
def test_T_01_every_pile_is_shuffled():
    """CA-4, CA-11."""
    worlds = [set_up(D49, seed=seed) for seed in range(4)]
    for zone in (ICE_PILE, OP_PILE, RE_PILE, RD_CARDS):
        assert len({tuple(sorted(s.zones[zone])) for s in worlds}) > 2
        assert len({s.zones[zone] for s in worlds}) == 4
    assert len({tuple(s.code[c] for c in s.zones[RE_PILE]) for s in worlds}) > 1


@rule("CA-9", "CA-10")
def test_T_02_without_assets_upgrades_fill_re():
    """CA-9, CA-10."""
    s = set_up({"test-agenda-3": 13, "test-upgrade-2": 12})
    assert kinds(s, RE_PILE) == {AGENDA_TYPE: 5, UPGRADE_TYPE: 8}
    assert kinds(s, RD_CARDS) + kinds(s, HQ_CARDS) == {AGENDA_TYPE: 8, UPGRADE_TYPE: 4}


@rule("CA-8", "CA-10")
def test_T_03_x_is_the_largest_requirement_wherever_it_lies():
    """CA-8, CA-10."""
    deck = {"test-agenda-3": 3, "test-agenda-4": 3, "test-agenda-5": 1}
    lies = set()
    for seed in range(6):
        s = set_up(deck, seed=seed)
        assert kinds(s, RE_PILE) == {AGENDA_TYPE: 4}
        assert the(Table(s)).x == 5
        lies.add(Table(s).where("test-agenda-5") == "re-pile")
    assert lies == {True, False}


@rule("CA-3", "CA-5", "OR-2")
def test_T_04_half_the_candidates_and_three_become_stratagems():
    """CA-3, CA-5: economy cards are no candidates; the eighth goes back to its type."""
    s = set_up(D49_ECONOMY, "veekay")
    assert len(s.zones[ES_PILE]) == 7
    assert set(kinds(s, ES_PILE)) <= {OPERATION_TYPE, UPGRADE_TYPE}
    assert "test-economy-op" not in Table(s).zone("es-pile")


@rule("CA-5", "OR-1")
def test_T_05_there_are_never_more_stratagems_than_candidates():
    """CA-5, OR-1."""
    s = set_up({**D49, "test-tip": 0, "test-economy-op": 9}, "veekay")
    assert kinds(s, ES_PILE) == {UPGRADE_TYPE: 3}


@rule("CA-7", "CA-10", "OR-3")
def test_T_06_upgrades_that_went_to_es_are_still_upgrades_of_the_deck():
    """CA-7, CA-10, OR-3: OP is built from what ES has left; assets fill in only for a deck without upgrades."""
    seeds = [
        s for s in (set_up(D49_ECONOMY, "veekay", seed) for seed in range(12)) if kinds(s, ES_PILE)[UPGRADE_TYPE] == 3
    ]
    assert seeds, "an operation is the card that goes back"
    for s in seeds:
        assert kinds(s, OP_PILE) == {OPERATION_TYPE: 3}
        assert kinds(s, RE_PILE) == {AGENDA_TYPE: 5, ASSET_TYPE: 4}


@rule("CA-1")
def test_T_07_wedge_has_neither_stratagems_nor_behaviour():
    """CA-1."""
    s = set_up(D49, "wedge")
    assert s.zones[ES_PILE] == ()
    assert kinds(s, OP_PILE) == {OPERATION_TYPE: 5}
    assert the(Table(s)).behaviour == -1
    shown = GAME.view(s, 1)["automa"]
    assert "behaviour" not in shown
    assert "es-pile" not in shown["piles"]


@rule("CA-12", "CA-13", "CA-15")
@pytest.mark.parametrize(("level", "rich", "hq"), [("easy", 9, 3), ("standard", 12, 5), ("hard", 15, 5)])
def test_T_08_levels_and_the_improved_economy(level, rich, hq):
    """CA-12, CA-13, CA-15."""
    s = set_up(D49, level=level, improved_economy=True)
    assert (s.credits[CORP], len(s.zones[HQ_CARDS])) == (rich, hq)
    assert set_up(D49, level=level).credits[CORP] == 5


@rule("CA-14")
def test_CA_14_the_human_picks_one_of_four_behaviour_cards():
    """CA-14: side A shows first; without a wish it is the first card."""
    for wish, index in ((None, 0), ("veekay-brokers", 2)):
        s = set_up(D49, "veekay", 1, **({"behaviour": wish} if wish else {}))
        assert (the(Table(s)).behaviour, the(Table(s)).side) == (index, 0)
        assert GAME.view(s, 1)["automa"]["behaviour"] == (wish or "veekay-tempo")
