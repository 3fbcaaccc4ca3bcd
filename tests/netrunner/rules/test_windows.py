"""PAW: paid ability windows, priority, and when they close."""

import pytest

from jackin.netrunner.dsl import ICE, card, gain, new_card, on_encounter, on_rez, paid, rez_free, run
from jackin.netrunner.dsl.costs import credits
from tests.netrunner.rules.chart import ledger, pocket, reaches, rez, score, step, use
from tests.netrunner.scenario import corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

new_card("test-window-open-day", side="corp", type="operation", cost=0)
card("test-window-open-day", play=run(0))

new_card("test-window-architect", side="corp", type="asset", cost=0, trash=1)
card("test-window-architect", paid=[paid([credits(1)], rez_free(ICE))])

new_card("test-window-fanfare", side="corp", type="asset", cost=0, trash=1)
card("test-window-fanfare", when=[on_rez(gain(3))])

new_card("test-window-toll", side="runner", type="resource", cost=0)
card("test-window-toll", when=[on_encounter(ICE, gain(7))])


def both_have_something(turn="runner", **more):
    side = corp(remote_1=server(root=[ledger()]))
    return table(turn, corp=side, runner=runner(rig=[pocket()]), begin=True, **more)


# Priority, and the closing of a window (AMB-6)


@rule("PAW-2")
def test_the_active_player_has_the_first_opportunity():
    assert both_have_something("runner").asked == ("runner", "window")
    assert both_have_something("corp").asked == ("corp", "window")


@rule("PAW-2")
def test_in_a_run_the_runner_has_the_first_opportunity_of_every_window():
    t = table(corp=corp(remote_1=server(root=[ledger()], ice=[rezzed("ice-wall")])), runner=runner(rig=[pocket()]))
    t.runner.runs("remote-1")
    first = []
    for wanted in ("approach_window", "rez_window", "meets_or_passes"):
        while t.state.stack[2].step != wanted:
            t.let_pass()
        first.append(t.asked)
    assert first == [("runner", "window")] * 3


@rule("PAW-2", "PAW-7")
def test_in_a_run_in_the_corps_turn_the_corp_has_the_first_opportunity_and_cannot_score():
    """AMB-7: no window of a run carries S."""
    side = corp(
        hq=["test-window-open-day"],
        remote_1=server(root=[ledger()]),
        remote_2=server(root=[unrezzed("hostile-takeover", advancement=2)]),
    )
    t = table("corp", corp=side, runner=runner(rig=[pocket()]))
    t.corp.plays("test-window-open-day")
    windows = 0
    while t.run is not None:
        if t.asked == ("corp", "window"):
            windows += 1
            assert score(t, "hostile-takeover") not in t.options
            assert use(t, "test-chart-ledger") in t.options
        assert windows, "the Runner was asked before the Corp"
        t.let_pass()
    assert windows == 2  # [5.1] and [5.3]
    assert t.asked == ("corp", "window")
    assert score(t, "hostile-takeover") in t.options


@rule("PAW-3", "ABIL-3")
def test_in_one_opportunity_a_player_does_any_number_of_things_in_any_order():
    side = corp(remote_1=server(root=["pad-campaign", ledger()]), remote_2=server(root=["melange-mining-corp"]))
    t = table("corp", corp=side, begin=True)
    money = use(t, "test-chart-ledger")
    for value in (money, rez(t, "melange-mining-corp"), money, money, rez(t, "pad-campaign")):
        assert t.asked == ("corp", "window")
        t.corp.answers(value)
    assert t.corp.credits == 5 + 3 - 1 - 2
    assert step(t) == "corp_opening_window"


@rule("PAW-4", "PAW-5")
def test_a_window_closes_when_both_pass_in_turn():
    t = both_have_something()
    t.runner.passes()
    assert (step(t), t.asked) == ("runner_opening_window", ("corp", "window"))
    t.corp.passes()
    assert (step(t), t.asked) == ("runner_first_window", ("runner", "window"))


@rule("PAW-5")
def test_a_window_closes_when_the_active_player_acts_and_the_opponent_does_nothing():
    t = both_have_something()
    t.runner.answers(use(t, "test-chart-pocket")).passes()
    assert (step(t), t.asked) == ("runner_opening_window", ("corp", "window"))
    t.corp.passes()
    assert step(t) == "runner_first_window"


@rule("PAW-4", "PAW-5")
def test_the_active_player_gets_another_opportunity_when_the_opponent_acts():
    t = both_have_something()
    t.runner.passes()
    t.corp.answers(use(t, "test-chart-ledger")).passes()
    assert (step(t), t.asked) == ("runner_opening_window", ("runner", "window"))
    t.runner.passes()
    assert step(t) == "runner_first_window"


