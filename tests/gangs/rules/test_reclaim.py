"""The Reclaim turn; Presence and Dominance."""

from __future__ import annotations

from tests.gangs.ground import edgerunner, gains, ground
from tests.gangs.scenario import gang, table
from tests.rule import rule


@rule("RECLAIM-1", "RECLAIM-8")
def test_all_discs_return_however_many_are_left():
    t = table(maelstrom=gang({"watson": "solo"}, discs="hideout wild solos"), tyger_claws=gang(euro=1))
    t.maelstrom.reclaims()
    assert len(t.maelstrom.discs) == 6


@rule("RECLAIM-2")
def test_every_reward_with_dominance_and_one_with_presence():
    t = table(maelstrom=gang({"watson": "solo solo", "heywood": "techie"}), tyger_claws=gang(euro=1))
    t.maelstrom.reclaims()
    assert t.maelstrom.pool == (1, 2, 0)
    assert t.maelstrom.offers == ["reward contraband 1", "reward eurodollars 2"]
    t.maelstrom.says("reward eurodollars 2")
    assert t.maelstrom.pool == (3, 2, 0)


@rule("RECLAIM-3", "RECLAIM-5", "SWITCH-7")
def test_one_recruit_at_each_hideout_outside_points_of_interest():
    t = table(maelstrom=gang({"watson": "solo"}, hideouts="watson pacifica"), tyger_claws=gang(euro=1))
    t.maelstrom.reclaims()
    assert t.maelstrom.offered("recruit") == ["solo>watson", "techie>watson", "netrunner>watson"]
    t.maelstrom.says("recruit solo>watson")
    assert t.maelstrom.offered("recruit") == ["solo>pacifica", "techie>pacifica", "netrunner>pacifica"]
    t.maelstrom.says("recruit netrunner>pacifica")
    assert (t.maelstrom.at("watson"), t.maelstrom.at("pacifica")) == (["solo", "solo"], ["netrunner"])


@rule("RECLAIM-3", "RECLAIM-5", "SWITCH-7")
def test_recruits_at_any_hideouts_and_into_points_of_interest_by_switch():
    t = table(settings={"recruit_at": "any-hideout", "recruit_into_poi": True}, tyger_claws=gang(euro=1),
              maelstrom=gang({"watson": "solo"}, hideouts="watson pacifica"))  # fmt: skip
    t.tyger_claws.reclaims().done()
    t.maelstrom.reclaims()
    assert "solo>pacifica/fixer" in t.maelstrom.offered("recruit")
    t.maelstrom.says("recruit solo>pacifica").says("recruit solo>pacifica/fixer")
    assert t.occupant("pacifica/fixer") == "maelstrom-solo-3"


@rule("RECLAIM-4", "DRONE-3")
def test_a_recruited_techie_brings_a_drone():
    t = table(maelstrom=gang({"watson": "solo"}), tyger_claws=gang(euro=1))
    t.maelstrom.reclaims().says("recruit techie>watson")
    assert t.maelstrom.at("watson") == ["solo", "techie", "drone"]


@rule("RECLAIM-6")
def test_recruiting_may_be_declined_and_an_empty_reserve_recruits_nobody():
    t = table(maelstrom=gang({"watson": "solo"}), tyger_claws=gang(euro=1))
    t.maelstrom.reclaims().done()
    assert t.maelstrom.at("watson") == ["solo"]
    everybody = " ".join(["solo techie netrunner"] * 3)
    t = table(maelstrom=gang({"watson": everybody}), tyger_claws=gang(euro=1))
    t.maelstrom.reclaims()
    assert t.asked == 1


@rule("RECLAIM-7")
def test_what_happens_at_the_end_of_a_reclaim_turn_comes_after_recruiting():
    clerk = edgerunner("clerk", "solo", [{"at": "reclaim-end", "do": [gains("street-cred", {"count": "units"})]}])
    t = table(ground(edgerunner=[clerk]), maelstrom=gang({"watson": "clerk"}), tyger_claws=gang(euro=1))
    t.maelstrom.reclaims().says("recruit solo>watson")
    assert t.maelstrom.cred == 2


def test_a_rule_may_give_every_reward_for_presence():
    broker = edgerunner("broker", "solo", [{"at": "always", "rules": [{"rule": "rewards", "district": "heywood"}]}])
    t = table(ground(edgerunner=[broker]), maelstrom=gang({"heywood": "broker"}), tyger_claws=gang(euro=1))
    t.maelstrom.reclaims()
    assert t.maelstrom.pool == (2, 1, 0)


# Presence and Dominance


@rule("DOM-1")
def test_a_hideout_alone_is_no_presence():
    t = table(maelstrom=gang({"heywood": "drone solo"}), tyger_claws=gang())
    assert (t.maelstrom.has_presence("watson"), t.maelstrom.has_presence("heywood")) == (False, True)


@rule("DOM-2", "DRONE-7")
def test_dominance_is_a_hideout_and_more_units_than_anybody():
    t = table(maelstrom=gang({"watson": "solo drone jackie"}), tyger_claws=gang({"watson": "solo techie"}))
    assert t.maelstrom.has_dominance("watson")
    t = table(maelstrom=gang({"watson": "solo", "heywood": "solo"}), tyger_claws=gang({"watson": "solo techie"}))
    assert not t.maelstrom.has_dominance("watson")
    assert not t.maelstrom.has_dominance("heywood")


@rule("DOM-3")
def test_a_tie_dominates_nothing():
    t = table(maelstrom=gang({"watson": "solo"}), tyger_claws=gang({"watson": "solo"}, hideouts="watson"))
    assert not t.maelstrom.has_dominance("watson")
    assert not t.tyger_claws.has_dominance("watson")
