"""Chance is a pure function of seed and count, and a player's draws do not tell the other's."""

from collections import Counter
from hashlib import blake2b

import pytest

from jackin.kernel.rng import MOST_SEED, Chance, Dice, chance_of, mix, read_chance, seedling


def numbers(chance, counts=range(50), n=100):
    return [chance.below(count, n) for count in counts]


def test_eight_numbers_come_of_each_block_of_keyed_blake2b():
    block = blake2b((1).to_bytes(8, "little"), key=(7).to_bytes(32, "little")).digest()
    drawn = [int.from_bytes(block[at : at + 8], "little") for at in range(0, 64, 8)]
    assert numbers(Chance(7), range(8, 16), 1 << 64) == drawn


def test_the_first_generator_was_splitmix64():
    """The published first numbers of seed 0 and of seed 1234567."""
    assert [mix(0, n) for n in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert [mix(1234567, n) for n in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert numbers(Chance(1234567, guessable=True), range(20), 1 << 64) == [mix(1234567, n) for n in range(20)]


@pytest.mark.parametrize("guessable", [False, True])
def test_the_same_seed_and_count_give_the_same_number(guessable):
    chance = Chance(7, guessable)
    assert numbers(chance) == numbers(Chance(7, guessable)) != numbers(Chance(8, guessable))
    assert numbers(chance, range(49, -1, -1)) == numbers(chance)[::-1]


@pytest.mark.parametrize("n", [1, 2, 6, 45])
def test_numbers_lie_below_n_and_all_of_them_come(n):
    seen = Counter(numbers(Chance(3), range(n * 400), n))
    assert set(seen) == set(range(n))
    assert all(250 < times < 550 for times in seen.values())


def test_each_of_the_256_bits_of_a_seed_counts():
    deals = {tuple(numbers(Chance(1 << bit))) for bit in range(256)}
    assert len(deals) == 256


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1])
def test_a_seed_has_at_most_256_bits(seed):
    with pytest.raises(ValueError, match=r"a seed is a number from 0 to 2\*\*256 - 1, not"):
        Dice(seed)


def test_the_first_generator_took_seeds_modulo_two_to_the_64():
    assert numbers(Chance(-1, guessable=True)) == numbers(Chance((1 << 64) - 1, guessable=True))


@pytest.mark.parametrize("chance", [Chance(7), Chance(MOST_SEED), Chance(7, guessable=True)])
def test_chance_outlives_a_file(chance):
    again = read_chance(chance.encode())
    assert (again.seed, again.guessable) == (chance.seed, chance.guessable)


def test_a_file_has_hex_digits_or_the_number_of_the_first_format():
    assert Chance(255).encode() == "0xff"
    assert Chance(255, guessable=True).encode() == 255
    for bad in (None, 1.5, "", "seed", "-0x1", hex(MOST_SEED + 1)):
        with pytest.raises(ValueError, match="a seed is"):
            read_chance(bad)


def test_a_number_that_somebody_chose_is_a_seed():
    assert numbers(chance_of(7)) == numbers(Chance(7))
    old = Chance(7, guessable=True)
    assert chance_of(old) is old


def test_seedlings_are_whole_seeds_that_differ():
    grown = {seedling(seed, n) for seed in range(20) for n in range(20)}
    assert len(grown) == 400
    assert max(grown) > MOST_SEED >> 8
    assert seedling(7, 1) == seedling(7, 1)


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


@pytest.mark.parametrize("n", [3, 45, (1 << 31) - 1, 1 << 31, (1 << 31) + 1, 1 << 40])
def test_a_number_below_n_is_the_share_of_n_that_its_64_bits_are(n):
    chance = Chance(5)
    drawn = numbers(chance, range(64), 1 << 64)
    assert numbers(chance, range(64), n) == [number * n >> 64 for number in drawn]


def test_a_seedling_is_keyed_blake2b_of_its_number():
    grown = blake2b((3).to_bytes(8, "little"), digest_size=32, key=(7).to_bytes(32, "little"), person=b"seedling")
    assert seedling(7, 3) == int.from_bytes(grown.digest(), "little")
