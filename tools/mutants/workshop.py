"""A copy of the project in which faults are planted, so that the source tree stays as it is."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from jackin import engine
from tools.mutants.plant import Fault
from tools.mutants.rooms import Room
from tools.mutants.started import SITE

ROOT = Path(__file__).resolve().parents[2]
LEFT = shutil.ignore_patterns(".*", "__pycache__", "build", "node_modules")
BUILT = Path("build/compiled")


class Workshop:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=LEFT, dirs_exist_ok=True)
        self.compiled = engine.is_current(ROOT / BUILT, ROOT / "src/jackin")
        if self.compiled:
            shutil.copytree(ROOT / BUILT, folder / BUILT)

    def unnoticed(self, faults: list[Fault], room: Room) -> list[Fault]:
        """Those that the tests of the room do not notice."""
        listed, verdicts = self.folder / "faults.json", self.folder / "verdicts.json"
        listed.write_text(json.dumps([[str(fault.path), *fault[1:]] for fault in faults]), "utf-8")
        env = {
            **os.environ,
            "PYTHONPATH": f"{self.folder / 'src'}:{self.folder / SITE.relative_to(ROOT)}",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        env["JACKIN_ENGINE"] = "compiled" if self.compiled and not room.is_compiled() else "interpreted"
        files = [str(listed), str(verdicts)]
        command = [sys.executable, "-m", "tools.mutants.watch", *files, *room.tests]
        done = subprocess.run(command, cwd=self.folder, env=env, check=False, stdout=subprocess.DEVNULL)
        if done.returncode:
            raise SystemExit(f"the tests of this room fail as they are: {' '.join(room.tests)}")
        return [faults[number] for number, by in map(json.loads, verdicts.read_text("utf-8").splitlines()) if not by]
