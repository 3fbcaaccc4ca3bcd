"""Reasons, with the rule they come from."""

from __future__ import annotations

import pytest

from jackin.gangs.why import explain
from tests.gangs.scenario import gang, table


def why(t, name, seat=0):
    return [(message.key, message.args.get("rule")) for message in explain(t.s, seat, name)]


@pytest.mark.parametrize(
    ("name", "key", "rule"),
    [
        ("solos", "gangs-why-no-disc", "ACTIVATE-2"),
        ("netrunners", "gangs-why-no-unit", "ACTIVATE-6"),
        ("hideout", "gangs-why-short", "RES-4"),
        ("upgrade", "gangs-why-short", "RES-4"),
        ("crates", "gangs-why-no-business", "SEIZE-1"),
        ("jackie", "gangs-why-no-fixer", "HIRE-1"),
        ("watson", "gangs-why-no-opponent", "SOLO-4"),
        ("heywood", "gangs-why-no-solo", "SOLO-2"),
        ("no-such-thing", "gangs-why-unknown", None),
    ],
)
def test_what_is_in_the_way(name, key, rule):
    t = table(market="crates", edgerunners="jackie", maelstrom=gang({"watson": "solo techie"}, discs="netrunners "
              "hideout upgrade wild"), tyger_claws=gang({"heywood": "techie"}))  # fmt: skip
    assert why(t, name) == [(key, rule)]


def test_more_that_can_be_in_the_way():
    t = table(market="militech-smart-weapons implants", edgerunners="jackie", settings={"max_hired": 1},
              maelstrom=gang({"watson/business": "techie", "pacifica/fixer": "nix"}, contraband=1, euro=9,
                             hideouts="watson heywood westbrook pacifica"),
              tyger_claws=gang())  # fmt: skip
    assert why(t, "militech-smart-weapons") == [("gangs-why-requirement", "SEIZE-2")]
    assert why(t, "implants") == [("gangs-why-short", "RES-4")]
    assert why(t, "jackie") == [("gangs-why-max-hired", "EDGE-6")]
    assert why(t, "hideout") == [("gangs-why-no-hideout", "HIDE-3")]
    t.s.upgrades = ()
    assert why(t, "upgrade") == [("gangs-why-no-upgrade", "UPGR-4")]


def test_what_can_be_done_has_no_reason_against_it():
    t = table(maelstrom=gang({"watson": "solo"}, euro=9), tyger_claws=gang({"watson": "solo"}))
    assert why(t, "solos") == why(t, "wild") == why(t, "hideout") == why(t, "watson") == []


def test_a_wild_disc_without_anything_to_do():
    t = table(maelstrom=gang(), tyger_claws=gang({"watson": "solo"}))
    assert why(t, "wild", 0) == [("gangs-why-nothing", "WILD-1")]


def test_a_hideout_without_a_district_for_it():
    t = table(settings={"hideout_needs_presence": True, "firefights": "per-turn"}, tyger_claws=gang(),
              maelstrom=gang({"watson": "solo"}, euro=9))  # fmt: skip
    t.s.fought = True
    assert why(t, "hideout", 1) == [("gangs-why-no-district", "HIDE-5")]
    assert why(t, "watson", 1) == [("gangs-why-fought", "SOLO-3")]
