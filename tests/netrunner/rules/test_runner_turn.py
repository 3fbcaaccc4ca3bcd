"""TURN-R: the Runner's turn, step by step."""

import pytest

from jackin.kernel.frame import Frame
from jackin.netrunner.dsl import YOURS, card, gain, new_card, on_turn_begin, on_turn_end, take_credits
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.flows.turn import RUNNER_TURN
from jackin.netrunner.rules.abilities import Effect, Hook
from jackin.netrunner.rules.measures import Value
from jackin.netrunner.state import State
from jackin.netrunner.words import CREDIT, RESOLVED, RUNNER
from tests.netrunner.rules.chart import ledger, number_asked, pocket, reaches, rez, score, step, use, walk
from tests.netrunner.scenario import corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule


class Late(Effect):
    """The action phase is over, whatever clicks are left."""

    def do(self, s: State, f: Frame) -> None:
        turn = s.frame(RUNNER_TURN)
        assert turn is not None
        turn.jump("runner_discards")


class ClicksLeft(Value):
    def of(self, s: State, f: Frame) -> int:
        return s.clicks[RUNNER]


new_card("test-runner-blackout", side="runner", type="event", cost=0)
card("test-runner-blackout", play=Late())

new_card("test-runner-alarm-clock", side="runner", type="resource", cost=0)
card("test-runner-alarm-clock", when=[on_turn_end(gain(100), gain(ClicksLeft()))])

new_card("test-runner-pension", side="runner", type="resource", cost=0)
card("test-runner-pension", recurring=3, when=[on_turn_begin(take_credits(3))])

new_card("test-runner-afterglow", side="runner", type="resource", cost=0)
card("test-runner-afterglow", when=[Hook(RESOLVED, sequence((gain(10),)), YOURS)])

WINDOWS = ["runner_opening_window", "runner_first_window", "runner_window_after", "runner_last_window"]


def busy_table():
    """Both players have something to do in every window."""
    side = corp(
        remote_1=server(root=["pad-campaign"]),
        remote_2=server(root=[unrezzed("hostile-takeover", advancement=2)]),
        remote_3=server(root=[ledger()]),
        hq_server=server(ice=["ice-wall"]),
    )
    return table(corp=side, runner=runner(rig=[pocket()]), begin=True)


@rule("TURN-R-1", "TURN-R-2", "TURN-G-2", "TURN-R-1.6", "TURN-R-1.7", "TURN-R-1.5")
def test_the_runners_turn_asks_in_the_order_of_its_chart():
    assert walk(busy_table()) == [
        ("runner_opening_window", "runner", "window"),
        ("runner_opening_window", "corp", "window"),
        ("runner_first_window", "runner", "window"),
        ("runner_first_window", "corp", "window"),
        *[
            ("runner_acts", "runner", "action"),
            ("runner_window_after", "runner", "window"),
            ("runner_window_after", "corp", "window"),
        ]
        * 4,
        ("runner_last_window", "runner", "window"),
        ("runner_last_window", "corp", "window"),
    ]


@rule("TURN-R-1.2", "TURN-R-1.5", "TURN-R-1.7", "TURN-R-2.2", "PAW-7", "PAW-8", "REZ-2", "REZ-3", "SCORE-2")
@pytest.mark.parametrize("window", WINDOWS)
def test_the_corp_may_use_abilities_and_rez_but_not_score_in_the_runners_turn(window):
    t = reaches(busy_table(), window)
    assert t.options == [use(t, "test-chart-pocket"), "pass"]
    t.runner.passes()
    assert (step(t), t.asked) == (window, ("corp", "window"))
    assert set(t.options) == {rez(t, "pad-campaign"), use(t, "test-chart-ledger"), "pass"}
    assert score(t, "hostile-takeover") not in t.options
    assert t.corp.why_not("hostile-takeover") == ["why-only-in-your-turn"]
    assert rez(t, "ice-wall") not in t.options
    t.corp.answers(rez(t, "pad-campaign"))
    assert t.is_rezzed("pad-campaign")


@rule("TURN-R-1.1", "TURN-R-1.2")
def test_the_runner_has_four_clicks_before_the_opening_window():
    t = busy_table()
    assert (step(t), t.runner.clicks) == ("runner_opening_window", 4)


@rule("TURN-G-2", "TURN-R-1.6")
def test_the_runner_draws_nothing_without_an_action():
    t = reaches(busy_table(), "runner_acts")
    assert (len(t.runner.hand), len(t.runner.deck)) == (0, 10)
    t.runner.draws()
    assert (len(t.runner.hand), len(t.runner.deck)) == (1, 9)


@rule("TURN-R-1.3")
def test_recurring_credits_come_back_after_the_opening_window():
    t = table(runner=runner(rig=["the-toolbox", pocket()]), begin=True)
    t.state.set_counter(t.card("the-toolbox"), CREDIT, 0)
    assert step(t) == "runner_opening_window"
    t.runner.passes()
    assert step(t) == "runner_first_window"
    assert t.counter("the-toolbox", "credit") == 2


@rule("TURN-R-1.3")
def test_the_corps_recurring_credits_stay_as_they_are_in_the_runners_turn():
    t = table(corp=corp(identity="nbn-making-news"), runner=runner(rig=[pocket()]), begin=True)
    t.state.set_counter(t.card("nbn-making-news"), CREDIT, 1)
    t.runner.passes()
    assert t.counter("nbn-making-news", "credit") == 1