@rule("PAW-4", "PAW-5")
def test_opportunities_go_on_as_long_as_each_player_does_something():
    t = both_have_something()
    for _ in range(3):
        t.runner.answers(use(t, "test-chart-pocket")).passes()
        t.corp.answers(use(t, "test-chart-ledger")).passes()
        assert (step(t), t.asked) == ("runner_opening_window", ("runner", "window"))
    t.runner.answers(use(t, "test-chart-pocket")).passes()
    assert (step(t), t.asked) == ("runner_opening_window", ("corp", "window"))
    t.corp.passes()
    assert step(t) == "runner_first_window"


@rule("PAW-5")
def test_doing_nothing_closes_a_window_only_after_both_had_an_opportunity():
    """A player who passes first has not closed it: the other may act, and then both may."""
    t = both_have_something("corp")
    t.corp.passes()
    assert (step(t), t.asked) == ("corp_opening_window", ("runner", "window"))
    t.runner.answers(use(t, "test-chart-pocket")).passes()
    t.corp.answers(use(t, "test-chart-ledger")).passes()
    assert (step(t), t.asked) == ("corp_opening_window", ("runner", "window"))
    t.runner.passes()
    assert step(t) == "corp_first_window"


# What happens in silence, and what must not


@rule("PAW-5")
def test_a_window_in_which_everybody_sees_that_nothing_can_be_done_passes_in_silence():
    side = corp(remote_1=server(root=[rezzed("pad-campaign")]), hq_server=server(ice=["ice-wall"]), hq=["snare"])
    assert step(table(corp=side, begin=True)) == "runner_acts"
    assert step(table("corp", corp=side, begin=True)) == "corp_acts"


@rule("PAW-4")
@pytest.mark.parametrize(
    ("hidden", "credits"), [("pad-campaign", 5), ("pad-campaign", 1), ("hostile-takeover", 5), ("snare", 0)]
)
def test_the_corp_is_asked_in_the_runners_windows_whatever_its_unrezzed_card_is(hidden, credits):
    """Otherwise silence would tell the Runner that the card is no asset, or too dear."""
    t = table(corp=corp(remote_1=server(root=[hidden]), credits=credits), begin=True)
    assert (step(t), t.asked) == ("runner_opening_window", ("corp", "window"))
    assert (len(t.options) > 1) == ((hidden == "pad-campaign" and credits >= 2) or hidden == "snare")


@rule("PAW-4")
def test_the_corp_is_asked_about_an_unrezzed_upgrade_in_a_central_root():
    t = table(corp=corp(hq_server=server(root=["akitaro-watanabe"]), credits=0), begin=True)
    assert (step(t), t.asked, t.options) == ("runner_opening_window", ("corp", "window"), ["pass"])


@rule("PAW-4")
def test_the_corp_is_asked_about_approached_unrezzed_ice_it_cannot_pay_for():
    t = table(corp=corp(hq_server=server(ice=["hadrians-wall"]), credits=0))
    t.runner.runs("hq")
    assert (t.state.stack[2].step, t.asked, t.options) == ("rez_window", ("corp", "window"), ["pass"])
    t = table(corp=corp(hq_server=server(ice=[rezzed("hadrians-wall")]), credits=0))
    t.runner.runs("hq")
    assert t.asked == ("runner", "action")  # nothing hidden and nothing to do: straight into the wall


@rule("PAW-4")
def test_before_its_own_action_the_corp_is_asked_only_if_it_can_do_something():
    """The Corp decides next in any case, so the Runner learns nothing."""
    side = corp(remote_1=server(root=["hostile-takeover"]))
    t = table("corp", corp=side, begin=True)
    assert step(t) == "corp_opening_window"
    t.corp.passes()
    assert step(t) == "corp_acts"
    t.corp.takes_credit()
    assert step(t) == "corp_acts"
    t.corp.takes_credit().takes_credit()
    assert (step(t), t.options) == ("corp_window_after", ["pass"])  # the Runner's turn is next
    t.corp.passes()
    assert (step(t), t.options) == ("corp_last_window", ["pass"])


@rule("PAW-4")
def test_before_its_own_action_the_corp_is_asked_if_the_runner_could_act_in_between():
    """Then it is not the Corp's decision that comes next, and being skipped would tell."""
    side = corp(remote_1=server(root=["hostile-takeover"]))
    t = table("corp", corp=side, runner=runner(rig=[pocket()]), begin=True)
    reaches(t, "corp_first_window")
    assert (t.asked, t.options) == (("corp", "window"), ["pass"])


