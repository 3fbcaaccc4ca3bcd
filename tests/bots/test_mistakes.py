"""A mistake is named only if something was surely better, by what its player could know."""

from __future__ import annotations

import json
from math import log

import pytest
from typer.testing import CliRunner

from jackin import gangs, netrunner
from jackin.bots.gangs_search.judging import Gangs
from jackin.bots.greedy.memory import Memory
from jackin.bots.judging import Given, Rest, Trials
from jackin.bots.judging import judged as bots_judged
from jackin.bots.netrunner_search.judging import RunnersAndCorps, can_be_judged, remembered
from jackin.bots.netrunner_search.value import against, chance
from jackin.bots.source import Sealed
from jackin.cli import app
from jackin.content.packs import automas
from jackin.doors.analysis import (
    BLUNDER,
    accuracy,
    branched,
    curve,
    judged_at,
    judgements,
    kept_share,
    mark_of,
    moves,
    next_judged,
)
from jackin.doors.door import Verdict
from jackin.doors.netrunner import NetrunnerDoor
from jackin.doors.rest import rest_of
from jackin.kernel.ask import Ask, Option
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.game import state
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
    return bots_judged(RunnersAndCorps(Sealed(GAME, s, seat, 1), Memory(), []), given, seed, 600)


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
    marks = [mark_of(Verdict("better", by, 0.01)) for by in (0.15, 0.149, 0.08)]
    assert marks == ["??", "?", "?"]
    assert [mark_of(Verdict("better", 0.24, error)) for error in (0.08, 0.09)] == ["??", "?"]
    assert mark_of(Verdict("", 0, 0, only=True)) == "!"
    assert mark_of(Verdict("", 0, 0)) == ""


def test_what_costs_little_is_not_told(monkeypatch):
    journal = played(netrunner.GAME, netrunner.setup("nbn", "anarch"), 8)
    n = next(move.n for move in moves(journal) if move.kind == "action")
    better = next(value for value in journal.game.ask(journal.at(n)).values if value != journal.answers[n])

    def judged(by):
        monkeypatch.setattr(NetrunnerDoor, "verdict", lambda self, journal, n, given: Verdict(better, by, 0.01))
        return judged_at(journal, n)

    told, small = judged(0.08), judged(0.079)
    assert (told.mark, told.better["value"], told.by) == ("?", better, 0.08)
    assert (small.mark, small.better, small.by, small.error) == ("", None, 0, 0)


def test_accuracy_counts_the_decisions_that_mattered(monkeypatch):
    journal = played(netrunner.GAME, netrunner.setup("nbn", "anarch"), 8)

    def verdict(self, journal, n, given):
        if journal.game.ask(journal.at(n)).kind != "action":
            return None
        return Verdict(given, 0.15, 0.01, loss=0.15) if n < 10 else Verdict("", 0, 0, matters=n < 20)

    monkeypatch.setattr(NetrunnerDoor, "verdict", verdict)
    every = list(judgements(journal))
    bad = [one for one in every if one.seat == "corp" and one.n < 10]
    good = [one for one in every if one.seat == "corp" and 10 <= one.n < 20]
    assert accuracy(every, "corp") == len(good) / len(bad + good)
    assert accuracy(every, "gang") is None


def test_accuracy_counts_what_was_likely_lost_and_luck_evens_out():
    def share(*losses):
        return kept_share([{"loss": loss, "matters": True} for loss in losses])

    assert share(BLUNDER / 2) == pytest.approx(0.5)
    assert share(2 * BLUNDER, 0.0) == 0.5
    assert share(0.03, -0.03) == 1.0
    assert share(-0.03) == 1.0


def lost(**chances):
    """What was lost by an answer, if each comes to so much, world by world."""
    s = last_click()
    court = RunnersAndCorps(Sealed(GAME, s, s.ask.seat, 1), Memory(), [])
    trials = Trials(court.trial(1, 0), "given")
    trials.found = dict(chances)
    return trials.loss()


