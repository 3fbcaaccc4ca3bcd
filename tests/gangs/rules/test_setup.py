"""The table before the first turn."""

from __future__ import annotations

import pytest

from jackin.gangs import GAME, setup
from jackin.gangs.content.read import builtin
from jackin.gangs.queries import pois, units_in
from tests.gangs.ground import GROUND, ground
from tests.gangs.scenario import gang, table
from tests.rule import rule

ALL = ["maelstrom", "tyger-claws", "valentinos", "voodoo-boys"]


def start(gangs, **more):
    return GAME.new(setup(gangs, content=GROUND, **more), 7)


@rule("CITY-1")
def test_night_city_has_six_districts():
    names = ["watson", "westbrook", "city-center", "heywood", "santo-domingo", "pacifica"]
    assert [district["id"] for district in GAME.view(start(2), 0)["districts"]] == names
    assert [district.id for district in builtin("house").districts] == names


@rule("CITY-2", "SETUP-1")
@pytest.mark.parametrize(("players", "side", "each"), [(2, "small", 1), (3, "small", 1), (4, "large", 2)])
def test_the_board_has_a_side_for_up_to_three_and_one_for_four(players, side, each):
    s = start(players)
    assert GAME.view(s, 0)["board"] == side
    assert {len(pois(s, district)) for district in range(6)} == {each}


@rule("CITY-3")
def test_adjacency_goes_both_ways():
    for content in (start(2), GAME.new(setup(2), 1)):
        adjacent = content.book.adjacent
        assert all(here in adjacent[there] for here in range(6) for there in adjacent[here])


@rule("CITY-4")
def test_a_district_shows_its_rewards_and_points_of_interest():
    watson = GAME.view(start(4), -1)["districts"][0]
    assert watson["rewards"] == [{"contraband": 2}, {"eurodollars": 1}]
    assert [poi["space"] for poi in watson["pois"]] == ["watson/business", "watson/fixer"]


@rule("CITY-5", "SETUP-7")
def test_markets_show_three_opportunities_and_two_edgerunners():
    shown = GAME.view(start(3), 0)
    assert [len(shown["opportunities"]["cards"]), shown["opportunities"]["deck"]] == [3, 5]
    assert [len(shown["edgerunners"]["cards"]), shown["edgerunners"]["deck"]] == [2, 3]
    assert None not in shown["opportunities"]["cards"] + shown["edgerunners"]["cards"]
    assert shown["upgrades"] == 7
    assert [space["level"] for space in shown["net"]] == ["yellow"] * 3 + ["orange"] * 3 + ["red"] * 2


@rule("SETUP-7")
def test_the_decks_are_shuffled():
    orders = {GAME.new(setup(2, content=GROUND), seed).opportunities for seed in range(5)}
    assert len(orders) == 5


@rule("UNIT-1", "DRONE-1", "HIDE-3", "SETUP-5")
def test_each_gang_begins_at_home_with_one_of_each_and_the_rest_in_reserve():
    s = start(4)
    for side, home in enumerate([0, 1, 3, 5]):
        assert [s.kind[unit] for unit in units_in(s, side, home)] == [0, 1, 2, 3]
        assert [s.place[unit] % 8 for unit in units_in(s, side, home)] == [0, 0, 0, 0]
        shown = GAME.view(s, side)["gangs"][side]
        assert shown["reserve"] == {"solo": 2, "techie": 2, "netrunner": 2, "drone": 3}
        assert shown["hideouts_left"] == [1, 2, 3]
        assert shown["activate"] == ["solos", "techies", "netrunners", "hideout", "upgrade", "wild"]


@rule("SETUP-2")
def test_players_take_different_gangs_and_the_four_starting_cards():
    s = start(["voodoo-boys", "maelstrom"])
    starters = ["short-circuit", "subdermal-armor", "crusher", "cyberpsychosis"]
    assert [GAME.view(s, seat)["gangs"][seat]["hand"] for seat in (0, 1)] == [starters, starters]
    with pytest.raises(ValueError, match="different"):
        start(["maelstrom", "maelstrom"])


