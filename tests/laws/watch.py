"""Watching every step of every flow, interpreted or compiled: the steps are wrapped where the flows keep them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from jackin.kernel.ask import Ask
from jackin.kernel.frame import FLOWS, Frame, Step


class Watcher(Protocol):
    def before(self, flow: str, step: str, s: Any, f: Frame) -> None: ...

    def after(self, flow: str, step: str, s: Any, f: Frame, ask: Ask | None) -> None: ...


@contextmanager
def watched_by(watcher: Watcher) -> Iterator[None]:
    """Every step that is taken inside the block is shown to the watcher, before and after."""
    original = {name: list(flow.steps) for name, flow in FLOWS.items()}
    for name, flow in FLOWS.items():
        flow.steps[:] = [
            wrapped(watcher, name, step, taken) for step, taken in zip(flow.names, flow.steps, strict=True)
        ]
    try:
        yield
    finally:
        for name, flow in FLOWS.items():
            flow.steps[:] = original[name]


def wrapped(watcher: Watcher, flow: str, name: str, step: Step) -> Step:
    def take(s: Any, f: Frame) -> Ask | None:
        watcher.before(flow, name, s, f)
        ask = step(s, f)
        watcher.after(flow, name, s, f, ask)
        return ask

    return take
