"""Players' pages: nobody has one who did not ask for it, and it tells what was agreed to and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from tests.attacks.test_players import limited
from tests.server.device import PHRASE, Device, device
from tests.server.kit import House, Json, house

PAIRS = count(1)


@pytest.fixture
def two(server: House) -> Iterator[tuple[Device, Device]]:
    """Ada has won a rated game against Grace, and conceded one to a bot and one to a guest."""
    n = next(PAIRS)
    with device(server) as ada, device(server) as grace, device(server) as guest:
        ada.joins(f"Ada {n}")
        grace.joins(f"Grace {n}")
        ends(server, ada, {"kind": "person"}, grace, rated=True, winner=ada)
        ends(server, ada, {"kind": "bot", "name": "random"})
        ends(server, ada, {"kind": "person"}, guest)
        yield ada, grace


def ends(
    server: House,
    player: Device,
    opponent: Json,
    other: Device | None = None,
    winner: Device | None = None,
    **wish: object,
) -> str:
    made = player.post("/tables", opponent=opponent, side="runner", **wish).json()
    key = made["keys"][0]
    if other is not None:
        joined = other.post(f"/tables/{made['table']}/join", name="Shy guest", rated=bool(wish)).json()["keys"][0]
        key = joined if winner is player else key
    with server.line(key) as line:
        line.settle()
        line.send("concede")
        line.settle()
    return str(made["table"])


def name(player: Device) -> str:
    return str(player.name())


def page(server: House, player: Device) -> Json:
    answer = server.get(f"/players/{name(player)}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_who_shows_nothing_cannot_be_told_from_who_does_not_exist(server: House, two):
    ada, _ = two
    hidden, nobody = server.get(f"/players/{name(ada)}"), server.get("/players/No such player")
    assert hidden.status_code == nobody.status_code == 404
    assert hidden.content == nobody.content
    assert ada.get("/me").json()["player"]["shared"] == []
    assert ada.get(f"/players/{name(ada)}").status_code == 404, (
        "not even to oneself: what others see is what there is"
    )


@pytest.mark.parametrize(
    ("part", "told"), [("ratings", {"ratings", "graphs"}), ("rates", {"rates"}), ("games", {"games"})]
)
def test_a_page_has_the_parts_that_were_agreed_to_and_no_other(server: House, two, part, told):
    ada, _ = two
    assert ada.post("/me/share", parts=[part]).json()["player"]["shared"] == [part]
    found = page(server, ada)
    assert {key for key, value in found.items() if value} == {"name", "parts", *told}
    assert found["parts"] == [part]


def test_a_page_tells_how_the_games_went(server: House, two):
    ada, _ = two
    ada.post("/me/share", parts=["ratings", "rates", "games"])
    found = page(server, ada)
    assert [(game["won"], game["seat"]) for game in found["games"]] == [
        (False, "runner"), (False, "runner"), (True, "runner"),
    ]  # fmt: skip
    assert {"by": "side", "key": "netrunner-runner", "won": 1, "games": 3} in found["rates"]
    assert {"by": "opponent", "key": "bot:random:", "won": 0, "games": 1} in found["rates"]
    assert {"by": "opponent", "key": "person", "won": 1, "games": 2} in found["rates"]
    assert found["ratings"]["netrunner-runner"]["games"] == 1
    assert len(found["graphs"]["netrunner-runner"]) == 1


def test_whoever_was_played_against_has_agreed_to_nothing(server: House, two):
    ada, grace = two
    ada.post("/me/share", parts=["ratings", "rates", "games"])
    text = server.get(f"/players/{name(ada)}").text
    assert name(grace) not in text
    assert "Shy guest" not in text
    grace.post("/me/share", parts=["ratings"])
    assert name(grace) not in server.get(f"/players/{name(ada)}").text, "a rating is not one's games"
    grace.post("/me/share", parts=["games"])
    found = page(server, ada)
    assert found["games"][2]["against"] == [{"kind": "person", "name": name(grace), "level": ""}]
    assert found["graphs"]["netrunner-runner"][0]["opponent"] == name(grace)


def test_no_table_and_no_deck_is_found_from_a_page(server: House, two):
    """A table's id is the way to watch it and to its replay, a deck's name is the player's own word."""
    ada, _ = two
    deck = next(one["deck"] for one in server.get("/decks").json() if one["side"] == "runner")
    table = ends(server, ada, {"kind": "bot", "name": "random"}, deck={**deck, "name": "My secret plan"})
    ada.post("/me/share", parts=["ratings", "rates", "games"])
    text = server.get(f"/players/{name(ada)}").text
    assert deck["identity"] in text
    assert table not in text
    assert "My secret plan" not in text


def test_a_game_that_goes_on_is_not_shown(server: House, two):
    ada, _ = two
    ada.post("/me/share", parts=["games", "rates"])
    before = page(server, ada)
    ada.post("/tables", opponent={"kind": "bot", "name": "random"}, side="corp")
    assert page(server, ada) == before


def test_what_was_shown_is_gone_when_its_player_says_so_or_goes(server: House, two):
    ada, grace = two
    for player in two:
        player.post("/me/share", parts=["games"])
        assert server.get(f"/players/{name(player)}").status_code == 200
    ada.post("/me/share", parts=[])
    assert server.get(f"/players/{name(ada)}").status_code == 404
    was = name(grace)
    grace.post("/me/delete", phrase=PHRASE)
    assert server.get(f"/players/{was}").status_code == 404


def test_only_oneself_decides_and_only_among_the_parts_there_are(server: House, two):
    ada, _ = two
    assert server.post("/me/share", {"parts": ["games"]}).status_code == 403
    assert ada.post("/me/share", parts=["phrase"]).status_code == 422
    assert ada.post("/me/share", parts=["games"] * 4).status_code == 422
    assert server.get(f"/players/{name(ada)}").status_code == 404


def test_an_address_looks_at_only_so_many_pages(tmp_path):
    with house(tmp_path, limits=limited(look_burst=2, look_rate=0)) as server:
        assert [server.get("/players/Nadia").status_code for _ in range(3)] == [404, 404, 429]
