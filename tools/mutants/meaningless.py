"""Faults that change nothing that a test could see: `meaningless.toml` lists each with its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.mutants.plant import Fault

LIST = Path(__file__).parent / "meaningless.toml"


def listed() -> set[tuple[str, str, str, str]]:
    rows = tomllib.loads(LIST.read_text("utf-8"))["fault"]
    return {(row["file"], row["was"], row["text"], row["line"]) for row in rows}


def meaningful(faults: list[Fault], root: Path) -> list[Fault]:
    """All but those that are listed; `root` is where their paths begin."""
    nothing = listed()
    sources = {path: (root / path).read_text("utf-8") for path in {fault.path for fault in faults}}
    return [fault for fault in faults if fault.where(sources[fault.path]) not in nothing]
