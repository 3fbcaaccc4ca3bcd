"""Several answers under one button."""

from __future__ import annotations

import pytest

from jackin import netrunner
from jackin.bots import agent
from jackin.kernel.journal import Journal
from jackin.netrunner.shown.plans import plans
from tests.server.kit import House


@pytest.fixture(scope="module")
def encounter() -> Journal:
    """A game between bots, up to an encounter where the Runner can break everything."""
    for seed in range(30):
        journal = Journal.begin(netrunner.GAME, netrunner.setup("weyland", "criminal"), seed)
        bots = [agent("greedy", 1), agent("greedy", 2)]
        while (ask := journal.ask) is not None:
            found = plans(journal.position, ask.seat)  # type: ignore[arg-type]
            if any(plan["kind"] == "break-all" and len(plan["values"]) > 1 for plan in found):
                return journal
            view = journal.view(ask.seat)
            journal.answer(bots[ask.seat].choose(view, view["ask"]))
    raise AssertionError("no such encounter")


def test_a_plan_is_shown_with_its_price_and_is_one_decision(server: House, encounter: Journal):
    n = len(encounter.answers)
    (_, runner) = server.table("hot-seat", origin={"journal": encounter.encode(), "answers": n})["keys"]
    with server.line(runner) as me:
        assert me.my_turn()
        while not me.shown["plans"]:
            me.read()
        plan = next(plan for plan in me.shown["plans"] if plan["kind"] == "break-all" and len(plan["values"]) > 1)
        before = me.view
        me.send("answer", ask=me.shown["ask"], values=plan["values"])
        me.settle()
        assert 0 < before["runner"]["credits"] - me.view["runner"]["credits"] <= plan["credits"]
        assert answers(server, runner)[n:] == plan["values"]
        me.send("take-back")
        me.wait("settled")
        me.settle()
        assert me.view == before
        assert answers(server, runner) == encounter.answers


def test_a_plan_stops_where_it_no_longer_fits(server: House, encounter: Journal):
    n = len(encounter.answers)
    (_, runner) = server.table("hot-seat", origin={"journal": encounter.encode(), "answers": n})["keys"]
    with server.line(runner) as me:
        assert me.my_turn()
        me.send("answer", ask=me.shown["ask"], values=["pass", "no such thing"])
        me.settle()
        assert answers(server, runner)[n:] == ["pass"]
        assert not me.shown["plans"]


def answers(server: House, key) -> list[str]:
    found: list[str] = server.get(f"/tables/{key['table']}/journal", key["secret"]).json()["answers"]
    return found


def test_a_run_is_looked_at_before_it_is_made(server: House):
    with server.line(server.table("bot")["keys"][0]) as me:
        while me.my_turn() and me.view["ask"]["kind"] != "action":
            me.answer(me.options[0])
        before = me.view
        me.send("preview", server="hq")
        seen = me.wait("previewed")
        assert (seen["server"], seen["has"]) == ("hq", before["runner"]["credits"])
        assert len(seen["rows"]) == len(next(one for one in before["servers"] if one["name"] == "hq")["ice"])
        me.send("preview", server="remote-99")
        assert me.wait("refused")["reason"] == "server-no-such-run"
        me.settle()
        assert me.view == before


def test_only_who_is_asked_looks_at_a_run(server: House):
    runner, corp = server.two()
    with server.line(corp) as me, server.line(runner) as other:
        assert me.my_turn()
        other.settle()
        other.send("preview", server="hq")
        assert other.wait("refused")["reason"] == "server-no-such-run"
