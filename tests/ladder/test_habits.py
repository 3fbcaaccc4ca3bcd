"""Somebody who has studied a Corp: what its habits give away, and that chance gives nothing away."""

from __future__ import annotations

from jackin.kernel.rng import Dice
from jackin.ladder.bluffs import Guess
from jackin.ladder.habits import LEAN, chance, shift, studied


def cards(share_of, games=40, each=10):
    """So many agendas of a hundred in each place; deals say 46 everywhere."""
    dice, places = Dice(5), list(share_of)
    return [
        Guess(game, place, dice.below(100) < share_of[place], 0.5, 0.46)
        for game in range(games)
        for place in [places[dice.below(len(places))] for _ in range(each)]
    ]


def test_a_corp_whose_places_tell_what_they_hold_is_read():
    said = studied(cards({"open-new": 2, "ice-new": 80}))
    assert said.gain > 0.1 > said.margin
    assert abs(said.prior - said.student - said.gain) < 1e-9


def test_a_corp_that_hides_agendas_among_other_cards_is_not():
    said = studied(cards({"open-new": 40, "ice-new": 40, "walls-new": 40}))
    assert abs(said.gain) < max(said.margin, 0.01)


def test_what_deals_know_is_no_habit():
    """Only agendas and ambushes are advanced: by the rules, and not by what this Corp likes."""
    plain = [Guess(n, "ice-new", n % 2 == 0, 0.5, 0.5) for n in range(40)]
    advanced = [Guess(n, "ice-advanced", True, 0.5, 1.0) for n in range(40)]
    assert abs(studied([*plain, *advanced]).gain) < 0.01


def test_a_game_is_judged_by_the_others():
    """What one game alone shows cannot be known before it: only the last game has agendas in the open."""
    found = [*[Guess(n, "open-new", False, 0.5, 0.5) for n in range(9)], Guess(9, "open-new", True, 0.5, 0.5)]
    found += [Guess(n, "ice-new", True, 0.5, 0.5) for n in range(10)]
    alone = [guess for guess in found if guess.game == 9 and guess.place == "open-new"]
    shifted = shift([guess for guess in found if guess.game != 9 and guess.place == "open-new"], 0.0)
    assert chance(alone[0], shifted) < 0.3


def test_few_cards_lean_towards_all_others():
    one = [Guess(0, "ice-old", True, 0.5, 0.5)]
    assert 1.0 < shift(one, 1.0) < 1.0 + 1.0 / LEAN
    assert shift([], 0.7) - 0.7 < 1e-6
