"""Which tests a room answers to."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Room(NamedTuple):
    sources: list[str]
    tests: list[str]

    def files(self, root: Path) -> list[Path]:
        found = (path for source in self.sources for path in sorted((root / "src/jackin" / source).rglob("*.py")))
        return [path.relative_to(root) for path in found if path.name != "__init__.py"]


ROOMS = {
    "kernel": Room(["kernel"], ["tests/kernel"]),
    "rules": Room(["netrunner/rules", "netrunner/flows", "netrunner/dsl"], ["tests/netrunner"]),
    "shown": Room(["netrunner/shown"], ["tests/netrunner", "tests/laws"]),
    "automa": Room(["netrunner/automa"], ["tests/netrunner/automa"]),
    "decks": Room(["netrunner/decks"], ["tests/netrunner/decks", "tests/netrunner/rules/test_deck_building.py"]),
    "gangs": Room(["gangs"], ["tests/gangs"]),
    "bots": Room(["bots"], ["tests/bots"]),
    "server": Room(["server"], ["tests/server", "tests/attacks"]),
    "doors": Room(["doors"], ["tests/server"]),
    "ladder": Room(["ladder"], ["tests/ladder"]),
    "locale": Room(["locale"], ["tests/locale"]),
    "terminal": Room(["terminal"], ["tests/terminal"]),
}
