"""Each recorded game plays again as it was recorded.

If a rule was meant to change, read the diff and record anew: python -m tests.playthroughs.record
"""

from __future__ import annotations

import pytest

from tests.playthroughs.record import FOLDER, recordings


@pytest.mark.parametrize(("path", "told"), recordings(), ids=[path.stem for path, _ in recordings()])
def test_the_game_plays_as_recorded(path, told):
    recorded = path.read_text("utf-8").splitlines()
    played = told().splitlines()
    for at, (line, other) in enumerate(zip(recorded, played, strict=False)):
        assert line == other, f"line {at + 1}"
    assert len(recorded) == len(played)


def test_no_recording_is_left_over():
    assert sorted(FOLDER.glob("*.txt")) == sorted(path for path, _ in recordings())
