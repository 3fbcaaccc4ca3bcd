"""Content sets from files: the one that comes with the game, and those that somebody typed in."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any, Final

from jackin.gangs.content.build import content_of
from jackin.gangs.content.check import FILES, check_content
from jackin.gangs.content.check_words import Check
from jackin.gangs.content.model import Content, Json
from jackin.kernel.mistakes import Mistake
from jackin.kernel.typed import parsed, read_typed

BUILT_IN: Final = ["house"]
HEAD: Final = "set.toml"


class BadContent(ValueError):
    """A content set with mistakes: all of them, each with its file, line, entry and field."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


def content_from(data: Any, built_in: bool = False, texts: dict[str, str] | None = None, where: str = "") -> Content:
    """A set from plain data, as in a setup or a save; `texts` are the files it came from, to find lines in."""
    check = Check(texts or {}, where, HEAD)
    check_content(data, check)
    if check.found:
        raise BadContent(check.found)
    return content_of(data, built_in)


def data_of(texts: dict[str, str]) -> tuple[Json, list[Mistake]]:
    """The plain data in the text of a set's files, by file name, and what is wrong with the files as such."""
    data: Json = {}
    mistakes: list[Mistake] = []
    for name in FILES:
        file = f"{name}.toml"
        if file not in texts:
            mistakes.append(Mistake(file, 0, "", "", "this file is missing"))
        else:
            data[name], faults = parsed(file, texts[file])
            mistakes += faults
    return data, mistakes


def check_texts(texts: dict[str, str]) -> list[Mistake]:
    """Every mistake in a set that somebody is typing, from the text of its files by name; none if it is right."""
    data, mistakes = data_of(texts)
    if mistakes:
        return mistakes
    check = Check(texts, "", HEAD)
    check_content(data, check)
    if data["set"].get("id") in BUILT_IN:
        check.file, check.id = HEAD, ""
        check.note("id", f"{data['set']['id']} is a set of the game: choose another id")
    return check.noted


def read_content(directory: Path) -> Content:
    """A set that somebody typed in."""
    texts, mistakes = read_typed(directory, [f"{name}.toml" for name in FILES])
    mistakes = mistakes or check_texts(texts)
    if mistakes:
        raise BadContent([mistake.told(f"{directory}/") for mistake in mistakes])
    return content_of(data_of(texts)[0])


def builtin(id: str) -> Content:
    """A set that comes with the game; read once."""
    if id not in READ:
        texts = builtin_texts(id)
        READ[id] = content_from(data_of(texts)[0], True, texts, f"{id}/")
    return READ[id]


def builtin_texts(id: str) -> dict[str, str]:
    if id not in BUILT_IN:
        raise BadContent([f"no content set is called {id!r}; there are {', '.join(BUILT_IN)}"])
    folder = resources.files("jackin.gangs.content").joinpath(id)
    return {f"{name}.toml": folder.joinpath(f"{name}.toml").read_text(encoding="utf-8") for name in FILES}


READ: Final[dict[str, Content]] = {}
