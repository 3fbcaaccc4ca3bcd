"""The handbook: every rule has its paragraph, and every language says the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from jackin.handbook import BOOKS, LINK, TITLE, WORDS, handbook, lookup, paragraph_of, plain, plan, written
from jackin.lessons.lesson import lesson
from jackin.locale import LANGUAGES, words
from jackin.netrunner.catalog import BY_SLUG
from jackin.rulebook import rules

MOST = 90
FIGURES = re.compile(r"\d+|\[(?:credit|click|mu)\]")
PARAGRAPHS = [(book, one) for book in BOOKS for chapter in plan(book) for one in chapter["paragraph"]]
CHARTS = (Path(__file__).parents[2] / "web/src/handbook/charts.ts").read_text("utf-8")


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_is_told_in_a_paragraph(book):
    assert not [rule for rule in rules(book) if not paragraph_of(rule)]


@pytest.mark.parametrize("book", BOOKS)
def test_every_paragraph_but_keywords_tells_a_rule(book):
    told = {paragraph_of(rule) for rule in rules(book)}
    listed = {one["id"] for chapter in plan(book) if chapter["id"] != WORDS for one in chapter["paragraph"]}
    assert told == listed


def test_a_rule_is_told_where_its_number_or_the_beginning_of_it_is_named():
    assert [paragraph_of(rule) for rule in ("RUN-2.3", "RUN-1.a", "TURN-C-1.5", "ZONE-14", "ZONE-1")] == [
        "approach", "run", "corp-turn", "runner-places", "servers",
    ]  # fmt: skip
    assert paragraph_of("NOTHING-1") == ""
    assert lookup("NOTHING-1", "en") is None


def test_no_two_paragraphs_share_an_address():
    ids = [one["id"] for _, one in PARAGRAPHS]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_each_language_has_every_chapter_and_paragraph_and_no_other(book, lang):
    ids = [id for chapter in plan(book) for id in (chapter["id"], *(one["id"] for one in chapter["paragraph"]))]
    assert list(written(book, lang)) == ids


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_paragraphs_are_short_and_their_links_lead_somewhere(book, lang):
    ids = {one["id"] for _, one in PARAGRAPHS}
    for id, (title, text) in written(book, lang).items():
        assert min(len(title), len(text)) > 0, id
        assert len(plain(text).split()) <= MOST, id
        assert {link[1] for link in LINK.findall(text)} <= ids, id
        assert set(TITLE.findall(text)) <= BY_SLUG.keys(), id


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("book", BOOKS)
def test_figures_and_links_are_the_same_in_each_language(book, lang):
    for id, (_, text) in written(book, "en").items():
        other = written(book, lang)[id][1]
        assert sorted(FIGURES.findall(plain(other))) == sorted(FIGURES.findall(plain(text))), id
        assert {link[1] for link in LINK.findall(other)} == {link[1] for link in LINK.findall(text)}, id


def test_what_a_paragraph_shows_is_there():
    for _, one in PARAGRAPHS:
        assert set(one.get("cards", [])) <= BY_SLUG.keys()
        assert not one.get("lesson") or lesson(one["lesson"])
        chart = one.get("chart", "")
        assert not chart or re.search(rf"^  '?{chart}'?: \{{", CHARTS, re.MULTILINE), chart


def test_a_card_is_called_by_its_title_in_the_language():
    found = lookup("BRK-1", "es")
    assert found is not None
    assert words("es").title("wall-of-static") in found["text"]
    told = [one for book in handbook("pl") for chapter in book["chapters"] for one in chapter["paragraphs"]]
    assert not [one["id"] for one in told if "{" in one["text"]]
