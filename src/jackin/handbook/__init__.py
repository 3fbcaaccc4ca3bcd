"""The handbook: the rules as players read them, in each language, above the numbered rules.

Which chapters and paragraphs there are, which rules each paragraph tells, and what it shows is data
(`netrunner.toml`, `automa.toml`, `gangs.toml`); its words lie with all the others (`locale/LANG/handbook/BOOK.md`):
`# ID: TITLE` is a chapter, `## ID: TITLE` a paragraph, `{slug}` a card's title, `[word](#id)` a keyword or another
paragraph.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources

from jackin.kernel.game import Json
from jackin.locale import plain as lines
from jackin.rulebook import rules

BOOKS = ("netrunner", "automa", "gangs")
WORDS = "words"
"""The chapter of keywords: each is told in two sentences, wherever it is met."""
HEADING = re.compile(r"^(#{1,2}) ([a-z0-9-]+): (.+)$", re.MULTILINE)
TITLE = re.compile(r"\{([a-z0-9-]+)\}")
LINK = re.compile(r"\[([^\]]+)\]\(#([a-z0-9-]+)\)")


@cache
def plan(book: str) -> list[Json]:
    """The chapters of a book with their paragraphs, without a word."""
    text = resources.files(__name__).joinpath(f"{book}.toml").read_text(encoding="utf-8")
    chapters: list[Json] = tomllib.loads(text)["chapter"]
    return chapters


@cache
def written(book: str, lang: str) -> dict[str, tuple[str, str]]:
    """What a language says: of each chapter and paragraph its title and its text."""
    file = resources.files("jackin.locale").joinpath(lang, "handbook", f"{book}.md")
    text = file.read_text(encoding="utf-8")
    heads = list(HEADING.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return {head[2]: (head[3], text[head.end() : end].strip()) for head, end in zip(heads, ends, strict=True)}


@cache
def handbook(lang: str) -> list[Json]:
    """The protocol's `Handbook`s of a language: what it does not say is said in English."""
    return [{"id": book, "chapters": [chapter(book, lang, one) for one in plan(book)]} for book in BOOKS]


def chapter(book: str, lang: str, planned: Json) -> Json:
    title, text = told(book, lang, planned["id"])
    listed = [paragraph(book, lang, one) for one in planned["paragraph"]]
    return {"id": planned["id"], "title": title, "text": text, "paragraphs": listed}


def paragraph(book: str, lang: str, planned: Json) -> Json:
    title, text = told(book, lang, planned["id"])
    return {
        "id": planned["id"],
        "title": title,
        "text": text,
        "rules": _told_by(book).get(planned["id"], []),
        "chart": planned.get("chart", ""),
        "cards": planned.get("cards", []),
        "lesson": planned.get("lesson", ""),
    }


def told(book: str, lang: str, id: str) -> tuple[str, str]:
    title, text = written(book, lang).get(id) or written(book, "en")[id]
    return title, TITLE.sub(lambda slug: lines(lang)[f"card-{slug[1]}"], text)


@cache
def _claims() -> dict[str, str]:
    """Whatever a paragraph tells: a rule, or the first part of the numbers of several."""
    planned = [one for book in BOOKS for chapter in plan(book) for one in chapter["paragraph"]]
    return {rule: one["id"] for one in planned for rule in one.get("rules", [])}


@cache
def _told_by(book: str) -> dict[str, list[str]]:
    """The rules of each paragraph, in the order of the rule book."""
    found: dict[str, list[str]] = {}
    for rule in rules(book):
        found.setdefault(paragraph_of(rule), []).append(rule)
    return found


def paragraph_of(rule: str) -> str:
    """The paragraph that tells a rule: RUN-2.3 is told where RUN-2.3 is, otherwise RUN-2, otherwise RUN."""
    claims = _claims()
    while rule and rule not in claims:
        rule = rule[: max(rule.rfind("."), rule.rfind("-"), 0)]
    return claims.get(rule, "")


def lookup(rule: str, lang: str) -> Json | None:
    """The paragraph of a rule in a language; None if no paragraph tells it."""
    id = paragraph_of(rule)
    found = (one for book in handbook(lang) for chapter in book["chapters"] for one in chapter["paragraphs"])
    return next((one for one in found if one["id"] == id), None) if id else None


def plain(text: str) -> str:
    """Without the marks of links and bold words."""
    return LINK.sub(r"\1", text).replace("**", "")
