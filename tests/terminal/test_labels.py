"""Every question and every answer that comes up in play has words of its own."""

from __future__ import annotations

import re

import pytest

from jackin import netrunner
from jackin.kernel.rng import Dice
from jackin.locale import LANGUAGES, words
from jackin.netrunner.decks.starter import FACTIONS
from jackin.terminal.glyphs import glyphs
from jackin.terminal.labels import Labels, passing
from tests.netrunner.scenario import corp, rezzed, runner, server, table

GAMES = [(corp, runner) for corp in FACTIONS["corp"] for runner in FACTIONS["runner"]]
EN = words("en")


@pytest.mark.parametrize(("corp", "runner"), GAMES)
def test_all_answers_can_be_read_and_told_apart(corp, runner):
    for seed in (1, 2):
        s = netrunner.GAME.new(netrunner.setup(corp, runner), seed)
        dice = Dice(seed)
        while s.ask is not None:
            labels = Labels(netrunner.GAME.view(s, s.ask.seat), EN)
            told = [labels.label(option) for option in labels.view["ask"]["options"]]
            for text in (labels.question(), *told):
                assert text
                assert not re.search(r"[\[{#]", glyphs(text).replace(" #", "")), text
            assert len(set(told)) == len(told), told
            netrunner.GAME.answer(s, s.ask.options[dice.below(len(s.ask.options))])


def labels_of(t, seat, lang="en"):
    view = getattr(t, seat).view
    labels = Labels(view, words(lang))
    return labels.question(), {option["value"]: labels.label(option) for option in view["ask"]["options"]}


def test_answers_name_their_price():
    t = table("runner", runner=runner(grip=["corroder", "sure-gamble"], credits=5, tags=1))
    _, told = labels_of(t, "runner")
    assert told["install corroder"] == "Install Corroder (2[credit])"
    assert told["play sure-gamble"] == "Play Sure Gamble (5[credit])"
    assert told["remove-tag"] == "Remove 1 tag (2[credit])"


def test_the_corp_sees_what_ice_costs_to_install_where():
    t = table("corp", corp=corp(hq=["enigma"], hq_server=server(ice=["ice-wall", "ice-wall"])))
    t.corp.answers("install enigma")
    question, told = labels_of(t, "corp")
    assert question == "Install Enigma where?"
    assert (told["at hq"], told["at rd"], told["at new"]) == ("HQ (2[credit])", "R&D", "New server")


def test_breaking_names_the_subroutine_and_its_text():
    t = table(
        runner=runner(rig=["battering-ram"], credits=9),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-thorns")])),
    )
    t.runner.runs("hq")
    for _ in range(2):
        t.runner.uses("battering-ram", 1)
    breaking = f"use {t.runner.id('battering-ram')} 0"
    while not t.runner.can(breaking):
        t.runner.passes()
    _, told = labels_of(t, "runner")
    assert told[breaking].endswith("2[credit]: break up to 2 barrier subroutines.")
    t.runner.uses("battering-ram")
    question, told = labels_of(t, "runner")
    assert question == "Battering Ram: break which subroutine?"
    assert told == {"subroutine 0": "Subroutine 1: Do 2 net damage.", "subroutine 1": "Subroutine 2: End the run."}


def test_a_facedown_card_is_not_named_to_the_other_side():
    t = table(
        runner=runner(grip=["femme-fatale"], credits=9), corp=corp(hq_server=server(ice=["archer", "ice-wall"]))
    )
    t.runner.installs("femme-fatale")
    _, told = labels_of(t, "runner")
    assert set(told.values()) == {
        f"unrezzed ice {t.runner.id('archer')} (HQ, 2)",
        f"unrezzed ice {t.runner.id('ice-wall')} (HQ, 1)",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_are_in_the_players_language(lang):
    t = table("runner", runner=runner(grip=["sure-gamble"]))
    assert words(lang).title("sure-gamble") in labels_of(t, "runner", lang)[1]["play sure-gamble"]


@pytest.mark.parametrize(
    ("verbs", "taken"),
    [
        (["use", "pass"], "pass"),
        (["continue", "jack-out"], "continue"),
        (["trash", "leave"], "leave"),
        (["credit", "draw"], None),
    ],
)
def test_enter_takes_what_lets_things_go_on(verbs, taken):
    found = passing({"options": [{"verb": verb} for verb in verbs]})
    assert (found and found["verb"]) == taken
