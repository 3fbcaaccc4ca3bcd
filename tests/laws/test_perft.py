"""A count that changes is a rule that changed: look at it, then record it again with `python -m tests.laws.perft`."""

from __future__ import annotations

import json

from tests.laws.perft import RECORDED, counts


def test_as_many_sequences_of_answers_as_recorded():
    recorded, counted = json.loads(RECORDED.read_text("utf-8")), counts()
    changed = {name: (recorded.get(name), row) for name, row in counted.items() if recorded.get(name) != row}
    assert not changed
    assert set(recorded) == set(counted)
