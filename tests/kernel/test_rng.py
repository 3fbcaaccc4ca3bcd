"""Chance is a pure function of seed and count."""

from collections import Counter

import pytest

from jackin.kernel.rng import MASK, Dice, below, mix


def test_the_generator_is_splitmix64():
    """The published first numbers of seed 0 and of seed 1234567."""
    assert [mix(0, n) for n in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert [mix(1234567, n) for n in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_the_same_seed_and_count_give_the_same_number():
    assert [below(7, n, 100) for n in range(50)] == [below(7, n, 100) for n in range(50)]
    assert [below(7, n, 100) for n in range(50)] != [below(8, n, 100) for n in range(50)]


@pytest.mark.parametrize("n", [1, 2, 6, 45])
def test_numbers_lie_below_n_and_all_of_them_come(n):
    seen = Counter(below(3, count, n) for count in range(n * 400))
    assert set(seen) == set(range(n))
    assert all(250 < times < 550 for times in seen.values())


def test_seeds_of_any_size_are_taken_modulo_two_to_the_64():
    assert Dice(5).below(1000) == Dice(5 + MASK + 1).below(1000)
    assert Dice(-1).below(1000) == Dice(MASK).below(1000)


def test_dice_shuffle_without_touching_the_list():
    items = list(range(40))
    dice = Dice(9)
    one, other = dice.shuffled(items), dice.shuffled(items)
    assert items == list(range(40))
    assert sorted(one) == sorted(other) == items
    assert one != other != items
    assert Dice(9).shuffled(items) == one


def test_every_order_of_three_comes_up():
    dice = Dice(4)
    orders = Counter(tuple(dice.shuffled([1, 2, 3])) for _ in range(1200))
    assert len(orders) == 6
    assert min(orders.values()) > 140
