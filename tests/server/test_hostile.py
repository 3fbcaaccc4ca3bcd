"""Bad and hostile messages get an error and change nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from socket import SHUT_RDWR
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from jackin.server.protocol.asked import FromClient
from tests.server.kit import House, Wire

TYPES = [model.model_fields["type"].annotation for model in get_args(get_args(FromClient)[0])]
NAMES = [get_args(kind)[0] for kind in TYPES]
HARMLESS = [name for name in NAMES if name not in ("concede", "take-back", "rematch", "ping")]
"""A ping of its own would be answered before the one that `settle` waits for."""

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=30)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
fields = st.dictionaries(
    st.sampled_from("ask values card offer yes text how secret log swap auto seat".split()),
    anything | st.lists(st.text(max_size=10), max_size=3),
    max_size=5,
)
messages = st.one_of(
    st.builds(lambda type, rest: json.dumps({"type": type, **rest}), st.sampled_from(HARMLESS), fields),
    st.builds(lambda type, rest: json.dumps({"type": type, **rest}), st.text(max_size=12), fields),
    anything.map(json.dumps),
    st.text(max_size=60),
)


@contextmanager
def seated(server: House) -> Iterator[tuple[House, Any, Wire]]:
    """A line whose game must not move."""
    (key,) = server.table("automa", "dash", chat=False)["keys"]
    with server.line(key) as me:
        assert me.my_turn()
        me.settle()
        yield server, key, me


@pytest.fixture(scope="module")
def target(server: House):
    with seated(server) as found:
        yield found


@pytest.fixture(scope="module")
def quiet(server: House):
    """One that never asked for a thought, so that none is told to it late."""
    with seated(server) as found:
        yield found


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(messages, min_size=1, max_size=4))
def test_nonsense_changes_nothing(target: tuple[House, Any, Wire], sent):
    me = target[2]
    before = me.shown
    for text in sent:
        me.socket.send(text)
    heard = me.settle()
    assert {one["type"] for one in heard} <= {"refused", "shown", "because", "hinted", "chance"}
    assert (me.shown["ask"], me.view) == (before["ask"], before["view"])


def test_after_all_of_it_the_game_goes_on(target):
    server, key, me = target
    assert server.get(f"/tables/{key['table']}/journal", key["secret"]).json()["answers"] == []
    assert me.play() > 0


pieces = st.one_of(
    messages.map(lambda text: ("text", text.encode("utf-8", "replace"))),
    st.binary(max_size=60).map(lambda data: ("bytes", data)),
    messages.map(lambda text: ("half", text.encode("utf-8", "replace"))),
    st.binary(min_size=1, max_size=60).map(lambda data: ("raw", data)),
    st.just(("cut", b"")),
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(pieces, min_size=1, max_size=4))
def test_whatever_comes_over_another_line_this_one_plays_on(quiet: tuple[House, Any, Wire], sent):
    """Text, bytes, halves of messages, bytes that are no frames, and sockets that just close."""
    server, key, me = quiet
    me.settle()
    before = me.shown
    with server.line(key["table"]) as other:
        for kind, data in sent:
            if not throw(other, kind, data):
                break
    assert not [one for one in me.settle() if one["type"] not in ("shown", "table")]
    assert (me.shown["ask"], me.view) == (before["ask"], before["view"])


def throw(wire: Wire, kind: str, data: bytes) -> bool:
    """Whether the line can take more."""
    try:
        if kind == "text":
            wire.socket.send(data, text=True)
        elif kind == "bytes":
            wire.socket.send(data)
        elif kind == "half":
            wire.socket.socket.sendall(bytes([0x01, 0x80 | min(len(data), 100)]) + b"mask" + data[: len(data) // 2])
        elif kind == "raw":
            wire.socket.socket.sendall(data)
        if kind in ("half", "raw", "cut"):
            wire.socket.socket.shutdown(SHUT_RDWR)
    except (ConnectionClosed, OSError):
        return False
    return kind in ("text", "bytes")


@pytest.mark.parametrize("data", [b"\xff\xfe", b"{}", b""])
def test_bytes_are_not_messages(server: House, data):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me:
        me.settle()
        me.socket.send(data)
        with pytest.raises(ConnectionClosed):
            me.settle()
    with server.line(key) as again:
        assert again.my_turn()


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_first_message_of_nonsense_gets_nobody_in(server: House, data):
    (key,) = [TARGET.setdefault("key", server.table("automa", "dash")["keys"][0])]
    with server.line(key, hello=False) as stranger:
        stranger.socket.send(data.draw(messages.filter(lambda text: '"hello"' not in text)))
        first = stranger.read()
        assert first["type"] == "refused"


TARGET: dict[str, Any] = {}


def test_every_route_keeps_to_its_description(server: House):
    """Schemathesis makes requests from the OpenAPI document, right ones and wrong ones, and judges the answers."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    tried = 0
    for operation in schema.get_all_operations():
        tried += 1
        check_operation(operation)
    assert tried >= 15


def check_operation(operation: Any) -> None:
    @given(case=operation.ok().as_strategy())
    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def run(case: Any) -> None:
        answer = case.call()
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])  # no schema knows all cards

    run()
