"""Work for a worker that goes wrong, each in a way of its own."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from typing import Any

from jackin.doors import Refusal


def named(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = globals()[name]
    return found


def process() -> int:
    return os.getpid()


def hang(*what: Any) -> None:
    time.sleep(3600)


def die(*what: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fall_over(*what: Any) -> None:
    raise RuntimeError("planted")


def refuse(*what: Any) -> None:
    raise Refusal("server-no-bot", name="Nobody")


def devour(*what: Any) -> int:
    return len(bytearray(1 << 40))
