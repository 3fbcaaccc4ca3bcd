"""The worked examples of the rulebook."""

from __future__ import annotations

from jackin.gangs import GAME
from tests.gangs.scenario import gang, table
from tests.rule import rule


@rule("GX-1", "MOVE-2", "NET-2")
def test_netrunners_from_one_data_fortress_to_the_next():
    t = table(maelstrom=gang({"heywood/data-fortress": "netrunner", "heywood": "netrunner"}), tyger_claws=gang())
    t.maelstrom.activates("netrunners").moves("maelstrom-netrunner-1", "city-center/data-fortress")
    t.maelstrom.moves("maelstrom-netrunner-2", "heywood/data-fortress")
    assert t.maelstrom.secrets == 2


@rule("GX-2", "DOM-1", "DOM-2", "DOM-3")
def test_nobody_dominates_city_center():
    t = table(maelstrom=gang({"city-center": "solo techie drone"}, hideouts="city-center"),
              tyger_claws=gang(hideouts="city-center"),
              valentinos=gang({"city-center": "solo solo techie"}))  # fmt: skip
    players = [t.maelstrom, t.tyger_claws, t.valentinos]
    assert [p.has_dominance("city-center") for p in players] == [False, False, False]
    assert [p.has_presence("city-center") for p in players] == [True, False, True]
    assert "dominance" not in GAME.view(t.s, 0)["districts"][2]


@rule("GX-3", "RECLAIM-7")
def test_rogue_pays_while_you_control_a_fixer():
    for poi, cred in (("pacifica/fixer", 2), ("pacifica", 0)):
        t = table(maelstrom=gang({"watson": "rogue", poi: "solo"}), tyger_claws=gang(euro=1))
        t.maelstrom.reclaims().says("reward contraband 1").done()
        assert t.maelstrom.cred == cred


@rule("GX-4", "SEIZE-3")
def test_smart_weapons_count_themselves():
    dealer = gang({"watson/business": "techie", "westbrook": "solo"}, contraband=1, owns="crates reels blades",
                  hideouts="westbrook")  # fmt: skip
    t = table(market="militech-smart-weapons", maelstrom=dealer, tyger_claws=gang(euro=1))
    t.maelstrom.activates("techies").seizes("militech-smart-weapons")
    assert t.maelstrom.cred == 3
    t.maelstrom.says("choose opportunity/militech-smart-weapons.0.0")
    assert t.maelstrom.pool == (1, 0, 0)


@rule("GX-5", "FIRE-6", "FIRE-7")
def test_pain_editor_acts_among_the_casualties_and_scores_after_them():
    t = table(maelstrom=gang({"heywood": "solo"}, hand="pain-editor"),
              tyger_claws=gang({"heywood": "solo"}, hand="minigun"))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood")
    assert (t.maelstrom.at("heywood"), t.maelstrom.cred) == (["solo"], 2)


@rule("GX-6", "JOHNNY-1", "JOHNNY-3")
def test_johnny_in_heywood():
    t = table(alone=True, market="crates reels chips", maelstrom=gang({"watson": "solo"}, euro=1),
              valentinos=gang({"heywood/data-fortress": "techie", "heywood": "solo drone"}))  # fmt: skip
    t.draws("heywood").maelstrom.activates("solos").done().ends_turn()
    assert (t.johnny, t.valentinos.at("heywood"), t.s.johnny_cred) == ("heywood", [], 4)
    assert "crates" not in t.market
    assert {"reels", "chips"} <= set(t.market)


def valentinos_in_three_districts():
    t = table(alone=True, market="crates reels chips", edgerunners="jackie judy", upgrades="pistol rifle railgun",
              maelstrom=gang({"westbrook/fixer": "solo", "city-center": "solo drone"}),
              valentinos=gang({"city-center": "techie"}))  # fmt: skip
    t.s.johnny = 2 * 8
    t.maelstrom.reclaims().says("reward eurodollars 2").says("reward eurodollars 2")
    t.draws("watson", "westbrook", "city-center").maelstrom.done()
    return t


@rule("GX-7", "RIVAL-2")
def test_the_valentinos_recruit_techies_first():
    t = valentinos_in_three_districts()
    assert t.occupant("watson/business") == "valentinos-techie-2"
    t.maelstrom.says("refuse").says("refuse")
    assert t.valentinos.at("westbrook") == ["techie", "drone"]
    assert t.occupant("westbrook/fixer") == "maelstrom-solo-1"
    assert t.valentinos.at("city-center") == ["solo", "techie"]


@rule("GX-8", "RIVAL-3", "RIVAL-4", "RIVAL-6", "RIVAL-10")
def test_what_the_valentinos_do_in_watson_westbrook_and_city_center():
    t = valentinos_in_three_districts()
    assert (t.valentinos.cred, t.edgerunners) == (2, [None, None])
    t.maelstrom.says("refuse")
    assert t.valentinos.cred == 2 + 3 + 2
    t.maelstrom.says("resource eurodollars")
    assert t.valentinos.cred == 2 + 3 + 2 + 2
    assert len(t.s.opportunities_gone) == 2
    assert t.kind == "combat-card"
    t.maelstrom.plays("short-circuit")
    assert "gangs-johnny-draws" in t.log
    assert t.maelstrom.at("city-center") == []
