"""Runs, step [3]: the encounter (RUN-3), also outside a server."""

from tests.netrunner.rules.run_props import events, goes_to, met, outcome, step, story, wreck
from tests.netrunner.scenario import NO, YES, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

SCORED = ["test-run-watchman"]


def before_rd(*ice, **more):
    return corp(rd_server=server(ice=ice), scored=SCORED, **more)


@rule("RUN-3", "PAW-10")
def test_when_encountered_resolves_before_anything_can_be_used():
    """EX-23: Tollbooth is paid before Datasucker could be used."""
    t = table(runner=runner(rig=[rezzed("datasucker", virus=2)], credits=4), corp=before_rd(rezzed("tollbooth")))
    t.runner.runs("rd")
    while step(t) != "encounter/interaction":
        assert not t.runner.can(f"use {t.runner.id('datasucker')} 0")
        t.let_pass()
    assert t.runner.credits == 1
    t.runner.uses("datasucker")
    assert t.strength("tollbooth") == 4


@rule("RUN-3")
def test_a_choice_on_encounter_is_made_before_the_window():
    t = table(runner=runner(rig=["test-run-idler"]), corp=before_rd(rezzed("data-raven")))
    t.runner.runs("rd")
    while t.asked != ("runner", "decide"):
        assert step(t) != "encounter/interaction"
        t.let_pass()
    assert t.options == ["take-1-tag", "end-the-run"]
    t.runner.answers("take-1-tag")
    assert (step(t), t.runner.tags) == ("encounter/interaction", 1)


@rule("RUN-3", "RUN-7")
def test_an_encounter_ability_can_end_the_run_before_the_window():
    """EX-27: with 2 credits nothing is paid, and the run is over."""
    t = table(runner=runner(rig=["test-run-idler"], credits=2), corp=before_rd(rezzed("tollbooth")))
    t.runner.runs("rd")
    places = [at for at, _, _ in story(t)]
    assert "encounter/interaction" not in places
    assert (outcome(t), t.runner.credits) == ("unsuccessful", 2)
    assert events(t, "encounter-ends", "passed") == ["encounter-ends"]


@rule("RUN-3.1")
def test_subroutines_can_be_broken_in_the_encounter_window_and_nowhere_else_in_a_run():
    t = table(runner=runner(rig=["corroder", "test-run-idler"], credits=9), corp=before_rd("hunter", "ice-wall"))
    t.runner.runs("rd")
    breaks, places = f"use {t.runner.id('corroder')} 0", set()
    while t.run is not None and t.asked != ("runner", "trash-accessed"):
        if t.runner.can(breaks):
            places.add(step(t))
            t.runner.breaks("corroder", 0)
        elif t.corp.can(f"rez {t.corp.id('ice-wall')}"):
            t.corp.rezzes("ice-wall")
        else:
            t.let_pass()
    assert places == {"encounter/interaction"}


@rule("RUN-3.1")
def test_the_encounter_window_is_for_both_sides_abilities_but_not_for_rezzing():
    t = table(
        runner=runner(rig=["test-run-idler"]),
        corp=before_rd(rezzed("ice-wall"), remote_1=server(root=["pad-campaign"])),
    )
    t.runner.runs("rd")
    goes_to(t, "encounter/interaction")
    assert t.options == [f"use {t.runner.id('test-run-idler')} 0", "pass"]
    goes_to(t, "encounter/interaction", "corp")
    assert t.options == [f"use {t.corp.id('test-run-watchman')} 0", "pass"]


@rule("RUN-3.2", "ICE-6")
def test_unbroken_subroutines_resolve_in_printed_order_until_one_ends_the_run():
    t = table(corp=before_rd(rezzed("test-run-triple")))
    t.runner.runs("rd")
    t.settles()
    assert (t.corp.credits, outcome(t)) == (6, "unsuccessful")
    assert [line["n"] for line in t.says("subroutine")] == [1, 2]


@rule("RUN-3.2", "RUN-4", "ICE-1")
def test_with_the_end_of_the_run_broken_the_others_resolve_and_the_ice_is_passed():
    t = table(runner=runner(rig=["crypsis", "test-run-diary"], credits=9), corp=before_rd(rezzed("test-run-triple")))
    t.runner.runs("rd").uses("crypsis", 1).breaks("crypsis", 1)
    t.settles()
    assert t.corp.credits == 16
    assert [line["n"] for line in t.says("subroutine")] == [1, 3]
    assert (met(t, "passed"), t.counter("test-run-diary", "power")) == (["test-run-triple"], 101)


