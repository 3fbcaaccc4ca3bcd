"""Games shared out over processes are the games of one process, and no process is left behind."""

from __future__ import annotations

import gc
import os
import re
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from jackin.envs import gangs_house_v0, netrunner_core_v0, vector
from jackin.envs.games import Here, Vector
from jackin.envs.shared import Closed, LostProcess, Shared, shared_out
from jackin.kernel.rng import seedling
from jackin.tensors.batch import BadAction

MAKERS = {
    "netrunner": (netrunner_core_v0.ENCODING, netrunner_core_v0.setups()),
    "gangs": (gangs_house_v0.ENCODING, gangs_house_v0.setups(3)),
}


def shown(games: Vector) -> list[np.ndarray[Any, Any]]:
    return [*games.now(), *games.legal()]


def first_legal(games: Vector) -> np.ndarray[Any, Any]:
    actions, begins = games.legal()
    return actions[begins]


def begun(processes: int = 2) -> Shared:
    games = vector.netrunner_core(4, seed=9, processes=processes)
    assert isinstance(games, Shared)
    return games


@pytest.mark.parametrize(("name", "longest", "ends"), [("netrunner", 110, {0, 1, 2}), ("gangs", 30, {0, 2})])
def test_the_same_games_whatever_the_number_of_processes(name, longest, ends):
    """To the end of each game, cut short or not, and on into the next ones."""
    plays = *MAKERS[name], 5, 3
    one, ended, dice = Here(*plays, longest), set[int](), np.random.default_rng(1)
    with Shared(*plays, 2, longest) as two, Shared(*plays, 3, longest) as three:
        for _ in range(longest + 20):
            for other in (two, three):
                for ours, theirs in zip(shown(one), shown(other), strict=True):
                    assert ours.dtype == theirs.dtype
                    assert np.array_equal(ours, theirs)
            ended |= set(one.done.tolist())
            actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in one.action_mask])
            for games in (one, two, three):
                games.step(actions)
    assert ended == ends


def test_games_are_shared_out_evenly():
    assert shared_out(7, 3) == [range(2), range(2, 4), range(4, 7)]
    assert shared_out(4, 4) == [range(1), range(1, 2), range(2, 3), range(3, 4)]


def test_each_game_goes_through_all_setups_whoever_steps_it():
    """And no two games are dealt alike."""
    encoding, setups = MAKERS["netrunner"]
    games = Here(encoding, setups, 4, 5, 1, range(1, 3))
    dealt = set()
    for n in range(3):
        for place, position in zip((1, 2), games.batch.positions, strict=True):
            assert position.key() == encoding.new(setups[place + n], seedling(5, place + 4 * n)).key()
            dealt.add(position.key())
        games.step(first_legal(games))
    assert len(dealt) == 6


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (lambda legal: legal[:3], "3 actions for 4 games"),
        (lambda legal: np.append(legal, 2), "5 actions for 4 games"),
        (lambda legal: [*legal[:3], 5], "game 3: action 5 is not legal now"),
        (lambda legal: [5, *legal[1:]], "game 0: action 5 is not legal now"),
        (lambda legal: [*legal[:3], -1], "game 3: action -1 is not legal now"),
        (lambda legal: [*legal[:3], 1792], "game 3: action 1792 is not legal now"),
    ],
    ids=["few", "many", "forbidden there", "forbidden here", "negative", "unknown"],
)
def test_actions_that_cannot_be_taken_change_nothing(actions, told):
    with begun() as games:
        before = games.now().observation.copy()
        with pytest.raises(BadAction, match=re.escape(told)):
            games.step(np.array(actions(first_legal(games))))
        assert (games.now().observation == before).all()
        assert (games.step(first_legal(games)).observation != before).any()


def test_an_action_is_a_whole_number():
    with begun() as games, pytest.raises(TypeError):
        games.step(first_legal(games) + 0.5)


def test_arrays_are_windows_that_cannot_be_written_into():
    with begun() as games:
        now = games.now()
        for array in (now.observation, now.action_mask, now.seat, now.done):
            with pytest.raises(ValueError, match="read-only"):
                array[0] = 1
        now.rewards[0] = 7  # a copy, as in one process
        assert games.now().rewards.max() == 0


@pytest.mark.parametrize("processes", [0, 5])
def test_each_process_has_a_game(processes):
    with pytest.raises(ValueError, match=f"processes: from 1 to one for each of 4 games, not {processes}"):
        vector.netrunner_core(4, processes=processes)


def test_a_process_that_is_killed_is_told_and_ends_the_others():
    games = begun(3)
    actions = first_legal(games)
    games.workers[0].process.kill()
    with pytest.raises(LostProcess, match="exit code -9"):
        games.step(actions)
    assert active_children() == []
    with pytest.raises(Closed, match="these games are closed"):
        games.now()


def test_closed_twice_is_closed():
    games = begun()
    kept = games.now().observation
    before = kept.copy()
    games.close()
    games.close()
    assert active_children() == []
    for use in (games.now, games.legal, lambda: games.step(np.zeros(4, int))):
        with pytest.raises(Closed):
            use()
    assert (kept == before).all()


def test_whoever_is_interrupted_in_a_step_leaves_no_process_behind(monkeypatch):
    games = begun()

    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games.workers[0], "hear", interrupted)
    with pytest.raises(KeyboardInterrupt):
        games.step(first_legal(games))
    assert active_children() == []
    with pytest.raises(Closed):
        games.step(np.zeros(4, int))


def test_games_that_nobody_holds_end_their_processes():
    games = begun()
    process = games.workers[0].process
    del games
    gc.collect()
    process.join(30)
    assert process.exitcode == 0


@pytest.mark.skipif(not Path("/dev/shm").is_dir(), reason="where Linux keeps shared memory")
def test_shared_memory_has_no_name_that_could_be_left_behind():
    with begun():
        assert list(Path("/dev/shm").glob(f"*-{os.getpid()}-*")) == []


UNGUARDED = """
from jackin.envs import vector
vector.netrunner_core(2, processes=2)
"""


def test_a_script_without_a_part_of_its_own_is_told_so(tmp_path):
    script = tmp_path / "learner.py"
    script.write_text(UNGUARDED)
    began = time.monotonic()
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert "LostProcess: a process ended with its games (exit code 1)" in done.stderr
    assert "if __name__ == '__main__':" in done.stderr.splitlines()[-1]
    assert time.monotonic() - began < 100
