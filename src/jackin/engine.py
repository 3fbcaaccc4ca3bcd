"""Which engine runs: the compiled one, where it was built from these very sources, or plain Python.

An installed package has the compiled modules beside the sources. A checkout has them in build/compiled, and they
count only as long as the sources are the same: whoever edits a rule runs the edited rule. JACKIN_ENGINE=interpreted
leaves them out, JACKIN_ENGINE=compiled refuses to start without them.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOMS = ("kernel", "netrunner", "gangs", "tensors", "bots")
SOURCES = Path(__file__).parent
"""The package as it was written, whichever engine runs."""
CHOICES = ("", "compiled", "interpreted")


class NoEngine(ImportError):
    """The engine that was asked for is not there."""


def files(package: Path, rooms: tuple[str, ...] = ROOMS) -> Iterator[Path]:
    """The sources and data of some rooms."""
    for room in rooms:
        for path in sorted(package.joinpath(room).rglob("*")):
            if "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd") and path.is_file():
                yield path


def fingerprint(package: Path, paths: Iterable[Path] | None = None) -> str:
    """Changes with the sources and data of all rooms, or with these files of the package."""
    digest = hashlib.sha256()
    for path in files(package) if paths is None else paths:
        digest.update(f"{path.relative_to(package).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_current(built: Path, package: Path) -> bool:
    """Whether a folder has the engine, compiled from the sources of this package."""
    try:
        return (built / "stamp").read_text().split()[:2] == [fingerprint(package), sys.implementation.cache_tag]
    except OSError:
        return False


def is_installed(package: Path) -> bool:
    """Whether the compiled modules lie beside the sources."""
    return any(package.joinpath(f"kernel/machine{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)


def places(package: Path) -> list[str]:
    """Where the rooms of the package are looked for, the compiled ones first."""
    wish = os.environ.get("JACKIN_ENGINE", "")
    if wish not in CHOICES:
        raise NoEngine(f"JACKIN_ENGINE is compiled, interpreted or nothing, not {wish!r}")
    built = package.parents[1] / "build/compiled"
    if wish != "interpreted" and package.parent.name == "src" and is_current(built, package):
        sys.path.append(str(built))  # the compiled modules load the library that they share by its own name
        return [str(built / "jackin"), str(package)]
    if wish == "compiled" and not is_installed(package):
        raise NoEngine("no compiled engine was built from these sources: run make compiled")
    return [str(package)]


@cache
def rules() -> str:
    """Changes with whatever decides how bots play: two machines with the same give the same games."""
    return fingerprint(SOURCES)


def kind() -> str:
    """compiled or interpreted: what runs here."""
    from jackin.kernel import machine

    return "interpreted" if str(machine.__file__).endswith(".py") else "compiled"
