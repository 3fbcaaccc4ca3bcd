"""Taking back: free against machines and at one screen, by consent between people."""

from __future__ import annotations

from jackin.kernel.game import Json
from tests.server.kit import House, Wire, play_both, settle_all


def first(view: Json) -> str:
    """The same answers each time: nobody wins by chance."""
    return str(view["ask"]["options"][0]["value"])


def test_against_a_machine_it_is_free(server: House):
    (key,) = server.table("bot", "random", seed=5)["keys"]
    with server.line(key) as me:
        me.play(first, most=6)
        assert me.my_turn()
        view, log, ask = me.view, list(me.log), me.shown["ask"]
        assert me.shown["undo"] == "free"
        me.answer(me.options[-1])
        assert me.my_turn()
        me.send("take-back")
        while me.view != view:
            me.read()
        me.settle()
        assert me.log == log
        assert me.shown["ask"] == f"1.{ask.partition('.')[2]}"
        me.play(most=3)


def test_at_one_screen_it_is_free_for_both(server: House):
    one, two = server.table("hot-seat")["keys"]
    with server.line(one) as c, server.line(two) as r:
        play_both(c, r, most=20)
        before = c.info["turn"]
        for wire in (c, r):
            wire.send("take-back")
            assert wire.wait("settled")["yes"]
        c.settle()
        assert c.info["turn"] <= before
        play_both(c, r, most=10)


def test_before_the_first_decision_there_is_nothing(server: House):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me:
        assert me.my_turn()
        assert me.shown["undo"] == "no"
        me.send("take-back")
        assert me.wait("refused")["reason"] == "server-nothing-to-take-back"


def test_the_other_person_is_asked(server: House):
    with two_at_the_first_turn(server) as (r, c):
        journal_ask = c.shown["ask"]
        c.answer("credit")
        c.settle()
        assert c.shown["undo"] == "ask"
        c.send("take-back")
        offered = r.wait("offered")
        assert (offered["offer"], offered["by"], offered["seen"]) == ("take-back", "corp", False)
        r.send("consent", offer="take-back", yes=True)
        assert c.wait("settled")["yes"]
        c.settle()
        assert c.shown["ask"].partition(".")[2] == journal_ask.partition(".")[2]
        assert [line["said"]["key"] for line in c.chat] == ["server-took-back"]


def test_a_card_without_a_place_yet_goes_back_to_the_hand_and_nobody_is_told(server: House):
    with two_at_the_first_turn(server) as (r, c):
        hand, clicks, ask = c.view["corp"]["hand"], c.view["corp"]["clicks"], c.shown["ask"]
        c.answer(next(value for value in c.options if value.startswith("install ")))
        assert c.my_turn()
        assert (c.view["ask"]["kind"], c.shown["undo"]) == ("install-where", "free")
        c.send("take-back")
        settle_all((c, r))
        assert c.view["ask"]["kind"] == "action"
        assert (c.view["corp"]["hand"], c.view["corp"]["clicks"]) == (hand, clicks)
        assert c.shown["ask"].partition(".")[2] == ask.partition(".")[2]
        assert (c.chat, r.chat) == ([], [])
        assert not [text for text in r.heard if '"offered"' in text]


def test_it_is_marked_when_hidden_cards_were_seen_since(server: House):
    with two_at_the_first_turn(server) as (r, c):
        c.answer("draw")
        c.settle()
        assert c.shown["undo"] == "ask-seen"
        c.send("take-back")
        assert r.wait("offered")["seen"]
        r.send("consent", offer="take-back", yes=True)
        c.wait("settled")
        c.settle()
        assert c.chat[-1]["said"]["key"] == "server-took-back-seen"


def test_it_can_be_declined(server: House):
    with two_at_the_first_turn(server) as (r, c):
        c.answer("credit")
        c.settle()
        c.send("take-back")
        r.wait("offered")
        r.send("consent", offer="take-back", yes=False)
        assert not c.wait("settled")["yes"]
        r.send("consent", offer="take-back", yes=True)
        assert r.wait("refused")["reason"] == "server-no-offer"


