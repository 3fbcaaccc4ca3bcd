"""DECK: what makes a deck legal."""

from __future__ import annotations

import pytest

from jackin.kernel.message import Message
from jackin.locale import words
from jackin.netrunner.catalog import CARDS, find
from jackin.netrunner.decks import BadDeck, Deck, law, named, text
from jackin.netrunner.decks.law import agenda_points, faults, influence, points_needed
from jackin.netrunner.dsl import new_card
from jackin.netrunner.words import AGENDA_TYPE, CORP, IDENTITY, RUNNER, SIDES
from tests.rule import rule

NOISE = "noise-hacker-extraordinaire"
GABRIEL = "gabriel-santiago-consummate-professional"
KATE = "kate-mac-mccaffrey-digital-tinker"
HAAS = "haas-bioroid-engineering-the-future"
NBN = "nbn-making-news"
WEYLAND = "weyland-consortium-building-a-better-world"
CORE = [card for card in CARDS if card.set == "core"]
IDENTITIES = [card for card in CORE if card.type == IDENTITY]

new_card("test-deck-only-one", side="runner", type="event", influence=0, copies=1)
new_card("test-deck-up-to-six", side="runner", type="event", influence=0, copies=6)
new_card("test-deck-dear-neutral", side="runner", type="event", influence=3)
new_card("test-deck-worthless-anarch", side="runner", faction="anarch", type="event", influence=0)
new_card("test-deck-anarch-only", side="runner", faction="anarch", type="event")
new_card("test-deck-filler", side="runner", type="event", influence=0, copies=99)
new_card("test-deck-blank-ice", side="corp", type="ice", influence=0, copies=99)
new_card("test-deck-rich", side="runner", faction="shaper", type="identity", min_deck=45, max_influence=999)
new_card("test-deck-tiny", side="corp", faction="nbn", type="identity", min_deck=10, max_influence=15)
for mini in ("adam", "apex", "sunny-lebeau"):
    new_card(f"test-deck-{mini}", side="runner", faction=mini, type="identity", min_deck=45, max_influence=25)
    new_card(f"test-deck-of-{mini}", side="runner", faction=mini, type="event", influence=2)


def runner_deck(identity: str = NOISE, *, size: int = 45, **cards: int) -> Deck:
    """These cards, filled up with cards that cost nothing."""
    held = {slug.replace("_", "-"): copies for slug, copies in cards.items()}
    return Deck(identity, {**held, "test-deck-filler": size - sum(held.values())})


def corp_deck(size: int, identity: str = HAAS, /, **agendas: int) -> Deck:
    held = {slug.replace("_", "-"): copies for slug, copies in agendas.items()}
    return Deck(identity, {**held, "test-deck-blank-ice": size - sum(held.values())})


def broken(deck: Deck) -> list[str]:
    return [str(fault.args["rule"]) for fault in faults(deck)]


def in_words(deck: Deck) -> list[str]:
    return [words("en").message(fault) for fault in faults(deck)]


@rule("DECK-1")
def test_a_deck_has_at_least_the_minimum_size_of_its_identity():
    assert faults(runner_deck(size=45)) == []
    assert in_words(runner_deck(size=44)) == [
        "The deck has 44 cards; Noise: Hacker Extraordinaire needs at least 45."
    ]
    assert broken(runner_deck(size=44)) == ["DECK-1"]


@rule("DECK-1")
def test_a_deck_has_no_maximum_size():
    everything = {card.slug: 3 for card in CORE if card.side == RUNNER and card.type != IDENTITY}
    deck = Deck("test-deck-rich", everything)
    assert deck.size == 150
    assert faults(deck) == []


@rule("DECK-1")
def test_a_deck_belongs_to_one_identity():
    leaderless = Deck("sure-gamble", runner_deck().cards)
    assert in_words(leaderless) == ["Sure Gamble is not an identity, so no deck can belong to it."]
    with pytest.raises(BadDeck, match=r"Line 2: Gabriel Santiago.* is a second identity, after Noise"):
        text.read(f"{NOISE}\n{GABRIEL}\n3 Sure Gamble")
    with pytest.raises(BadDeck, match=r"There is no identity\."):
        text.read("3 Sure Gamble")


