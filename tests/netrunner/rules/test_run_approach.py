"""Runs, steps [1], [2] and [4]: initiating a run, approaching ice, passing it (RUN)."""

import pytest

from tests.netrunner.rules.run_props import events, goes_to, met, outcome, step, story, wreck
from tests.netrunner.scenario import corp, faceup, rezzed, runner, server, table
from tests.rule import rule

SCORED = ["test-run-watchman"]
RIG = ["test-run-idler"]


def line_of(*ice, **more):
    """Ice before R&D, innermost first, and a card for each side to use in every window."""
    return corp(rd_server=server(ice=ice), scored=SCORED, **more)


# [1] Initiation


@rule("RUN-1")
def test_a_run_names_any_one_server_that_exists():
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])))
    runs = [value for value in t.options if value.startswith("run ")]
    assert runs == ["run hq", "run rd", "run archives", "run remote-1"]
    t.runner.runs("remote-1")
    assert (t.runner.view["run"]["server"], t.runner.clicks) == ("remote-1", 3)


@rule("RUN-1")
def test_a_card_can_initiate_a_run_on_a_server_of_its_own_choice():
    t = table(runner=runner(grip=["inside-job", "account-siphon"]), corp=corp(remote_1=server(root=["pad-campaign"])))
    f = t.fork()
    t.runner.plays("inside-job")
    assert t.options == ["run hq", "run rd", "run archives", "run remote-1"]
    f.runner.plays("account-siphon")
    assert f.runner.view["run"]["server"] == "hq"


@rule("RUN-1.a", "RUN-1")
def test_bad_publicity_pays_one_credit_a_point_for_this_run_only():
    t = table(corp=corp(bad_publicity=3))
    t.runner.runs("rd")
    assert (t.runner.view["run"]["purse"], t.runner.credits) == (3, 5)
    t.runner.leaves()
    assert (t.run, t.runner.credits) == (None, 5)


@rule("RUN-1.b")
def test_with_ice_the_run_goes_to_the_approach_of_it():
    t = table(runner=runner(rig=RIG), corp=line_of("ice-wall"))
    t.runner.runs("rd")
    assert step(t) == "run/approach_window"
    assert met(t, "approached") == ["ice-wall"]


@rule("RUN-1.b", "RUN-5")
def test_without_ice_nothing_is_passed_and_the_server_is_approached():
    """AMB-9."""
    t = table(runner=runner(rig=["test-run-diary", "test-run-idler"]), corp=line_of())
    t.runner.runs("rd")
    assert step(t) == "run/server_window"
    assert events(t, "approached", "passed") == []
    assert t.counter("test-run-diary", "power") == 0


# [2] Approach


@rule("RUN-2", "RUN-2.2", "RUN-4.a", "RUN-8", "RUN-13")
def test_ice_is_approached_from_the_outermost_inward_and_only_the_first_holds_the_runner():
    """EX-3: A outermost, B, C innermost, all left unrezzed."""
    t = table(corp=line_of("enigma", "hunter", "ice-wall"))
    t.runner.runs("rd")
    asks = story(t)
    assert met(t, "approached") == ["ice-wall", "hunter", "enigma"]
    assert met(t, "passed") == ["ice-wall", "hunter", "enigma"]
    jacks = [(at, kind) for at, seat, kind in asks if kind == "jack-out"]
    assert jacks == [("run/may_jack_out", "jack-out")] * 2 + [("run/may_jack_out_of_server", "jack-out")]
    assert t.zone("rd/ice") == ["enigma", "hunter", "ice-wall"]


@rule("RUN-13")
def test_ice_that_was_passed_or_fully_broken_is_approached_again_in_the_next_run():
    t = table(runner=runner(rig=["corroder"], credits=9), corp=corp(hq_server=server(ice=[rezzed("ice-wall")])))
    t.runner.runs("hq").breaks("corroder", 0)
    t.settles()
    assert t.zone("hq/ice") == ["ice-wall"]
    t.runner.runs("hq")
    assert met(t, "approached") == ["ice-wall", "ice-wall"]
    assert t.run.broken == 0
    t.settles()
    assert outcome_of_last(t) == "unsuccessful"


def approaches(t, slug):
    """Up to the first window of this ice's approach."""
    while t.run.ice != t.card(slug):
        assert t.let_pass()
    assert step(t) == "run/approach_window"


def outcome_of_last(t):
    return events(t, "run-successful", "run-unsuccessful")[-1].removeprefix("run-")


