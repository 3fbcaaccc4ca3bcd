"""Spanish, German and Polish say all that English says, of the same things."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)

from jackin import locale, netrunner
from jackin.kernel.message import Message as Said
from jackin.kernel.rng import Dice
from jackin.locale import words
from jackin.netrunner.catalog import CARDS
from jackin.terminal.glyphs import glyphs
from jackin.terminal.labels import Labels
from tests.locale import keys

OTHERS = ["es", "de", "pl"]
SLUGS = sorted(card.slug for card in CARDS if not card.slug.startswith("test-"))
SYMBOL = re.compile(r"\[[a-z-]+\]")

# What an argument of the engine is called in words: a language may ask for either.
ENGINE = {"named": "seat", "who": "seat", "where": "server", "known": "card", "other_known": "other"}

# Plural forms that whole numbers take.
PLURALS = {"es": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many"}}
POLISH_PAIRS = {"gains-clicks", "loses-clicks", "why-clicks-short", "deck-illegal"}  # a symbol, or the genitive


def entries(lang):
    files = sorted((keys.SRC / "locale" / lang).glob("*.ftl"))
    return [
        entry
        for file in files
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, Message | Term)
    ]


def patterns(lang):
    """Every text of a language by its name: "plays", "card-snare.gist"."""
    found = {}
    for entry in entries(lang):
        mark = "-" if isinstance(entry, Term) else ""
        if entry.value:
            found[mark + entry.id.name] = entry.value
        found |= {f"{mark}{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def nodes(node: BaseNode) -> Iterator[BaseNode]:
    yield node
    for part in vars(node).values():
        for each in part if isinstance(part, list) else [part]:
            if isinstance(each, BaseNode):
                yield from nodes(each)


def with_parts(pattern: Pattern, lang: str) -> Iterator[BaseNode]:
    """A text's nodes, and those of the messages it is put together from."""
    for node in nodes(pattern):
        yield node
        if isinstance(node, MessageReference):
            yield from with_parts(TEXTS[lang][node.id.name], lang)


TEXTS = {lang: patterns(lang) for lang in ["en", *OTHERS]}


def variables(name, lang):
    parts = with_parts(TEXTS[lang][name], lang)
    return {ENGINE.get(node.id.name, node.id.name) for node in parts if isinstance(node, VariableReference)}


def symbols(name, lang):
    """Terms, by reference or written out."""
    found = set()
    for node in with_parts(TEXTS[lang][name], lang):
        if isinstance(node, TermReference):
            found.add(node.id.name)
        elif isinstance(node, TextElement):
            found |= {symbol[1:-1] for symbol in SYMBOL.findall(node.value)}
    return found


# Nothing is missing, nothing is left over


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_says_all_that_english_says(lang):
    assert sorted(TEXTS["en"].keys() - TEXTS[lang].keys()) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_adds_only_parts_of_its_own_sentences(lang):
    refers = {
        node.id.name for text in TEXTS[lang].values() for node in nodes(text) if isinstance(node, MessageReference)
    }
    assert TEXTS[lang].keys() - TEXTS["en"].keys() <= refers


