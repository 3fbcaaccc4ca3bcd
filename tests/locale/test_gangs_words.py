"""Everything that Gangs of Night City says and asks has words."""

from __future__ import annotations

import ast
import re
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

from jackin.gangs import GAME, setup
from jackin.gangs.content.read import builtin
from jackin.gangs.log import lines
from jackin.gangs.options import question, said
from jackin.gangs.shown import AskKind, Verb
from jackin.gangs.view import CHARTS
from jackin.gangs.words import RESOURCES
from jackin.kernel.message import Message
from jackin.kernel.rng import Dice
from jackin.locale import LANGUAGES, words
from jackin.locale.gangs import GangsWords
from tests.gangs.ground import GROUND
from tests.locale import keys

EN = words("en")
HOUSE = builtin("house").data
ENGINE = [ast.parse(path.read_text("utf-8")) for path in sorted((keys.SRC / "gangs").rglob("*.py"))]
SAID, KINDS, VERBS = keys.said(ENGINE), keys.kinds(ENGINE), keys.verbs(ENGINE)
SPELLED = {"gangs-unit", "gangs-space", "gangs-net-space"}
REASONS = keys.other_messages(ENGINE)


def missing(wanted, language=EN):
    return sorted(key for key in wanted if not language.has(key))


def offered(**option: Any) -> Any:
    """An answer as a view has it."""
    return {**option, "say": said(option)}  # type: ignore[arg-type]


def asked(**ask: Any) -> Any:
    return {**ask, "say": question(ask)}  # type: ignore[arg-type]


def test_everything_the_engine_says_has_words():
    assert {"gangs-turn", "gangs-loses-unit", "gangs-johnny-gains"} <= SAID
    assert missing(SAID) == []


def test_every_reason_why_not_has_words():
    assert {"gangs-why-short", "gangs-why-no-fixer"} <= REASONS
    assert missing(REASONS) == []


def test_every_question_and_every_answer_has_words():
    assert set(get_args(AskKind)) == KINDS
    assert set(get_args(Verb)) == VERBS
    assert missing(f"gangs-ask-{kind}" for kind in KINDS) == []
    assert missing(f"gangs-option-{verb}" for verb in VERBS) == []


def test_every_chart_has_a_name():
    assert missing(f"gangs-timing-chart-{chart}" for chart in CHARTS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_wait_for_what_is_never_said(language):
    spoken = {
        "gangs_log.ftl": SAID | SPELLED | {f"gangs-amount-{each}" for each in RESOURCES},
        "gangs_why.ftl": REASONS,
        "gangs_ask.ftl": {f"gangs-ask-{kind}" for kind in KINDS} | {f"gangs-option-{verb}" for verb in VERBS},
    }
    for name, used in spoken.items():
        text = (keys.SRC / "locale" / language / name).read_text("utf-8")
        written = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Entry)}
        assert written == used, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("start", [setup(4, "blackout"), setup(["valentinos", "maelstrom"], alone=True)], ids=str)
def test_a_whole_game_is_told_without_a_gap(language, start):
    told = GangsWords(words(language), HOUSE)
    s, dice = GAME.new(start, 5), Dice(5)
    while s.ask is not None:
        ask = GAME.view(s, s.ask.seat)["ask"]
        spoken = [told.question(ask), *(told.answer(option) for option in ask["options"])]
        assert all(line and "[" not in line and "{" not in line for line in spoken), spoken
        GAME.answer(s, s.ask.values[dice.below(len(s.ask.values))])
    for message in lines(s, 0):
        line = told.message(message)
        assert line
        assert not set("[{$") & set(line), line


def test_names_stand_where_the_engine_gives_ids():
    told = GangsWords(EN, HOUSE)
    moves = Message("gangs-moves", gang="maelstrom", unit="maelstrom-solo-1", where="heywood/fixer", rule="MOVE-1")
    assert told.message(moves) == "Maelstrom Solo goes to Fixer in Heywood."
    assert told.answer(offered(verb="move", unit="rogue", space="city-center")) == "Rogue to City Center"
    assert told.answer(offered(verb="recruit", recruit="techie", space="watson")) == "Techie in Watson"
    assert told.space("watson/business") == "Business in Watson"
    assert told.question(asked(kind="pay", resource="contraband", n=2)).startswith("Pay 2 Contraband.")
    assert told.question(asked(kind="pay", resource="eurodollars", n=1)).startswith("Pay 1 Eurodollar.")


def test_a_source_is_called_by_what_it_is_printed_on():
    told = GangsWords(EN, HOUSE)
    sources = [
        ("ability", "rage"),
        ("combat", "crusher"),
        ("edgerunner", "rogue"),
        ("story", "blackout-dark"),
        ("level", "red"),
        ("space", "3"),
        ("gang", "valentinos"),
    ]
    assert [told.source(kind, id) for kind, id in sources] == [
        "Rage", "Crusher", "Rogue", told.named("story-card", "blackout-dark", "story"),
        told.text.called("level", "red"),
        "space 4 of the Net", "Valentinos",
    ]  # fmt: skip


def test_amounts_take_their_plural():
    one = offered(verb="reward", resource="eurodollars", amount=1)
    gains = [Message("gangs-gains", gang="valentinos", n=n, resource="corporate-secrets") for n in (1, 2)]
    assert [GangsWords(EN, HOUSE).message(each) for each in gains] == [
        "Valentinos gains 1 Corporate Secret.", "Valentinos gains 2 Corporate Secrets.",
    ]  # fmt: skip
    assert GangsWords(words("es"), HOUSE).answer(one) == "1 Eurodólar"


def test_an_effect_is_called_by_its_text():
    told = GangsWords(EN, HOUSE)
    ways = [offered(verb="choose", effect=f"opportunity/militech-smart-weapons.0.{n}") for n in (0, 1)]
    assert ["Contraband" in told.answer(way) for way in ways] == [False, True]
    assert told.effect("net/1.0")
    assert told.effect("no/such.0") == "no/such.0"


def test_a_set_of_your_own_brings_its_own_titles():
    data = {**GROUND, "opportunities": {"opportunity": [{"id": "crates", "title": "Crates of Mangoes"}]}}
    assert GangsWords(EN, data).answer(offered(verb="seize", opportunity="crates")) == "Seize Crates of Mangoes"


UNDO = {
    "en": r"\bundo",
    "de": r"rückgängig|zurückn[ae]hm|zurückzunehm|rücknahm",
    "es": r"\bdesh[aá]",
    "pl": r"\bcofnij\b(?! się)",
}
ABOUT_UNDO = ("web-gangs-aid-turn-undo",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_undo_and_reclaim_are_told_apart(lang: str):
    """Two buttons side by side: nothing of the game is called by the word that takes a step back."""
    folder = keys.SRC / "locale" / lang
    files = [*folder.glob("gangs_*.ftl"), folder / "web_gangs.ftl", folder / "handbook/gangs.md"]
    lines = [
        line for file in files if file.name != "gangs_terminal.ftl" for line in file.read_text("utf-8").split("\n")
    ]
    assert re.search(UNDO[lang], words(lang).format("web-table-undo"), re.IGNORECASE)
    mixed = [line for line in lines if re.search(UNDO[lang], line, re.IGNORECASE) and not line.startswith(ABOUT_UNDO)]
    assert mixed == []
