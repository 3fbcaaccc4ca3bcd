"""The house set has as many of everything as the box, and the little that is known of the printed cards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from jackin.gangs.content.read import builtin, builtin_texts
from jackin.gangs.content.vocabulary import (
    CONDITIONS,
    COUNTS,
    EFFECTS,
    POIS,
    RESOURCES,
    RULES,
    SIDES,
    TIMINGS,
    TYPES,
)
from jackin.locale import LANGUAGES, words
from jackin.locale.gangs_text import GangsText
from jackin.rulebook import rules

HOUSE = builtin("house")
FOURS = ("four", "cuatro", "vier", "cztery", "czterech")


def test_it_has_as_many_cards_as_the_box():
    counts = {
        "districts": len(HOUSE.districts),
        "gangs": len(HOUSE.gangs),
        "starters": len(HOUSE.starters),
        "upgrades": len(HOUSE.upgrades),
        "opportunities": len(HOUSE.opportunities),
        "edgerunners": len(HOUSE.edgerunners),
        "levels": len(HOUSE.net.levels),
        "gang actions": len(HOUSE.solo.gangs),
        "district cards": len(HOUSE.solo.deck),
        "seats": len(HOUSE.seats),
    }
    assert counts == {
        "districts": 6,
        "gangs": 4,
        "starters": 4,
        "upgrades": 22,
        "opportunities": 27,
        "edgerunners": 10,
        "levels": 3,
        "gang actions": 4,
        "district cards": 6,
        "seats": 4,
    }


def test_starting_resources_are_those_of_the_rulebook():
    seats = [{price.what: price.n for price in seat} for seat in HOUSE.seats]
    assert seats == [{"eurodollars": 2, "contraband": n} for n in (1, 1, 2, 2)]


def test_what_the_rulebook_does_not_say_is_not_called_the_rulebooks():
    named, guessed = rules("gangs")["CITY-1"].split("[book]")
    assert named.endswith("Watson, Westbrook, City Center, Heywood ")
    assert guessed.startswith(", Santo Domingo and Pacifica [read]")
    assert [id for id in ("STORY-6", "GOAL-7") if "[book]" in rules("gangs")[id]] == []


def test_most_numbers_of_the_single_player_game_are_the_rulebooks():
    solo = HOUSE.solo
    assert (solo.johnny.draw, solo.johnny.gang, solo.johnny.alone) == (3, 4, 3)
    for gang in solo.gangs:
        numbers = (gang.districts, gang.draw, gang.absent, gang.techie, gang.netrunner, gang.win, gang.full)
        assert numbers == (3, 2, 2, 3, 2, 3, 1)
    head = builtin_texts("house")["solo.toml"].split("goal =")[0]
    assert "The rulebook's are: draw, gang and alone of Johnny" in head


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutorial_counts_no_gangs_since_fewer_may_play(language):
    told = words(language).text_of("gangs-story-card-tutorial").lower()
    assert [number for number in FOURS if number in told] == []


def test_each_kind_of_poi_stands_twice_on_the_small_side_and_four_times_on_the_large():
    for side, times in zip(SIDES, (2, 4), strict=True):
        kinds = Counter(poi for district in HOUSE.districts for poi in district.pois[side])
        assert kinds == dict.fromkeys(POIS, times)


def test_presence_and_dominance_differ_everywhere():
    assert all(len(district.rewards) == 2 for district in HOUSE.districts)


def test_the_city_is_connected():
    reached, waiting = {"watson"}, ["watson"]
    by_id = {district.id: district for district in HOUSE.districts}
    while waiting:
        new = [id for id in by_id[waiting.pop()].adjacent if id not in reached]
        reached.update(new)
        waiting += new
    assert reached == set(by_id)


def test_gangs_start_where_they_are_at_home():
    assert {gang.id: gang.district for gang in HOUSE.gangs} == {
        "maelstrom": "watson",
        "tyger-claws": "westbrook",
        "valentinos": "heywood",
        "voodoo-boys": "pacifica",
    }


def test_every_gang_has_two_abilities_and_rising_hideouts():
    for gang in HOUSE.gangs:
        assert len({ability.name for ability in gang.abilities}) == 2
        assert gang.hideouts == sorted(gang.hideouts)
        assert len(gang.hideouts) == 3


def test_pain_editor_is_as_printed():
    (card,) = [card for card in HOUSE.upgrades if card.id == "pain-editor"]
    assert (card.firepower, card.variable) == (3, False)
    assert [ability.timing for ability in card.abilities] == ["casualties"]


def test_militech_smart_weapons_is_as_printed():
    (card,) = [card for card in HOUSE.opportunities if card.id == "militech-smart-weapons"]
    assert (card.type, card.cost) == ("weapons", 1)
    assert card.requirement is not None
    assert (card.requirement.kind, card.requirement.district) == ("dominance", "westbrook")
    assert card.cred.count is not None
    assert (card.cred.base, card.cred.times, card.cred.count.kind) == (0, 1, "opportunities")
    assert card.cred.count.type == "weapons"
    (choice,) = card.reward
    assert choice.kind == "choose"
    assert [part.n.base for part in choice.parts] == [1, 1]


def test_rogue_is_as_printed():
    (card,) = [card for card in HOUSE.edgerunners if card.id == "rogue"]
    assert card.unit == "specialist"
    assert sum(price.n for price in card.price) == 2
    assert card.moves is not None
    assert card.moves.on == "occupied"
    (ability,) = card.abilities
    assert (ability.timing, ability.effects[0].what, ability.effects[0].n.base) == ("reclaim-end", "street-cred", 2)


def test_johnny_is_not_for_hire_when_he_is_the_opponent():
    assert [card.id for card in HOUSE.edgerunners if not card.alone] == ["johnny-silverhand"]


def test_every_known_name_is_there():
    names = {card.id for card in HOUSE.edgerunners}
    assert {"rogue", "johnny-silverhand", "jackie-welles", "judy-alvarez", "nix"} <= names


def test_starters_pay_more_easily_the_weaker_they_are():
    assert sorted(card.firepower for card in HOUSE.starters) == [0, 1, 2, 3]
    weakest = min(HOUSE.starters, key=lambda card: card.firepower)
    assert weakest.cred.condition is None


def test_opportunities_are_shared_evenly_between_the_types():
    assert Counter(card.type for card in HOUSE.opportunities) == dict.fromkeys(TYPES, 9)


def test_the_net_gets_deeper_and_riskier():
    risks = [level.risk for level in HOUSE.net.levels]
    assert risks == sorted(risks)
    assert Counter(space.level for space in HOUSE.net.spaces) == {0: 4, 1: 3, 2: 3}


def test_stories_branch_and_end_in_several_ways():
    tutorial, *others = HOUSE.stories
    assert tutorial.id == "tutorial"
    assert tutorial.cards[0].abilities == []
    assert len(others) >= 3
    for story in others:
        assert len({branch.to for branch in story.cards[0].branches}) >= 2
        assert len([card for card in story.cards if card.slot == 0]) >= 3


@pytest.mark.parametrize("story", HOUSE.stories, ids=lambda story: story.id)
def test_every_card_of_a_story_can_be_reached(story):
    reached = {story.cards[0].id}
    for _ in story.cards:
        for id in list(reached):
            card = story.card(id)
            reached |= {branch.to for branch in card.branches + card.epilogues}
    assert reached == {card.id for card in story.cards}


def test_two_stories_at_least_are_made_for_playing_alone():
    alone = [story for story in HOUSE.stories if story.alone]
    assert {story.id for story in alone} >= {"voice", "last-job"}
    for story in alone:
        assert len(story.cards[0].branches) >= 2
        assert len({epilogue.to for card in story.cards for epilogue in card.epilogues}) >= 3


def test_each_rival_gang_plays_in_character():
    """Whom it sends first, and what it gains by."""
    found = {card.gang: (card.priority[0], [special.on for special in card.specials]) for card in HOUSE.solo.gangs}
    assert found == {
        "maelstrom": ("solo", ["firefight-won"]),
        "tyger-claws": ("solo", ["firefight-lost"]),
        "valentinos": ("techie", ["opportunity-removed"]),
        "voodoo-boys": ("netrunner", ["net-retreat"]),
    }


def test_every_level_is_harder_than_the_one_before():
    levels = [(level.start + level.lead, level.start, level.johnny, level.rival) for level in HOUSE.solo.levels]
    assert [level.id for level in HOUSE.solo.levels] == ["easy", "normal", "hard", "nightmare"]
    assert all(before < after for before, after in pairwise(levels))


def test_valentinos_alone_follow_their_printed_card():
    (card,) = [card for card in HOUSE.solo.gangs if card.gang == "valentinos"]
    assert card.priority == ["techie", "solo", "netrunner"]
    (special,) = card.specials
    assert (special.on, special.effects[0].what, special.effects[0].n.base) == (
        "opportunity-removed",
        "street-cred",
        2,
    )


def test_every_effect_can_be_found_by_its_path():
    assert all(effect.path == path for path, effect in HOUSE.effects.items())
    part = HOUSE.effects["opportunity/militech-smart-weapons.0.1"]
    assert (part.kind, part.what) == ("gain", "contraband")


# Words


TEXT = GangsText(words("en"), HOUSE.data)


def named(data):
    """Kind and entry of everything that has a name."""
    for kind, file, key in (
        ("district", "districts", "district"),
        ("gang", "gangs", "gang"),
        ("combat", "combat_starters", "starter"),
        ("combat", "combat_upgrades", "upgrade"),
        ("opportunity", "opportunities", "opportunity"),
        ("edgerunner", "edgerunners", "edgerunner"),
        ("level", "net", "level"),
        ("story-card", "stories", "card"),
    ):
        yield from ((kind, entry) for entry in data[file][key])


@pytest.mark.parametrize("lang", ["en", "es", "de", "pl"])
def test_everything_has_a_name_in_every_language(lang):
    said = words(lang)
    keys = [f"gangs-{kind}-{entry['id']}" for kind, entry in named(HOUSE.data)]
    keys += [f"gangs-ability-{ability.name}" for gang in HOUSE.gangs for ability in gang.abilities]
    keys += [f"gangs-story-{story.id}" for story in HOUSE.stories]
    keys += [f"gangs-resource-{what}" for what in RESOURCES]
    assert [key for key in keys if not said.has(key)] == []


def test_every_story_card_tells_something():
    assert [card["id"] for card in HOUSE.data["stories"]["card"] if not TEXT.story(card)] == []


def test_every_text_can_be_told():
    for kind, entry in named(HOUSE.data):
        texts = TEXT.abilities(entry)
        if kind == "opportunity":
            texts += [TEXT.condition(entry["needs"])] if "needs" in entry else []
            texts += [TEXT.effects(entry.get("reward", [])), TEXT.cred({"n": entry["cred"]})]
        if kind == "combat":
            texts += [TEXT.cred(entry["cred"])]
        if kind == "edgerunner":
            texts += [TEXT.movement(entry)]
        assert all("[gangs" not in text and "{" not in text for text in texts), texts


@pytest.mark.parametrize(
    ("family", "vocabulary"),
    [("if", CONDITIONS), ("count", COUNTS), ("do", EFFECTS), ("rule", RULES), ("timing", TIMINGS)],
)
def test_every_word_of_the_vocabulary_can_be_told(family, vocabulary):
    own = [word for word in vocabulary if (family, word) not in {("if", "all"), ("if", "any"), ("if", "not")}]
    assert [word for word in own if not words("en").has(f"gangs-{family}-{word}")] == []


def test_a_card_reads_like_a_card():
    card = next(card for card in HOUSE.data["combat_upgrades"]["upgrade"] if card["id"] == "street-barrage")
    assert TEXT.abilities(card) == ["Reveal: your Firepower is 1, plus 1 for each unit of yours here (at most 5)."]
    assert TEXT.cred(card["cred"]) == "2 Street Cred if you alone have the highest Firepower"