@rule("RUN-3.a")
def test_ice_gone_in_the_encounter_window_has_been_passed_and_its_subroutines_never_resolve():
    """AMB-57: the window stays open, then [4] with its trigger."""
    t = table(
        runner=runner(rig=["test-run-wrecker", "test-run-idler", "test-run-diary"]),
        corp=before_rd(rezzed("test-run-triple")),
    )
    t.runner.runs("rd")
    goes_to(t, "encounter/interaction")
    wreck(t, "test-run-triple")
    assert (step(t), t.asked) == ("encounter/interaction", ("runner", "window"))
    t.runner.uses("test-run-idler")
    goes_to(t, "run/server_window")
    assert (t.corp.credits, t.says("subroutine")) == (5, [])
    assert t.counter("test-run-diary", "power") == 1


@rule("RUN-3.a", "BRK-5", "BRK-6")
def test_with_the_ice_the_encounter_is_gone_though_its_window_is_open():
    t = table(
        runner=runner(rig=["test-run-wrecker", "corroder", "gordian-blade"], credits=9),
        corp=before_rd(rezzed("test-run-triple")),
    )
    t.runner.runs("rd")
    goes_to(t, "encounter/interaction")
    t.runner.uses("corroder", 1).uses("gordian-blade", 1)
    assert (t.strength("corroder"), t.strength("gordian-blade")) == (3, 3)
    wreck(t, "test-run-triple")
    assert (step(t), t.asked) == ("encounter/interaction", ("runner", "window"))
    assert (t.strength("corroder"), t.strength("gordian-blade")) == (2, 3)
    assert not t.runner.can(f"use {t.runner.id('corroder')} 1")
    assert t.runner.can(f"use {t.runner.id('gordian-blade')} 1")


@rule("RUN-3.a")
def test_ice_gone_before_the_window_opens_is_passed_at_once():
    t = table(runner=runner(rig=["test-run-idler", "test-run-diary"]), corp=before_rd(rezzed("test-run-mine")))
    t.runner.runs("rd")
    places = [at for at, _, _ in story(t)]
    assert met(t, "encountered") == ["test-run-mine"]
    assert "encounter/interaction" not in places
    assert events(t, "encounter-ends", "passed") == ["encounter-ends", "passed"]


@rule("RUN-3.a", "RUN-3.2")
def test_ice_that_trashes_itself_resolves_no_further_subroutine():
    """Data Mine goes with its own subroutine; the Runner has passed it."""
    t = table(runner=runner(grip=["diesel"], rig=["test-run-diary"]), corp=before_rd(rezzed("data-mine")))
    t.runner.runs("rd")
    t.settles()
    assert (t.where("data-mine"), t.runner.hand) == ("archives", [])
    assert (events(t, "passed"), t.counter("test-run-diary", "power")) == (["passed"], 101)


@rule("RUN-3.a", "UNINST-2")
def test_encountered_ice_taken_back_to_hq_is_gone_like_trashed_ice():
    t = table(runner=runner(rig=["test-run-bouncer"]), corp=before_rd(rezzed("ice-wall"), hq=[]))
    t.runner.runs("rd")
    goes_to(t, "encounter/interaction")
    t.runner.uses("test-run-bouncer")
    t.settles()
    assert t.corp.hand == ["ice-wall"]
    assert outcome(t) == "successful"


@rule("ICE-5", "RUN-3.2")
def test_encountered_ice_that_is_derezzed_can_do_nothing_more():
    t = table(
        runner=runner(rig=["test-run-dimmer", "corroder"], credits=9), corp=before_rd(rezzed("test-run-triple"))
    )
    t.runner.runs("rd")
    goes_to(t, "encounter/interaction")
    t.runner.uses("test-run-dimmer")
    assert not t.runner.can(f"use {t.runner.id('corroder')} 0")
    t.settles()
    assert (outcome(t), t.corp.credits, t.says("subroutine")) == ("successful", 5, [])


# Chum


def chum_and(ice, rig=(), **more):
    return table(
        runner=runner(rig=["test-run-idler", *rig], grip=["diesel"] * 5, **more),
        corp=before_rd(ice, rezzed("chum")),
    )


@rule("RUN-3", "RUN-3.2")
def test_chum_makes_the_next_ice_stronger_and_hits_once_when_the_window_closes():
    """AMB-44."""
    t = chum_and(rezzed("test-run-blank"))
    t.runner.runs("rd").goes_on()
    goes_to(t, "encounter/interaction")
    assert (t.strength("test-run-blank"), t.strength("chum")) == (3, 4)
    t.settles()
    assert t.runner.pile == ["diesel"] * 3
    assert t.strength("test-run-blank") == 1


