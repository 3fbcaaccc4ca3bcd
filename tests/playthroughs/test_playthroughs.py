"""Each recorded game plays again as it was recorded.

If a rule was meant to change, read the diff and record anew: python -m tests.playthroughs.record
"""

from __future__ import annotations

import pytest

from tests.laws.play import MATCH_UPS
from tests.playthroughs.record import FOLDER, path_of, transcript


@pytest.mark.parametrize("n", range(len(MATCH_UPS)))
def test_the_game_plays_as_recorded(n):
    recorded = path_of(n).read_text("utf-8").splitlines()
    played = transcript(n).splitlines()
    for at, (line, other) in enumerate(zip(recorded, played, strict=False)):
        assert line == other, f"line {at + 1}"
    assert len(recorded) == len(played)


def test_no_recording_is_left_over():
    assert sorted(FOLDER.glob("*.txt")) == sorted(path_of(n) for n in range(len(MATCH_UPS)))
