"""The greedy bot: legal everywhere, blind to all but its view, and clearly better than chance."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from jackin import netrunner
from jackin.bots import agent
from jackin.bots.greedy import RATINGS
from jackin.kernel.game import Json
from jackin.ladder.games import Match, play_game
from jackin.netrunner.decks import names
from tests.bots.recorded import answers_as_recorded

CORPS, RUNNERS = names("corp"), names("runner")


class Watched:
    """A greedy bot that gets nothing but a copy of its view, and remembers what it was asked."""

    def __init__(self, seed: int, kinds: Counter[str]) -> None:
        self.bot = agent("greedy", seed)
        self.kinds = kinds
        self.answers: list[str] = []

    def choose(self, view: Json, ask: Json) -> str:
        plain = json.loads(json.dumps(view))
        before = json.dumps(plain)
        answer = self.bot.choose(plain, plain["ask"])
        assert json.dumps(plain) == before, "a bot does not write in its view"
        assert answer in [option["value"] for option in ask["options"]], (ask, answer)
        self.kinds[f"{ask['seat']} {ask['kind']}"] += len(ask["options"]) > 1
        self.answers.append(answer)
        return answer


def played(corp: str, runner: str, seed: int, players: list[Any]) -> Json:
    game = netrunner.GAME
    position = game.new(netrunner.setup(corp, runner, quiet=seed % 2 == 0), seed)
    decisions = 0
    while ask := position.ask:
        view = game.view(position, ask.seat)
        game.answer(position, players[ask.seat].choose(view, view["ask"]))
        decisions += 1
        assert decisions < 5_000, "no end in sight"
    result = game.result(position)
    assert result is not None
    return {"winner": result.winner, "reason": result.reason, "decisions": decisions}


def pairs() -> list[tuple[str, str]]:
    """Every deck of each side, in different company."""
    return [(corp, RUNNERS[n % len(RUNNERS)]) for n, corp in enumerate(CORPS)] + [
        (CORPS[(5 * n + 1) % len(CORPS)], runner) for n, runner in enumerate(RUNNERS)
    ]


def test_it_plays_every_deck_legally_from_a_plain_copy_of_its_view_and_as_it_did():
    games: dict[str, list[str]] = {}
    for seed, (corp, runner) in enumerate(pairs()):
        kinds: Counter[str] = Counter()
        players = [Watched(seed, kinds), Watched(seed + 1, kinds)]
        result = played(corp, runner, seed, players)
        for player, deck in zip(players, (corp, runner), strict=True):
            games[f"greedy {seed} {deck}"] = player.answers
        assert result["reason"] in ("agendas", "flatline", "decked")
        assert kinds["corp action"] > 3
        assert kinds["runner action"] > 3
    answers_as_recorded(games)


SCENES = {"runner steal", "runner overload", "runner forfeit", "runner prevent", "corp prevent",
          "corp rez-to-prevent", "corp trash-cost", "corp forfeit", "corp search", "corp x",
          "corp psi", "runner psi"}  # fmt: skip
"""Kinds that chance seldom brings: `test_judgement` has a scene for each."""


def test_it_has_an_answer_to_every_kind_of_ask_wherever_chance_leads():
    """Two random players; the bot is asked at each decision and not obeyed."""
    kinds: Counter[str] = Counter()
    for n in range(72):
        adviser = Watched(n, kinds)
        players = [Advised(n, adviser), Advised(n + 1, adviser)]
        played(CORPS[n % len(CORPS)], RUNNERS[n % len(RUNNERS)], n, players)
    met = {kind for kind in kinds if kinds[kind]}
    rated = {f"{seat} {kind}" for seat, ratings in RATINGS.items() for kind in ratings}
    assert rated - SCENES <= met
    assert met - rated <= {"corp pay", "runner pay", "corp order", "runner order"}


class Advised:
    """A random player with an adviser."""

    def __init__(self, seed: int, adviser: Watched) -> None:
        self.bot = agent("random", seed)
        self.adviser = adviser

    def choose(self, view: Json, ask: Json) -> str:
        if len(ask["options"]) > 1:
            self.adviser.choose(view, ask)
        return self.bot.choose(view, ask)


def test_the_same_seed_gives_the_same_game_and_a_full_log_changes_nothing():
    match = Match("greedy", "greedy", (netrunner.setup("nbn", "criminal", quiet=True),), 5)
    noted = Match("greedy", "greedy", (netrunner.setup("nbn", "criminal"),), 5)
    assert play_game(match, 3) == play_game(match, 3) == play_game(noted, 3)


def wins(corp: str, runner: str, seat: int) -> int:
    """Of 40 games, a few with each deck, each against a deck of its own."""
    count = 0
    for n in range(40):
        setup = netrunner.setup(CORPS[n % len(CORPS)], RUNNERS[n * 2 % len(RUNNERS)], quiet=True)
        count += play_game(Match(corp, runner, (setup,), 2024), n).winner == seat
    return count


def test_as_the_corp_it_beats_random_nine_times_in_ten():
    assert wins("greedy", "random", 0) >= 36


def test_as_the_runner_it_beats_random_nine_times_in_ten():
    assert wins("random", "greedy", 1) >= 36


@pytest.mark.parametrize("seat", ["corp", "runner"])
def test_a_kind_of_ask_it_has_no_opinion_on_gets_the_first_answer(seat):
    ask = {"seat": seat, "kind": "unheard-of", "options": [{"value": "this"}, {"value": "that"}]}
    view = netrunner.GAME.view(netrunner.GAME.new(netrunner.setup(), 1), 0)
    assert agent("greedy", 1).choose({**view, "seat": seat, "ask": ask}, ask) == "this"
