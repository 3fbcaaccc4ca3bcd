"""Bypassing ice (BYPASS)."""

from tests.netrunner.rules.run_props import events, goes_to, met, outcome, step
from tests.netrunner.scenario import NO, YES, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

NOISE = "noise-hacker-extraordinaire"


def femme(*ice, credits, rig=(), choose=""):
    """Femme Fatale has just been installed and has chosen an ice before HQ."""
    t = table(
        runner=runner(grip=["femme-fatale", *["diesel"] * 4], rig=rig, credits=credits + 9, identity=NOISE),
        corp=corp(hq_server=server(ice=ice)),
    )
    t.runner.installs("femme-fatale")
    if t.asked == ("runner", "pick"):
        t.runner.picks(choose)
    return t


@rule("BYPASS-1")
def test_bypassed_ice_is_passed_at_once_and_the_run_goes_on_with_the_next():
    t = table(
        runner=runner(grip=["inside-job"], rig=["test-run-diary", "test-run-idler"], identity=NOISE),
        corp=corp(hq_server=server(ice=["enigma", rezzed("test-run-triple")]), credits=0),
    )
    t.runner.plays("inside-job").says("run hq")
    goes_to(t, "run/may_jack_out")
    assert events(t, "encountered", "encounter-ends", "passed") == ["encountered", "encounter-ends", "passed"]
    assert (met(t, "passed"), t.counter("test-run-diary", "power")) == (["test-run-triple"], 1)
    assert t.corp.credits == 0
    assert met(t, "approached") == ["test-run-triple", "enigma"]


@rule("BYPASS-1")
def test_ice_can_be_bypassed_in_the_middle_of_its_window():
    t = table(
        runner=runner(rig=["test-run-sidestep", "test-run-idler"]),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
    )
    t.runner.runs("hq")
    goes_to(t, "encounter/interaction")
    t.runner.uses("test-run-sidestep")
    assert step(t) == "run/server_window"
    assert met(t, "passed") == ["ice-wall"]


@rule("BYPASS-1")
def test_inside_job_bypasses_the_first_ice_encountered_and_no_other():
    """Unrezzed ice is not encountered, so the bypass waits for the first that is."""
    t = table(
        runner=runner(grip=["inside-job"], identity=NOISE),
        corp=corp(
            hq_server=server(ice=[rezzed("ice-wall"), rezzed("wall-of-static"), unrezzed("hunter")]), credits=0
        ),
    )
    t.runner.plays("inside-job").says("run hq")
    t.settles()
    assert met(t, "encountered") == ["wall-of-static", "ice-wall"]
    assert outcome(t) == "unsuccessful"
    assert [line["n"] for line in t.says("subroutine")] == [1]


@rule("BYPASS-2")
def test_what_was_broken_before_a_bypass_does_not_count_as_broken():
    t = table(
        runner=runner(grip=["diesel"] * 5, rig=["test-run-sidestep", "corroder"], credits=9),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall"), rezzed("chum")])),
    )
    t.runner.runs("hq").goes_on().uses("corroder", 1).breaks("corroder", 0)
    t.runner.uses("test-run-sidestep")
    assert t.runner.pile == ["diesel"] * 3


@rule("BYPASS-2")
def test_ice_without_subroutines_is_not_fully_broken_by_a_bypass():
    """AMB-41, AMB-44: Femme Fatale may bypass it for nothing, and Chum hits."""
    t = femme(rezzed("test-run-blank"), rezzed("chum"), credits=0, choose="test-run-blank")
    t.runner.runs("hq").says(YES)
    t.settles()
    assert (t.runner.credits, t.runner.pile) == (0, ["diesel"] * 3)
    assert outcome(t) == "successful"


@rule("BYPASS-3", "ABIL-10")
def test_a_bypass_drops_the_encounter_ability_that_has_not_resolved():
    """EX-34: the Runner bypasses Tollbooth for 1 credit and pays no 3."""
    t = femme(rezzed("tollbooth"), credits=1)
    t.runner.runs("hq").says(YES)
    t.settles()
    assert (t.runner.credits, outcome(t)) == (0, "successful")


@rule("BYPASS-3")
def test_without_the_bypass_the_encounter_ability_follows():
    t = femme(rezzed("tollbooth"), credits=4)
    t.runner.runs("hq").says(NO)
    t.settles()
    assert (t.runner.credits, outcome(t)) == (1, "unsuccessful")


@rule("BYPASS-3")
def test_the_runners_own_waiting_abilities_are_dropped_too():
    t = table(
        runner=runner(grip=["inside-job"], rig=["test-run-cameraman"], identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
    )
    t.runner.plays("inside-job").says("run hq")
    t.settles()
    first, second = (value for value in t.options)
    assert t.asked == ("runner", "order")
    f = t.fork()
    t.runner.answers(next(v for v in (first, second) if "inside-job" in v))
    t.settles()
    f.runner.answers(next(v for v in (first, second) if "cameraman" in v))
    f.settles()
    assert (t.runner.credits, f.runner.credits) == (3, 4)
    assert (outcome(t), outcome(f)) == ("successful", "successful")


@rule("BYPASS-4")
def test_a_bypass_needs_no_strength_only_its_price():
    """EX-17: one credit for each subroutine; with too few there is no choice."""
    t = femme(rezzed("hadrians-wall"), credits=2)
    assert t.strength("femme-fatale") < t.strength("hadrians-wall")
    t.runner.runs("hq").says(YES)
    t.settles()
    assert (t.runner.credits, outcome(t)) == (0, "successful")
    t = femme(rezzed("hadrians-wall"), credits=1)
    t.runner.runs("hq")
    t.settles()
    assert outcome(t) == "unsuccessful"


@rule("BYPASS-4")
def test_only_the_chosen_ice_can_be_bypassed():
    t = femme(rezzed("ice-wall"), rezzed("wall-of-static"), credits=5, choose="ice-wall")
    t.runner.runs("hq")
    t.settles()
    assert (met(t, "encountered"), outcome(t), t.runner.credits) == (["wall-of-static"], "unsuccessful", 5)
