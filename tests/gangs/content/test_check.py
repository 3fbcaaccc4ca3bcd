"""Mistakes in a content set: every kind of them is found, with its file, its line and its field, all at once."""

from __future__ import annotations

import copy

import pytest

from jackin.gangs.content.check import FILES
from jackin.gangs.content.read import BadContent, builtin, builtin_texts, check_texts, content_from, data_of
from jackin.gangs.content.vocabulary import CONDITIONS, COUNTS, EFFECTS, RULES

HOUSE = builtin_texts("house")
TEXTS = HOUSE | {"set.toml": HOUSE["set.toml"].replace('id = "house"', 'id = "mine"')}


def mistakes(texts):
    found = [mistake.told("mine/") for mistake in check_texts(texts)]
    assert found
    return found


def changed(file, old, new):
    """The house set with one text of a file replaced, once."""
    assert old in TEXTS[file], old
    return TEXTS | {file: TEXTS[file].replace(old, new, 1)}


# (file, what stands there, what stands there by mistake, the field, a word of the complaint)
PLANTED = [
    ("setup.toml", "goal = 25", "goal = 0", "goal", "at least 1"),
    ("setup.toml", "goal = 25", "actions = 0", "actions", "at least 1"),
    ("setup.toml", "goal = 25", "opportunities = 0", "opportunities", "at least 1"),
    ("districts.toml", 'small = ["business"]',
     "small = " + str(["business"] * 8).replace("'", '"'), "pois", "at most 7"),
    ("districts.toml", '["westbrook", "city-center"]', '["westbrook", "city-center", "westbrook"]', "adjacent",
     "named twice"),
    ("net.toml", "risk = 4", "risk = 13", "risk", "two dice show 12"),
    ("combat_upgrades.toml", 'count = "discard"', 'count = "discard", least = 5, most = 2', "ability",
     "more than most"),
    ("opportunities.toml", '{ do = "gain", what = "eurodollars", n = 1 }',
     '{ do = "gain", what = "eurodollars", n = -1 }', "reward", "at least 1, not -1"),
    ("stories.toml", '{ on = "firefights", n = 4, to = "blackout-looters" },\n  '
     '{ on = "street-cred", n = 14, to = "blackout-looters" },', "", "", "leads to it"),
    ("solo.toml", "districts = 3", "districts = 7", "districts", "6 cards"),
    ("set.toml", "format = 1", "format = 9", "format", "format 1"),
    ("set.toml", 'id = "mine"', 'id = "My House"', "id", "small letters"),
    ("set.toml", 'name = "House"', 'name = ""', "name", "a name"),
    ("gangs.toml", 'origin = "original"', 'origin = "found"', "origin", "owner-typed"),
    ("setup.toml", "contraband = 1", "contraband = 0", "seats contraband", "at least 1"),
    ("setup.toml", "contraband = 1", "rice = 1", "seats", "'rice'"),
    ("setup.toml", "4 = [{ c", "5 = [{ c", "head_start", "2 to 4"),
    ("setup.toml", ", {}, {}]", ", {}]", "head_start", "at least 4"),
    ("setup.toml", "4 = [{ corporate-secrets", "4 = [{ rice", "head_start", "'rice'"),
    ("setup.toml", "goal = 25", "goal = -1", "goal", "at least 0"),
    ("setup.toml", 'end = "finish-round"', 'end = "soon"', "end", "immediate"),
    ("setup.toml", "goal = 25", "gaol = 25", "", "unknown setting 'gaol'"),
    ("setup.toml", "goal = 25", 'goal = "25"', "goal", "a number"),
    ("districts.toml", '["westbrook", "city-center"]', '["city-center"]', "adjacent", "other way round"),
    ("districts.toml", '["westbrook", "city-center"]', '["westbrook", "city-center", "mars"]', "adjacent", "'mars'"),
    ("districts.toml", "{ contraband = 2 }", "{ contraband = 2, eurodollars = 1 }", "rewards", "one kind"),
    ("districts.toml", 'small = ["business"]', 'small = ["bar"]', "pois", "'bar'"),
    ("districts.toml", 'small = ["business"], ', "", "pois", "'small' is missing"),
    ("gangs.toml", 'district = "watson"', 'district = "mars"', "district", "'mars'"),
    ("gangs.toml", "hideouts = [1, 2, 3]", "hideouts = [1, 2]", "hideouts", "3 Hideouts"),
    ("gangs.toml", 'name = "spoils"', 'name = "rage"', "ability", "2 abilities"),
    ("gangs.toml", 'at = "firefight-end"', 'at = "lunch"', "ability 1", "'lunch'"),
    ("gangs.toml", 'rules = [{ rule = "vengeance" }]', 'do = [{ do = "keep" }]', "ability 1", "rules if"),
    ("gangs.toml", '{ rule = "vengeance" }', '{ rule = "grudge" }', "ability 1", "a rule is one of"),
    ("gangs.toml", '{ rule = "vengeance" }', '{ rule = "vengeance", n = "two" }', "ability 1", "n is a number"),
    ("gangs.toml", '{ do = "token", n = 1 }', '{ do = "gain", what = "rice", n = 1 }', "ability 1 do 1", "'rice'"),
    ("gangs.toml", '{ do = "token", n = 1 }', '{ do = "token" }', "ability 1 do 1", "'n' is missing"),
    ("gangs.toml", '{ do = "token", n = 1 }', '{ do = "dance", n = 1 }', "ability 1 do 1", "'dance'"),
    ("gangs.toml", '{ do = "token", n = 1 }', '{ do = "token", n = 1, m = 2 }', "ability 1 do 1", "unknown key 'm'"),
    ("combat_starters.toml", "firepower = 0", "firepower = -1", "firepower", "at least 0"),
    ("combat_starters.toml", "cred = { n = 1 }", "cred = {}", "cred", "'n' is missing"),
    ("combat_starters.toml", 'kind = "quickhack"', 'kind = "spell"', "kind", "'spell'"),
    ("combat_starters.toml", 'id = "crusher"', 'id = "short-circuit"', "id", "two of starter"),
    ("combat_upgrades.toml", 'id = "blade-arms"', 'id = "crusher"', "id", "a starter"),
    ("combat_upgrades.toml", '{ at = "casualties", do = [{ do = "no-casualty" }] }',
     '{ at = "reclaim-end", do = [] }', "ability 1", "'reclaim-end'"),
    ("combat_upgrades.toml", 'at = "casualties", do = [{ do = "no-casualty" }]',
     'at = "firefight-end", do = [{ do = "no-casualty" }]', "ability 1 do 1", "happens at reveal"),
    ("combat_upgrades.toml", '{ do = "set-firepower", n = { base = 2, count = "discard" } }',
     '{ do = "firepower", n = 1 }', "firepower", "'?' needs"),
    ("combat_upgrades.toml", 'count = "discard"', 'count = "sheep"', "ability 1 do 1 n", "'sheep'"),
    ("combat_upgrades.toml", 'count = "discard"', 'count = "discard", most = "5"', "ability 1 do 1 n",
     "most is a number"),
    ("opportunities.toml", 'type = "weapons"', 'type = "toys"', "type", "'toys'"),
    ("opportunities.toml", "cost = 1", "cost = -1", "cost", "at least 0"),
    ("opportunities.toml", 'is = "dominance", district = "westbrook"', 'is = "dominance"', "needs",
     "'district' is missing"),
    ("opportunities.toml", 'is = "dominance", district = "westbrook"', 'is = "love"', "needs", "'love'"),
    ("opportunities.toml", 'is = "dominance", district = "westbrook"', 'is = "dominance", district = "mars"', "needs",
     "'mars'"),
    ("opportunities.toml", 'type = "weapons" }\nreward', 'type = "toys" }\nreward', "cred", "'toys'"),
    ("opportunities.toml", '{ do = "gain", what = "eurodollars", n = 1 }',
     '{ do = "gain", what = "eurodollars", n = 1, who = "rivals" }', "reward 1.1", "players of a Firefight"),
    ("edgerunners.toml", 'unit = "specialist"', 'unit = "solo"', "moves", "Specialists"),
    ("edgerunners.toml", 'on = "occupied", poi = "fixer"', 'on = "whim"', "moves", "'whim'"),
    ("edgerunners.toml", "alone = false", "alone = 0", "alone", "true or false"),
    ("edgerunners.toml", 'at = "seized", type = "braindance"', 'at = "hired", type = "braindance"', "ability 1",
     "goes with 'seized'"),
    ("edgerunners.toml", "price = { eurodollars = 2 }", "price = { street-cred = 2 }", "price", "'street-cred'"),
    ("net.toml", "risk = 4", 'risk = "low"', "risk", "at least 0"),
    ("net.toml", '[[space]]\nlevel = "yellow"', '[[space]]\nlevel = "blue"', "space 1", "'blue'"),
    ("net.toml", '[[space]]\nlevel = "yellow"', '[[space]]\nlevel = "red"', "space 2", "no less deep"),
    ("stories.toml", "slot = 2", "slot = 4", "slot", "3 slots"),
    ("stories.toml", "slot = 2", "slot = 2\nalone = true", "alone", "on the introduction"),
    ("stories.toml", "alone = true", 'alone = "yes"', "alone", "true or false"),
    ("stories.toml", 'n = 4, to = "blackout-generators"', 'n = 4, to = "nowhere"', "branch 1", "'nowhere'"),
    ("stories.toml", 'on = "hideouts", n = 4', 'on = "boredom", n = 4', "branch 1", "'boredom'"),
    ("stories.toml", 'on = "hideouts", n = 4', 'on = "hideouts"', "branch 1", "'n' is missing"),
    ("stories.toml", '  { to = "blackout-dawn" },', "", "epilogue", "the last one has no 'if'"),
    ("stories.toml", 'epilogue = [{ to = "tutorial-epilogue" }]', "", "epilogue", "at least 1"),
    ("stories.toml", 'id = "tutorial"\nslot = 1', 'id = "tutorial"\nslot = 0', "slot", "goes nowhere"),
    ("solo.toml", '"watson", ', '"mars", ', "deck", "'mars'"),
    ("solo.toml", "goal = 25", "goal = 0", "goal", "at least 1"),
    ("solo.toml", "lead = 1", "lead = -1", "level 3", "at least 0"),
    ("solo.toml", "lead = 1", "ahead = 1", "level 3", "'ahead'"),
    ("solo.toml", '["techie", "solo", "netrunner"]', '["techie", "solo", "drone"]', "priority", "in some order"),
    ("solo.toml", 'id = "maelstrom"', 'id = "animals"', "id", "'animals'"),
    ("solo.toml", 'do = "gain", what = "street-cred", n = 2', 'do = "gain", what = "contraband", n = 2', "special 1",
     "no resources"),
    ("solo.toml", 'do = "gain", what = "street-cred", n = 2', 'do = "recruit"', "special 1", "gains Street Cred"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "field", "why"), PLANTED)
