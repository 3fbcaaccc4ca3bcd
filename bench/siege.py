"""What honest players wait while one client misbehaves: python -m bench.siege [--tables 30] [--seconds 5] [--json]

Against a real server process with its usual limits. Honest players (people who think about a second, against bots and
automas, each from an address of its own) are measured alone, and then under each way to misbehave.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import copy
import json
import multiprocessing
import socket
import tempfile
from collections.abc import Awaitable, Callable
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.server import AT_ONCE, Bench, Player, guarded
from jackin import gangs, netrunner
from jackin.doors import door
from jackin.gangs.content.read import builtin
from jackin.kernel.journal import Journal
from jackin.server.run import Server, listen
from jackin.server.settings import Settings

Json = dict[str, Any]
ATTACKER = "203.0.113.66"
CONTEXT = multiprocessing.get_context("spawn")
Attack = Callable[["Siege"], Awaitable[None]]


def serve(door: socket.socket, data: str, opened: Event) -> None:
    """The players' addresses come as from a proxy: they are many, the machine is one."""
    Server(Settings(Path(data), proxies=("127.0.0.1",)), opened.set).run([door])


class Siege(Bench):
    """`http` is the attacker's; each player has an address of its own."""

    def __init__(self, address: str, pid: int, tables: int) -> None:
        super().__init__(address, [pid], tables)
        self.host, _, port = address.partition(":")
        self.port = int(port)
        self.table = ""
        self.attacker = httpx.AsyncClient(
            base_url=f"http://{address}", timeout=60, headers={"x-forwarded-for": ATTACKER}
        )

    async def post(self, path: str, body: Json) -> None:
        with contextlib.suppress(httpx.HTTPError):
            await self.attacker.post(path, json=body)

    async def under(self, attack: Attack | None, seconds: float) -> Json:
        players = [Guest(self, n) for n in range(self.tables)]
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(guarded(gate, player) for player in players))
        attacker = CONTEXT.Process(target=attack_on, args=(attack, self.address, self.table), daemon=True)
        if attack is not None:
            attacker.start()
            await asyncio.sleep(2)  # until it is up
        found = await self.measure(list(players), seconds, 1)
        if attack is not None:
            attacker.kill()
            attacker.join()
        for player in players:
            await player.leave()
        return found


class Guest(Player):
    """A player from an address of its own."""

    @property
    def headers(self) -> dict[str, str]:
        return {"x-forwarded-for": f"198.51.100.{self.n + 1}"}


def attack_on(attack: Attack, address: str, table: str) -> None:
    asyncio.run(forever(attack, address, table))


async def forever(attack: Attack, address: str, table: str) -> None:
    """In a process of its own, as fast as it goes."""
    siege = Siege(address, 0, 0)
    siege.table = table
    while True:
        with contextlib.suppress(OSError, WebSocketException, httpx.HTTPError):
            await attack(siege)
        await asyncio.sleep(0)


# Ways to misbehave


async def bytes_on_a_line(siege: Siege) -> None:
    url = f"ws://{siege.address}/api/tables/{siege.table}/play"
    async with connect(url, additional_headers={"x-forwarded-for": ATTACKER}) as line:
        await line.send('{"type": "hello"}')
        await line.send(b"\xff\xfe")
        await line.wait_closed()


async def nonsense_on_a_line(siege: Siege) -> None:
    url = f"ws://{siege.address}/api/tables/{siege.table}/play"
    async with connect(url, additional_headers={"x-forwarded-for": ATTACKER}) as line:
        await line.send('{"type": "hello"}')
        for _ in range(1000):
            await line.send('{"type": "answer", "ask": "0.0", "values": ["x"]}')


async def huge_journals(siege: Siege) -> None:
    await asyncio.gather(*(siege.post("/api/replays", journal(8000)) for _ in range(4)))


async def huge_decks(siege: Siege) -> None:
    setup = netrunner.setup(corp="jinteki", runner="shaper")
    setup["corp"]["cards"]["hedge-fund"] = 10_000
    await siege.post("/api/replays", {**journal(0), "setup": setup})


