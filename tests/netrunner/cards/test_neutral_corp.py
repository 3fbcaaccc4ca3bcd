"""The neutral Corp cards of the Core Set, clause by clause."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import Side, is_faceup, meets, pickable, scores, usable
from tests.netrunner.scenario import NO, YES, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

FIVE = ["diesel", "modded", "tinkering", "easy-mark", "inside-job"]


# Priority Requisition


@rule("AMB-43", "ABIL-6")
def test_priority_requisition_may_rez_one_ice_for_nothing_when_scored():
    t = scores(
        "priority-requisition", 5,
        corp={"hq_server": server(ice=["hadrians-wall", "enigma"]), "rd_server": server(ice=[rezzed("hunter")]),
              "remote_1": server(root=["pad-campaign"]), "credits": 0},
    )  # fmt: skip
    assert sorted(t.options) == ["no", "yes"]
    t.corp.says(YES)
    assert pickable(t) == ["enigma", "hadrians-wall"]  # unrezzed ice, nothing else
    t.corp.picks("hadrians-wall")
    assert (t.is_rezzed("hadrians-wall"), t.is_rezzed("enigma"), t.corp.credits, t.corp.points) == (True, False, 1, 3)


def test_priority_requisition_may_be_declined_and_asks_nothing_without_unrezzed_ice():
    t = scores("priority-requisition", 5, corp={"hq_server": server(ice=["enigma"]), "hq": ["snare"]})
    t.corp.says(NO)
    assert not t.is_rezzed("enigma")
    t = scores("priority-requisition", 5, corp={"hq_server": server(ice=[rezzed("enigma")]), "hq": ["snare"]})
    assert t.asked == ("corp", "action")


def test_priority_requisition_rezzes_archer_without_a_forfeit():
    t = scores("priority-requisition", 5, corp={"hq_server": server(ice=["archer"]), "credits": 0})
    t.corp.says(YES)
    assert (t.is_rezzed("archer"), t.corp.scored, t.corp.credits) == (True, ["priority-requisition"], 1)


def test_priority_requisition_stolen_rezzes_nothing_and_the_last_points_win_first():
    t = table(corp=corp(hq=["priority-requisition"], rd_server=server(ice=["enigma"])))
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.points, t.is_rezzed("enigma")) == (3, False)
    t = scores(
        "priority-requisition", 5, corp={"rd_server": server(ice=["enigma"]), "scored": ["priority-requisition"] * 2}
    )
    assert (t.winner, t.is_rezzed("enigma")) == ("corp", False)


def test_priority_requisition_wakes_the_ice_and_what_it_says():
    t = scores(
        "priority-requisition",
        5,
        corp={"hq_server": server(ice=[unrezzed("ice-wall", advancement=3)]), "hq": ["snare"]},
    )
    t.corp.says(YES)
    assert (t.strength("ice-wall"), t.is_active("ice-wall")) == (4, True)


# Private Security Force


@rule("TAG-2", "ABIL-2", "ABIL-4")
def test_private_security_force_spends_clicks_on_meat_damage_while_the_runner_is_tagged():
    t = table("corp", corp(scored=["private-security-force"], hq=["snare"]), runner(grip=FIVE, tags=1))
    t.corp.uses("private-security-force").uses("private-security-force").uses("private-security-force")
    assert (len(t.runner.hand), t.runner.tags) == (2, 1)
    assert t.state.active == 1  # three clicks are a turn


def test_private_security_force_does_nothing_to_an_untagged_runner():
    t = table("corp", corp(scored=["private-security-force"], hq=["snare"]), runner(grip=FIVE))
    assert not usable(t.corp, "private-security-force")
    assert t.corp.why_not("private-security-force") == ["why-not-tagged"]


@rule("SCORE-5")
def test_private_security_force_works_only_from_the_corps_score_area():
    t = table("corp", corp(hq=["snare"]), runner(grip=FIVE, tags=1, stolen=["private-security-force"]))
    assert not any(option.startswith("use") for option in t.options)
    t = table("corp", corp(hq=["snare"], remote_1=server(root=["private-security-force"])), runner(grip=FIVE, tags=1))
    assert not usable(t.corp, "private-security-force")


@rule("DMG-1", "DMG-10")
def test_private_security_force_kills_and_can_be_prevented_as_meat_damage():
    t = table("corp", corp(scored=["private-security-force"]), runner(tags=1))
    t.corp.uses("private-security-force")
    assert (t.winner, t.reason) == ("corp", "flatline")
    t = table("corp", corp(scored=["private-security-force"]), runner(tags=1, rig=["crash-space", "net-shield"]))
    t.corp.uses("private-security-force")
    assert not t.runner.can(f"prevent {t.runner.id('net-shield')} 0")
    t.runner.prevents("crash-space").says(1)
    assert t.winner is None


def test_private_security_force_is_no_paid_ability_of_the_runners_turn():
    t = table(
        corp=corp(scored=["private-security-force"], remote_1=server(root=["snare"])),
        runner=runner(grip=FIVE, tags=1, rig=["test-corp-idler"]),
    )
    t.runner.takes_credit().passes()
    assert not usable(t.corp, "private-security-force")


# Melange Mining Corp.


@rule("ABIL-4", "COST-2")
def test_melange_turns_three_clicks_into_seven_credits():
    t = table("corp", corp(remote_1=server(root=[rezzed("melange-mining-corp")]), credits=0))
    t.corp.uses("melange-mining-corp")
    assert (t.corp.credits, t.corp.clicks) == (7, 0)


def test_melange_needs_three_clicks_and_to_be_rezzed():
    t = table("corp", corp(remote_1=server(root=[rezzed("melange-mining-corp")]), hq=["snare"]), clicks=2)
    assert not usable(t.corp, "melange-mining-corp")
    assert t.corp.why_not("melange-mining-corp") == ["why-clicks-short"]
    t = table("corp", corp(remote_1=server(root=["melange-mining-corp"]), hq=["snare"], credits=1))
    assert not usable(t.corp, "melange-mining-corp")


def test_melange_can_be_rezzed_in_the_opening_window_and_used_twice_with_biotic_labor():
    t = table("corp", corp(remote_1=server(root=["melange-mining-corp"]), hq=["snare"], credits=1), begin=True)
    t.corp.rezzes("melange-mining-corp").uses("melange-mining-corp")
    assert t.corp.credits == 7
    t = table(
        "corp",
        corp(remote_1=server(root=[rezzed("melange-mining-corp")]), hq=["biotic-labor"] * 2, credits=8),
        clicks=4,
    )
    t.corp.plays("biotic-labor").plays("biotic-labor").uses("melange-mining-corp").uses("melange-mining-corp")
    assert (t.corp.credits, t.corp.clicks) == (14, 0)


def test_melange_is_trashed_for_one():
    t = table(corp=corp(remote_1=server(root=[rezzed("melange-mining-corp")])))
    t.runner.runs("remote-1").trashes()
    assert (t.where("melange-mining-corp"), t.runner.credits) == ("archives", 4)


# PAD Campaign


@rule("ABIL-5", "TURN-C-1.4")
def test_pad_campaign_gains_one_when_the_corps_turn_begins_and_not_the_runners():
    t = table("corp", corp(remote_1=server(root=[rezzed("pad-campaign")]), credits=0, hq=["snare"]), begin=True)
    t.settles()
    assert t.corp.credits == 1
    t.ends_turn()
    credits = t.corp.credits
    t.runner.draws()
    assert t.corp.credits == credits


def test_pad_campaign_twice_gains_two_and_unrezzed_nothing():
    pads: Side = {f"remote_{n}": server(root=[rezzed("pad-campaign")]) for n in (1, 2)}
    t = table("corp", corp(credits=0, hq=["snare"], remote_3=server(root=["pad-campaign"]), **pads), begin=True)
    t.settles()
    while t.asked == ("corp", "order"):
        t.corp.answers(t.options[0])
    t.settles()
    assert t.corp.credits == 2


def test_pad_campaign_is_worth_four_to_be_rid_of():
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])), runner=runner(credits=4))
    t.runner.runs("remote-1").trashes()
    assert (t.where("pad-campaign"), t.runner.credits, is_faceup(t, "pad-campaign")) == ("archives", 0, True)
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])), runner=runner(credits=3))
    t.runner.runs("remote-1")
    t.settles()
    assert t.where("pad-campaign") == "remote-1/root"


# Hedge Fund


def test_hedge_fund_makes_nine_of_five():
    t = table("corp", corp(hq=["hedge-fund", "hedge-fund"], credits=5))
    t.corp.plays("hedge-fund")
    assert (t.corp.credits, t.corp.clicks, t.corp.pile) == (9, 2, ["hedge-fund"])
    t.corp.plays("hedge-fund")
    assert t.corp.credits == 13
    t = table("corp", corp(hq=["hedge-fund"], credits=4))
    assert (t.corp.can("play hedge-fund"), t.corp.why_not("hedge-fund")) == (False, ["why-credits-short"])


# Enigma


@rule("CLICK-5", "ICE-6")
def test_enigma_takes_a_click_if_there_is_one_and_ends_the_run():
    t = meets("enigma", hq=["hostile-takeover"])
    t.settles()
    assert (t.runner.clicks, t.runner.scored) == (2, [])
    t = table(corp=corp(hq_server=server(ice=[rezzed("enigma")]), hq=["hostile-takeover"]), clicks=1)
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.clicks, t.runner.scored, t.asked) == (0, [], ("corp", "action"))


@pytest.mark.parametrize(("broken", "clicks", "stolen"), [(0, 3, []), (1, 2, ["hostile-takeover"])])
def test_enigma_broken_in_part_does_the_rest(broken: int, clicks: int, stolen: list[str]):
    t = meets("enigma", rig=["gordian-blade"], hq=["hostile-takeover"])
    t.runner.breaks("gordian-blade", broken)
    t.settles()
    assert (t.runner.clicks, t.runner.scored) == (clicks, stolen)


def test_enigma_twice_takes_two_clicks():
    t = meets("enigma", "enigma", rig=["gordian-blade"])
    t.runner.breaks("gordian-blade", 1).passes()
    t.settles()
    assert t.runner.clicks == 1


# Hunter


@rule("TRACE-4", "TRACE-5")
def test_hunter_traces_at_three_for_a_tag_and_does_not_end_the_run():
    for corp_adds, runner_adds, tags in ((0, 2, 1), (0, 3, 0), (2, 4, 1), (2, 5, 0)):
        t = meets("hunter", hq=["hostile-takeover"])
        t.runner.passes()
        t.corp.says(corp_adds)
        t.runner.says(runner_adds)
        t.settles()
        assert (t.runner.tags, t.runner.scored) == (tags, ["hostile-takeover"])


def test_hunter_counts_link_and_can_be_broken_and_its_tag_avoided():
    t = meets("hunter", rig=["the-toolbox", "access-to-globalsec"])
    t.runner.passes()
    t.corp.says(0)
    t.runner.says(0)
    assert t.runner.tags == 0  # 3 against a link of 3
    t = meets("hunter", rig=["ninja"])
    t.runner.uses("ninja", 1)
    t.runner.breaks("ninja", 0)
    t.settles()
    assert "traces" not in t.log()
    t = meets("hunter", rig=["decoy"])
    t.runner.passes()
    t.corp.says(0)
    t.runner.says(0).prevents("decoy")
    assert t.runner.tags == 0


# Wall of Static


def test_wall_of_static_ends_the_run_unless_broken():
    t = meets("wall-of-static", hq=["hostile-takeover"])
    t.settles()
    assert (t.run, t.runner.scored) == (None, [])
    t = meets("wall-of-static", rig=["corroder"], hq=["hostile-takeover"])
    assert not usable(t.runner, "corroder")  # 2 against 3
    t.runner.uses("corroder", 1)
    t.runner.breaks("corroder", 0)
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]
