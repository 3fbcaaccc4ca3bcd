"""Solos and Firefights, step by step."""

from __future__ import annotations

from typing import Any

from jackin.gangs import GAME
from jackin.gangs.log import lines
from tests.gangs.ground import card, gains, gang_of, ground, plain
from tests.gangs.scenario import gang, table
from tests.rule import rule


def two_in_heywood(content=None, mine="solo", theirs="solo", **settings):
    return table(content, settings=settings, maelstrom=gang({"heywood": mine}, euro=1),
                 tyger_claws=gang({"heywood": theirs}, euro=1))  # fmt: skip


def tricks(**cards):
    return ground(upgrade=[card(name.replace("_", "-"), *made[:1], **made[1]) for name, made in cards.items()])


# Starting one


@rule("SOLO-1", "SOLO-2")
def test_solos_move_and_then_one_firefight_may_be_started():
    t = table(maelstrom=gang({"watson": "solo"}), tyger_claws=gang({"westbrook": "solo"}, euro=1))
    t.maelstrom.activates("solos").moves("solo", "westbrook")
    assert t.maelstrom.offers == ["fight westbrook", "done"]
    t.maelstrom.done()
    assert t.kind == "action"


@rule("SOLO-2")
def test_a_firefight_needs_one_of_your_solos_there():
    t = table(maelstrom=gang({"watson": "solo", "westbrook": "techie"}), tyger_claws=gang({"westbrook": "solo"}))
    t.maelstrom.activates("solos").done()
    assert t.kind == "action"


@rule("SOLO-3", "SWITCH-4")
def test_one_firefight_for_each_action_or_for_each_turn():
    for switch, again in (("per-action", True), ("per-turn", False)):
        t = two_in_heywood(mine="solo solo", theirs="solo solo techie", firefights=switch)
        t.maelstrom.activates("solos").done().fights("heywood").plays("cyberpsychosis")
        t.tyger_claws.plays("short-circuit").loses("solo")
        t.maelstrom.wild("solos").done()
        assert ("fight heywood" in t.maelstrom.offers) == again


@rule("SOLO-3")
def test_only_one_where_several_districts_qualify():
    t = table(maelstrom=gang({"heywood": "solo", "watson": "solo"}), tyger_claws=gang({"heywood": "solo drone",
              "watson": "solo"}))  # fmt: skip
    t.maelstrom.activates("solos").done()
    assert t.maelstrom.offered("fight") == ["watson", "heywood"]
    t.maelstrom.fights("heywood").plays("crusher")
    t.tyger_claws.plays("short-circuit").loses("drone")
    assert t.kind == "action"


@rule("SOLO-4", "SWITCH-5")
def test_whether_an_opponent_must_be_there():
    t = table(maelstrom=gang({"watson": "solo"}), tyger_claws=gang())
    t.maelstrom.activates("solos").done()
    assert t.kind == "action"
    t = table(settings={"firefight_needs_opponent": False}, maelstrom=gang({"watson": "solo"}), tyger_claws=gang())
    t.maelstrom.activates("solos").done()
    t.maelstrom.fights("watson").plays("crusher")
    assert t.maelstrom.cred == 1


# The steps