@rule("SETUP-3")
def test_the_first_player_is_named_or_drawn_by_lot():
    assert start(4, first=2).ask.seat == 2
    assert len({GAME.new(setup(4), seed).first for seed in range(30)}) == 4


@rule("SETUP-4")
def test_starting_resources_follow_the_order_of_play():
    shown = GAME.view(start(4, first=1), 0)["gangs"]
    contraband = [each["resources"]["contraband"] for each in shown]
    assert contraband == [2, 1, 1, 2]
    assert {each["resources"]["eurodollars"] for each in shown} == {2}


@rule("SETUP-6")
def test_the_markers_stand_on_their_first_spaces():
    s = GAME.new(setup(3, settings={"preset": "by-the-book"}), 1)
    assert (s.cred, s.net) == ([0, 0, 0], [0, 0, 0])


@rule("SETUP-9", "SWITCH-17")
def test_some_begin_with_more_by_their_place_and_by_the_book_nobody_does():
    later = ground(head_start={"3": [{}, {"street-cred": 2}, {"street-cred": 4, "corporate-secrets": 1}]})
    s = GAME.new(setup(3, first=1, content=later, settings={"head_start": True}), 1)
    assert (s.cred, s.pool[2::3]) == ([4, 0, 2], [1, 0, 0])
    assert GAME.new(setup(2, content=later, settings={"head_start": True}), 1).cred == [0, 0]
    assert GAME.new(setup(3, content=later), 1).cred == [0, 0, 0]


@rule("SWITCH-17")
@pytest.mark.parametrize(("players", "secrets"), [(2, [0, 0]), (3, [0, 0, 0]), (4, [1, 1, 0, 0])])
def test_in_the_house_set_the_first_two_of_four_begin_with_a_corporate_secret(players, secrets):
    s = GAME.new(setup(players, first=0), 1)
    assert (set(s.pool[::3]), s.pool[2::3], set(s.cred)) == ({2}, secrets, {0})
    by_the_book = GAME.new(setup(players, first=0, settings={"preset": "by-the-book"}), 1)
    assert (set(by_the_book.pool[::3]), set(by_the_book.pool[2::3])) == ({2}, {0})


@rule("SETUP-8")
def test_the_introduction_lies_on_its_slot():
    assert GAME.view(start(2), 0)["story"]["slots"] == ["tutorial", None, None]


@rule("GOAL-1")
def test_turns_pass_clockwise():
    t = table(maelstrom=gang(euro=1), valentinos=gang(euro=1), tyger_claws=gang(euro=1))
    for n, name in enumerate(("maelstrom", "valentinos", "tyger_claws", "maelstrom")):
        t.players[name].reclaims()
        assert (t.s.active, t.s.turns) == (t.players[name].side, n + 1)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ([], "a setup names the gangs"),
        ({"gangs": ["maelstrom"]}, "2 to 4"),
        ({"gangs": ["maelstrom", "animals"]}, "a list of maelstrom"),
        ({"gangs": ALL, "story": "none"}, "story: one of tutorial"),
        ({"gangs": ALL, "first": 4}, "a seat from 0 to 3"),
        ({"gangs": ALL, "settings": {"end": "never"}}, "end cannot be 'never'"),
        ({"gangs": ALL, "settings": {"goal": -1}}, "goal cannot be -1"),
        ({"gangs": ALL, "settings": {"ends": 1}}, "there is no 'ends'"),
        ({"gangs": ALL, "settings": 3}, "names and values"),
        ({"gangs": ALL, "content": "no-such-set"}, "content: "),
        ({"gangs": ALL, "content": {"set": {}}}, "content: "),
    ],
)
def test_a_setup_that_cannot_be_is_refused_in_words(wrong, says):
    with pytest.raises(ValueError, match=says):
        GAME.new(wrong, 1)
