"""The laws hold in random play: for 2, 3 and 4 players and alone, in every Story, and with every switch thrown."""

from __future__ import annotations

import pytest

from jackin.gangs import GAME, setup
from jackin.gangs.content.model import SETTINGS
from jackin.gangs.content.read import builtin
from jackin.kernel.game import Json
from jackin.kernel.rng import Dice
from tests.gangs.ground import GROUND
from tests.gangs.laws import HEAVY, LIGHT, decisions, dumped, play_on
from tests.rule import rule

STORIES = [story.id for story in builtin("house").stories]
TABLES = {
    "two": setup(2),
    "three": setup(["valentinos", "voodoo-boys", "maelstrom"], STORIES[1]),
    "four": setup(4, STORIES[2]),
    "alone": setup(["tyger-claws", "valentinos"], alone=True),
    "plain": setup(4, content=GROUND),
    "switched": setup(
        ["voodoo-boys", "tyger-claws", "valentinos"], STORIES[-1],
        settings={
            "end": "immediate", "tie": "later-seat", "firefights": "per-turn", "firefight_needs_opponent": False,
            "hideout_needs_presence": True, "hired_at": "hideout", "lost_edgerunner": "deck",
            "recruit_at": "any-hideout", "recruit_into_poi": True, "netwatch": "each-die",
            "empty_deck": "discards", "first_opportunity": "leftmost", "effect_order": "active",
            "johnny_tie": "kills", "hideout_tokens": "left", "level": "hard", "head_start": True,
        },
    ),
}  # fmt: skip


def every_law(start: Json, seed: int, every: int) -> None:
    """Light laws at each decision of a random game, heavy ones at some."""
    dice = Dice(seed)
    s = GAME.new(start, seed)
    for _ in decisions(GAME, s, Dice(seed + 1)):
        for law in LIGHT:
            law(GAME, s, dice)
        if dice.below(every) == 0:
            for law in HEAVY:
                law(GAME, s, dice)
    assert GAME.result(s) is not None
    for law in LIGHT:
        law(GAME, s, dice)


@rule("GOAL-1", "GOAL-8", "GOAL-6")
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_laws_hold_in_whole_games(name, seed):
    every_law(TABLES[name], seed, 40)


@pytest.mark.parametrize("story", STORIES)
def test_games_end_in_every_story(story):
    for seed in range(4):
        s = play_on(GAME, GAME.new(setup(4, story, quiet=True), seed), Dice(seed), 8_000)
        assert s.over
        assert s.epilogue >= 0


@pytest.mark.parametrize("name", TABLES)
def test_replay_equals_live(name):
    s = GAME.new(TABLES[name], 5)
    dice, answers = Dice(6), []
    while s.ask is not None:
        answers.append(s.ask.values[dice.below(len(s.ask.values))])
        GAME.answer(s, answers[-1])
    again = GAME.new(TABLES[name], 5)
    for value in answers:
        GAME.answer(again, value)
    assert dumped(GAME.encode(s)) == dumped(GAME.encode(again))


def test_hidden_cards_are_really_dealt_again():
    """A law that deals nothing anew would hold for any view."""
    s = play_on(GAME, GAME.new(setup(4), 1), Dice(3), 250)
    dealt = [GAME.redeal(s, 0, seed) for seed in range(8)]
    assert len({world.upgrades for world in dealt}) > 4
    assert len({tuple(world.hand[1:]) for world in dealt}) > 1
    assert all(world.hand[0] == s.hand[0] for world in dealt)


def test_every_switch_is_thrown_somewhere():
    thrown = TABLES["switched"]["settings"]
    assert set(thrown) == {name for name, (_, allowed) in SETTINGS.items() if allowed} - {
        "hideout_resource", "upgrade_resource",
    }  # fmt: skip
    assert all(thrown[name] != SETTINGS[name][0] for name in thrown)
