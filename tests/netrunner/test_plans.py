"""Plans: whole ways to break ice under one button, with whole prices."""

from __future__ import annotations

from jackin.kernel.machine import answer
from jackin.netrunner import GAME
from jackin.netrunner.shown.plans import PlanView, plans
from jackin.netrunner.words import CORP, RUNNER
from tests.netrunner.scenario import Put, Table, corp, hosted, rezzed, runner, server, table


def met(ice: str, rig: list[str | Put], credits: int = 9, clicks: int = 4) -> Table:
    """The Runner encounters this ice on HQ, with these cards installed."""
    t = table(corp=corp(hq_server=server(ice=[rezzed(ice)])), runner=runner(rig=rig, credits=credits), clicks=clicks)
    t.runner.runs("hq")
    while not (t.asked == ("runner", "window") and t.run.encountering):
        assert t.let_pass()
    return t


def whole(t: Table) -> list[PlanView]:
    return [plan for plan in plans(t.state, RUNNER) if plan["kind"] == "break-all"]


def carried_out(t: Table, plan: PlanView) -> Table:
    then = t.fork()
    for value in plan["values"]:
        answer(then.state, value)
    return then


def test_the_price_of_breaking_all_includes_the_missing_strength():
    t = met("ichi-1-0", ["ninja"], clicks=1)
    (plan,) = whole(t)
    assert (plan["credits"], plan["clicks"], plan["cards"]) == (3 + 3, 0, [t.runner.id("ninja")])


def test_a_plan_carried_out_breaks_everything_for_its_price():
    t = met("ichi-1-0", ["ninja"])
    for plan in whole(t):
        then = carried_out(t, plan)
        assert then.run.broken == 0b111
        assert t.runner.credits - then.runner.credits == plan["credits"]
        assert t.runner.clicks - then.runner.clicks == plan["clicks"]


def test_clicks_and_breaker_are_mixed_where_clicks_save_credits():
    t = met("ichi-1-0", ["ninja"])
    assert {(plan["clicks"], plan["credits"]) for plan in whole(t)} == {(0, 6), (1, 5), (2, 4), (3, 0)}


def test_credits_on_cards_pay_first_and_count_in_the_price():
    t = met("enigma", [rezzed("the-toolbox", credit=2), "gordian-blade"], credits=0)
    (plan,) = whole(t)
    assert plan["credits"] == 2
    assert [line["n"] for line in carried_out(t, plan).says("breaks")] == [1, 2]


def test_without_the_credits_there_is_no_plan():
    assert whole(met("enigma", ["gordian-blade"], credits=1)) == []


def test_a_breaker_of_the_wrong_kind_has_no_plan():
    assert plans(met("enigma", ["corroder"]).state, RUNNER) == []


def test_virus_counters_that_weaken_the_ice_are_a_way_of_their_own():
    t = met("wall-of-static", ["corroder", rezzed("datasucker", virus=1)])
    ways = {(len(plan["cards"]), plan["credits"]) for plan in whole(t)}
    assert ways == {(1, 2), (2, 1)}
    assert len(whole(t)[0]["cards"]) == 1, "what spends nothing but credits comes first"


def test_each_subroutine_has_its_price_for_each_means():
    t = met("ichi-1-0", ["ninja"])
    single = [plan for plan in plans(t.state, RUNNER) if plan["kind"] == "break"]
    prices = [(plan["subroutine"], plan["credits"], plan["clicks"]) for plan in single]
    assert prices == [(0, 0, 1), (0, 4, 0), (1, 0, 1), (1, 4, 0), (2, 0, 1), (2, 4, 0)]
    for plan in single:
        assert carried_out(t, plan).run.broken == 1 << plan["subroutine"]


def test_one_subroutine_can_be_broken_by_what_would_break_two():
    t = met("heimdall-1-0", ["battering-ram"], credits=20)
    single = [plan for plan in plans(t.state, RUNNER) if plan["kind"] == "break" and plan["credits"]]
    assert carried_out(t, single[0]).run.broken == 0b1


def test_what_is_hosted_on_a_breaker_makes_it_cheaper():
    bare, touched = (
        met("wall-of-static", ["corroder"]),
        met("wall-of-static", ["corroder", hosted("the-personal-touch", "corroder")]),
    )
    assert (whole(bare)[0]["credits"], whole(touched)[0]["credits"]) == (2, 1)


def test_only_the_runner_in_an_encounter_has_plans():
    t = met("enigma", ["gordian-blade"])
    assert plans(t.state, RUNNER)
    assert plans(t.state, CORP) == []
    assert plans(table(runner=runner(rig=["gordian-blade"])).state, RUNNER) == []


def test_plans_do_not_depend_on_what_the_runner_cannot_see():
    t = met("ichi-1-0", ["ninja", rezzed("datasucker", virus=2)])
    for seed in range(5):
        assert plans(GAME.redeal(t.state, RUNNER, seed), RUNNER) == plans(t.state, RUNNER)


def test_asking_for_plans_changes_nothing():
    t = met("ichi-1-0", ["ninja"])
    before = GAME.encode(t.state)
    plans(t.state, RUNNER)
    assert GAME.encode(t.state) == before
