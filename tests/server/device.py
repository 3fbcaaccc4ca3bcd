"""A browser that somebody signs in with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from tests.server.kit import PATIENCE, House

PHRASE = "four ducks on a pond"


class Device:
    """A browser: it keeps its cookies."""

    def __init__(self, server: House, http: httpx.Client) -> None:
        self.server = server
        self.http = http

    def post(self, path: str, **body: object) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(f"/api{path}")

    def name(self) -> str | None:
        player = self.get("/me").json()["player"]
        return None if player is None else player["name"]

    def joins(self, name: str, phrase: str = PHRASE) -> Device:
        assert self.post("/me/join", name=name, phrase=phrase).status_code == 200
        return self

    def enters(self, name: str, phrase: str = PHRASE) -> Device:
        assert self.post("/me/enter", name=name, phrase=phrase).status_code == 200
        return self

    @property
    def cookie(self) -> str:
        return f"jackin={self.http.cookies['jackin']}"

    def line(self, table: str, seat: str):
        socket = {"additional_headers": {"Cookie": self.cookie}}
        return self.server.line(table, seat=seat, socket=socket)


@contextmanager
def device(server: House) -> Iterator[Device]:
    agent = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
    with httpx.Client(base_url=server.address, timeout=PATIENCE, headers=agent) as http:
        yield Device(server, http)