@rule("FIRE-1")
def test_everybody_there_takes_part():
    t = table(maelstrom=gang({"heywood": "solo"}), tyger_claws=gang({"heywood": "netrunner"}),
              valentinos=gang({"watson": "solo"}), voodoo_boys=gang({"heywood": "techie drone"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood")
    assert t.parties == (0, 1, 3)
    t.maelstrom.plays("crusher")
    t.tyger_claws.plays("crusher")
    assert t.asked == 3


@rule("FIRE-2")
def test_the_starter_exchanges_solos_for_units_in_points_of_interest():
    t = table(maelstrom=gang({"heywood": "solo solo"}), valentinos=gang(), voodoo_boys=gang(),
              tyger_claws=gang({"heywood/fixer": "techie", "heywood/data-fortress": "solo"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood")
    t.maelstrom.exchanges("solo", "heywood/fixer").exchanges("solo", "heywood/data-fortress")
    assert t.kind == "combat-card"
    assert t.occupant("heywood/fixer") in ("maelstrom-solo-1", "maelstrom-solo-2")
    assert t.tyger_claws.at("heywood") == ["solo", "techie"]
    assert t.s.place.count(3 * 8) == 2


@rule("FIRE-2")
def test_own_units_and_solos_in_points_of_interest_are_not_exchanged():
    t = table(maelstrom=gang({"heywood/fixer": "solo"}), valentinos=gang(), voodoo_boys=gang(),
              tyger_claws=gang({"heywood/data-fortress": "solo"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood")
    assert t.kind == "combat-card"


@rule("FIRE-3", "SECRET-2")
def test_cards_are_chosen_in_secret():
    t = two_in_heywood()
    t.maelstrom.activates("solos").fights("heywood").plays("crusher")
    mine, theirs, nobodys = (GAME.view(t.s, seat)["firefight"]["parties"] for seat in (0, 1, -1))
    assert mine[0] == {"gang": "maelstrom", "state": "chosen", "card": "crusher"}
    assert (
        theirs == nobodys == [{"gang": "maelstrom", "state": "chosen"}, {"gang": "tyger-claws", "state": "choosing"}]
    )
    gangs = GAME.view(t.s, 1)["gangs"]
    assert (gangs[0]["hand_count"], len(gangs[0]["known"])) == (3, 4)


@rule("FIRE-4")
def test_reveal_effects_come_first():
    content = tricks(flash=(1, {"at": "reveal", "do": [gains("eurodollars", 3)]}))
    t = table(content, maelstrom=gang({"heywood": "solo"}, hand="flash crusher"),
              tyger_claws=gang({"heywood": "solo drone"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("flash")
    assert t.maelstrom.euro == 0
    t.tyger_claws.plays("short-circuit")
    assert t.maelstrom.euro == 3
    assert t.log.index("gangs-gains") < t.log.index("gangs-highest")


@rule("FIRE-5")
def test_a_question_mark_is_what_its_effect_sets():
    t = table(maelstrom=gang({"heywood": "solo"}, hand="guess crusher"), tyger_claws=gang({"heywood": "solo drone"}))
    t.maelstrom.activates("solos").fights("heywood").plays("guess")
    t.tyger_claws.plays("subdermal-armor")
    assert t.maelstrom.firepower == 2
    t.tyger_claws.loses("drone")


@rule("FIRE-5")
def test_a_question_mark_that_nothing_sets_is_zero():
    nobody = {"is": "at-least", "count": "participants", "n": 9}
    content = tricks(blank=("?", {"at": "reveal", "if_": nobody, "do": [{"do": "set-firepower", "n": 7}]}))
    t = table(content, maelstrom=gang({"heywood": "solo drone"}, hand="blank crusher"),
              tyger_claws=gang({"heywood": "solo"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("blank")
    t.tyger_claws.plays("subdermal-armor")
    assert t.maelstrom.firepower == 0
    t.maelstrom.loses("drone")


@rule("FIRE-5")
def test_compare_effects_change_firepower():
    content = tricks(boost=(1, {"at": "compare", "do": [{"do": "firepower", "n": 3}]}),
                     jam=(1, {"at": "compare", "do": [{"do": "firepower", "n": -9, "who": "rivals"}]}))  # fmt: skip
    t = table(content, maelstrom=gang({"heywood": "solo"}, hand="boost"),
              tyger_claws=gang({"heywood": "solo drone"}, hand="jam"))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood")
    assert t.maelstrom.at("heywood") == []
    assert t.tyger_claws.at("heywood") == ["solo", "drone"]


@rule("FIRE-6")
def test_all_without_the_highest_lose_one_and_those_tied_for_it_none():
    t = table(maelstrom=gang({"heywood": "solo"}), tyger_claws=gang({"heywood": "solo"}),
              valentinos=gang({"heywood": "techie solo"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("crusher")
    t.tyger_claws.plays("crusher")
    t.valentinos.plays("subdermal-armor").loses("techie")
    assert [len(p.at("heywood")) for p in t.players.values()] == [1, 1, 1]
    assert [p.cred for p in t.players.values()] == [0, 0, 0]


@rule("FIRE-7")
def test_losers_score_too():
    t = two_in_heywood(theirs="solo drone")
    t.maelstrom.activates("solos").fights("heywood").plays("crusher")
    t.tyger_claws.plays("short-circuit").loses("drone")
    assert (t.maelstrom.cred, t.tyger_claws.cred) == (1, 1)


@rule("FIRE-7")
def test_conditions_look_at_what_was_lost_and_killed():
    t = table(maelstrom=gang({"heywood": "solo"}), tyger_claws=gang({"heywood": "solo drone"}),
              valentinos=gang({"heywood": "techie solo"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("cyberpsychosis")
    t.tyger_claws.plays("subdermal-armor")
    t.valentinos.plays("crusher")
    t.tyger_claws.loses("drone")
    t.valentinos.loses("techie")
    assert [p.cred for p in t.players.values()] == [2, 0, 0]


@rule("FIRE-8")
def test_played_cards_lie_face_up_in_the_discard_pile():
    t = two_in_heywood()
    t.maelstrom.activates("solos").fights("heywood").plays("crusher")
    t.tyger_claws.plays("crusher")
    assert (t.maelstrom.pile, len(t.maelstrom.hand)) == (["crusher"], 3)
    assert GAME.view(t.s, 1)["gangs"][0]["discard"] == ["crusher"]


@rule("FIRE-9")
def test_the_last_card_brings_the_discard_pile_back():
    t = table(maelstrom=gang({"heywood": "solo"}, hand="crusher", pile="rifle pistol"),
              tyger_claws=gang({"heywood": "solo"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood")
    t.tyger_claws.plays("crusher")
    assert (sorted(t.maelstrom.hand), t.maelstrom.pile) == (["crusher", "pistol", "rifle"], [])


@rule("FIRE-10")
def test_many_units_are_no_firepower():
    t = two_in_heywood(mine="solo solo techie drone drone")
    t.maelstrom.activates("solos").done().fights("heywood").plays("short-circuit")
    t.tyger_claws.plays("subdermal-armor")
    assert (t.maelstrom.firepower, t.tyger_claws.firepower) == (0, 1)


@rule("FIRE-11", "SWITCH-10")
def test_effects_of_a_step_come_from_the_starter_clockwise_card_first():
    steal: dict[str, Any] = {"at": "reveal", "do": [{"do": "take", "what": "eurodollars", "n": 9, "who": "rivals"}]}
    content = ground(
        upgrade=[card("grab", 1, **steal), card("snatch", 1, **steal)],
        gang=[gang_of("tyger-claws", "westbrook", {"name": "one", **steal}, plain("two"))],
    )
    t = table(content, maelstrom=gang({"heywood": "solo"}, hand="grab", euro=1),
              tyger_claws=gang({"heywood": "solo"}, hand="snatch", euro=1))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood")
    takers = [line.args["gang"] for line in lines(t.s, -1) if line.key == "gangs-gains"]
    assert takers == ["maelstrom", "tyger-claws"]
    assert (t.maelstrom.euro, t.tyger_claws.euro) == (0, 2)


@rule("FIRE-12")
def test_an_effect_may_take_a_unit_before_the_casualties_do():
    content = tricks(mine=(3, {"at": "reveal", "do": [{"do": "lose-unit", "who": "rivals"}]}))
    t = table(content, maelstrom=gang({"heywood": "solo"}, hand="mine"),
              tyger_claws=gang({"heywood": "solo techie drone"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood")
    t.tyger_claws.plays("crusher").loses("drone").loses("techie")
    assert t.tyger_claws.at("heywood") == ["solo"]


# What cards can do


def test_a_spared_loser_loses_nothing():
    t = table(maelstrom=gang({"heywood": "solo"}, hand="pain-editor crusher"),
              tyger_claws=gang({"heywood": "solo"}, hand="minigun"))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("pain-editor")
    assert (t.maelstrom.at("heywood"), t.maelstrom.cred) == (["solo"], 2)


def test_a_casualty_more_for_whom_the_card_names():
    content = tricks(bomb=(3, {"at": "casualties", "do": [{"do": "casualty", "who": "rivals", "unit": "drone"}]}))
    t = table(content, maelstrom=gang({"heywood": "solo"}, hand="bomb"),
              tyger_claws=gang({"heywood": "solo techie drone"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood")
    t.tyger_claws.plays("crusher").loses("solo")
    assert t.tyger_claws.at("heywood") == ["techie"]


def test_a_casualty_can_be_passed_on():
    content = tricks(shield=(0, {"at": "casualties", "do": [{"do": "pass-casualty"}]}))
    t = table(content, maelstrom=gang({"heywood": "solo"}, hand="shield"),
              tyger_claws=gang({"heywood": "solo drone"}), valentinos=gang({"heywood": "solo"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood")
    t.tyger_claws.plays("crusher")
    t.valentinos.plays("crusher")
    t.maelstrom.says("rival tyger-claws")
    t.tyger_claws.loses("drone")
    assert t.maelstrom.at("heywood") == ["solo"]


def test_silence_stops_what_a_card_has_not_done_yet():
    content = tricks(hush=(2, {"at": "reveal", "do": [{"do": "silence", "who": "rivals"}]}))
    t = table(content, maelstrom=gang({"heywood": "solo"}, hand="hush"),
              tyger_claws=gang({"heywood": "solo"}, hand="guess"))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood")
    assert t.tyger_claws.at("heywood") == []


def test_a_kept_card_returns_to_the_hand():
    content = tricks(trusty=(2, {"at": "casualties", "if_": "tied", "do": [{"do": "keep"}]}))
    t = table(
        content, maelstrom=gang({"heywood": "solo"}, hand="trusty rifle"), tyger_claws=gang({"heywood": "solo"})
    )
    t.maelstrom.activates("solos").fights("heywood").plays("trusty")
    t.tyger_claws.plays("crusher")
    assert (sorted(t.maelstrom.hand), t.maelstrom.pile) == (["rifle", "trusty"], [])