@pytest.mark.parametrize("lang", ["en", *OTHERS])
def test_nothing_is_said_twice(lang):
    counted = Counter((type(entry), entry.id.name) for entry in entries(lang))
    assert [name for name, n in counted.items() if n > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_things_are_named(lang):
    common = sorted(TEXTS["en"].keys() & TEXTS[lang].keys())
    assert [name for name in common if variables(name, lang) != variables(name, "en")] == []
    assert [name for name in common if symbols(name, lang) != symbols(name, "en")] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_a_number_takes_every_plural_of_the_language(lang):
    for name, text in TEXTS[lang].items():
        for node in nodes(text):
            if isinstance(node, SelectExpression) and not isinstance(node.variants[0].key, NumberLiteral):
                forms = {variant.key.name for variant in node.variants}
                if "one" in forms and not (lang == "pl" and name.removesuffix(".you") in POLISH_PAIRS):
                    assert forms == PLURALS[lang], name


# Every text can be said


NUMBERS = [0, 1, 2, 5, 12, 22]
PLURAL = {"zero", "one", "two", "few", "many", "other"}


def counts(lang: str) -> set[str]:
    """The variables that a text counts with: a plural or a number decides what is said."""
    found = set()
    for text in TEXTS[lang].values():
        for node in nodes(text):
            if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
                forms = [variant.key for variant in node.variants]
                if all(isinstance(form, NumberLiteral) or form.name in PLURAL for form in forms):
                    found.add(node.selector.id.name)
    return found


VARIABLES = {
    node.id.name for text in TEXTS["en"].values() for node in nodes(text) if isinstance(node, VariableReference)
}
COUNTS = set[str]().union(*map(counts, TEXTS))


def sample(n, seat, server, card):
    spelt = {"seat": seat, "server": server, "card": card, "other": card}
    return dict.fromkeys(VARIABLES, "Xyz") | dict.fromkeys(COUNTS, n) | spelt


@pytest.mark.parametrize("lang", ["en", *OTHERS])
@pytest.mark.parametrize("n", NUMBERS)
def test_every_text_can_be_said_without_a_fault(lang, n):
    bundle: FluentBundle = locale.bundle(lang)
    for seat, server, card in (
        ("corp", "hq", "snare"),
        ("runner", "archives", "unknown"),
        ("runner", "remote-2", ""),
    ):
        args = words(lang).spell(sample(n, seat, server, card))
        for name in TEXTS[lang]:
            key, _, attribute = name.partition(".")
            if key.startswith("-"):
                continue
            message = bundle.get_message(key)
            said, faults = bundle.format_pattern(message.attributes[attribute] if attribute else message.value, args)
            assert faults == [], name
            assert "{" not in said
            assert not card or "  " not in said or key.endswith("play-help"), name


# Cards


def shape(line, lang):
    """What kind of line it is, and its symbols."""
    subroutine = line.startswith(locale.SUBROUTINE)
    return subroutine, words(lang)._begins_with_cost(line) and not subroutine, Counter(SYMBOL.findall(line))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_text_has_the_same_abilities_line_by_line(slug, lang):
    english, other = words("en").text(slug).split("\n"), words(lang).text(slug).split("\n")
    assert [shape(line, lang) for line in other] == [shape(line, "en") for line in english]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_numbers_on_a_card_are_the_same(slug, lang):
    def numbers(lang):
        own = words(lang).text(slug).replace(words(lang).title(slug), "")
        return [sorted(re.findall(r"[+−]?\d+", line)) for line in own.split("\n")]

    assert numbers(lang) == numbers("en")


@pytest.mark.parametrize("lang", ["en", *OTHERS])
def test_a_gist_fits_on_the_card(lang):
    for slug in SLUGS:
        lines = glyphs(words(lang).gist(slug)).split("\n")
        assert len(lines) <= 2, slug
        assert max(map(len, lines)) <= 24, slug


# As it is read


@pytest.mark.parametrize(
    ("lang", "corp", "runner"),
    [
        ("es", "La Corporación roba 1 carta.", "El Runner roba 3 cartas."),
        ("de", "Der Konzern zieht 1 Karte.", "Der Runner zieht 3 Karten."),
        ("pl", "Korporacja dobiera 1 kartę.", "Runner dobiera 3 karty."),
    ],
)
def test_each_side_has_its_article(lang, corp, runner):
    assert words(lang).message(Said("draws", seat="corp", n=1)) == corp
    assert words(lang).message(Said("draws", seat="runner", n=3)) == runner


@pytest.mark.parametrize(
    ("n", "said"),
    [(1, "1 tag"), (2, "2 tagi"), (5, "5 tagów"), (12, "12 tagów"), (22, "22 tagi")],
)
def test_polish_counts_in_three_ways(n, said):
    assert words("pl").message(Said("takes-tags", seat="runner", n=n)) == f"Runner otrzymuje {said}."


def test_a_server_is_named_as_the_sentence_wants():
    def run(lang, server):
        return words(lang).message(Said("runs", seat="runner", server=server))

    assert run("de", "archives") == "Der Runner beginnt einen Run auf das Archiv."
    assert run("de", "remote-2") == "Der Runner beginnt einen Run auf System 2."
    assert run("es", "hq") == "El Runner inicia una incursión contra la SC."
    assert run("es", "remote-2") == "El Runner inicia una incursión contra el Servidor 2."
    assert run("pl", "rd") == "Runner rozpoczyna skok na R&D."


def test_an_unknown_card_bends_in_polish():
    assert words("pl").message(Said("discards", seat="corp", card="unknown")) == "Korporacja odrzuca kartę."
    assert words("pl").message(Said("accesses", seat="runner", card="unknown")) == "Runner uzyskuje dostęp do karty."
    assert (
        words("pl").message(Said("plays", seat="runner", card="sure-gamble"))
        == "Runner zagrywa kartę „Pewny zakład”."
    )


@pytest.mark.parametrize("lang", OTHERS)
def test_all_answers_of_a_game_can_be_told_apart(lang):
    s = netrunner.GAME.new(netrunner.setup("weyland", "criminal"), 3)
    dice = Dice(3)
    while s.ask is not None:
        labels = Labels(netrunner.GAME.view(s, s.ask.seat), words(lang))
        told = [labels.label(option) for option in labels.view["ask"]["options"]]
        assert len(set(told)) == len(told), told
        netrunner.GAME.answer(s, s.ask.options[dice.below(len(s.ask.options))])
