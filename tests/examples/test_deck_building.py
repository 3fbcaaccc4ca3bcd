"""The rulebooks' worked examples of deck building."""

from __future__ import annotations

import pytest

from jackin.netrunner.catalog import CARDS
from jackin.netrunner.decks import Deck, named
from jackin.netrunner.decks.law import agenda_points, faults, influence, points_needed
from jackin.netrunner.words import AGENDA_TYPE, IDENTITY
from tests.rule import rule


class Builder:
    """A player at work on a deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def adds(self, **cards: int) -> Builder:
        held = dict(self.deck.cards)
        for slug, copies in cards.items():
            slug = slug.replace("_", "-")
            held[slug] = held.get(slug, 0) + copies
            assert held[slug] >= 0, f"there is no {slug} to drop"
        return Builder(Deck(self.deck.identity, held))

    def drops(self, **cards: int) -> Builder:
        return self.adds(**{slug: -copies for slug, copies in cards.items()})

    @property
    def size(self) -> int:
        return self.deck.size

    @property
    def influence(self) -> int:
        return influence(self.deck)

    @property
    def broken(self) -> list[str]:
        return [str(fault.args["rule"]) for fault in faults(self.deck)]


@rule("DECK-8", "DECK-9")
def test_ex_14_a_deck_of_66_cards_needs_28_or_29_agenda_points():
    assert points_needed(66) == (28, 29)
    for size, needed in [(44, (18, 19)), (45, (20, 21)), (54, (22, 23)), (55, (24, 25))]:
        assert points_needed(size) == needed
    agendas = {"astroscript-pilot-program": 3, "breaking-news": 3, "priority-requisition": 3,
               "private-security-force": 3}  # fmt: skip
    others = [card.slug for card in CARDS if card.faction == "nbn" and card.type not in (AGENDA_TYPE, IDENTITY)][:18]
    news = Builder(Deck("nbn-making-news", agendas | dict.fromkeys(others, 3)))
    assert (news.size, agenda_points(news.deck)) == (66, 24)
    assert news.broken == ["DECK-8"]
    one, two, three = others[:3]
    assert news.drops(**{one: 3, two: 3, three: 1}).broken == []  # 59 cards need no more than 24


@rule("DECK-1", "DECK-5")
def test_ex_15_jenny_builds_her_criminal_deck():
    jenny = Builder(named("criminal"))
    assert (jenny.size, jenny.influence) == (47, 0)

    wish_list = jenny.adds(
        diesel=3, gordian_blade=3, the_toolbox=1, the_makers_eye=2, akamatsu_mem_chip=2, tinkering=3, magnum_opus=2
    )
    assert wish_list.influence == 39  # the books add up to 35, which would be two Tinkering (AMB-20)
    assert wish_list.drops(tinkering=1).influence == 35
    assert wish_list.broken == ["DECK-5"]

    jenny = jenny.adds(gordian_blade=2)
    assert jenny.influence == 6
    jenny = jenny.adds(akamatsu_mem_chip=2, the_toolbox=1)
    assert jenny.influence == 10
    jenny = jenny.adds(diesel=2)
    assert (jenny.influence, jenny.broken) == (14, [])
    assert (jenny.adds(diesel=1).influence, jenny.adds(diesel=1).broken) == (16, ["DECK-5"])
    jenny = jenny.drops(akamatsu_mem_chip=1).adds(diesel=1)
    assert (jenny.size, jenny.influence, jenny.broken) == (54, 15, [])

    jenny = jenny.drops(
        desperado=1,
        data_dealer=1,
        crypsis=2,
        lemuria_codecracker=1,
        access_to_globalsec=2,
        forged_activation_orders=2,
    )
    assert (jenny.size, jenny.broken) == (45, [])
    assert jenny.drops(sure_gamble=1).broken == ["DECK-1"]


@rule("DECK-11")
@pytest.mark.parametrize(
    ("faction", "size", "points"),
    [
        ("haas-bioroid", 49, 21),
        ("jinteki", 49, 21),
        ("nbn", 49, 21),
        ("weyland", 49, 20),
        ("anarch", 47, 0),
        ("criminal", 47, 0),
        ("shaper", 47, 0),
    ],
)
def test_ex_16_starter_decks_are_legal(faction, size, points):
    deck = named(faction)
    assert (deck.size, agenda_points(deck), influence(deck)) == (size, points, 0)
    assert faults(deck) == []
