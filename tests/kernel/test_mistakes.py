"""What is wrong with data that somebody typed, each mistake at its line."""

from __future__ import annotations

import pytest

from jackin.kernel.mistakes import Mistakes, is_number, wrong_settings
from jackin.kernel.tally import Counts

TYPED = """\
name = "Docks"

[[card]]
id = "a"
cost = 1
effects = [
  { do = "gain" },
  { do = "lose" },
]

[[card]]
id = "b"
cost = 2

[[board.space]]
size = 1

[[board.space]]
size = 2
"""


@pytest.mark.parametrize(
    ("entry", "field", "line"),
    [
        ("", "name", 1),
        ("", "cost", 0),
        ("", "unheard", 0),
        ("a", "cost", 5),
        ("a", "card.cost", 5),
        ("a", "unheard", 4),
        ("a", "effects", 6),
        ("a", "effects 1", 7),
        ("a", "effects 2", 8),
        ("a", "effects 3", 6),
        ("b", "cost", 13),
        ("c", "cost", 0),
        ("", "space 1", 15),
        ("", "space 2 size", 18),
        ("", "space 3", 0),
    ],
)
def test_a_mistake_is_told_with_its_line(entry, field, line):
    mistakes = Mistakes({"set.toml": TYPED}, "docks/", "set.toml")
    mistakes.id = entry
    mistakes.note(field, "is wrong")
    assert mistakes.noted[0].line == line
    place = f"docks/set.toml:{line}" if line else "docks/set.toml"
    assert mistakes.found == [": ".join(part for part in (place, entry, field, "is wrong") if part)]


KNOWN: dict[str, tuple[int | str, tuple[int | str, ...]]] = {
    "rounds": (8, ()),
    "pace": ("slow", ("slow", "fast")),
    "open": (False, (False, True)),
}


@pytest.mark.parametrize(
    ("setting", "why"),
    [
        ({"rounds": 0}, []),
        ({"rounds": 12}, []),
        ({"rounds": -1}, ["rounds is at least 0, not -1"]),
        ({"rounds": 13}, ["rounds is at most 12"]),
        ({"rounds": True}, ["rounds is a number, not True"]),
        ({"rounds": "8"}, ["rounds is a number, not '8'"]),
        ({"pace": "fast"}, []),
        ({"pace": "swift"}, ["pace is one of slow, fast, not 'swift'"]),
        ({"pace": 1}, ["pace is a word, not 1"]),
        ({"open": 1}, ["open is true or false, not 1"]),
        ({"shut": 1}, ["unknown switch 'shut'; there are rounds, pace, open"]),
        ([], ["switchs are a table"]),
    ],
)
def test_what_is_wrong_with_a_setting(setting, why):
    assert wrong_settings(setting, KNOWN, "switch", {"rounds": 12}) == why


def test_a_setting_without_a_bound_of_its_own_is_at_most_99():
    assert wrong_settings({"rounds": 99}, KNOWN, "switch") == []
    assert wrong_settings({"rounds": 100}, KNOWN, "switch", {"pace": 1}) == ["rounds is at most 99"]


def test_true_is_no_number():
    assert is_number(1)
    assert not is_number(True)
    assert not is_number("1")


def test_counts_add_up_row_by_row_and_those_named_first_come_first():
    counts = Counts("runs", "installs")
    counts.add("installs", "corp")
    counts.add("installs", "corp", 2)
    counts.add("draws", "runner")
    counts.add("runs", "runner")
    assert counts.group("turn") == {
        "key": "turn",
        "rows": [
            {"key": "runs", "values": {"runner": 1}},
            {"key": "installs", "values": {"corp": 3}},
            {"key": "draws", "values": {"runner": 1}},
        ],
    }
