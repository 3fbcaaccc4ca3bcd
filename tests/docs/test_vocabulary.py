"""The pages for those who add something leave nothing out."""

from __future__ import annotations

import re
from pathlib import Path

from jackin.netrunner import dsl
from jackin.server.protocol.tables import NewTable

DOCS = Path(__file__).parents[2] / "docs"


def unsaid(words: list[str], page: str) -> list[str]:
    """Those that a page does not write as code."""
    text = (DOCS / page).read_text("utf-8").replace("```", "")
    said = set(re.findall(r"\w+", " ".join(re.findall(r'`[^`\n]+`|"\w+"', text))))
    return [word for word in words if word not in said]


def test_every_word_of_the_vocabulary_is_on_the_page_about_writing_a_card():
    exported = (Path(dsl.__file__).read_text("utf-8")).splitlines()
    words = [line.split()[0] for line in exported if line.startswith("    ")]
    assert {"gain", "ICE", "on_score"} <= set(words)
    assert unsaid(words, "writing-a-card.md") == []


def test_every_setting_of_a_table_is_on_the_page_of_the_protocol():
    assert unsaid(list(NewTable.model_fields), "protocol.md") == []


def test_a_word_that_a_page_does_not_have_is_named():
    assert unsaid(["gain", "no_such_word"], "writing-a-card.md") == ["no_such_word"]