@rule("RUN-3", "BRK-7")
def test_chum_does_not_hit_if_the_next_ice_is_fully_broken():
    t = chum_and(rezzed("ice-wall"), rig=["corroder"], credits=9)
    t.runner.runs("rd").goes_on().uses("corroder", 1).breaks("corroder", 0)
    t.settles()
    assert (t.runner.pile, outcome(t)) == ([], "successful")


@rule("RUN-3")
def test_chum_hits_when_one_subroutine_of_the_next_ice_is_left():
    t = chum_and(rezzed("hadrians-wall"), rig=[rezzed("crypsis", virus=1)], credits=20)
    t.runner.runs("rd").goes_on()
    for _ in range(9):
        t.runner.uses("crypsis", 1)
    t.runner.breaks("crypsis", 0)
    t.settles()
    t.runner.says("remove-counter")
    assert outcome(t) == "unsuccessful"
    assert t.runner.pile == ["diesel"] * 3


@rule("RUN-8")
def test_chum_does_not_hit_a_runner_who_jacks_out_before_the_next_ice():
    """EX-20."""
    t = chum_and(rezzed("ice-wall"))
    t.runner.runs("rd").jacks_out()
    assert (t.runner.pile, outcome(t)) == ([], "unsuccessful")


@rule("RUN-3")
def test_chum_passes_over_unrezzed_ice_to_the_next_one_encountered():
    t = table(
        runner=runner(rig=["test-run-idler"], grip=["diesel"] * 5),
        corp=before_rd(rezzed("test-run-blank"), "enigma", rezzed("chum")),
    )
    t.runner.runs("rd")
    t.settles()
    assert met(t, "encountered") == ["chum", "test-run-blank"]
    assert t.runner.pile == ["diesel"] * 3


@rule("BYPASS-2", "BYPASS-1")
def test_chum_hits_when_the_next_ice_is_bypassed():
    """EX-68."""
    femme = rezzed("femme-fatale")
    t = chum_and(rezzed("ice-wall"), rig=[femme], credits=5)
    t.state.set_counter(t.card("femme-fatale"), 5, t.state.serial[t.card("ice-wall")])
    t.runner.runs("rd").says(YES)
    t.settles()
    assert (t.runner.pile, t.runner.credits, outcome(t)) == (["diesel"] * 3, 4, "successful")


@rule("RUN-3.a")
def test_chum_hits_when_the_next_ice_is_gone_or_the_run_is_ended_before_the_window():
    t = table(
        runner=runner(grip=["diesel"] * 5, rig=["test-run-idler"]),
        corp=before_rd(rezzed("test-run-mine"), rezzed("chum")),
    )
    t.runner.runs("rd")
    t.settles()
    assert t.runner.pile == ["diesel"] * 3
    t = table(runner=runner(grip=["diesel"] * 5, credits=0), corp=before_rd(rezzed("tollbooth"), rezzed("chum")))
    t.runner.runs("rd")
    t.settles()
    assert (t.runner.pile, outcome(t)) == (["diesel"] * 3, "unsuccessful")


@rule("RUN-3.1")
def test_chum_spares_a_runner_who_had_broken_everything_when_the_run_was_ended():
    nisei = rezzed("nisei-mk-ii", agenda=1)
    t = table(
        runner=runner(grip=["diesel"] * 5, rig=["corroder"], credits=9),
        corp=corp(rd_server=server(ice=[rezzed("ice-wall"), rezzed("chum")]), scored=[nisei]),
    )
    t.runner.runs("rd").goes_on().uses("corroder", 1).breaks("corroder", 0).passes()
    assert step(t) == "encounter/interaction"
    t.corp.uses("nisei-mk-ii")
    assert (t.runner.pile, outcome(t)) == ([], "unsuccessful")


# How long "this encounter" lasts


@rule("BRK-5", "BYPASS-1")
def test_encounter_durations_end_however_the_encounter_ends():
    """AMB-40: after a bypass and after the ice is gone, as after its subroutines."""
    for tool in ("test-run-sidestep", "test-run-wrecker"):
        t = table(
            runner=runner(rig=["corroder", tool, "test-run-idler"], credits=9),
            corp=before_rd(rezzed("test-run-blank")),
        )
        t.runner.runs("rd")
        goes_to(t, "encounter/interaction")
        t.runner.uses("corroder", 1)
        assert t.strength("corroder") == 3
        t.runner.uses(tool)
        goes_to(t, "run/server_window")
        assert t.strength("corroder") == 2


# Encounters outside a server


