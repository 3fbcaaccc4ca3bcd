"""Alone against Johnny Silverhand and a rival gang."""

from __future__ import annotations

import pytest

from jackin.gangs import GAME, setup
from tests.gangs.ground import GROUND, action, card, ground
from tests.gangs.scenario import gang, table
from tests.rule import rule

FREE = gang({"watson": "solo"}, euro=1)


def alone(you=None, rival=None, content=None, **more):
    return table(content, alone=True, market="crates reels chips", edgerunners="jackie judy",
                 maelstrom=you or FREE, valentinos=rival or gang(), **more)  # fmt: skip


def activated(t, *districts):
    """Your Activate turn is over; Johnny draws this District."""
    t.draws(*districts).maelstrom.activates("solos").done().ends_turn()
    return t


def reclaimed(t, *districts):
    t.maelstrom.reclaims()
    while t.kind == "reward":
        t.maelstrom.says(t.maelstrom.offers[0])
    t.draws(*districts).maelstrom.done()
    return t


# The frame of it


@rule("SOLITAIRE-1", "SOLITAIRE-2")
def test_one_player_a_rival_set_up_as_a_player_and_johnny_outside():
    s = GAME.new(setup(["maelstrom", "valentinos"], alone=True, content=GROUND), 1)
    shown = GAME.view(s, 0)
    assert (shown["seats"], shown["board"], shown["johnny"]) == (1, "small", {"street_cred": 0})
    rival = shown["gangs"][1]
    assert (rival["player"], rival["activate"], rival["hand_count"], rival["hideouts"]) == (False, [], 0, ["heywood"])
    assert rival["resources"] == {"eurodollars": 0, "contraband": 0, "corporate-secrets": 0}
    assert shown["districts"][3]["units"] == {"valentinos": 4}
    assert "johnny-silverhand" not in [
        s.book.content.edgerunners[n].id for n in (*s.edgerunners, *s.edgerunner_market)
    ]


@rule("SOLITAIRE-3")
def test_johnny_acts_after_activate_and_the_rival_after_reclaim():
    t = activated(alone(), "pacifica")
    assert "gangs-johnny-moves" in t.log
    assert "gangs-rival-draws" not in t.log
    t = reclaimed(alone(), "pacifica", "heywood", "watson")
    assert "gangs-rival-draws" in t.log
    assert "gangs-johnny-moves" not in t.log


@rule("SOLITAIRE-4")
def test_markets_are_refilled_after_them():
    t = activated(alone(), "pacifica")
    assert None not in t.market


@rule("SOLITAIRE-4")
def test_markets_are_refilled_after_the_rival_too():
    """Its Techie takes an Opportunity away."""
    content = ground(actions=[action("valentinos", "techie", "solo", "netrunner")])
    t = alone(gang({"pacifica": "solo"}, euro=1), content=content)
    t.maelstrom.reclaims().says("reward contraband 1")
    t.draws("pacifica", "heywood", "watson").maelstrom.done()
    t.maelstrom.says("refuse")
    assert len(t.s.opportunities_gone) == 1
    assert None not in t.market


@rule("SOLITAIRE-5", "GOAL-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "his", "winners", "reason"),
    [
        (25, 0, 0, (0,), "street-cred"),
        (0, 25, 0, (), "rival"),
        (0, 0, 25, (), "johnny"),
        (25, 25, 0, (0,), "street-cred"),
    ],
)
def test_who_reaches_the_target_first(mine, theirs, his, winners, reason):
    t = alone(gang({"watson": "solo"}, euro=2, cred=mine), gang(cred=theirs))
    t.s.johnny_cred = his
    t.maelstrom.activates("solos").done().ends_turn()
    result = t.result
    assert (result.winners, result.reason) == (winners, reason)
    assert "gangs-johnny-moves" not in t.log


@rule("SOLITAIRE-6")
def test_the_same_district_may_come_again():
    t = activated(alone(), "pacifica")
    t.draws("pacifica").maelstrom.wild("solos").done().ends_turn()
    assert t.log.count("gangs-johnny-moves") == 2
    assert t.johnny == "pacifica/fixer"


# Johnny


