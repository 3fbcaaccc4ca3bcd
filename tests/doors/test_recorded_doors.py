"""What the doors list, judge and tell of games by chance, as it was recorded; an engine that answers for others."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from jackin import gangs, netrunner
from jackin.doors import Door, door
from jackin.doors.analysis import (
    Judged,
    accuracy,
    branched,
    curve,
    judged_at,
    judgements,
    kept_share,
    mark_of,
    moves,
    next_judged,
)  # fmt: skip
from jackin.doors.answering import MOST, THOUGHTS, played_on
from jackin.doors.door import Refusal, Tried, Verdict, verdict_of
from jackin.doors.explaining import explained, thought_seed, told
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.netrunner.catalog import SETS, pool
from jackin.netrunner.words import IDENTITY, SIDES
from tests.laws.play import random_deck
from tests.recorded import as_recorded

NETRUNNER, GANGS = door("netrunner"), door("gangs")
GAMES = {
    "netrunner": lambda: netrunner.setup("nbn", "anarch"),
    "automa": lambda: netrunner.setup("weyland", "shaper", automa={"corp": {"pack": "dash"}}),
    "gangs": lambda: gangs.setup(3, "blackout", first=0),
    "alone": lambda: gangs.setup(alone=True, first=0),
}


def noted(thing: object) -> str:
    return json.dumps(thing, sort_keys=True, default=list)


def rounded(numbers: list[float]) -> list[float]:
    return [round(number, 5) for number in numbers]


@cache
def played(name: str) -> Journal:
    its, dice = door("gangs" if name in ("gangs", "alone") else "netrunner"), Dice(4)
    journal = Journal.begin(its.game, GAMES[name](), 4)
    while journal.ask is not None and len(journal.answers) < 260:
        journal.answer(journal.ask.values[dice.below(len(journal.ask.values))])
    return journal


# Lists


def test_what_there_is_to_play_with():
    lists = {"automas": NETRUNNER.automas(), "cards": NETRUNNER.cards(), "shelf": NETRUNNER.shelf()}
    as_recorded(__file__, {name: [noted(one) for one in found] for name, found in lists.items()})
    as_recorded(__file__, {"sets": [noted(one) for one in GANGS.sets()]})


def test_what_each_identity_lets_a_deck_hold():
    found = [noted(NETRUNNER.deck_law(card.slug)) for card in pool(SETS) if card.type == IDENTITY]
    as_recorded(__file__, {"laws": found})


def test_decks_by_chance_are_judged_written_and_read_again():
    dice, found = Dice(2), []
    for n in range(24):
        deck = random_deck(SIDES[n % 2], dice, 15 + n % 9, 3)
        found.append(noted(NETRUNNER.judge(deck)))
        for format in ("text", "netrunnerdb", "octgn"):
            written = NETRUNNER.write_deck(deck, format)
            read = NETRUNNER.read_deck(written, "mine")
            assert read["deck"]["cards"] == deck["cards"]
            found += [written, noted(read)]
    found += [noted(NETRUNNER.read_deck(text, "mine")) for text in ("", "nobody\n3 nothing", "3x Hedge Fund")]
    as_recorded(__file__, {"decks": found})


# Games looked into


@pytest.mark.parametrize("name", GAMES)
def test_a_game_as_a_list_of_choices(name):
    found = list(moves(played(name)))
    asks = [played(name).at(n).ask for n in range(len(played(name).answers))]
    assert [one.n for one in found] == [n for n, ask in enumerate(asks) if ask is not None and len(ask.options) > 1]
    as_recorded(__file__, {f"moves {name}": [noted(one) for one in found]})


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_a_game(name):
    found = [noted([*point[:3], rounded(point.open), rounded(point.known)]) for point in curve(played(name))]
    as_recorded(__file__, {f"curve {name}": found})


def test_marks_and_shares_of_mistakes():
    marks = [mark_of(Verdict("x", n / 100, 0.0)) for n in range(8, 20)]
    assert marks == ["?"] * 7 + ["??"] * 5
    unsure = [mark_of(Verdict("x", 0.15, error)) for error in (0.035, 0.037)]
    assert unsure == ["??", "?"]  # a blunder costs eight points for sure
    assert (mark_of(Verdict("", 0.5, 0.0, (), True)), mark_of(Verdict("", 0.5, 0.0))) == ("!", "")
    told_of = ((0.0, True), (0.15, True), (0.06, True), (0.3, False))
    judged = [{"loss": loss, "matters": matters} for loss, matters in told_of]
    assert kept_share(judged) == pytest.approx((1 + 0 + 0.6) / 3)
    assert kept_share([]) is None
    told = [
        Judged(n, 1, seat, "", {}, None, 0, 0, [], "", True, 0.15 * n) for n, seat in enumerate(("corp", "runner"))
    ]
    assert (accuracy(told, "corp"), accuracy(told, "runner"), accuracy(told, "nobody")) == (1.0, 0.0, None)


class Opinion:
    def __init__(self, better: Tried | None, only: bool = False, matters: bool = False) -> None:
        self.better, self.only, self.matters, self.loss = better, only, matters, 0.03
        self.lines = [Tried("a", 0.5, 0.1, 0.0, 0.0, 9, [])]


def test_a_verdict_names_what_was_better_if_anything_was():
    better = Tried("b", 0.7, 0.1, 0.2, 0.05, 9, [])
    one: Any = Opinion(better, only=True)
    assert verdict_of(one) == Verdict("b", 0.2, 0.05, tuple(one.lines), False, True, 0.03)
    for only, matters in ((True, False), (False, True)):
        none: Any = Opinion(None, only, matters)
        assert verdict_of(none) == Verdict("", 0.0, 0.0, tuple(none.lines), only, matters, 0.03)
    assert str(Refusal("server-no-set", n=3)) == "server-no-set"


def test_answers_are_judged_one_after_the_other_in_the_words_of_their_seats(monkeypatch):
    """By a judge who thinks the last answer better than any other, and cannot judge every third decision."""
    asked = []

    def verdict(its, journal, n, given):
        asked.append((n, given))
        ask = journal.at(n).ask
        if n % 3 == 2:
            return None
        best = Tried(ask.values[-1], 0.5, 0.1, 0.1, 0.01, 4, [])
        return Verdict(best.value if given != best.value else "", 0.1, 0.01, (best,), n % 2 == 0, n % 2 == 1, n / 100)

    monkeypatch.setattr(type(NETRUNNER), "verdict", verdict)
    journal = begun(24)
    found = list(judgements(journal))
    assert asked == list(enumerate(journal.answers))
    assert [one.n for one in found] == [n for n in range(24) if n % 3 != 2]
    as_recorded(__file__, {"judged": [noted(one) for one in found]})
    mine = [one.n for one in judgements(journal, "runner")]
    assert mine == [one.n for one in found if one.seat == "runner"]
    assert len(mine) < len(found)
    later = next_judged(journal, found[4].n + 1)
    assert later is not None
    assert later == found[5]
    assert next_judged(journal, 24) is None
    assert next_judged(journal, 23) is None
    other = judged_at(journal, 0, "")
    assert other is not None
    assert (other.given, asked[-1]) == ({}, (0, ""))


def test_another_line_is_the_game_up_to_there_and_then_these_answers():
    journal = played("netrunner")
    other = branched(journal, 20, journal.answers[20:24])
    assert other.answers == journal.answers[:24]
    assert branched(journal, 5, []).answers == journal.answers[:5]


# Bots that answer and explain


class First(type(NETRUNNER)):  # type: ignore[misc]
    """A door whose bots take the first answer, and count their thoughts."""

    def __init__(self) -> None:
        self.thoughts = 0

    def agent(self, name: str, seed: int) -> Any:
        return self

    def ponder(self, source: Any) -> str:
        self.thoughts += 1
        return str(source.view["ask"]["options"][0]["value"])

    def choose(self, view: Json, ask: Json) -> str:
        return str(ask["options"][0]["value"])


def begun(answers: int) -> Journal:
    return played("netrunner").branch(answers)


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("at", range(0, 90, 9))
def test_the_engine_answers_until_the_seat_is_asked_or_it_has_thought_enough(at, own):
    for seat in (0, 1):
        its, journal = First(), begun(at)
        played_on(its, journal, seat, own)
        asks = [journal.at(n).ask for n in range(at, len(journal.answers))]
        foreign = asks[1:] if own else asks
        assert all(ask is not None and ask.seat != seat for ask in foreign)
        assert its.thoughts == sum(len(ask.options) > 1 for ask in asks if ask is not None) <= THOUGHTS
        stopped = journal.ask is None or its.thoughts == THOUGHTS or journal.ask.seat == seat
        assert stopped or len(asks) == MOST
        if own or begun(at).ask.seat != seat:  # type: ignore[union-attr]
            assert asks


def test_a_reason_is_told_with_the_options_that_the_bot_saw():
    at = next(n for n in range(60) if len(begun(n).ask.options) > 2)  # type: ignore[union-attr]
    position = begun(at).position
    assert position.ask is not None
    given, other = position.ask.values[:2]
    line = {"value": given, "chance": 0.5, "error": 0.1, "worlds": 8}
    reason = {"said": [{"key": "x", "args": {}}], "lines": [line, {**line, "value": "no such answer"}]}
    found = told(NETRUNNER, position, given, reason)
    assert found is not None
    assert found["option"]["value"] == given
    assert found["said"] == reason["said"]
    assert [one["option"]["value"] for one in found["lines"]] == [given]
    assert "value" not in found["lines"][0]
    assert told(NETRUNNER, position, given, None) is None
    assert told(NETRUNNER, position, "no such answer", reason) is None
    assert other


def test_a_bot_explains_only_what_it_would_answer_again():
    journal = begun(0)
    for _ in range(30):
        assert journal.ask is not None
        journal.answer(journal.ask.values[0])
    seeds = {thought_seed(journal, seat, n) for seat in (0, 1) for n in range(9)}
    assert len(seeds) == 18
    found = [explained(NETRUNNER, journal, n, "greedy") for n in range(30)]
    as_recorded(__file__, {"explained": [noted(one) for one in found]})


def test_doors_know_whose_seats_and_pools_they_are():
    its: Door
    rows = []
    for name, its in (("netrunner", NETRUNNER), ("automa", NETRUNNER), ("gangs", GANGS), ("alone", GANGS)):
        setup = GAMES[name]()
        seats = its.seats_of(setup)
        rows.append(noted([seats, its.automatic(setup), [its.pool(seat) for seat in seats]]))
        rows.append(noted([its.identity(setup, seat) for seat in seats]))
        rows.append(noted([[its.can_play(bot, seat) for bot in ("greedy", "legend:rush", "x")] for seat in seats]))
    as_recorded(__file__, {"seats": rows})
