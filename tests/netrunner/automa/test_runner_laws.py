"""The laws of the engine hold in games against the automatic Runner (T-90, T-98)."""

from __future__ import annotations

import json

import pytest

from jackin.kernel.journal import Journal
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME, setup
from jackin.netrunner.automa.table import PILES
from jackin.netrunner.shown.log import lines
from jackin.netrunner.words import CORP, RUNNER
from tests.laws.eyes import Eyes
from tests.laws.laws import heavy_laws, light_laws, replay_equals_live
from tests.laws.play import MATCH_UPS, decisions, one_of_each
from tests.laws.watch import watched_by
from tests.netrunner.automa.runner_kit import automa, solo
from tests.netrunner.scenario import Table, corp, rezzed, runner, server
from tests.rule import rule


class EyesOnPiles(Eyes):
    """Eyes that also see a card turned over on top of a pile and put under it."""

    def after(self, flow, step, s, f, ask):
        super().after(flow, step, s, f, ask)
        if s is self.s and step == "reads_click":
            for pile in PILES[RUNNER]:
                self.turned_over(self.zones[pile], s.zones[pile])

    def turned_over(self, before, now):
        for n in range(1, max(2, len(before))):
            if len(now) == len(before) and now[n:] == before[:-n]:
                for card in now[:n]:
                    self.both(card)
                return


def solo_setup(n, level="normal"):
    corp_deck, runner_deck = MATCH_UPS[n % len(MATCH_UPS)]
    return setup(corp_deck, runner_deck, automa={"runner": {"pack": "runner", "level": level}})


@pytest.mark.parametrize("n", range(len(MATCH_UPS)))
def test_laws_hold_in_every_starter_match_up(n):
    s = GAME.new(solo_setup(n, ("normal", "easy")[n % 2]), n)
    dice = Dice(n)
    for at in decisions(s, Dice(n + 1)):
        assert at.ask is not None
        assert at.ask.seat == CORP
        light_laws(GAME, at, dice)
        if dice.below(12) == 0:
            heavy_laws(GAME, at, dice)
    assert GAME.result(s) is not None


@pytest.mark.parametrize("n", range(6))
def test_replay_equals_live(n):
    s = GAME.new(solo_setup(n), n)
    answers: list[str] = []
    dice = Dice(n + 77)
    while s.ask is not None:
        if len(answers) in (0, 20, 60):
            replay_equals_live(GAME, solo_setup(n), n, answers, s)
        value = s.ask.values[dice.below(len(s.ask.values))]
        answers.append(value)
        GAME.answer(s, value)
    replay_equals_live(GAME, solo_setup(n), n, answers, s)


@rule("CA-2", "CA-81")
@pytest.mark.parametrize("n", range(6))
def test_t90_the_corp_is_shown_no_card_that_has_not_been_seen(n):
    """CA-81 for the other seat: neither piles nor grip are named before their cards are revealed."""
    made = {**one_of_each(), "automa": {"runner": {"pack": "runner"}}}
    s = GAME.new(made, n)
    eyes = EyesOnPiles(s)
    with watched_by(eyes):
        for at, _ in enumerate(decisions(s, Dice(n * 7 + 1), 400)):
            if at % 3 == 0:
                eyes.check(GAME, CORP)


def played(seed):
    s = GAME.new(solo_setup(seed), seed)
    dice = Dice(seed)
    while s.ask is not None:
        answer(s, s.ask.options[dice.below(len(s.ask.options))])
    return [(message.key, dict(message.args)) for message in lines(s, CORP)]


@pytest.mark.parametrize("seed", range(4))
def test_t98_the_same_seed_and_moves_give_the_same_log_and_each_step_names_its_rule(seed):
    log = played(seed)
    assert log == played(seed)
    steps = [args for key, args in log if key.startswith("automa-")]
    assert len(steps) > 20
    assert all(str(args["rule"]).startswith(("RA-", "OR-")) for args in steps)


def middle_of_turn():
    """The Corp is asked while the Runner stands before ice, in its second click, with one left over."""
    order = {"do": "run", "colour": "red", "link": 1, "trash": 2, "rows": [{"go": ["central", "rd"]}]}
    clicks = [{"do": "remove_tag"}, order, {"do": "credit", "n": 5}, {"do": "credit", "n": 20}]
    side = corp(rd_server=server(ice=[rezzed("wall-of-static"), "hunter"]), credits=5)
    return solo(clicks, {"do": "credit"}, corp=side, runner=runner(rig=["corroder"], grip=["diesel"] * 4))


def test_a_game_is_saved_and_loaded_in_the_middle_of_the_turn():
    t = middle_of_turn()
    s = t.state
    loaded = GAME.decode(json.loads(json.dumps(GAME.encode(s))))
    assert automa(Table(loaded)).left == 1
    assert GAME.view(loaded, CORP) == GAME.view(s, CORP)
    for at in (s, loaded):
        Table(at).settles()
    assert GAME.encode(loaded) == GAME.encode(s)


def test_a_fork_in_the_middle_of_the_turn_does_not_touch_its_parent():
    t = middle_of_turn()
    before = json.dumps(GAME.encode(t.state))
    fork = t.fork().settles()
    assert fork.runner.credits != t.runner.credits
    assert json.dumps(GAME.encode(t.state)) == before


def some(journal, dice):
    assert journal.ask is not None
    return journal.ask.options[dice.below(len(journal.ask.options))]


def test_undo_goes_back_into_the_middle_of_the_turn():
    journal = Journal(GAME, solo_setup(2), 2)
    dice = Dice(5)
    while "card" not in journal.view(CORP)["automa"]:
        journal.answer(some(journal, dice))
    before = GAME.encode(journal.position)
    for _ in range(3):
        journal.answer(some(journal, dice))
    journal.undo(3)
    assert GAME.encode(journal.position) == before
