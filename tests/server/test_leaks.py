"""Every byte that goes out to a seat is searched for what its own eyes have not seen.

The eyes share no code with the view (tests/laws/eyes.py): they follow the same game beside the server.
"""

from __future__ import annotations

import json
import random

import pytest

from jackin.kernel.journal import Journal
from jackin.netrunner import GAME
from jackin.netrunner.catalog import CARDS
from tests.laws.eyes import Eyes, titles_in
from tests.laws.laws import SPECTATOR, Broken
from tests.laws.play import identity, one_of_each
from tests.laws.watch import watched_by
from tests.server.kit import House, Json, Wire

ANSWERS = 150


class Witness:
    """Compares what lines hear with what their seats have seen."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.searched = 0

    def check(self, wire: Wire, seat: int) -> None:
        """All that was heard since the last check, byte by byte."""
        known = self.eyes.knows(seat, self.eyes.ever) | (self.eyes.searched(seat) if seat != SPECTATOR else set())
        secret = {CARDS[self.eyes.s.code[card]].slug for card in range(len(self.eyes.s.code)) if card not in known}
        for text in wire.heard:
            self.searched += len(text)
            if leak := titles_in(text) & secret:
                raise Broken(f"seat {seat} was sent {sorted(leak)}")
        wire.heard.clear()


def singles(n: int) -> Journal:
    setup = one_of_each()
    setup["corp"]["identity"], setup["runner"]["identity"] = identity("corp", n), identity("runner", n // 4)
    return Journal.begin(GAME, setup, n)


def two_with(server: House, journal: Journal) -> tuple[Json, Json]:
    """Two people with decks that nobody may build: laid into the row on disk before the second person comes."""
    made = server.table("person", seed=journal.seed)
    server.tables.store.change(made["table"], {"setup": journal.setup})
    server.tables.live.clear()
    joined = server.post(f"/tables/{made['table']}/join", {"deal": "chosen"}).json()
    return made["keys"][0], joined["keys"][0]


def moved(wire: Wire, dice: random.Random) -> str:
    value: str = dice.choice(wire.options)
    wire.answer(value)
    wire.settle()
    return value


@pytest.mark.parametrize("n", range(2))
def test_no_seat_is_sent_what_it_has_not_seen(server: House, n):
    """A whole game of two people, with a spectator; with questions, take backs and returns in between."""
    dice = random.Random(n)
    journal = singles(n)
    runner, corp = two_with(server, journal)
    eyes = Eyes(journal.position)  # type: ignore[arg-type]
    witness = Witness(eyes)
    with watched_by(eyes), server.line(corp) as c, server.line(runner) as r, server.line(runner["table"]) as public:
        wires = {0: c, 1: r, SPECTATOR: public}
        for count in range(ANSWERS):
            for wire in wires.values():
                wire.settle()
            if journal.ask is None:
                break
            for seat, wire in wires.items():
                witness.check(wire, seat)
            asked = wires[journal.ask.seat]
            if count % 7 == 0:
                ask_about(wires[dice.choice((0, 1))], dice)
            journal.answer(moved(asked, dice))
        for seat, wire in wires.items():
            wire.settle()
            witness.check(wire, seat)
    assert witness.searched > 100_000


def ask_about(wire: Wire, dice: random.Random) -> None:
    """Why not? About cards on the table and in hand, known or not."""
    for name in (f"#{dice.randrange(90)}", dice.choice(CARDS).slug):
        wire.send("why", card=name)
        heard = wire.settle()
        text = json.dumps([one for one in heard if one["type"] == "because"])
        wire.heard[-len(heard) - 1 :] = [wire.heard[-1], text.replace(name, "")]


def test_the_witness_sees_a_planted_leak():
    journal = singles(0)
    eyes = Eyes(journal.position)  # type: ignore[arg-type]
    witness = Witness(eyes)

    class Heard(Wire):
        def __init__(self, text: str) -> None:
            self.heard = [text]

    hidden = next(card for card in eyes.s.zones[3])
    slug = CARDS[eyes.s.code[hidden]].slug
    witness.check(Heard(f'{{"hand": ["{slug}"]}}'), 1)
    with pytest.raises(Broken):
        witness.check(Heard(f'{{"log": "x {slug} y"}}'), 0)


def test_a_running_game_keeps_its_journal_and_replay_from_the_other_person(server: House):
    runner, corp = server.two()
    refused = server.get(f"/tables/{runner['table']}/journal", runner["secret"])
    assert (refused.status_code, refused.json()["error"]) == (403, "server-not-yet")
    with server.line(corp) as c:
        assert c.my_turn()
        c.answer("keep")
        c.settle()
    replay = server.post(f"/tables/{runner['table']}/replay", {}, runner["secret"]).json()
    assert replay["seats"] == ["runner"]
    assert server.get(f"/replays/{replay['id']}/1?seat=corp").status_code == 400
    assert server.get(f"/replays/{replay['id']}/journal").status_code == 403
    assert server.get(f"/replays/{replay['id']}/1?seat=runner").status_code == 400
    step = server.get(f"/replays/{replay['id']}/0?seat=runner").json()
    assert (step["by"], step["answer"]) == ("", "")
    hand = c.view["corp"]["hand"]
    assert not titles_in(step) & (set(hand) - titles_in(c.view["runner"]))


def test_info_about_a_table_has_no_cards_and_no_secrets(server: House):
    runner, corp = server.two()
    text = server.get(f"/tables/{runner['table']}").text
    assert runner["secret"] not in text
    assert corp["secret"] not in text
    assert titles_in(json.loads(text)) <= {"jinteki-personal-evolution", "kate-mac-mccaffrey-digital-tinker"}


def test_secrets_are_not_on_disk(server: House, tmp_path_factory):
    runner, _ = server.two()
    folder = tmp_path_factory.getbasetemp()
    files = [path for path in folder.rglob("jackin.db*") if path.is_file()]
    assert files
    assert all(runner["secret"].encode() not in path.read_bytes() for path in files)
