"""The texts of a content set of Gangs of Night City, as they are sent to readers elsewhere."""

from __future__ import annotations

import copy

import pytest

from jackin.gangs.content.read import builtin
from jackin.kernel.game import Json
from jackin.locale import LANGUAGES, words
from jackin.locale.gangs_text import GangsText
from jackin.locale.gangs_told import told
from jackin.server.protocol.sets import SetTexts

HOUSE: Json = builtin("house").data
TEXT = GangsText(words("en"), HOUSE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_set_is_told_in_every_language(lang: str):
    texts = told(HOUSE, lang)
    assert "[gangs" not in str(texts)
    sent = SetTexts(**texts)
    assert sent.cards["gang"]["maelstrom"].abilities[0].name == words(lang).format("gangs-ability-rage")
    assert sent.cards["district"]["city-center"].title == words(lang).format("gangs-district-city-center")
    assert len(sent.net) == len(HOUSE["net"]["space"])


def test_a_card_is_told_part_by_part():
    cards = SetTexts(**told(HOUSE, "en")).cards
    rogue = cards["edgerunner"]["rogue"]
    assert [ability.text for ability in rogue.abilities] == [
        "At the end of your Reclaim turn, if you control a Fixer: gain 2 Street Cred."
    ]
    assert rogue.movement
    weapons = cards["opportunity"]["militech-smart-weapons"]
    assert weapons.needs == "You have Dominance in Westbrook"
    assert weapons.reward == "Gain 1 Eurodollar or gain 1 Contraband"
    assert weapons.cred is not None
    assert (weapons.cred.n, weapons.cred.each) == (1, "for each Weapons Opportunity you own")
    assert weapons.cred.text == "1 Street Cred for each Weapons Opportunity you own"
    barrage = cards["combat"]["street-barrage"].cred
    assert barrage is not None
    assert (barrage.n, barrage.each) == (2, "if you alone have the highest Firepower")
    assert cards["story"]["tutorial"].tale


def test_what_somebody_typed_in_goes_by_its_own_title():
    data = copy.deepcopy(HOUSE)
    data["gangs"]["gang"][0]["title"] = "The Mill"
    assert told(data, "de")["cards"]["gang"]["maelstrom"]["title"] == "The Mill"


def test_effects_are_told_by_their_paths_and_offers_without_may():
    texts = told(HOUSE, "en")
    assert texts["effects"]["opportunity/militech-smart-weapons.0.1"] == "gain 1 Contraband"
    rage = "gang/maelstrom/1.0"
    assert texts["effects"][rage] == "you may: " + texts["offers"][rage]
    assert texts["offers"].keys() < texts["effects"].keys()


def test_names_of_units_and_places_are_explained():
    texts = told(HOUSE, "pl")
    assert texts["units"]["tyger-claws-solo-2"] == {"gang": "tyger-claws", "kind": "solo"}
    assert texts["places"]["city-center/data-fortress"] == {"district": "city-center", "kind": "data-fortress"}


def test_an_ability_has_its_time_its_condition_and_its_effects():
    netrunner = {"is": "at-least", "count": "units", "unit": "netrunner", "district": "here", "n": 1}
    ability = {"at": "compare", "if": netrunner, "do": [{"do": "firepower", "n": -1, "who": "rivals"}]}
    told = "Compare, if there is at least one Netrunner of yours here: each rival: −1 Firepower."
    assert TEXT.ability(ability) == told


def test_not_becomes_unless_and_amounts_count():
    spared = {"n": 2, "if": {"is": "not", "part": {"is": "lost-unit"}}}
    assert TEXT.cred(spared) == "2 Street Cred unless you lost a unit"
    assert TEXT.short_cred(spared) == "unless you lost a unit"
    killed = {"n": {"count": "killed", "most": 3}}
    assert TEXT.short_cred(killed) == "for each unit that rivals lost in it (at most 3)"


def test_parts_of_a_choice_are_joined_and_a_price_stands_before_what_it_buys():
    may = {"do": "may", "cost": {"eurodollars": 1}, "parts": [{"do": "no-casualty"}]}
    assert TEXT.effect(may) == "you may pay 1 Eurodollar: you lose one unit fewer"
    choice = {"do": "choose", "parts": [{"do": "gain", "what": "contraband", "n": 1}, {"do": "disc"}]}
    assert TEXT.effect(choice) == "gain 1 Contraband or return an Action disc to your Activate area"
