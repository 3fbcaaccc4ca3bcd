"""Between people nobody knows the deal beforehand, and everybody can check it afterwards."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from typer.testing import CliRunner

from jackin import netrunner
from jackin.cli import app
from jackin.kernel.deal import commitment, unfair
from jackin.kernel.journal import Journal
from jackin.server.tables import Tables
from tests.server.kit import House, Json, Wire, play_both, settle_all

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


def over(server: House, **wish) -> tuple[Wire, Wire]:
    """Two people whose game is over, Runner first."""
    runner, corp = server.two(**wish)
    r, c = server.line(runner), server.line(corp)
    for wire in (r, c):
        wire.settle()
    assert r.info["next"] == ""
    r.send("concede")
    settle_all((r, c))
    return r, c


def again(r: Wire, c: Wire, swap: bool = False) -> tuple[Json, Json]:
    r.send("rematch", swap=swap, half=ONE)
    c.wait("offered")
    c.send("consent", offer="rematch", yes=True, half=TWO)
    keys = r.wait("settled")["key"], c.wait("settled")["key"]
    for wire in (r, c):
        wire.socket.close()
    return keys


@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize("first", [{}, {"seed": 7}], ids=["fair", "chosen"])
def test_a_rematch_is_dealt_as_fairly_as_a_first_game(server: House, tmp_path, first, swap):
    """The table commits when a game ends, before anybody asks for another; halves come with asking and agreeing."""
    r, c = over(server, **first)
    promised = r.info["next"]
    assert len(promised) == 64
    assert promised == c.info["next"]
    mine, theirs = again(r, c, swap)
    with server.line(mine) as r, server.line(theirs) as c:
        play_both(r, c, most=4)
        assert r.info["deal"] == {"kind": "fair", "commitment": promised}, "the secret is told when the game is over"
        c.send("concede")
        settle_all((r, c))
        deal = r.info["deal"]
    assert deal["commitment"] == promised == commitment(deal["secret"])
    assert deal["halves"] == {mine["seat"]: ONE, theirs["seat"]: TWO}
    assert unfair(deal, int(deal["seed"], 16)) == ""
    file = tmp_path / "rematch.json"
    file.write_text(server.get(f"/tables/{mine['table']}/journal", mine["secret"]).text)
    told = CliRunner().invoke(app, ["replay", str(file), "--verify"])
    assert (told.exit_code, "The deal was fair" in told.output) == (0, True)


def test_the_promise_for_a_rematch_outlives_the_process(server: House):
    r, _ = over(server)
    table, promised = r.info["table"], r.info["next"]
    server.tables.live.clear()
    assert server.get(f"/tables/{table}").json()["next"] == promised


def test_every_rematch_has_a_secret_of_its_own(server: House):
    r, c = over(server)
    first = r.info["next"]
    with ExitStack() as lines:
        r, c = (lines.enter_context(server.line(key)) for key in again(r, c))
        r.settle()
        r.send("concede")
        settle_all((r, c))
        assert r.info["next"] not in ("", first)


def test_a_game_that_ended_before_tables_promised_gets_its_secret_before_anybody_asks(server: House):
    r, _ = over(server)
    table = r.info["table"]
    server.tables.store.change(table, {"next": None})
    server.tables.live.clear()
    with server.line(table) as watching:
        watching.settle()
        assert len(watching.info["next"]) == 64


def test_against_a_machine_there_is_nobody_to_promise_to(server: House):
    (key,) = server.table("bot", "random")["keys"]
    with server.line(key) as me:
        me.settle()
        me.send("concede")
        me.settle()
        assert me.info["next"] == ""


def test_three_people_add_to_a_rematch(server: House):
    wish = {"game": "gangs", "seats": [{"kind": "here"}, {"kind": "open"}, {"kind": "open"}]}
    made = server.post("/tables", wish).json()
    keys = [made["keys"][0], *(joined(server, made["table"]).json()["keys"][0] for _ in range(2))]
    server.tables.live[made["table"]].row.result = {"winner": "", "reason": "planted"}
    halves = [sign * 64 for sign in "123"]
    with ExitStack() as lines:
        one, two, three = (lines.enter_context(server.line(key)) for key in keys)
        one.settle()
        one.send("rematch", swap=True, half=halves[0])
        for wire, half in ((two, halves[1]), (three, halves[2])):
            wire.wait("offered")
            wire.send("consent", offer="rematch", yes=True, half=half)
        seats = [wire.wait("settled")["key"]["seat"] for wire in (one, two, three)]
    assert seats == [keys[1]["seat"], keys[2]["seat"], keys[0]["seat"]]
    row = server.tables.store.table(server.tables.live[made["table"]].row.rematch)
    assert row is not None
    assert row.deal.halves == dict(zip(seats, halves, strict=True))
    assert unfair(row.deal.model_dump(), int(str(row.seed), 16)) == ""


def test_a_rematch_begins_though_the_process_died_before_it_was_dealt(server: House, monkeypatch):
    async def never(self, table):
        pass

    r, c = over(server)
    with monkeypatch.context() as dying:
        dying.setattr(Tables, "_begin", never)
        keys = again(r, c)
    server.tables.live.clear()
    with server.line(keys[0]) as r, server.line(keys[1]) as c:
        assert play_both(r, c, most=3) == 3


def test_the_terms_are_told_before_anybody_sits_down(server: House):
    clock = {"bank": 1200, "increment": 30}
    made = server.post("/tables", {**PERSON, "clock": clock, "spectators": "delayed", "chat": False}).json()
    info = server.get(f"/tables/{made['table']}").json()
    assert (info["clock"], info["spectators"], info["chat"]) == (clock, "delayed", False)
    assert info["deal"]["kind"] == "fair"