@rule("DECK-2")
def test_identities_are_neither_in_the_deck_nor_counted():
    assert runner_deck(size=45).size == 45
    deck = Deck(NOISE, {**runner_deck(size=44).cards, GABRIEL: 1, NOISE: 1})
    assert deck.size == 44
    assert broken(deck) == ["DECK-1", "DECK-2", "DECK-2"]
    assert in_words(deck)[2].startswith("Gabriel Santiago: Consummate Professional is an identity: it lies beside")


@rule("DECK-3")
def test_a_deck_holds_three_copies_of_a_title_and_no_more():
    assert faults(runner_deck(corroder=3, sure_gamble=3)) == []
    deck = runner_deck(corroder=4, sure_gamble=5, stimhack=3)
    assert broken(deck) == ["DECK-3", "DECK-3"]
    assert in_words(deck) == [
        "4 copies of Corroder are too many; a deck may hold 3.",
        "5 copies of Sure Gamble are too many; a deck may hold 3.",
    ]


@rule("DECK-3")
def test_a_card_can_say_otherwise_about_its_copies():
    assert faults(runner_deck(test_deck_only_one=1, test_deck_up_to_six=6)) == []
    assert broken(runner_deck(test_deck_only_one=2)) == ["DECK-3"]
    assert broken(runner_deck(test_deck_up_to_six=7)) == ["DECK-3"]


@rule("DECK-4")
def test_no_side_holds_cards_of_the_other():
    runner, corp = runner_deck(hedge_fund=1, priority_requisition=1), corp_deck(49, sure_gamble=1, **TWENTY_ONE)
    assert broken(runner) == ["DECK-4", "DECK-4"]
    assert in_words(runner)[1] == "Hedge Fund is a Corp card and cannot be in this deck."
    assert in_words(corp) == ["Sure Gamble is a Runner card and cannot be in this deck."]


@rule("DECK-5")
def test_cards_of_the_own_faction_cost_no_influence():
    assert influence(runner_deck(NOISE, corroder=3)) == 0
    assert influence(runner_deck(GABRIEL, corroder=3)) == 6


@rule("DECK-5")
def test_influence_of_all_other_factions_together_may_reach_the_limit_but_not_pass_it():
    spent = runner_deck(GABRIEL, corroder=3, gordian_blade=3)
    assert influence(spent) == 15
    assert faults(spent) == []
    overspent = runner_deck(GABRIEL, corroder=3, gordian_blade=3, mimic=1)
    assert broken(overspent) == ["DECK-5"]
    assert in_words(overspent) == [
        "Cards of other factions cost 16 influence; Gabriel Santiago: Consummate Professional may spend 15."
    ]


@rule("DECK-6")
@pytest.mark.parametrize("identity", [card.slug for card in IDENTITIES])
def test_neutral_cards_may_be_in_any_deck_of_their_side(identity):
    side = find(identity).side
    neutrals = [card for card in CORE if card.side == side and card.faction == f"neutral-{SIDES[side]}"]
    assert len(neutrals) in (5, 8)
    deck = Deck(identity, {card.slug: 3 for card in neutrals})
    assert influence(deck) == 0
    assert {"DECK-4", "DECK-5", "DECK-7"}.isdisjoint(broken(deck))


@rule("DECK-6")
def test_an_influence_value_printed_on_a_neutral_card_counts():
    assert influence(runner_deck(KATE, test_deck_dear_neutral=3)) == 9
    assert broken(runner_deck(KATE, test_deck_dear_neutral=3, femme_fatale=3, corroder=2)) == ["DECK-5"]


@rule("DECK-7")
def test_a_card_without_influence_value_stays_in_its_faction():
    assert faults(runner_deck(NOISE, test_deck_anarch_only=3)) == []
    assert broken(runner_deck(KATE, test_deck_anarch_only=1)) == ["DECK-7"]
    agendas = [card for card in CORE if card.type == AGENDA_TYPE and not card.faction.startswith("neutral")]
    assert len(agendas) == 6
    for agenda in agendas:
        foreign = [card.slug for card in IDENTITIES if card.side == CORP and card.faction != agenda.faction]
        own = next(card.slug for card in IDENTITIES if card.faction == agenda.faction)
        assert all("DECK-7" in broken(Deck(identity, {agenda.slug: 1})) for identity in foreign)
        assert "DECK-7" not in broken(Deck(own, {agenda.slug: 1}))


