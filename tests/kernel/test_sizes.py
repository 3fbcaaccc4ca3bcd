"""Data from outside is of a sane size."""

import pytest

from jackin.kernel.mistakes import Mistakes
from jackin.kernel.sizes import check_sizes


def told(data):
    m = Mistakes({}, "", "a.toml")
    small = check_sizes(data, "field", m)
    assert small == (not m.found)
    return m.found


@pytest.mark.parametrize("data", [1000, -1000, "x" * 2000, [1] * 200, {"a": {"b": [1, "c", None, True, 1.5]}}])
def test_what_somebody_could_have_typed_is_small_enough(data):
    assert told(data) == []


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (1001, "a number of at most 1000"),
        ([{"a": -(10**100)}], "a number of at most 1000"),
        ("x" * 2001, "a text of at most 2000 signs, not 2001"),
        ({"x" * 2001: 1}, "a text of at most 2000 signs, not 2001"),
        ([0] * 201, "at most 200 of them, not 201"),
    ],
)
def test_what_is_too_big_is_named_and_not_repeated(data, why):
    assert told(data) == [f"a.toml: field: {why}"]