def test_a_planted_mistake_is_found_with_its_file_and_field(file, old, new, field, why):
    found = mistakes(changed(file, old, new))
    right = [text for text in found if text.startswith(f"mine/{file}") and why in text]
    assert right, found
    assert any(f": {field}" in text for text in right), found


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("gangs.toml", 'district = "pacifica"', 'district = "mars"'),
        ("combat_upgrades.toml", "firepower = 5", "firepower = -5"),
        ("opportunities.toml", "cost = 3", "cost = -3"),
        ("stories.toml", 'on = "hideouts", n = 4', 'on = "hideouts", n = 0'),
        ("districts.toml", 'small = ["data-fortress"]', 'small = ["bar"]'),
    ],
)
def test_a_mistake_is_told_with_its_line(file, old, new):
    texts = changed(file, old, new)
    line = texts[file][: texts[file].index(new)].count("\n") + 1
    (found,) = mistakes(texts)
    assert found.startswith(f"mine/{file}:{line}: "), found


def test_all_mistakes_are_told_at_once():
    texts = changed("gangs.toml", 'district = "watson"', 'district = "mars"')
    texts["net.toml"] = changed("net.toml", "risk = 4", "risk = -4")["net.toml"]
    found = mistakes(texts)
    assert [text.split(":")[0] for text in found] == ["mine/gangs.toml", "mine/net.toml"]


