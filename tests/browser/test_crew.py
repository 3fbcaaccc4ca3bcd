"""Two browsers at a table of several processes: all of them die at once, and the game goes on."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import PATIENCE, House
from tests.browser.test_lines import CUT
from tests.browser.test_two_people import play_on, sit_down
from tests.many.cluster import cluster, programs
from tests.many.processes import children


@pytest.fixture
def crew(tmp_path) -> Iterator[House]:
    bin = programs()
    if bin is None:
        pytest.skip("POSTGRESQL IS NOT TESTED: it is not here and could not be installed")
    with cluster(bin) as database:
        house = House(tmp_path, more=("--workers", "2", "--thinkers", "1", "--database", database.url)).open()
        yield house
        house.kill()


def test_processes_are_killed_in_mid_game_and_both_browsers_play_on(visit: Visit, crew: House):
    host, guest = visit(to=crew), visit(to=crew)
    for person in (host, guest):
        person.forgives(*CUT)
    sit_down(host, guest)
    play_on(host, guest, until_turn=2)
    patience = 1000 * PATIENCE
    with (
        host.page.expect_websocket(timeout=patience),
        guest.page.expect_websocket(timeout=patience),
    ):
        assert crew.running is not None
        for pid in children(crew.running.pid):
            os.kill(pid, signal.SIGKILL)
    play_on(host, guest, until_turn=4)
