"""Units, Drones, Edgerunners: moving, losing, converting."""

from __future__ import annotations

from jackin.gangs import GAME
from jackin.gangs.queries import fits
from tests.gangs.ground import card, edgerunner, gang_of, ground, plain
from tests.gangs.scenario import gang, table
from tests.rule import rule

CONVERTER = ground(upgrade=[card("turncoat", 1, at="reveal", do=[{"do": "convert"}])])


# Moving


@rule("MOVE-1", "MOVE-3")
def test_a_unit_goes_to_an_adjacent_district_once():
    t = table(maelstrom=gang({"watson": "solo"}), tyger_claws=gang())
    t.maelstrom.activates("solos")
    spaces = ["watson/business", "westbrook", "westbrook/fixer", "city-center", "city-center/data-fortress"]
    assert [name.split(">")[1] for name in t.maelstrom.offered("move")] == spaces
    t.maelstrom.moves("solo", "westbrook")
    assert t.kind == "action"
    assert t.maelstrom.at("westbrook") == ["solo"]


@rule("MOVE-1", "MOVE-2", "EDGE-5")
def test_into_out_of_and_between_points_of_interest():
    t = table(maelstrom=gang({"watson/business": "solo", "heywood": "jackie"}), tyger_claws=gang())
    t.maelstrom.activates("solos")
    assert "maelstrom-solo-1>watson" in t.maelstrom.offered("move")
    t.maelstrom.moves("solo", "westbrook/fixer").moves("jackie", "heywood/data-fortress")
    assert (t.occupant("westbrook/fixer"), t.occupant("heywood/data-fortress")) == ("maelstrom-solo-1", "jackie")
    assert t.occupant("watson/business") is None


@rule("MOVE-4", "MOVE-5")
def test_any_number_move_each_its_own_way():
    t = table(maelstrom=gang({"watson": "solo solo solo"}), tyger_claws=gang())
    t.maelstrom.activates("solos").moves("solo", "westbrook").moves("solo", "city-center").done()
    assert [t.maelstrom.at(d) for d in ("watson", "westbrook", "city-center")] == [["solo"]] * 3


@rule("MOVE-5")
def test_nobody_has_to_move():
    t = table(maelstrom=gang({"watson": "solo"}), tyger_claws=gang())
    t.maelstrom.activates("solos").done().ends_turn()
    assert t.maelstrom.at("watson") == ["solo"]


def test_units_that_nobody_can_tell_apart_are_one_answer():
    t = table(maelstrom=gang({"watson": "solo solo solo"}), tyger_claws=gang())
    t.maelstrom.activates("solos")
    assert {name.split(">")[0] for name in t.maelstrom.offered("move")} == {"maelstrom-solo-1"}


@rule("POI-1", "POI-2", "UNIT-3")
def test_a_point_of_interest_holds_one_unit_and_nobody_enters_it():
    t = table(maelstrom=gang({"watson/business": "solo", "watson": "solo techie"}), tyger_claws=gang())
    t.maelstrom.activates("solos")
    inside = [name for name in t.maelstrom.offered("move") if name.endswith("watson/business")]
    assert inside == []
    watson = GAME.view(t.s, 1)["districts"][0]
    assert watson["pois"] == [
        {"space": "watson/business", "poi": "business", "unit": "maelstrom-solo-1", "gang": "maelstrom"}
    ]


# Drones


@rule("DRONE-2", "DRONE-5")
def test_drones_move_with_the_techies_and_never_into_a_point_of_interest():
    t = table(maelstrom=gang({"watson": "techie drone", "westbrook": "solo"}), tyger_claws=gang())
    t.maelstrom.activates("techies")
    drone = [name.split(">")[1] for name in t.maelstrom.offered("move") if "drone" in name]
    assert drone == ["westbrook", "city-center"]
    t.maelstrom.moves("drone", "westbrook").done()
    assert t.maelstrom.at("westbrook") == ["solo", "drone"]


@rule("DRONE-6", "UNIT-4", "LOSS-1")
def test_a_drone_left_alone_is_lost_but_only_when_all_have_moved():
    t = table(maelstrom=gang({"watson": "techie drone drone"}), tyger_claws=gang())
    t.maelstrom.activates("techies").moves("techie", "westbrook").moves("drone", "westbrook")
    assert t.maelstrom.at("watson") == ["drone"]
    t.maelstrom.done()
    assert (t.maelstrom.at("watson"), t.maelstrom.at("westbrook")) == ([], ["techie", "drone"])
    assert t.maelstrom.reserve("drone") == 3


@rule("DRONE-6", "UNIT-2")
def test_a_drone_whose_last_human_falls_falls_with_him():
    t = table(maelstrom=gang({"heywood": "solo"}), tyger_claws=gang({"heywood": "solo drone"}))
    t.maelstrom.activates("solos").fights("heywood").plays("cyberpsychosis")
    t.tyger_claws.plays("crusher").loses("solo")
    assert t.tyger_claws.at("heywood") == []