@rule("JOHNNY-1", "JOHNNY-4")
def test_alone_he_takes_the_point_of_interest_three_street_cred_and_every_opportunity():
    t = activated(alone(), "pacifica")
    assert (t.johnny, t.s.johnny_cred) == ("pacifica/fixer", 3)
    assert [t.s.book.content.opportunities[n].id for n in t.s.opportunities_gone] == ["crates", "reels", "chips"]
    assert GAME.view(t.s, 0)["districts"][5]["pois"] == [
        {"space": "pacifica/fixer", "poi": "fixer", "unit": "johnny"}
    ]


@rule("JOHNNY-3")
def test_he_kills_the_rival_where_you_are_not():
    t = activated(alone(rival=gang({"heywood": "solo techie drone"})), "heywood")
    assert (t.valentinos.at("heywood"), t.s.johnny_cred) == ([], 4)
    assert len(t.s.opportunities_gone) == 1


@rule("JOHNNY-2", "JOHNNY-5", "SOLITAIRE-7", "JOHNNY-6", "JOHNNY-7", "SOLITAIRE-8")
def test_he_fights_you_with_the_best_of_three_and_kills_everybody():
    t = alone(gang({"watson": "solo techie drone"}, euro=1), gang({"watson": "solo"}),
              upgrades="minigun pistol railgun guess rifle")  # fmt: skip
    t.draws("watson").maelstrom.activates("solos").done().ends_turn().plays("cyberpsychosis")
    # the rival draws 2 of the deck first (minigun, pistol), then Johnny 3: railgun, "?" counting 0, rifle
    assert (t.maelstrom.at("watson"), t.valentinos.at("watson")) == ([], [])
    assert t.s.johnny_cred == 3
    assert len(t.s.upgrades) == 7
    used = {t.s.book.combat[card].id for card in t.s.upgrades[:5]}
    assert used == {"minigun", "pistol", "railgun", "guess", "rifle"}


@rule("JOHNNY-6", "FIRE-13")
def test_a_drone_that_he_kills_with_its_humans_counts_like_any_other_unit():
    salvage = card("salvage", 1, {"if": {"is": "lost-unit", "unit": "drone"}, "n": 2})
    t = alone(gang({"watson": "solo drone drone"}, hand="salvage crusher"), content=ground(upgrade=[salvage]),
              upgrades="minigun pistol rifle")  # fmt: skip
    t.draws("watson").maelstrom.activates("solos").done().ends_turn().plays("salvage")
    assert (t.maelstrom.at("watson"), t.maelstrom.cred, t.s.johnny_cred) == ([], 2, 3)


@rule("JOHNNY-6")
def test_tied_he_kills_nobody():
    t = alone(gang({"watson": "solo"}, euro=1), upgrades="shotgun pistol rifle")
    t.draws("watson").maelstrom.activates("solos").done().ends_turn().plays("cyberpsychosis")
    assert t.maelstrom.at("watson") == ["solo"]


@rule("JOHNNY-6", "SWITCH-12")
def test_tied_he_kills_everybody_if_the_switch_says_so():
    t = alone(
        gang({"watson": "solo drone"}, euro=1), upgrades="shotgun pistol rifle", settings={"johnny_tie": "kills"}
    )
    t.draws("watson").maelstrom.activates("solos").done().ends_turn().plays("cyberpsychosis")
    assert t.maelstrom.at("watson") == []


@rule("JOHNNY-8")
def test_losing_he_stays():
    t = alone(gang({"watson": "solo"}, euro=1, hand="railgun"), upgrades="shotgun pistol rifle")
    t.draws("watson").maelstrom.activates("solos").done().ends_turn()
    assert (t.johnny, t.maelstrom.at("watson"), t.s.johnny_cred) == ("watson/business", ["solo"], 0)


@rule("JOHNNY-9")
def test_he_joins_your_firefights_and_spoils_no_dominance():
    t = alone(gang({"watson": "solo"}, euro=1), upgrades="shotgun pistol rifle")
    t.s.johnny = 0
    assert t.maelstrom.has_dominance("watson")
    t.maelstrom.activates("solos").done()
    assert t.maelstrom.offered("fight") == ["watson"]
    t.maelstrom.fights("watson").plays("cyberpsychosis")
    assert "gangs-johnny-draws" in t.log


@rule("JOHNNY-10")
def test_he_is_pushed_out_of_a_point_of_interest_like_anybody():
    t = alone(gang({"watson": "solo"}, euro=1), upgrades="shotgun pistol rifle")
    t.s.johnny = 1
    t.maelstrom.activates("solos").done().fights("watson").exchanges("solo", "watson/business")
    assert (t.johnny, t.occupant("watson/business")) == ("watson", "maelstrom-solo-1")


