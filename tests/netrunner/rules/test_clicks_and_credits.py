"""CLICK and CRED: the two things everybody spends."""

from jackin.netrunner.dsl import card, clicks, gain_click, lose_click, new_card, on_turn_end, spend_counter
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.rules.abilities import Hook
from jackin.netrunner.words import POWER, RUNNER, TURN_BEGINS
from tests.netrunner.rules.chart import number_asked, pocket, reaches, step, use, walk
from tests.netrunner.scenario import corp, rezzed, runner, server, table
from tests.rule import rule

OPPONENTS = 0

new_card("test-click-overtime", side="runner", type="resource", cost=0)
card("test-click-overtime", paid=[spend_counter(POWER, gain_click(1))])

new_card("test-click-night-shift", side="runner", type="resource", cost=0)
card("test-click-night-shift", when=[on_turn_end(gain_click(1))])

new_card("test-click-early-riser", side="corp", type="asset", cost=0, trash=1)
card("test-click-early-riser", when=[Hook(TURN_BEGINS, sequence((gain_click(2),)), whose=OPPONENTS)])

new_card("test-click-distraction", side="corp", type="operation", cost=0)
card("test-click-distraction", play=lose_click(2))

new_card("test-click-treadmill", side="corp", type="ice", cost=0, strength=0)
card("test-click-treadmill", subroutines=[lose_click(3, RUNNER)])

new_card("test-click-assistant", side="runner", type="resource", cost=0)
card("test-click-assistant", static=[clicks(1)])

new_card("test-click-hangover", side="runner", type="resource", cost=0)
card("test-click-hangover", static=[clicks(-2)])


# Clicks


@rule("CLICK-1")
def test_gained_clicks_join_the_total_at_once():
    t = table("corp", corp=corp(hq=["biotic-labor"], credits=4))
    t.corp.plays("biotic-labor")
    assert t.corp.clicks == 3 - 1 + 2
    assert number_asked(t) == 4


@rule("CLICK-1")
def test_lost_clicks_leave_the_total_at_once_in_the_middle_of_a_run():
    t = table(corp=corp(hq_server=server(ice=[rezzed("enigma")])), runner=runner(rig=[pocket()]))
    t.runner.runs("hq")
    assert t.runner.clicks == 4 - 1
    t.settles()
    assert t.runner.clicks == 4 - 1 - 1
    assert [line["n"] for line in t.says("loses-clicks")] == [1]


@rule("CLICK-1")
def test_any_click_of_the_total_pays_for_any_action():
    """A click gained from a card buys what the first click bought."""
    t = table("corp", corp=corp(hq=["biotic-labor"], credits=4), clicks=1)
    t.corp.plays("biotic-labor").takes_credit().draws()
    assert t.corp.credits == 1
    assert t.corp.clicks == 0


@rule("CLICK-2", "ACT-1")
def test_click_abilities_are_offered_only_as_actions_of_ones_own_turn():
    t = table(runner=runner(rig=["magnum-opus", pocket()]), begin=True)
    magnum, money = use(t, "magnum-opus"), use(t, "test-chart-pocket")
    assert t.asked == ("runner", "window")
    assert t.runner.can(money)
    assert not t.runner.can(magnum)
    reaches(t, "runner_acts")
    assert t.runner.can(magnum)
    reaches(t, "runner_last_window")
    assert t.runner.can(money)
    assert not t.runner.can(magnum)


@rule("CLICK-2", "ACT-1")
def test_no_click_is_spent_in_the_opponents_turn():
    t = table("corp", runner=runner(rig=["magnum-opus", pocket()]), begin=True)
    t.state.clicks[RUNNER] = 4
    offered = []
    while t.state.active == 0:
        if t.asked == ("runner", "window"):
            offered += [value for value in t.options if value != "pass"]
        if not t.let_pass():
            t.corp.takes_credit()
    assert set(offered) == {use(t, "test-chart-pocket")}


@rule("CLICK-3")
def test_the_action_phase_goes_on_until_no_click_is_left():
    t = table(begin=True)
    actions = [asked for asked in walk(t) if asked[2] == "action"]
    assert actions == [("runner_acts", "runner", "action")] * 4
    assert t.runner.clicks == 0


@rule("CLICK-3")
def test_an_action_cannot_be_declined():
    t = table(runner=runner(grip=["sure-gamble"]))
    assert t.asked == ("runner", "action")
    assert not {"pass", "done", "end-turn", "continue"} & set(t.options)
    t = table("corp", corp=corp(hq=["hedge-fund"]))
    assert not {"pass", "done", "end-turn", "continue"} & set(t.options)


@rule("CLICK-4")
def test_a_click_can_be_gained_in_ones_own_action_phase():
    t = table(runner=runner(rig=[rezzed("test-click-overtime", power=2)]), begin=True)
    t.runner.answers(use(t, "test-click-overtime"))
    assert t.runner.clicks == 5


@rule("CLICK-4", "ABIL-15")
def test_no_click_is_gained_in_the_discard_phase():
    t = table(
        runner=runner(rig=[rezzed("test-click-overtime", power=2), pocket(), "test-click-night-shift"]), clicks=1
    )
    reaches(t, "runner_last_window")
    assert use(t, "test-chart-pocket") in t.options
    assert use(t, "test-click-overtime") not in t.options
    assert t.runner.why_not("test-click-overtime") == ["why-no-effect"]
    t.ends_turn()
    assert t.runner.clicks == 0
    assert "gains-clicks" not in t.log()