def test_nobody_consents_to_an_own_wish(server: House):
    with two_at_the_first_turn(server) as (_, c):
        c.answer("credit")
        c.settle()
        c.send("take-back")
        c.send("consent", offer="take-back", yes=True)
        assert c.wait("refused")["reason"] == "server-no-offer"


def test_playing_on_ends_the_wish(server: House):
    with two_at_the_first_turn(server) as (r, c):
        c.answer("credit")
        c.settle()
        c.send("take-back")
        r.wait("offered")
        c.settle()
        (c if c.shown["ask"] else r).play(most=1)
        assert not r.wait("settled")["yes"]


def test_whoever_comes_back_is_asked_again(server: House):
    with two_at_the_first_turn(server) as (r, c):
        c.answer("credit")
        c.settle()
        c.send("take-back")
        r.wait("offered")
        with server.line(r.key) as again:  # type: ignore[attr-defined]
            assert again.wait("offered")["by"] == "corp"


def test_it_goes_past_what_the_client_did_by_itself(server: House):
    (key,) = server.table("hot-seat", side="corp")["keys"][:1]
    with server.line(key) as me:
        assert me.my_turn()
        me.answer("keep")
        me.settle()
        other = server.post("/tables/mine", {"keys": [key]}).json()
        assert other[0]["acting"] == "runner"
    one, two = server.table("hot-seat", side="corp")["keys"]
    with server.line(one) as c, server.line(two) as r:
        for wire in (c, r):
            assert wire.my_turn()
            wire.answer("keep")
        while c.my_turn() and c.view["ask"]["kind"] == "window":
            c.answer("pass", auto=True)
        c.answer("credit")
        assert c.my_turn()
        while c.view["ask"]["kind"] == "window":
            c.answer("pass", auto=True)
            assert c.my_turn()
        credits = c.view["corp"]["credits"]
        c.send("take-back")
        c.wait("settled")
        c.settle()
        assert c.view["ask"]["kind"] == "action"
        assert c.view["corp"]["credits"] == credits - 1


class two_at_the_first_turn:
    """Both have kept their hands, and the Corp has its first action."""

    def __init__(self, server: House) -> None:
        self.server = server

    def __enter__(self) -> tuple[Wire, Wire]:
        keys = self.server.two()
        r, c = (self.server.line(key) for key in keys)
        r.key = keys[0]  # type: ignore[attr-defined]
        for wire in (c, r):
            assert wire.my_turn()
            wire.answer("keep")
        while True:
            c.settle()
            r.settle()
            if c.shown["ask"] and c.view["ask"]["kind"] == "action":
                break
            asked = c if c.shown["ask"] else r
            asked.answer("pass")
        self.wires = r, c
        return r, c

    def __exit__(self, *what: object) -> None:
        for wire in self.wires:
            wire.socket.close()


def test_back_to_a_question_that_passed_by_itself(server: House):
    """One who plays alone may go back to any question; an ordinary take back goes past what passed by itself."""
    (key,) = server.table("bot", "random", seed=5)["keys"]
    with server.line(key) as me:
        me.play(first, most=6)
        assert me.my_turn()
        view, ask = me.view, me.shown["ask"]
        me.answer(me.options[0], auto=True)
        me.play(first, most=2)
        me.send("take-back", ask=ask)
        while me.view != view:
            me.read()
        me.settle()
        assert me.shown["ask"] == f"1.{ask.partition('.')[2]}"


def test_nobody_goes_back_to_what_was_never_asked(server: House):
    (key,) = server.table("bot", "random", seed=5)["keys"]
    with server.line(key) as me:
        me.play(first, most=2)
        assert me.my_turn()
        for ask in (me.shown["ask"], "1.0", "0.9999999999", "0.-1", "0.x", "7"):
            me.send("take-back", ask=ask)
            assert me.wait("refused")["reason"] == "server-nothing-to-take-back"


def test_between_people_only_the_last_decision_can_be_taken_back(server: House):
    with two_at_the_first_turn(server) as (_, c):
        asked = c.shown["ask"]
        c.answer("credit")
        c.settle()
        c.send("take-back", ask=asked)
        assert c.wait("refused")["reason"] == "server-nothing-to-take-back"
