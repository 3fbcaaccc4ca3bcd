"""Two processes on one database: whoever comes to one of them finds the tables of both."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.attacks.test_players import limited
from tests.many.cluster import Cluster
from tests.server.device import PHRASE, device
from tests.server.kit import PATIENCE, House, Json, Wire, house, play_both
from tests.server.test_ratings import opens, ratings

pytestmark = pytest.mark.xdist_group("postgresql")


@pytest.fixture(scope="module")
def two(postgres: Cluster, tmp_path_factory) -> Iterator[tuple[House, House]]:
    url = postgres.database("neighbours")
    data = tmp_path_factory.mktemp("data")
    with house(data, database=url) as here, house(data, database=url) as there:
        yield here, there


def held(server: House) -> set[str]:
    return set(server.tables.live)


def test_people_who_came_to_different_processes_play_at_one_table(two: tuple[House, House]):
    here, there = two
    made = here.table("person", seed=3)
    id, runner = made["table"], made["keys"][0]
    (corp,) = there.post(f"/tables/{id}/join", {"name": "Far", "deal": "chosen"}).json()["keys"]
    with here.line(runner) as r, there.line(corp) as c, there.line(id) as watching:
        play_both(r, c, most=12)
        watching.settle()
        assert r.view["turn"] == c.view["turn"] == watching.view["turn"]
        c.send("chat", text="from afar")
        assert r.wait("chat", text="from afar")["name"] == "Far"
        assert [seat["present"] for seat in there.get(f"/tables/{id}").json()["seats"]] == [True, True]
    assert (id in held(here), id in held(there)) == (True, False)
    assert there.post(f"/tables/{id}/report", {"text": "odd"}, corp["secret"]).status_code == 200
    assert there.get(f"/tables/{id}/journal", corp["secret"]).json() == here.get(
        f"/tables/{id}/journal", corp["secret"]
    ).json()  # fmt: skip


def test_what_is_refused_there_is_refused_here(two: tuple[House, House]):
    here, there = two
    key = here.table("hot-seat")["keys"][0]
    with there.line({**key, "secret": "x" * 30}) as wrong:
        assert wrong.wait("refused")["reason"] == "server-wrong-secret"
        assert closed(wrong) == 4403
    assert there.get(f"/tables/{key['table']}/journal", "x" * 30).status_code == 403
    assert there.get("/tables/ZZZZZZ").status_code == 404
    with there.line("ZZZZZZ") as nowhere:
        assert nowhere.wait("refused")["reason"] == "server-no-table"
    with there.line(key) as loud:
        loud.socket.send(b"bytes")
        assert closed(loud) == 1003
        assert there.line(key).my_turn()


def closed(wire: Wire) -> int | None:
    try:
        while True:
            wire.read()
    except ConnectionClosed:
        return wire.socket.close_code


def test_the_lobby_shows_the_tables_of_all_and_counts_everybody(two: tuple[House, House]):
    here, there = two
    made = here.table("person", listed=True, spectators="public", name="Open")
    with lobby(there) as looking, here.line(made["keys"][0]) as waiting:
        waiting.settle()
        news = heard(looking, lambda news: made["table"] in [table["table"] for table in news["tables"]])
        assert news["here"] >= 2
        (corp,) = there.post(f"/tables/{made['table']}/join", {}).json()["keys"]
        with there.line(corp) as c:
            c.settle()
            news = heard(looking, lambda news: news["playing"] >= 1)
            assert [table["status"] for table in news["tables"] if table["table"] == made["table"]] == ["playing"]


def lobby(server: House) -> ClientConnection:
    return connect(f"{server.address.replace('http', 'ws')}/api/lobby/live")


def heard(looking: ClientConnection, when: Callable[[Json], bool]) -> Json:
    """The first news of the lobby that are as awaited."""
    while True:
        news: Json = json.loads(looking.recv(PATIENCE))
        if when(news):
            return news


def test_who_is_signed_out_or_gone_at_one_process_is_so_at_all(two: tuple[House, House]):
    here, there = two
    with device(here) as laptop, device(there) as phone:
        laptop.joins("Vera")
        phone.enters("Vera")
        made = laptop.post("/tables", side="runner", opponent={"kind": "hot-seat"}).json()
        with laptop.line(made["table"], "runner") as near:
            near.settle()
            assert phone.post("/me/sessions/end").status_code == 200
            assert near.wait("refused")["reason"] == "server-not-signed-in"
        with here.line(made["keys"][0]) as again:
            again.settle()
            assert again.info["seats"][1]["name"] == "Vera"
            assert phone.post("/me/delete", phrase=PHRASE).status_code == 200
            while again.info["seats"][1]["name"]:
                again.read()


def test_a_guests_game_at_another_process_is_adopted(two: tuple[House, House]):
    here, there = two
    keys = here.table("hot-seat")["keys"]
    with device(there) as laptop:
        laptop.joins("Nora")
        assert laptop.post("/me/adopt", keys=keys).json() == {"games": 1}
        with there.line(keys[0]) as me:
            while not me.info or not me.info["seats"][0]["signed"]:
                me.read()


def test_a_rating_won_at_one_process_is_shown_where_its_player_waits_at_another(two: tuple[House, House]):
    here, there = two
    with device(here) as ada, device(there) as grace:
        ada.joins("Ada R")
        grace.joins("Grace R")
        waiting = opens(ada, side="corp")["table"]
        made = opens(grace)
        assert ada.post(f"/tables/{made['table']}/join", rated=True).status_code == 200
        assert (waiting in held(here), made["table"] in held(there)) == (True, True)
        with there.line(made["keys"][0]) as plays:
            plays.settle()
            plays.send("concede")
            plays.settle()
        won = ratings(ada)["netrunner-corp"]
        assert won["points"] > 1500
        end = time.monotonic() + PATIENCE
        while corp_of(here, waiting)["rating"] != won and time.monotonic() < end:
            time.sleep(0.01)
        assert corp_of(here, waiting)["rating"] == won


def corp_of(server: House, table: str) -> Json:
    found: Json = next(seat for seat in server.get(f"/tables/{table}").json()["seats"] if seat["seat"] == "corp")
    return found


def test_nobody_comes_in_from_the_side_without_the_secret(two: tuple[House, House]):
    here, _ = two
    foreign = {"x-jackin-inside": "guessed", "x-jackin-for": "10.1.2.3"}
    for place in (here.address, f"http://{here.tables.store.ink.address}"):  # type: ignore[union-attr]
        assert here.http.get(f"{place}/api/lobby", headers=foreign).status_code == 403
    with pytest.raises(Exception, match="403"):
        here.line("AAAAAA", socket={"additional_headers": foreign})


def test_what_a_client_says_of_the_inside_is_not_passed_on(two: tuple[House, House]):
    """The address that another process is told is the one that the door saw."""
    here, there = two
    made = here.table("person", listed=True)
    complain = f"/api/tables/{made['table']}/complain"
    for n in range(2):
        headers = {"x-forwarded-for": f"10.0.0.{n}"}
        said = there.http.post(complain, json={"text": "rude"}, headers=headers)
        assert (said.status_code == 200) == (n == 0)
    assert here.tables.live[made["table"]].complaints == {"127.0.0.1"}


def test_a_process_that_closes_gives_its_tables_to_the_others(postgres: Cluster, tmp_path):
    url = postgres.database("closing")
    with house(tmp_path, database=url) as there:
        with house(tmp_path, database=url) as here:
            (key,) = here.table("automa", "dash")["keys"]
            far = there.line(key)
            assert far.play(most=3) == 3
            assert far.my_turn()
        assert closed(far) == 1012
        with there.line(key) as again:
            assert again.my_turn()
            assert (again.view, again.log) == (far.view, far.log)
            assert again.play(most=2) > 0


def test_whichever_process_is_asked_the_metrics_are_those_of_all(two: tuple[House, House]):
    here, there = two
    found = there.http.get("/metrics").text.splitlines()
    for process in (here.tables.store.me, there.tables.store.me):
        assert [line for line in found if line.startswith(f'jackin_changes_waiting{{process="{process}"')]
    assert found.count("# TYPE jackin_tables gauge") == 1
    assert len(found) == len(set(found))


def test_tries_of_pass_phrases_are_counted_for_all_processes(postgres: Cluster, tmp_path):
    """An address that goes from process to process has no more of them than one that stays."""
    url, few = postgres.database("tries"), limited(phrase_burst=3, phrase_rate=0)
    with house(tmp_path, database=url, limits=few) as here, house(tmp_path, database=url, limits=few) as there:
        here.post("/me/join", {"name": "Nadia", "phrase": PHRASE})
        wrong = {"name": "Nadia", "phrase": "a guess"}
        codes = [server.post("/me/enter", wrong).status_code for server in (here, there, here, there, here)]
        assert codes == [403, 403, 403, 429, 429]


def test_a_profile_that_is_shown_is_seen_at_every_process(two: tuple[House, House]):
    here, there = two
    with device(here) as ada:
        ada.joins("Ada N")
        made = ada.post("/tables", opponent={"kind": "bot", "name": "random"}, side="runner").json()
        with here.line(made["keys"][0]) as line:
            line.settle()
            line.send("concede")
            line.settle()
        assert there.get("/players/Ada N").status_code == 404
        ada.post("/me/share", parts=["ratings", "rates", "games"])
        (game,) = there.get("/players/Ada N").json()["games"]
    assert (game["won"], game["against"]) == (False, [{"kind": "bot", "name": "random", "level": ""}])
