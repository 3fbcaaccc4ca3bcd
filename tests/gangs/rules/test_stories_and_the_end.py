"""Stories with their branches and epilogues; the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.gangs import GAME
from tests.gangs.ground import action, card, gains, ground
from tests.gangs.scenario import gang, table
from tests.rule import rule

FLOOD = ground(story=[
    {"story": "flood", "id": "rain", "slot": 1,
     "ability": [{"at": "revealed", "if": "leading", "do": [gains("eurodollars", 2)]},
                 {"at": "always", "rules": [{"rule": "cost", "of": "upgrade", "n": -1}]}],
     "branch": [{"on": "street-cred", "n": 5, "to": "dam"},
                {"on": "condition", "if": {"is": "control", "poi": "business"}, "to": "boats"}],
     "epilogue": [{"to": "dry"}]},
    {"story": "flood", "id": "dam", "slot": 1,
     "ability": [{"at": "always", "rules": [{"rule": "goal", "n": 8}]}],
     "epilogue": [{"if": {"is": "dominance", "district": "watson"}, "to": "wet"}, {"to": "dry"}]},
    {"story": "flood", "id": "boats", "slot": 2,
     "ability": [{"at": "revealed", "do": [gains("contraband")]},
                 {"at": "reclaim-end", "if": "trailing", "do": [gains("street-cred")]}],
     "branch": [{"on": "turns", "n": 9, "to": "dam"}], "epilogue": [{"to": "dry"}]},
    {"story": "flood", "id": "dry", "slot": 0},
    {"story": "flood", "id": "wet", "slot": 0,
     "ability": [{"at": "game-end", "if": {"is": "presence", "district": "heywood"},
                  "do": [gains("street-cred", 9)]}]},
])  # fmt: skip


def flood(**gangs):
    return table(FLOOD, story="flood", **gangs)


@rule("STORY-1", "STORY-5")
def test_only_what_has_been_revealed_is_shown():
    t = flood(maelstrom=gang({"watson": "solo"}), tyger_claws=gang(euro=1))
    shown = GAME.view(t.s, 0)
    assert shown["story"] == {"id": "flood", "slots": ["rain", None, None], "told": ["rain"]}
    assert "dam" not in str(shown)
    assert "boats" not in str(shown)


@rule("STORY-2", "SETUP-8")
def test_the_card_on_its_slot_is_in_force():
    t = flood(maelstrom=gang({"watson": "solo"}), tyger_claws=gang(euro=1))
    assert "upgrade" in t.maelstrom.offered("activate")


@rule("STORY-3", "STORY-4")
def test_the_first_branch_that_is_true_decides_at_the_end_of_a_turn():
    t = flood(maelstrom=gang({"watson": "solo"}, cred=5), tyger_claws=gang({"heywood": "solo"}))
    assert t.story == ["rain"]
    t.maelstrom.activates("solos").moves("solo", "watson/business").ends_turn()
    assert t.story == ["dam"]


@rule("STORY-4", "STORY-2")
def test_another_branch_takes_another_slot_and_stays_beside_the_old_card():
    t = flood(maelstrom=gang({"watson": "solo"}), tyger_claws=gang({"heywood": "solo"}, cred=1))
    t.maelstrom.activates("solos").moves("solo", "watson/business").ends_turn()
    assert t.story == ["rain", "boats"]
    assert (t.maelstrom.contraband, t.tyger_claws.contraband) == (1, 1)
    t.tyger_claws.activates("solos").done().ends_turn()
    t.maelstrom.reclaims().done()
    assert t.maelstrom.cred == 1


@rule("STORY-7")
def test_what_one_gang_meets_is_enough_from_the_active_one_on():
    t = flood(maelstrom=gang({"watson": "solo"}), tyger_claws=gang({"santo-domingo/business": "solo"}))
    t.maelstrom.activates("solos").done().ends_turn()
    assert "boats" in t.story


@rule("STORY-6", "GOAL-2", "GOAL-7", "GOAL-4")
def test_an_epilogue_can_turn_the_table():
    t = flood(maelstrom=gang({"watson": "solo solo", "pacifica": "solo"}, cred=7, euro=2),
              tyger_claws=gang({"heywood": "solo"}, cred=2))  # fmt: skip
    t.maelstrom.activates("solos").done().ends_turn()
    t.tyger_claws.activates("solos").done().ends_turn()
    assert (t.story, GAME.view(t.s, 0)["goal"]) == (["dam"], 8)
    t.maelstrom.activates("hideout").builds("heywood").ends_turn()
    assert (t.maelstrom.cred, t.s.ending) == (8, True)
    t.tyger_claws.reclaims().says("reward contraband 1").done()
    assert GAME.view(t.s, 0)["story"]["epilogue"] == "wet"
    assert GAME.view(t.s, 0)["result"] == {"winners": ["tyger-claws"], "reason": "street-cred"}


@rule("GOAL-2", "GOAL-7")
def test_a_goal_brought_nearer_ends_the_game():
    t = flood(maelstrom=gang({"watson": "solo"}, cred=9), tyger_claws=gang({"pacifica": "solo"}))
    t.maelstrom.activates("solos").done().ends_turn()
    assert (t.story, t.s.ending) == (["dam"], True)
    t.tyger_claws.activates("solos").done().ends_turn()
    assert t.result.winners == (0,)


# The end


def almost(settings=None, theirs=0):
    t = table(settings=settings, maelstrom=gang({"watson": "solo"}, cred=24, euro=4),
              tyger_claws=gang({"westbrook": "solo"}, cred=theirs, euro=2))  # fmt: skip
    t.maelstrom.activates("hideout").builds("heywood")
    return t


@rule("GOAL-2", "GOAL-3", "SWITCH-1")
@pytest.mark.parametrize(
    ("end", "over_at_once", "over_after_turn"),
    [("immediate", True, True), ("end-of-turn", False, True), ("finish-round", False, False)],
)
def test_when_the_game_stops(end, over_at_once, over_after_turn):
    t = almost({"end": end})
    assert t.s.over == over_at_once
    if not over_at_once:
        t.maelstrom.ends_turn()
        assert t.s.over == over_after_turn
    if not over_after_turn:
        t.tyger_claws.reclaims().done()
        assert t.s.over
    result = t.result
    assert (result.winner, result.winners, result.reason) == (0, (0,), "street-cred")


@rule("GOAL-3")
def test_the_round_is_finished_so_that_the_last_may_still_win():
    t = almost(theirs=25)
    t.maelstrom.ends_turn()
    t.tyger_claws.activates("hideout").builds("heywood").ends_turn()
    assert t.result.winners == (1,)


@rule("GOAL-4", "GOAL-5", "SWITCH-2")
@pytest.mark.parametrize(("tie", "winner", "winners"), [("shared", -1, (0, 1)), ("later-seat", 1, (1,))])
def test_a_tie_is_shared_or_goes_to_the_later_seat(tie, winner, winners):
    t = almost({"tie": tie}, theirs=25)
    t.maelstrom.ends_turn()
    t.tyger_claws.reclaims().done()
    result = t.result
    assert (result.winner, result.winners) == (winner, winners)


@rule("GOAL-6")
def test_street_cred_never_falls_below_zero():
    content = ground(upgrade=[card("shame", 2, at="casualties", do=[{"do": "lose", "what": "street-cred", "n": 9}])])
    t = table(
        content, maelstrom=gang({"heywood": "solo"}, hand="shame", cred=3), tyger_claws=gang({"heywood": "solo"})
    )
    t.maelstrom.activates("solos").fights("heywood")
    t.tyger_claws.plays("crusher")
    assert t.maelstrom.cred == 0


@rule("GOAL-8", "SWITCH-11")
def test_after_so_many_rounds_the_most_street_cred_wins():
    t = table(settings={"rounds": 1}, maelstrom=gang({"watson": "solo"}, cred=3), tyger_claws=gang(cred=4, euro=1))
    t.maelstrom.activates("solos").done().ends_turn()
    t.tyger_claws.reclaims().done()
    result = t.result
    assert (result.winners, result.reason) == ((1,), "rounds")


@rule("GOAL-3")
def test_an_immediate_end_breaks_off_a_firefight():
    t = table(settings={"end": "immediate"}, maelstrom=gang({"heywood": "solo"}, cred=24),
              tyger_claws=gang({"heywood": "solo drone"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("crusher")
    t.tyger_claws.plays("short-circuit").loses("drone")
    assert t.result.winners == (0,)
    assert t.s.firefight is None
    assert (t.maelstrom.pile, t.tyger_claws.pile) == (["crusher"], ["short-circuit"])


# Reached, then lost


FINE = ground(
    opportunity=[
        {"id": "tax", "type": "weapons", "cost": 0, "cred": 2,
         "reward": [{"do": "lose", "what": "street-cred", "n": 2}]},
        {"id": "smear", "type": "weapons", "cost": 0, "cred": 0,
         "reward": [{"do": "lose", "what": "street-cred", "n": 2, "who": "opponents"}]},
    ]
)  # fmt: skip
SEATS = {"tyger_claws": "westbrook", "valentinos": "heywood", "voodoo_boys": "pacifica"}


def touched(players, settings=None, first=24):
    """A table where the first player's Opportunity gives 2 Street Cred and takes them again."""
    others: dict[str, Any] = {name: gang({home: "solo"}) for name, home in list(SEATS.items())[: players - 1]}
    return table(FINE, settings=settings, market="tax smear",
                 maelstrom=gang({"watson/business": "techie"}, cred=first), **others)  # fmt: skip


