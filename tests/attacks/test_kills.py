"""Fifty servers, killed in the middle of a game: every acknowledged answer is there, and none twice."""

from __future__ import annotations

import sys

import pytest


@pytest.mark.skipif(sys.platform == "win32", reason="processes are forked")
def test_fifty_kills_lose_nothing_and_do_nothing_twice(tmp_path):
    from tests.attacks.kills import kill

    assert kill(50, 7, tmp_path) >= 20
