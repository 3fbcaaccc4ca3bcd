"""What the online table holds: many tables at once, answers a second, what a client waits, memory for a table.

    python bench/server.py [--tables 200] [--seconds 10] [--thought 1] [--workers 1] [--database postgresql://...]

Against real server processes, with bots and automas on the other side; several of them need an empty PostgreSQL.
*Flat out*: every client answers as soon as it is asked. *Live*: people who think about a second (a quick player's
pace), or as long as is said, before each answer. A wait is the time from an answer to the position after it.
Processor time is the servers' own and stands for a quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import socket
import tempfile
import time
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect

from jackin.server.run import Server, listen, settle
from jackin.server.settings import Limits, Settings

Json = dict[str, Any]
FREE = Limits(
    line_burst=10**9,
    line_rate=1e9,
    address_burst=10**9,
    address_rate=1e9,
    lines_per_address=10**6,
    read_burst=10**9,
    table_burst=10**9,
    opened_burst=10**9,
    connections_per_address=10**6,
)
OPPONENTS = [
    {"kind": "bot", "name": "greedy"},
    {"kind": "bot", "name": "random"},
    {"kind": "automa", "name": "dash"},
]
AT_ONCE = 16
PAUSE = 3
"""Seconds in which the last answers of those who did not think are dealt with."""


def serve(door: socket.socket, data: str, database: str, opened: Event) -> None:
    def begun() -> None:
        settle()
        opened.set()

    Server(Settings(Path(data), database, limits=FREE), begun).run([door])


class Player:
    """One client at one table after another."""

    def __init__(self, bench: Bench, n: int) -> None:
        self.bench = bench
        self.n = n
        self.dice = random.Random(n)
        self.line: ClientConnection | None = None
        self.shown: Json = {}

    @property
    def headers(self) -> dict[str, str]:
        return {}

    async def sit(self) -> None:
        """Come to a new table and wait for the first question."""
        await self.leave()
        wish = {"opponent": OPPONENTS[self.n % len(OPPONENTS)], "spectators": "none"}
        made = await self.bench.http.post("/api/tables", json=wish, headers=self.headers)
        key = made.json()["keys"][0]
        url = f"ws://{self.bench.address}/api/tables/{key['table']}/play"
        self.line = await connect(
            url, max_size=None, compression=None, open_timeout=60, additional_headers=self.headers
        )
        await self.line.send(json.dumps({"type": "hello", "secret": key["secret"]}))
        await self.read()
        while not self.shown["ask"]:
            await self.read()

    async def read(self) -> None:
        assert self.line is not None
        while True:
            message = from_json(await self.line.recv())
            if message["type"] == "shown":
                self.shown = message
                return

    async def play(self, thinking: float) -> None:
        while True:
            if self.shown["view"]["result"]:
                await self.sit()
            elif not self.shown["ask"]:
                await self.read()
            else:
                await asyncio.sleep(self.dice.uniform(0.5, 1.5) * thinking)
                await self.answer()

    async def answer(self) -> None:
        assert self.line is not None
        value = self.dice.choice(self.shown["view"]["ask"]["options"])["value"]
        sent = time.perf_counter()
        message = {"type": "answer", "ask": self.shown["ask"], "values": [value]}
        self.shown["ask"] = ""
        await self.line.send(json.dumps(message))
        await self.read()
        self.bench.waits.append(time.perf_counter() - sent)

    async def leave(self) -> None:
        if self.line is not None:
            await self.line.close()


class Bench:
    """All players. The first question of each is there before the clock runs."""

    def __init__(self, address: str, pids: list[int], tables: int, thought: float = 1) -> None:
        self.thought = thought
        self.address = address
        self.pids = pids
        self.tables = tables
        self.waits: list[float] = []
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=60)

    async def run(self, seconds: float) -> Json:
        players = [Player(self, n) for n in range(self.tables)]
        before = sum(map(memory, self.pids))
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(guarded(gate, player) for player in players))
        flat_out = await self.measure(players, seconds, 0)
        await asyncio.sleep(PAUSE)
        live = await self.measure(players, seconds, self.thought)
        grown, held = sum(map(memory, self.pids)) - before, await self._held()
        for player in players:
            await player.leave()
        return {
            "tables": self.tables,
            "flat_out": flat_out,
            "live": live,
            "kB_per_table": round(grown / 1024 / held),
        }

    async def _held(self) -> int:
        """The tables in memory: besides those that are played at, games that have ended."""
        lines = (await self.http.get("/metrics")).text.splitlines()
        return sum(int(line.rpartition(" ")[2]) for line in lines if line.startswith("jackin_tables{"))

    def _spent(self) -> float:
        return sum(map(processor_time, self.pids))

    async def measure(self, players: list[Player], seconds: float, thinking: float) -> Json:
        self.waits, spent = [], self._spent()
        playing = [asyncio.create_task(player.play(thinking)) for player in players]
        await asyncio.sleep(seconds)
        answers, spent = len(self.waits), self._spent() - spent
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        p50, p99 = percentiles(self.waits)
        return {
            "answers_per_s": round(answers / seconds),
            "p50_ms": p50,
            "p99_ms": p99,
            "server_ms_per_answer": round(1000 * spent / max(1, answers), 2),
        }


async def guarded(gate: asyncio.Semaphore, player: Player) -> None:
    async with gate:
        await player.sit()


def percentiles(waits: list[float]) -> tuple[float, float]:
    if len(waits) < 2:
        return 0.0, 0.0
    cuts = quantiles(waits, n=100)
    return round(1000 * cuts[49], 1), round(1000 * cuts[98], 1)


def memory(pid: int) -> int:
    """Resident bytes of a process; 0 where there is no /proc."""
    status = Path(f"/proc/{pid}/status")
    if not status.is_file():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def processor_time(pid: int) -> float:
    """Seconds that a process has computed; 0 where there is no /proc."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.is_file():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def benched(address: str, pids: list[int], tables: int, seconds: float, thought: float) -> Json:
    await Bench(address, pids, 4 * len(pids) * len(OPPONENTS)).run(1)  # the bots are up, the code is warm
    return await Bench(address, pids, tables, thought).run(seconds)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--thought", type=float, default=1)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = with_server(wanted.tables, wanted.seconds, wanted.workers, wanted.database, wanted.thought)
    if wanted.json:
        print(json.dumps(found, indent=1))
    else:
        report(found)


def with_server(tables: int, seconds: float, workers: int = 1, database: str = "", thought: float = 1) -> Json:
    context = multiprocessing.get_context("spawn")
    door = listen("127.0.0.1", 0)
    with tempfile.TemporaryDirectory() as data:
        servers = []
        try:
            for _ in range(workers):
                opened = context.Event()
                servers.append(context.Process(target=serve, args=(door, data, database, opened)))
                servers[-1].start()
                opened.wait(60)
            address = f"127.0.0.1:{door.getsockname()[1]}"
            return asyncio.run(benched(address, [server.pid or 0 for server in servers], tables, seconds, thought))
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.join()


def report(found: Json) -> None:
    print(f"server: {found['tables']} tables, {found['kB_per_table']} kB each")
    for name in ("flat_out", "live"):
        row = found[name]
        print(
            f"  {name:9}{row['answers_per_s']:6} answers/s   p50 {row['p50_ms']:7} ms   p99 {row['p99_ms']:7} ms"
            f"   {row['server_ms_per_answer']} ms of server time an answer"
        )


if __name__ == "__main__":
    main()