async def endless_deck_lists(siege: Siege) -> None:
    await siege.post("/api/decks/read", {"text": "3 Shure Gambel\n" * 499})


async def bracketed_deck_lists(siege: Siege) -> None:
    await siege.post("/api/decks/read", {"text": ("3 Shure " + "(a) " * 70 + "\n") * 300})


async def giant_sets(siege: Siege) -> None:
    begun = Journal.begin(door("gangs").game, gangs.setup(2), 7).encode()
    content = copy.deepcopy(builtin("house").data)
    content["districts"]["district"][0]["pois"]["small"] = ["fixer"] * 50_000
    await siege.post("/api/replays", {**begun, "setup": {**begun["setup"], "content": content}})


async def a_hundred_keys(siege: Siege) -> None:
    key = {"table": siege.table, "seat": "corp", "secret": "x" * 30}
    await siege.post("/api/tables/mine", {"keys": [key] * 100})


async def giant_settings(siege: Siege) -> None:
    wish = {"game": "gangs", "seats": [{"kind": "here"}], "settings": {"rules": {"opportunities": 100_000_000}}}
    await siege.post("/api/tables", wish)


async def many_reads(siege: Siege) -> None:
    await asyncio.gather(*(siege.attacker.get(path) for path in ("/api/rules", "/api/words/de", "/api/cards") * 8))


async def half_requests(siege: Siege) -> None:
    plugs = [socket.create_connection((siege.host, siege.port)) for _ in range(100)]
    for plug in plugs:
        plug.sendall(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-le")
    await asyncio.sleep(1)
    for plug in plugs:
        plug.close()


async def many_tables(siege: Siege) -> None:
    await siege.post("/api/tables", {"opponent": {"kind": "bot", "name": "greedy"}})


async def guessed_phrases(siege: Siege) -> None:
    guess = {"name": "Nobody", "phrase": "x" * 200}
    await asyncio.gather(*(siege.post("/api/me/enter", guess) for _ in range(20)))


def journal(answers: int) -> Json:
    begun = Journal.begin(door("netrunner").game, netrunner.setup(corp="jinteki", runner="shaper"), 7).encode()
    return {**begun, "answers": ["keep"] * answers}


ATTACKS: list[Attack] = [
    bytes_on_a_line, nonsense_on_a_line, huge_journals, huge_decks, endless_deck_lists, bracketed_deck_lists,
    giant_sets, giant_settings, a_hundred_keys, many_reads, half_requests, many_tables, guessed_phrases,
]  # fmt: skip


async def besieged(address: str, pid: int, tables: int, seconds: float) -> Json:
    siege = Siege(address, pid, tables)
    await siege.under(None, 1)  # the bots' processes are up, the code is warm
    made = await siege.attacker.post("/api/tables", json={"opponent": {"kind": "automa", "name": "dash"}})
    siege.table = made.json()["table"]
    found = {"alone": await siege.under(None, seconds)}
    for attack in ATTACKS:
        found[attack.__name__] = await siege.under(attack, seconds)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    here = listen("127.0.0.1", 0)
    with tempfile.TemporaryDirectory() as data:
        opened = CONTEXT.Event()
        server = CONTEXT.Process(target=serve, args=(here, data, opened))
        server.start()
        try:
            opened.wait(60)
            address = f"127.0.0.1:{here.getsockname()[1]}"
            found = asyncio.run(besieged(address, server.pid or 0, wanted.tables, wanted.seconds))
        finally:
            server.terminate()
            server.join()
    print(json.dumps(found, indent=1) if wanted.json else report(found))


def report(found: Json) -> str:
    rows = [
        f"{name.replace('_', ' '):20} {row['answers_per_s']:4} answers/s   p50 {row['p50_ms']:7} ms   "
        f"p99 {row['p99_ms']:7} ms"
        for name, row in found.items()
    ]
    return "\n".join(rows)


if __name__ == "__main__":
    main()
