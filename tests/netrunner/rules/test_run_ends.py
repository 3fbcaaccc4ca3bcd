"""Runs, steps [6] and [7]: how a run ends, wherever it does (RUN-6, RUN-7, RUN-10)."""

import pytest

from tests.netrunner.rules.run_props import events, goes_to, met, outcome, step, wreck
from tests.netrunner.scenario import YES, corp, rezzed, runner, server, table
from tests.rule import rule

NOISE = "noise-hacker-extraordinaire"


def nisei():
    return [rezzed("nisei-mk-ii", agenda=1)]


@rule("RUN-6")
def test_a_successful_run_ends_with_its_end_triggers_and_without_its_purse():
    t = table(runner=runner(rig=["test-run-diary", "test-run-mourner"]), corp=corp(bad_publicity=2))
    t.runner.runs("rd")
    t.settles()
    assert t.runner.view["run"]["purse"] == 2
    t.runner.leaves()
    assert (t.run, t.runner.credits, outcome(t)) == (None, 5, "successful")
    assert (t.counter("test-run-diary", "power"), t.counter("test-run-mourner", "power")) == (110, 0)
    assert "run-ends" in t.log()


@rule("RUN-7")
def test_an_unsuccessful_run_meets_both_conditions_and_loses_its_purse():
    t = table(
        runner=runner(rig=["test-run-diary", "test-run-mourner"]),
        corp=corp(bad_publicity=2, rd_server=server(ice=[rezzed("ice-wall")])),
    )
    t.runner.runs("rd")
    t.settles()
    assert t.asked == ("runner", "order")
    assert (t.run.purse, events(t, "run-unsuccessful", "run-ends")) == (0, ["run-unsuccessful", "run-ends"])
    t.runner.answers(t.options[0])
    assert (t.run, t.runner.credits, outcome(t)) == (None, 5, "unsuccessful")
    assert (t.counter("test-run-diary", "power"), t.counter("test-run-mourner", "power")) == (10, 1)
    assert "fails" in t.log()


@rule("RUN-14")
def test_after_the_run_the_action_is_finished_and_the_action_phase_goes_on():
    t = table(runner=runner(grip=["inside-job"], rig=["test-run-idler"]), corp=corp(hq=["hedge-fund"]))
    t.runner.plays("inside-job").says("run hq")
    assert t.zone("play-area") == ["inside-job"]
    while t.run is not None:
        t.let_pass()
    assert (t.asked, t.runner.pile, t.runner.clicks) == (("runner", "window"), ["inside-job"], 3)
    t.settles()
    assert (t.asked, "run rd" in t.options) == (("runner", "action"), True)


@rule("RUN-14")
def test_with_the_last_click_the_run_is_still_made_and_then_the_turn_ends():
    t = table(runner=runner(identity=NOISE), corp=corp(hq=["hostile-takeover"]), clicks=1)
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.scored, t.state.active) == (["hostile-takeover"], 0)


# "End the run" in every place


@rule("RUN-7", "RUN-3.2", "ICE-6")
def test_a_subroutine_ends_the_run_at_once():
    t = table(runner=runner(rig=["test-run-diary"]), corp=corp(rd_server=server(ice=[rezzed("ice-wall")])))
    t.runner.runs("rd")
    t.settles()
    assert (t.run, outcome(t), met(t, "passed")) == (None, "unsuccessful", [])
    assert events(t, "encounter-ends", "run-unsuccessful", "run-ends")[0] == "encounter-ends"


PLACES = ["run/approach_window", "run/rez_window", "encounter/interaction", "run/server_window", "run/last_window"]


@rule("RUN-7", "RUN-2.1", "RUN-2.3", "RUN-3.1", "RUN-5.1", "RUN-5.3")
@pytest.mark.parametrize("place", PLACES)
def test_an_ability_ends_the_run_in_any_window_and_closes_it(place):
    """AMB-24."""
    t = table(
        runner=runner(rig=["test-run-idler"]),
        corp=corp(rd_server=server(ice=[rezzed("test-run-blank")]), scored=nisei()),
    )
    t.runner.runs("rd")
    goes_to(t, place, "corp")
    t.corp.uses("nisei-mk-ii")
    assert (t.run, outcome(t)) == (None, "unsuccessful")
    assert "window" not in [f.flow.name for f in t.state.stack[:-1]]
    t.settles()
    assert t.asked == ("runner", "action")
    assert len(events(t, "encounter-ends")) == len(events(t, "encountered"))


@rule("RUN-7", "RUN-3")
def test_an_encounter_trigger_ends_the_run():
    t = table(corp=corp(rd_server=server(ice=[rezzed("data-raven")])))
    t.runner.runs("rd").says("end-the-run")
    assert (t.run, outcome(t), t.runner.tags) == (None, "unsuccessful", 0)


@rule("RUN-6", "RUN-5.5.1")
def test_a_run_ended_in_the_access_stays_successful_and_the_rest_is_not_accessed():
    """AMB-24: success was declared, so [6]."""
    t = table(
        runner=runner(rig=["test-run-diary"], identity=NOISE),
        corp=corp(remote_1=server(root=["test-run-alarm", "red-herrings"])),
    )
    t.runner.runs("remote-1").accesses("test-run-alarm")
    assert (t.run, outcome(t), met(t, "accessed")) == (None, "successful", ["test-run-alarm"])
    assert t.zone("remote-1/root") == ["test-run-alarm", "red-herrings"]
    assert t.counter("test-run-diary", "power") == 110


