"""What was learned from an encoding holds while its bytes and numbers mean the same: version 0 stays as it is."""

from __future__ import annotations

import pytest

from jackin.tensors.encoding import Encoding
from tests.envs.test_tensors import GANGS, NETRUNNER, positions, seen
from tests.recorded import as_recorded


@pytest.mark.parametrize("encoding", [NETRUNNER, GANGS], ids=["netrunner", "gangs"])
def test_positions_and_answers_have_the_bytes_and_numbers_they_had(encoding: Encoding) -> None:
    found = []
    for position in positions(encoding, 16, 5):
        pages = [seen(encoding, position, seat).hex() for seat in range(encoding.seats(position))]
        found.append(f"{' '.join(pages)} {encoding.actions(position)}")
    assert len(found) > 100
    as_recorded(__file__, {encoding.name: found})
