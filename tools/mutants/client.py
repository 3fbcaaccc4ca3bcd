"""The browser's models: faults in TypeScript, noticed by vitest."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.mutants.meaningless import meaningful
from tools.mutants.plant import Fault, verdict

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
LISTS = ROOT / "tools/mutants/faults.mjs"
DRAWN = [
    "src/cards/art/picture.ts",
    "src/gangs/model/city.ts",
    "src/gangs/model/corners.ts",
    "src/gangs/model/pieces.ts",
]
SECONDS = 120
"""A fault that takes longer is noticed."""
LEFT = shutil.ignore_patterns("node_modules", "dist", "__pycache__")


def models(web: Path = WEB) -> list[Path]:
    """What is reckoned: everything in a folder `model`, and every module that has a test beside it. Where a line of a
    drawing runs is looked at, not tested."""
    found = [
        path for path in sorted((web / "src").rglob("*.ts")) if not path.name.endswith((".test.ts", ".svelte.ts"))
    ]
    reckoned = [path for path in found if path.parent.name == "model" or has_test(path)]
    return [path.relative_to(web) for path in reckoned if path.relative_to(web).as_posix() not in DRAWN]


def has_test(path: Path) -> bool:
    return path.with_suffix(".test.ts").is_file()


def faults(paths: list[Path], web: Path = WEB) -> list[Fault]:
    command = ["node", str(LISTS), *[str(path) for path in paths]]
    listed = subprocess.run(command, cwd=web, capture_output=True, text=True, check=True)
    return [Fault(Path(one.pop("path")), **one) for one in json.loads(listed.stdout)]


def judged(sample: int, seed: int) -> tuple[int, list[Fault]]:
    """How many were drawn, and those that nobody noticed."""
    every = meaningful(faults(models()), WEB)
    drawn = random.Random(seed).sample(every, min(sample, len(every)))
    with TemporaryDirectory(prefix="mutants-") as folder:
        for part in ("web", "src", "docs"):
            shutil.copytree(ROOT / part, Path(folder) / part, ignore=LEFT)
        web = Path(folder) / "web"
        (web / "node_modules").symlink_to(WEB / "node_modules")
        if not passes(web, [], seconds=None):
            raise SystemExit("the client's tests fail as they are")
        unnoticed = []
        for number, fault in enumerate(drawn):
            noticed = notices(web, fault)
            print(verdict(number, len(drawn), fault, noticed), file=sys.stderr)
            unnoticed += [] if noticed else [fault]
    return len(drawn), unnoticed


def notices(web: Path, fault: Fault) -> bool:
    file = web / fault.path
    source = file.read_text("utf-8")
    file.write_text(fault.planted(source), "utf-8")
    try:
        return not passes(web, ["related", str(fault.path)], SECONDS)
    except subprocess.TimeoutExpired:
        return True
    finally:
        file.write_text(source, "utf-8")


def passes(web: Path, which: list[str], seconds: float | None) -> bool:
    command = ["node", "node_modules/vitest/vitest.mjs", *which, "--run", "--bail=1", "--no-color"]
    env = {**os.environ, "CI": "1"}
    return (
        subprocess.run(command, cwd=web, env=env, timeout=seconds, check=False, capture_output=True).returncode == 0
    )