# The rival gang


@rule("RIVAL-1", "RIVAL-2")
def test_three_districts_in_the_order_drawn_each_with_a_recruit():
    t = reclaimed(alone(), "pacifica", "heywood", "santo-domingo")
    where = [unit["space"] for unit in GAME.view(t.s, 0)["units"] if unit["gang"] == "valentinos" and
             unit["unit"] != "drone"]  # fmt: skip
    assert where == ["pacifica/fixer", "heywood/data-fortress", "santo-domingo/business"]
    assert t.valentinos.at("pacifica") == ["techie", "drone"]


@rule("RIVAL-2")
def test_with_everybody_in_play_it_scores_once_for_the_districts_without_it():
    crowd = " ".join(["solo techie netrunner"] * 3)
    t = reclaimed(alone(rival=gang({"heywood": crowd})), "pacifica", "heywood", "santo-domingo")
    assert t.valentinos.cred == 2 * 1 + 3 * 2


@rule("RIVAL-3", "SOLITAIRE-4")
def test_where_you_are_absent_the_edgerunners_leave_until_your_next_activate_turn_is_over():
    t = reclaimed(alone(), "pacifica", "heywood", "santo-domingo")
    assert t.valentinos.cred == 3 * 2
    assert t.edgerunners == [None, None]
    activated(t, "pacifica")
    assert None not in t.edgerunners


@rule("RIVAL-3")
def test_the_market_is_scared_off_once_an_activation():
    t = reclaimed(alone(), "pacifica", "heywood", "santo-domingo")
    assert t.log.count("gangs-edgerunners-leave") == 1
    assert t.valentinos.cred == 3 * 2


@rule("RIVAL-4")
@pytest.mark.parametrize(("answer", "cred", "euro"), [("resource eurodollars", 0, 0), ("refuse", 3, 1)])
def test_its_techie_extorts(answer, cred, euro):
    content = ground(actions=[action("valentinos", "techie", "solo", "netrunner")])
    t = alone(gang({"pacifica": "solo"}, euro=1), content=content)
    t.maelstrom.reclaims().says("reward contraband 1")
    t.draws("pacifica", "heywood", "watson").maelstrom.done()
    assert t.maelstrom.offers == ["resource eurodollars", "resource contraband", "refuse"]
    t.maelstrom.says(answer)
    assert (t.valentinos.cred, t.maelstrom.euro) == (cred + 2 * 2, euro)
    assert len(t.s.opportunities_gone) == 1


@rule("RIVAL-4")
def test_with_nothing_to_lose_it_gains():
    content = ground(actions=[action("valentinos", "techie", "solo", "netrunner")])
    t = alone(gang({"watson": "solo solo"}, hideouts="heywood"), gang({"watson": "techie"}), content=content)
    t.maelstrom.reclaims().says("reward contraband 2")
    t.s.pool[0:3] = [0, 0, 0]
    t.draws("watson", "heywood", "pacifica").maelstrom.done()
    assert t.valentinos.cred == 3 + 2 * 2


@rule("RIVAL-5", "RIVAL-7")
@pytest.mark.parametrize(("net", "after"), [(3, 2), (0, 0)])
def test_its_netrunner_pushes_you_back(net, after):
    content = ground(actions=[action("valentinos", "netrunner", "techie", "solo")])
    t = alone(gang({"watson": "solo"}, net=net), content=content)
    reclaimed(t, "watson", "heywood", "pacifica")
    assert (t.maelstrom.net, t.valentinos.cred) == (after, 2 + 2 * 2)


@rule("RIVAL-6", "RIVAL-8", "RIVAL-9", "RIVAL-11")
def test_its_solo_starts_a_firefight_and_wins_it():
    content = ground(actions=[action("valentinos", "solo", "techie", "netrunner")])
    t = alone(gang({"watson/business": "solo", "watson": "drone"}), content=content, upgrades="pistol railgun")
    reclaimed(t, "watson", "heywood", "pacifica")
    assert t.kind == "combat-card"
    assert GAME.view(t.s, 0)["firefight"]["starter"] == "valentinos"
    t.maelstrom.plays("crusher").loses("drone")
    assert t.maelstrom.at("watson") == ["solo"]
    assert t.occupant("watson/business") == "maelstrom-solo-1"
    assert t.valentinos.cred == 3 + 2 * 2


