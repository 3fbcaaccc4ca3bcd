"""Between people nobody knows the deal beforehand, and everybody can check it afterwards."""

from __future__ import annotations

import pytest

from jackin import netrunner
from jackin.kernel.deal import commitment, unfair
from jackin.kernel.journal import Journal
from tests.server.kit import House, play_both

ONE, TWO = "1" * 64, "2" * 64
PERSON = {"opponent": {"kind": "person"}}


def joined(server: House, table: str, **wish):
    return server.post(f"/tables/{table}/join", {"name": "Second", **wish})


def test_the_table_commits_before_anybody_sits_down_and_keeps_its_word(server: House):
    made = server.post("/tables", {**PERSON, "half": ONE}).json()
    before = server.get(f"/tables/{made['table']}").json()["deal"]
    assert before == {"kind": "fair", "commitment": before["commitment"], "secret": "", "halves": {}, "seed": ""}
    assert len(before["commitment"]) == 64
    runner, (corp,) = made["keys"][0], joined(server, made["table"], half=TWO).json()["keys"]
    with server.line(runner) as r, server.line(corp) as c:
        play_both(r, c, most=4)
        assert server.get(f"/tables/{made['table']}").json()["deal"] == before
        r.send("concede")
        r.settle()
        deal = r.info["deal"]
    assert deal["commitment"] == before["commitment"] == commitment(deal["secret"])
    assert deal["halves"] == {"corp": TWO, "runner": ONE}
    assert unfair(deal, int(deal["seed"], 16)) == ""
    journal = server.get(f"/tables/{made['table']}/journal", corp["secret"]).json()
    replayed = Journal.decode(netrunner.GAME, journal)
    assert unfair(replayed.deal, replayed.seed) == ""
    assert f"{replayed.seed:064x}" == deal["seed"]


def test_a_deal_survives_the_death_of_the_process(server: House):
    made = server.post("/tables", {**PERSON, "half": ONE}).json()
    server.tables.live.clear()
    (corp,) = joined(server, made["table"], half=TWO).json()["keys"]
    server.tables.live.clear()
    with server.line(corp) as c:
        c.settle()
        c.send("concede")
        c.settle()
        assert unfair(c.info["deal"], int(c.info["deal"]["seed"], 16)) == ""


@pytest.mark.parametrize("half", ["", "1" * 63, "1" * 65, "G" * 64, 7])
def test_a_half_is_256_bits_in_hex(server: House, half):
    assert server.post("/tables", {**PERSON, "half": half}).status_code == 422


def test_who_sits_down_to_a_chosen_seed_has_to_know(server: House):
    made = server.post("/tables", {**PERSON, "seed": 7}).json()
    assert server.get(f"/tables/{made['table']}").json()["deal"]["kind"] == "chosen"
    for wish in ({}, {"deal": "fair"}, {"deal": "continued"}):
        refused = joined(server, made["table"], **wish)
        assert (refused.status_code, refused.json()["error"]) == (400, "server-deal-known")
    assert joined(server, made["table"], deal="chosen").status_code == 200


def test_who_sits_down_to_a_game_that_is_continued_has_to_know(server: House):
    (key,) = server.table("bot", "random")["keys"]
    with server.line(key) as me:
        me.play(most=3)
        me.settle()
    journal = server.get(f"/tables/{key['table']}/journal", key["secret"]).json()
    made = server.post("/tables", {**PERSON, "origin": {"journal": journal, "answers": 2}}).json()
    assert server.get(f"/tables/{made['table']}").json()["deal"]["kind"] == "continued"
    assert joined(server, made["table"]).json()["error"] == "server-deal-known"
    assert joined(server, made["table"], deal="continued").status_code == 200


def test_the_terms_are_told_before_anybody_sits_down(server: House):
    clock = {"bank": 1200, "increment": 30}
    made = server.post("/tables", {**PERSON, "clock": clock, "spectators": "delayed", "chat": False}).json()
    info = server.get(f"/tables/{made['table']}").json()
    assert (info["clock"], info["spectators"], info["chat"]) == (clock, "delayed", False)
    assert info["deal"]["kind"] == "fair"
