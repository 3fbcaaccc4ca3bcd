"""Works on their shelf: one folder each, named in small letters. A file is replaced whole or not at all."""

from __future__ import annotations

import hashlib
import io
import os
import re
import tempfile
import zipfile
from pathlib import Path
from typing import Any, Final

from jackin.kernel.game import Json
from jackin.kernel.mistakes import Mistake, Mistakes
from jackin.kernel.sizes import check_sizes
from jackin.kernel.typed import MOST, parsed, read_typed
from jackin.kernel.written import file_text
from jackin.workshop.craft import CRAFTS, Craft, Texts, head_of

MOST_WORKS: Final = 100
MOST_BYTES: Final = 1_000_000
"""Of the files of a work together."""
RESERVED: Final = re.compile(r"con|prn|aux|nul|(com|lpt)\d")
"""Names that Windows keeps for itself."""


class BadWork(Exception):
    """What cannot be done: `reason` is a key of the catalogues without its beginning `server-work-`."""

    def __init__(self, reason: str, **args: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_told = args


def craft_of(kind: str) -> Craft:
    if kind not in CRAFTS:
        raise BadWork("unknown", name=kind[:20])
    return CRAFTS[kind]


def is_name(name: str) -> bool:
    """A name is never a path."""
    return re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", name) is not None and not RESERVED.fullmatch(name)


# Reading


def names(craft: Craft) -> list[str]:
    return [name for name in craft.shelf.own_names() if is_name(name)]


def folder_of(craft: Craft, name: str) -> Path:
    if name not in names(craft):
        raise BadWork("unknown", name=name[:40])
    return craft.shelf.own_folder / name


def texts_of(craft: Craft, name: str) -> tuple[Texts, list[Mistake]]:
    return read_typed(folder_of(craft, name), craft.names)


def version(texts: Texts) -> str:
    """Something else as soon as any file has changed."""
    told = hashlib.sha256()
    for name, text in sorted(texts.items()):
        told.update(f"{name}\0{text}\0".encode())
    return told.hexdigest()[:16]


def shown(craft: Craft, name: str) -> Json:
    """The protocol's `WorkShown`."""
    texts, faults = texts_of(craft, name)
    head = head_of(craft, texts)
    return {
        "kind": craft.kind,
        "name": name,
        "title": str(head.get("name") or name),
        "form": craft.form(head),
        **looked_at(craft, texts, faults),
    }


def looked_at(craft: Craft, texts: Texts, faults: list[Mistake] | None = None) -> Json:
    """The protocol's `WorkState`: the files as text and as data, and every mistake."""
    head = head_of(craft, texts)
    files = {}
    for file in craft.files:
        if (name := f"{file}.toml") in texts:
            data, wrong = parsed(name, texts[name])
            files[file] = {"text": texts[name], "data": None if wrong else plain(data)}
    mistakes = (faults or []) or checked(craft, texts)
    return {
        "version": version(texts),
        "files": files,
        "mistakes": [mistake.plain() for mistake in mistakes],
        "typed": typed(craft, files, head),
    }


def checked(craft: Craft, texts: Texts) -> list[Mistake]:
    """Somebody may send what no check foresees: that is a mistake too."""
    try:
        return craft.check(texts)
    except (TypeError, ValueError, LookupError, AttributeError, RecursionError):
        return [Mistake(craft.names[0], 0, "", "", "this is not written as the form has it")]


def plain(value: Any) -> Any:
    """TOML has dates and fractions, which no form has: they are shown as words."""
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value if isinstance(value, str | int | bool) else str(value)


def typed(craft: Craft, files: Json, head: Json) -> dict[str, list[bool]]:
    """Of each entry of each deck: whether it is no longer ours."""
    found = {}
    for deck in craft.form(head)["decks"]:
        data = (files.get(deck["file"]) or {}).get("data") or {}
        entries = data.get(deck["list"]) if deck["list"] else None
        if isinstance(entries, list):
            ours = our_entries(craft, deck["file"], deck["list"])
            found[deck["id"]] = [entry not in ours for entry in entries]
    return found


def our_entries(craft: Craft, file: str, list: str) -> list[Any]:
    key = craft.kind, file, list
    if key not in OURS:
        found = [parsed(file, craft.ours(model).get(f"{file}.toml", ""))[0] for model in craft.shelf.built_in]
        OURS[key] = [entry for data in found for entry in data.get(list, [])]
    return OURS[key]


OURS: Final[dict[tuple[str, str, str], list[Any]]] = {}


# Writing


def begin(craft: Craft, name: str, title: str, model: str, empty: bool) -> Json:
    """A new work from one of ours or one's own; never over another."""
    free(craft, name)
    if len(names(craft)) >= MOST_WORKS:
        raise BadWork("full", n=MOST_WORKS)
    texts = craft.ours(model) if model in craft.shelf.built_in else texts_of(craft, model)[0]
    if craft.names[0] not in texts:
        raise BadWork("unknown", name=model[:40])
    texts = craft.begun(craft.emptied(texts) if empty else texts, name, title)
    craft.shelf.own_folder.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=".new-", dir=craft.shelf.own_folder))
    for file, text in texts.items():
        write(fresh / file, text)
    fresh.chmod(0o755)
    fresh.rename(craft.shelf.own_folder / name)
    return shown(craft, name)


