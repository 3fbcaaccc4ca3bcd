"""Connections that are many, slow, or silent."""

from __future__ import annotations

import logging
import resource
import socket
import time
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from jackin.server.connection import descriptors
from jackin.server.seldom import LOGS, Seldom, write_seldom
from jackin.server.settings import Limits
from tests.attacks.test_lines import later
from tests.server.kit import PATIENCE, House, house

LATE = 3600
HEAD = b"host: localhost\r\ncontent-type: application/json\r\n"
HALF = b"GET /api/lobby HTTP/1.1\r\n" + HEAD
BODY = b"POST /api/decks/read HTTP/1.1\r\n" + HEAD + b"content-length: 50\r\n\r\n{"


def plug(server: House) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    found = socket.create_connection((host, int(port)))
    found.settimeout(PATIENCE)
    return found


def is_closed(one: socket.socket) -> bool:
    try:
        return one.recv(65536) == b""
    except ConnectionResetError:
        return True


def until_closed(one: socket.socket) -> None:
    while not is_closed(one):
        pass


def until_plugged(server: House, connections: int = 1) -> None:
    while len(server.state.connections) < connections:
        pass


def until_given_up(server: House) -> None:
    """Its clock is turned on, again for whatever begins to be waited for meanwhile."""
    while server.state.connections:
        server.later(LATE)
        time.sleep(0.05)


def is_well(server: House) -> bool:
    """Somebody new is served: their connection is younger than any clock."""
    return httpx.get(f"{server.address}/api/nothing", timeout=PATIENCE).status_code == 404


@pytest.mark.parametrize("sent", [b"", b"G", HALF, BODY])
def test_a_request_that_does_not_come_is_not_waited_for(server: House, sent):
    with plug(server) as slow:
        slow.sendall(sent)
        until_plugged(server)
        until_given_up(server)
        assert is_closed(slow)
        assert is_well(server)


@pytest.mark.parametrize(
    ("sent", "rest"),
    [(b"", HALF + b"\r\n"), (b"G", HALF[1:] + b"\r\n"), (HALF, b"\r\n"), (BODY, b" " * 48 + b"}")],
)
def test_a_request_has_its_time(server: House, sent, rest):
    with plug(server) as slow:
        slow.sendall(sent)
        until_plugged(server)
        server.later(Limits().head_seconds / 2)
        slow.sendall(rest)
        assert slow.recv(100).startswith(b"HTTP/1.1 ")


def test_a_second_request_that_drips_is_not_waited_for(server: House):
    with plug(server) as slow:
        slow.sendall(b"GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\n" + HALF)
        assert slow.recv(65536).startswith(b"HTTP/1.1 404")
        server.later(LATE)
        until_closed(slow)
        assert is_well(server)


def test_an_answer_that_is_not_read_is_not_waited_for(server: House):
    with plug(server) as slow:
        slow.sendall(b"GET /api/rules HTTP/1.1\r\nhost: localhost\r\n\r\n" * 400)
        until_plugged(server)
        until_given_up(server)
        assert is_well(server)


def test_an_honest_line_is_not_cut_by_the_clock_of_requests(server: House):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me, plug(server) as slow:
        assert me.my_turn()
        slow.sendall(b"G")
        until_plugged(server, 2)
        server.later(LATE)
        assert is_closed(slow), "a request would be late by now"
        me.settle()


def test_one_address_has_so_many_connections_and_no_more(tmp_path):
    with house(tmp_path, limits=Limits(connections_per_address=5)) as server, ExitStack() as plugs:
        assert server.get("/nothing").status_code == 404, "this is the first"
        four = [plugs.enter_context(plug(server)) for _ in range(4)]
        for one in four:
            one.sendall(HALF)
        assert is_closed(plugs.enter_context(plug(server)))
        four[0].sendall(b"\r\n")
        assert four[0].recv(100).startswith(b"HTTP/1.1 200")
        assert server.get("/nothing").status_code == 404


def test_a_proxy_may_have_as_many_as_it_likes(tmp_path):
    limits = Limits(connections_per_address=2)
    with house(tmp_path, limits=limits, proxies=("127.0.0.1",)) as server, ExitStack() as plugs:
        for _ in range(5):
            one = plugs.enter_context(plug(server))
            one.sendall(HALF + b"\r\n")
            assert one.recv(100).startswith(b"HTTP/1.1 200")


