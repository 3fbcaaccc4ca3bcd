"""What the online table holds: many tables at once, answers a second, what a client waits, memory for a table.

    python bench/server.py [--tables 200] [--seconds 10] [--json]

Two measurements against a real server process. *Flat out*: every client answers as soon as it is asked: answers a
second. *Live*: people who think for a while between answers (a quick player's pace), bots that answer as fast as they
can: the time from an answer to the position after it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import socket
import tempfile
import time
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import connect

from jackin.server.run import Server, listen
from jackin.server.settings import Limits, Settings

Json = dict[str, Any]
FREE = Limits(line_burst=10**9, line_rate=1e9, address_burst=10**9, address_rate=1e9, lines_per_address=10**6)
THINKING = 1.0
OPPONENTS = [
    {"kind": "bot", "name": "greedy"},
    {"kind": "bot", "name": "random"},
    {"kind": "automa", "name": "dash"},
]


def serve(door: socket.socket, data: str, opened: Event) -> None:
    Server(Settings(Path(data), limits=FREE), opened.set).run([door])


class Bench:
    def __init__(self, address: str, tables: int) -> None:
        self.address = address
        self.tables = tables
        self.waits: list[float] = []
        self.answers = 0
        self.thinking = 0.0
        self.until = 0.0

    async def run(self, seconds: float, thinking: float) -> None:
        self.waits, self.answers, self.thinking = [], 0, thinking
        self.until = time.perf_counter() + seconds
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60) as http:
            await asyncio.gather(*(self.sit(http, n) for n in range(self.tables)))

    async def sit(self, http: httpx.AsyncClient, n: int) -> None:
        """One client: game after game until the time is up."""
        dice = random.Random(n)
        while time.perf_counter() < self.until:
            wish = {"opponent": OPPONENTS[n % len(OPPONENTS)], "seed": n}
            key = (await http.post("/api/tables", json=wish)).json()["keys"][0]
            await self.play(key, dice)

    async def play(self, key: Json, dice: random.Random) -> None:
        url = f"ws://{self.address}/api/tables/{key['table']}/play"
        async with connect(url, max_size=None, compression=None, open_timeout=60) as line:
            await line.send(json.dumps({"type": "hello", "secret": key["secret"]}))
            sent = 0.0
            while (left := self.until - time.perf_counter()) > 0:
                try:
                    message = json.loads(await asyncio.wait_for(line.recv(), left))
                except TimeoutError:
                    return
                if message["type"] != "shown":
                    continue
                if sent:
                    self.waits.append(time.perf_counter() - sent)
                    sent = 0.0
                if message["view"]["result"]:
                    return
                if message["ask"]:
                    if self.thinking:
                        await asyncio.sleep(dice.uniform(0.5, 1.5) * self.thinking)
                    value = dice.choice(message["view"]["ask"]["options"])["value"]
                    sent = time.perf_counter()
                    await line.send(json.dumps({"type": "answer", "ask": message["ask"], "values": [value]}))
                    self.answers += 1


def memory(pid: int) -> int:
    """Resident bytes of a process; 0 where /proc is missing."""
    status = Path(f"/proc/{pid}/status")
    if not status.is_file():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


async def held(address: str, tables: int) -> None:
    """So many tables in the middle of a game, and nobody at them."""
    bench = Bench(address, tables)
    await bench.run(3, 0)


def measure(tables: int, seconds: float) -> Json:
    context = multiprocessing.get_context("spawn")
    door = listen("127.0.0.1", 0)
    address = f"127.0.0.1:{door.getsockname()[1]}"
    with tempfile.TemporaryDirectory() as data:
        opened = context.Event()
        server = context.Process(target=serve, args=(door, data, opened))
        server.start()
        try:
            opened.wait(60)
            return measured(Bench(address, tables), server.pid or 0, seconds)
        finally:
            server.terminate()
            server.join()


def measured(bench: Bench, pid: int, seconds: float) -> Json:
    asyncio.run(Bench(bench.address, 3).run(2, 0))
    before = memory(pid)
    asyncio.run(bench.run(seconds, 0))
    flat_out = {"answers_per_s": round(bench.answers / seconds), **waited(bench.waits)}
    asyncio.run(bench.run(seconds, THINKING))
    live = {"answers_per_s": round(bench.answers / seconds), **waited(bench.waits)}
    with httpx.Client(base_url=f"http://{bench.address}", timeout=60) as http:
        tables = http.get("/api/lobby").status_code == 200 and bench.tables
    return {
        "tables": tables,
        "flat_out": flat_out,
        "live": live,
        "kB_per_table": round((memory(pid) - before) / 1024 / max(1, bench.tables)),
    }


def waited(waits: list[float]) -> Json:
    if len(waits) < 2:
        return {"p50_ms": 0.0, "p99_ms": 0.0}
    cuts = quantiles(waits, n=100)
    return {"p50_ms": round(1000 * cuts[49], 1), "p99_ms": round(1000 * cuts[98], 1)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = measure(wanted.tables, wanted.seconds)
    if wanted.json:
        print(json.dumps(found, indent=1))
        return
    print(f"server: {found['tables']} tables")
    for name in ("flat_out", "live"):
        row = found[name]
        print(f"  {name:9} {row['answers_per_s']:6} answers/s   p50 {row['p50_ms']} ms   p99 {row['p99_ms']} ms")
    print(f"  memory    {found['kB_per_table']} kB a table")


if __name__ == "__main__":
    main()