def test_what_was_lost_is_measured_where_it_was_not_chosen():
    """The best of many is lucky in the worlds that it is the best in."""
    assert lost(given=[0.4, 0.4, 0.4, 0.4], better=[0.5, 0.5, 0.5, 0.5]) == pytest.approx(0.1)
    assert lost(given=[0.5, 0.5, 0.5, 0.5], worse=[0.4, 0.4, 0.4, 0.4]) == 0.0
    assert lost(given=[0.5, 0.5, 0.5, 0.5], lucky=[0.6, 0.4, 0.6, 0.4]) < 0.0


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


def test_of_gangs_each_seat_has_its_chance_and_each_choice_its_lines():
    journal = played(gangs.GAME, gangs.setup(3), 1, most=12)
    points = list(curve(journal))
    assert points
    for point in points:
        assert len(point.open) == len(point.known) == 3
        assert abs(sum(point.open) - 1) < 1e-6
    found = next_judged(journal, 0)
    assert found is not None
    assert found.lines
    assert found.given["value"] == journal.answers[found.n]


def test_against_an_automa_the_person_is_judged_and_the_chance_is_told():
    setup = netrunner.setup("nbn", "anarch", automa=automas("automa:dash:easy", ""))
    journal = played(netrunner.GAME, setup, 8)
    assert all(0 < point.open[0] < 1 for point in curve(journal))
    found = next_judged(journal, 0)
    assert found is not None
    assert found.seat == "runner"
    assert found.lines


def test_the_odds_against_an_automa_are_read_by_what_came_of_them():
    """They were fitted: a Runner that the game plays wins less often than the value of two players says."""
    s = state(GAME.new(netrunner.setup("nbn", "anarch"), 8))
    solo = state(GAME.new(netrunner.setup("nbn", "anarch", automa=automas("", "automa:runner")), 8))
    assert chance(solo) != chance(s)
    steep, shift = against("runner")
    odds = log(chance(s) / (1 - chance(s)))
    assert 0 < steep < 1
    assert shift > 0
    assert -9 < odds < 9


class Doubtful:
    """A court whose first judges like another answer by 0.2. Who looks further says how the given one goes on: as one
    would think best, with the other answer after it, and as it was played."""

    def __init__(self, thought=0.0, later=0.0, played=0.0, rest=(), is_habit=False):
        self.view = {"ask": {"kind": "action", "options": [{"value": "given"}, {"value": "other"}]}}
        self.is_habit = is_habit
        self.ways = 0.4 + thought, 0.4 + later, 0.4 + played
        self.rest = list(rest)

    def plainly(self, seed):
        return "given"

    def trial(self, seed, work):
        return Fixed(0.4, 0.4, 0.4, 0.6)

    def further(self, seed, work):
        return Fixed(*self.ways, 0.7)


class Fixed:
    work = 1

    def __init__(self, given, later, played, other):
        self.chances = {"given": given, "other": other}
        self.later = later
        self.played = played

    def world(self, number):
        return 0.001 * (number % 3)

    def tried(self, world, value, number):
        return self.chances[value] + world

    def after(self, world, given, value, number):
        return self.later + world

    def as_played(self, world, given, number):
        return self.played + world

    def follows(self, value):
        return []


def cost(**further):
    """What the better answer is worth, if who looks further sees it so."""
    found = bots_judged(Doubtful(**further), "", 1).better
    return None if found is None else round(found.by, 6)


def test_a_mistake_is_named_only_if_who_looks_further_says_so_too_and_costs_what_the_mildest_says():
    assert cost() == 0.2
    assert cost(thought=0.2) == 0.1
    assert cost(thought=0.3) is None


def test_it_is_none_if_the_better_answer_can_follow_or_the_player_went_on_to_make_up_for_it():
    assert cost(later=0.2) == cost(played=0.2) == 0.1
    assert cost(later=0.3) is None
    assert cost(played=0.3) is None


def test_what_was_done_later_in_the_turn_is_no_mistake():
    assert cost(rest=[Given("action", "other")]) is None
    assert cost(rest=[Given("discard", "other"), Given("action", "another")]) == 0.2