@rule("RUN-2", "RUN-2.1", "RUN-2.2", "RUN-2.3", "RUN-2.4", "RUN-4", "RUN-4.a")
def test_an_approach_is_a_window_then_jacking_out_then_the_window_for_rezzing():
    t = table(runner=runner(rig=RIG), corp=line_of("ice-wall", "hunter"))
    t.runner.runs("rd")
    first = [("run/approach_window", "runner", "window"), ("run/approach_window", "corp", "window")]
    rez = [("run/rez_window", "runner", "window"), ("run/rez_window", "corp", "window")]
    jack = [("run/may_jack_out", "runner", "jack-out")]
    assert story(t)[:9] == [*first, *rez, *first, *jack, *rez]


def corp_things(t, place):
    """What the Corp can do in a window."""
    goes_to(t, place, "corp")
    return sorted(value for value in t.options if value != "pass")


@rule("RUN-2.1", "RUN-2.3", "RUN-5.1", "RUN-5.3", "RUN-3.1")
def test_each_window_of_a_run_allows_what_its_flags_say():
    """[2.1], [3.1] and [5.1]: abilities only. [2.3]: also non-ice and the approached ice. [5.3]: also non-ice."""
    agenda = faceup("breaking-news", advancement=2)
    t = table(
        runner=runner(rig=["test-run-idler", "corroder"], credits=9),
        corp=line_of("hunter", "ice-wall", hq_server=server(ice=["enigma"]),
                     remote_1=server(root=["pad-campaign"]), remote_2=server(root=[agenda])),
    )  # fmt: skip
    ability = f"use {t.corp.id('test-run-watchman')} 0"
    asset, wall, hunter = (f"rez {t.corp.id(slug)}" for slug in ("pad-campaign", "ice-wall", "hunter"))
    t.runner.runs("rd")
    assert corp_things(t, "run/approach_window") == [ability]
    assert corp_things(t, "run/rez_window") == sorted([asset, wall, ability])
    t.corp.answers(wall)
    goes_to(t, "encounter/interaction")
    t.runner.breaks("corroder", 0).passes()
    assert corp_things(t, "encounter/interaction") == [ability]
    t.corp.passes()
    assert corp_things(t, "run/rez_window") == sorted([asset, hunter, ability])
    assert corp_things(t, "run/server_window") == [ability]
    assert corp_things(t, "run/last_window") == sorted([asset, ability])


@rule("RUN-2.3")
def test_the_runner_may_act_after_the_approached_ice_was_rezzed_but_not_break_it():
    """AMB-38."""
    t = table(runner=runner(rig=["gordian-blade"], credits=9), corp=line_of("enigma"))
    t.runner.runs("rd")
    t.corp.rezzes("enigma")
    t.corp.passes()
    assert (step(t), t.asked) == ("run/rez_window", ("runner", "window"))
    assert [v for v in t.options if v.startswith("use")] == [f"use {t.runner.id('gordian-blade')} 1"]
    t.runner.uses("gordian-blade", 1)
    assert t.strength("gordian-blade") == 3


@rule("RUN-2.4", "RUN-4")
def test_rezzed_ice_is_encountered_and_unrezzed_ice_is_passed():
    """AMB-65: step [4] is reached from unrezzed ice too."""
    t = table(runner=runner(rig=["test-run-diary"]), corp=line_of("enigma", rezzed("hunter")))
    t.runner.runs("rd")
    t.corp.says(0)
    assert met(t, "encountered") == ["hunter"]
    t.runner.says(5)
    t.settles()
    assert met(t, "encountered") == ["hunter"]
    assert met(t, "passed") == ["hunter", "enigma"]
    assert t.counter("test-run-diary", "power") == 102


# Jacking out


@rule("RUN-8", "RUN-2.2")
def test_jacking_out_of_an_approach_makes_the_run_unsuccessful():
    t = table(runner=runner(rig=["test-run-diary", "test-run-mourner"]), corp=line_of("enigma", "hunter"))
    t.runner.runs("rd").jacks_out()
    t.runner.answers(t.options[0])
    assert (t.run, outcome(t)) == (None, "unsuccessful")
    assert met(t, "passed") == ["hunter"]
    assert met(t, "approached") == ["hunter", "enigma"]
    assert (t.counter("test-run-diary", "power"), t.counter("test-run-mourner", "power")) == (11, 1)


@rule("RUN-8", "RUN-5.2")
def test_jacking_out_is_offered_in_two_steps_and_nowhere_else():
    t = table(runner=runner(rig=[*RIG, "crypsis"], credits=9), corp=line_of(rezzed("ice-wall"), rezzed("hunter")))
    t.runner.runs("rd")
    places = set()
    while t.run is not None:
        if "jack-out" in t.options:
            places.add(step(t))
        if t.asked == ("corp", "trace"):
            t.corp.says(0)
        elif t.asked == ("runner", "link"):
            t.runner.says(3)
        elif t.asked == ("runner", "decide"):
            t.runner.answers("trash")
        elif t.asked == ("runner", "trash-accessed"):
            t.runner.leaves()
        elif step(t) == "encounter/interaction" and t.run.ice == t.card("ice-wall") and t.run.broken == 0:
            goes_to(t, "encounter/interaction")
            t.runner.uses("crypsis", 1).breaks("crypsis", 0)
        else:
            t.let_pass()
    assert places == {"run/may_jack_out", "run/may_jack_out_of_server"}


