"""Enough for people, too little for a flood; and the names and pages that a server knows."""

from __future__ import annotations

import gzip
import time

import pytest
from starlette.requests import Request

from jackin.server import limits
from jackin.server.hosts import bare, is_number, is_ours, own_names
from jackin.server.limits import Bucket, Buckets
from jackin.server.once import SMALL, Once, Page


@pytest.fixture
def clock(monkeypatch):
    """A clock that is turned by hand."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_a_burst_goes_through_and_what_comes_after_waits(clock):
    bucket = Bucket(3, 2)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.25
    assert not bucket.take()
    clock[0] += 0.25
    assert [bucket.take(), bucket.take()] == [True, False]
    clock[0] += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_is_refused_costs_nothing(clock):
    bucket = Bucket(3, 0)
    assert not bucket.take(4)
    assert bucket.take(3)
    assert not bucket.take()


def test_addresses_have_buckets_of_their_own_and_the_longest_unused_is_forgotten(clock, monkeypatch):
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    buckets = Buckets(1, 0)
    assert [buckets.take(name) for name in ("a", "b", "a", "b")] == [True, True, False, False]
    assert buckets.take("c")
    assert not buckets.take("b")
    assert buckets.take("a"), "forgotten, and so it may again"


@pytest.mark.parametrize(
    ("host", "name"),
    [("Jackin.Example:8765", "jackin.example"), ("jackin.example.", "jackin.example"), ("[::1]:80", "::1"), ("", "")],
)
def test_a_name_is_known_without_its_port(host, name):
    assert bare(host) == name


def test_a_server_goes_by_its_own_names_by_those_it_was_told_and_by_numbers():
    assert all(is_ours(name, ()) for name in own_names())
    assert is_ours("localhost:1", ())
    assert is_ours("Table.Example", ("table.example",))
    assert is_ours("table.example", ("Table.Example",))
    assert not is_ours("other.example", ("table.example",))
    assert not is_ours(None, ())
    assert is_ours("192.168.0.7:80", ())
    assert is_number("::1")
    assert not is_number("1.2.3")


def asked(**headers: str) -> Request:
    found = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": found})


def test_a_page_is_packed_for_who_can_unpack_it_and_not_sent_twice():
    page = Page(b"x" * (SMALL + 1), "text/plain")
    packed = page.answer(asked(accept_encoding="br, gzip"))
    assert gzip.decompress(packed.body) == page.plain
    assert packed.headers["content-encoding"] == "gzip"
    plain = page.answer(asked())
    assert (plain.body, plain.status_code, "content-encoding" in plain.headers) == (page.plain, 200, False)
    for known in (page.tag, f'"other", W/{page.tag}'):
        again = page.answer(asked(if_none_match=known))
        assert (again.status_code, again.body, again.headers["etag"]) == (304, b"", page.tag)
    assert page.answer(asked(if_none_match='"other"')).status_code == 200


def test_a_small_page_is_not_packed():
    page = Page(b"x" * SMALL, "text/plain")
    assert page.answer(asked(accept_encoding="gzip")).body == page.plain
    assert not page.packed


def test_a_page_is_made_once_for_each_state_and_not_all_are_kept(monkeypatch):
    monkeypatch.setattr("jackin.server.once.MOST", 2)
    once, made = Once(), list[str]()

    def page(name: str, state: int) -> bytes:
        def make() -> bytes:
            made.append(f"{name}{state}")
            return b"page"

        return once.page(name, state, make).plain

    for name, state in [("a", 1), ("a", 1), ("a", 2), ("b", 1), ("b", 1)]:
        assert page(name, state) == b"page"
    assert made == ["a1", "a2", "b1"]
    page("c", 1)
    page("a", 2)
    assert made == ["a1", "a2", "b1", "c1", "a2"]
