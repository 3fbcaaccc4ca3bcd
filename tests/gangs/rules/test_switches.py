"""Doubtful readings: each switch with its source, the preset by the book, choices that are the player's."""

from __future__ import annotations

import pytest

from jackin.gangs import GAME, setup
from jackin.gangs.content.model import SETTINGS
from jackin.gangs.content.switches import PRESETS, SOURCES
from jackin.gangs.game import BadSetup, state
from jackin.gangs.setup import fits
from jackin.gangs.words import HELD
from jackin.rulebook import rules
from tests.gangs.ground import gang_of, ground, plain
from tests.gangs.scenario import gang, table
from tests.rule import rule

GRUDGE = {"name": "vengeance", "at": "always", "rules": [{"rule": "vengeance"}]}
REMEMBERS = ground(gang=[gang_of("tyger-claws", "westbrook", GRUDGE, plain("two"))])


def test_every_switch_names_its_rule_and_its_source():
    assert set(SOURCES) == set(SETTINGS)
    assert all(about in rules() and source in ("book", "said", "house") for about, source in SOURCES.values())


@rule("SWITCH-14")
def test_by_the_book_is_a_preset_that_may_be_changed():
    s = state(GAME.new(setup(2, settings={"preset": "by-the-book"}), 1))
    assert (s.settings.end, s.settings.johnny_tie, s.settings.lost_edgerunner) == ("end-of-turn", "kills", "reserve")
    s = state(GAME.new(setup(2, settings={"preset": "by-the-book", "end": "immediate"}), 1))
    assert (s.settings.end, s.settings.johnny_tie) == ("immediate", "kills")
    for values in PRESETS.values():
        assert all(fits(name, value) for name, value in values.items())


def test_a_preset_that_is_not_there_is_named():
    with pytest.raises(BadSetup, match="no preset is called 'loose'; there are by-the-book"):
        GAME.new(setup(2, settings={"preset": "loose"}), 1)


@rule("HIDE-2", "SWITCH-13")
def test_which_hideout_leaves_the_dashboard_is_its_owners_choice():
    t = table(maelstrom=gang({"watson": "solo"}, euro=4), tyger_claws=gang())
    t.maelstrom.activates("hideout").says("build heywood")
    assert t.maelstrom.offers == ["token 1", "token 2", "token 3"]
    t.maelstrom.says("token 3").wild("hideout").says("build pacifica")
    assert t.maelstrom.offers == ["token 1", "token 2"]
    t.maelstrom.says("token 2")
    assert t.maelstrom.cred == 5
    assert GAME.view(t.s, 1)["gangs"][0]["hideouts_left"] == [1]


@rule("SWITCH-13")
def test_or_they_are_taken_from_the_left():
    t = table(settings={"hideout_tokens": "left"}, maelstrom=gang({"watson": "solo"}, euro=4), tyger_claws=gang())
    t.maelstrom.activates("hideout").builds("heywood").wild("hideout").builds("pacifica")
    assert t.maelstrom.cred == 1 + 2


def fallen(cards):
    """The Tyger Claws lose a Solo to Maelstrom and the Valentinos."""
    t = table(REMEMBERS, maelstrom=gang({"heywood": "solo"}, hand=f"{cards[0]} pistol"),
              tyger_claws=gang({"heywood": "solo", "watson": "solo"}, hand="short-circuit pistol"),
              valentinos=gang({"heywood": "solo"}, hand=f"{cards[1]} pistol"))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays(cards[0])
    t.tyger_claws.plays("short-circuit")
    t.valentinos.plays(cards[1])
    return t


@rule("GANG-2")
def test_who_of_several_takes_a_fallen_piece_is_its_owners_choice():
    t = fallen(("rifle", "rifle"))
    assert t.tyger_claws.offers == ["captor maelstrom", "captor valentinos"]
    t.tyger_claws.says("captor valentinos")
    assert [place for place in t.s.place if place <= HELD] == [HELD - 2]


@rule("GANG-2")
def test_the_highest_takes_it_without_a_question():
    t = fallen(("shotgun", "rifle"))
    assert [place for place in t.s.place if place <= HELD] == [HELD - 0]


def fought(t):
    """A Firefight that Maelstrom wins alone; its card has no Street Cred to give."""
    t.maelstrom.activates("solos").fights("heywood").plays("rifle")
    t.voodoo_boys.plays("pistol")
    return t


def two(feud):
    return fought(table(settings={"feud": feud}, maelstrom=gang({"heywood": "solo"}, hand="rifle crusher"),
                        voodoo_boys=gang({"heywood": "solo solo"}, hand="pistol crusher")))  # fmt: skip


@rule("FIRE-15", "SWITCH-16")
def test_two_gangs_have_a_feud_and_a_firefight_that_is_won_brings_street_cred():
    t = two(2)
    assert (t.maelstrom.cred, t.voodoo_boys.cred) == (2, 0)
    assert GAME.view(t.s, 0)["feud"] == 2
    assert two(0).maelstrom.cred == 0


@rule("FIRE-15")
def test_three_gangs_have_none():
    t = fought(table(settings={"feud": 2}, maelstrom=gang({"heywood": "solo"}, hand="rifle crusher"),
                     voodoo_boys=gang({"heywood": "solo solo"}, hand="pistol crusher"),
                     valentinos=gang({"heywood": "solo solo"}, hand="pistol crusher")))  # fmt: skip
    t.valentinos.plays("pistol")
    assert t.maelstrom.cred == 0
    assert GAME.view(t.s, 0)["feud"] == 0


@rule("FIRE-15")
def test_who_is_tied_for_the_highest_has_not_won_a_feud():
    t = table(settings={"feud": 2}, maelstrom=gang({"heywood": "solo"}, hand="pistol crusher"),
              voodoo_boys=gang({"heywood": "solo"}, hand="pistol crusher"))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("pistol")
    t.voodoo_boys.plays("pistol")
    assert (t.maelstrom.cred, t.voodoo_boys.cred) == (0, 0)


@rule("SWITCH-16")
def test_the_house_set_has_a_feud_and_the_book_has_none():
    assert GAME.view(GAME.new(setup(2), 1), 0)["feud"] == 2
    assert GAME.view(GAME.new(setup(2, settings={"preset": "by-the-book"}), 1), 0)["feud"] == 0