@rule("RUN-9", "RUN-2.2")
def test_after_cell_portal_the_outermost_ice_is_not_the_first_any_more():
    """EX-21."""
    t = table(corp=line_of(rezzed("cell-portal"), "hunter"))
    t.runner.runs("rd").goes_on()
    goes_to(t, "run/may_jack_out")
    assert met(t, "approached") == ["hunter", "cell-portal", "hunter"]
    assert not t.is_rezzed("cell-portal")
    t.runner.jacks_out()
    assert outcome(t) == "unsuccessful"


@rule("RUN-9", "RUN-4")
def test_a_lone_cell_portal_sends_the_runner_back_to_itself_unpassed():
    t = table(runner=runner(rig=["test-run-diary"]), corp=line_of(rezzed("cell-portal"), credits=5))
    t.runner.runs("rd")
    goes_to(t, "run/may_jack_out")
    assert met(t, "approached") == ["cell-portal", "cell-portal"]
    assert t.counter("test-run-diary", "power") == 0
    t.runner.goes_on()
    t.corp.rezzes("cell-portal")
    goes_to(t, "run/may_jack_out")
    assert met(t, "encountered") == ["cell-portal", "cell-portal"]
    t.runner.goes_on()
    t.settles()
    assert t.counter("test-run-diary", "power") == 101


@rule("RUN-9")
def test_if_the_outermost_ice_is_gone_the_next_one_is_still_no_first_approach():
    t = table(runner=runner(rig=["test-run-wrecker"]), corp=line_of("enigma", "hunter"))
    t.runner.runs("rd")
    wreck(t, "hunter")
    goes_to(t, "run/may_jack_out")
    assert met(t, "approached") == ["hunter", "enigma"]


# Ice that leaves


@rule("RUN-2.b", "RUN-4")
def test_approached_ice_that_is_gone_in_the_first_window_has_been_passed():
    """AMB-57: the window stays open; no [2.2] and no [2.3] for that ice; then [4] with its trigger."""
    t = table(
        runner=runner(rig=["test-run-wrecker", "test-run-diary", "test-run-idler"]),
        corp=line_of("enigma", "hunter", remote_1=server(root=["pad-campaign"])),
    )
    t.runner.runs("rd")
    approaches(t, "enigma")
    wreck(t, "enigma")
    assert (step(t), t.asked) == ("run/approach_window", ("runner", "window"))
    t.runner.uses("test-run-idler")
    rest = story(t)
    assert rest[0][0] == "run/approach_window"
    assert next(at for at, _, _ in rest if at != "run/approach_window") == "run/server_window"
    assert t.counter("test-run-diary", "power") == 102


@rule("RUN-2.b")
def test_approached_ice_that_is_gone_in_the_rez_window_has_been_passed():
    t = table(runner=runner(rig=["test-run-wrecker", "test-run-diary"]), corp=line_of("enigma", rezzed("hunter")))
    t.runner.runs("rd")
    goes_to(t, "run/rez_window")
    wreck(t, "hunter")
    goes_to(t, "run/approach_window")
    assert events(t, "encountered") == []
    assert met(t, "approached") == ["hunter", "enigma"]
    assert t.counter("test-run-diary", "power") == 1


@rule("RUN-2.b")
def test_ice_rezzed_and_then_gone_in_the_same_window_is_not_encountered():
    t = table(runner=runner(rig=["test-run-wrecker"]), corp=line_of("ice-wall"))
    t.runner.runs("rd")
    t.corp.rezzes("ice-wall").passes()
    assert step(t) == "run/rez_window"
    wreck(t, "ice-wall")
    goes_to(t, "run/may_jack_out_of_server")
    assert events(t, "encountered") == []


@rule("RUN-2.b")
def test_ice_that_leaves_as_it_is_approached_opens_no_window():
    t = table(runner=runner(rig=RIG), corp=line_of("enigma", rezzed("test-run-porter")))
    t.runner.runs("rd")
    assert (step(t), met(t, "approached")) == ("run/approach_window", ["test-run-porter", "enigma"])
    assert events(t, "passed") == ["passed"]


@rule("RUN-11")
def test_ice_gone_further_in_moves_the_runner_one_position_inward():
    t = table(runner=runner(rig=["test-run-wrecker"]), corp=line_of("enigma", "ice-wall", "hunter"))
    t.runner.runs("rd")
    assert t.runner.view["run"]["ahead"] == 2
    wreck(t, "ice-wall")
    assert t.runner.view["run"]["ahead"] == 1
    assert t.runner.view["run"]["ice"] == t.runner.id("hunter")
    t.settles()
    assert met(t, "approached") == ["hunter", "enigma"]


