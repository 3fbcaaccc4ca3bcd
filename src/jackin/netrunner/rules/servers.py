"""Which servers there are, and what lies in them (ZONE)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import declare
from jackin.kernel.registers import Subject
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ANY_CENTRAL, ANY_REMOTE, ANY_SERVER, ARCHIVES, CORP, FIRST_REMOTE, HOSTED, HQ, RD, RIG, SERVERS, is_root,
    line, root, server_of,
)  # fmt: skip

INSTALL: Final = declare("install")
"""Its steps are in flows/install.py."""
DESTINATION: Final = Subject()
"""What a frame of INSTALL holds: the server, or the Runner's host."""


def hosted(s: State, card: int) -> list[int]:
    """HOST-2, HOST-7: directly, installed there or not; what the Corp hosts lies beside its host."""
    there = s.zones[s.zone[card]] if is_root(s.zone[card]) else ()
    return [other for other in s.zones[RIG] + s.zones[HOSTED] + there if s.host[other] == card]


def in_server(s: State, server: int) -> tuple[int, ...]:
    """What is in a server, or in the root of a central one; not the ice that a card there hosts (ZONE-12)."""
    return tuple(card for card in s.zones[root(server)] if s.host[card] < 0)


def carriers(s: State, host: int) -> list[int]:
    """A host, the host it is on itself, and so on: all that must stay if a card is to lie there."""
    found: list[int] = []
    while host >= 0:
        found.append(host)
        host = s.host[host]
    return found


def exists(s: State, server: int) -> bool:
    """ZONE-11: a remote is there while a card is in it or protects it."""
    if server < FIRST_REMOTE:
        return True
    if server >= s.servers():
        return False
    return bool(s.zones[root(server)] or s.zones[line(server)]) or is_destination(s, server)


def is_destination(s: State, server: int) -> bool:
    """INST-14: a server stays while a card is being installed there."""
    return any(f.flow is INSTALL and f.seat == CORP and DESTINATION.of(f) == server for f in s.stack)


def all_servers(s: State) -> list[int]:
    servers = [HQ, RD, ARCHIVES]
    for zone in range(SERVERS + 2 * FIRST_REMOTE, len(s.zones), 2):
        if s.zones[zone] or s.zones[zone + 1] or is_destination(s, server_of(zone)):
            servers.append(server_of(zone))
    return servers


def server_fits(server: int, which: int) -> bool:
    if which == ANY_SERVER:
        return True
    if which == ANY_CENTRAL:
        return 0 <= server < FIRST_REMOTE
    if which == ANY_REMOTE:
        return server >= FIRST_REMOTE
    return server == which


def here(s: State, card: int) -> int:
    """The server a Corp card is in or protects."""
    return server_of(s.zone[card])