def angel(where, rig=(), **more):
    """Archangel's like on top of R&D, or alone in HQ."""
    rd = ["hedge-fund"] * 4 + (["test-run-angel"] if where == "rd" else [])
    return table(
        runner=runner(rig=["test-run-idler", *rig], identity="noise-hacker-extraordinaire", **more),
        corp=corp(rd=rd, hq=["test-run-angel"] if where == "hq" else [], scored=SCORED),
    )


@rule("ACC-17", "RUN-3")
def test_ice_met_in_an_access_suspends_it_and_the_access_goes_on_where_it_stopped():
    """EX-74, AMB-61: step [3] alone; no pass trigger; the card is neither rezzed nor installed."""
    t = angel("rd", rig=["test-run-diary"])
    t.runner.runs("rd")
    t.settles()
    assert (step(t), t.asked) == ("access-card/accesses", ("corp", "decide"))
    t.corp.says(YES)
    assert (step(t), t.asked, t.corp.credits) == ("encounter/interaction", ("runner", "window"), 2)
    assert (t.where("test-run-angel"), t.is_rezzed("test-run-angel")) == ("rd", False)
    assert not t.is_active("test-run-angel")
    t.settles()
    assert t.corp.credits == 3
    assert events(t, "encountered", "encounter-ends", "passed") == ["encountered", "encounter-ends"]
    assert (step(t), t.options) == ("access-card/may_trash_or_steal", ["trash 3", "leave"])
    assert "ice" not in t.runner.view["run"]
    t.runner.answers("trash 3")
    assert (t.corp.pile, outcome(t)) == (["test-run-angel"], "successful")
    assert t.counter("test-run-diary", "power") == 110


@rule("ACC-17")
def test_the_corp_may_let_the_access_go_on_without_an_encounter():
    t = angel("rd")
    t.runner.runs("rd").goes_on()
    t.corp.says(NO)
    assert (t.options, t.corp.credits) == (["trash 3", "leave"], 5)
    assert events(t, "encountered") == []


@rule("ACC-17", "BRK-2")
def test_ice_met_in_an_access_can_be_broken_with_enough_strength():
    t = angel("rd", rig=["corroder"])
    t.runner.runs("rd").goes_on()
    t.corp.says(YES)
    assert t.runner.can(f"use {t.runner.id('corroder')} 0")
    t.runner.breaks("corroder", 0)
    t.settles()
    assert t.corp.credits == 2


@rule("ACC-17")
def test_what_needs_rezzed_ice_cannot_be_used_on_ice_met_in_an_access():
    """EX-74: Datasucker; from HQ as well as from R&D."""
    for where in ("rd", "hq"):
        t = angel(where, rig=[rezzed("datasucker", virus=2)])
        t.runner.runs(where).goes_on()
        t.corp.says(YES)
        assert (step(t), t.options[-1]) == ("encounter/interaction", "pass")
        assert f"use {t.runner.id('datasucker')} 0" not in t.options


@rule("ACC-17", "RUN-6")
def test_the_end_of_the_run_in_such_an_encounter_ends_the_suspended_run():
    """AMB-61, AMB-24: success was declared, so the run ends in [6]."""
    t = table(
        runner=runner(rig=["test-run-searcher", "test-run-diary"]),
        corp=corp(rd=["hostile-takeover", "test-run-fiend", "hedge-fund"]),
    )
    t.runner.runs("rd").leaves()
    t.settles()
    assert (t.run, outcome(t), t.corp.credits) == (None, "successful", 6)
    assert t.runner.scored == []
    assert t.corp.deck == ["hostile-takeover", "test-run-fiend", "hedge-fund"]
    assert t.counter("test-run-diary", "power") == 110


@rule("ACC-17", "BYPASS-1")
def test_ice_met_in_an_access_can_be_bypassed_and_the_access_goes_on():
    t = angel("hq", rig=["test-run-sidestep"])
    t.runner.runs("hq").goes_on()
    t.corp.says(YES)
    t.runner.uses("test-run-sidestep")
    assert (t.corp.credits, t.options) == (2, ["trash 3", "leave"])
    assert events(t, "passed") == []


@rule("ACC-17")
def test_inside_job_bypasses_the_first_ice_even_if_it_is_met_in_the_access():
    t = table(runner=runner(grip=["inside-job"]), corp=corp(rd=["test-run-fiend"]))
    t.runner.plays("inside-job").says("run rd")
    t.settles()
    assert events(t, "encountered", "encounter-ends") == ["encountered", "encounter-ends"]
    assert t.corp.credits == 5


@rule("RUN-3.a", "RUN-2.4")
def test_unrezzed_ice_is_never_encountered():
    t = table(corp=before_rd(unrezzed("ice-wall")))
    t.runner.runs("rd")
    t.settles()
    assert events(t, "encountered") == []