@rule("RUN-11")
def test_when_the_innermost_ice_dies_under_the_runner_the_server_is_next():
    """EX-40, AMB-21: Datasucker takes the last strength of Parasite's host in [3.1]."""
    parasite = rezzed("parasite", virus=2)
    parasite.on = "wall-of-static"
    t = table(
        runner=runner(rig=[rezzed("datasucker", virus=1), parasite]),
        corp=line_of(rezzed("wall-of-static"), "enigma", "hunter"),
    )
    t.runner.runs("rd").uses("datasucker")
    assert t.zone("rd/ice") == ["enigma", "hunter"]
    assert (t.runner.pile, t.where("wall-of-static")) == (["parasite"], "archives")
    goes_to(t, "run/may_jack_out_of_server")
    assert met(t, "approached") == ["hunter", "enigma", "wall-of-static"]
    assert outcome(t) == "neither"


@rule("RUN-11")
def test_ice_already_passed_is_not_met_again_when_it_or_other_ice_leaves():
    t = table(runner=runner(rig=["test-run-wrecker"]), corp=line_of("enigma", "ice-wall", "hunter"))
    t.runner.runs("rd")
    approaches(t, "ice-wall")
    wreck(t, "hunter")
    assert (t.runner.view["run"]["ahead"], t.runner.view["run"]["ice"]) == (1, t.runner.id("ice-wall"))
    t.runner.goes_on()
    t.settles()
    assert met(t, "approached") == ["hunter", "ice-wall", "enigma"]


# Ice that comes


@rule("RUN-2.a")
def test_ice_installed_behind_the_runner_is_not_approached_in_this_run():
    """EX-38."""
    t = table(corp=line_of(rezzed("test-run-architect"), hq=["enigma"]))
    t.runner.runs("rd")
    goes_to(t, "encounter/subroutines", "corp")
    t.corp.picks("enigma").says("at rd")
    goes_to(t, "run/may_jack_out_of_server")
    assert t.zone("rd/ice") == ["test-run-architect", "enigma"]
    assert met(t, "approached") == ["test-run-architect"]
    t.runner.jacks_out().runs("rd")
    assert met(t, "approached")[1:] == ["enigma"]


@rule("RUN-2.a")
def test_ice_installed_in_front_of_the_runner_is_met_first():
    """EX-39: Howler's ice stands directly behind Howler."""
    t = table(runner=runner(rig=RIG), corp=line_of("hunter", rezzed("howler"), "enigma", hq=["ichi-1-0"]))
    t.runner.runs("rd").goes_on()
    t.corp.does("pick ichi-1-0")
    goes_to(t, "run/may_jack_out")
    assert t.zone("rd/ice") == ["hunter", "ichi-1-0", "howler", "enigma"]
    assert met(t, "approached") == ["enigma", "howler", "ichi-1-0"]
    assert t.runner.view["run"]["ahead"] == 1
    t.runner.goes_on()
    goes_to(t, "encounter/interaction")
    assert met(t, "encountered") == ["howler", "ichi-1-0"]


@rule("RUN-2.a")
@pytest.mark.parametrize("standing", [[], ["hunter"]])
def test_ice_installed_as_the_run_begins_is_approached_because_nothing_is_passed_yet(standing):
    t = table(corp=corp(rd_server=server(ice=standing), scored=["test-run-greeter"], hq=["enigma"]))
    t.runner.runs("rd")
    t.corp.picks("enigma").says("at rd")
    t.settles()
    assert met(t, "approached") == ["enigma", *standing]


@rule("RUN-2.a")
def test_ice_installed_as_the_last_ice_is_passed_is_behind_the_runner():
    t = table(
        runner=runner(rig=["test-run-wrecker"]),
        corp=corp(rd_server=server(ice=["hunter"]), scored=["test-run-usher"], hq=["enigma"]),
    )
    t.runner.runs("rd")
    wreck(t, "hunter")
    t.settles()
    t.corp.picks("enigma").says("at rd")
    goes_to(t, "run/may_jack_out_of_server")
    assert t.zone("rd/ice") == ["enigma"]
    assert met(t, "approached") == ["hunter"]


@rule("RUN-2.a")
def test_ice_installed_before_another_server_changes_nothing():
    t = table(corp=line_of(rezzed("test-run-architect"), hq=["enigma"]))
    t.runner.runs("rd")
    goes_to(t, "encounter/subroutines", "corp")
    t.corp.picks("enigma").says("at hq")
    goes_to(t, "run/may_jack_out_of_server")
    assert (t.zone("hq/ice"), t.runner.view["run"]["ahead"]) == (["enigma"], 0)
