"""A fair deal can be checked by anybody, and nothing in it can be changed afterwards."""

from __future__ import annotations

import hashlib

import pytest

from jackin.kernel.deal import commitment, fair_deal, seed_of, unfair
from jackin.kernel.journal import Journal
from tests.kernel import toy

SECRET, CORP, RUNNER = "a" * 64, "b" * 64, "c" * 64
HALVES = {"runner": RUNNER, "corp": CORP}
DEAL = fair_deal(SECRET, HALVES)
SEED = seed_of(SECRET, HALVES)


def test_it_is_plain_sha_256_of_plain_text():
    assert commitment(SECRET) == hashlib.sha256(f"table {SECRET}".encode()).hexdigest()
    text = f"table {SECRET}\ncorp {CORP}\nrunner {RUNNER}"
    assert f"{SEED:064x}" == hashlib.sha256(text.encode()).hexdigest()


def test_a_fair_deal_fits():
    assert unfair(DEAL, SEED) == ""


@pytest.mark.parametrize(
    ("deal", "seed", "what"),
    [
        (DEAL, SEED + 1, "seed"),
        (DEAL | {"secret": "d" * 64}, SEED, "commitment"),
        (fair_deal("d" * 64, HALVES), SEED, "seed"),
        (DEAL | {"halves": {"runner": RUNNER}}, SEED, "seed"),
        (DEAL | {"halves": HALVES | {"corp": RUNNER}}, SEED, "seed"),
        (DEAL | {"halves": HALVES | {"corp": "short"}}, SEED, "deal"),
        (DEAL | {"secret": 7}, SEED, "deal"),
        ([], SEED, "deal"),
        ({}, SEED, "deal"),
    ],
)
def test_whatever_was_changed_is_found(deal, seed, what):
    assert unfair(deal, seed) == what


def test_each_half_decides_the_seed():
    seeds = {seed_of(SECRET, HALVES | {seat: f"{n:064x}"}) for seat in HALVES for n in range(20)}
    assert len(seeds) == 40


def test_a_journal_carries_its_deal_under_the_checksum():
    journal = Journal.begin(toy.GAME, toy.SETUP, SEED)
    journal.deal = DEAL
    data = journal.encode()
    assert Journal.decode(toy.GAME, data).deal == DEAL
    for changed in ({**data, "deal": {**DEAL, "secret": "d" * 64}}, {k: v for k, v in data.items() if k != "deal"}):
        with pytest.raises(ValueError, match="changed since it was saved"):
            Journal.decode(toy.GAME, changed)