@rule("TURN-R-1.3", "TURN-R-1.4")
def test_recurring_credits_come_back_before_the_turn_begins():
    t = table(runner=runner(rig=["test-runner-pension", pocket()], credits=0), begin=True)
    t.state.set_counter(t.card("test-runner-pension"), CREDIT, 0)
    t.runner.passes()
    assert t.runner.credits == 3
    assert t.counter("test-runner-pension", "credit") == 0


@rule("TURN-R-1.4", "TURN-R-1.5", "PAW-10")
def test_when_your_turn_begins_is_met_between_the_two_first_windows():
    t = table(runner=runner(rig=["wyldside", pocket()]), begin=True)
    assert (step(t), len(t.runner.hand), t.runner.clicks) == ("runner_opening_window", 0, 4)
    t.runner.passes()
    assert (step(t), len(t.runner.hand), t.runner.clicks) == ("runner_first_window", 2, 3)


@rule("TURN-R-1.4")
def test_the_opponents_turn_is_not_yours():
    t = table(runner=runner(rig=["wyldside"]), corp=corp(remote_1=server(root=[rezzed("pad-campaign")])), begin=True)
    assert t.corp.credits == 5
    assert len(t.runner.hand) == 2


@rule("TURN-R-1.6")
def test_each_action_is_followed_by_another_while_clicks_remain():
    t = table(runner=runner(credits=0))
    for left in (4, 3, 2, 1):
        assert (t.asked, t.runner.clicks) == (("runner", "action"), left)
        t.runner.answers("credit")
    assert t.runner.credits == 4
    assert t.state.active == 0


@rule("TURN-R-2.1", "TURN-R-2.2")
def test_the_runner_discards_one_card_at_a_time_before_the_last_window():
    grip = ["sure-gamble", "diesel", "modded", "tinkering", "corroder", "mimic", "ninja"]
    t = table(runner=runner(grip=grip, rig=[pocket()]), clicks=1)
    t.runner.takes_credit().passes()
    assert (step(t), t.asked, number_asked(t)) == ("runner_discards", ("runner", "discard"), 2)
    assert set(t.options) == {f"discard {slug}" for slug in grip}
    t.runner.discards("ninja").discards("diesel")
    assert t.runner.pile == ["ninja", "diesel"]
    assert (step(t), len(t.runner.hand)) == ("runner_last_window", 5)


@rule("TURN-R-2.1")
def test_the_hand_size_that_counts_is_the_current_one():
    t = table(runner=runner(grip=["diesel", "modded", "ninja", "mimic"], brain=2), clicks=1)
    t.runner.takes_credit()
    assert (step(t), number_asked(t)) == ("runner_discards", 1)
    t = table(runner=runner(grip=["diesel", "modded", "ninja"], brain=2), clicks=1)
    t.runner.takes_credit()
    assert t.state.active == 0


@rule("TURN-R-2.3", "TURN-R-2.4")
def test_unspent_clicks_are_lost_before_the_turn_ends():
    t = table(runner=runner(grip=["test-runner-blackout"], rig=["test-runner-alarm-clock", pocket()], credits=0))
    t.runner.plays("test-runner-blackout")
    assert (step(t), t.runner.clicks) == ("runner_last_window", 3)
    t.runner.passes()
    assert t.runner.clicks == 0
    assert t.runner.credits == 100


@rule("TURN-R-2.4", "TURN-G-1")
def test_when_your_turn_ends_is_met_after_the_last_window_and_then_the_corps_turn_starts():
    t = table(runner=runner(rig=["test-runner-alarm-clock", pocket()], credits=0), clicks=1)
    reaches(t, "runner_last_window")
    assert t.runner.credits == 1
    t.runner.passes()
    assert t.runner.credits == 101
    assert (t.state.active, t.corp.clicks) == (0, 3)


@rule("TURN-G-5", "PLAY-4", "PLAY-5", "RUN-14")
def test_an_event_that_starts_a_run_is_finished_only_when_the_run_is():
    side = runner(grip=["inside-job"], rig=["test-runner-afterglow", pocket()])
    t = table(runner=side, corp=corp(hq=["pad-campaign"]))
    t.runner.plays("inside-job").says("run hq")
    while t.asked != ("runner", "trash-accessed"):
        assert t.run is not None
        assert t.where("inside-job") == "play-area"
        t.let_pass()
    assert t.where("inside-job") == "play-area"
    assert t.runner.credits == 5 - 2 + 2  # Gabriel's two, but nothing yet for the finished event
    t.runner.leaves()
    assert t.run is None
    assert t.where("inside-job") == "heap"
    assert t.runner.credits == 5 + 10
    assert step(t) == "runner_window_after"


@rule("TURN-G-5", "PAW-9")
def test_an_ability_that_starts_a_run_is_finished_only_when_the_run_is():
    t = table(runner=runner(rig=["sneakdoor-beta", pocket()]), corp=corp(hq=["hedge-fund"]))
    t.runner.uses("sneakdoor-beta")
    assert [f.flow.name for f in t.state.stack][2:5] == ["use", "resolve", "run"]
    while t.run is not None:
        assert step(t) == "runner_takes_action"
        t.let_pass()
    assert step(t) == "runner_window_after"
