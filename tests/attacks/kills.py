"""SIGKILL at any moment, as often as wanted: python -m tests.attacks.kills --kills 1000

Every answer that was acknowledged is in the next life's journal, in its order; none is there twice.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from jackin.server.run import Server, address, listen
from jackin.server.settings import Settings
from tests.server.kit import PATIENCE, UNLIMITED, House, Json, at_random

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.attacks.kills"])
OPPONENTS = [("bot", "random"), ("automa", "dash")]
LIFE = 0.02, 0.2
GONE = (ConnectionClosed, ConnectionError, TimeoutError, EOFError, InvalidMessage, InvalidStatus)


def serve(data: Path, door: socket.socket, opened: Event) -> None:
    Server(Settings(data, limits=UNLIMITED, workers=1), opened.set).run([door])


@contextmanager
def life(data: Path, door: socket.socket) -> Iterator[tuple[House, BaseProcess]]:
    """A server from its first breath to its last."""
    opened = CONTEXT.Event()
    process = CONTEXT.Process(target=serve, args=(data, door, opened), daemon=True)
    process.start()
    try:
        assert opened.wait(4 * PATIENCE)
        with httpx.Client(base_url=address(door), timeout=PATIENCE) as http:
            yield House(address(door), http), process
    finally:
        process.kill()
        process.join()


class Witness:
    """A player who remembers every answer that the server has acknowledged."""

    def __init__(self, key: Json) -> None:
        self.key = key
        self.acknowledged = 0
        self.sent = 0
        self.journal: list[str] = []
        self.over = False

    def testify(self, server: House) -> None:
        """Nothing lost, nothing twice."""
        answer = server.get(f"/tables/{self.key['table']}/journal", self.key["secret"]).json()
        assert answer["answers"][: len(self.journal)] == self.journal, "an answer of an earlier life is lost"
        self.journal = answer["answers"]
        with server.line(self.key) as me:
            if me.my_turn():
                own = int(me.shown["ask"].partition(".")[2])
                assert self.acknowledged <= own <= self.sent, (self.acknowledged, own, self.sent)
                self.acknowledged = self.sent = own
            else:
                self.over = True

    def play(self, server: House, answered: Callable[[], None]) -> None:
        """Answer as fast as it goes, until the line is cut."""
        with server.line(self.key) as me:
            while me.my_turn():
                own = int(me.shown["ask"].partition(".")[2])
                if own > self.acknowledged:
                    self.acknowledged = own
                    answered()
                self.sent = own + 1
                me.answer(at_random(me.view))
            self.over = True


class Killer(threading.Timer):
    """Kills a server some time after it was told to, once."""

    def begin(self) -> None:
        if self.ident is None:
            self.start()


def kill(kills: int, seed: int, data: Path) -> int:
    """How many answers were acknowledged. Every second life lasts until the first of them at least."""
    dice, door, witnesses, acknowledged = random.Random(seed), listen("127.0.0.1", 0), list[Witness](), 0
    door.listen()
    for n in range(kills):
        with life(data, door) as (server, process):
            for witness in witnesses:
                witness.testify(server)
            current = next((one for one in witnesses if not one.over), None)
            if current is None:
                current = Witness(server.table(*OPPONENTS[n % len(OPPONENTS)])["keys"][0])
                witnesses = [*witnesses[-1:], current]
            before, killer = current.acknowledged, Killer(dice.uniform(*LIFE), process.kill)
            if n % 2:
                killer.begin()
            with suppress(*GONE):
                current.play(server, killer.begin)
            acknowledged += current.acknowledged - before
            killer.begin()
            killer.join()
    with life(data, door) as (server, _):
        for witness in witnesses:
            witness.testify(server)
    door.close()
    return acknowledged


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.attacks.kills", description="Servers killed at any moment."
    )
    parser.add_argument("--kills", type=int, default=50, help="how many")
    parser.add_argument("--seed", type=int, default=0, help="of the moments")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kept = kill(wanted.kills, wanted.seed, Path(folder))
    print(f"{wanted.kills} kills, {kept} answers acknowledged, none lost and none twice")
    return 0


if __name__ == "__main__":
    sys.exit(main())
