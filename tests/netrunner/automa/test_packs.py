"""Packs as data (T-96, T-97, section 4) and the packs that come with the game (section 5A)."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from jackin.netrunner.automa.check import FACTIONS
from jackin.netrunner.automa.pack import BadPack, builtin, pack_of, read_pack, written
from jackin.netrunner.automa.told import leaves

CORP = ["dash", "wedge", "veekay", "alva", "exa"]

HEAD = """
format = 1
id = "mine"
name = "Mine"
side = "corp"
origin = "owner-typed"
"""

EXAMPLES = """
[[card]]
id = "dash-standup"
title = "Morning Stand-up"
click = [
  { do = "install_ice", at = "-H@rd,hq", else = { do = "operation" } },
  { do = "install_resource", at = "-R", else = { do = "refill" } },
  { do = "advance", at = "+A", else = { do = "credit", n = 1 } },
]
bottom = { do = "credit" }

[[card]]
id = "wedge-second-wall"
title = "Second Wall"
click = [
  { do = "install_ice", at = "+A", else = { do = "install_ice", at = "-H@rd,hq" } },
  { do = "install_ice", at = "-H@rd,hq,remotes", if = { credits_ge = 3 }, else = { do = "operation" } },
  { do = "advance", at = "+A", if = { credits_ge = 6 }, else = { do = "refill" } },
]
bottom = { do = "credit" }

[[card]]
id = "veekay-closing-bid"
title = "Closing Bid"
click = [
  { do = "advance", at = "+A", else = { do = "install_resource", at = "new" } },
  { do = "advance", at = "+A", if = { tokens_ge = 2 }, else = { do = "stratagem", want = "tempo" } },
  { do = "stratagem", want = "tag", if = { tagged = false } },
]
bottom = { do = "behaviour" }
"""

BEHAVIOUR = """
[[behaviour]]
id = "%s"
title = "Paper Trail"
side_a = [
  [ { do = "stratagem", want = "tag", if = { tagged = false } }, { do = "trash_resource", if = { tagged = true } } ],
  [ { do = "purge", clicks = 3, if = { virus_ge = 3 } },
    { do = "install_ice", at = "-H@rd,hq", if = { credits_ge = 4 } } ],
]
side_b = [
  [ { do = "stratagem", want = "damage", if = { tagged = true } },
    { do = "stratagem", want = "any", if = { credits_ge = 5 } } ],
  [ { do = "use_asset" }, { do = "advance", at = "+A", if = { tokens_ge = 1, credits_ge = 3 } } ],
]
"""
BEHAVIOURS = "".join(BEHAVIOUR % name for name in ("paper-trail", "two", "three", "four"))

RUNNER_EXAMPLES = """
[[card]]
id = "run-doorbell"
title = "Ring Every Doorbell"
click = [
  { do = "economy", if = { credits_lt = 9 }, else = { do = "draw" } },
  { do = "program", expendable = true, else = { do = "resource" } },
  { do = "run", colour = "red", letter = "C", link = 2, trash = 4, rows = [
      { if = "poor", then = { do = "economy" }, go = ["remote", "+A"] },
      { if = "no_breaker", then = { do = "program" }, go = ["central", "rd"] },
      { go = ["central", "hq"] },
  ] },
  { do = "run", colour = "blue", link = 0, trash = 2, use = "red", if = { grip_gt = 3 }, else = { do = "draw" } },
]
bottom = { do = "credit" }

[[card]]
id = "run-quiet-day"
title = "Quiet Day Indoors"
click = [
  { do = "draw", if = { grip_lt = 5 }, else = { do = "economy" } },
  { do = "program", else = { do = "economy" } },
  { reserve = [ { do = "remove_tag" }, { do = "use_ability" } ] },
  { reserve = [ { do = "remove_tag" }, { do = "use_ability" } ] },
]
bottom = { do = "credit" }