@rule("GOAL-2", "GOAL-3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("end", ["end-of-turn", "finish-round"])
def test_a_goal_reached_and_lost_in_one_action_ends_nothing(players, end):
    t = touched(players, {"end": end})
    t.maelstrom.activates("techies").seizes("tax").ends_turn()
    for name in list(SEATS)[: players - 1]:
        t.players[name].activates("solos").done().ends_turn()
    assert (t.maelstrom.cred, t.s.ending, t.s.over) == (24, False, False)
    assert t.kind == "turn"


@rule("GOAL-3")
def test_who_stops_at_once_has_won_at_the_touch():
    t = touched(2, {"end": "immediate"})
    t.maelstrom.activates("techies").seizes("tax")
    assert (t.maelstrom.cred, t.result.winners) == (26, (0,))


@rule("GOAL-2", "GOAL-3")
def test_a_goal_lost_before_the_round_is_complete_lets_the_game_go_on():
    t = table(FINE, market="smear", maelstrom=gang({"watson": "solo"}, cred=25),
              tyger_claws=gang({"westbrook/fixer": "solo", "watson/business": "techie"}))  # fmt: skip
    t.maelstrom.activates("solos").done().ends_turn()
    assert t.s.ending
    t.tyger_claws.activates("techies").seizes("smear").ends_turn()
    assert (t.maelstrom.cred, t.s.ending, t.s.over) == (23, False, False)


FEE = ground(story=[
    {"story": "fee", "id": "bill", "slot": 1, "epilogue": [{"to": "paid"}]},
    {"story": "fee", "id": "paid", "slot": 0,
     "ability": [{"at": "game-end", "do": [{"do": "lose", "what": "street-cred", "n": 1}]}]},
])  # fmt: skip


@rule("SOLITAIRE-5", "STORY-6")
def test_alone_an_epilogue_that_costs_street_cred_takes_no_victory_away():
    t = table(FEE, story="fee", alone=True, maelstrom=gang({"watson": "solo"}, cred=25), valentinos=gang(cred=24))
    t.maelstrom.activates("solos").done().ends_turn()
    assert (t.maelstrom.cred, t.result.winners, t.result.reason) == (24, (0,), "street-cred")
    assert "gangs-wins" in t.log


@rule("SOLITAIRE-5", "GOAL-2")
def test_alone_what_was_touched_in_mid_action_is_no_victory():
    t = table(FINE, alone=True, market="tax", maelstrom=gang({"watson/business": "techie"}, cred=24),
              valentinos=gang())  # fmt: skip
    t.draws("pacifica").maelstrom.activates("techies").seizes("tax").ends_turn()
    assert (t.maelstrom.cred, t.s.over) == (24, False)


@rule("SOLITAIRE-5")
def test_alone_an_opponent_who_is_pushed_back_before_the_activation_is_over_has_not_won():
    special = [{"on": "firefight-lost", "do": [{"do": "lose", "what": "street-cred", "n": 5}]}]
    content = ground(actions=[action("valentinos", "solo", "techie", "netrunner", special=special)])
    t = table(content, alone=True, maelstrom=gang({"watson": "solo"}, hand="railgun"), valentinos=gang(cred=22),
              upgrades="pistol rifle")  # fmt: skip
    t.maelstrom.reclaims()
    while t.kind == "reward":
        t.maelstrom.says(t.maelstrom.offers[0])
    t.draws("heywood", "pacifica", "watson").maelstrom.done()
    assert (t.valentinos.cred, t.s.over) == (22 + 4 - 5, False)
