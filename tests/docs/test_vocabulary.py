"""The pages for those who add something leave nothing out."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from statistics import median

from jackin.netrunner import cards, dsl
from jackin.netrunner.catalog import SETS, pool
from jackin.server.protocol.tables import NewTable

DOCS = Path(__file__).parents[2] / "docs"


def unsaid(words: list[str], page: str) -> list[str]:
    """Those that a page does not write as code."""
    text = (DOCS / page).read_text("utf-8").replace("```", "")
    said = set(re.findall(r"\w+", " ".join(re.findall(r'`[^`\n]+`|"\w+"', text))))
    return [word for word in words if word not in said]


def exported() -> list[str]:
    lines = (Path(dsl.__file__).read_text("utf-8")).splitlines()
    return [line.split()[0] for line in lines if line.startswith("    ")]


def written() -> list[ast.Expr]:
    """The text of every card, as it is written."""
    files = sorted(Path(cards.__file__).parent.rglob("*.py"))
    lines = [line for file in files for line in ast.parse(file.read_text("utf-8")).body]
    return [line for line in lines if isinstance(line, ast.Expr) and isinstance(line.value, ast.Call)]


def test_the_page_says_how_many_words_there_are_and_how_many_serve_one_card():
    texts = written()
    used = Counter(
        word for text in texts for word in {n.id for n in ast.walk(text) if isinstance(n, ast.Name)} & set(exported())
    )
    once = sum(1 for cards in used.values() if cards == 1)
    length = int(median([(text.end_lineno or 0) - text.lineno + 1 for text in texts]))
    told = f"{len(texts)} cards are written in {len(used)} words, {once} of which serve one card"
    page = " ".join((DOCS / "writing-a-card.md").read_text("utf-8").split())
    assert told in page, told
    assert f"a card takes {length} line at the median" in page, length


def test_every_word_of_the_vocabulary_is_on_the_page_about_writing_a_card():
    words = exported()
    assert {"gain", "ICE", "on_score"} <= set(words)
    assert unsaid(words, "writing-a-card.md") == []


def test_the_front_page_says_how_many_cards_there_are():
    assert f"{len(pool(SETS))} cards with every rule enforced" in (DOCS.parent / "README.md").read_text("utf-8")


def test_every_setting_of_a_table_is_on_the_page_of_the_protocol():
    assert unsaid(list(NewTable.model_fields), "protocol.md") == []


def test_a_word_that_a_page_does_not_have_is_named():
    assert unsaid(["gain", "no_such_word"], "writing-a-card.md") == ["no_such_word"]
