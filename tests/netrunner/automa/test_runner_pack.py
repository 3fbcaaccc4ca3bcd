"""The Runner pack as data: its character, and every mistake a Runner card can have (T-96, T-97; V-1 to V-10)."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from jackin.netrunner.automa.pack import BadPack, builtin, data_of, pack_of, written
from tests.netrunner.automa.runner_kit import ai_card, pack

RUNNER = builtin("runner")


def kinds(card):
    return tuple("reserve" if click.action is None else click.action.kind for click in card.clicks)


def test_sixteen_cards_run_more_than_anything_else_and_spare_some_clicks():
    """Section 5A, for 64 clicks: a third are runs, half of them reused."""
    cards = [card for card in RUNNER.cards if not card.factions]
    clicks = [click for card in cards for click in card.clicks]
    count = Counter(kind for card in cards for kind in kinds(card))
    assert (len(cards), len(clicks)) == (16, 64)
    assert count["run"] in range(18, 24)
    assert count["economy"] in range(9, 14)
    assert count["program"] in range(9, 14)
    assert all(count[kind] >= 4 for kind in ("resource", "draw", "reserve"))
    assert sum(click.expendable for click in clicks) in range(9, 13)
    assert sum(click.action is not None and bool(click.action.use) for click in clicks) in range(8, 12)


def test_no_two_cards_have_the_same_primary_clicks():
    assert max(Counter(kinds(card) for card in RUNNER.cards).values()) == 1


def test_the_criminal_goes_where_the_doors_are_open():
    """Decision 0080: HQ and the remotes before R&D, for a deck without a decoder."""
    own = [card for card in RUNNER.cards if card.factions == ["criminal"]]
    rows = [click.action.rows for card in own for click in card.clicks if click.action and click.action.rows]
    assert len(own) == len(rows) == 2
    assert [[row.destination for row in each] for each in rows] == [["hq", "+R", "rd"]] * 2


def test_some_secondaries_make_money():
    money = [
        c.id for c in RUNNER.cards if any(k.otherwise and k.otherwise.kind in ("economy", "credit") for k in c.clicks)
    ]
    assert len(money) >= 2


def test_t97_a_pack_that_is_written_and_read_again_is_the_same():
    """The three cards of section 4F are among them."""
    assert {"run-doorbell", "run-quiet-day", "run-long-night"} <= {card.id for card in RUNNER.cards}
    texts = written(RUNNER)
    again = pack_of(data_of(texts)[0])
    assert again.data["card"] == RUNNER.data["card"]
    assert written(again) == texts


RUN: dict[str, Any] = {"do": "run", "colour": "red", "link": 1, "trash": 1, "rows": [{"go": ["any", "rd"]}]}
DRAW = {"do": "draw"}


def mistakes(clicks, bottom=None, **head):
    card = ai_card([], bottom or DRAW)
    card["click"] = clicks
    data = copy.deepcopy(pack(card))
    data["pack"].update(head)
    with pytest.raises(BadPack) as bad:
        pack_of(data)
    return bad.value.mistakes


@pytest.mark.parametrize(
    ("clicks", "why"),
    [
        ([DRAW] * 3, "V-1"),
        ([{**DRAW, "else": {**DRAW, "else": DRAW}}, *[DRAW] * 3], "unknown key 'else'"),
        ([{"do": "run", "colour": "red", "link": 0, "trash": 0, "use": "red"}, *[DRAW] * 3], "V-3"),
        ([RUN, RUN, DRAW, DRAW], "V-4"),
        ([{**RUN, "rows": [{"if": "poor", "then": RUN}]}, *[DRAW] * 3], "V-6"),
        ([{**RUN, "rows": [{"if": "poor", "then": {"do": "run", "use": "pink"}}]}, *[DRAW] * 3], "no run is called"),
        ([{**RUN, "rows": [{"if": "poor", "then": {"do": "run", "use": RUN["colour"]}}]}, *[DRAW] * 3], "lead back"),
        (
            [
                {**RUN, "rows": [{"if": "poor", "then": {"do": "run", "use": "pink"}}]},
                {"do": "run", "colour": "pink", "link": 0, "trash": 0, "use": RUN["colour"]},
                *[DRAW] * 2,
            ],
            "lead back",
        ),
        ([{"reserve": [DRAW], "expendable": True}, *[DRAW] * 3], "V-7"),
        ([{"reserve": [DRAW], "else": DRAW}, *[DRAW] * 3], "V-7"),
        ([{**RUN, "link": -1}, *[DRAW] * 3], "V-8"),
        ([{**DRAW, "n": 0}, *[DRAW] * 3], "V-8"),
        ([{**DRAW, "speed": 3}, *[DRAW] * 3], "unknown key 'speed'"),
        ([{**RUN, "rows": [{"go": ["moon", "rd"]}]}, *[DRAW] * 3], "go is a location"),
        ([{**RUN, "rows": [{"if": "poor", "go": ["any", "rd"]}]}, *[DRAW] * 3], "then"),
        ([{"do": "advance", "at": "+A"}, *[DRAW] * 3], "advance"),
        ([{**DRAW, "if": "rich"}, *[DRAW] * 3], "rich"),
        ([{**DRAW, "if": {"hq_lt": 3}}, *[DRAW] * 3], "hq_lt"),
    ],
)
def test_t96_a_runner_card_with_a_mistake_is_refused(clicks, why):
    found = mistakes(clicks)
    assert len(found) == 1, found
    assert why in found[0]
    assert "test-card" in found[0]


def test_t96_all_mistakes_are_told_at_once():
    found = mistakes([{**RUN, "link": -1}, {**DRAW, "n": 0}, DRAW], {"do": "fly"}, origin="stolen")
    assert len(found) == 5
    assert [line.split(":")[0] for line in found] == ["pack.toml"] + ["cards.toml"] * 4


def test_our_own_packs_end_every_bottom_order_in_something_that_can_be_done():
    """V-10."""
    assert "V-10" in mistakes([DRAW] * 4, RUN, origin="original")[0]
    assert pack_of(pack(ai_card([DRAW] * 4, RUN))).cards
