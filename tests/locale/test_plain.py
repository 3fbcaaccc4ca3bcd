"""A plain line of a catalogue reads the same whether the language is understood or not."""

from __future__ import annotations

import pytest

from jackin.kernel.message import Message
from jackin.locale import LANGUAGES, plain, words
from jackin.server.words import english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_lines_are_said_as_they_stand_there(lang):
    found, said = plain(lang), words(lang)
    assert len(found) > 1000
    assert all(said.format(key) == text for key, text in found.items())


def test_the_server_says_plain_lines_and_others():
    assert english(Message("server-too-fast")) == words("en").format("server-too-fast")
    assert english(Message("server-no-level", level="grim")) == words("en").format("server-no-level", level="grim")