@rule("PAW-4")
def test_the_runner_cannot_tell_a_window_of_the_corp_from_the_action_that_follows_it():
    t = table("corp", corp=corp(remote_1=server(root=["pad-campaign"])), begin=True)
    reaches(t, "corp_first_window")
    assert t.corp.view["timing"][-2:] == ["corp-turn/corp_first_window", "window/offers"]
    seen = t.runner.view
    t.corp.passes()
    assert step(t) == "corp_acts"
    assert t.runner.view == seen


@rule("PAW-4")
def test_the_runner_is_asked_only_with_something_to_do():
    """All that the Runner can use in a window lies open."""
    side = runner(rig=["armitage-codebusting", "corroder"], grip=["sure-gamble"])
    assert step(table(runner=side, begin=True)) == "runner_acts"
    t = table(runner=runner(rig=[pocket(1)]), begin=True)
    assert t.asked == ("runner", "window")
    t.runner.answers(use(t, "test-chart-pocket"))
    assert step(t) == "runner_acts"


# What windows are for


@rule("PAW-1", "REZ-2")
def test_rezzing_and_abilities_happen_only_in_windows():
    side = corp(remote_1=server(root=["pad-campaign", ledger()]), hq=["hedge-fund"])
    t = table("corp", corp=side)
    assert t.asked == ("corp", "action")
    assert not [value for value in t.options if value.startswith(("rez", "score", "use"))]
    t.corp.takes_credit()
    assert t.asked == ("corp", "window")
    assert {value.split()[0] for value in t.options} == {"rez", "use", "pass"}


@rule("PAW-1")
def test_scoring_happens_only_in_windows():
    t = table("corp", corp=corp(remote_1=server(root=[unrezzed("hostile-takeover", advancement=2)])))
    assert t.asked == ("corp", "action")
    assert score(t, "hostile-takeover") not in t.options
    t.corp.takes_credit()
    assert score(t, "hostile-takeover") in t.options


@rule("PAW-1", "PREV-2")
def test_a_preventing_ability_states_its_own_moment():
    """Net Shield works while net damage is being done, where there is no window; and in no window."""
    t = table(
        runner=runner(rig=["net-shield", pocket()], grip=["sure-gamble"] * 3),
        corp=corp(hq_server=server(ice=[rezzed("data-mine")])),
        begin=True,
    )
    assert t.options == [use(t, "test-chart-pocket"), "pass"]
    t.runner.runs("hq")
    while t.asked != ("runner", "prevent"):
        assert not [value for value in t.options if value.startswith("prevent")]
        assert t.let_pass()
    t.runner.prevents("net-shield")
    assert len(t.runner.hand) == 3


@rule("PAW-1")
def test_a_card_that_may_be_rezzed_at_its_own_moment_needs_no_window():
    """Zaibatsu Loyalty may be rezzed while a card is being exposed."""
    side = corp(remote_1=server(root=["zaibatsu-loyalty"]), remote_2=server(root=["snare"]))
    t = table(corp=side, runner=runner(grip=["infiltration"]))
    t.runner.plays("infiltration").says("expose").picks("snare")
    assert t.asked == ("corp", "rez-to-prevent")
    assert rez(t, "zaibatsu-loyalty") in t.options
    assert rez(t, "snare") not in t.options
    t.corp.answers(rez(t, "zaibatsu-loyalty"))
    assert t.is_rezzed("zaibatsu-loyalty")


@rule("PAW-6", "SCORE-7")
def test_each_thing_resolves_completely_before_the_next():
    side = corp(remote_1=server(root=["test-window-fanfare", "pad-campaign"]), credits=0)
    t = table("corp", corp=side, begin=True)
    assert rez(t, "pad-campaign") not in t.options  # too poor
    t.corp.rezzes("test-window-fanfare")
    assert (t.asked, t.corp.credits) == (("corp", "window"), 3)
    assert rez(t, "pad-campaign") in t.options


@rule("PAW-6", "PREV-1")
def test_only_prevention_interrupts_what_is_done_in_a_window():
    """Data Raven's counter gives a tag; between paying and the tag there is a Decoy and nothing else."""
    side = corp(
        hq_server=server(ice=[rezzed("data-raven", power=1)]), remote_1=server(root=["pad-campaign", ledger()])
    )
    t = table("corp", corp=side, runner=runner(rig=["decoy", pocket()]), begin=True)
    t.corp.uses("data-raven")
    decoy = t.runner.id("decoy")
    assert (t.asked, t.options) == (("runner", "prevent"), [f"prevent {decoy} 0", "done"])
    t.runner.done()
    assert t.runner.tags == 1
    assert t.asked == ("corp", "window")


