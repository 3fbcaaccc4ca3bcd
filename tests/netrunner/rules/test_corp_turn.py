"""TURN-C: the Corp's turn, step by step; and what TURN-G says of every turn."""

import pytest

from jackin.kernel.frame import Frame
from jackin.netrunner.dsl import card, gain, new_card, on_turn_begin, on_turn_end, take_credits
from jackin.netrunner.flows.turn import CORP_TURN
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.measures import Value
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, CREDIT
from tests.netrunner.rules.chart import ledger, number_asked, pocket, reaches, rez, score, step, use, walk
from tests.netrunner.scenario import corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule


class Early(Effect):
    """The action phase is over, whatever clicks are left."""

    def do(self, s: State, f: Frame) -> None:
        turn = s.frame(CORP_TURN)
        assert turn is not None
        turn.jump("corp_discards")


class ClicksLeft(Value):
    def of(self, s: State, f: Frame) -> int:
        return s.clicks[CORP]


new_card("test-corp-closing-time", side="corp", type="operation", cost=0)
card("test-corp-closing-time", play=Early())

new_card("test-corp-time-clock", side="corp", type="asset", cost=0, trash=1)
card("test-corp-time-clock", when=[on_turn_end(gain(100), gain(ClicksLeft()))])

new_card("test-corp-annuity", side="corp", type="asset", cost=0, trash=1)
card("test-corp-annuity", recurring=3, when=[on_turn_begin(take_credits(3))])

WINDOWS = ["corp_opening_window", "corp_first_window", "corp_window_after", "corp_last_window"]
AGENDA = unrezzed("hostile-takeover", advancement=2)


def busy_table(**more):
    """The Corp can rez, score and use; the Runner can use: in every window both are asked."""
    side = corp(
        remote_1=server(root=["pad-campaign"]), remote_2=server(root=[AGENDA]), remote_3=server(root=[ledger()])
    )
    return table("corp", corp=side, runner=runner(rig=[pocket()]), begin=True, **more)


@rule("TURN-C-1", "TURN-C-2", "TURN-C-3", "TURN-G-2", "TURN-C-2.2", "TURN-C-2.3")
def test_the_corps_turn_asks_in_the_order_of_its_chart():
    assert walk(busy_table()) == [
        ("corp_opening_window", "corp", "window"),
        ("corp_opening_window", "runner", "window"),
        ("corp_first_window", "corp", "window"),
        ("corp_first_window", "runner", "window"),
        *[
            ("corp_acts", "corp", "action"),
            ("corp_window_after", "corp", "window"),
            ("corp_window_after", "runner", "window"),
        ]
        * 3,
        ("corp_last_window", "corp", "window"),
        ("corp_last_window", "runner", "window"),
    ]


@rule("TURN-C-1.2", "TURN-C-2.1", "TURN-C-2.3", "TURN-C-3.2", "PAW-7", "SCORE-2", "REZ-2")
@pytest.mark.parametrize(
    "window", ["corp_opening_window", "corp_first_window", "corp_window_after", "corp_last_window"]
)
def test_every_window_of_the_corps_turn_is_for_abilities_rezzing_and_scoring(window):
    t = reaches(busy_table(), window)
    assert set(t.options) == {
        rez(t, "pad-campaign"), score(t, "hostile-takeover"), use(t, "test-chart-ledger"), "pass",
    }  # fmt: skip
    t.corp.answers(rez(t, "pad-campaign")).answers(use(t, "test-chart-ledger")).scores("hostile-takeover")
    assert step(t) == window
    assert t.is_rezzed("pad-campaign")
    assert t.corp.scored == ["hostile-takeover"]


@rule("TURN-C-1.2", "TURN-C-2.1", "PAW-7")
@pytest.mark.parametrize(
    "window", ["corp_opening_window", "corp_first_window", "corp_window_after", "corp_last_window"]
)
def test_the_runner_may_use_abilities_in_every_window_of_the_corps_turn(window):
    t = reaches(busy_table(), window)
    t.corp.passes()
    assert step(t) == window
    assert t.asked == ("runner", "window")
    assert t.options == [use(t, "test-chart-pocket"), "pass"]


@rule("TURN-C-1.1", "TURN-C-1.2", "TURN-C-1.5", "TURN-G-4")
def test_clicks_come_before_the_opening_window_and_the_draw_after_it():
    t = busy_table()
    assert step(t) == "corp_opening_window"
    assert t.corp.clicks == 3
    assert (len(t.corp.hand), len(t.corp.deck)) == (0, 10)
    reaches(t, "corp_first_window")
    assert (len(t.corp.hand), len(t.corp.deck)) == (1, 9)
    assert t.corp.clicks == 3


