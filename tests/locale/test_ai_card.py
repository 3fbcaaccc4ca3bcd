"""AI cards, read out as a person would."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.locale import words
from jackin.locale.ai_card import Reader

READER = Reader(words("en"))
POOR = {"if": "poor", "then": {"do": "economy"}}


@pytest.mark.parametrize(
    ("click", "said"),
    [
        ({"do": "draw"}, "draw a card"),
        ({"do": "draw", "n": 2}, "draw 2 cards"),
        ({"do": "purge"}, "purge virus counters (3[click])"),
        ({"do": "purge", "clicks": 2}, "purge virus counters (2[click])"),
        ({"do": "stratagem"}, "play a stratagem"),
        ({"do": "stratagem", "want": "tag"}, "play a stratagem that tags"),
        ({"do": "run", "colour": "red", "letter": "C", "link": 2, "trash": 4}, "red run C, link 2, trash 4"),
        ({"do": "run", "use": "red"}, "the red run"),
        (
            {"do": "run", "colour": "red", "letter": "C", "link": 2, "trash": 4, "use": "amber"},
            "red run C, link 2, trash 4, rows of amber",
        ),
        ({"do": "draw", "if": "poor"}, "if it is poor (under 6[credit]): draw a card"),
        ({"do": "draw", "else": {"do": "remove_tag"}}, "draw a card; else remove a tag"),
        ({"do": "draw", "expendable": True}, "draw a card (expendable)"),
        ({"reserve": [{"do": "draw"}, {"do": "remove_tag"}]}, "kept for: draw a card or remove a tag"),
    ],
)
def test_a_click_is_what_it_does_when_and_what_else(click: Any, said: str):
    assert READER.click(click) == said


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ("-R@any", "in the emptiest remote"),
        ("-H@central", "where least ice is (central servers)"),
        ("+H@hq,rd", "where most ice is (HQ, R&D)"),
        ("new", "in a new remote"),
        ("hq", "at HQ"),
        ("remote:2", "at Server 2"),
    ],
)
def test_a_place_is_named_or_told_by_what_is_there(at: str, said: str):
    assert READER.click({"do": "install_ice", "at": at}) == f"install ice {said}"


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("thin", "its grip is thin (under 4 cards)"),
        ({"turn_ge": 3, "tagged": False}, "turn 3 or later and the Runner has no tag"),
        ({"any": ["no_breaker", {"tags_ge": 2}]}, "it has no fit icebreaker or 2 tags or more"),
        ({"all": ["no_breaker", {"tags_ge": 2}]}, "it has no fit icebreaker and 2 tags or more"),
        ({"not": {"bare": "hq"}}, "not: HQ has no ice"),
        ({"any": [{"bare": "hq"}, {"bare": "rd"}]}, "HQ has no ice or R&D has no ice"),
        (
            {"turn_ge": 2, "not": {"any": [{"bare": "hq"}, {"bare": "rd"}]}},
            "turn 2 or later and not: (HQ has no ice or R&D has no ice)",
        ),
        (
            {"turn_ge": 2, "any": [{"bare": "hq"}, {"not": {"bare": "rd"}}]},
            "turn 2 or later and (HQ has no ice or not: R&D has no ice)",
        ),
        (
            {"any": [{"turn_ge": 2, "bare": "hq"}, {"bare": "rd"}]},
            "(turn 2 or later and HQ has no ice) or R&D has no ice",
        ),
        ({"ec_left_ge": 7, "stack_left_ge": 4}, "7 cards or more in EC and 4 cards or more in the stack"),
    ],
)
def test_a_condition_is_a_sentence(condition: Any, said: str):
    assert READER.condition(condition) == said


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"go": ["central", "hq"]}, "run HQ, of the central servers"),
        ({"go": ["remote", "+A"]}, "run the one with most tokens, of the remotes"),
        (
            {**POOR, "go": ["any", "any"]},
            "if it is poor (under 6[credit]): play from EC; else run the first, of all servers",
        ),
        (POOR, "if it is poor (under 6[credit]): play from EC"),
    ],
)
def test_a_row_says_where_the_run_goes_or_what_comes_before(row: Any, said: str):
    assert READER.rows({"rows": [row]}) == [said]
    assert READER.rows({}) == []
