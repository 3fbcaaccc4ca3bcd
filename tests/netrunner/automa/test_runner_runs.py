"""Run clicks: rows, conditions, locations, destinations, valid targets (RA-13 to RA-33; T-62 to T-72, T-84, T-95)."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.kernel.machine import advance
from jackin.netrunner.automa.flags import flag
from jackin.netrunner.automa.runner.targets import NOWHERE, Search, is_valid, target
from jackin.netrunner.dsl import bypass, card, new_card, on_first_encounter, run
from jackin.netrunner.words import ANY_SERVER, ARCHIVES, FIRST_REMOTE, HQ, RD
from tests.netrunner.automa.runner_kit import automa, pile, runs_in, solo
from tests.netrunner.scenario import corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

REMOTE_1, REMOTE_2 = FIRST_REMOTE, FIRST_REMOTE + 1

new_card("test-ra-trasher", side="runner", type="hardware", cost=0)
card("test-ra-trasher")
flag("test-ra-trasher", trash_aid=True)
new_card("test-ra-sneak", side="runner", type="event", cost=0)
card("test-ra-sneak", play=run(ANY_SERVER, when=(on_first_encounter(bypass()),)))


def order(*rows, link=0, trash=3, colour="red", **more):
    return {"do": "run", "colour": colour, "link": link, "trash": trash, "rows": list(rows), **more}


def go(location, destination, **condition):
    return {"go": [location, destination], **condition}


POOR = {"if": "poor", "then": {"do": "economy"}}
ADVANCED = corp(
    remote_1=server(root=["priority-requisition"]), remote_2=server(root=[unrezzed("project-junebug", advancement=2)])
)


@rule("RA-20", "RA-22", "RA-34")
def test_t62_a_true_condition_diverts_the_click_to_its_action():
    """RA-20, RA-22, RA-34."""
    t = solo([order(go("remote", "+A", **POOR))], ec=["sure-gamble"], runner=runner(credits=5), corp=ADVANCED)
    assert (t.runner.credits, runs_in(t)) == (14, [])
    assert automa(t).left == 0


@rule("RA-17", "RA-23", "RA-26")
def test_t63_a_false_condition_runs_on_the_row_s_own_target():
    """RA-17, RA-23, RA-26."""
    t = solo([order(go("remote", "+A", **POOR))], ec=["sure-gamble"], runner=runner(credits=6), corp=ADVANCED)
    assert runs_in(t) == ["remote-2"]
    assert pile(t, "ec") == ["sure-gamble"]


@rule("RA-22", "OR-41")
def test_a_diverted_action_that_fails_leads_to_the_next_row_and_never_to_the_run():
    """RA-22, OR-41."""
    rows = [go("remote", "+A", **POOR), go("central", "rd")]
    t = solo([order(*rows)], runner=runner(credits=5), corp=ADVANCED).settles()
    assert runs_in(t) == ["rd"]


@rule("RA-20")
def test_a_row_with_a_condition_only_goes_on_when_it_is_false():
    """RA-20: the right part may be missing."""
    t = solo(
        [order({"if": "poor", "then": {"do": "economy"}}, go("central", "rd"))], runner=runner(credits=9)
    ).settles()
    assert runs_in(t) == ["rd"]


NOWHERE_TO_GO = corp(hq=["hedge-fund"] * 3, remote_1=server(ice=["ice-wall"]))


@rule("RA-14", "RA-21", "RA-24", "RA-29")
def test_t64_without_a_valid_row_the_secondary_is_tried():
    """RA-14, RA-21, RA-24, RA-29."""
    rows = [go("remote", "+R"), go("central", "hq")]
    t = solo([order(*rows, **{"else": {"do": "credit"}})], corp=NOWHERE_TO_GO, runner=runner(credits=0))
    assert (t.runner.credits, runs_in(t)) == (1, [])


@rule("RA-14", "RA-21", "RA-24", "RA-29")
def test_t64_without_a_secondary_the_click_is_left_over_for_the_bottom_order():
    rows = [go("remote", "+R"), go("central", "hq")]
    clicks = [order(*rows), {"do": "draw"}, {"do": "draw"}, {"do": "draw"}]
    t = solo(clicks, {"do": "credit", "n": 2}, corp=NOWHERE_TO_GO, runner=runner(credits=0))
    assert (t.runner.credits, runs_in(t)) == (2, [])
    assert t.log().index("automa-bottom") > max(n for n, key in enumerate(t.log()) if key == "automa-draws")


NO_BREAKER = {"if": "no_breaker", "then": {"do": "program"}}


@rule("RA-25", "OR-42")
def test_t65_no_breaker_against_facedown_ice_installs_a_program():
    """RA-25, OR-42."""
    t = solo(
        [order(go("central", "rd", **NO_BREAKER))], pro=["corroder"], corp=corp(rd_server=server(ice=["ice-wall"]))
    )
    assert (t.runner.rig, runs_in(t)) == (["corroder"], [])


@rule("RA-25", "OR-42")
def test_t65_a_server_without_ice_needs_no_breaker():
    t = solo([order(go("central", "rd", **NO_BREAKER))], pro=["corroder"]).settles()
    assert (t.runner.rig, runs_in(t)) == ([], ["rd"])


@rule("OR-42")
def test_any_breaker_will_do_for_facedown_ice_but_rezzed_ice_wants_its_own():
    """OR-42."""
    row = order(go("central", "rd", **NO_BREAKER))
    facedown = corp(rd_server=server(ice=["enigma"]), credits=0)
    t = solo([row], pro=["gordian-blade"], runner=runner(rig=["corroder"]), corp=facedown).settles()
    assert runs_in(t) == ["rd"]
    faceup_gate = corp(rd_server=server(ice=[rezzed("enigma")]))
    t = solo([row], pro=["gordian-blade"], runner=runner(rig=["corroder"]), corp=faceup_gate)
    assert (t.runner.rig, runs_in(t)) == (["corroder", "gordian-blade"], [])


@rule("RA-25", "RA-36")
def test_t66_a_thin_grip_draws_instead_of_running():
    """RA-25, RA-36."""
    row = go("central", "rd", **{"if": "thin", "then": {"do": "draw"}})
    t = solo([order(row)], runner=runner(grip=["diesel"] * 3))
    assert (len(t.runner.hand), runs_in(t)) == (4, [])
    t = solo([order(row)], runner=runner(grip=["diesel"] * 4)).settles()
    assert (len(t.runner.hand), runs_in(t)) == (4, ["rd"])


@rule("RA-25", "OR-43")
def test_no_trash_aid_is_about_installed_cards():
    """RA-25, OR-43."""
    row = go("central", "rd", **{"if": "no_trash_aid", "then": {"do": "credit"}})
    assert runs_in(solo([order(row)])) == []
    assert runs_in(solo([order(row)], runner=runner(rig=["test-ra-trasher"])).settles()) == ["rd"]


@rule("RA-13")
def test_t67_a_click_with_a_false_condition_does_its_secondary():
    """RA-13."""
    click = order(go("central", "rd"), **{"if": {"grip_gt": 4}})
    t = solo([{**click, "else": {"do": "draw"}}], runner=runner(grip=["diesel"] * 4))
    assert (len(t.runner.hand), runs_in(t)) == (5, [])
    t = solo([click], {"do": "credit"}, runner=runner(grip=["diesel"] * 4, credits=0))
    assert (t.runner.credits, runs_in(t)) == (4, [])
    assert runs_in(solo([click], runner=runner(grip=["diesel"] * 5)).settles()) == ["rd"]


@rule("RA-13")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"ec_left_ge": 2}, True),
        ({"ec_left_ge": 3}, False),
        ({"stack_left_ge": 3}, True),
        ({"stack_left_ge": 4}, False),
    ],
)
def test_a_click_may_ask_how_many_cards_are_left_in_ec_and_in_the_stack(condition, holds):
    """RA-13."""
    click = {"do": "draw", "if": condition, "else": {"do": "credit"}}
    t = solo([click], ec=["sure-gamble"] * 2, runner=runner(stack=["diesel"] * 3, grip=[], credits=0))
    assert (t.runner.hand, t.runner.credits) == ((["diesel"], 0) if holds else ([], 1))


LONG_NIGHT = [
    {"do": "run", "colour": "green", "letter": "A", "link": 1, "trash": 3, "use": "C"},
    {"do": "remove_tag"},
    {"do": "remove_tag"},
    {**order(go("any", "rd"), link=4, trash=5, colour="amber"), "letter": "C"},
]


@rule("RA-33")
def test_t68_a_reused_order_reads_the_named_rows_with_its_own_limits():
    """RA-33."""
    t = solo(LONG_NIGHT, corp=corp(rd_server=server(ice=["ice-wall"])))
    assert (runs_in(t), automa(t).link, automa(t).trash) == (["rd"], 1, 3)
    t.settles()
    assert (runs_in(t), automa(t).click) == (["rd", "rd"], 0)


@rule("RA-33")
def test_t68_the_named_run_itself_has_its_own_limits():
    t = solo([{"do": "remove_tag"}, *LONG_NIGHT[1:]], corp=corp(rd_server=server(ice=["ice-wall"])))
    assert (automa(t).link, automa(t).trash) == (4, 5)


@rule("RA-30", "OR-46")
def test_t69_hq_without_an_agenda_is_passed_over():
    """RA-30, OR-46."""
    rows = order(go("central", "hq"), go("central", "rd"))
    assert runs_in(solo([rows], corp=corp(hq=["hedge-fund"] * 4)).settles()) == ["rd"]
    assert runs_in(solo([rows], corp=corp(hq=["hedge-fund", "private-security-force"])).settles()) == ["hq"]


@rule("RA-30", "OR-46")
def test_t69_without_the_peek_hq_is_valid_unless_it_is_empty():
    """OR-46: hq_peek = false."""
    rows = order(go("central", "hq"), go("central", "rd"))
    blind = {"hq_peek": False}
    assert runs_in(solo([rows], corp=corp(hq=["hedge-fund"]), params=blind).settles()) == ["hq"]
    assert runs_in(solo([rows], params=blind).settles()) == ["rd"]


def valid(where, trash=3, credits=5, **sides):
    t = table("corp", corp=corp(**sides), runner=runner(credits=credits))
    return is_valid(t.state, where, Search(trash))


@rule("RA-31")
def test_t70_an_empty_remote_is_invalid_r_and_d_and_a_hidden_card_are_valid():
    """RA-31."""
    assert not valid(REMOTE_1, remote_1=server(ice=["ice-wall"]))
    assert valid(RD)
    assert valid(REMOTE_1, remote_1=server(root=["pad-campaign"]))


@rule("OR-47")
@pytest.mark.parametrize(("trash", "credits", "answer"), [(4, 4, True), (3, 9, False), (9, 3, False)])
def test_a_server_with_rezzed_cards_only_is_valid_if_one_can_be_trashed(trash, credits, answer):
    """OR-47: PAD Campaign has trash cost 4."""
    assert valid(REMOTE_1, trash, credits, remote_1=server(root=[rezzed("pad-campaign")])) is answer


@rule("OR-47")
def test_archives_is_valid_with_a_facedown_card_or_an_agenda():
    """OR-47."""
    assert valid(ARCHIVES, archives=["hedge-fund"])
    assert valid(ARCHIVES, archives=[faceup("hostile-takeover")])
    assert not valid(ARCHIVES, archives=[faceup("hedge-fund")])
    assert not valid(ARCHIVES)


def found(location, destination, trash=3, **sides):
    t = table("corp", corp=corp(**sides), runner=runner(credits=9))
    return target(t.state, location, destination, Search(trash))


TWO_REMOTES = {
    "remote_1": server(root=["akitaro-watanabe", unrezzed("project-junebug", advancement=1)]),
    "remote_2": server(root=[unrezzed("project-junebug", advancement=3)]),
}


@rule("RA-27", "RA-28", "OR-45")
def test_t71_destinations_count_facedown_cards_and_tokens():
    """RA-27, RA-28, OR-45."""
    answers = [found("remote", destination, **TWO_REMOTES) for destination in ("+R", "<R", "+A", "<A")]
    assert answers == [REMOTE_1, REMOTE_2, REMOTE_2, REMOTE_1]


@rule("RA-28", "CA-60")
def test_ties_go_to_the_server_with_less_ice_and_then_to_the_left():
    """RA-28, CA-60."""
    even = {"remote_1": server(ice=["ice-wall"], root=["snare"]), "remote_2": server(root=["snare"])}
    assert found("remote", "+R", **even) == REMOTE_2
    assert found("central", "any", hq=["hostile-takeover"]) == RD
    assert found("central", "any", hq=["hostile-takeover"], archives=["snare"]) == ARCHIVES


SPREAD: dict[str, Any] = {
    "hq": ["hostile-takeover"],
    "rd_server": server(ice=["ice-wall"]),
    "hq_server": server(ice=[rezzed("hunter")]),
    "archives": ["snare"],
    "remote_1": server(root=[unrezzed("project-junebug", advancement=1)]),
    "remote_2": server(ice=["hunter", rezzed("hunter")], root=["snare"]),
}


@rule("RA-26", "OR-44")
@pytest.mark.parametrize(
    ("location", "servers"),
    [
        ("any", {ARCHIVES, RD, HQ, REMOTE_1, REMOTE_2}),
        ("central", {ARCHIVES, RD, HQ}),
        ("remote", {REMOTE_1, REMOTE_2}),
        ("archives", {ARCHIVES}),
        ("no_ice", {ARCHIVES, REMOTE_1}),
        ("iced", {RD, HQ, REMOTE_2}),
        ("rezzed_ice", {HQ, REMOTE_2}),
        ("unrezzed_ice", {RD, REMOTE_2}),
        ("advanced", {REMOTE_1}),
    ],
)
def test_locations_are_the_first_filter(location, servers):
    """RA-26, OR-44."""
    from jackin.netrunner.automa.runner.targets import lies
    from jackin.netrunner.rules.servers import all_servers

    s = table("corp", corp=corp(**SPREAD)).state
    assert {where for where in all_servers(s) if lies(s, where, location)} == servers


@rule("RA-26", "RA-27")
def test_a_destination_outside_the_location_is_nowhere():
    """RA-26, RA-27: both filters must pass."""
    assert found("remote", "rd", **TWO_REMOTES) == NOWHERE
    assert found("advanced", "+A") == NOWHERE


@rule("RA-15")
def test_t72_the_bottom_run_is_executed_for_each_leftover_and_checked_afresh():
    """RA-15."""
    bottom = {**order(go("no_ice", "+R"), go("central", "rd"), trash=2), "else": {"do": "credit"}}
    two = [{"do": "draw"}, {"do": "draw"}]
    assert runs_in(solo(two, bottom).settles()) == ["rd", "rd"]
    t = solo(two, bottom, corp=corp(remote_1=server(root=["melange-mining-corp"]))).settles()
    assert runs_in(t) == ["remote-1", "rd"]
    assert t.where("melange-mining-corp") == "archives"


@rule("RA-15", "OR-39")
def test_a_bottom_order_that_fails_loses_the_click():
    """RA-15, OR-39."""
    bottom = order(go("remote", "+R"))
    assert solo([], bottom, runner=runner(credits=0)).runner.credits == 0
    assert solo([], bottom, runner=runner(credits=0), params={"last_resort": "credit"}).runner.credits == 4


WALLED = corp(rd_server=server(ice=[rezzed("ice-wall")]), hq=["hostile-takeover"])


@rule("RA-32", "OR-48")
def test_t84_a_server_behind_known_ice_that_cannot_be_passed_is_invalid():
    """RA-32, OR-48."""
    rows = order(go("central", "rd"), go("central", "hq"))
    assert runs_in(solo([rows], corp=WALLED).settles()) == ["hq"]
    assert runs_in(solo([rows], corp=WALLED, runner=runner(rig=["corroder"], credits=0)).settles()) == ["hq"]
    assert runs_in(solo([rows], corp=WALLED, runner=runner(rig=["corroder"], credits=1)).settles()) == ["rd"]
    assert runs_in(solo([rows], corp=WALLED, params={"feasibility": "off"}).settles()) == ["rd"]


@rule("RA-32")
def test_known_ice_that_does_not_stop_the_run_can_be_passed():
    """RA-32: it is the must-break set that counts."""
    t = solo([order(go("central", "rd"))], corp=corp(rd_server=server(ice=[rezzed("hunter")]), credits=0)).settles()
    assert runs_in(t) == ["rd"]


@rule("RA-32")
def test_a_toll_is_part_of_what_known_ice_costs():
    """RA-32: Tollbooth asks for 3, and Gordian Blade for 4 more."""
    toll = corp(rd_server=server(ice=[rezzed("tollbooth")]))
    rows = [order(go("central", "rd"))]
    assert runs_in(solo(rows, corp=toll, runner=runner(rig=["gordian-blade"], credits=6))) == []
    assert runs_in(solo(rows, corp=toll, runner=runner(rig=["gordian-blade"], credits=7)).settles()) == ["rd"]


@rule("RA-32")
def test_bad_publicity_counts_as_money_for_the_run():
    """RA-32, BP-1."""
    wall = corp(rd_server=server(ice=[rezzed("ice-wall")]), bad_publicity=1)
    t = solo([order(go("central", "rd"))], corp=wall, runner=runner(rig=["corroder"], credits=0)).settles()
    assert (runs_in(t), t.says("succeeds")) == (["rd"], [{"seat": "runner", "server": "rd", "rule": "RUN-5.4"}])


@rule("RA-55")
def test_t95_facedown_ice_counts_as_passable_and_is_not_looked_at():
    """RA-55."""
    for ice in ("ice-wall", "hunter"):
        t = solo([order(go("central", "rd"))], corp=corp(rd_server=server(ice=[ice])))
        assert (runs_in(t), t.asked) == (["rd"], ("corp", "window"))


@rule("RA-24", "CA-20")
def test_a_row_of_a_pack_that_nobody_can_follow_changes_nothing():
    """RA-24, CA-20."""
    t = solo([order(go("archives", "archives"))], play=False)
    before = (t.runner.credits, t.zone("stack"))
    advance(t.state)
    assert (t.runner.credits, t.zone("stack")) == before


@rule("RA-53")
def test_a_run_event_may_count_on_its_bypass():
    """RA-53: Inside Job passes the first ice."""
    t = solo([{"do": "resource"}], re=["test-ra-sneak"], corp=WALLED).settles()
    assert runs_in(t) == ["rd"]
    assert [line["server"] for line in t.says("succeeds")] == ["rd"]
