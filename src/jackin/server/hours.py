"""What time it is at the table."""

from __future__ import annotations

import time


def now() -> float:
    """Seconds that only ever run forward."""
    return time.monotonic()
