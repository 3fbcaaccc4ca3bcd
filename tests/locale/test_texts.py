"""No text of the client is left in English, waits for nobody, or is too long for its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement

from jackin.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src/jackin/locale"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
WORD = re.compile(r"[^\W\d_]{2,}")

# What goes by the same name everywhere: people, gangs, places, firms, boxes, and titles of cards that are names
NAMES = ("card-", "gangs-gang-", "gangs-district-", "gangs-edgerunner-", "faction-", "set-")
# Words that a language borrowed, or an example in a format that is English
BORROWED = {
    "gangs-johnny", "gangs-timing-chart-gangs-johnny", "gangs-unit-netrunner", "gangs-unit-edgerunner",
    "gangs-pois-fixer", "gangs-unit-solo", "gangs-unit-techie", "gangs-option-token", "gangs-street-cred",
    "gangs-text-cred", "gangs-what-street-cred", "web-gangs", "web-gangs-city", "web-gangs-bots",
    "web-gangs-you-have", "web-gangs-step-cred", "web-gangs-spoken-change", "web-build-import-example", "over-cred",
    "workshop-field-cred",
}  # fmt: skip


def texts(pattern: Pattern) -> Iterator[str]:
    """The texts that a pattern can be: one for each variant of its last choice, without what is put in."""
    choices = [
        one.expression
        for one in pattern.elements
        if not isinstance(one, TextElement) and isinstance(one.expression, SelectExpression)
    ]
    fixed = "".join(one.value if isinstance(one, TextElement) else " " for one in pattern.elements)
    if not choices:
        yield fixed
    for choice in choices:
        for variant in choice.variants:
            yield from (fixed + inner for inner in texts(variant.value))


def catalogue(lang: str, like: str = "*.ftl") -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for file in sorted((LOCALE / lang).glob(like)):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                found[entry.id.name] = list(texts(entry.value))
    return found


ENGLISH = catalogue("en")


def is_left(key: str, said: list[str]) -> bool:
    """Whether it says word for word what English says, in more than a word."""
    return said == ENGLISH.get(key) and any(len(WORD.findall(text)) >= 2 for text in said)


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str):
    left = [key for key, said in catalogue(lang).items() if is_left(key, said)]
    assert [key for key in left if key not in BORROWED and not key.startswith(NAMES)] == []


def test_a_text_that_is_left_in_english_is_found():
    assert is_left("web-puzzles-own", ENGLISH["web-puzzles-own"])
    assert not is_left("web-puzzles-own", ["Aus deinen Partien"])


# Room: twice the English and a few letters more, and the client wraps; what is longer was not written for its place


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("like", ["web*.ftl", "workshop.ftl", "puzzles.ftl", "lessons.ftl"])
def test_no_text_is_too_long_for_its_place(lang: str, like: str):
    too_long = [
        (key, text)
        for key, said in catalogue(lang, like).items()
        for text in said
        if len(text.strip()) > 2 * max(len(english.strip()) for english in ENGLISH[key]) + 12
    ]
    assert too_long == []


# Every key of the client is named in a source, whole or as `web-level-${level}`

LITERAL = re.compile(r"""['"`]([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*-?)['"`]""")
PUT_TOGETHER = re.compile(r"""[`'"]([a-z][a-z0-9-]*-\$?\{[^`'"\n]*?)[`'"]""")
HOLE = re.compile(r"\$?\{[^{}]*\}")
QUOTED = re.compile(r"""[`'"]([a-z][a-z0-9-]*-)\$?\{[^}`]*['"]""")
"""What is put in may have quotation marks of its own: its beginning must do."""
LEAST = 5


def sources() -> str:
    found = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    return "\n".join(file.read_text("utf-8") for file in found)


def unnamed(keys: list[str], source: str) -> list[str]:
    literals = {literal.rstrip("-") for literal in [*LITERAL.findall(source), *QUOTED.findall(source)]}
    forms = {HOLE.sub("\0", form) for form in PUT_TOGETHER.findall(source)}
    forms = {form for form in forms if len(form.replace("\0", "")) >= LEAST}
    named = re.compile("|".join(re.escape(form).replace("\0", "[a-z0-9_-]+") for form in sorted(forms)))
    return [key for key in keys if not named.fullmatch(key) and not is_named(key, literals)]


def is_named(key: str, literals: set[str]) -> bool:
    """Whole, or by its beginning: "workshop-do" names every effect."""
    parts = key.split("-")
    return key in literals or any("-".join(parts[:n]) in literals for n in range(2, len(parts) + 1))


@pytest.mark.parametrize("like", ["web*.ftl", "workshop.ftl", "puzzles.ftl"])
def test_no_text_of_the_client_waits_to_be_shown(like: str):
    assert unnamed(list(catalogue("en", like)), sources()) == []


def test_a_text_that_nobody_shows_is_found():
    source = "words.format('web-here'), words.format(`web-level-${level}-how`), said = 'workshop-do'"
    keys = ["web-here", "web-level-easy-how", "workshop-do-gain", "web-gone", "web-level-easy"]
    assert unnamed(keys, source) == ["web-gone", "web-level-easy"]
