"""Which tests a room answers to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from jackin import engine


class Room(NamedTuple):
    sources: list[str]
    tests: list[str]

    def files(self, root: Path) -> list[Path]:
        """A folder with all that is in it, or, ending in a slash, only the files in it; or one file."""
        found = (path for source in self.sources for path in sorted(named(root / "src/jackin", source)))
        return [path.relative_to(root) for path in found if path.name != "__init__.py"]

    def is_compiled(self) -> bool:
        """Whether a fault in it needs the engine as plain Python; else the compiled one is as good, and quicker."""
        return any(source.split("/")[0] in engine.ROOMS for source in self.sources)


def named(root: Path, source: str) -> Iterable[Path]:
    if source.endswith(".py"):
        return [root / source]
    return (root / source).glob("*.py") if source.endswith("/") else (root / source).rglob("*.py")


TYPED = ["tests/gangs/content", "tests/netrunner/automa/test_owners_files.py", "tests/netrunner/test_bad_input.py",
         "tests/workshop"]  # fmt: skip
WEIGHED = ("test_corp_decisions.py", "test_runner_decisions.py", "test_worth.py")
"""What an Automa asks of texts."""
UNASKED = [
    f"--ignore=tests/netrunner/automa/{path.name}"
    for path in sorted((Path(__file__).parents[2] / "tests/netrunner/automa").glob("test_*.py"))
    if path.name not in WEIGHED
]
PLAYED = ["tests/netrunner", *UNASKED, "--ignore=tests/netrunner/decks", "tests/playthroughs/test_fingerprints.py",
          "tests/playthroughs/test_served.py"]  # fmt: skip
ROOMS = {
    "kernel": Room(["kernel"], ["tests/kernel", *TYPED]),
    "netrunner": Room(["netrunner/"], PLAYED),
    "rules": Room(["netrunner/rules"], PLAYED),
    "flows": Room(["netrunner/flows"], PLAYED),
    "dsl": Room(["netrunner/dsl"], PLAYED),
    "cards": Room(["netrunner/cards"], PLAYED),
    "shown": Room(["netrunner/shown"], PLAYED),
    "automa": Room(["netrunner/automa"], ["tests/netrunner/automa", "tests/playthroughs"]),
    "decks": Room(["netrunner/decks"], ["tests/netrunner/decks", "tests/netrunner/rules/test_deck_building.py"]),
    "gangs": Room(["gangs"], ["tests/gangs", "tests/playthroughs/test_gangs_fingerprints.py"]),
    "bots": Room(["bots"], ["tests/bots"]),
    "server": Room(
        ["server"],
        [
            "tests/server",
            "tests/attacks",
            "tests/docs/test_limits.py",
            "tests/many",
            "--ignore=tests/server/test_kill.py",
            "--ignore=tests/attacks/test_kills.py",
        ],
    ),
    "doors": Room(
        ["doors"],
        [
            "tests/doors",
            "tests/server/test_games.py",
            "tests/server/test_gangs.py",
            "tests/server/test_http.py",
            "tests/server/test_plans.py",
            "tests/playthroughs/test_served.py",
        ],
    ),
    "lessons": Room(["lessons"], ["tests/lessons", "tests/server/test_lessons.py", "tests/server/test_puzzles.py"]),
    "workshop": Room(
        ["workshop", "content"], ["tests/workshop", "tests/attacks/test_workshop.py", "tests/cli/test_automa.py"]
    ),
    "ladder": Room(["ladder"], ["tests/ladder"]),
    "locale": Room(["locale", "handbook"], ["tests/locale", "tests/handbook"]),
    "terminal": Room(["terminal"], ["tests/terminal", "tests/gangs/terminal", "tests/cli"]),
    "commands": Room(["commands", "cli.py"], ["tests/cli"]),
    "learners": Room(["tensors", "envs"], ["tests/envs"]),
    "workers": Room(["workers"], ["tests/workers"]),
}
