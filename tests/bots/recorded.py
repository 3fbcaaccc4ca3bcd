"""What the bots answered in games that are played again in the tests: a fingerprint of each.

A bot that plays otherwise than it did is stronger, weaker or broken, and nothing else says so. Who changed it on
purpose writes the fingerprints again: `JACKIN_RECORD=1 .venv/bin/pytest -p no:xdist tests/bots`.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

FILE = Path(__file__).parent / "recorded.json"


def fingerprint(answers: list[str]) -> str:
    return f"{len(answers)} {hashlib.sha256(chr(10).join(answers).encode()).hexdigest()[:12]}"


def answers_as_recorded(games: dict[str, list[str]]) -> None:
    found = {name: fingerprint(answers) for name, answers in games.items()}
    kept: dict[str, str] = json.loads(FILE.read_text("utf-8"))
    if os.environ.get("JACKIN_RECORD"):
        FILE.write_text(json.dumps({**kept, **found}, indent=1, sort_keys=True) + "\n", "utf-8")
    else:
        assert found == {name: kept.get(name) for name in found}
