"""The catalogues hold every word that the engine can ask for."""

from __future__ import annotations

import ast
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.ast import Message as Entry

from jackin import locale
from jackin.kernel.frame import FLOWS
from jackin.kernel.message import Message
from jackin.locale import LANGUAGES, UnknownLanguage, Words, plain, words
from jackin.netrunner.automa.corp.clicks import REPLACEMENTS
from jackin.netrunner.catalog import CARDS, SETS
from jackin.netrunner.shown.options import AskKind, Verb
from jackin.netrunner.shown.view import CHARTS
from tests.locale import keys

ENGINE = keys.trees(keys.SRC)
EN = words("en")


def missing(wanted):
    return sorted(key for key in wanted if not EN.has(key))


# Nothing is missing


def test_everything_the_engine_says_has_words():
    said = keys.said(ENGINE)
    assert {"turn", "installs-ice", "places-virus", "suffers-net", "win-flatline"} <= said
    assert missing(said) == []


def test_every_reason_why_not_has_words():
    reasons = keys.reasons(ENGINE)
    assert {"why-credits-short", "why-no-success-on-hq"} <= reasons
    assert missing(reasons | keys.other_messages(ENGINE)) == []


def test_every_kind_of_ask_has_a_question():
    kinds = keys.kinds(ENGINE)
    assert {"action", "window", "trash-accessed"} <= kinds
    assert missing(f"ask-{kind}" for kind in kinds) == []


def test_every_verb_of_an_option_has_a_label():
    verbs = keys.verbs(ENGINE)
    assert {"credit", "pick", "take-1-tag", "yes", "run", "rez"} <= verbs
    assert missing(f"option-{verb}" for verb in verbs - {"pay", "automa-instead"}) == []
    assert missing(f"option-pay-{source}" for source in ("pool", "purse", "card")) == []
    assert missing(f"option-automa-instead-{name}" for name in REPLACEMENTS) == []


def test_verbs_and_kinds_are_closed_sets():
    assert set(get_args(Verb)) == keys.verbs(ENGINE)
    assert set(get_args(AskKind)) == keys.kinds(ENGINE)


def test_every_step_of_the_charts_has_a_name():
    steps = {f"timing-{chart}-{step}" for chart in CHARTS for step in FLOWS[chart].names}
    unnamed = {"timing-game-corp_turn", "timing-game-runner_turn", "timing-window-offers", "timing-window-does"}
    assert missing(steps - unnamed) == []


def test_every_card_has_a_title_a_text_and_a_gist():
    cards = [card.slug for card in CARDS if not card.slug.startswith("test-")]
    for part in ("", "text", "gist"):
        assert [slug for slug in cards if not EN.has(f"card-{slug}", part)] == []


# Every key formats


SEATS, SERVERS = ("corp", "runner"), ("hq", "remote-2")
TITLES = ("snare", "unknown")


@pytest.mark.parametrize("key", sorted(keys.said(ENGINE) | keys.reasons(ENGINE)))
@pytest.mark.parametrize("n", [0, 1, 3])
def test_every_message_formats(key, n):
    for seat, server, card in zip(SEATS, SERVERS, TITLES, strict=True):
        said = EN.message(Message(key, seat=seat, server=server, card=card, other=card, n=n, kind="action"))
        assert said
        assert "{" not in said, said
        assert "[" not in said.replace("[credit]", "").replace("[click]", ""), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_catalogue_parses(lang):
    files = sorted((keys.SRC / "locale" / lang).glob("*.ftl"))
    assert files
    for file in files:
        junk = [
            entry.content for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, Junk)
        ]
        assert junk == [], file


def entries(file):
    return FluentParser().parse(file.read_text("utf-8")).body


def test_no_words_wait_for_what_is_never_said():
    spoken = {
        "log.ftl": keys.said(ENGINE) | keys.causes(ENGINE) | {"card-unknown"},
        "why.ftl": keys.reasons(ENGINE),
        "timing.ftl": {f"timing-{chart}-{step}" for chart in CHARTS for step in FLOWS[chart].names},
    }
    for name, used in spoken.items():
        written = {entry.id.name for entry in entries(keys.SRC / "locale/en" / name) if isinstance(entry, Entry)}
        assert written - used == set(), name


# How words are found


def test_titles_stand_where_the_engine_gives_slugs():
    said = EN.message(Message("rezzes", seat="corp", card="ichi-1-0", n=5, rule="REZ-1"))
    assert said == "Corp rezzes Ichi 1.0 for 5[credit]."


