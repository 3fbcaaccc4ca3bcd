"""Ice and subroutines (ICE)."""

from tests.netrunner.rules.run_props import events, goes_to, met, outcome
from tests.netrunner.scenario import corp, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule

NOISE = "noise-hacker-extraordinaire"


@rule("ICE-1")
def test_unbroken_subroutines_must_resolve_and_broken_ones_do_not_in_that_encounter():
    t = table(
        runner=runner(rig=["test-run-lockpick"], identity=NOISE, credits=9),
        corp=corp(hq_server=server(ice=[rezzed("test-run-triple")]), credits=0),
    )
    t.runner.runs("hq").breaks("test-run-lockpick", 0, 1)
    t.settles()
    assert (t.corp.credits, outcome(t)) == (10, "successful")
    t.runner.runs("hq")
    t.settles()
    assert t.corp.credits == 11
    assert events(t, "run-successful", "run-unsuccessful") == ["run-successful", "run-unsuccessful"]


@rule("ICE-1")
def test_nobody_is_asked_whether_a_subroutine_resolves():
    t = table(runner=runner(grip=["diesel"] * 4), corp=corp(hq_server=server(ice=[rezzed("neural-katana")])))
    t.runner.runs("hq")
    goes_to(t, "run/may_jack_out_of_server")
    assert t.runner.pile == ["diesel"] * 3


@rule("ICE-2", "GOLD-4")
def test_the_corp_chooses_for_its_subroutines():
    """EX-67."""
    t = table(
        runner=runner(rig=["corroder", "mimic", "datasucker"]),
        corp=corp(hq_server=server(ice=[rezzed("rototurret")])),
    )
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("corp", "pick")
    t.corp.picks("mimic")
    assert (t.runner.rig, t.runner.pile) == (["corroder", "datasucker"], ["mimic"])


@rule("ICE-2")
def test_a_choice_that_the_text_gives_to_the_runner_is_the_runners():
    t = table(corp=corp(hq_server=server(ice=[rezzed("data-raven")])))
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("runner", "decide")


@rule("ICE-3")
def test_each_arrow_is_a_subroutine_of_its_own():
    """Hadrian's Wall has the same words twice, and each must be broken."""
    t = table(
        runner=runner(rig=["test-run-lockpick"], credits=9),
        corp=corp(hq_server=server(ice=[rezzed("hadrians-wall")])),
    )
    t.runner.runs("hq").uses("test-run-lockpick")
    assert t.options == ["subroutine 0", "subroutine 1"]
    t.runner.answers("subroutine 1")
    assert t.runner.view["run"]["broken"] == [1]
    t.settles()
    assert outcome(t) == "unsuccessful"


@rule("ICE-3")
def test_two_sentences_behind_one_arrow_are_broken_together():
    """Data Mine damages and trashes itself in one subroutine."""
    t = table(
        runner=runner(rig=["test-run-lockpick"], grip=["diesel"]),
        corp=corp(hq_server=server(ice=[rezzed("data-mine")])),
    )
    t.runner.runs("hq").breaks("test-run-lockpick", 0)
    t.settles()
    assert (t.where("data-mine"), t.runner.hand) == ("hq/ice", ["diesel"])


@rule("ICE-4", "STR-1")
def test_strength_goes_below_zero():
    t = table(
        runner=runner(rig=["ice-carver", rezzed("datasucker", virus=3)]),
        corp=corp(hq_server=server(ice=[rezzed("rototurret")])),
    )
    t.runner.runs("hq").uses("datasucker")
    assert t.strength("rototurret") == -2
    t.runner.uses("datasucker")
    assert t.strength("rototurret") == -3


@rule("ICE-5")
def test_unrezzed_ice_has_no_strength():
    """EX-24: Parasite lives on derezzed ice and kills it only when it is rezzed again."""
    t = table(
        turn="corp",
        runner=runner(rig=[hosted("parasite", "ice-wall", virus=3)]),
        corp=corp(hq_server=server(ice=[unrezzed("ice-wall")])),
    )
    t.ends_turn()
    assert (t.where("ice-wall"), t.counter("parasite", "virus")) == ("hq/ice", 4)
    assert "strength" not in t.corp.view["servers"][0]["ice"][0]
    t.runner.runs("hq")
    t.corp.rezzes("ice-wall")
    assert (t.where("ice-wall"), t.runner.rig) == ("archives", [])


@rule("ICE-5")
def test_unrezzed_ice_has_no_working_abilities():
    """No encounter ability, no subroutine, no ability for the Runner to use."""
    t = table(
        runner=runner(identity=NOISE, rig=["test-run-idler"], credits=0),
        corp=corp(hq_server=server(ice=["tollbooth", "viktor-1-0"]), credits=0),
    )
    t.runner.runs("hq")
    while t.run is not None:
        assert f"use {t.runner.id('viktor-1-0')} 0" not in t.options
        t.let_pass()
    assert (outcome(t), t.runner.brain, t.says("subroutine")) == ("successful", 0, [])


@rule("ICE-6", "RUN-3.2")
def test_end_the_run_stops_at_once_and_no_later_subroutine_resolves():
    t = table(corp=corp(rd_server=server(ice=[rezzed("test-run-triple")]), credits=0))
    t.runner.runs("rd")
    t.settles()
    assert (t.corp.credits, t.run) == (1, None)


@rule("ICE-7", "ZONE-12")
def test_positions_are_counted_from_the_server_outward():
    t = table(corp=corp(rd_server=server(ice=["enigma", "hunter", "ice-wall"])))
    t.runner.runs("rd")
    t.settles()
    assert [line["n"] for line in t.says("approaches")] == [3, 2, 1]
    names = [t.corp.id(slug) for slug in ("enigma", "hunter", "ice-wall")]
    assert [ice["id"] for ice in t.runner.view["servers"][1]["ice"]] == names


@rule("ICE-7")
def test_a_single_ice_is_both_innermost_and_outermost():
    """It is approached first, and after it the server; Cell Portal's "outermost" is itself."""
    t = table(corp=corp(rd_server=server(ice=[rezzed("cell-portal")]), credits=0))
    t.runner.runs("rd")
    goes_to(t, "run/may_jack_out_of_server")
    assert met(t, "approached") == ["cell-portal", "cell-portal"]
    assert [line["n"] for line in t.says("approaches")] == [1, 1]
