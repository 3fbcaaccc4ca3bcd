"""The report speaks to its reader: what one does oneself is said in the second person, in every language."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, VariableReference
from fluent.syntax.visitor import Visitor

from jackin.locale import LANGUAGES
from tests.locale import keys

# Never said of a reader: a gang that no seat plays, and what names nobody's own deed.
OTHERS = {"gangs-rival-draws", "gangs-defeat"}
FILES = {"log.ftl": "who", "gangs_log.ftl": "gang"}
AUTOMA = ("automa.ftl", "automa_runner.ftl", "automa_cards.ftl")
"""Its own deeds are told of it alone, and an automa reads nothing; what else is said there may be about a player."""


class Named(Visitor):  # type: ignore[misc]
    """The variables that a pattern names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def named(node: Message | Attribute) -> set[str]:
    visitor = Named()
    visitor.visit(node.value)
    return visitor.found


def messages(language: str, file: str) -> dict[str, Message]:
    text = (keys.SRC / "locale" / language / file).read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def second_person(message: Message) -> Attribute | None:
    return next((one for one in message.attributes if one.id.name == "you"), None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("file", "subject"), FILES.items())
def test_every_sentence_about_a_seat_has_a_form_for_its_reader(language: str, file: str, subject: str):
    about = {key for key, one in messages("en", file).items() if subject in named(one)} - OTHERS
    assert len(about) > 30
    written = messages(language, file)
    assert sorted(key for key in about if second_person(written[key]) is None) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("file", "subject"), FILES.items())
def test_the_form_for_the_reader_needs_no_name_and_keeps_numbers_and_cards(language: str, file: str, subject: str):
    for key, message in messages(language, file).items():
        if (form := second_person(message)) is not None:
            kept = named(message) - {"who", "gang", "named", "seat"}
            assert subject not in named(form), key
            assert named(form) >= kept - {"gangs", "cause", "johnny"}, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", AUTOMA)
def test_what_an_automa_does_is_never_said_of_its_reader(language: str, file: str):
    for key, message in messages(language, file).items():
        about_a_player = "who" in named(messages("en", file)[key]) and not key.startswith("automa-")
        assert (second_person(message) is not None) == about_a_player, key