@rule("PAW-8", "REZ-3")
def test_ice_is_rezzed_only_while_it_is_approached_and_only_that_ice():
    side = corp(hq_server=server(ice=["enigma", "ice-wall"]), rd_server=server(ice=["hunter"]), credits=20)
    t = table(corp=side, runner=runner(rig=[pocket()]), begin=True)
    rezzable = []
    t.runner.does("run hq")
    while t.run is not None:
        for value in t.options:
            if value.startswith("rez"):
                rezzable.append((t.state.stack[2].step, value))
        t.let_pass()
    assert rezzable == [("rez_window", rez(t, "ice-wall")), ("rez_window", rez(t, "enigma"))]


@rule("PAW-8")
def test_ice_is_rezzed_at_another_time_if_a_card_says_so():
    side = corp(remote_1=server(root=[rezzed("test-window-architect")]), hq_server=server(ice=["enigma"]))
    t = table(corp=side, begin=True)
    assert (step(t), t.asked) == ("runner_opening_window", ("corp", "window"))
    assert rez(t, "enigma") not in t.options
    t.corp.uses("test-window-architect")
    assert t.is_rezzed("enigma")
    assert t.corp.credits == 4


@rule("PAW-9", "ACT-5")
def test_there_is_no_window_while_an_action_resolves():
    """Between the steps of an install and of an operation nobody rezzes, scores or uses anything."""
    side = corp(
        hq=["melange-mining-corp", "shipment-from-kaguya"],
        remote_1=server(root=["pad-campaign"]),
        remote_2=server(root=[unrezzed("hostile-takeover", advancement=1)]),
        remote_3=server(root=[ledger()]),
    )
    t = table("corp", corp=side, runner=runner(rig=[pocket()]))
    t.corp.answers("install melange-mining-corp")
    assert t.asked == ("corp", "install-where")
    t.corp.answers("at remote-1")
    assert t.asked == ("corp", "trash-first")
    t.corp.trashes_first("pad-campaign")
    assert (step(t), t.asked) == ("corp_window_after", ("corp", "window"))
    t.corp.plays("shipment-from-kaguya")
    assert t.asked == ("corp", "pick")
    assert {value.split()[0] for value in t.options} == {"pick", "done"}
    t.corp.picks("hostile-takeover").done()
    assert (step(t), t.asked) == ("corp_window_after", ("corp", "window"))
    assert score(t, "hostile-takeover") in t.options


@rule("PAW-9", "ACT-5")
def test_an_action_that_starts_a_run_opens_the_windows_of_the_run():
    t = table(corp=corp(remote_1=server(root=[ledger()])), runner=runner(rig=[pocket()]))
    t.runner.runs("hq")
    assert t.asked == ("runner", "window")
    assert [f.flow.name for f in t.state.stack] == ["game", "runner-turn", "run", "window"]


@rule("PAW-10", "RUN-3")
def test_when_encountered_resolves_before_the_window_of_the_encounter_opens():
    t = table(
        runner=runner(rig=["test-window-toll", "corroder", pocket()], credits=0),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
    )
    t.runner.runs("hq")
    while t.state.stack[-2].step != "interaction":
        assert t.runner.credits == 0
        t.let_pass()
    assert t.runner.credits == 7
    assert use(t, "corroder") in t.options


@rule("PAW-10")
def test_a_choice_when_encountered_is_made_before_the_window_opens():
    t = table(runner=runner(rig=[pocket()]), corp=corp(hq_server=server(ice=[rezzed("data-raven")])))
    t.runner.runs("hq")
    while t.asked != ("runner", "decide"):
        assert t.state.stack[2].step != "meets_or_passes"
        t.let_pass()
    t.runner.says("take-1-tag")
    assert t.runner.tags == 1
    assert t.state.stack[-2].step == "interaction"


@rule("PAW-7", "PAW-9")
def test_windows_of_both_turns_carry_the_flags_of_the_table():
    """S in the Corp's turn only; R in both; ice in neither."""
    side = corp(
        remote_1=server(root=["pad-campaign"]),
        remote_2=server(root=[unrezzed("hostile-takeover", advancement=2)]),
        hq_server=server(ice=["ice-wall"]),
    )
    corps = table("corp", corp=side, begin=True)
    runners = table(corp=side, begin=True)
    for t, verbs in ((corps, {"rez", "score"}), (runners, {"rez"})):
        side_name = t.corp.view["active"]
        for window in ("opening_window", "first_window", "window_after", "last_window"):
            reaches(t, f"{side_name}_{window}")
            assert {value.split()[0] for value in t.options} == {*verbs, "pass"}
            assert rez(t, "ice-wall") not in t.options
