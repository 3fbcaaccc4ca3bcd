"""Techies: Opportunities and Edgerunners."""

from __future__ import annotations

import pytest

from tests.gangs.ground import edgerunner, gains, ground, opportunity
from tests.gangs.scenario import gang, table
from tests.rule import rule

BUSINESS = {"watson/business": "techie", "watson": "solo"}
FIXER = {"westbrook/fixer": "techie", "westbrook": "solo"}


def techies(at, content=None, **more):
    t = table(content, market="crates reels implants", edgerunners="jackie judy", maelstrom=gang(at, **more),
              tyger_claws=gang(euro=1))  # fmt: skip
    t.maelstrom.activates("techies").done()
    return t


@rule("TECH-1")
def test_techies_and_drones_move_before_they_deal():
    t = table(market="crates", maelstrom=gang({"watson": "techie drone"}, contraband=1), tyger_claws=gang(euro=1))
    t.maelstrom.activates("techies").moves("techie", "watson/business").seizes("crates")
    assert t.maelstrom.owns == ["crates"]


@rule("TECH-2")
def test_one_deal_of_either_kind_or_none():
    t = techies({**BUSINESS, **FIXER}, contraband=9, euro=9)
    assert t.maelstrom.offers == [
        "seize crates", "seize reels", "seize implants", "hire jackie", "hire judy", "done",
    ]  # fmt: skip
    t.maelstrom.seizes("reels")
    assert t.kind == "action"


@rule("SEIZE-1", "POI-4")
def test_seizing_needs_a_business():
    t = techies(FIXER, contraband=9)
    assert t.kind == "techies"
    assert t.maelstrom.offered("seize") == []


@rule("SEIZE-2")
def test_the_requirement_and_the_contraband():
    content = ground(opportunity=[
        opportunity("local", "weapons", 0, 1, needs={"is": "presence", "district": "watson"}),
        opportunity("far", "weapons", 0, 1, needs={"is": "presence", "district": "pacifica"}),
    ])  # fmt: skip
    t = table(content, market="local far implants", maelstrom=gang(BUSINESS, contraband=1), tyger_claws=gang(euro=1))
    t.maelstrom.activates("techies").done()
    assert t.maelstrom.offered("seize") == ["local"]


@rule("SEIZE-3")
def test_street_cred_reward_and_card_are_yours():
    t = techies(BUSINESS, contraband=2)
    t.maelstrom.seizes("implants")
    assert (t.maelstrom.cred, t.maelstrom.pool, t.maelstrom.owns) == (4, (0, 0, 1), ["implants"])


@rule("SEIZE-4")
def test_the_three_types():
    t = table(maelstrom=gang(), tyger_claws=gang())
    assert {card.type for card in t.s.book.content.opportunities} == {"braindance", "cyberware", "weapons"}


def test_a_rule_may_waive_requirements_of_a_type():
    fence = edgerunner("fence", "solo", [{"at": "always", "rules": [{"rule": "no-requirement", "type": "weapons"}]}])
    content = ground(edgerunner=[fence])
    t = table(content, market="militech-smart-weapons", tyger_claws=gang(euro=1), valentinos=gang(),
              maelstrom=gang({"watson/business": "techie", "watson": "fence"}, contraband=1))  # fmt: skip
    t.tyger_claws.reclaims()
    t.maelstrom.activates("techies").seizes("militech-smart-weapons")
    assert t.maelstrom.cred == 1


# Hiring


@rule("HIRE-1", "POI-3")
def test_hiring_needs_a_fixer():
    t = techies(BUSINESS, euro=9, contraband=9)
    assert t.maelstrom.offered("hire") == []


@rule("HIRE-2", "HIRE-3", "EDGE-1")
def test_the_hired_arrive_at_a_fixer_you_control_outside_it():
    t = techies(FIXER, euro=1, contraband=1)
    t.maelstrom.hires("jackie")
    assert (t.maelstrom.pool, t.maelstrom.hired) == ((0, 0, 0), ["jackie"])
    assert t.maelstrom.at("westbrook") == ["solo", "techie", "jackie"]
    assert t.occupant("westbrook/fixer") == "maelstrom-techie-1"
    assert "jackie" not in t.edgerunners


@rule("HIRE-3")
def test_with_two_fixers_you_say_which():
    t = techies({**FIXER, "pacifica/fixer": "solo"}, euro=1, contraband=1)
    t.maelstrom.hires("jackie").says("place pacifica")
    assert t.maelstrom.at("pacifica") == ["solo", "jackie"]


@rule("HIRE-4", "DRONE-3")
def test_a_techie_among_them_brings_a_drone():
    t = techies(FIXER, contraband=2)
    t.maelstrom.hires("judy")
    assert t.maelstrom.at("westbrook") == ["solo", "techie", "drone", "judy"]


@rule("DRONE-4")
def test_no_drone_comes_when_none_is_left():
    t = techies({**FIXER, "watson": "solo drone drone drone drone"}, contraband=2)
    t.maelstrom.hires("judy")
    assert t.maelstrom.at("westbrook") == ["solo", "techie", "judy"]
    assert t.maelstrom.reserve("drone") == 0


@rule("EDGE-6", "SWITCH-6")
@pytest.mark.parametrize(("most", "offered"), [(1, []), (2, ["jackie", "judy"])])
def test_so_many_edgerunners_at_a_time(most, offered):
    t = table(settings={"max_hired": most}, edgerunners="jackie judy",
              maelstrom=gang({**FIXER, "watson": "nix"}, euro=9, contraband=9), tyger_claws=gang(euro=1))  # fmt: skip
    t.maelstrom.activates("techies").done()
    assert t.maelstrom.offered("hire") == offered


@rule("HIRE-3", "SWITCH-6")
def test_where_the_hired_arrive_is_a_switch():
    for switch, where in (("hideout", ["watson", "pacifica"]), ("anywhere", ["watson", "westbrook", "city-center",
                          "heywood", "santo-domingo", "pacifica"])):  # fmt: skip
        t = table(settings={"hired_at": switch}, edgerunners="jackie", tyger_claws=gang(euro=1),
                  maelstrom=gang(FIXER, euro=1, contraband=1, hideouts="watson pacifica"))  # fmt: skip
        t.tyger_claws.reclaims()
        t.maelstrom.activates("techies").hires("jackie")
        assert t.maelstrom.offered("place") == where


def test_what_happens_on_hire_happens_for_the_one_hired():
    boss = edgerunner("boss", "solo", [{"at": "hired", "do": [gains("street-cred", 2)]}], eurodollars=1)
    t = table(ground(edgerunner=[boss]), edgerunners="boss nix", maelstrom=gang(FIXER, euro=5),
              tyger_claws=gang(euro=1))  # fmt: skip
    t.maelstrom.activates("techies").hires("boss").wild("techies").hires("nix")
    assert t.maelstrom.cred == 2
