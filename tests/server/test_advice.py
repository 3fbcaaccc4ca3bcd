"""Who plays against machines may ask what a strong bot would do; who plays against a person may not."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.bots import agent
from jackin.bots.source import Sealed
from jackin.kernel.rng import seedling
from jackin.server.advising import ADVISER
from tests.server.kit import House, Wire


def advice(wire: Wire) -> str:
    wire.send("hint")
    told = wire.wait("hinted")
    assert told["ask"] == wire.shown["ask"]
    return str(told["value"])


@pytest.mark.parametrize(("kind", "name"), [("bot", "random"), ("automa", "dash")])
def test_against_a_machine_it_is_what_legend_would_answer_from_the_same_seat(server: House, kind: str, name: str):
    key = server.table(kind, name)["keys"][0]
    with server.line(key) as me:
        assert me.my_turn()
        me.answer("keep")
        assert me.my_turn()
        play = server.tables.live[key["table"]].play
        assert play is not None
        seed = seedling(seedling(play.journal.seed, 1), len(play.by))
        legend: Any = agent(ADVISER, seed)
        legend.clock = lambda: 0.0
        thought = legend.ponder(Sealed(play.journal.game, play.journal.position, 1, seed))
        assert advice(me) == thought
        assert thought in me.options


def test_who_asks_again_is_told_the_same_without_another_thought(server: House, monkeypatch: pytest.MonkeyPatch):
    key = server.table("bot", "random")["keys"][0]
    with server.line(key) as me:
        assert me.my_turn()
        told = advice(me)
        monkeypatch.setattr(server.tables.thinking, "answer", None)
        assert advice(me) == told


def test_against_a_person_there_is_none(server: House):
    made = server.table("person")
    joined = server.post(f"/tables/{made['table']}/join", {"name": "Second"}).json()
    with server.line(made["keys"][0]) as host, server.line(joined["keys"][0]) as guest:
        for wire in (host, guest):
            for wish in ("hint", "chance"):
                wire.send(wish)
                assert wire.wait("refused")["reason"] == "server-no-hint"


def test_the_chance_to_win_is_told_to_who_plays_against_a_bot(server: House):
    key = server.table("bot", "random")["keys"][0]
    with server.line(key) as me:
        assert me.my_turn()
        me.send("chance")
        told = me.wait("chance")
        assert told["ask"] == me.shown["ask"]
        assert 0 < told["chance"] < 1


def test_against_an_automa_the_chance_is_told_too(server: House):
    key = server.table("automa", "dash")["keys"][0]
    with server.line(key) as me:
        assert me.my_turn()
        me.send("chance")
        assert 0 < me.wait("chance")["chance"] < 1