@rule("RIVAL-9")
def test_beaten_it_loses_a_drone_or_what_you_choose():
    t = alone(
        gang({"watson": "solo"}, hand="railgun"), gang({"watson": "solo techie drone"}), upgrades="pistol rifle"
    )
    t.maelstrom.activates("solos").done().fights("watson")
    assert t.valentinos.at("watson") == ["solo", "techie"]
    t = alone(gang({"watson": "solo"}, hand="railgun"), gang({"watson": "solo techie"}), upgrades="pistol rifle")
    t.maelstrom.activates("solos").done().fights("watson")
    assert t.maelstrom.offered("lose") == ["valentinos-solo-1", "valentinos-techie-1"]
    t.maelstrom.says("lose valentinos-techie-1")
    assert t.valentinos.at("watson") == ["solo"]


@rule("RIVAL-10")
@pytest.mark.parametrize(
    ("on", "times"),
    [("recruited", 3), ("absent", 2), ("net-retreat", 1), ("firefight-won", 1), ("firefight-lost", 0)],
)
def test_special_abilities_answer_their_moment(on, times):
    special = [{"on": on, "do": [{"do": "lose", "what": "street-cred", "n": 1, "who": "opponents"}]}]
    content = ground(actions=[action("valentinos", "solo", "techie", "netrunner", special=special)])
    you = gang({"watson": "solo techie"}, cred=9)
    t = alone(you, gang({"watson": "netrunner"}), content=content, upgrades="minigun pistol")
    reclaimed(t, "watson", "heywood", "pacifica")
    t.maelstrom.plays("crusher").loses("techie")
    assert t.maelstrom.cred == 9 - times


@rule("RIVAL-12", "JOHNNY-6")
def test_with_johnny_there_and_highest_everybody_dies():
    t = alone(gang({"watson": "solo drone"}), gang({"watson": "solo"}), upgrades="pistol guess rifle railgun shotgun")
    t.s.johnny = 0
    t.maelstrom.activates("solos").done().fights("watson").plays("cyberpsychosis")
    assert (t.maelstrom.at("watson"), t.valentinos.at("watson")) == ([], [])


# Levels


HARD = {"id": "hard", "start": 3, "johnny": 2, "rival": 1, "hunts": 3}
HUNTED = ground(levels=[HARD])


def hard(you=None, level="hard"):
    return alone(you, content=HUNTED, settings={"level": level})


@rule("SOLITAIRE-9", "SWITCH-15")
def test_a_level_gives_both_a_start_and_more_in_each_activation():
    s = GAME.new(setup(["maelstrom", "valentinos"], alone=True, content=HUNTED, settings={"level": "hard"}), 1)
    assert (s.cred, s.johnny_cred) == ([0, 3], 3)
    t = activated(hard(), "pacifica", "heywood", "santo-domingo")
    assert t.s.johnny_cred == 3 + 3 + 2
    t = reclaimed(hard(), "pacifica", "heywood", "santo-domingo")
    assert t.valentinos.cred == 3 * 2 + 1


@rule("SOLITAIRE-9")
def test_on_some_levels_johnny_begins_with_a_lead():
    ahead = ground(levels=[HARD | {"lead": 2}])
    s = GAME.new(setup(["maelstrom", "valentinos"], alone=True, content=ahead, settings={"level": "hard"}), 1)
    assert (s.cred, s.johnny_cred) == ([0, 3], 5)


@rule("SOLITAIRE-9")
def test_he_goes_where_most_of_you_are():
    t = hard(gang({"watson": "solo", "heywood": "solo techie"}, hand="railgun"))
    activated(t, "pacifica", "watson", "heywood")
    assert t.johnny == "heywood/data-fortress"


@rule("SOLITAIRE-9")
def test_a_level_that_the_set_does_not_have_is_the_book_alone():
    t = activated(hard(level="nightmare"), "pacifica")
    assert t.s.johnny_cred == 3


@rule("SWITCH-15")
def test_at_a_table_of_several_there_are_no_levels():
    s = GAME.new(setup(2, content=HUNTED, settings={"level": "hard"}), 1)
    assert s.cred == [0, 0]
