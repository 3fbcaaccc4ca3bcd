"""Stories with a real browser or a real line depend on a machine's mood: a failed one is told again."""

from __future__ import annotations

from pathlib import Path

import pytest

MOODY = [Path(__file__).parent / room for room in ("browser", "server")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(room) for room in MOODY):
            item.add_marker(pytest.mark.flaky(reruns=2))
