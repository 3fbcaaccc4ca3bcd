"""What a player has on the account: decks that are the same on every device, and people not to be met again."""

from __future__ import annotations

import json
import time

import pytest

from jackin.server import belongings
from tests.server.device import PHRASE, Device
from tests.server.kit import House, Json

DECK: Json = {"identity": "noise-hacker-extraordinaire", "cards": {"djinn": 2}, "name": "Break things", "notes": ""}


def kept(id: str, changed: float, deck: Json | None = DECK, draft: Json | None = None) -> Json:
    return {"id": id, "deck": deck, "draft": draft, "changed": changed}


def test_a_deck_is_there_on_every_device(laptop: Device, phone: Device):
    laptop.joins("Builder")
    assert laptop.post("/me/decks", decks=[kept("one", 10.0)]).json() == [kept("one", 10.0)]
    phone.enters("Builder")
    assert phone.get("/me/decks").json() == [kept("one", 10.0)]
    draft = kept("one", 20.0, draft={**DECK, "cards": {"djinn": 3}})
    assert phone.post("/me/decks", decks=[draft]).json() == [draft]
    assert laptop.post("/me/decks", decks=[kept("one", 10.0), kept("two", 12.0)]).json() == [draft, kept("two", 12.0)]


def test_what_was_thrown_away_stays_away(laptop: Device, phone: Device):
    laptop.joins("Thrower")
    laptop.post("/me/decks", decks=[kept("one", 10.0)])
    phone.enters("Thrower")
    gone = kept("one", 11.0, deck=None)
    assert phone.post("/me/decks", decks=[gone]).json() == [gone]
    assert laptop.post("/me/decks", decks=[kept("one", 10.0)]).json() == [gone]


def test_a_clock_that_runs_ahead_does_not_win_for_ever(laptop: Device):
    laptop.joins("Hasty")
    (ahead,) = laptop.post("/me/decks", decks=[kept("one", 1e12)]).json()
    assert ahead["changed"] <= time.time()


def test_there_is_an_end_to_decks(laptop: Device, monkeypatch):
    monkeypatch.setattr(belongings, "MOST_DECKS", 2)
    laptop.joins("Hoarder")
    many = [kept(str(n), 10.0) for n in range(3)]
    assert laptop.post("/me/decks", decks=many).json()["error"] == "server-too-many-decks"
    assert laptop.get("/me/decks").json() == []
    thrown = [kept(str(n), 10.0, deck=None) for n in range(3)]
    assert laptop.post("/me/decks", decks=[*thrown, kept("mine", 1.0)]).status_code == 200


@pytest.mark.parametrize(
    ("name", "deck"),
    [
        ("No cards", {"identity": "x"}),
        ("Text", "text"),
        ("Less than none", {**DECK, "cards": {"djinn": -1}}),
        ("Long", {**DECK, "name": "x" * 81}),
    ],
)
def test_what_is_no_deck_is_not_kept(laptop: Device, name, deck):
    laptop.joins(name)
    assert laptop.post("/me/decks", decks=[kept("one", 1.0, deck=deck)]).status_code == 422


def test_a_guest_keeps_nothing_here(laptop: Device):
    assert laptop.post("/me/decks", decks=[]).status_code == 403
    assert laptop.post("/me/block", table="ABCDEF", seat="corp").status_code == 403


def met(one: Device, other: Device) -> str:
    """They sit at one table, the first as Runner."""
    made: str = one.post("/tables", opponent={"kind": "person"}).json()["table"]
    assert other.post(f"/tables/{made}/join").status_code == 200
    return made


def test_who_is_blocked_is_not_met_again(laptop: Device, phone: Device):
    laptop.joins("Ada Peace")
    phone.joins("Rude")
    table = met(laptop, phone)
    assert laptop.post("/me/block", table=table, seat="corp").json()["player"]["blocked"] == ["Rude"]
    for maker, guest in ((laptop, phone), (phone, laptop)):
        made = maker.post("/tables", opponent={"kind": "person"}).json()["table"]
        refused = guest.post(f"/tables/{made}/join")
        assert (refused.status_code, refused.json()["error"]) == (403, "server-blocked")
    assert phone.get("/me").json()["player"]["blocked"] == []
    assert laptop.post("/me/unblock", name="Rude").json()["player"]["blocked"] == []
    met(laptop, phone)


def test_only_players_can_be_blocked_and_nobody_themselves(server: House, laptop: Device):
    laptop.joins("Blocker")
    made = laptop.post("/tables", opponent={"kind": "person"}).json()["table"]
    server.post(f"/tables/{made}/join", {"name": "A guest"})
    for seat in ("corp", "runner", "nowhere"):
        assert laptop.post("/me/block", table=made, seat=seat).json()["error"] == "server-nobody-to-block"


def test_there_is_an_end_to_blocks(laptop: Device, phone: Device, monkeypatch):
    monkeypatch.setattr(belongings, "MOST_BLOCKS", 0)
    laptop.joins("Wall")
    phone.joins("Knocker")
    table = met(laptop, phone)
    assert laptop.post("/me/block", table=table, seat="corp").json()["error"] == "server-too-many-blocks"


def test_an_account_goes_with_its_belongings_and_is_exported_with_them(laptop: Device, phone: Device):
    laptop.joins("Mover")
    phone.joins("Mover's foe")
    table = met(laptop, phone)
    laptop.post("/me/decks", decks=[kept("one", 10.0)])
    laptop.post("/me/block", table=table, seat="corp")
    phone.post("/me/block", table=table, seat="runner")
    file = [json.loads(line) for line in laptop.get("/me/export").text.splitlines()]
    assert [piece["deck"]["id"] for piece in file if "deck" in piece] == ["one"]
    assert [piece["blocked"] for piece in file if "blocked" in piece] == ["Mover's foe"]
    assert laptop.post("/me/delete", phrase=PHRASE).status_code == 200
    assert phone.get("/me").json()["player"]["blocked"] == []


def test_the_deck_of_a_game_is_told_to_its_player_alone(laptop: Device, phone: Device):
    laptop.joins("Namer")
    deck = next(one for one in laptop.get("/decks").json() if one["side"] == "runner")["deck"]
    wish = {"opponent": {"kind": "person"}, "deck": {**deck, "name": "My secret plan"}}
    table = laptop.post("/tables", **wish).json()["table"]
    phone.post(f"/tables/{table}/join")
    assert [seat["deck"] for seat in laptop.get(f"/tables/{table}").json()["seats"]] == ["", "My secret plan"]
    assert "My secret plan" not in phone.get(f"/tables/{table}").text