@rule("TURN-C-1.3")
def test_recurring_credits_come_back_after_the_opening_window():
    t = table("corp", corp=corp(identity="nbn-making-news", remote_1=server(root=["pad-campaign"])), begin=True)
    t.state.set_counter(t.card("nbn-making-news"), CREDIT, 0)
    assert step(t) == "corp_opening_window"
    t.corp.passes()
    assert t.counter("nbn-making-news", "credit") == 2


@rule("TURN-C-1.3", "TURN-C-1.4")
def test_recurring_credits_come_back_before_the_turn_begins():
    t = table(
        "corp", corp=corp(credits=0, remote_1=server(root=[rezzed("test-corp-annuity"), "pad-campaign"])), begin=True
    )
    t.state.set_counter(t.card("test-corp-annuity"), CREDIT, 0)
    t.corp.passes()
    assert t.corp.credits == 3
    assert t.counter("test-corp-annuity", "credit") == 0


@rule("TURN-C-1.3")
def test_the_runners_recurring_credits_stay_as_they_are_in_the_corps_turn():
    t = table(
        "corp", corp=corp(remote_1=server(root=["pad-campaign"])), runner=runner(rig=["the-toolbox"]), begin=True
    )
    t.state.set_counter(t.card("the-toolbox"), CREDIT, 1)
    t.corp.passes()
    assert step(t) == "corp_first_window"
    assert t.counter("the-toolbox", "credit") == 1


@rule("TURN-C-1.4")
def test_when_your_turn_begins_is_met_between_the_opening_window_and_the_draw():
    side = corp(remote_1=server(root=[rezzed("pad-campaign"), "akitaro-watanabe"]), rd=[])
    t = table("corp", corp=side, begin=True)
    assert (step(t), t.corp.credits) == ("corp_opening_window", 5)
    t.corp.passes()
    assert t.corp.credits == 6
    assert t.winner == "runner"  # the draw found nothing, but the turn had begun


@rule("TURN-C-1.4", "ABIL-17")
def test_a_card_rezzed_in_the_opening_window_is_active_when_the_turn_begins_and_a_later_one_is_not():
    t = table("corp", corp=corp(remote_1=server(root=["pad-campaign"])), begin=True)
    t.corp.rezzes("pad-campaign")
    assert (step(t), t.corp.credits) == ("corp_acts", 5 - 2 + 1)
    t = table("corp", corp=corp(remote_1=server(root=["pad-campaign"])), begin=True)
    t.corp.passes()
    t.corp.rezzes("pad-campaign")
    assert t.corp.credits == 5 - 2


@rule("TURN-C-1.5", "WIN-3")
def test_the_mandatory_draw_costs_no_click_and_an_empty_rd_loses():
    t = table("corp", corp=corp(rd=["pad-campaign"]), begin=True)
    assert t.corp.hand == ["pad-campaign"]
    assert (t.asked, t.corp.clicks) == (("corp", "action"), 3)
    t = table("corp", corp=corp(rd=[]), begin=True)
    assert (t.winner, t.reason) == ("runner", "decked")


@rule("TURN-C-2.2")
def test_each_action_is_followed_by_another_while_clicks_remain():
    t = table("corp", corp=corp(credits=0))
    for left in (3, 2, 1):
        assert (t.asked, t.corp.clicks) == (("corp", "action"), left)
        t.corp.answers("credit")
    assert t.corp.credits == 3
    assert t.state.active == 1


@rule("TURN-C-3.1")
def test_the_corp_discards_one_card_at_a_time_down_to_its_hand_size():
    hand = ["hedge-fund", "pad-campaign", "ice-wall", "enigma", "hunter", "snare", "rototurret"]
    t = table("corp", corp=corp(hq=hand), clicks=1)
    t.corp.takes_credit()
    assert (step(t), t.asked, number_asked(t)) == ("corp_discards", ("corp", "discard"), 2)
    assert {f"discard {slug}" for slug in hand} == set(t.options)
    t.corp.discards("snare")
    assert (step(t), number_asked(t)) == ("corp_discards", 1)
    assert "discard snare" not in t.options
    t.corp.discards("enigma")
    assert t.state.active == 1
    assert sorted(t.corp.hand) == sorted(set(hand) - {"snare", "enigma"})
    assert t.corp.pile == ["snare", "enigma"]


@rule("TURN-C-3.1")
def test_a_full_hand_is_no_reason_to_discard():
    t = table("corp", corp=corp(hq=["hedge-fund"] * 5), clicks=1)
    t.corp.takes_credit()
    assert t.state.active == 1
    assert len(t.corp.hand) == 5