def test_one_point_is_a_goal():
    assert check_texts(changed("solo.toml", "goal = 25", "goal = 1")) == []


def cut_off_the_north(data):
    """Watson and Westbrook know each other alone."""
    north = {"watson", "westbrook"}
    for district in data["districts"]["district"]:
        same = district["id"] in north
        district["adjacent"] = [id for id in district["adjacent"] if (id in north) == same]


TOO_LITTLE = [
    (cut_off_the_north, "no way leads from watson to city-center, heywood, santo-domingo, pacifica"),
    (lambda data: data["districts"]["district"].__delitem__(slice(1, None)), "a city has at least 2 Districts"),
    (lambda data: data["net"]["space"].__delitem__(slice(1, None)), "the Net has at least 2 spaces"),
    (lambda data: data["gangs"]["gang"].__delitem__(slice(1, None)), "a set has at least 2 gangs"),
    (lambda data: data["stories"]["card"].clear(), "a set has a Story"),
    (lambda data: data["combat_starters"]["starter"].pop(), "a gang begins with 4 Combat cards, not 3"),
    (lambda data: data["setup"]["seats"].pop(), "resources for 4 players"),
    (lambda data: data["gangs"]["gang"][0].update(colour=7), "a colour's name"),
    (lambda data: data["edgerunners"]["edgerunner"][0].update(moves=7), "moves: a table"),
    (lambda data: data["districts"]["district"][0]["adjacent"].append(data["districts"]["district"][0]["id"]),
     "a District is not adjacent to itself"),
    (lambda data: data["opportunities"].update(opportunity=data["opportunities"]["opportunity"] * 40), "at most"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "why"), TOO_LITTLE, ids=[why for _, why in TOO_LITTLE])