@rule("DECK-7")
def test_an_influence_value_of_0_is_a_value():
    deck = runner_deck(KATE, test_deck_worthless_anarch=3)
    assert influence(deck) == 0
    assert faults(deck) == []


NEUTRAL_AGENDAS = {"priority_requisition": 3, "private_security_force": 3}
TWENTY_ONE = {"accelerated_beta_test": 3, **NEUTRAL_AGENDAS}


@rule("DECK-8")
@pytest.mark.parametrize(
    ("size", "low"),
    [(40, 18), (44, 18), (45, 20), (49, 20), (50, 22), (54, 22), (55, 24), (59, 24), (60, 26), (100, 42)],
)
def test_agenda_points_follow_from_the_size_of_the_deck(size, low):
    assert points_needed(size) == (low, low + 1)


@rule("DECK-8")
def test_a_corp_deck_with_too_few_or_all_weyland_agenda_points_is_illegal():
    assert agenda_points(corp_deck(49, **TWENTY_ONE)) == 21
    assert faults(corp_deck(49, **TWENTY_ONE)) == []
    assert broken(corp_deck(50, **TWENTY_ONE)) == ["DECK-8"]
    assert in_words(corp_deck(50, **TWENTY_ONE)) == [
        "The agendas are worth 21 points; a deck of 50 cards needs 22 or 23."
    ]
    assert broken(corp_deck(49, NBN, breaking_news=1, astroscript_pilot_program=3, **NEUTRAL_AGENDAS)) == ["DECK-8"]
    all_weyland = {"hostile_takeover": 3, "posted_bounty": 3, "priority_requisition": 3, "private_security_force": 3}
    assert agenda_points(corp_deck(49, WEYLAND, **all_weyland)) == 21
    assert broken(corp_deck(44, WEYLAND, **all_weyland)) == ["DECK-1"]  # judged as the 45 cards it must become
    assert broken(corp_deck(44, "test-deck-tiny", priority_requisition=3, private_security_force=3)) == ["DECK-8"]


@rule("DECK-8")
def test_runner_decks_need_no_agenda_points():
    assert faults(runner_deck(size=66)) == []


@rule("DECK-9")
def test_the_formula_is_the_table_continued():
    low = 18
    for size in range(40, 200):
        if size > 40 and size % 5 == 0:
            low += 2
        assert points_needed(size) == (low, low + 1)


@rule("DECK-10")
def test_there_are_four_corp_and_three_runner_factions():
    by_side = [{card.faction for card in IDENTITIES if card.side == side} for side in (CORP, RUNNER)]
    assert by_side == [{"haas-bioroid", "jinteki", "nbn", "weyland"}, {"anarch", "criminal", "shaper"}]
    neutral = {card.faction for card in CORE} - by_side[CORP] - by_side[RUNNER]
    assert neutral == {"neutral-corp", "neutral-runner"}


@rule("DECK-10")
@pytest.mark.parametrize("mini", ["adam", "apex", "sunny-lebeau"])
def test_a_mini_faction_is_a_faction_of_its_own(mini):
    card, identity = {f"test_deck_of_{mini}": 3}, f"test-deck-{mini}"
    assert influence(runner_deck(identity, **card)) == 0
    assert influence(runner_deck(KATE, **card)) == 6
    assert influence(runner_deck(identity, corroder=1)) == 2


@rule("DECK-11")
@pytest.mark.parametrize("identity", IDENTITIES, ids=lambda card: card.faction)
def test_a_starter_deck_is_a_faction_and_all_neutral_cards_of_its_side(identity):
    deck = named(identity.faction)
    neutral = f"neutral-{SIDES[identity.side]}"
    assert deck.identity == identity.slug
    assert {find(slug).faction for slug in deck.cards} == {identity.faction, neutral}
    for card in CORE:
        belongs = card.faction in (identity.faction, neutral) and card.type != IDENTITY
        assert deck.cards.get(card.slug, 0) == (card.quantity if belongs else 0)
    assert faults(deck) == []