def test_all_together_have_so_many_and_no_more(tmp_path):
    with house(tmp_path, limits=Limits(connections=3)) as server, ExitStack() as plugs:
        assert server.get("/nothing").status_code == 404
        for _ in range(2):
            plugs.enter_context(plug(server)).sendall(HALF)
        assert is_closed(plugs.enter_context(plug(server)))
        assert server.get("/nothing").status_code == 404


def test_reads_have_a_limit_too(tmp_path):
    with house(tmp_path, limits=Limits(read_burst=3, read_rate=0.001, pause=0)) as server:
        codes = [server.get("/nothing").status_code for _ in range(5)]
        assert codes == [404, 404, 404, 429, 429]
        assert server.post("/decks/read", {"text": ""}).status_code == 200, "writes are counted apart"


def test_an_address_opens_so_many_lines_and_those_who_are_there_play_on(tmp_path):
    with house(tmp_path, limits=Limits(opened_burst=2, opened_rate=0.001, pause=0)) as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me, server.line(key["table"]) as watching:
            watching.settle()
            with pytest.raises(InvalidStatus):
                server.line(key["table"])
            assert me.play(most=2) == 2


def test_who_is_too_fast_waits_for_the_refusal_and_others_do_not(tmp_path):
    """A minute is longer than the test: the refusal is not there, while another request is answered."""
    limits = Limits(read_burst=1, read_rate=0.001, pause=60)
    with house(tmp_path, limits=limits) as server, plug(server) as flood:
        flood.sendall((HALF + b"\r\n") * 2)
        assert flood.recv(100).startswith(b"HTTP/1.1 200")
        assert server.post("/decks/read", {"text": ""}).status_code == 200


def test_the_server_tells_faults_of_its_connections_so_seldom(server: House):
    """Where asyncio says that it cannot accept, and where uvicorn and the table say what went wrong."""
    told: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: told.append(record.name)  # type: ignore[method-assign]
    for name in ("asyncio", "uvicorn.error", "jackin.server"):
        log = logging.getLogger(name)
        log.addHandler(handler)
        for _ in range(10):
            log.error("planted")
        log.removeHandler(handler)
    assert told == ["asyncio", "uvicorn.error", "jackin.server"]


def test_a_fault_that_repeats_itself_is_one_line_of_log_a_minute(monkeypatch):
    told: list[str] = []
    log = logging.Logger("repeats")
    handler = logging.Handler()
    handler.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    log.addHandler(handler)
    log.addFilter(Seldom())
    for moment in range(3):
        for n in range(100):
            log.error("out of room %s", n)
        assert len(told) == moment + 1
        later(monkeypatch, 61)
    assert told == ["out of room 0", "out of room 0 (and 99 more like it)", "out of room 0 (and 99 more like it)"]
    log.error("something else")
    assert told[-1] == "something else"


def test_a_server_that_is_opened_again_has_forgotten_what_the_log_told_before():
    told: list[str] = []
    log = logging.getLogger("jackin.server")
    handler = logging.Handler()
    handler.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    log.addHandler(handler)
    for _ in range(2):
        write_seldom()
        for _ in range(3):
            log.error("out of room")
    log.removeHandler(handler)
    assert told == ["out of room", "out of room"]
    assert [sum(isinstance(one, Seldom) for one in logging.getLogger(name).filters) for name in LOGS] == [1, 1, 1]


ENDLESS = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("soft", "hard", "asked", "found"),
    [
        (1024, 4096, 4096, 4096),
        (1024, 1_000_000, 65_536, 65_536),
        (1024, ENDLESS, 65_536, 65_536),
        (4096, 4096, None, 4096),
        (100_000, 1_000_000, None, 100_000),
        (ENDLESS, ENDLESS, None, 2**20),
    ],
)
def test_a_server_asks_the_system_for_as_many_connections_as_it_may_have(monkeypatch, soft, hard, asked, found):
    wanted = []
    monkeypatch.setattr(resource, "getrlimit", lambda what: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: wanted.append(limits))
    assert descriptors() == found
    assert wanted == ([] if asked is None else [(asked, hard)])
