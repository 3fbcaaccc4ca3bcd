"""The engine's laws in games against the Corp automa (T-98)."""

from __future__ import annotations

import pytest

from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME, setup
from jackin.netrunner.automa.pack import builtin
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.game import BadSetup
from jackin.netrunner.rules.changes import player
from jackin.netrunner.shown.log import lines
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, RUNNER
from tests.laws.laws import heavy_laws, light_laws, redeals_vary, replay_equals_live
from tests.laws.play import MATCH_UPS, decisions
from tests.netrunner.automa.corp_kit import the
from tests.netrunner.scenario import Table

PACKS = ["dash", "wedge", "veekay", "alva", "exa"]
LEVELS = ["easy", "standard", "hard"]


def solo(n: int, pack: str, level: str = "standard", **options: object) -> dict[str, object]:
    corp, runner = MATCH_UPS[n % len(MATCH_UPS)]
    return setup(corp, runner, automa={"corp": {"pack": pack, "level": level, **options}})


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("pack", PACKS)
def test_laws_hold_and_games_end(pack, level):
    for n in range(2):
        seed = PACKS.index(pack) * 7 + LEVELS.index(level) * 3 + n
        dice = Dice(seed)
        s = GAME.new(solo(seed, pack, level), seed)
        for _ in decisions(s, Dice(seed + 1)):
            assert s.ask is not None
            assert s.ask.seat == RUNNER, "an automa is never asked"
            light_laws(GAME, s, dice)
            if dice.below(14) == 0:
                heavy_laws(GAME, s, dice)
        light_laws(GAME, s, dice)
        assert s.over


@pytest.mark.parametrize("pack", PACKS)
def test_hidden_cards_and_the_ai_deck_are_really_dealt_again(pack):
    for at, s in enumerate(decisions(GAME.new(solo(3, pack), 3), Dice(3), 60)):
        if at % 20 == 0:
            redeals_vary(GAME, s, Dice(at))
            decks = {the(Table(GAME.redeal(s, RUNNER, seed))).deck for seed in range(6)}
            assert len(decks) > 1 or len(the(Table(s)).deck) < 3


@pytest.mark.parametrize("pack", PACKS)
def test_T_98_the_same_seed_and_moves_give_the_same_game(pack):
    """Each step of the automa names a rule; save, undo and branch go on from anywhere."""
    journal = Journal.begin(GAME, solo(5, pack), 5)
    dice = Dice(9)
    while journal.ask is not None:
        journal.answer(journal.ask.options[dice.below(len(journal.ask.options))])
    s = state(journal)
    replay_equals_live(GAME, journal.setup, 5, journal.answers, s)
    steps = [message for message in lines(s, RUNNER) if message.key.startswith("automa-")]
    assert len(steps) > 10
    assert all(str(message.args["rule"]).startswith(("CA-", "OR-")) for message in steps)
    end = GAME.encode(s)
    journal.undo(len(journal.answers) // 2)
    again = Journal.decode(GAME, journal.encode())
    assert GAME.encode(again.position) == GAME.encode(journal.position) != end


def state(journal: Journal) -> State:
    assert isinstance(journal.position, State)
    return journal.position


def test_a_pack_that_was_typed_in_travels_with_setup_and_save():
    data = {**builtin("wedge").data, "pack": {**builtin("wedge").data["pack"], "id": "mine", "origin": "owner-typed"}}
    s = GAME.new(solo(1, data), 1)  # type: ignore[arg-type]
    assert GAME.view(s, RUNNER)["automa"]["pack"] == "mine"
    assert GAME.encode(s)["automa"]["pack"] == data
    assert GAME.encode(GAME.decode(GAME.encode(s))) == GAME.encode(s)


@pytest.mark.parametrize(("automa", "why"), [
    ({"corp": {"pack": "dash", "level": "normal"}}, "the corp has the levels easy, standard, hard, not 'normal'"),
    ({"corp": {"pack": "runner"}}, "is a runner pack"),
    ({"corp": {"pack": "nobody"}}, "no pack is called 'nobody'"),
    ({"corp": {"pack": "dash", "behaviour": "x"}}, "has no behaviour cards"),
    ({"corp": {"pack": "exa", "behaviour": "x"}}, "has the behaviour cards exa-hunt"),
    ({"corp": {"pack": "dash", "params": {"luck": 1}}}, "unknown parameter 'luck'"),
    ({"corp": {"pack": "dash", "mood": 1}}, "unknown key 'mood'"),
    ({"corp": {"pack": "dash"}, "runner": {"pack": "runner"}}, "one side"),
    ("dash", "one side"),
])  # fmt: skip
def test_a_setup_that_cannot_be_is_told(automa, why):
    with pytest.raises(BadSetup, match=why):
        GAME.new(setup(automa=automa), 1)


def test_params_of_the_game_come_before_those_of_the_pack():
    s = GAME.new(solo(1, "dash", params={"max_remotes": 4, "rez_reserve": 0}), 1)
    own = the(Table(s))
    assert [own.number(name) for name in ("max_remotes", "rez_reserve", "stratagem_look")] == [4, 0, 3]
    assert the(Table(GAME.new(solo(1, "dash"), 1))).number("max_remotes") == 3


def test_the_view_shows_what_a_person_at_the_table_would_see():
    s = GAME.new(solo(0, "alva"), 2)
    shown = GAME.view(s, RUNNER)["automa"]
    assert set(shown["piles"]) == {"ice-pile", "op-pile", "re-pile", "es-pile"}
    assert (shown["seat"], shown["level"], shown["behaviour"]) == ("corp", "standard", "alva-fortify")
    factions = [CARDS[s.code[player(s, seat)]].faction for seat in (CORP, RUNNER)]
    assert shown["cards_left"] + len(shown["discard"]) == len(builtin("alva").deck("standard", factions))
    assert shown == GAME.view(s, CORP)["automa"]
    assert "automa" not in GAME.view(GAME.new(setup(), 1), RUNNER)
