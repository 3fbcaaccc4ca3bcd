"""The names that the server goes by.

A page on a foreign name that is made to point at this machine (DNS rebinding) has its own name in `Host`: refused. An
address in numbers cannot be made to point elsewhere.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address


@cache
def own_names() -> frozenset[str]:
    machine = socket.gethostname().lower()
    return frozenset({"localhost", machine, f"{machine}.local"})


def is_ours(host: str | None, others: tuple[str, ...]) -> bool:
    name = bare(host or "")
    return name in own_names() or name in {other.lower() for other in others} or is_number(name)


def bare(host: str) -> str:
    """Without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].removesuffix(".").lower()


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
