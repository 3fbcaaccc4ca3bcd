"""A mistake is named only if something was surely better, by what its player could know."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from jackin import gangs, netrunner
from jackin.bots.greedy.memory import Memory
from jackin.bots.netrunner_search.judging import can_be_judged, judge, remembered
from jackin.bots.source import Sealed
from jackin.cli import app
from jackin.doors.analysis import accuracy, branched, curve, judged_at, judgements, mark_of, moves, next_judged
from jackin.doors.door import Verdict
from jackin.doors.netrunner import NetrunnerDoor
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from tests.netrunner.scenario import corp, runner, server, table, unrezzed


def last_click(clicks=1):
    """The Corp can advance to the last point that it needs. Nothing protects it from the Runner's next turn."""
    winning = unrezzed("private-security-force", advancement=3)
    scored = ["priority-requisition"] * 2
    mine = corp(hq=["melange-mining-corp"], credits=5, scored=scored, remote_1=server(root=[winning]))
    theirs = runner(grip=["sure-gamble"] * 3, stolen=["priority-requisition", "nisei-mk-ii"])
    return table("corp", mine, theirs, clicks=clicks).state


def judged(s, given, seed=1):
    seat = s.ask.seat
    return judge(Sealed(GAME, s, seat, 1), given, Memory(), seed, 600)


def option(s, verb):
    return next(option.value for option in s.ask.options if option.verb == verb)


def test_whoever_does_not_win_the_game_when_it_can_be_won_has_blundered():
    s = last_click()
    found = judged(s, option(s, "credit"))
    assert found.better.value == option(s, "advance")
    assert found.better.by > 0.2
    assert found.better.by > 2 * found.better.by_error
    assert found.matters


def test_the_best_answer_is_no_mistake():
    s = last_click()
    found = judged(s, option(s, "advance"))
    assert found.better is None
    assert found.lines[0].value == option(s, "advance")


def test_what_can_still_be_done_with_the_next_click_is_no_mistake_yet():
    s = last_click(clicks=2)
    found = judged(s, option(s, "credit"))
    assert found.better is None


def test_the_only_move_that_wins_is_marked():
    s = last_click()
    assert judged(s, option(s, "advance")).only
    assert not judged(s, option(s, "credit")).only


def test_every_line_says_its_chance_in_how_many_worlds_and_how_sure_that_is():
    s = last_click()
    lines = judged(s, option(s, "credit")).lines
    assert [line.chance for line in lines] == sorted((line.chance for line in lines), reverse=True)
    assert {line.worlds for line in lines} == {lines[0].worlds}
    assert all(0 <= line.chance <= 1 and line.error > 0 for line in lines)
    given = next(line for line in lines if line.value == option(s, "credit"))
    assert given.by == 0


def test_without_an_answer_the_engine_has_one_of_its_own():
    s = last_click()
    assert judged(s, "").lines[0].value == option(s, "advance")


def test_what_the_player_could_not_see_is_not_held_against_them():
    s = last_click()
    other = GAME.redeal(s, s.ask.seat, 9)
    assert judged(s, option(s, "draw")) == judged(other, option(other, "draw"))


def test_a_single_answer_cannot_be_wrong():
    def asks(kind, *values):
        return {"ask": {"kind": kind, "options": [{"value": value} for value in values]}, "run": None}

    assert not can_be_judged(asks("action", "credit"))
    assert can_be_judged(asks("action", "credit", "draw"))
    assert not can_be_judged(asks("trace", "0", "1"))
    assert not can_be_judged(asks("mulligan", "keep", "mulligan"))


def test_a_card_that_was_left_in_rd_is_remembered():
    seen = {"turn": 4, "run": {"server": "rd", "outcome": "successful"}, "corp": {"deck_count": 30}}
    after = {**seen, "run": None}
    assert remembered([(seen, "leave"), (after, "credit")]).knows_top(after)
    assert not remembered([(seen, "steal"), (after, "credit")]).knows_top(after)


# A whole game


def played(game, setup, seed, most=40):
    journal, dice = Journal.begin(game, setup, seed), Dice(seed)
    while (ask := journal.ask) and len(journal.answers) < most:
        journal.answer(ask.options[dice.below(len(ask.options))])
    return journal


def test_each_answer_is_judged_once_in_its_seats_own_words(monkeypatch):

    journal = played(netrunner.GAME, netrunner.setup("nbn", "anarch"), 8)

    def verdict(self, journal, n, given):
        ask = journal.game.ask(journal.at(n))
        return Verdict(ask.values[0] if n % 2 else "", 0.1, 0.02) if len(ask.options) > 1 else None

    monkeypatch.setattr(NetrunnerDoor, "verdict", verdict)
    every = list(judgements(journal))
    assert [one.n for one in every] == sorted({one.n for one in every})
    for one in every:
        assert one.given["value"] == journal.answers[one.n]
        assert (one.better is not None) == (one.n % 2 == 1)
        assert all("say" in option for option in (one.given, one.better) if option)
    for seat in ("corp", "runner"):
        assert [one for one in every if one.seat == seat] == list(judgements(journal, seat))
    assert next_judged(journal, every[3].n) == every[3] == judged_at(journal, every[3].n)


