"""Gangs of Night City over the wire: one to four seats in any mix, and nobody's secrets in anybody else's bytes."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from jackin import gangs
from jackin.doors import door
from jackin.kernel.journal import Journal
from tests.server.kit import House, Json, Wire, house

BOT = {"kind": "bot", "name": "greedy"}
DICE = {"kind": "bot", "name": "random"}
HERE = {"kind": "here"}
OPEN = {"kind": "open"}


def table(server: House, *seats: Json, **wish: Any) -> Json:
    made = server.post("/tables", {"game": "gangs", "seats": list(seats), **wish})
    assert made.status_code == 200, made.text
    found: Json = made.json()
    return found


def joined(server: House, made: Json, **wish: str) -> Json:
    found: Json = server.post(f"/tables/{made['table']}/join", wish).json()["keys"][0]
    return found


def play_all(wires: list[Wire], dice: random.Random, most: int = 10**6, check: Any = None) -> int:
    """Whoever is asked answers at random, until the game ends."""
    for count in range(most):
        for wire in wires:
            wire.settle()
        if check is not None:
            check()
        asked = next((wire for wire in wires if wire.shown["ask"]), None)
        while asked is None:
            if wires[0].view["result"]:
                return count
            wires[0].read()
            for wire in wires:
                wire.settle()
            asked = next((wire for wire in wires if wire.shown["ask"]), None)
        asked.answer(dice.choice(asked.options))
    return most


def journal_of(server: House, key: Json) -> Journal:
    data = server.get(f"/tables/{key['table']}/journal", key["secret"]).json()
    return Journal.decode(door("gangs").game, data)


def test_a_whole_game_of_four_seats_with_bots(server: House):
    made = table(server, BOT, {"kind": "here", "gang": "voodoo-boys"}, BOT, DICE, settings={"story": "blackout"})
    (key,) = made["keys"]
    assert key["seat"] == "voodoo-boys"
    with server.line(key) as me:
        me.play()
        me.settle()
        assert me.info["status"] == "over"
        assert [seat["seat"] for seat in me.info["seats"]] == [
            "maelstrom",
            "voodoo-boys",
            "tyger-claws",
            "valentinos",
        ]
        assert [seat["kind"] for seat in me.info["seats"]] == ["bot", "person", "bot", "bot"]
        assert me.view["story"]["id"] == "blackout"
    journal = journal_of(server, key)
    assert journal.result is not None
    assert me.view["result"]["reason"] == journal.result.reason
    assert me.view["result"]["winners"] == [me.info["seats"][seat]["seat"] for seat in journal.result.winners]


def test_a_whole_game_alone_against_johnny_and_the_rival(server: House):
    made = table(server, {"kind": "here", "gang": "valentinos"}, settings={"rival": "maelstrom"})
    (key,) = made["keys"]
    with server.line(key) as me:
        me.play()
        me.settle()
        assert [gang["id"] for gang in me.view["gangs"]] == ["valentinos", "maelstrom"]
        assert "johnny" in me.view
        assert me.view["result"]
        assert [seat["seat"] for seat in me.info["seats"]] == ["valentinos"]
        assert me.shown["undo"] == "free"


def test_a_bot_that_thinks_ahead_plays_its_turn_in_a_process_of_its_own(server: House):
    made = table(server, HERE, {"kind": "bot", "name": "street"}, seed=4)
    (key,) = made["keys"]
    with server.line(key) as me:
        while me.my_turn() and me.view["turn"] < 3:
            assert me.play(most=1) == 1
        assert not any("server-bot-stuck" in text for text in me.heard)
        assert me.view["turn"] == 3, "the bot has had its turn"
        assert me.view["gangs"][1]["reclaim"], "the bot has used discs of its own"
    assert journal_of(server, key).result is None


def test_two_people_and_two_bots(server: House):
    made = table(server, HERE, DICE, OPEN, DICE)
    first = made["keys"][0]
    assert server.get(f"/tables/{made['table']}").json()["status"] == "waiting"
    second = joined(server, made, name="Second")
    assert (first["seat"], second["seat"]) == ("maelstrom", "valentinos")
    with server.line(first) as a, server.line(second) as b:
        play_all([a, b], random.Random(1))
        assert a.view["result"] == b.view["result"]
        assert a.info["result"]
    assert journal_of(server, first).result is not None


def test_a_friend_chooses_among_the_open_seats(server: House):
    made = table(server, HERE, OPEN, OPEN)
    assert joined(server, made, seat="valentinos")["seat"] == "valentinos"
    taken = server.post(f"/tables/{made['table']}/join", {"seat": "valentinos"})
    assert taken.json()["error"] == "server-table-full"
    assert joined(server, made)["seat"] == "tyger-claws"
    assert server.get(f"/tables/{made['table']}").json()["status"] == "playing"


def test_several_at_one_screen(server: House):
    made = table(server, HERE, {"kind": "here", "name": "Bea"}, DICE)
    keys = made["keys"]
    info = server.get(f"/tables/{made['table']}").json()
    assert info["hot_seat"]
    assert [seat["name"] for seat in info["seats"]] == ["Player", "Bea", "random"]
    with server.line(keys[0]) as a, server.line(keys[1]) as b:
        play_all([a, b], random.Random(2), most=30)
        assert a.shown["undo"] == "free"
    assert server.get(f"/tables/{made['table']}/journal", keys[0]["secret"]).status_code == 200


def secret_cards(position: Any, seat: int) -> set[str]:
    """The Combat cards that others hold and that this seat has never seen; and the decks."""
    s = position
    hidden = [card for side, hand in enumerate(s.hand) if side != seat for card in hand]
    looked = [] if s.ask is not None and s.ask.seat == seat else list(s.looking)
    cards = [*hidden, *looked, *s.upgrades]
    return {
        s.book.combat[card].id
        for card in cards
        if s.knows[card] != 31 and (seat < 0 or not s.knows[card] >> seat & 1)
    }


@pytest.mark.parametrize("n", range(2))
def test_no_seat_is_sent_what_it_has_not_seen(server: House, n):
    """Hands, upgrades looked at, and what was chosen for a Firefight before all cards turn."""
    dice = random.Random(n)
    made = table(server, HERE, HERE, HERE, HERE, seed=n)
    game = door("gangs").game
    setup = door("gangs").setup({"seats": [{"gang": ""}] * 4, "settings": {}}, {})
    journal = Journal.begin(game, setup, n)
    wires = [server.line(key) for key in made["keys"]] + [server.line(made["table"])]
    for wire in wires:
        wire.wait("shown")
    searched = fights = 0
    for _ in range(420):
        for seat, wire in enumerate(wires):
            wire.settle()
            seat = seat if seat < 4 else -1
            secret = secret_cards(journal.position, seat)
            for text in wire.heard:
                searched += len(text)
                assert not {f'"{card}"' for card in secret if f'"{card}"' in text or f" {card}" in text}
            fights += check_choice(journal.position, seat, wire)
            wire.heard.clear()
        if journal.ask is None:
            break
        asked = wires[journal.ask.seat]
        value = dice.choice(asked.options)
        asked.answer(value)
        asked.settle()
        journal.answer(value)
    for wire in wires:
        wire.socket.close()
    assert searched > 100_000
    assert fights


def check_choice(s: Any, seat: int, wire: Wire) -> int:
    """SECRET-2: of what others chose only that they did."""
    fight = s.firefight
    if fight is None or fight.revealed or not wire.shown:
        return 0
    shown = wire.view["firefight"]
    names = [party["gang"] for party in shown["parties"]]
    for party in shown["parties"]:
        side = next(n for n, gang in enumerate(wire.view["gangs"]) if gang["id"] == party["gang"])
        assert ("card" in party) == (side == seat and fight.chosen[side] >= 0)
        gang = wire.view["gangs"][side]
        assert gang["hand_count"] == len(s.hand[side]) - (fight.chosen[side] >= 0)
    return len(names)


def test_spectators_see_what_lies_open(server: House):
    made = table(server, HERE, HERE)
    with (
        server.line(made["keys"][0]) as a,
        server.line(made["keys"][1]) as b,
        server.line(made["table"]) as public,
    ):
        play_all([a, b], random.Random(5), most=25)
        public.settle()
        assert public.view["seat"] == -1
        assert all("hand" not in gang for gang in public.view["gangs"])
        assert public.shown["ask"] == ""
        assert public.view["units"] == a.view["units"]


def test_a_game_goes_on_after_a_restart(tmp_path):
    with house(tmp_path) as server:
        made = table(server, HERE, DICE, DICE)
        (key,) = made["keys"]
        with server.line(key) as me:
            me.play(most=12)
            me.my_turn()
            me.settle()
            before, log = me.view, me.log
    with house(tmp_path) as server, server.line(key) as me:
        me.my_turn()
        assert me.view == before
        assert me.log == log
        me.play()
        assert me.view["result"]


def test_taking_back_goes_to_ones_own_last_decision(server: House):
    made = table(server, HERE, DICE, DICE, DICE)
    with server.line(made["keys"][0]) as me:
        me.my_turn()
        before = me.view
        me.answer(me.options[0])
        me.my_turn()
        me.send("take-back")
        while me.wait("shown")["view"] != before:
            pass
        assert me.shown["undo"] == "no"


def test_of_several_people_one_may_leave_and_a_bot_plays_on(server: House):
    made = table(server, HERE, OPEN, OPEN)
    keys = [made["keys"][0], joined(server, made), joined(server, made)]
    with server.line(keys[0]) as a, server.line(keys[1]) as b:
        a.settle()
        b.send("concede")
        b.settle()
        assert not b.view["result"]
        a.settle()
        assert [seat["kind"] for seat in a.info["seats"]] == ["person", "bot", "person"]


def test_a_replay_shows_every_seat_and_who_won(server: House):
    made = table(server, HERE, DICE, settings={"rules": {"goal": 6}})
    (key,) = made["keys"]
    with server.line(key) as me:
        me.play()
    replay = server.post(f"/tables/{key['table']}/replay", {}, key["secret"]).json()
    assert replay["seats"] == ["maelstrom", "tyger-claws"]
    last = server.get(f"/replays/{replay['id']}/{replay['length']}?seat=tyger-claws").json()
    assert last["view"]["result"]["winners"] == me.view["result"]["winners"]
    assert server.get(f"/replays/{replay['id']}/content").json()["id"] == "house"


def test_the_sets_say_what_can_be_chosen(server: House):
    (house_set, *_) = server.get("/sets").json()
    assert house_set["id"] == "house"
    assert house_set["built_in"]
    assert {"tutorial", "blackout"} <= set(house_set["stories"])
    assert len(house_set["gangs"]) == 4
    goal = next(rule for rule in house_set["rules"] if rule["name"] == "goal")
    assert goal["value"] == 25
    made = table(server, HERE, BOT)
    assert server.get(f"/tables/{made['table']}/content").json() == house_set
    assert server.get("/tables/AAAAAA/content").status_code == 404


def test_a_set_is_told_in_the_language_that_is_asked_for(server: House):
    made = table(server, HERE, BOT)

    def second_space(path: str) -> str:
        return str(server.get(path).json()["texts"]["net"][1])

    assert second_space(f"/tables/{made['table']}/content") == "gain 2 Eurodollars"
    assert second_space(f"/tables/{made['table']}/content?lang=es") == "gana 2 Eurodólares"
    assert server.get("/sets?lang=es").json()[0]["texts"]["net"][1] == "gana 2 Eurodólares"
    for path in ("/sets", f"/tables/{made['table']}/content"):
        refused = server.get(f"{path}?lang=tlh")
        assert (refused.status_code, refused.json()["error"]) == (404, "server-no-language")


def test_the_texts_of_a_set_that_somebody_wrote_are_told_too(server: House):
    content = copy.deepcopy(server.get("/sets").json()[0]["data"])
    content["gangs"]["gang"][0]["title"] = "The Mill"
    journal = Journal.begin(door("gangs").game, {**gangs.setup(2), "content": content}, 7).encode()
    replay = server.post("/replays", journal).json()
    told = server.get(f"/replays/{replay['id']}/content?lang=es").json()
    assert not told["built_in"]
    assert told["texts"]["cards"]["gang"]["maelstrom"]["title"] == "The Mill"


def test_the_board_may_be_chosen(server: House):
    made = table(server, HERE, DICE, settings={"board": "large"})
    with server.line(made["keys"][0]) as me:
        me.wait("shown")
        assert me.view["board"] == "large"


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"seats": []}, "server-bad-gangs"),
        ({"seats": [BOT, BOT]}, "server-no-seat"),
        ({"seats": [HERE, {"kind": "bot", "name": "deep"}]}, "server-no-bot"),
        ({"seats": [{**HERE, "gang": "maelstrom"}, {**BOT, "gang": "maelstrom"}]}, "server-bad-gangs"),
        ({"seats": [{**HERE, "gang": "moxes"}, BOT]}, "server-bad-gangs"),
        ({"seats": [HERE] * 5}, "server-not-understood"),
        ({"seats": [HERE], "settings": {"rival": "moxes"}}, "server-bad-gangs"),
        ({"seats": [HERE, BOT], "settings": {"content": "../house"}}, "server-no-content"),
        ({"seats": [HERE, BOT], "settings": {"story": "nobody"}}, "server-bad-settings"),
        ({"seats": [HERE, BOT], "settings": {"board": 7}}, "server-bad-settings"),
        ({"seats": [HERE, BOT], "settings": {"rules": {"tie": "dice"}}}, "server-bad-settings"),
        ({"seats": [HERE, BOT], "deck": {"identity": "x", "cards": {}}}, "server-no-decks"),
    ],
)
def test_wishes_that_cannot_be_granted(server: House, wish, error):
    refused = server.post("/tables", {"game": "gangs", **wish})
    assert 400 <= refused.status_code < 500, refused.text
    assert json.loads(refused.text)["error"] == error