[[card]]
id = "run-long-night"
title = "The Long Night"
click = [
  { do = "run", colour = "green", letter = "A", link = 1, trash = 3, use = "C" },
  { do = "resource", expendable = true, else = { do = "economy" } },
  { do = "run", colour = "violet", letter = "B", link = 3, trash = 0, use = "C" },
  { do = "run", colour = "amber", letter = "C", link = 4, trash = 5, rows = [
      { if = "thin", then = { do = "draw", n = 1 }, go = ["no_ice", "+R"] },
      { if = "poor", then = { do = "economy" }, go = ["advanced", "+A"] },
      { go = ["any", "rd"] },
  ] },
]
bottom = { do = "run", colour = "white", link = 0, trash = 1, use = "C", else = { do = "credit" } }
"""


def typed(folder: Path, cards: str, head: str = HEAD, behaviours: str = "") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(head)
    (folder / "cards.toml").write_text(cards)
    if behaviours:
        (folder / "behaviours.toml").write_text(behaviours)
    return folder


def mistakes(folder: Path, cards: str, head: str = HEAD, behaviours: str = "") -> list[str]:
    with pytest.raises(BadPack) as error:
        read_pack(typed(folder, cards, head, behaviours))
    return [mistake.removeprefix(f"{folder}/") for mistake in error.value.mistakes]


def test_T_96_every_mistake_is_told_at_once_with_file_line_and_card(tmp_path):
    """V-1, V-3, V-5, V-9."""
    cards = EXAMPLES.replace(
        '  { do = "advance", at = "+A", else = { do = "credit", n = 1 } },\n]',
        '  { do = "advance", at = "+A", else = { do = "credit", n = 1 } },\n  { do = "refill" },\n]',
    ).replace('{ do = "install_ice", at = "+A", else', '{ do = "install_ice", at = "+A", weather = "fine", else')
    assert mistakes(tmp_path, cards) == [
        "cards.toml:5: dash-standup: click: a corp card has 3 clicks, not 4 (V-1)",
        "cards.toml:17: wedge-second-wall: click 1: unknown key 'weather'",
        "cards.toml:31: veekay-closing-bid: bottom: 'behaviour' needs a pack with stratagems (V-5)",
    ]
    runs = RUNNER_EXAMPLES.replace('use = "red"', 'use = "blue"')
    assert mistakes(tmp_path, runs, HEAD.replace("corp", "runner")) == [
        "cards.toml:3: run-doorbell: use: no other run with rows is called 'blue' (V-3)"
    ]


def test_T_97_the_examples_are_read_and_written_and_read_again(tmp_path):
    corp = read_pack(typed(tmp_path / "corp", EXAMPLES, HEAD + "stratagems = true\n", BEHAVIOURS))
    runner = read_pack(typed(tmp_path / "runner", RUNNER_EXAMPLES, HEAD.replace("corp", "runner")))
    for pack in (corp, runner):
        folder = tmp_path / f"again-{pack.side}"
        folder.mkdir()
        for name, text in written(pack).items():
            (folder / name).write_text(text)
        again = read_pack(folder)
        assert again.data == {**pack.data, "pack": {**pack.data["pack"], "params": {}}}
        assert shape(again) == shape(pack)
    assert len(corp.cards) == 3
    assert len(corp.behaviours) == 4
    assert [len(side) for side in corp.behaviours[0].sides] == [4, 4]
    run = runner.cards[2].clicks[0].action
    assert run is not None
    assert run.use == "C"


def shape(thing):
    """A structure as plain data."""
    if isinstance(thing, list):
        return [shape(item) for item in thing]
    names = getattr(thing, "__mypyc_attrs__", None) or getattr(thing, "__dict__", ())  # compiled, interpreted
    if names:
        return {name: shape(getattr(thing, name)) for name in names if name not in ("data", "params")}
    return thing


WRONG = [
    ('{ do = "dance" }', "click 1: do is one of"),
    ('{ do = "refill", else = { do = "credit", else = { do = "credit" } } }', "click 1 else: unknown key 'else'"),
    ('{ do = "behaviour" }', "'behaviour' stands only in a bottom order (V-5)"),
    ('{ do = "refill", expendable = true }', "expendable is for Runner clicks"),
    ('{ reserve = [ { do = "credit" } ] }', "only Runner clicks are reserved (V-7)"),
    ('{ do = "refill", n = 0 }', "click 1 n: at least 1, not 0 (V-8)"),
    ('{ do = "purge", clicks = 0 }', "click 1 clicks: at least 1, not 0 (V-8)"),
    ('{ do = "advance" }', "click 1 at: a server or an order"),
    ('{ do = "advance", at = "+X" }', "neither a server"),
    ('{ do = "advance", at = "+A@moon" }', "'moon' is no scope"),
    ('{ do = "advance", at = "hq@rd" }', "takes no scope"),
    ('{ do = "advance", at = "new" }', "nothing lies in a new remote"),
    ('{ do = "advance", at = "hq" }', "'hq' is no remote"),
    ('{ do = "install_resource", at = "rd" }', "'rd' is no remote"),
    ('{ do = "install_resource", at = "hq" }', "'hq' is no remote"),
    ('{ do = "install_resource", at = "-H@rd,hq" }', "'-H@rd,hq' is no remote"),
    ('{ do = "stratagem", want = "rain" }', "click 1 want: one of"),
    ('{ do = "refill", if = { weather = 1 } }', "unknown key 'weather' (V-9)"),
    ('{ do = "refill", if = { credits_ge = "many" } }', "credits_ge takes a number"),
    ('{ do = "refill", if = "poor" }', "unknown condition 'poor'"),
    ('{ do = "refill", if = { tagged = 1 } }', "tagged is true or false"),
    ('{ do = "refill", if = { any = [] } }', "any takes a list"),
    ('{ do = "refill", if = { bare = "moon" } }', "bare takes a server"),
    ('{ do = "refill", if = { weak = 2 } }', "weak takes a server"),
]


@pytest.mark.parametrize(("click", "why"), WRONG)
def test_a_wrong_corp_click_is_named(tmp_path, click, why):
    cards = EXAMPLES.split("[[card]]")[1]
    cards = "[[card]]" + cards.replace('{ do = "install_ice", at = "-H@rd,hq", else = { do = "operation" } }', click)
    found = mistakes(tmp_path, cards)
    assert len(found) == 1
    assert why in found[0]
    assert found[0].startswith(("cards.toml:5: dash-standup: ", "cards.toml:2: dash-standup: "))


WRONG_RUNS = [
    ('colour = "red", letter = "C"', 'colour = "blue", letter = "C"', "two runs are called 'blue' (V-4)"),
    ("link = 2, trash = 4", "link = -1, trash = 4", "link: at least 0, not -1 (V-8)"),
    ("link = 2, trash = 4", "link = 2", "trash: at least 0, not None (V-8)"),
    ('then = { do = "economy" }', 'then = { do = "run", colour = "x", link = 0, trash = 0, use = "red" }', "(V-6)"),
    ('if = "poor", then = { do = "economy" }, ', 'if = "poor", ', "'if' and 'then' stand together"),
    ('go = ["central", "hq"]', 'go = ["central", "moon"]', "go is a location"),
    ('use = "red"', 'use = "red", rows = []', "a run has rows, or uses those of another run"),
    ("expendable = true, else", 'expendable = true, reserve = [ { do = "draw" } ], else', "a reserved click has no"),
]


@pytest.mark.parametrize(("right", "wrong", "why"), WRONG_RUNS)
def test_a_wrong_run_is_named(tmp_path, right, wrong, why):
    cards = RUNNER_EXAMPLES.split("[[card]]")[1]
    assert right in cards
    found = mistakes(tmp_path, "[[card]]" + cards.replace(right, wrong, 1), HEAD.replace("corp", "runner"))
    assert any(why in mistake for mistake in found)
    assert all("run-doorbell" in mistake for mistake in found)


WRONG_HEADS = [
    ("format = 1", "format = 2", "pack.toml:2: format: this game reads format 1, not 2"),
    ('id = "mine"', 'id = "Mine!"', "pack.toml:3: id: a pack has an id of small letters"),
    ('side = "corp"', 'side = "both"', "pack.toml:5: side: one of corp, runner"),
    ('origin = "owner-typed"', 'origin = "found"', "pack.toml:6: origin: one of original, owner-typed"),
    ('origin = "owner-typed"', 'origin = "owner-typed"\nmood = "good"', "pack.toml:7: mood: unknown key 'mood'"),
    ('origin = "owner-typed"', 'origin = "owner-typed"\n[params]\nluck = 1', "params: unknown parameter 'luck'"),
    (
        'origin = "owner-typed"',
        'origin = "owner-typed"\n[params]\nmax_remotes = -1',
        "max_remotes is at least 0, not -1",
    ),
    ('origin = "owner-typed"', 'origin = "owner-typed"\n[params]\nasset_rez = "no"', "asset_rez is one of"),
    ('origin = "owner-typed"', 'origin = "owner-typed"\n[params]\nrez_reserve = "3"', "rez_reserve is a number"),
]


@pytest.mark.parametrize(("right", "wrong", "why"), WRONG_HEADS)
def test_a_wrong_header_is_named(tmp_path, right, wrong, why):
    cards = "[[card]]" + EXAMPLES.split("[[card]]")[1]
    found = mistakes(tmp_path, cards, HEAD.replace(right, wrong))
    assert any(why in mistake for mistake in found), found


def test_behaviour_cards_come_in_fours(tmp_path):
    three = "".join(BEHAVIOUR % name for name in "abc")
    found = mistakes(tmp_path, EXAMPLES, HEAD + "stratagems = true\n", three)
    assert found == ["behaviours.toml: a pack with stratagems has 4 behaviour cards"]
    cards = "[[card]]" + EXAMPLES.split("[[card]]")[1]
    assert mistakes(tmp_path, cards, HEAD, BEHAVIOURS) == [
        "behaviours.toml: only a pack with stratagems has behaviour cards"
    ]


def test_an_original_pack_ends_in_something_that_can_be_done(tmp_path):
    """V-10."""
    cards = "[[card]]" + RUNNER_EXAMPLES.split("[[card]]")[1].replace(
        'bottom = { do = "credit" }', 'bottom = { do = "program" }'
    )
    head = HEAD.replace("corp", "runner")
    assert read_pack(typed(tmp_path, cards, head)).id == "mine"
    assert "(V-10)" in mistakes(tmp_path, cards, head.replace("owner-typed", "original"))[0]


def test_what_is_no_toml_is_told_with_its_line(tmp_path):
    assert mistakes(tmp_path, '[[card]]\nid = "x\n')[0].startswith("cards.toml:2: ")
    (tmp_path / "cards.toml").unlink()
    with pytest.raises(BadPack, match=r"cards\.toml: this file is missing"):
        read_pack(tmp_path)


def test_there_is_no_pack_of_another_name():
    with pytest.raises(BadPack, match="no pack is called 'nobody'; there are dash"):
        builtin("nobody")


# The packs that come with the game

LEVELS = ["easy", "standard", "hard"]
SCORES = ("refill", "operation", "stratagem")
"""What may bring an agenda out of HQ."""


@pytest.mark.parametrize("name", CORP)
def test_each_pack_is_a_deck_of_its_own_on_each_level(name):
    pack = builtin(name)
    assert len(pack.cards) >= 12
    for pair in product(*FACTIONS.values()):
        decks = [pack.deck(level, list(pair)) for level in LEVELS]
        assert all(len(deck) >= 8 for deck in decks)
        assert len({tuple(deck) for deck in decks}) == 3
    assert pack.stratagems == (name in ("veekay", "alva", "exa"))
    assert len(pack.behaviours) == (4 if pack.stratagems else 0)


@pytest.mark.parametrize("name", CORP)
def test_nothing_is_scored_before_the_runners_first_turn(name):
    """What may score waits for the second turn, and is no `else`: on the first turn that would be done instead."""
    data = builtin(name).data
    sides = [
        click
        for card in data.get("behaviour", [])
        for side in "ab"
        for line in card[f"side_{side}"]
        for click in line
    ]
    for click in [*[click for card in data["card"] for click in card["click"]], *sides]:
        if click["do"] in SCORES:
            assert click["if"].get("turn_ge", 0) >= 2 or click["if"].get("tagged"), click
        assert click.get("else", {}).get("do") not in SCORES, click


def test_every_stratagem_pack_has_behaviours_of_its_own():
    cards = [card for name in ("veekay", "alva", "exa") for card in builtin(name).data["behaviour"]]
    assert len({card["title"] for card in cards}) == 12
    assert len({(str(card["side_a"]), str(card["side_b"])) for card in cards}) == 12


@pytest.mark.parametrize("name", ["dash", "wedge"])
def test_a_pack_that_never_waits_asks_nothing_about_points(name):
    """Decisions 0071 and 0080: neither hurries when it is behind, nor waits when it leads."""
    conditions = [click.condition for card in builtin(name).cards for click in card.clicks if click.condition]
    assert not [leaf.key for condition in conditions for leaf in leaves(condition) if "points" in leaf.key]


def test_crunch_time_puts_nothing_into_hq():
    clicks = [click for card in builtin("dash").cards for click in card.clicks]
    actions = [action for click in clicks for action in (click.action, click.otherwise) if action is not None]
    assert "refill" not in {action.kind for action in actions}


def test_packs_have_words_of_their_own():
    titles = [card.title for name in CORP for card in builtin(name).cards]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(("mark", "told"), [
    ({"factions": ["sun"]}, "factions: a list of haas-bioroid, jinteki, nbn, weyland, anarch, criminal, shaper"),
    ({"factions": 3}, "factions: a list of haas-bioroid, jinteki"),
    ({"levels": 3}, "levels: a list of easy, standard, hard"),
    ({"factions": ["jinteki", "nbn", "weyland"]}, "for the level hard when haas-bioroid meets anarch"),
    ({"levels": ["easy"]}, "a pack has AI cards for the level standard"),
])  # fmt: skip
def test_marks_are_words_of_the_game_and_leave_no_deck_empty(mark, told):
    data = builtin("dash").data
    with pytest.raises(BadPack, match=told):
        pack_of({"pack": data["pack"], "card": [{**data["card"][0], **mark}]})


def test_a_pack_of_plain_data_is_checked_too():
    with pytest.raises(BadPack, match="a pack has a header and cards"):
        pack_of({"pack": 1})
    assert pack_of(builtin("dash").data).id == "dash"


SIDES_OF_ONE = {"side_a": [[{"do": "credits", "n": 1}]], "side_b": [[{"do": "draw", "n": 1}]]}
FOUR = [{"id": f"b{n}", "title": "Wait", **SIDES_OF_ONE} for n in range(4)]
RUNNER_PACK = builtin("runner").data


def changed_card(**more: Any) -> Any:
    """A pack of one card, which differs from a right one in this."""
    data = builtin("dash").data
    return {"pack": data["pack"], "card": [{**data["card"][0], **more}]}


@pytest.mark.parametrize(("data", "told"), [
    (changed_card(id=""), "a card has an id"),
    (changed_card(title=""), "a card has a title"),
    (changed_card(copies=0), "at least 1, at most"),
    (changed_card(copies=21), "at least 1, at most"),
    (changed_card(copies="two"), "at least 1, at most"),
    (changed_card(bottom=3), "a card has a bottom order"),
    (changed_card(click=3), "a list of clicks"),
    (changed_card(click=[{"reserve": 3}]), "reserve is a list of actions"),
    (changed_card(click=[{"reserve": []}]), "reserve is a list of actions"),
    (changed_card(click=[{"reserve": [3]}]), "an action is a table"),
    ({**RUNNER_PACK, "card": [{**RUNNER_PACK["card"][0], "click": [{"do": "run", "rows": [3]}]}]},
     "a row is a table"),
    (changed_card(click=[{"do": "run", "rows": [], "if": 3}]), "a condition is a name or a table"),
    (changed_card(click=[{"do": "run", "rows": [], "if": {}}]), "a condition is a name or a table"),
    ({"pack": builtin("dash").data["pack"], "card": [3]}, "a card is a table"),
    ({"pack": builtin("dash").data["pack"], "card": builtin("dash").data["card"][:1] * 2}, "two cards have this id"),
    ({"pack": {**builtin("dash").data["pack"], "stratagems": 1}, "card": []}, "stratagems: true or false"),
    ({**RUNNER_PACK, "pack": {**RUNNER_PACK["pack"], "stratagems": True}}, "only Corp packs have stratagems"),
    ({**builtin("alva").data, "behaviour": FOUR[:3]}, "has 4 behaviour cards"),
    ({**builtin("alva").data, "behaviour": [{**FOUR[0], "title": ""}, *FOUR[1:]]}, "a card has a title"),
    ({**builtin("alva").data, "behaviour": [{**FOUR[0], "side_a": []}, *FOUR[1:]]}, "each a list of clicks"),
    ({**builtin("alva").data, "behaviour": [{**FOUR[0], "side_b": [[]]}, *FOUR[1:]]}, "each a list of clicks"),
    ({**builtin("alva").data, "behaviour": [{**FOUR[0], "side_b": 3}, *FOUR[1:]]}, "each a list of clicks"),
    ({**builtin("wedge").data, "behaviour": FOUR}, "only a pack with stratagems has behaviour cards"),
])  # fmt: skip
def test_a_card_that_cannot_be_read_is_refused_with_the_reason(data, told):
    with pytest.raises(BadPack, match=told):
        pack_of(data)


@pytest.mark.parametrize("copies", [1, 20])
def test_a_card_has_one_copy_or_many(copies):
    assert pack_of(changed_card(copies=copies)).cards[0].copies == copies