def test_what_hangs_on_habits_of_the_others_is_not_named():
    assert cost(is_habit=True) is None
    s = last_click()
    court = RunnersAndCorps(Sealed(GAME, s, s.ask.seat, 1), Memory(), [])
    assert not court.is_habit
    court.source.view["ask"]["kind"] = "install-where"
    assert court.is_habit


def asks(kind, *values):
    return Ask(0, kind, [Option(value) for value in values])


def test_what_was_played_is_played_again_where_the_same_is_asked():
    rest = Rest([Given("where", "hq"), Given("action", "draw"), Given("where", "rd")], ("action",))
    assert rest.next(asks("discard", "hq")) == ""
    assert rest.next(asks("action", "credit", "draw")) == "draw", "where is not asked in this world"
    assert rest.next(asks("action", "credit", "draw")) == ""
    assert rest.next(asks("where", "hq", "archives")) == "", "what cannot be done is left out"
    assert rest.next(asks("where", "hq", "rd")) == ""


def test_a_choice_of_what_to_do_is_not_passed_over():
    rest = Rest([Given("action", "run"), Given("where", "rd")], ("action",))
    assert rest.next(asks("where", "hq", "rd")) == ""
    assert rest.next(asks("action", "run", "draw")) == "run"
    assert rest.next(asks("where", "hq", "rd")) == "rd"


def test_the_rest_of_a_turn_are_the_choices_of_its_seat():
    journal = played(netrunner.GAME, netrunner.setup("nbn", "anarch"), 8)
    its = NetrunnerDoor()
    first = next(move for move in moves(journal) if move.kind == "action")
    mine = [
        Given(move.kind, move.option["value"])
        for move in moves(journal)
        if (move.seat, move.turn) == (first.seat, first.turn) and move.n > first.n
    ]
    assert mine
    assert rest_of(its, journal, first.n, first.option["value"]) == mine
    assert rest_of(its, journal, first.n, "another") == []
    assert rest_of(its, journal, len(journal.answers), "") == []


def test_who_looks_further_sees_what_its_seat_could_do_next():
    """Two clicks: whoever thinks wins with the second what was not done with the first."""
    s = last_click(clicks=2)
    court = RunnersAndCorps(Sealed(GAME, s, s.ask.seat, 1), Memory(), [Given("action", option(s, "draw"))])
    trial = court.further(1, 100_000)
    credit, advance = option(s, "credit"), option(s, "advance")
    assert trial.tried(trial.world(0), credit, 0) == trial.after(trial.world(0), credit, advance, 0) == 1
    assert trial.as_played(trial.world(0), credit, 0) < 1
    assert trial.work < 100_000


def test_a_gang_that_looks_further_thinks_about_the_rest_of_its_turn():
    position = gangs.GAME.new(gangs.setup(2), 1)
    assert position.ask is not None
    seat = position.ask.seat
    court = Gangs(Sealed(gangs.GAME, position, seat, 1), position.book.content, [])
    trial, plain = court.further(1, 10_000), court.trial(1, 10_000)
    value = position.ask.values[0]
    found = trial.tried(trial.world(0), value, 0)
    assert 0 < found < 1
    assert found == trial.as_played(trial.world(0), value, 0)
    assert plain.tried(plain.world(0), value, 0) > 0
    assert trial.work < plain.work, "it looks to its next turn"


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


def test_a_game_of_gangs_is_analysed_by_command(tmp_path):
    file = tmp_path / "game.json"
    played(gangs.GAME, gangs.setup(2), 1, most=3).save(file)
    result = run(file, "--no-mistakes")
    assert result.exit_code == 0, result.output
    assert " %" in result.output


def test_a_game_that_cannot_be_judged_is_told_so(tmp_path):
    file = tmp_path / "game.json"
    played(gangs.GAME, gangs.setup(2), 1, most=0).save(file)
    result = run(file)
    assert result.exit_code == 2
    assert "nobody can tell the chances" in result.output
