"""Plain data as TOML, in the shape that somebody would type it: an item of a list to a line."""

from __future__ import annotations

import json
import re
from typing import Any

Json = dict[str, Any]


def file_text(head: Json, lists: list[str]) -> str:
    """A file: its own fields, tables like `[settings]`, then an entry `[[upgrade]]` for each item of the lists."""
    listed = [name for name in lists if is_listed(head.get(name))]
    tables = [name for name, value in head.items() if isinstance(value, dict)]
    plain = [field(name, value) for name, value in head.items() if name not in tables and name not in listed]
    parts = ["".join(plain)] if plain else []
    parts += [f"[{key(name)}]\n" + "".join(field(each, of) for each, of in head[name].items()) for name in tables]
    parts += [entry(name, item) for name in listed for item in head[name]]
    return "\n".join(parts)


def is_listed(value: Any) -> bool:
    """A list of tables; an empty one is written as what it is."""
    return isinstance(value, list) and value != [] and all(isinstance(item, dict) for item in value)


def entry(name: str, item: Json) -> str:
    return f"[[{key(name)}]]\n" + "".join(field(each, value) for each, value in item.items())


def field(name: str, value: Any) -> str:
    if isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        return f"{key(name)} = [\n" + "".join(f"  {toml(item)},\n" for item in value) + "]\n"
    return f"{key(name)} = {toml(value)}\n"


def key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else text(name)


def text(value: str) -> str:
    """As JSON writes it; TOML wants the sign of deletion escaped as well."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def toml(value: Any) -> str:
    """One value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return text(value)
    if isinstance(value, list):
        return "[" + ", ".join([toml(item) for item in value]) + "]"
    if isinstance(value, dict):
        return (
            "{ " + ", ".join([f"{key(name)} = {toml(item)}" for name, item in value.items()]) + " }"
            if value
            else "{}"
        )
    return str(value)
