"""Positions that were kept when events, zones and counters still went by numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jackin.kernel.codec import BadSave
from jackin.netrunner import GAME

KEPT = sorted((Path(__file__).parent / "format_1").glob("*.json"))


def kept(path):
    return json.loads(path.read_text("utf-8"))


def told(position):
    """All there is but the frames, which kept more then than anybody read; and what comes of them."""
    data = GAME.encode(position)
    steps = [(frame["flow"], frame["step"]) for frame in data.pop("stack")]
    return data, steps, position.ask.values, [GAME.view(position, seat) for seat in (-1, 0, 1)]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_position_of_the_first_format_is_the_position_it_was(path):
    game = kept(path)
    played = GAME.new(game["setup"], game["seed"])
    for value in game["answers"]:
        GAME.answer(played, value)
    assert "format" not in game["position"]
    assert told(GAME.decode(game["position"])) == told(played)


def test_a_position_names_its_events_zones_and_counters():
    data = GAME.encode(GAME.decode(kept(KEPT[0])["position"]))
    assert {name for name, _, _ in data["happened"]} >= {"turn-begins"}
    assert {"hq", "rd", "stack", "remote-1/root"} <= set(data["zones"]) | {"remote-1/root"}
    assert all(kind.isalpha() for held in data["counters"].values() for kind in held)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 3}, "a position in a newer format (3, this is 2)"),
        ({"happened": [["sneezed", -1, 0]]}, "no event sneezed in these rules"),
        ({"zones": {"attic": []}}, "a damaged position: KeyError('hq')"),
        ({"counters": {"3": {"pennies": 1}}}, "no counter pennies in these rules"),
    ],
)
def test_a_position_with_names_nobody_knows_is_refused(change, said):
    data = GAME.encode(GAME.decode(kept(KEPT[0])["position"]))
    with pytest.raises(BadSave) as refused:
        GAME.decode({**data, **change})
    assert str(refused.value) == said