def test_a_set_that_nobody_can_play_is_refused(change, why):
    data = copy.deepcopy(builtin("house").data)
    change(data)
    with pytest.raises(BadContent) as told:
        content_from(data)
    assert why in str(told.value)


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(name):
    texts = {file: text for file, text in TEXTS.items() if file != f"{name}.toml"}
    assert mistakes(texts) == [f"mine/{name}.toml: this file is missing"]


def test_a_file_that_is_no_toml_is_named():
    (found,) = mistakes(TEXTS | {"net.toml": "risk = = 4"})
    assert found.startswith("mine/net.toml:1: ")


@pytest.mark.parametrize("data", [None, 7, {}, {"set": {}}, {"gangs": []}])
def test_data_that_is_no_set_at_all_is_refused(data):
    with pytest.raises(BadContent):
        content_from(data)


def nodes(value, path=()):
    """The path of every value inside plain data."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield from nodes(part, (*path, key))


PATHS = [path for path in nodes(builtin("house").data) if path]


JUNK = [None, "junk", -7, [], {}, [None], {"do": 1}]


@pytest.mark.parametrize("n", range(len(JUNK)))
def test_junk_in_any_place_is_told_and_never_breaks_the_checker(n):
    """In some places of many, others for each kind of junk: the set is refused or still a set, and nothing breaks."""
    places = PATHS[n :: 5 * len(JUNK)]
    refused = 0
    for path in places:
        data = copy.deepcopy(builtin("house").data)
        place = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = JUNK[n]
        try:
            content_from(data)
        except BadContent:
            refused += 1
    assert refused > len(places) // 3


# The vocabulary


def with_gang_ability(**ability):
    data = copy.deepcopy(builtin("house").data)
    data["gangs"]["gang"][0]["ability"][0] = {"name": "rage", **ability}
    return data


ARGUMENTS = {
    "what": "contraband", "n": 1, "who": "a-rival", "unit": "solo", "district": "watson", "market": "edgerunners",
    "parts": [{"do": "upgrade"}], "cost": {"eurodollars": 1}, "of": "hideout", "type": "weapons", "poi": "fixer",
    "whose": "opposing",
}  # fmt: skip


def arguments(known, own=ARGUMENTS):
    return {name: own[name] for name in known.replace("?", "").split()}


@pytest.mark.parametrize("kind", EFFECTS)
def test_every_effect_can_be_written(kind):
    effect = {"do": kind, **arguments(EFFECTS[kind])}
    at = "casualties" if kind == "pass-casualty" else "reveal"
    content = content_from(with_gang_ability(at=at, do=[effect]))
    assert content.gangs[0].abilities[0].effects[0].kind == kind


@pytest.mark.parametrize("kind", RULES)
def test_every_rule_can_be_written(kind):
    content = content_from(with_gang_ability(at="always", rules=[{"rule": kind, **arguments(RULES[kind])}]))
    assert content.gangs[0].abilities[0].rules[0].kind == kind


@pytest.mark.parametrize("kind", COUNTS)
def test_every_count_can_be_written(kind):
    value = {"count": kind, "base": 1, "times": 2, "most": 5, **arguments(COUNTS[kind])}
    content = content_from(with_gang_ability(at="compare", do=[{"do": "firepower", "n": value}]))
    found = content.gangs[0].abilities[0].effects[0].n
    assert found.count is not None
    assert (found.count.kind, found.base, found.times, found.most) == (kind, 1, 2, 5)


@pytest.mark.parametrize("kind", CONDITIONS)
def test_every_condition_can_be_written(kind):
    own = ARGUMENTS | {"parts": ["won", "tied"], "part": "lost", "count": "hand"}
    condition = {"is": kind, **arguments(CONDITIONS[kind], own)}
    content = content_from(with_gang_ability(at="compare", **{"if": condition}, do=[{"do": "firepower", "n": 1}]))
    found = content.gangs[0].abilities[0].condition
    assert found is not None
    assert found.kind == kind
    assert len(found.parts) == {"all": 2, "any": 2, "not": 1}.get(kind, 0)


def test_a_condition_without_arguments_may_be_a_word():
    content = content_from(with_gang_ability(at="compare", **{"if": "won"}, do=[{"do": "firepower", "n": 1}]))
    found = content.gangs[0].abilities[0].condition
    assert found is not None
    assert found.kind == "won"


def test_a_set_keeps_its_data_so_that_a_save_can_hold_it():
    data = builtin("house").data
    assert content_from(copy.deepcopy(data)).data == data


def test_a_hideout_may_be_worth_nothing():
    texts = changed("gangs.toml", "hideouts = [2, 2, 3]", "hideouts = [0, 2, 3]")
    assert content_from(data_of(texts)[0]).gangs[0].hideouts == [0, 2, 3]


def test_a_set_under_the_name_of_ours_is_told_to_take_another():
    assert mistakes(HOUSE) == ["mine/set.toml:2: id: house is a set of the game: choose another id"]
