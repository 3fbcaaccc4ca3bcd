"""Where a stop is worth its click, and where the table may go on."""

from __future__ import annotations

from jackin.netrunner.shown.matters import sensible, weigh
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table

RUNNER = 1
CORP = 0


def weighed(t: Table) -> tuple[list[str], str]:
    assert t.ask is not None
    return tuple(weigh(t.state, t.ask.seat))  # type: ignore[return-value]


def test_only_the_asked_seat_is_told():
    t = table()
    assert tuple(weigh(t.state, CORP)) == ([], "")
    assert weighed(t) == (["action"], "")


def test_a_run_past_ice_that_cannot_be_rezzed_is_never_stopped():
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=["ice-wall"]), credits=0),
        runner=runner(rig=["corroder"], grip=["sure-gamble"] * 4),
    )
    t.runner.answers("run hq")
    passed = 0
    while t.run is not None and t.ask is not None and t.ask.kind != "trash-accessed":
        reasons, passing = weighed(t)
        assert reasons == [], t.asked
        (t.runner if t.ask.seat == RUNNER else t.corp).answers(passing)
        passed += 1
    assert passed > 1


def test_an_encounter_stops_while_something_can_be_broken_and_no_longer():
    t = table(corp=corp(hq_server=server(ice=[rezzed("ice-wall")])), runner=runner(rig=["corroder"], credits=9))
    t.runner.answers("run hq")
    while "encounter/interaction" not in t.runner.view["timing"]:
        assert weighed(t)[0] == [], t.asked
        (t.runner if t.ask and t.ask.seat == RUNNER else t.corp).answers(weighed(t)[1])
    assert weighed(t)[0] == ["break"]
    t.runner.breaks("corroder", 0)
    assert t.asked == ("runner", "window")
    assert weighed(t) == ([], "pass")


def test_going_on_is_asked_after_a_blow_and_not_otherwise():
    t = table(corp=corp(hq_server=server(ice=[rezzed("neural-katana")])), runner=runner(grip=["sure-gamble"] * 5))
    t.runner.runs("hq")
    asked = []
    while t.run is not None and t.ask is not None and t.ask.kind in ("jack-out", "window"):
        if t.ask.kind == "jack-out":
            asked.append(weighed(t))
        (t.runner if t.ask.seat == RUNNER else t.corp).answers("continue" if t.ask.kind == "jack-out" else "pass")
    assert asked[-1][0] == ["harm"]


def test_room_is_asked_for_only_when_there_is_none():
    t = table("corp", corp(hq=["ice-wall"], hq_server=server(ice=[rezzed("enigma")]), credits=9))
    t.corp.answers("install ice-wall")
    t.corp.answers("at hq")
    assert t.asked == ("corp", "trash-first")
    assert weighed(t) == ([], "done")


def test_equal_credits_are_one_way_to_pay():
    t = table(runner=runner(rig=["cyberfeeder", "cyberfeeder", "corroder"], credits=9),
              corp=corp(hq_server=server(ice=[rezzed("ice-wall")])))  # fmt: skip
    t.runner.runs("hq")
    t.runner.answers(next(value for value in t.options if value.startswith("use")))
    assert t.asked == ("runner", "pay")
    assert t.ask is not None
    assert len(t.options) > 1
    assert sensible(t.state, t.ask) == [t.options[0]]
    assert weighed(t) == ([], t.options[0])


def test_archives_are_accessed_in_any_order_if_the_order_does_not_matter():
    t = table(corp=corp(archives=["hedge-fund", "ice-wall", "enigma"]))
    t.runner.runs("archives")
    t.runner.answers("continue")
    assert t.asked == ("runner", "access")
    reasons, passing = weighed(t)
    assert reasons == []
    t.runner.answers(passing)


def test_the_order_of_archives_is_asked_if_a_card_there_does_something():
    t = table(
        corp=corp(identity="jinteki-personal-evolution", archives=["hedge-fund", "nisei-mk-ii"]),
        runner=runner(grip=["sure-gamble", "diesel", "infiltration"]),
    )
    t.runner.runs("archives")
    t.runner.answers("continue")
    assert weighed(t) == (["access"], "")