@rule("CLICK-4")
def test_no_click_is_gained_in_the_opponents_turn():
    t = table(corp=corp(remote_1=server(root=[rezzed("test-click-early-riser")])), begin=True)
    assert t.runner.clicks == 4
    assert t.corp.clicks == 0
    assert "gains-clicks" not in t.log()
    t = table("corp", runner=runner(rig=[rezzed("test-click-overtime", power=2), pocket()]), begin=True)
    assert t.asked == ("runner", "window")
    assert t.options == [use(t, "test-chart-pocket"), "pass"]


@rule("CLICK-5")
def test_no_more_clicks_are_lost_than_there_are():
    t = table("corp", corp=corp(hq=["test-click-distraction"]), clicks=2)
    t.corp.plays("test-click-distraction")
    assert t.corp.clicks == 0
    assert step(t) != "corp_acts"
    assert [line["n"] for line in t.says("loses-clicks")] == [1]


@rule("CLICK-5")
def test_with_no_click_left_losing_one_does_nothing():
    t = table(corp=corp(hq_server=server(ice=[rezzed("test-click-treadmill")]), hq=["hedge-fund"]), clicks=1)
    t.runner.runs("hq").goes_on()
    assert t.runner.clicks == 0
    assert "loses-clicks" not in t.log()
    assert "succeeds" in t.log()


@rule("TURN-G-4", "TURN-R-1.1")
def test_total_clicks_are_adjusted_by_everything_that_gives_more_or_fewer():
    for rig, total in (
        ([], 4),
        (["test-click-assistant"], 5),
        (["test-click-hangover"], 2),
        (["test-click-assistant"] * 3, 7),
    ):
        assert table(runner=runner(rig=rig), begin=True).runner.clicks == total
    both = table(runner=runner(rig=["test-click-assistant", "test-click-hangover"]), begin=True)
    assert both.runner.clicks == 3
    assert len([asked for asked in walk(both) if asked[2] == "action"]) == 3


@rule("TURN-G-4")
def test_total_clicks_never_fall_below_none():
    t = table(runner=runner(rig=["test-click-hangover"] * 3 + [pocket()]), begin=True)
    assert t.runner.clicks == 0
    assert "runner_acts" not in [asked[0] for asked in walk(t)]


# Credits


@rule("CRED-1")
def test_gained_credits_enter_the_pool_and_spent_ones_leave_it():
    t = table("corp", corp=corp(hq=["hedge-fund"], credits=6))
    t.corp.plays("hedge-fund")
    assert t.corp.credits == 6 - 5 + 9


@rule("CRED-1")
def test_lost_credits_go_to_nobody():
    t = table("corp", corp=corp(hq=["closed-accounts"], credits=5), runner=runner(credits=8, tags=1))
    t.corp.plays("closed-accounts")
    assert t.runner.credits == 0
    assert t.corp.credits == 5 - 1


@rule("CRED-2", "RECUR-5")
def test_losing_credits_does_not_touch_recurring_ones():
    t = table("corp", corp=corp(hq=["closed-accounts"]), runner=runner(rig=["the-toolbox"], credits=3, tags=1))
    t.corp.plays("closed-accounts")
    assert t.runner.credits == 0
    assert t.counter("the-toolbox", "credit") == 2


@rule("CRED-2")
def test_with_an_empty_pool_there_is_nothing_to_lose_whatever_recurs():
    t = table(
        corp=corp(identity="nbn-making-news", credits=0, hq=["hedge-fund"]), runner=runner(grip=["account-siphon"])
    )
    t.runner.plays("account-siphon").takes_instead("account-siphon")
    assert (t.corp.credits, t.counter("nbn-making-news", "credit")) == (0, 2)
    assert t.runner.credits == 5 + 2  # Gabriel's own two, nothing from the Siphon
    assert t.runner.tags == 2


@rule("CRED-3")
def test_one_cost_may_be_paid_from_several_sources():
    t = table(
        runner=runner(rig=["corroder", "the-toolbox", "cyberfeeder"], credits=1),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])),
    )
    t.runner.runs("hq").uses("corroder", 1)
    toolbox, feeder = t.runner.id("the-toolbox"), t.runner.id("cyberfeeder")
    assert set(t.options) == {f"pay {toolbox}x1", f"pay {feeder}x1", "pay poolx1"}
    t.runner.answers(f"pay {feeder}x1")
    assert t.strength("corroder") == 3


@rule("CRED-3")
def test_sources_are_combined_when_no_single_one_is_enough():
    t = table(
        runner=runner(rig=["ninja", "the-toolbox", "cyberfeeder", pocket()], credits=0),
        corp=corp(hq_server=server(ice=[rezzed("rototurret")])),
    )
    t.runner.runs("hq").uses("ninja", 1)
    assert (t.counter("the-toolbox", "credit"), t.counter("cyberfeeder", "credit")) == (0, 0)
    assert t.strength("ninja") == 5


@rule("CRED-3")
def test_a_source_pays_only_for_what_it_permits():
    t = table(runner=runner(rig=["the-toolbox", "crash-space"], grip=["sure-gamble", "corroder"], credits=1))
    assert not t.runner.can("install corroder")  # 2 credits: neither card pays for installing
    assert t.runner.why_not("corroder") == ["why-credits-short"]
    t = table(runner=runner(rig=["cyberfeeder"], grip=["parasite", "djinn", "corroder"], credits=1))
    assert t.runner.can("install djinn") is False  # a program, but no virus
    t = table(runner=runner(rig=["cyberfeeder"], grip=["medium"], credits=2))
    t.runner.installs("medium")  # a virus: 1 from Cyberfeeder, 2 from the pool
    assert (t.runner.credits, t.counter("cyberfeeder", "credit")) == (0, 0)
    assert t.runner.rig == ["cyberfeeder", "medium"]
