"""What is wrong with data that somebody typed: every mistake at once, each with its file, line, entry and field."""

from __future__ import annotations

import re
from typing import Any, Final


class Mistake:
    """One mistake: its place, and what ought to stand there. `line` 0: of the file as a whole."""

    def __init__(self, file: str, line: int, entry: str, field: str, why: str) -> None:
        self.file = file
        self.line = line
        self.entry = entry
        self.field = field
        self.why = why

    def plain(self) -> dict[str, str | int]:
        return {"file": self.file, "line": self.line, "entry": self.entry, "field": self.field, "why": self.why}

    def told(self, where: str = "") -> str:
        """In one line; `where` is the folder of the file."""
        place = f"{where}{self.file}" + (f":{self.line}" if self.line else "")
        return ": ".join(part for part in (place, self.entry, self.field, self.why) if part)


class Mistakes:
    """`texts` are the files by name, if the data came from files: they give the lines. `file` and `id` say where
    the check stands: an entry begins at the line with its id."""

    def __init__(self, texts: dict[str, str], where: str, file: str) -> None:
        self.texts = texts
        self.where = where
        self.noted: list[Mistake] = []
        self.file = file
        self.id = ""

    def note(self, field: str, why: str) -> None:
        self.noted.append(Mistake(self.file, self.line(field), self.id, field, why))

    @property
    def found(self) -> list[str]:
        """Every mistake in one line."""
        return [mistake.told(self.where) for mistake in self.noted]

    def lines(self) -> list[str]:
        return self.texts.get(self.file, "").split("\n")

    def begin(self, lines: list[str]) -> int:
        """Where the entry in question begins, counted from 0; -1 if that cannot be told."""
        if not self.id:
            return 0
        named = [n for n, text in enumerate(lines) if re.match(rf'\s*id\s*=\s*"{re.escape(self.id)}"', text)]
        return named[0] if named else -1

    def line(self, field: str) -> int:
        """The line of a field of the entry in question, or else of the entry; 0 if that cannot be told.

        A field like "space 3" is the third table of that name, or the third line of a list.
        """
        lines = self.lines()
        begin = self.begin(lines)
        if begin < 0:
            return 0
        name = field.split(" ")[0].split(".")[-1]
        found = re.match(r"\S+ (\d+)", field)
        number = int(found[1]) if found else 0
        end = self.end(lines, begin)
        header = rf"\[\[(\w+\.)?{re.escape(name)}\]\]"
        tables = [n for n in range(begin, end if self.id else len(lines)) if re.match(header, lines[n])]
        if 0 < number <= len(tables):
            return tables[number - 1] + 1
        for n in range(begin, end):
            if name and re.match(rf"\s*{re.escape(name)}\s*=", lines[n]):
                return item_line(lines, n, number) + 1
        return begin + 1 if self.id else 0

    def end(self, lines: list[str], begin: int) -> int:
        """The line where the next entry begins."""
        for n in range(begin + 1, len(lines)):
            if re.match(r"\[\[\w+\]\]", lines[n]):
                return n
        return len(lines)


def item_line(lines: list[str], begin: int, number: int) -> int:
    """The line of an item of a list that has one to a line; else the line where the list begins."""
    if number and lines[begin].endswith("["):
        items = [n for n in range(begin + 1, len(lines)) if lines[n].startswith("  {")]
        if len(items) >= number and items[number - 1] - begin < 2 * number + 1:
            return items[number - 1]
    return begin


def is_text(value: Any) -> bool:
    return isinstance(value, str) and value != ""


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def kind_of(value: int | str) -> str:
    if isinstance(value, bool):
        return "true or false"
    return "a number" if isinstance(value, int) else "a word"


MOST_SETTING: Final = 99


def wrong_settings(
    settings: Any,
    known: dict[str, tuple[int | str, tuple[int | str, ...]]],
    noun: str,
    most: dict[str, int] | None = None,
) -> list[str]:
    """What is wrong with named settings. `known`: the default of each and the values it may have; a bare default
    takes a number from 0 to its `most`."""
    if not isinstance(settings, dict):
        return [f"{noun}s are a table"]
    found: list[str] = []
    for name, value in settings.items():
        if name not in known:
            found.append(f"unknown {noun} {name!r}; there are {', '.join(known)}")
            continue
        default, values = known[name]
        if type(value) is not type(default):
            found.append(f"{name} is {kind_of(default)}, not {value!r}")
        elif values and value not in values:
            found.append(f"{name} is one of {', '.join(str(v) for v in values)}, not {value!r}")
        elif not values and isinstance(value, int):
            highest = MOST_SETTING if most is None else most.get(name, MOST_SETTING)
            if value < 0:
                found.append(f"{name} is at least 0, not {value}")
            elif value > highest:
                found.append(f"{name} is at most {highest}")
    return found
