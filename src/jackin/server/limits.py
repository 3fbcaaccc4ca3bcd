"""Enough for people, too little for a flood."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_ADDRESSES = 10_000


class Bucket:
    """A burst, and so many each second after it."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self, n: int = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < n:
            return False
        self.left -= n
        return True


class Buckets:
    """A bucket for each address; the longest unused is forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, n: int = 1) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.burst, self.rate)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(n)


def same_origin(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page may speak to this server: its own, those it was told of, and programs that are none."""
    if origin is None or origin in others:
        return True
    _, _, place = origin.partition("://")
    return bool(place) and place.lower() == (host or "").lower()
