"""Files that somebody typed: read whatever is there, and say of what cannot be read where and why."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from jackin.kernel.mistakes import Mistake

MOST: Final = 1_000_000
"""So many bytes at most; nobody types more."""
MARK: Final = "\ufeff"


def read_typed(directory: Path, names: list[str]) -> tuple[dict[str, str], list[Mistake]]:
    """The texts of those files that can be read, by name. One that is not there at all is no mistake yet."""
    texts: dict[str, str] = {}
    mistakes: list[Mistake] = []
    for name in names:
        path = directory / name
        try:
            if path.is_symlink() and not path.exists():
                mistakes.append(Mistake(name, 0, "", "", "this link leads nowhere: put the file itself here"))
            elif path.is_dir():
                mistakes.append(Mistake(name, 0, "", "", "this is a folder: a file is needed"))
            elif path.is_file():
                text, fault = decoded(name, path.read_bytes())
                texts[name] = text
                mistakes += fault
        except OSError as error:
            mistakes.append(Mistake(name, 0, "", "", f"this file cannot be read: {error.strerror}"))
    return texts, mistakes


def decoded(name: str, data: bytes) -> tuple[str, list[Mistake]]:
    """UTF-8, with or without a mark at its beginning."""
    if len(data) > MOST:
        return "", [Mistake(name, 0, "", "", f"{len(data)} bytes are too many: at most {MOST}")]
    try:
        return data.decode("utf-8").removeprefix(MARK), []
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        why = f"the byte 0x{data[error.start]:02X} is not UTF-8: save the file as UTF-8"
        return "", [Mistake(name, line, "", "", why)]


def parsed(name: str, text: str) -> tuple[dict[str, Any], list[Mistake]]:
    """TOML, or where it breaks off."""
    try:
        return tomllib.loads(text), []
    except RecursionError:
        return {}, [Mistake(name, 0, "", "", "too many brackets one inside the other")]
    except tomllib.TOMLDecodeError as error:
        why = str(error)
        found = re.search(r" \(at line (\d+), column (\d+)\)$", why)
        if found:
            return {}, [Mistake(name, int(found[1]), "", f"column {found[2]}", said(why[: found.start()]))]
        last = max(1, len(text.rstrip().split("\n")))
        return {}, [Mistake(name, last, "", "", said(why.removesuffix(" (at end of document)")))]


def said(why: str) -> str:
    """What tomllib found, and what is mostly the matter then."""
    return f"{why[:1].lower()}{why[1:]}: is a comma, a quotation mark or a bracket missing before this?"
