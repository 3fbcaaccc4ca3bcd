"""What the table of Gangs of Night City shows in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from jackin import gangs
from jackin.gangs.content.read import builtin
from jackin.kernel.rng import Dice
from jackin.locale import words
from jackin.terminal.gangs import GangsFace
from jackin.terminal.table import numbers

FACE = GangsFace(words("en"), builtin("house").data)


def shown(view, face=FACE, width=100):
    out = StringIO()
    Console(file=out, width=width, highlight=False).print(face.board(view, width))
    return out.getvalue()


def table(players=4, seed=3, answers=0, **setup):
    s, dice = gangs.GAME.new(gangs.setup(players, first=0, **setup), seed), Dice(seed)
    for _ in range(answers):
        assert s.ask is not None
        gangs.GAME.answer(s, s.ask.options[dice.below(len(s.ask.options))])
    return s


def view_of(s, seat=0):
    return gangs.GAME.view(s, seat)


def test_every_gang_has_its_street_cred_resources_and_discs():
    s = table()
    s.cred[1], s.pool[3:6], s.discs[1] = 5, [4, 0, 1], 0b111110
    board = shown(view_of(s))
    line = next(line for line in board.split("\n") if "Tyger Claws  " in line and "/25" in line)
    assert line.count("█") == 5
    assert "5/25  4 €$  0 Contraband  1 Secret" in line
    assert "▶ Maelstrom (you)" in board
    assert "○ Solos  ● Techies  ● Netrunners  ● Hideout  ● Upgrade  ● Wild" in board


def test_every_hideout_that_is_left_is_shown_since_its_owner_chooses():
    assert "Hideouts 1/4 (+2 +2 +3 left)" in shown(view_of(table()))


def test_a_gang_with_full_pockets_has_one_line_on_a_narrow_screen():
    s = table()
    s.cred[1], s.pool[3:6] = 25, [10, 10, 10]
    line = next(line for line in shown(view_of(s), width=80).split("\n") if "Tyger Claws  " in line)
    assert line.rstrip().endswith("25/25  10 €$  10 Contraband  10 Secrets")


def test_a_district_shows_hideouts_dominance_points_of_interest_units_and_neighbours():
    board = shown(view_of(table()), width=160)
    for part in (
        "Watson  2 Contraband / 1 €$",
        "⌂ Maelstrom ♛ Dominance",
        "◆ Business: free",
        "Maelstrom  Solo, Techie, Netrunner, Drone",
        "→ Westbrook, City Center",
    ):
        assert part in board


def test_whoever_holds_a_point_of_interest_is_named_there():
    s = table()
    s.place[3] = 1  # the first space of Watson that is a Point of Interest
    assert "◆ Business: Maelstrom Techie" in shown(view_of(s))


def test_the_net_tells_who_is_how_deep_and_what_it_risks():
    s = table()
    s.net[2] = 4
    assert "Orange (risk 5): 5 Valentinos 6 7" in shown(view_of(s))


def test_the_markets_the_story_and_your_combat_cards_can_be_read():
    s = table()
    board = " ".join(shown(view_of(s), width=200).split())
    for kind, cards in (("opportunity", s.opportunity_market), ("edgerunner", s.edgerunner_market)):
        content = getattr(s.book.content, {"opportunity": "opportunities", "edgerunner": "edgerunners"}[kind])
        for card in cards:
            title, lines = FACE.texts[kind, content[card].id]
            assert title in board
            assert lines[0] in board
    assert "Story: Tutorial" in board
    assert "Crusher Weapon, Firepower 2 · 1 Street Cred if" in board


def test_a_spectator_sees_the_table_but_no_hand():
    board = shown(view_of(table(), -1))
    assert "Your Combat cards" not in board
    assert "(you)" not in board


def test_alone_johnny_and_the_rival_gang_sit_at_the_table():
    board = shown(view_of(table(alone=True)))
    assert "Johnny Silverhand" in board
    assert "Tyger Claws (rival gang)" in board


@pytest.mark.parametrize("width", [40, 80, 160])
def test_any_terminal_is_wide_enough(width):
    board = shown(view_of(table(answers=60)), width=width)
    assert max(len(line.rstrip()) for line in board.split("\n")) <= width


def test_two_units_of_a_class_are_told_apart_by_where_they_stand():
    s = table()
    s.place[1] = 8  # a second Solo, in Westbrook
    gangs.GAME.answer(s, "activate solos")
    labels = FACE.asked(view_of(s))
    told = [labels.label(option) for option in view_of(s)["ask"]["options"]]
    assert "Solo (Watson) to City Center" in told
    assert "Solo (Westbrook) to City Center" in told
    assert len(set(told)) == len(told)


def test_rewards_are_answered_by_their_place_and_spaces_of_the_net_by_their_number():
    rewards = [{"verb": "reward", "resource": what, "amount": 1} for what in ("contraband", "eurodollars")]
    assert numbers({"options": rewards}) == ["1", "2"]
    assert numbers({"options": [{"verb": "advance", "amount": n} for n in (2, 3)]}) == ["2", "3"]


def test_a_netrun_tells_where_it_ends():
    s = table()
    gangs.GAME.answer(s, "activate netrunners")
    gangs.GAME.answer(s, "done")
    s.place[7] = 0  # a second Netrunner
    labels = FACE.asked(view_of(s))
    assert labels.depth(1) == "1 space, to 3 (Yellow): gain 2 Contraband"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("start", [{"players": 4}, {"players": 2, "story": "blackout"}, {"alone": True}], ids=str)
def test_whole_games_are_drawn_without_a_gap(start, seed):
    s, dice = table(seed=seed, **start), Dice(seed)
    at = 0
    while s.ask is not None:
        if at % 20 == 0:
            view = view_of(s, s.ask.seat)
            asked = FACE.asked(view)
            told = [shown(view), str(FACE.focus(view)), asked.question()]
            told += [asked.label(option) for option in view["ask"]["options"]]
            assert not any("[gangs" in part or "{" in part for part in told), told
        gangs.GAME.answer(s, s.ask.options[dice.below(len(s.ask.options))])
        at += 1
    assert "Street Cred" in shown(view_of(s))