def test_a_mistake_is_marked_by_what_it_cost():
    marks = [mark_of(Verdict("better", by, 0.01)) for by in (0.15, 0.149, 0.08, 0.079, 0.04)]
    assert marks == ["??", "?", "?", "?!", "?!"]
    assert mark_of(Verdict("", 0, 0, only=True)) == "!"
    assert mark_of(Verdict("", 0, 0)) == ""


def test_accuracy_counts_the_decisions_that_mattered(monkeypatch):
    journal = played(netrunner.GAME, netrunner.setup("nbn", "anarch"), 8)

    def verdict(self, journal, n, given):
        if journal.game.ask(journal.at(n)).kind != "action":
            return None
        return Verdict(given, 0.15, 0.01) if n < 10 else Verdict("", 0, 0, matters=n < 20)

    monkeypatch.setattr(NetrunnerDoor, "verdict", verdict)
    every = list(judgements(journal))
    bad = [one for one in every if one.seat == "corp" and one.n < 10]
    good = [one for one in every if one.seat == "corp" and 10 <= one.n < 20]
    assert accuracy(every, "corp") == len(good) / len(bad + good)
    assert accuracy(every, "gang") is None


def test_the_moves_of_a_game_are_its_choices_in_words():
    journal = played(netrunner.GAME, netrunner.setup("nbn", "anarch"), 8)
    found = list(moves(journal))
    assert [move.option["value"] for move in found] == [journal.answers[move.n] for move in found]
    assert all(move.choices > 1 and move.option["say"] for move in found)


def test_another_line_leaves_the_game_as_it_was():
    journal = played(netrunner.GAME, netrunner.setup("nbn", "anarch"), 8)
    move = next(move for move in moves(journal) if move.kind == "action")
    ask = journal.game.ask(journal.at(move.n))
    value = next(value for value in ask.values if value != move.option["value"])
    other = branched(journal, move.n, [value])
    assert other.answers == [*journal.answers[: move.n], value]
    assert journal.answers[move.n] == move.option["value"]


def test_of_gangs_nobody_can_tell():
    journal = played(gangs.GAME, gangs.setup(2), 1, most=6)
    assert list(curve(journal)) == []
    assert next_judged(journal, 0) is None


def run(*arguments):
    return CliRunner().invoke(app, ["analyse", *map(str, arguments)])


def test_a_saved_game_is_analysed_by_command(tmp_path):
    file = tmp_path / "game.json"
    journal = played(netrunner.GAME, netrunner.setup("nbn", "anarch"), 8)
    journal.save(file)
    data = json.loads(run(file, "--no-mistakes", "--json").stdout)
    assert [point["n"] for point in data["points"]] == [point.n for point in curve(journal)]
    assert data["judged"] == []
    told = run(file, "--no-mistakes")
    assert told.exit_code == 0
    assert f" {100 * data['points'][-1]['open']['corp']:.0f} %" in told.stdout
    assert "nobody is called 'gang'" in run(file, "--seat", "gang").output


def test_mistakes_are_told_with_what_was_better(tmp_path, monkeypatch):
    file = tmp_path / "game.json"
    journal = played(netrunner.GAME, netrunner.setup("nbn", "anarch"), 8)
    journal.save(file)
    best = {}

    def verdict(self, journal, n, given):
        ask = journal.game.ask(journal.at(n))
        if ask.kind != "action":
            return None
        best[n] = next(value for value in ask.values if value != journal.answers[n])
        return Verdict(best[n], 0.25, 0.05)

    monkeypatch.setattr(NetrunnerDoor, "verdict", verdict)
    result = run(file, "--seat", "runner")
    assert result.exit_code == 0, result.output
    assert "25 of 100 wins given away, give or take 10" in result.stdout
    assert (
        f"Runner: decisions in which nothing was surely better: 0 of {result.stdout.count('given away')}."
        in result.stdout
    )
    data = json.loads(run(file, "--seat", "runner", "--json").stdout)
    assert all(one["better"] == best[one["n"]] for one in data["judged"])


def test_a_game_that_cannot_be_judged_is_told_so(tmp_path):
    file = tmp_path / "game.json"
    played(gangs.GAME, gangs.setup(2), 1, most=3).save(file)
    result = run(file)
    assert result.exit_code == 2
    assert "it has to be Netrunner" in result.output
