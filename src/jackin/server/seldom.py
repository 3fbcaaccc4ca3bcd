"""One line of log a minute for a fault that repeats itself."""

from __future__ import annotations

import logging

from jackin.server import hours

MINUTE = 60
LOGS = ("asyncio", "uvicorn.error", "jackin.server")
MOST = 1000


class Seldom(logging.Filter):
    """Faults are alike if they were written at the same place. How many were left out is said with the next."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        place = record.pathname, record.lineno
        last, left_out = self._told.get(place, (-MINUTE, 0))
        if hours.now() - last < MINUTE:
            self._told[place] = last, left_out + 1
            return False
        if len(self._told) >= MOST:
            self._told.clear()
        self._told[place] = hours.now(), 0
        if left_out:
            record.msg = f"{record.msg} (and {left_out} more like it)"
        return True


def write_seldom() -> None:
    for name in LOGS:
        log = logging.getLogger(name)
        for old in [one for one in log.filters if isinstance(one, Seldom)]:
            log.removeFilter(old)
        log.addFilter(Seldom())
