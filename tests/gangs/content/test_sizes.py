"""Every number of a set and of a game's rules has an upper bound, told where it is read."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from jackin.gangs import setup
from jackin.gangs.content.model import MOST, SETTINGS
from jackin.gangs.content.read import BadContent, builtin, content_from
from jackin.gangs.game import GAME
from jackin.gangs.setup import BadSetup

HUGE = 100_000_000


def mistakes(change):
    data = copy.deepcopy(builtin("house").data)
    change(data)
    with pytest.raises(BadContent) as bad:
        content_from(data)
    return bad.value.mistakes


def numbers(data, path=()):
    """Where the numbers stand in a set."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        if type(value) is int:
            yield (*path, key)
        yield from numbers(value, (*path, key))


def places(data):
    return data["districts"]["district"][0]["pois"]


def put(data, path, value):
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


def test_no_number_of_a_set_is_beyond_all_measure():
    """Each kind of number once, wherever it stands."""
    places = {tuple(key for key in path if isinstance(key, str)): path for path in numbers(builtin("house").data)}
    assert len(places) > 40
    for kind, path in places.items():
        found = mistakes(lambda data, path=path: put(data, path, HUGE))
        assert any("at most" in told or "format" in told for told in found), kind


@pytest.mark.parametrize("name", [name for name, (_, allowed) in SETTINGS.items() if not allowed])
def test_a_rule_that_is_a_number_has_a_highest(name):
    GAME.new(setup(4, settings={name: MOST[name]}), 1)
    with pytest.raises(BadSetup, match=rf"^settings: {name} cannot be {MOST[name] + 1}: it is 0 to {MOST[name]}$"):
        GAME.new(setup(4, settings={name: MOST[name] + 1}), 1)
    found = mistakes(lambda data: data["setup"]["settings"].update({name: MOST[name] + 1}))
    assert found == [f"setup.toml: {name}: {name} is at most {MOST[name]}"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: places(d).update(small=["fixer"] * 2_000_000), "watson: pois: at most 200 of them, not 2000000"),
        (lambda d: places(d).update(small=["fixer"] * 13), "watson: pois: a list of at most 12, not 13"),
        (lambda d: d["opportunities"].update(opportunity=[{}] * 201), "opportunity: at most 200 of them, not 201"),
        (lambda d: d["districts"].update(district=[{}] * 25), "district: at most 24 of them, not 25"),
        (lambda d: d["gangs"]["gang"][0].update(title="x" * 2_001), "title: a text of at most 2000 signs, not 2001"),
        (lambda d: d["gangs"]["gang"][0].update({str(n): n for n in range(201)}), "at most 200 of them"),
    ],
)  # fmt: skip
def test_what_is_too_much_is_named(change, told):
    (found, *_) = mistakes(change)
    assert told in found


def test_what_lies_too_deep_is_named():
    def nest(data):
        inner: Any = "played"
        for _ in range(50):
            inner = {"is": "not", "part": inner}
        data["opportunities"]["opportunity"][0]["needs"] = inner

    assert "needs: at most 16 one inside the other" in mistakes(nest)[0]


def test_a_thousand_mistakes_of_size_are_not_all_told():
    found = mistakes(lambda data: data["solo"]["johnny"].update(draw=[HUGE] * 200))
    assert len(found) == 20