def test_an_unknown_card_is_not_named():
    assert EN.message(Message("installs-ice", seat="corp", card="unknown", server="rd")) == (
        "Corp installs ice to protect R&D."
    )


def test_a_title_with_a_full_stop_does_not_get_another():
    assert EN.message(Message("accesses", seat="runner", card="melange-mining-corp")).endswith("Mining Corp.")


def test_numbers_take_their_plural():
    assert EN.message(Message("draws", seat="runner", n=1)) == "Runner draws 1 card."
    assert EN.message(Message("draws", seat="runner", n=3)) == "Runner draws 3 cards."


def test_a_missing_key_is_its_name_in_brackets():
    assert EN.format("no-such-key") == "[no-such-key]"
    assert EN.title("no-such-card") == "[card-no-such-card]"


@pytest.mark.parametrize("lang", ["es", "de", "pl"])
def test_other_languages_have_their_own_titles(lang):
    titles = {card.slug: words(lang).title(card.slug) for card in CARDS if not card.slug.startswith("test-")}
    assert any(title != EN.title(slug) for slug, title in titles.items())
    assert [slug for slug, title in titles.items() if title.startswith("[")] == []


def test_a_silent_catalogue_falls_back_to_english_word_by_word(monkeypatch):
    thin = FluentBundle(["de"], use_isolating=False)
    thin.add_resource(FluentResource("card-snare = Schlinge!\nside-corp = Konzern\n"))
    monkeypatch.setattr(locale, "bundle", {"de": thin, "en": locale.bundle("en")}.get)
    german = Words("de")
    assert german.title("snare") == "Schlinge!"
    assert german.text("snare") == EN.text("snare") != ""
    assert german.message(Message("keeps", seat="corp")) == "Konzern keeps the starting hand."


def test_words_are_read_once():
    assert words("en") is words("en")


def test_an_unknown_language_is_named():
    with pytest.raises(UnknownLanguage, match="'xx'; there are en, es, de, pl"):
        words("xx")


def test_subroutines_and_abilities_are_lines_of_the_text():
    assert EN.subroutines("wall-of-static") == ["End the run."]
    assert EN.abilities("corroder", 2) == ["1[credit]: break 1 barrier subroutine.", "1[credit]: +1 strength."]
    assert EN.abilities("ichi-1-0", 1) == ["The Runner may spend [click] to break 1 subroutine here."]
    assert EN.abilities("corroder", 3) == []


@pytest.mark.parametrize(
    "card", [card for card in CARDS if card.implemented and card.code.isdigit()], ids=lambda card: card.slug
)
def test_a_cards_text_shows_its_subroutines_and_abilities(card):
    behaviour = card.behaviour
    others = (behaviour.gains is not None) + behaviour.gives_subroutine
    assert len(EN.subroutines(card.slug)) == len(behaviour.subroutines) + others
    count = len(behaviour.paid) + len(behaviour.preventions)
    if card.slug != "zaibatsu-loyalty":  # two ways in one line
        assert len(EN.abilities(card.slug, count)) == count


# The collector is proven: keys planted in a small module


PLANTED = """
def step(s, f):
    say(s, "plain", 0)
    say(s, "this" if f else "that")
    say(s, f"suffers-{kind}")
    say(s, f"win-{reason}")
    win(s, 0, "planted", "WIN-1")
    Ask(0, "planted-kind", [Option("planted-verb"), *card_options(s, "planted-pick", [], 0)])
    return Message("planted-message") or Message("cause-planted") or Happened(0, "why-planted")

card("planted", play=either(first_way=gain(1), chooser=0))
"""


def test_the_collector_finds_what_is_planted():
    tree = [ast.parse(PLANTED)]
    assert keys.said(tree) == {"plain", "this", "that", "suffers-net", "suffers-meat", "suffers-brain", "win-planted"}
    assert keys.kinds(tree) == {"planted-kind"}
    assert keys.verbs(tree) == {"planted-verb", "planted-pick", "first-way"}
    assert keys.reasons(tree) == {"why-planted"}
    assert keys.causes(tree) == {"cause-planted"}
    assert keys.other_messages(tree) == {"planted-message", "cause-planted"}


def test_a_key_put_together_in_a_new_way_is_an_error():
    with pytest.raises(AssertionError, match="does not know what can follow"):
        keys.said([ast.parse('say(s, f"planted-{kind}")')])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_set_of_cards_has_a_name(lang):
    assert [name for name in SETS if f"set-{name}" not in plain(lang)] == []