@rule("DECK-12")
def test_core_identities_need_45_cards_and_spend_15_influence():
    assert len(IDENTITIES) == 7
    for identity in IDENTITIES:
        small, dear = Deck(identity.slug, {}), {"corroder": 3, "gordian-blade": 2, "ninja": 2, "account-siphon": 1}
        assert faults(small)[0] == Message("deck-too-small", rule="DECK-1", card=identity.slug, size=0, least=45)
        if identity.side == RUNNER:
            over = Deck(identity.slug, {slug: 3 * copies for slug, copies in dear.items()})
            (fault,) = [fault for fault in faults(over) if fault.key == "deck-too-much-influence"]
            assert fault.args["limit"] == 15
        else:
            scorched = Deck(identity.slug, {"biotic-labor": 3, "scorched-earth": 3, "sansan-city-grid": 3})
            (fault,) = [fault for fault in faults(scorched) if fault.key == "deck-too-much-influence"]
            assert fault.args["limit"] == 15


def test_every_reason_is_told_at_once():
    deck = Deck(HAAS, {
        "breaking-news": 1, "scorched-earth": 4, "sure-gamble": 1, NOISE: 1, "priority-requisition": 3,
    })  # fmt: skip
    assert in_words(deck) == [
        "The deck has 9 cards; Haas-Bioroid: Engineering the Future needs at least 45.",
        "Noise: Hacker Extraordinaire is a Runner card and cannot be in this deck.",
        "Noise: Hacker Extraordinaire is an identity: it lies beside the deck, not in it.",
        "Sure Gamble is a Runner card and cannot be in this deck.",
        "Breaking News has no influence value, so only a deck of its own faction may hold it.",
        "4 copies of Scorched Earth are too many; a deck may hold 3.",
        "Cards of other factions cost 16 influence; Haas-Bioroid: Engineering the Future may spend 15.",
        "The agendas are worth 10 points; a deck of 45 cards needs 20 or 21.",
    ]
    assert broken(deck) == ["DECK-1", "DECK-4", "DECK-2", "DECK-4", "DECK-7", "DECK-3", "DECK-5", "DECK-8"]


@rule("DECK-1", "DECK-2")
def test_a_deck_has_one_identity_and_holds_no_other():
    assert {card.copies for card in CARDS if card.type == IDENTITY} == {1}
    assert {card.copies for card in CORE if card.type != IDENTITY} == {3}
    for copies in (1, 2):
        found = faults(Deck(NOISE, {"test-deck-filler": 45, GABRIEL: copies}))
        assert [fault.key for fault in found] == ["deck-holds-an-identity"]


@rule("DECK-3", "DECK-7")
@pytest.mark.parametrize(
    ("slug", "kept_by"),
    [
        ("ice-wall", "copies"),
        ("hedge-fund", "copies"),
        ("corroder", "side"),
        ("nbn-making-news", "side"),
        (WEYLAND, "side"),
        ("astroscript-pilot-program", "faction"),
        ("hostile-takeover", "copies"),
        ("priority-requisition", "copies"),
    ],
)
def test_what_keeps_more_of_a_card_out_of_a_deck(slug, kept_by):
    deck = Deck(WEYLAND, {})
    assert law.bar(find(slug), deck) == kept_by
    assert (law.most(find(slug), deck) > 0) == (kept_by == "copies")


@rule("DECK-5")
@pytest.mark.parametrize(("beside", "price"), [(5, 2), (6, 0)])
def test_an_alliance_card_costs_nothing_beside_enough_of_its_faction(beside, price):
    """Six cards of Jinteki that are no alliance cards; others of Jinteki's alliance do not count."""
    deck = Deck(WEYLAND, {"heritage-committee": 3, "neural-katana": 3, "data-mine": beside - 3, "hedge-fund": 3})
    assert law.price(find("heritage-committee"), deck) == price
    assert law.price(find("neural-katana"), deck) == find("neural-katana").influence
