"""The processes of `jackin serve --workers N`."""

from __future__ import annotations

from pathlib import Path


def children(pid: int) -> set[int]:
    """Those that serve; multiprocessing has one more, which watches over its resources."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(one) for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()}