@rule("FIRE-13")
def test_a_drone_that_falls_so_is_no_casualty():
    """Cyberpsychosis wants two killed."""
    t = table(maelstrom=gang({"heywood": "solo"}), tyger_claws=gang({"heywood": "solo drone drone"}))
    t.maelstrom.activates("solos").fights("heywood").plays("cyberpsychosis")
    t.tyger_claws.plays("crusher").loses("solo")
    assert (t.tyger_claws.at("heywood"), t.maelstrom.cred) == ([], 0)


@rule("DRONE-7", "FIRE-6")
def test_a_drone_can_be_the_casualty():
    t = table(maelstrom=gang({"heywood": "solo"}), tyger_claws=gang({"heywood": "solo drone"}))
    t.maelstrom.activates("solos").fights("heywood").plays("cyberpsychosis")
    t.tyger_claws.plays("crusher").loses("drone")
    assert t.tyger_claws.at("heywood") == ["solo"]


# Edgerunners


@rule("EDGE-2")
def test_edgerunners_of_a_class_move_and_count_with_it():
    t = table(maelstrom=gang({"watson": "nix netrunner"}), tyger_claws=gang())
    t.maelstrom.activates("netrunners").moves("nix", "westbrook").done()
    assert t.maelstrom.offered("advance") == ["1", "2"]


@rule("EDGE-3")
def test_a_specialist_moves_when_its_card_says():
    t = table(maelstrom=gang({"watson": "solo", "pacifica": "rogue"}), tyger_claws=gang())
    t.maelstrom.activates("solos")
    assert not [name for name in t.maelstrom.offered("move") if name.startswith("rogue")]
    t.maelstrom.moves("solo", "westbrook/fixer")
    assert {name.split(">")[0] for name in t.maelstrom.offered("move")} == {"rogue"}
    t.maelstrom.moves("rogue", "heywood")
    assert t.maelstrom.at("heywood") == ["rogue"]


@rule("EDGE-3")
def test_a_specialist_may_move_with_a_class():
    content = ground(edgerunner=[edgerunner("claire", "specialist", moves={"on": "activated", "unit": "techie"})])
    t = table(content, maelstrom=gang({"watson": "techie claire"}), tyger_claws=gang())
    t.maelstrom.activates("techies").moves("claire", "westbrook")
    assert t.maelstrom.at("westbrook") == ["claire"]


@rule("EDGE-3")
def test_a_specialist_may_move_at_the_end_of_a_turn():
    content = ground(edgerunner=[
        edgerunner("late", "specialist", moves={"on": "activate-end"}),
        edgerunner("later", "specialist", moves={"on": "reclaim-end"}),
        edgerunner("stone", "specialist", moves={"on": "never"}),
    ])  # fmt: skip
    t = table(content, maelstrom=gang({"watson": "techie late later stone"}), tyger_claws=gang(euro=1))
    t.maelstrom.activates("techies").done().ends_turn().moves("late", "westbrook")
    t.tyger_claws.reclaims()
    t.maelstrom.reclaims().says("reward eurodollars 2").done().moves("later", "westbrook")
    assert t.maelstrom.at("westbrook") == ["late", "later"]


@rule("EDGE-9")
def test_a_specialist_that_moves_for_it_lets_no_other_specialist_move():
    content = ground(edgerunner=[edgerunner("twin", "specialist", moves={"on": "occupied"})])
    t = table(content, maelstrom=gang({"watson": "solo", "santo-domingo": "rogue", "pacifica": "twin"}),
              tyger_claws=gang())  # fmt: skip
    t.maelstrom.activates("solos").moves("solo", "westbrook/fixer")
    t.maelstrom.moves("twin", "heywood/data-fortress").moves("rogue", "pacifica/fixer")
    assert t.kind == "action"


@rule("DRONE-6", "EDGE-3")
def test_a_specialist_that_moves_among_the_others_costs_no_drone_its_life():
    t = table(maelstrom=gang({"watson": "techie drone", "santo-domingo": "rogue"}), tyger_claws=gang())
    t.maelstrom.activates("techies").moves("techie", "westbrook/fixer").moves("rogue", "pacifica/fixer")
    assert t.maelstrom.at("watson") == ["drone"]
    t.maelstrom.moves("drone", "westbrook")
    assert t.maelstrom.at("westbrook") == ["techie", "drone"]


@rule("DRONE-6")
def test_nor_does_a_unit_lost_while_others_still_move():
    toll = {"name": "toll", "at": "occupied", "do": [{"do": "lose-unit", "unit": "techie", "district": "anywhere"}]}
    content = ground(gang=[gang_of("maelstrom", "watson", toll, plain("two"))])
    t = table(content, maelstrom=gang({"watson": "techie techie drone"}), tyger_claws=gang())
    t.maelstrom.activates("techies").moves("techie", "westbrook/fixer").says("lose maelstrom-techie-2")
    t.maelstrom.moves("drone", "westbrook")
    assert t.maelstrom.at("westbrook") == ["techie", "drone"]


