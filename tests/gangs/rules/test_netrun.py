"""Netruns and NetWatch."""

from __future__ import annotations

import pytest

from tests.gangs.ground import edgerunner, gains, ground
from tests.gangs.scenario import gang, table
from tests.rule import rule


def netrun(at=None, content=None, dice=(6, 6), settings=None, **more):
    t = table(content, settings=settings, maelstrom=gang(at or {"watson": "netrunner netrunner solo"}, **more),
              tyger_claws=gang(euro=1))  # fmt: skip
    t.rolls(*dice).maelstrom.activates("netrunners").done()
    return t


@rule("NET-1")
def test_after_the_moves_the_netrun_is_not_optional():
    t = netrun()
    assert t.maelstrom.offers == ["advance 1", "advance 2"]


@rule("NET-2", "POI-5")
def test_each_data_fortress_yields_a_secret():
    t = netrun({"heywood/data-fortress": "solo", "city-center/data-fortress": "netrunner", "watson": "netrunner"})
    assert t.maelstrom.secrets == 2


@rule("NET-3")
def test_as_far_as_there_are_netrunners():
    t = netrun({"watson": "netrunner netrunner nix"})
    assert t.maelstrom.offered("advance") == ["1", "2", "3"]
    t.maelstrom.says("advance 2")
    assert t.maelstrom.net == 2


@rule("NET-4")
def test_the_marker_stops_at_the_last_space():
    t = netrun({"watson": "netrunner netrunner netrunner"}, net=6)
    assert t.kind == "space"
    t.maelstrom.says("apply")
    assert t.maelstrom.cred == 3


@rule("NET-5")
def test_the_effect_of_the_space_reached_and_only_of_that():
    t = netrun()
    t.maelstrom.says("advance 2").says("apply")
    assert t.maelstrom.pool == (0, 1, 0)


@rule("NET-5")
def test_it_may_be_declined():
    t = netrun()
    t.maelstrom.says("advance 1").says("decline")
    assert t.maelstrom.pool == (0, 0, 0)


@rule("NET-6")
@pytest.mark.parametrize(("dice", "left"), [((1, 3), 1), ((2, 3), 2)])
def test_a_roll_up_to_the_risk_brings_the_consequences(dice, left):
    t = netrun(dice=dice, euro=1)
    t.maelstrom.says("advance 1").says("apply")
    if t.kind == "lose-resource":
        t.maelstrom.says("resource eurodollars")
    assert t.maelstrom.euro == left


@rule("NET-6")
def test_deeper_levels_cost_more():
    t = netrun(net=2, dice=(2, 3))
    t.maelstrom.says("advance 1").says("apply")
    assert t.maelstrom.at("watson") == ["solo", "netrunner"]
    assert "gangs-caught" in t.log


@rule("NET-6", "SWITCH-8")
def test_each_die_may_count_for_itself():
    t = netrun(dice=(4, 4), settings={"netwatch": "each-die"}, euro=2)
    t.maelstrom.says("advance 1").says("decline")
    assert t.log.count("gangs-caught") == 2
    assert t.maelstrom.euro == 0


@rule("NET-7")
def test_from_the_last_space_back_to_the_first():
    t = netrun(net=6)
    t.maelstrom.says("decline")
    assert t.maelstrom.net == 0


@rule("NET-8")
def test_without_a_netrunner_left_there_is_no_netrun():
    """A Specialist's text may cost the last one on the way."""
    trap = edgerunner("trap", "solo", [
        {"at": "netrun", "do": [{"do": "lose-unit", "unit": "netrunner", "district": "anywhere"}]},
    ])  # fmt: skip
    t = netrun({"watson": "netrunner trap"}, ground(edgerunner=[trap]))
    assert t.kind == "action"
    assert (t.maelstrom.net, "gangs-rolls" in t.log) == (0, False)


def test_rules_change_reach_risk_and_secrets():
    wizard = edgerunner("wizard", "solo", [
        {"at": "always", "rules": [{"rule": "net-reach", "n": 2}, {"rule": "depth-risk", "n": -4},
                                   {"rule": "data-fortress", "n": 1}]},
        {"at": "netrun", "do": [gains("contraband")]},
    ])  # fmt: skip
    t = netrun({"heywood/data-fortress": "netrunner", "watson": "wizard"}, ground(edgerunner=[wizard]), dice=(1, 1))
    assert t.maelstrom.offered("advance") == ["1", "2", "3"]
    assert t.maelstrom.pool == (0, 1, 2)
    t.maelstrom.says("advance 1").says("decline")
    assert "gangs-caught" not in t.log
