"""What the tests of the client compare with (texts of Gangs of Night City, the law of decks) must be of today."""

from __future__ import annotations

import json

import pytest

from tools.client_texts import CLIENT, FILES


@pytest.mark.parametrize("name", FILES)
def test_what_the_client_is_compared_with_is_fresh(name):
    assert json.loads((CLIENT / name).read_text("utf-8")) == FILES[name](), "run python tools/client_texts.py"