@rule("RUN-6")
def test_nothing_is_accessed_any_more_when_the_end_of_the_run_triggers():
    t = table(
        runner=runner(rig=["test-run-vandal"], identity=NOISE), corp=corp(remote_1=server(root=["test-run-alarm"]))
    )
    t.runner.runs("remote-1")
    t.settles()
    assert (t.run, t.where("test-run-alarm")) == (None, "archives")
    assert t.runner.view["corp"]["archives_facedown"] == 1


# A remote that ceases to exist


@rule("RUN-10", "ZONE-11")
@pytest.mark.parametrize("place", PLACES)
def test_a_run_ends_with_its_remote_once_the_open_window_closes(place):
    """AMB-25: neither successful nor unsuccessful; only "run ends" triggers; the purse is lost."""
    contents = (
        server(root=["pad-campaign"])
        if "server" in place or "last" in place
        else server(ice=[rezzed("test-run-blank")])
    )
    t = table(
        runner=runner(rig=["test-run-idler", "test-run-wrecker", "test-run-diary", "test-run-mourner"]),
        corp=corp(remote_1=contents, bad_publicity=2),
    )
    t.runner.runs("remote-1")
    goes_to(t, place)
    wreck(t, "pad-campaign" if contents["root"] else "test-run-blank")
    assert (step(t), t.asked) == (place, ("runner", "window"))
    t.runner.uses("test-run-idler").passes()
    assert (t.run, outcome(t)) == (None, "neither")
    assert (t.counter("test-run-diary", "power"), t.counter("test-run-mourner", "power")) == (10, 0)
    assert (len(t.says("run-ends")), t.says("fails")) == (1, [])
    assert t.runner.credits == 6


@rule("RUN-10")
def test_a_remote_gone_as_its_only_ice_is_approached_ends_the_run_without_a_window():
    t = table(
        runner=runner(rig=["test-run-idler", "test-run-diary"]),
        corp=corp(remote_1=server(ice=[rezzed("test-run-porter")])),
    )
    t.runner.runs("remote-1")
    assert (t.run, outcome(t), t.counter("test-run-diary", "power")) == (None, "neither", 10)


@rule("RUN-10")
def test_a_remote_gone_after_success_ends_the_run_as_a_successful_one():
    """The looter trashes the only card when the run is successful; nothing is left to replace either."""
    t = table(
        runner=runner(rig=["test-run-looter", rezzed("bank-job", credit=8)]),
        corp=corp(remote_1=server(root=["pad-campaign"])),
    )
    t.runner.runs("remote-1")
    t.settles()
    assert (t.run, outcome(t), met(t, "accessed"), t.runner.credits) == (None, "successful", [], 5)


@rule("RUN-10")
def test_a_new_remote_is_not_the_one_that_ceased_to_exist():
    t = table(
        runner=runner(rig=["test-run-wrecker", "test-run-idler"]),
        corp=corp(remote_1=server(root=["pad-campaign"]), archives=["hostile-takeover"], scored=["test-run-settler"]),
    )
    t.runner.runs("remote-1")
    goes_to(t, "run/server_window")
    wreck(t, "pad-campaign")
    t.runner.passes()
    t.corp.uses("test-run-settler")
    t.settles()
    assert (t.run, outcome(t), t.runner.scored) == (None, "neither", [])
    assert t.where("hostile-takeover") == "remote-2/root"


@rule("RUN-10", "RUN-5.5")
def test_a_remote_emptied_by_its_access_is_gone_but_the_run_finishes_as_successful():
    """AMB-58."""
    t = table(
        runner=runner(rig=["test-run-diary"], identity=NOISE, credits=9),
        corp=corp(remote_1=server(root=["hostile-takeover", "red-herrings"])),
    )
    t.runner.runs("remote-1").accesses("red-herrings").trashes()
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]
    assert (t.run, outcome(t), t.counter("test-run-diary", "power")) == (None, "successful", 110)
    assert "run remote-1" not in t.options


@rule("RUN-10")
def test_a_remote_that_loses_its_ice_but_keeps_a_card_goes_on_existing():
    t = table(
        runner=runner(rig=["test-run-wrecker"]),
        corp=corp(remote_1=server(ice=["ice-wall"], root=["hostile-takeover"])),
    )
    t.runner.runs("remote-1")
    wreck(t, "ice-wall")
    t.settles()
    assert (outcome(t), t.runner.scored) == ("successful", ["hostile-takeover"])


@rule("RUN-10")
def test_a_central_server_never_ceases_to_exist():
    t = table(
        runner=runner(rig=["test-run-wrecker"], identity=NOISE),
        corp=corp(hq_server=server(ice=["ice-wall"]), hq=[]),
    )
    t.runner.runs("hq")
    wreck(t, "ice-wall")
    t.settles()
    assert outcome(t) == "successful"


@rule("RUN-7", "RUN-6")
def test_stimhack_hurts_however_its_run_ends():
    for ice in ([], [rezzed("ice-wall")]):
        t = table(
            runner=runner(grip=["stimhack", "diesel"], identity=NOISE), corp=corp(hq_server=server(ice=ice), hq=[])
        )
        t.runner.plays("stimhack").says("run hq")
        t.settles()
        assert (t.run, t.runner.brain, t.runner.pile[0]) == (None, 1, "diesel")


@rule("RUN-5.5.1", "RUN-6")
def test_snare_may_flatline_in_the_middle_of_a_run():
    t = table(runner=runner(grip=["diesel"], identity=NOISE), corp=corp(hq=["snare"]))
    t.runner.runs("hq").goes_on()
    t.corp.says(YES)
    assert (t.winner, t.reason) == ("corp", "flatline")
