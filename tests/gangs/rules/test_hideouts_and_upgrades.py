"""Building Hideouts, upgrading Combat cards."""

from __future__ import annotations

from jackin.gangs import GAME
from tests.gangs.ground import edgerunner, gains, ground
from tests.gangs.scenario import gang, table
from tests.rule import rule

HOME = {"watson": "solo"}


@rule("HIDE-1", "HIDE-2", "SWITCH-3")
def test_two_eurodollars_and_the_street_cred_under_the_token():
    t = table(maelstrom=gang(HOME, euro=4), tyger_claws=gang(euro=1))
    t.maelstrom.activates("hideout")
    assert "watson" not in t.maelstrom.offered("build")
    t.maelstrom.builds("heywood")
    assert (t.maelstrom.euro, t.maelstrom.cred, t.maelstrom.hideouts) == (2, 1, ["watson", "heywood"])
    t.maelstrom.wild("hideout").builds("pacifica")
    assert t.maelstrom.cred == 1 + 2


@rule("SWITCH-3")
def test_costs_are_switches():
    t = table(settings={"hideout_cost": 1, "hideout_resource": "contraband", "upgrade_cost": 2},
              maelstrom=gang(HOME, contraband=1, euro=1), tyger_claws=gang(euro=1))  # fmt: skip
    assert "upgrade" not in t.maelstrom.offered("activate")
    t.maelstrom.activates("hideout").builds("heywood")
    assert t.maelstrom.pool == (1, 0, 0)


@rule("HIDE-3")
def test_four_hideouts_are_all():
    t = table(maelstrom=gang(HOME, euro=9, hideouts="watson westbrook heywood pacifica"), tyger_claws=gang())
    assert "hideout" not in t.maelstrom.offered("activate")


@rule("HIDE-4")
def test_several_gangs_in_one_district():
    t = table(maelstrom=gang(HOME, euro=2), tyger_claws=gang(euro=1))
    t.maelstrom.activates("hideout").builds("westbrook")
    assert GAME.view(t.s, 0)["districts"][1]["hideouts"] == ["maelstrom", "tyger-claws"]


@rule("HIDE-5", "SWITCH-5")
def test_building_may_need_presence():
    there = gang({"heywood": "solo", "pacifica": "solo"}, euro=2)
    t = table(settings={"hideout_needs_presence": True}, maelstrom=there, tyger_claws=gang())
    t.maelstrom.activates("hideout")
    assert t.maelstrom.offered("build") == ["heywood", "pacifica"]


def test_what_happens_when_a_hideout_is_built():
    builder = edgerunner("builder", "solo", [{"at": "hideout-built", "do": [{"do": "drone"}]}])
    t = table(ground(edgerunner=[builder]), maelstrom=gang({"heywood": "builder"}, euro=2), tyger_claws=gang())
    t.maelstrom.activates("hideout").builds("heywood")
    assert t.maelstrom.at("heywood") == ["drone", "builder"]


# Upgrades


@rule("UPGR-1", "UPGR-2")
def test_look_at_two_keep_one_remove_one():
    t = table(upgrades="railgun pistol", maelstrom=gang(HOME, euro=1), tyger_claws=gang(euro=1))
    t.maelstrom.activates("upgrade")
    assert t.maelstrom.offers == ["keep railgun", "keep pistol"]
    t.maelstrom.says("keep railgun")
    assert t.maelstrom.offered("remove")[-1] == "railgun"
    t.maelstrom.says("remove short-circuit")
    assert t.maelstrom.hand == ["subdermal-armor", "crusher", "cyberpsychosis", "railgun"]
    assert t.s.book.combat[t.s.upgrades[0]].id == "pistol"


@rule("UPGR-2")
def test_not_a_card_of_the_discard_pile():
    t = table(upgrades="railgun pistol", maelstrom=gang(HOME, euro=1, hand="crusher", pile="rifle shotgun"),
              tyger_claws=gang(euro=1))  # fmt: skip
    t.maelstrom.activates("upgrade").says("keep pistol")
    assert t.maelstrom.offered("remove") == ["crusher", "pistol"]


@rule("UPGR-3", "SECRET-1", "SECRET-3")
def test_the_card_kept_is_secret_and_the_card_removed_is_not():
    t = table(upgrades="railgun pistol", maelstrom=gang(HOME, euro=1), tyger_claws=gang({"watson": "solo"}, euro=1))
    t.maelstrom.activates("upgrade")
    assert GAME.view(t.s, 0)["looking"] == ["railgun", "pistol"]
    assert "looking" not in GAME.view(t.s, 1)
    t.maelstrom.says("keep railgun").says("remove crusher").ends_turn()
    theirs = GAME.view(t.s, 1)
    assert "railgun" not in str(theirs)
    assert theirs["removed"] == ["crusher"]
    assert theirs["gangs"][0]["known"] == ["cyberpsychosis", "short-circuit", "subdermal-armor"]
    assert theirs["gangs"][0]["hand_count"] == 4


@rule("SECRET-1")
def test_an_upgrade_that_was_played_is_known_from_then_on():
    t = table(maelstrom=gang({"heywood": "solo"}, hand="railgun"), tyger_claws=gang({"heywood": "solo drone"}))
    assert "railgun" not in str(GAME.view(t.s, 1))
    t.maelstrom.activates("solos").fights("heywood")
    t.tyger_claws.plays("crusher").loses("drone")
    assert GAME.view(t.s, 1)["gangs"][0]["known"] == ["railgun"]


@rule("UPGR-4")
def test_the_last_upgrade_is_kept_and_then_there_is_no_action():
    t = table(maelstrom=gang(HOME, euro=2), tyger_claws=gang(euro=1))
    t.s.upgrades = t.s.upgrades[:1]
    t.maelstrom.activates("upgrade").says("remove crusher")
    assert "upgrade" not in t.maelstrom.offered("wild")


def test_what_happens_on_an_upgrade():
    ripper = edgerunner("ripper", "solo", [{"at": "upgraded", "do": [gains("street-cred")]}])
    t = table(ground(edgerunner=[ripper]), upgrades="railgun pistol", maelstrom=gang({"heywood": "ripper"}, euro=1),
              tyger_claws=gang())  # fmt: skip
    t.maelstrom.activates("upgrade").says("keep pistol").says("remove pistol")
    assert t.maelstrom.cred == 1