@rule("EDGE-4")
def test_an_edgerunner_out_of_play_does_nothing():
    for place, cred in ((0, 2), (-1, 0)):
        t = table(maelstrom=gang({"watson": "rogue", "pacifica/fixer": "solo"}), tyger_claws=gang(euro=1))
        t.s.place[t.s.place.index(0)] = place
        t.maelstrom.reclaims().says("reward contraband 1").done()
        assert t.maelstrom.cred == cred


@rule("EDGE-7", "SWITCH-6")
def test_a_lost_edgerunner_goes_under_the_deck_or_to_the_reserve_or_out_of_the_game():
    for fate, hired, deck in (("deck", [], 5), ("reserve", ["jackie"], 4), ("removed", [], 4)):
        t = table(settings={"lost_edgerunner": fate}, maelstrom=gang({"heywood": "solo"}),
                  tyger_claws=gang({"heywood": "jackie"}))  # fmt: skip
        t.maelstrom.activates("solos").fights("heywood").plays("cyberpsychosis")
        t.tyger_claws.plays("crusher")
        assert t.tyger_claws.hired == hired
        assert len(t.s.edgerunners) + sum(n >= 0 for n in t.s.edgerunner_market) == deck
        if fate == "deck":
            assert t.s.edgerunners[0] == 1


@rule("EDGE-7", "LOSS-1")
def test_unless_a_switch_says_otherwise_a_lost_edgerunner_waits_in_its_owners_reserve():
    t = table(maelstrom=gang({"heywood": "solo"}), tyger_claws=gang({"heywood": "jackie", "westbrook": "solo"}))
    t.maelstrom.activates("solos").fights("heywood").plays("cyberpsychosis")
    t.tyger_claws.plays("crusher")
    t.maelstrom.ends_turn()
    assert GAME.view(t.s, 0)["gangs"][1]["reserve_edgerunners"] == ["jackie"]
    t.tyger_claws.reclaims().recruits("jackie", "westbrook")
    assert t.tyger_claws.at("westbrook") == ["solo", "jackie"]


@rule("EDGE-8")
def test_an_edgerunner_in_reserve_is_recruited_again():
    t = table(settings={"lost_edgerunner": "reserve"}, maelstrom=gang({"watson": "solo", "heywood": "jackie"}),
              tyger_claws=gang())  # fmt: skip
    t.s.place[-4] = -1
    t.maelstrom.reclaims().recruits("jackie", "watson")
    assert "jackie" in t.maelstrom.at("watson")


# Converting


@rule("CONVERT-1", "CONVERT-3", "CONVERT-5")
def test_converting_replaces_a_unit_by_one_of_the_same_class_in_the_same_place():
    t = table(CONVERTER, maelstrom=gang({"heywood": "solo"}, hand="turncoat"),
              tyger_claws=gang({"heywood/data-fortress": "techie", "heywood": "solo"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("turncoat")
    t.tyger_claws.plays("short-circuit")
    assert t.maelstrom.offered("convert") == ["tyger-claws-solo-1", "tyger-claws-techie-1"]
    t.maelstrom.says("convert tyger-claws-techie-1")
    assert t.occupant("heywood/data-fortress") == "maelstrom-techie-1"
    assert t.tyger_claws.reserve("techie") == 3


@rule("CONVERT-2", "CONVERT-4")
def test_no_converting_without_reserve_nor_of_drones_and_edgerunners():
    t = table(CONVERTER, maelstrom=gang({"heywood": "solo", "watson": "techie techie techie"}, hand="turncoat"),
              tyger_claws=gang({"heywood": "techie drone judy netrunner"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("turncoat")
    t.tyger_claws.plays("short-circuit")
    assert "netrunner" in t.maelstrom.at("heywood")
    assert t.tyger_claws.at("heywood").count("techie") == 1


# Losing


@rule("UNIT-5")
def test_what_is_removed_from_the_game_is_in_no_reserve():
    t = table(settings={"lost_edgerunner": "removed"}, maelstrom=gang({"heywood": "solo"}),
              tyger_claws=gang({"heywood": "judy"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("cyberpsychosis")
    t.tyger_claws.plays("crusher")
    assert t.tyger_claws.hired == []
    assert "judy" not in [*t.edgerunners, *(t.s.book.content.edgerunners[n].id for n in t.s.edgerunners)]


@rule("LOSS-2")
def test_the_loser_chooses_the_unit():
    t = table(maelstrom=gang({"heywood": "solo"}), tyger_claws=gang({"heywood": "solo techie netrunner drone"}))
    t.maelstrom.activates("solos").fights("heywood").plays("cyberpsychosis")
    t.tyger_claws.plays("crusher")
    assert [name.split("-")[2] for name in t.tyger_claws.offered("lose")] == ["solo", "techie", "netrunner", "drone"]


def test_words_for_units_mean_what_they_say():
    t = table(maelstrom=gang({"watson": "solo drone judy rogue"}), tyger_claws=gang())
    words = {"any": 4, "human": 3, "basic": 1, "edgerunner": 2, "techie": 1, "drone": 1, "solo": 1}
    units = [unit for unit, place in enumerate(t.s.place) if place == 0]
    assert {word: sum(fits(t.s, unit, word) for unit in units) for word in words} == words
