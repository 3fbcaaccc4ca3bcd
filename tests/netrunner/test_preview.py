"""A run looked at before it is made: what is known of the ice, what breaking costs, what is left."""

from __future__ import annotations

from jackin.netrunner import GAME
from jackin.netrunner.shown.matters import weigh
from jackin.netrunner.shown.preview import IceRow, PreviewView, preview
from jackin.netrunner.words import CORP, RUNNER
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table


def seen(t: Table, where: str = "hq", **wish: bool) -> PreviewView:
    found = preview(t.state, RUNNER, where, {f"#{name[1:]}": yes for name, yes in wish.items()})
    assert found is not None
    return found


def row(t: Table, slug: str) -> IceRow:
    return next(row for row in seen(t)["rows"] if row["card"] == slug)


def test_ice_is_listed_from_the_outermost_and_what_is_not_rezzed_is_unknown():
    t = table(
        corp=corp(hq_server=server(ice=["enigma", rezzed("ice-wall")]), credits=6), runner=runner(rig=["corroder"])
    )
    rows = seen(t)["rows"]
    assert [(row["card"], row["unknown"]) for row in rows] == [("ice-wall", False), ("", True)]
    assert seen(t)["bound"] == 6


def test_the_price_is_what_the_best_plan_costs_and_the_rest_is_left():
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("wall-of-static")])),
        runner=runner(rig=["corroder"], credits=7),
    )
    found = seen(t)
    assert (found["rows"][0]["credits"], found["rows"][0]["cards"]) == (2, [t.runner.id("corroder")])
    assert (found["has"], found["cost"], found["left"], found["accesses"]) == (7, 2, 5, 1)


def test_credits_for_breakers_are_counted_besides_the_pool():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("enigma")])),
        runner=runner(rig=["gordian-blade", rezzed("the-toolbox", credit=2)], credits=1),
    )
    found = seen(t)
    assert (found["has"], found["lent"], found["cost"], found["left"]) == (1, 2, 2, 1)


def test_what_was_spent_on_the_first_ice_is_missing_at_the_second():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static"), rezzed("ice-wall")])),
        runner=runner(rig=["corroder"], credits=2),
    )
    outer, inner = seen(t)["rows"]
    assert (outer["credits"], outer["breaks"]) == (1, True)
    assert (inner["credits"], inner["ends"], inner["breaks"]) == (-1, True, False)


def test_ice_that_is_let_costs_nothing_and_leaves_more_for_the_next():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static"), rezzed("ice-wall")])),
        runner=runner(rig=["corroder"], credits=2),
    )
    outer, inner = preview(t.state, RUNNER, "hq", {seen(t)["rows"][0]["ice"]: False})["rows"]  # type: ignore[index]
    assert (outer["credits"], outer["breaks"]) == (1, False)
    assert (inner["credits"], inner["breaks"]) == (2, True)


def test_no_breaker_of_the_right_kind_is_no_way():
    t = table(corp=corp(hq_server=server(ice=[rezzed("enigma")])), runner=runner(rig=["corroder"], credits=9))
    assert (row(t, "enigma")["credits"], row(t, "enigma")["ends"]) == (-1, True)


def test_a_toll_is_paid_whatever_is_broken():
    t = table(corp=corp(hq_server=server(ice=[rezzed("tollbooth")])), runner=runner(rig=["gordian-blade"], credits=9))
    found = seen(t)
    assert (found["rows"][0]["toll"], found["rows"][0]["credits"], found["cost"]) == (3, 4, 7)


def test_ice_tells_what_it_does_unbroken():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("ice-wall"), rezzed("neural-katana"), rezzed("hunter")])),
        runner=runner(),
    )
    assert [(row["ends"], row["harms"]) for row in seen(t)["rows"]] == [(False, True), (False, True), (True, False)]


def test_only_runs_that_can_be_made_now_are_looked_at():
    t = table(corp=corp(hq_server=server(ice=[rezzed("ice-wall")])))
    assert preview(t.state, RUNNER, "remote-7", {}) is None
    assert preview(t.state, CORP, "hq", {}) is None


def test_an_event_that_runs_is_looked_at_when_it_asks_for_the_server():
    t = table(
        corp=corp(rd_server=server(ice=[rezzed("wall-of-static")])),
        runner=runner(grip=["inside-job"], rig=["corroder"], credits=9),
    )
    t.runner.answers("play inside-job")
    assert seen(t, "rd")["rows"][0]["card"] == "wall-of-static"


def test_an_event_that_leaves_no_choice_says_where_it_runs_and_is_looked_at_before_it_is_played():
    t = table(
        corp=corp(rd_server=server(ice=[rezzed("wall-of-static")])),
        runner=runner(grip=["the-makers-eye"], rig=["corroder"], credits=9),
    )
    play = next(option for option in t.runner.view["ask"]["options"] if option["verb"] == "play")
    assert play["runs"] == "rd"
    found = preview(t.state, RUNNER, "rd", {}, play["value"])
    assert found is not None
    assert (found["by"], found["rows"][0]["card"], found["has"], found["left"]) == (
        "play the-makers-eye", "wall-of-static", 7, 5,
    )  # fmt: skip
    assert preview(t.state, RUNNER, "hq", {}, play["value"]) is None


def test_a_program_that_runs_says_where():
    t = table(runner=runner(rig=["sneakdoor-beta"]), corp=corp(archives_server=server(ice=[rezzed("ice-wall")])))
    use = next(option for option in t.runner.view["ask"]["options"] if option["verb"] == "use")
    found = preview(t.state, RUNNER, use["runs"], {}, use["value"])
    assert found is not None
    assert (use["runs"], [row["card"] for row in found["rows"]]) == ("archives", ["ice-wall"])


def test_a_card_that_lets_its_player_choose_says_nothing_and_asks():
    t = table(runner=runner(grip=["inside-job", "diesel"]))
    assert all("runs" not in option for option in t.runner.view["ask"]["options"])


def test_a_preview_does_not_depend_on_what_the_runner_cannot_see():
    t = table(
        corp=corp(
            hq=["snare", "hedge-fund"],
            hq_server=server(ice=["enigma", rezzed("ichi-1-0"), "tollbooth"]),
        ),
        runner=runner(rig=["ninja"], credits=9),
    )
    for seed in range(5):
        assert preview(GAME.redeal(t.state, RUNNER, seed), RUNNER, "hq", {}) == seen(t)


def test_looking_changes_nothing():
    t = table(corp=corp(hq_server=server(ice=[rezzed("ice-wall")])), runner=runner(rig=["corroder"]))
    before = GAME.encode(t.state)
    seen(t)
    assert GAME.encode(t.state) == before


def test_a_breaker_of_the_wrong_kind_neither_stops_an_encounter_nor_stands_in_front():
    t = table(corp=corp(hq_server=server(ice=[rezzed("enigma")])), runner=runner(rig=["corroder"], credits=9))
    t.runner.runs("hq")
    while not t.run.encountering:
        assert t.let_pass()
    assert t.asked == ("runner", "window")
    use = next(option for option in t.runner.view["ask"]["options"] if option["verb"] == "use")
    assert use["idle"]
    assert tuple(weigh(t.state, RUNNER)) == ([], "pass")
