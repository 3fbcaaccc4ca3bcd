"""What was seen once, kept as fingerprints beside the tests that see it again.

Such a test says *that* something is no longer what it was, and nothing of what it ought to be. Who meant the change
writes the fingerprints again, and says so: `JACKIN_RECORD=1 .venv/bin/pytest -p no:xdist tests/ROOM`.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

AGAIN = "Read why, then JACKIN_RECORD=1 pytest -p no:xdist of this folder (docs/testing.md)."


def fingerprint(lines: list[str]) -> str:
    return f"{len(lines)} {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()[:12]}"


def as_recorded(room: str, seen: dict[str, list[str]]) -> None:
    """`room` is the file of a test, beside which `recorded.json` lies."""
    file = Path(room).parent / "recorded.json"
    found = {name: fingerprint(lines) for name, lines in seen.items()}
    kept: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    if os.environ.get("JACKIN_RECORD"):
        file.write_text(json.dumps({**kept, **found}, indent=1, sort_keys=True) + "\n", "utf-8")
    else:
        other = [name for name in found if found[name] != kept.get(name)]
        assert not other, f"no longer as in {file.parent.name}/{file.name}: {', '.join(other)}. Meant? {AGAIN}"
