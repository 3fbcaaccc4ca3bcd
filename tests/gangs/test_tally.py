"""A finished game in numbers: where Street Cred came from, round by round."""

from __future__ import annotations

from jackin.gangs import GAME, setup
from jackin.gangs.state import Line
from jackin.gangs.tally import source_of, tally
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


def test_what_the_rival_gang_began_with_counts_too():
    position, dice = GAME.new(setup(["valentinos", "maelstrom"], "blackout", alone=True), SEED), Dice(SEED)
    began = position.cred[1]
    while (ask := GAME.ask(position)) is not None:
        GAME.answer(position, ask.values[dice.below(len(ask.values))])
    found = tally(position)
    assert found["scores"][0]["points"] == {"valentinos": 0, "maelstrom": began}
    (by_source,) = (group for group in found["groups"] if group["key"] == "cred")
    assert sum(row["values"].get("maelstrom", 0) for row in by_source["rows"]) == position.cred[1]


def test_there_is_a_score_for_every_round():
    found = tally(played(SEED))
    assert [point["turn"] for point in found["scores"]] == list(range(found["turns"] + 1))
    assert list(found["scores"][0]["points"].values()) == [0, 0, 0]


def test_street_cred_by_round_adds_up_to_that_by_source():
    found = tally(played(SEED))
    groups = {group["key"]: {row["key"]: row["values"] for row in group["rows"]} for group in found["groups"]}
    gangs = found["scores"][-1]["points"]
    assert sum(gangs.values()) > 0
    for gang in gangs:
        for source, rounds in groups[f"cred/{gang}"].items():
            assert sum(rounds.values()) == groups["cred"][source][gang]
            assert {int(turn) for turn in rounds} <= set(range(1, found["turns"] + 1))


def test_what_the_net_brought_is_told_by_its_name():
    line = Line(None, "gangs-gains-cred", 0, (("source", "4"), ("source_kind", "space")), 2, "NET-3", 0)
    assert source_of(line) == "net"
