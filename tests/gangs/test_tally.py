"""A finished game in numbers: where Street Cred came from, round by round."""

from __future__ import annotations

from jackin.gangs import GAME, setup
from jackin.gangs.tally import tally
from jackin.kernel.rng import Dice

SEED = 3


def played(seed: int):
    """A game of chance, to its end."""
    position, dice = GAME.new(setup(3, "blackout"), seed), Dice(seed)
    while (ask := GAME.ask(position)) is not None:
        GAME.answer(position, ask.values[dice.below(len(ask.values))])
    return position


def test_street_cred_by_source_adds_up_to_what_each_gang_has():
    s = played(SEED)
    found = tally(s)
    (by_source,) = (group for group in found["groups"] if group["key"] == "cred")
    last = found["scores"][-1]["points"]
    assert sum(last.values()) > 0
    for gang, cred in last.items():
        assert sum(row["values"].get(gang, 0) for row in by_source["rows"]) == cred


def test_there_is_a_score_for_every_round():
    found = tally(played(SEED))
    assert [point["turn"] for point in found["scores"]] == list(range(found["turns"] + 1))
    assert set(found["scores"][0]["points"].values()) == {0}
