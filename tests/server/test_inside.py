"""A request that another process answers goes there with its headers, but without its word on whose it is."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.server.inside import FOR, OWN, SECRET, passed
from jackin.server.leases import Neighbour

HOLDER = Neighbour("b", "127.0.0.1:9", "between us")
WHOSE = [(SECRET.encode(), b"between us"), (FOR.encode(), b"203.0.113.9")]


def told(*headers: tuple[bytes, bytes], client: Any = ("203.0.113.9", 4)) -> list[tuple[bytes, bytes]]:
    return list(passed({"type": "http", "headers": headers, "client": client}, HOLDER))


def test_what_a_client_says_is_passed_on_with_whose_it_is():
    said = [(b"authorization", b"Bearer x"), (b"accept-language", b"de")]
    assert told(*said) == said + WHOSE
    assert told(client=None)[-1] == (FOR.encode(), b"")


@pytest.mark.parametrize("name", [*OWN, "content-length", "X-Forwarded-For", "x-forwarded-proto", SECRET.upper()])
def test_what_is_a_processs_own_to_say_is_not_taken_from_a_client(name):
    assert told((name.encode(), b"198.51.100.1")) == WHOSE
