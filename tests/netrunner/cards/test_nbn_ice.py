"""The NBN cards of the Core Set, clause by clause: ice and upgrades."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import Side, interacts, is_faceup, traced, usable
from tests.netrunner.scenario import NO, YES, Table, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

FIVE = ["diesel", "modded", "tinkering", "easy-mark", "inside-job"]


# Data Raven


def raven(*inner, **more) -> Table:
    """The Runner has just met Data Raven and must choose."""
    t = table(
        corp=corp(
            hq_server=server(ice=[*inner, rezzed("data-raven")]), credits=more.pop("corp_credits", 5), hq=["snare"]
        ),
        runner=runner(rig=[*more.pop("rig", ()), "test-corp-idler"], **more),
    )
    t.runner.runs("hq")
    return t.settles()


@rule("AMB-64", "PAW-10")
def test_data_raven_lets_the_runner_choose_between_a_tag_and_the_end_of_the_run():
    t = raven()
    assert (t.asked, sorted(t.options)) == (("runner", "decide"), ["end-the-run", "take-1-tag"])
    t.runner.says("end-the-run")
    assert (t.run, t.runner.tags, "subroutine" in t.log()) == (None, 0, False)
    t = raven()
    t.runner.says("take-1-tag")
    assert (t.runner.tags, t.run.interacting) == (1, True)


@rule("PREV-1")
def test_data_ravens_tag_can_be_avoided_and_the_run_goes_on():
    t = raven(rig=["decoy"])
    t.runner.says("take-1-tag").prevents("decoy")
    assert (t.runner.tags, t.run.interacting) == (0, True)


def test_data_ravens_trace_of_three_places_a_power_counter():
    for bid, counters in ((2, 1), (3, 0)):
        t = raven()
        t.runner.says("take-1-tag").passes()
        traced(t, 0, bid)
        assert (t.counter("data-raven", "power"), t.runner.tags) == (counters, 1)


def test_data_raven_broken_still_wants_its_choice_and_places_nothing():
    t = raven(rig=["ninja"])
    t.runner.says("take-1-tag").uses("ninja", 1)
    t.runner.breaks("ninja", 0)
    t.settles()
    assert (t.runner.tags, t.counter("data-raven", "power")) == (1, 0)


@rule("COST-7", "ABIL-3")
def test_data_ravens_counters_give_a_tag_each_in_any_window():
    t = table(
        "corp",
        corp(hq_server=server(ice=[rezzed("data-raven", power=2)]), hq=["scorched-earth"], credits=5),
        runner(grip=FIVE),
    )
    t.corp.takes_credit().uses("data-raven").uses("data-raven")
    assert (t.runner.tags, t.counter("data-raven", "power")) == (2, 0)
    t.corp.plays("scorched-earth")
    assert len(t.runner.hand) == 1
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("data-raven", power=1)])),
        runner=runner(rig=["test-corp-idler"], credits=3),
    )
    t.runner.takes_credit().passes()
    t.corp.uses("data-raven")  # in the Runner's turn
    assert t.runner.tags == 1


def test_data_raven_without_counters_or_unrezzed_gives_none():
    for ice in (rezzed("data-raven"), unrezzed("data-raven", power=1)):
        t = table("corp", corp(hq_server=server(ice=[ice]), hq=["snare"], remote_1=server(root=["snare"])))
        t.corp.takes_credit()
        assert not usable(t.corp, "data-raven")


def test_data_ravens_counters_are_its_own_and_go_with_it():
    ravens = [rezzed("data-raven", power=1), rezzed("data-raven")]
    t = table(corp=corp(hq_server=server(ice=ravens)), runner=runner(rig=["test-corp-wrecker"]))
    t.runner.takes_credit().uses("test-corp-wrecker").answers(t.options[0])
    assert (t.zone("hq/ice"), t.counter("data-raven", "power")) == (["data-raven"], 0)
    t.runner.passes()
    assert not usable(t.corp, "data-raven")


# Matrix Analyzer


def analyzer(*, credits: int = 1, **corp_side) -> Table:
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("matrix-analyzer")]), credits=credits, hq=["snare"], **corp_side),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("hq")
    return t.settles()


@rule("COST-5", "PAW-10")
def test_matrix_analyzer_lets_the_corp_pay_one_to_place_a_token_when_encountered():
    t = analyzer(remote_1=server(root=["breaking-news"]), remote_2=server(root=["project-junebug"]))
    assert t.asked == ("corp", "decide")
    t.corp.says(YES).picks("project-junebug")
    assert (t.tokens("project-junebug"), t.tokens("breaking-news"), t.corp.credits) == (1, 0, 0)
    assert t.run.interacting
    assert "advances" not in t.log()


def test_matrix_analyzer_may_be_ignored_and_asks_nothing_without_credit_or_target():
    t = analyzer(remote_1=server(root=["breaking-news"]))
    t.corp.says(NO)
    assert (t.tokens("breaking-news"), t.corp.credits) == (0, 1)
    assert analyzer(credits=0, remote_1=server(root=["breaking-news"])).asked == ("runner", "link")
    assert analyzer().asked == ("corp", "trace")  # straight on to the subroutine


def test_matrix_analyzer_does_not_tell_the_runner_that_a_facedown_card_cannot_be_advanced():
    t = analyzer(remote_1=server(root=["snare"]))
    assert (t.asked, t.options) == (("corp", "decide"), ["no"])


def test_matrix_analyzer_traces_at_two_for_a_tag_and_does_not_end_the_run():
    for bid, tags in ((1, 1), (2, 0)):
        t = analyzer(credits=0)
        traced(t, 0, bid)
        assert t.runner.tags == tags
        t.settles()
        assert "succeeds" in t.log()


def test_matrix_analyzer_broken_has_placed_its_token_already():
    t = table(
        corp=corp(
            hq_server=server(ice=[rezzed("matrix-analyzer")]), credits=1, remote_1=server(root=["breaking-news"])
        ),
        runner=runner(rig=["ninja"], credits=9),
    )
    t.runner.runs("hq")
    t.settles()
    t.corp.says(YES).picks("breaking-news")
    t.runner.uses("ninja", 1)
    t.runner.breaks("ninja", 0)
    t.settles()
    assert (t.tokens("breaking-news"), t.runner.tags) == (1, 0)


# Tollbooth


def toll(credits: int = 5, rig=(), bad_publicity: int = 0, **runner_side) -> Table:
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("tollbooth")]), bad_publicity=bad_publicity, hq=["hostile-takeover"]),
        runner=runner(rig=[*rig, "test-corp-idler"], credits=credits, **runner_side),
    )
    return t


@rule("IFABLE-1")
def test_tollbooth_takes_three_credits_and_its_subroutine_ends_the_run():
    t = toll()
    t.runner.runs("hq")
    interacts(t)
    assert t.runner.credits == 2
    t.settles()
    assert (t.run, t.runner.scored, t.runner.credits) == (None, [], 2)


def test_tollbooth_ends_the_run_of_a_runner_with_two_credits_and_takes_none():
    t = toll(credits=2)
    t.runner.runs("hq")
    t.settles()
    assert (t.run, t.runner.credits, "subroutine" in t.log()) == (None, 2, False)


@rule("BP-2", "CRED-3")
def test_tollbooth_is_paid_with_bad_publicity_too():
    t = toll(credits=1, bad_publicity=2)
    t.runner.runs("hq")
    interacts(t)
    assert (t.runner.credits, t.run.purse) == (0, 0)
    t = toll(credits=0, bad_publicity=2)
    t.runner.runs("hq")
    t.settles()
    assert t.run is None


@rule("RECUR-4")
def test_tollbooth_is_not_paid_with_credits_meant_for_something_else():
    t = toll(credits=2, rig=[rezzed("the-toolbox", credit=2), rezzed("cyberfeeder", credit=1)])
    t.runner.runs("hq")
    t.settles()
    assert (t.run, t.runner.credits, t.counter("the-toolbox", "credit")) == (None, 2, 2)


def test_tollbooth_is_paid_from_a_stimhack():
    t = toll(credits=0, grip=["stimhack", "diesel"])
    t.runner.plays("stimhack").does("run hq")
    interacts(t)
    assert (t.run.interacting, t.counter("stimhack", "credit")) == (True, 6)


def test_tollbooth_wants_its_toll_before_it_can_be_broken():
    t = toll(credits=9, rig=["gordian-blade"])
    t.runner.runs("hq")
    interacts(t)
    assert t.runner.credits == 6
    for _ in range(3):
        t.runner.uses("gordian-blade", 1)
    t.runner.breaks("gordian-blade", 0)
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]


def test_tollbooth_twice_wants_it_twice():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("tollbooth"), rezzed("tollbooth")])),
        runner=runner(rig=["gordian-blade"], credits=12),
    )
    t.runner.runs("hq")
    interacts(t)
    for _ in range(3):
        t.runner.uses("gordian-blade", 1)
    t.runner.breaks("gordian-blade", 0)  # 5 left
    assert t.runner.credits == 5
    while t.run.interacting:
        t.let_pass()
    interacts(t)
    assert t.runner.credits == 2


# Red Herrings


HERRINGS = rezzed("red-herrings")


def herrings(credits: int = 9, root=(HERRINGS,)) -> Table:
    """An agenda and Red Herrings in a remote; the Runner is about to choose what to access."""
    t = table(
        corp=corp(remote_1=server(root=["hostile-takeover", *root])),
        runner=runner(credits=credits, rig=["test-corp-idler"]),
    )
    t.runner.runs("remote-1")
    return t.settles()


@rule("STEAL-2", "COST-4")
def test_red_herrings_make_stealing_here_cost_five_more_and_the_runner_may_refuse():
    t = herrings()
    t.runner.accesses("hostile-takeover")
    assert sorted(t.options) == ["decline", "steal 5"]
    t.runner.does("steal 5")
    assert (t.runner.scored, t.runner.credits) == (["hostile-takeover"], 4)
    t = herrings()
    t.runner.accesses("hostile-takeover").does("decline")
    t.settles()
    assert (t.runner.scored, t.runner.credits, t.where("hostile-takeover")) == ([], 9, "remote-1/root")


def test_red_herrings_stop_a_runner_with_four_credits():
    t = herrings(4)
    t.runner.accesses("hostile-takeover")
    t.settles()
    assert (t.runner.scored, t.runner.credits) == ([], 4)


def test_red_herrings_still_count_in_the_run_in_which_they_are_trashed():
    t = herrings(6)
    t.runner.accesses("red-herrings").trashes()
    assert (t.where("red-herrings"), t.runner.credits) == ("archives", 5)
    t.runner.does("steal 5")
    assert (t.runner.scored, t.runner.credits) == (["hostile-takeover"], 0)
    t = herrings(5)
    t.runner.accesses("red-herrings").trashes()
    t.settles()  # too poor now
    assert (t.runner.scored, t.runner.credits) == ([], 4)
    t.runner.runs("remote-1")  # the next run is free of them
    t.settles()
    assert (t.runner.scored, t.runner.credits) == (["hostile-takeover"], 4)


def test_red_herrings_accessed_last_have_done_their_work():
    t = herrings(6)
    t.runner.accesses("hostile-takeover").does("steal 5")
    t.runner.trashes()
    assert (t.runner.scored, t.runner.credits) == (["hostile-takeover"], 0)


def test_red_herrings_unrezzed_cost_nothing_and_nothing_when_trashed_so():
    t = herrings(3, root=["red-herrings"])
    t.runner.accesses("red-herrings").trashes()
    t.settles()
    assert (t.runner.scored, t.runner.credits) == (["hostile-takeover"], 2)


def test_red_herrings_twice_cost_ten():
    t = herrings(10, root=[rezzed("red-herrings"), rezzed("red-herrings")])
    t.runner.accesses("hostile-takeover").does("steal 10")
    assert t.runner.credits == 0
    t = herrings(9, root=[rezzed("red-herrings"), rezzed("red-herrings")])
    t.runner.accesses("hostile-takeover")
    t.settles()
    assert (t.runner.scored, t.runner.credits) == ([], 9)


@pytest.mark.parametrize("where", ["hq", "rd", "archives"])
def test_red_herrings_in_the_root_of_a_central_server_guard_its_agendas(where: str):
    side: Side = {where: ["hostile-takeover"], f"{where}_server": server(root=[HERRINGS])}
    for credits, stolen in ((5, ["hostile-takeover"]), (4, [])):
        t = table(corp=corp(**side), runner=runner(credits=credits, identity="noise-hacker-extraordinaire"))
        t.runner.runs(where)
        while t.run is not None:
            if t.asked == ("runner", "access"):
                t.runner.answers(next(o for o in t.options if o != f"access {t.runner.id('red-herrings')}"))
            elif not t.let_pass():
                t.runner.answers(next(o for o in t.options if o in ("leave", "decline") or o.startswith("steal")))
        assert (t.runner.scored, t.runner.credits) == (stolen, 0 if stolen else 4)


def test_red_herrings_elsewhere_do_not_matter():
    t = table(
        corp=corp(remote_1=server(root=[rezzed("red-herrings")]), hq=["hostile-takeover"], rd=["breaking-news"]),
        runner=runner(credits=0, identity="noise-hacker-extraordinaire"),
    )
    for where in ("hq", "rd"):
        t.runner.runs(where)
        t.settles()
    assert sorted(t.runner.scored) == ["breaking-news", "hostile-takeover"]


@rule("AMB-46")
def test_red_herrings_in_hq_count_for_a_sneakdoor_run():
    t = table(
        corp=corp(hq_server=server(root=[rezzed("red-herrings")]), hq=["hostile-takeover"]),
        runner=runner(rig=["sneakdoor-beta"], credits=5, identity="noise-hacker-extraordinaire"),
    )
    t.runner.uses("sneakdoor-beta").accesses("hq")
    t.runner.does("steal 5")
    assert t.runner.credits == 0


def test_red_herrings_may_be_rezzed_in_the_last_window_before_access():
    t = table(
        corp=corp(remote_1=server(root=["hostile-takeover", "red-herrings"]), credits=1), runner=runner(credits=4)
    )
    t.runner.runs("remote-1").goes_on()
    t.corp.rezzes("red-herrings")
    t.runner.accesses("hostile-takeover")
    t.settles()
    assert (t.runner.scored, t.corp.credits) == ([], 0)


# SanSan City Grid


@rule("AMB-59", "SCORE-1")
def test_sansan_lowers_the_requirement_of_agendas_here_by_one():
    t = table(
        "corp",
        corp(
            remote_1=server(root=[unrezzed("breaking-news", advancement=1), rezzed("sansan-city-grid")]),
            remote_2=server(root=[unrezzed("hostile-takeover", advancement=1)]),
        ),
    )
    t.corp.takes_credit()
    assert t.corp.can(f"score {t.corp.id('breaking-news')}")
    assert not t.corp.can(f"score {t.corp.id('hostile-takeover')}")
    t.corp.scores("breaking-news")
    assert t.corp.points == 1


def test_sansan_unrezzed_or_trashed_lowers_nothing():
    t = table(
        "corp", corp(remote_1=server(root=[unrezzed("breaking-news", advancement=1), "sansan-city-grid"]), credits=6)
    )
    t.corp.takes_credit()
    assert not t.corp.can(f"score {t.corp.id('breaking-news')}")
    t.corp.rezzes("sansan-city-grid")  # and in the same window
    assert t.corp.credits == 1
    assert t.corp.can(f"score {t.corp.id('breaking-news')}")
    t = table(
        corp=corp(remote_1=server(root=[unrezzed("nisei-mk-ii", advancement=3), rezzed("sansan-city-grid")])),
        runner=runner(credits=5),
    )
    t.runner.runs("remote-1").accesses("sansan-city-grid").trashes()
    assert (t.where("sansan-city-grid"), t.runner.credits) == ("archives", 0)


@rule("AMB-5", "CARD-10")
def test_sansan_is_a_region_and_there_is_one_to_a_server():
    t = table(
        "corp", corp(hq=["sansan-city-grid"], remote_1=server(root=["snare", rezzed("sansan-city-grid")])), runner()
    )
    t.corp.installs("sansan-city-grid", at="remote-1")
    assert (t.asked, "done" in t.options) == (("corp", "trash-first"), False)
    t.corp.trashes_first("sansan-city-grid")
    t.settles()
    assert (t.zone("remote-1/root"), is_faceup(t, "snare")) == (["snare", "sansan-city-grid"], False)
    assert t.corp.pile == ["sansan-city-grid"]
    t = table("corp", corp(hq=["sansan-city-grid"], remote_1=server(root=["snare", rezzed("sansan-city-grid")])))
    t.corp.installs("sansan-city-grid", at="new")  # another server, another region
    assert t.zone("remote-2/root") == ["sansan-city-grid"]


def test_sansan_in_a_central_server_has_no_agendas_to_help():
    t = table(
        "corp",
        corp(
            hq_server=server(root=[rezzed("sansan-city-grid")]),
            remote_1=server(root=[unrezzed("breaking-news", advancement=1)]),
        ),
    )
    t.corp.takes_credit()
    assert not t.corp.can(f"score {t.corp.id('breaking-news')}")