@rule("TURN-C-3.1", "TURN-C-3.2")
def test_the_last_window_opens_after_discarding():
    t = table("corp", corp=corp(hq=["hedge-fund"] * 5 + ["enigma"], remote_1=server(root=["pad-campaign"])), clicks=1)
    seen = walk(t)
    assert [asked[0] for asked in seen] == ["corp_acts", "corp_window_after", "corp_discards", "corp_last_window"]


@rule("TURN-C-3.2")
def test_an_agenda_can_still_be_scored_after_discarding():
    side = corp(
        hq=["hedge-fund"] * 5 + ["enigma"], remote_1=server(root=[unrezzed("hostile-takeover", advancement=1)])
    )
    t = table("corp", corp=side, clicks=1)
    t.corp.advances("hostile-takeover").passes()
    t.corp.discards("enigma")
    assert step(t) == "corp_last_window"
    t.corp.scores("hostile-takeover")
    assert t.corp.points == 1


@rule("TURN-C-3.3", "TURN-C-3.4")
def test_unspent_clicks_are_lost_before_the_turn_ends():
    """Only a card can leave clicks unspent (AMB-52)."""
    side = corp(
        hq=["test-corp-closing-time"],
        credits=0,
        remote_1=server(root=[rezzed("test-corp-time-clock"), "pad-campaign"]),
    )
    t = table("corp", corp=side)
    t.corp.plays("test-corp-closing-time")
    assert (step(t), t.corp.clicks) == ("corp_last_window", 2)
    t.corp.passes()
    assert t.corp.clicks == 0
    assert t.corp.credits == 100  # "when your turn ends" came, and counted no clicks


@rule("TURN-C-3.4", "TURN-G-1")
def test_when_your_turn_ends_is_met_after_the_last_window_and_then_the_runners_turn_starts():
    t = table(
        "corp", corp=corp(credits=0, remote_1=server(root=[rezzed("test-corp-time-clock"), ledger()])), clicks=1
    )
    reaches(t, "corp_last_window")
    assert t.corp.credits == 1
    t.corp.passes()
    assert t.corp.credits == 101
    assert t.state.active == 1
    assert t.runner.clicks == 4


@rule("TURN-G-1", "SET-10")
def test_turns_alternate_until_somebody_wins():
    t = table("corp", corp=corp(rd=["hedge-fund"] * 3), begin=True)
    turns = []
    while t.winner is None:
        turns.append(t.state.active)
        t.ends_turn()
    assert turns == [0, 1, 0, 1, 0, 1]
    assert (t.winner, t.state.turn) == ("runner", 7)  # the fourth Corp turn cannot draw


@rule("TURN-G-3")
def test_turns_runs_and_their_sections_are_nested_timing_structures():
    t = table(corp=corp(hq_server=server(ice=[rezzed("ice-wall")])), runner=runner(rig=[pocket()]), begin=True)
    assert t.runner.view["timing"][1:] == ["runner-turn/runner_opening_window", "window/offers"]
    t.runner.runs("hq")
    assert t.runner.view["timing"][1:] == ["runner-turn/runner_takes_action", "run/approach_window", "window/offers"]
    t.runner.passes()
    t.runner.passes()
    assert t.runner.view["timing"][1:] == [
        "runner-turn/runner_takes_action", "run/meets_or_passes", "encounter/interaction", "window/offers",
    ]  # fmt: skip
    t.ends_turn()
    assert t.corp.view["timing"][1:] == ["corp-turn/corp_acts"]


@rule("TURN-G-6")
def test_this_turn_includes_the_opening_window():
    """EX-36."""
    side = corp(remote_1=server(root=[AGENDA]), hq=["aggressive-negotiation"], rd=["enigma", "hunter"])
    t = table("corp", corp=side, begin=True)
    assert step(t) == "corp_opening_window"
    t.corp.scores("hostile-takeover")
    reaches(t, "corp_acts")
    assert t.corp.can("play aggressive-negotiation")
    t = reaches(table("corp", corp=side, begin=True), "corp_acts")
    assert t.corp.why_not("aggressive-negotiation") == ["why-nothing-scored"]


@rule("TURN-G-6")
def test_what_happened_in_the_last_turn_is_not_of_this_turn():
    side = corp(remote_1=server(root=[AGENDA]), hq=["aggressive-negotiation"])
    t = table("corp", corp=side, clicks=1)
    t.corp.takes_credit().scores("hostile-takeover")
    t.settles().ends_turn()
    assert t.asked == ("corp", "action")
    assert not t.corp.can("play aggressive-negotiation")
