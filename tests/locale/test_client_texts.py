"""The client's tests compare its texts of Gangs of Night City with ours: those must be of today."""

from __future__ import annotations

import json

from tools.client_texts import TARGET, told


def test_the_texts_that_the_client_is_compared_with_are_fresh():
    assert json.loads(TARGET.read_text("utf-8")) == told(), "run python tools/client_texts.py"
