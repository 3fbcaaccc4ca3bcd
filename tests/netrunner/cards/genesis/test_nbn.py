"""NBN in the Genesis cycle: a hound in the stack."""

from __future__ import annotations

from tests.netrunner.cards.corp_props import meets, pickable
from tests.netrunner.scenario import Table
from tests.rule import rule

STACK = ["diesel", "modded", "tinkering", "easy-mark"]  # the top card is the last


def hounded(corp_adds: int, stack: list[str] | None = None) -> Table:
    t = meets("data-hound", stack=STACK if stack is None else stack, hq=["hedge-fund"])
    t.runner.passes()
    t.corp.says(corp_adds)
    t.runner.says(0)
    return t


@rule("TRACE-5")
def test_data_hound_looks_as_deep_as_the_trace_is_stronger():
    t = hounded(1)  # 3 against a link of 0
    assert t.asked == ("corp", "pick")
    assert pickable(t) == ["easy-mark", "modded", "tinkering"]


def test_data_hound_trashes_one_and_arranges_the_rest():
    t = hounded(1)
    t.corp.picks("tinkering")
    assert t.runner.pile == ["tinkering"]
    t.corp.picks("modded")  # the top one; the other follows
    assert t.zone("stack") == ["diesel", "easy-mark", "modded"]


def test_the_runner_sees_only_what_is_trashed():
    t = hounded(1)
    assert "tinkering" not in str(t.runner.view)
    t.corp.picks("tinkering").picks("modded")
    assert ["easy-mark" in str(t.runner.view), "modded" in str(t.runner.view)] == [False, False]
    assert "tinkering" in t.runner.view["runner"]["heap"]


def test_a_trace_that_wins_by_two_leaves_nothing_to_arrange():
    t = hounded(0, ["diesel", "modded"])
    t.corp.picks("diesel")
    t.settles()
    assert (t.runner.pile, t.zone("stack")) == (["diesel"], ["modded"])


def test_a_failed_trace_does_nothing_and_an_empty_stack_cannot_be_looked_at():
    t = meets("data-hound", stack=STACK, hq=["hedge-fund"])
    t.runner.passes()
    t.corp.says(0)
    t.runner.says(2)
    t.settles()
    assert t.zone("stack") == STACK
    t = hounded(2, [])
    t.settles()
    assert (t.runner.pile, "succeeds" in t.log()) == ([], True)
