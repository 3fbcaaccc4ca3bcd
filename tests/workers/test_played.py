"""Series of games: the same results wherever they are played, and however often they were cut off."""

from __future__ import annotations

import pickle
import sqlite3
from concurrent.futures import Future
from types import SimpleNamespace

import pytest

from jackin import netrunner
from jackin.ladder.games import Match, play_chunk
from jackin.workers.chunk import chunks
from jackin.workers.kept import BadKept, Kept
from jackin.workers.place import Here, Processes, place
from jackin.workers.played import played

MATCH = Match("random", "random", (netrunner.setup("nbn", "criminal", quiet=True),), 5)
GIVEN = chunks(MATCH, 23, size=5)


@pytest.fixture(scope="module")
def alone():
    return list(played(play_chunk, GIVEN, Here()))


class Cut(Exception):
    """The lights go out."""


def test_chunks_are_all_games_once():
    assert [(chunk.first, chunk.last) for chunk in GIVEN] == [(0, 5), (5, 10), (10, 15), (15, 20), (20, 23)]
    assert sum(chunk.games for chunk in GIVEN) == 23


def test_processes_give_the_same_in_the_same_order(alone):
    assert list(played(play_chunk, GIVEN, place(3))) == alone


class OneByOne:
    """A pool that does its work when it is given it, and hands it out one by one."""

    given = 0

    def __init__(self, jobs: int) -> None:
        OneByOne.given = 0

    def __enter__(self) -> OneByOne:
        return self

    def __exit__(self, *_: object) -> None: ...

    def submit(self, play, chunk) -> Future[int]:
        OneByOne.given += 1
        done = Future[int]()
        done.set_result(play(chunk))
        return done


def test_a_few_chunks_a_worker_wait_in_line_however_long_the_series_is(monkeypatch):
    monkeypatch.setattr("jackin.workers.place.ProcessPoolExecutor", OneByOne)
    monkeypatch.setattr("jackin.workers.place.wait", lambda line, **_: SimpleNamespace(done={next(iter(line))}))
    played = Processes(2).play(lambda chunk: chunk.first, list(enumerate(chunks(None, 50, size=1))))
    waiting = [OneByOne.given - n for n, _ in enumerate(played)]
    assert waiting == [8] * 43 + [7, 6, 5, 4, 3, 2, 1]


def test_every_game_is_told_once():
    told: list[int] = []
    list(played(play_chunk, GIVEN, Here(), tell=told.append))
    assert told == [0, 5, 5, 5, 5, 3]


def test_a_series_that_was_cut_off_goes_on_where_it_stood(tmp_path, alone):
    kept, told = Kept(tmp_path / "series"), list[int]()

    def lights(games):
        told.append(games)
        if len(told) == 4:
            raise Cut

    with pytest.raises(Cut):
        list(played(play_chunk, GIVEN, Here(), kept, lights))
    kept.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        kept.find(play_chunk, GIVEN[0])
    told.clear()
    again = Kept(tmp_path / "series")
    assert list(played(play_chunk, GIVEN, Here(), again, told.append)) == alone
    assert told == [15, 5, 3]


def test_another_seed_is_another_series(tmp_path, alone):
    kept = Kept(tmp_path / "series")
    list(played(play_chunk, GIVEN, Here(), kept))
    told: list[int] = []
    other = list(played(play_chunk, chunks(MATCH._replace(seed=6), 23, size=5), Here(), kept, told.append))
    assert told[0] == 0
    assert other != alone


def test_a_file_of_something_else_is_refused(tmp_path):
    (tmp_path / "note").write_text("not chunks, but long enough to look like a database" * 40)
    with pytest.raises(BadKept, match="note: file is not a database"):
        Kept(tmp_path / "note")


def test_a_kept_file_runs_nothing(tmp_path):
    """A result that names anything but our records is not loaded."""
    kept = Kept(tmp_path / "series")
    kept.add(play_chunk, GIVEN[0], [])
    kept.close()
    with sqlite3.connect(tmp_path / "series") as file:
        file.execute("update chunk set result = ?", (pickle.dumps(print),))
    with pytest.raises(BadKept, match=r"no result of games: builtins\.print"):
        Kept(tmp_path / "series").find(play_chunk, GIVEN[0])
