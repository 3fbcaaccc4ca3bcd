"""Pages: what a learner reads is what was put there last, and nothing of before."""

from __future__ import annotations

import numpy as np

from jackin.tensors.page import Page, blank


def test_a_cleared_page_is_blank_whatever_stood_there():
    page = Page(6)
    page.put(1, 7)
    page.put(1, 0)
    page.put(1, 9)
    page.add(4, 3)
    page.add(4, 3)
    assert bytes(page.bytes) == bytes([0, 9, 0, 0, 6, 0])
    page.clear()
    assert bytes(page.bytes) == bytes(6)
    page.put(5, 1)
    assert bytes(page.bytes) == bytes([0, 0, 0, 0, 0, 1])


def test_what_is_taken_is_taken_once():
    page = Page(3)
    assert page.take(1)
    assert not page.take(1)
    assert bytes(page.bytes) == bytes([0, 1, 0])
    page.clear()
    assert page.take(1)


def test_what_is_set_stays_until_it_is_wiped():
    page = Page(6)
    page.put(0, 5)
    for at in range(1, 5):
        page.set(at, 9)
    page.raised(4)
    page.raised(5)
    page.clear()
    assert bytes(page.bytes) == bytes([0, 9, 9, 9, 10, 1])
    page.wipe(2, 3)
    assert bytes(page.bytes) == bytes([0, 9, 0, 0, 0, 1])


def test_numbers_are_told_from_0_to_255():
    page = Page(3)
    page.put(0, -4)
    page.put(1, 255)
    page.put(2, 1_000)
    page.add(1, 5)
    page.raised(2)
    assert bytes(page.bytes) == bytes([0, 255, 255])
    assert [page.has(at) for at in range(3)] == [False, True, True]
    page.set(2, -1)
    page.set(0, 256)
    assert bytes(page.bytes) == bytes([255, 255, 0])


def test_pages_among_others_leave_those_alone_and_numpy_reads_them_in_place():
    every = blank(6)
    seen = np.frombuffer(memoryview(every), np.uint8).reshape(2, 3)
    one, other = Page(3, every, 0), Page(3, every, 3)
    one.put(2, 8)
    other.put(0, 5)
    assert seen.tolist() == [[0, 0, 8], [5, 0, 0]]
    one.clear()
    assert seen.tolist() == [[0, 0, 0], [5, 0, 0]]
    assert not seen.flags.writeable
