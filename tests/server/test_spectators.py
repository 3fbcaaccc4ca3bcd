"""Watching: not at all, or what both seats may see; at once, or some turns late."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import House, house, play_both, settle_all


def test_spectators_see_what_both_seats_may_see(server: House):
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c, server.line(runner["table"]) as public:
        play_both(r, c, most=20)
        public.settle()
        assert public.view["seat"] == "spectator"
        assert public.view["corp"]["hand"] == r.view["corp"]["hand"], "what the Runner has seen of HQ, and no more"
        assert public.view["runner"]["hand"] == c.view["runner"]["hand"]
        assert public.view["corp"]["hand_count"] == len(c.view["corp"]["hand"])
        assert public.shown["ask"] == ""
        assert public.info["watching"] == 1


def test_spectators_only_watch(server: House):
    runner, corp = server.two()
    with server.line(corp) as c, server.line(runner["table"]) as public:
        assert c.my_turn()
        for message in ({"type": "answer", "ask": "0.0", "values": ["keep"]}, {"type": "concede"}):
            public.send(**message)
            assert public.wait("refused")["reason"] == "server-only-watching"
        c.settle()
        assert c.shown["ask"] == "0.0"


def test_a_table_can_be_closed_to_spectators(server: House):
    (key,) = server.table(spectators="none")["keys"]
    with server.line(key["table"]) as public:
        assert public.read()["reason"] == "server-no-spectators"
        with pytest.raises(ConnectionClosed):
            public.read()


def test_delayed_spectators_see_the_public_table_some_turns_late_and_the_end_at_once(tmp_path):
    with house(tmp_path, delay=2) as server:
        runner, corp = server.two(seed=11, spectators="delayed")
        with server.line(runner) as r, server.line(corp) as c, server.line(runner["table"]) as late:
            begun: list[tuple[int, str]] = []
            while len(begun) < 5:
                play_both(r, c, most=1)
                if (moment := (r.view["turn"], r.view["active"])) not in begun:
                    begun.append(moment)
                late.settle()
                seen = begun[-3] if len(begun) > 2 else begun[0]
                assert (late.view["turn"], late.view["active"]) == seen
                assert late.view["seat"] == "spectator"
            r.send("concede")
            r.settle()
            late.settle()
            assert late.view["result"]["reason"] == "concede"


def test_no_spectator_of_two_people_sees_a_card_that_the_other_must_not_see(tmp_path):
    """With no delay at all, and whatever a line says about a seat: the opening hand, hands and facedown cards."""
    with house(tmp_path, delay=0) as server:
        runner, corp = server.two(seed=11, spectators="delayed")
        with server.line(runner) as r, server.line(corp) as c, server.line(runner["table"]) as late:
            both: set[tuple[str, str]] = set()
            for _ in range(70):
                settle_all((r, c, late))
                both |= known(r.view) & known(c.view)
                assert known(late.view) <= both
                play_both(r, c, most=1)
        with server.line(runner["table"], seat="corp") as other:
            assert other.read()["reason"] == "server-wrong-secret"


def known(view):
    """Each card that the view names, with its place."""
    found = {("hq", card) for card in view["corp"]["hand"]} | {("grip", card) for card in view["runner"]["hand"]}
    found |= {("archives", card) for card in view["corp"]["archives_known"]}
    for server in view["servers"]:
        found |= {(card["id"], card["card"]) for card in [*server["ice"], *server["root"]] if "card" in card}
    return found
