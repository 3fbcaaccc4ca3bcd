"""A real server on a real port, and players who come to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from jackin.server.protocol.told import ToClient
from jackin.server.run import Server, address, listen
from jackin.server.settings import Limits, Settings
from jackin.server.tables import Tables

Json = dict[str, Any]
Choose = Callable[[Json], str]

MESSAGE: TypeAdapter[ToClient] = TypeAdapter(ToClient)
UNLIMITED = Limits(
    line_burst=10**9, line_rate=1e9, address_burst=10**9, address_rate=1e9, lines_per_address=10**6,
    opened_burst=10**9, table_burst=10**9, chat_burst=10**9, kept_burst=10**12, read_burst=10**9, read_rate=1e9,
    connections_per_address=10**6, account_burst=10**9, phrase_burst=10**9, name_burst=10**9, export_burst=10**9,
    look_burst=10**9, phrase_memory=64, analyses=10**6, analyses_per_address=10**6,
)  # fmt: skip
PATIENCE = 120
TIMELESS: Json = {"patience": 3600, "thought": 3600, "reading": 3600, "hello": 3600}
"""However slow the machine is, nobody is given up."""


@contextmanager
def house(data: Path, **settings: Any) -> Iterator[House]:
    """A server in a thread of its own, with its database in a folder."""
    door = listen("127.0.0.1", 0)
    opened, loops = threading.Event(), list[asyncio.AbstractEventLoop]()

    def begun() -> None:
        loops.append(asyncio.get_running_loop())
        opened.set()

    server = Server(Settings(data, **{"limits": UNLIMITED, "workers": 1, **TIMELESS, **settings}), begun)
    thread = threading.Thread(target=server.run, args=([door],))
    thread.start()
    try:
        assert opened.wait(PATIENCE)
        with httpx.Client(base_url=address(door), timeout=PATIENCE) as http:
            yield House(address(door), http, server.config.app, server.server_state, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


class House:
    """`app` is the server's inside, if it runs in this process."""

    def __init__(
        self, address: str, http: httpx.Client, app: Any = None, state: Any = None, loop: Any = None
    ) -> None:
        self.address = address
        self.state = state
        self.loop = loop
        self.http = http
        self.app = app
        self._seeds = count(1)

    @property
    def tables(self) -> Tables:
        found: Tables = self.app.state.tables
        return found

    def later(self, seconds: float) -> None:
        """Every timer of the server that is due by then is due now."""
        time = self.loop.time

        def turn() -> None:
            self.loop.time = lambda: time() + seconds

        self.loop.call_soon_threadsafe(turn)

    def post(self, path: str, body: Json, secret: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        return self.http.post(f"/api{path}", json=body, headers=headers)

    def get(self, path: str, secret: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        return self.http.get(f"/api{path}", headers=headers)

    def table(
        self, kind: str = "bot", name: str = "random", side: str = "runner", level: str = "", **wish: Any
    ) -> Json:
        """Against machines and at one screen the deal is the same in every run."""
        opponent = {"kind": kind, "name": name if kind in ("bot", "automa") else "", "level": level}
        if kind != "person" and "origin" not in wish:
            wish.setdefault("seed", next(self._seeds))
        made = self.post("/tables", {"side": side, "opponent": opponent, **wish})
        assert made.status_code == 200, made.text
        found: Json = made.json()
        return found

    def line(self, key: Json | str, log: int = 0, hello: bool = True, **more: Any) -> Wire:
        """Come to a table with a key, or watch it by its id."""
        table = key if isinstance(key, str) else key["table"]
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/play"
        wire = Wire(connect(url, max_size=None, open_timeout=PATIENCE, legacy=True, **more.pop("socket", {})))
        if hello:
            secret = {} if isinstance(key, str) else {"secret": key["secret"]}
            wire.send("hello", log=log, **secret, **more)
        return wire

    def two(self, **wish: Any) -> tuple[Json, Json]:
        """The keys of two people, Runner first. Their deal too is the same in every run, if they may agree on one."""
        if not wish.get("rated") and "origin" not in wish:
            wish.setdefault("seed", next(self._seeds))
        made = self.table("person", **wish)
        agreed = {"deal": "chosen"} if "seed" in wish else {}
        joined = self.post(f"/tables/{made['table']}/join", {"name": "Second", **agreed}).json()
        return made["keys"][0], joined["keys"][0]


class Wire:
    """One line: it keeps all that it hears, and knows the table as its client would."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.shown: Json = {}
        self.info: Json = {}
        self.last: Json = {}

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *what: object) -> None:
        self.socket.close()

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def read(self, timeout: float = PATIENCE) -> Json:
        """The next message; every one is checked against the protocol."""
        text = str(self.socket.recv(timeout))
        self.heard.append(text)
        MESSAGE.validate_json(text)
        message: Json = json.loads(text)
        self.last = message
        if message["type"] == "shown":
            assert message["log_from"] <= len(self.log)
            self.log = self.log[: message["log_from"]] + message["log"]
            self.shown = message
        elif message["type"] == "table":
            self.info = message["info"]
        elif message["type"] == "chat":
            self.chat.append(message)
        return message

    def wait(self, type: str, **fields: Any) -> Json:
        """Read on to a message of this type with these fields."""
        while True:
            message = self.read()
            if message["type"] == type and all(message[name] == value for name, value in fields.items()):
                return message

    def settle(self) -> list[Json]:
        """Everything that the server has to say up to now."""
        begun = len(self.heard)
        self.send("ping")
        self.wait("pong")
        return [json.loads(text) for text in self.heard[begun:-1]]

    @property
    def view(self) -> Json:
        found: Json = self.shown["view"]
        return found

    @property
    def options(self) -> list[str]:
        return [option["value"] for option in self.view["ask"]["options"]]

    def my_turn(self) -> bool:
        """Read until this line is asked; False if the game ends first."""
        while not self.shown or not (self.shown["ask"] or self.view["result"]):
            self.read()
        return not self.view["result"]

    def answer(self, value: str, **more: Any) -> None:
        """Answer and forget the question, as a client does."""
        assert value in self.options
        self.send("answer", ask=self.shown["ask"], values=[value], **more)
        self.shown = {**self.shown, "ask": ""}

    def play(self, choose: Choose | None = None, most: int = 10**6) -> int:
        """Answer whatever is asked; how many answers it took."""
        count = 0
        while count < most and self.my_turn():
            self.answer((choose or at_random)(self.view))
            count += 1
        return count


def at_random(view: Json) -> str:
    """By chance, and by the same chance in every run: it depends on nothing but the view."""
    dice = random.Random(json.dumps(view, sort_keys=True))
    return str(dice.choice(view["ask"]["options"])["value"])


def play_both(*wires: Wire, most: int = 10**6) -> int:
    """Lines play against each other; nobody else sits at the table."""
    count = 0
    while count < most:
        settle_all(wires)
        asked = next((wire for wire in wires if wire.shown.get("ask")), None)
        if asked is None:
            assert all(wire.view["result"] for wire in wires)
            return count
        asked.answer(at_random(asked.view))
        count += 1
    settle_all(wires)
    return count


def settle_all(wires: tuple[Wire, ...]) -> None:
    """Twice: what one of them sent is done when all have been answered, and then everybody has heard of it."""
    for wire in wires + wires:
        wire.settle()