def free(craft: Craft, name: str) -> None:
    if not is_name(name):
        raise BadWork("bad-name")
    if name in craft.shelf.built_in:
        raise BadWork("ours", name=name)
    if os.path.lexists(craft.shelf.own_folder / name):
        raise BadWork("taken", name=name)


def change(craft: Craft, name: str, seen: str, files: Json, keep: bool) -> Json:
    """With these files as data or as text; `seen` is the version that they were changed from. Unless it is to be
    kept it is only looked at."""
    folder = folder_of(craft, name)
    texts, faults = texts_of(craft, name)
    if keep and files and version(texts) != seen:
        raise BadWork("changed-elsewhere", name=name)
    head = head_of(craft, texts)
    changed = {f"{file}.toml": text_of(craft, file, files[file], head) for file in files}
    texts = {**texts, **changed}
    if sum(len(text.encode()) for text in texts.values()) > MOST_BYTES:
        raise BadWork("too-big", n=MOST_BYTES // 1000)
    if keep:
        for file, text in changed.items():
            write(folder / file, text)
    return looked_at(craft, texts, [fault for fault in faults if fault.file not in changed])


def text_of(craft: Craft, file: str, given: Json, head: Json) -> str:
    if file not in craft.files:
        raise BadWork("no-file", name=file[:40])
    if given.get("data") is None:
        text = str(given.get("text") or "")
        text.encode()
        return text
    data = given["data"]
    too_big = Mistakes({}, "", file)
    if not is_writable(data) or not all(
        check_sizes(item, name, too_big) for value in data.values() for name, item in sized(value)
    ):
        raise BadWork("too-big", n=MOST_BYTES // 1000)
    return file_text(craft.signed(file, data), craft.lists(file, head))


def sized(value: Any) -> list[tuple[str, Any]]:
    """Entries have bounds of their own, so that a long deck is no long list."""
    return [("", item) for item in value] if isinstance(value, list) else [("", value)]


def is_writable(data: Any) -> bool:
    """Whether TOML can hold it; no deeper than any form goes."""
    waiting: list[tuple[Any, int]] = [(data, 0)]
    while waiting:
        value, depth = waiting.pop()
        if depth > 24:
            return False
        if isinstance(value, dict):
            waiting += [(item, depth + 1) for item in value.values()]
        elif isinstance(value, list):
            waiting += [(item, depth + 1) for item in value]
        elif not isinstance(value, str | int):
            return False
    return True


def write(path: Path, text: str) -> None:
    """Beside its place first: a crash leaves the old file or the new one."""
    data = text.encode()
    handle, fresh = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        os.chmod(fresh, 0o644)
        os.replace(fresh, path)
    except BaseException:
        Path(fresh).unlink(missing_ok=True)
        raise


def rename(craft: Craft, name: str, to: str, title: str) -> Json:
    """Another name for its folder, its id and its title."""
    folder = folder_of(craft, name)
    if to != name:
        free(craft, to)
    texts, _ = texts_of(craft, name)
    head = craft.names[0]
    if not parsed(head, texts.get(head, ""))[1]:
        write(folder / head, craft.begun(texts, to, title)[head])
    if to != name:
        folder.rename(craft.shelf.own_folder / to)
    return shown(craft, to)


def remove(craft: Craft, name: str) -> None:
    """The files of the work; whatever else lies in its folder stays."""
    folder = folder_of(craft, name)
    for file in craft.names:
        (folder / file).unlink(missing_ok=True)
    if not any(folder.iterdir()):
        folder.rmdir()


# Archives


def archive(craft: Craft, name: str) -> bytes:
    texts, _ = texts_of(craft, name)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as out:
        for file, text in texts.items():
            out.writestr(f"{name}/{file}", text)
    return packed.getvalue()


def unpacked(craft: Craft, data: bytes) -> Texts:
    """The files of a work in an archive, by name; where in it they lie does not matter, and nothing else is read."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            found = [info for info in packed.infolist() if info.filename.rpartition("/")[2] in craft.names]
            if not found or len(found) > len(craft.names) or sum(info.file_size for info in found) > MOST:
                raise BadWork("bad-archive")
            return {info.filename.rpartition("/")[2]: read_some(packed, info) for info in found}
    except (zipfile.BadZipFile, UnicodeDecodeError, NotImplementedError, RuntimeError, OSError, EOFError, ValueError):
        raise BadWork("bad-archive") from None


def read_some(packed: zipfile.ZipFile, info: zipfile.ZipInfo) -> str:
    """No more than it says it has: an archive may lie."""
    with packed.open(info) as file:
        return file.read(info.file_size + 1)[: info.file_size].decode("utf-8-sig")
