"""Stories with a real browser depend on a machine's mood: a failed one is told again."""

from __future__ import annotations

from pathlib import Path

import pytest

MOODY = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(MOODY):
            item.add_marker(pytest.mark.flaky(reruns=2))
