"""Bots answer from a view, and from nothing else."""

from __future__ import annotations

import pytest

from jackin import netrunner
from jackin.bots import AGENTS, UnknownAgent, agent, reason_of
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal


def played(seed: int, bots: tuple[int, int]) -> list[str]:
    """The answers of a game between two random bots that see only their views."""
    journal = Journal.begin(netrunner.GAME, netrunner.setup("weyland", "anarch"), seed)
    players = [agent("random", bot) for bot in bots]
    while ask := journal.ask:
        view = journal.view(ask.seat)
        journal.answer(players[ask.seat].choose(view, view["ask"]))
    assert journal.result is not None
    return journal.answers


def test_two_bots_play_a_game_to_its_end():
    assert len(played(4, (1, 2))) > 20


def test_the_same_seeds_give_the_same_game_and_others_another():
    assert played(4, (1, 2)) == played(4, (1, 2))
    assert played(4, (1, 2)) != played(4, (1, 3))


def test_the_random_bot_takes_every_option_in_time():
    ask = {"options": [{"value": value} for value in ("a", "b", "c")]}
    bot = agent("random", 7)
    taken = [bot.choose({}, ask) for _ in range(600)]
    assert all(150 < taken.count(value) < 250 for value in ("a", "b", "c"))


@pytest.mark.parametrize("name", AGENTS)
def test_an_answer_is_one_of_the_options(name):
    ask = {"options": [{"value": "pass"}]}
    assert agent(name, 1).choose({}, ask) == "pass"


def test_an_unknown_bot_is_named():
    with pytest.raises(UnknownAgent, match="'deep'; there are random"):
        agent("deep", 1)


class First:
    """A bot of one's own, which does not say why."""

    def choose(self, view: Json, ask: Json) -> str:
        return str(ask["options"][0]["value"])


def test_a_bot_that_cannot_tell_why_is_given_nobody_elses_reasons():
    journal = Journal.begin(netrunner.GAME, netrunner.setup("weyland", "anarch"), 4)
    journal.answer("keep")
    journal.answer("keep")
    view = journal.view(0)
    assert view["ask"]["kind"] == "action"
    assert reason_of(agent("greedy", 1), view, "credit") is not None
    assert reason_of(First(), view, "credit") is None is reason_of(agent("random", 1), view, "credit")
