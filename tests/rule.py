"""`@rule("RUN-2.3")`: this test pins down rule RUN-2.3 of docs/rules."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
