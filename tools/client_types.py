"""Write the client's types from ours: `web/src/protocol.ts` from the protocol and Netrunner's view, and
`web/src/gangs/shown.ts` from the view of Gangs of Night City.

    python tools/client_types.py            write the files
    python tools/client_types.py --check    fail if one is stale

A field with a default may be left out of what a client sends. What the table sends is whole, but for fields that
are None.
"""

from __future__ import annotations

import inspect
import json
import os
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel
from pydantic.fields import FieldInfo

os.environ["JACKIN_ENGINE"] = "interpreted"  # what is compiled has lost its types

from jackin.gangs import shown as gangs
from jackin.gangs.view import CHARTS as GANGS_CHARTS
from jackin.kernel.frame import FLOWS
from jackin.netrunner.shown import options as netrunner_options
from jackin.netrunner.shown import view as netrunner
from jackin.netrunner.shown.preview import IceRow
from jackin.server.protocol import asked, decks, games, lists, part, players, sets, tables, told, workshop

PROTOCOL = (part, decks, lists, sets, workshop, players, tables, games, asked, told)
CLIENT = Path(__file__).parents[1] / "web/src"
HEAD = "// Made by tools/client_types.py from {}. Do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown", type(None): "null"}
UNIONS = ("FromClient", "ToClient")
ALIASES = ("SpectatorRule", "Status", "CardKind", "Craft", "ShapeKind")
SETS = ("Verb", "AskKind")
"""The closed sets of a game's options and asks."""
VIEWS = {("Shown", "view"): "View", ("ReplayStep", "view"): "View", ("Beat", "but"): "Partial<View>",
         ("Previewed", "rows"): "IceRow[]", ("Move", "option"): "OptionView", ("EngineLine", "option"): "OptionView",
         ("EngineLine", "follows"): "OptionView[]", ("Judged", "given"): "OptionView",
         ("Judged", "better"): "OptionView | null"}  # fmt: skip
"""The fields that carry what a game shows: the protocol passes it through, the client knows its shape."""
TIMING = {("View", "timing"): "Timing[]"}
"""The steps of the charts that a view names are a closed set too."""
ALWAYS = {"CardView": ("id", "faceup"), "OptionView": ("value", "verb")}
"""Bots also think about cards and options that are not on the table, without these."""
SOMETIMES = {
    "UnitView": ("edgerunner",),
    "PoiView": ("unit", "gang"),
    "DistrictView": ("dominance", "johnny"),
    "GangView": ("hand",),
    "PartyView": ("card", "cards", "firepower", "lost", "owes", "street_cred"),
    "FirefightView": ("johnny", "highest", "best"),
    "StoryView": ("epilogue",),
    "JohnnyView": ("space",),
    "AskView": ("district", "unit", "edgerunner", "resource", "effect", "n", "options", "say"),
    "View": ("johnny", "drawn", "looking", "log"),
    "MessageView": ("several",),
}
"""What a view of Gangs of Night City may lack; the rest is always there."""
ASKED = (
    "DeckList", "DeckText", "DeckFile", "NewTable", "JoinTable", "MyTables", "BugReport", "Complaint",
    "NewPlayer", "EnterPlayer", "ChangePhrase", "DeletePlayer", "MyDecks", "BlockSeat", "Unblock",
    "NewWork", "NewFile", "WorkChange", "PreviewWish", "TryMoves", "JudgeMoves",
    *(model.__name__ for model in get_args(get_args(asked.FromClient)[0])),
)  # fmt: skip
"""What clients send."""


NAMED: dict[Any, str] = {getattr(game, name): name for game in (netrunner_options, gangs) for name in SETS}


def ts(kind: Any) -> str:
    """A Python type in TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if inspect.isclass(kind) and origin is None:
        return str(kind.__name__)
    if origin is Annotated:
        return ts(args[0])
    if kind in NAMED:
        return NAMED[kind]
    if origin is Literal:
        return " | ".join(quoted(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(ts(arg) for arg in args)
    if origin is list:
        return f"{grouped(ts(args[0]))}[]"
    if origin is tuple:
        return f"[{', '.join(ts(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<{ts(args[0])}, {ts(args[1])}>"
    raise TypeError(f"no TypeScript for {kind!r}")


def grouped(text: str) -> str:
    return f"({text})" if " | " in text else text


def quoted(value: object) -> str:
    return "'" + str(value).replace("'", "\\'") + "'" if isinstance(value, str) else json.dumps(value)


def comment(doc: str | None, indent: str = "") -> str:
    lines = inspect.cleandoc(doc or "").splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def own_doc(kind: type) -> str | None:
    return kind.__dict__.get("__doc__")


def interface(name: str, doc: str | None, fields: Iterator[tuple[str, bool, str]]) -> str:
    lines = [f"  {field}{'?' if optional else ''}: {kind}\n" for field, optional, kind in fields]
    return f"{comment(doc)}export interface {name} {{\n{''.join(lines)}}}\n"


def named(name: str) -> Any:
    return next(getattr(module, name) for module in PROTOCOL if hasattr(module, name))


def models() -> list[type[BaseModel]]:
    """Every model of the protocol, in the order in which they are written."""
    found = [model for module in PROTOCOL for model in vars(module).values() if inspect.isclass(model)]
    own = [model for model in found if issubclass(model, part.Part) and model is not part.Part]
    return [model for module in PROTOCOL for model in dict.fromkeys(own) if model.__module__ == module.__name__]


def model_fields(model: type[BaseModel]) -> Iterator[tuple[str, bool, str]]:
    hints = get_type_hints(model, include_extras=True)
    for name, field in model.model_fields.items():
        kind = VIEWS.get((model.__name__, name)) or ts(hints[name])
        yield name, optional(model.__name__, field), kind


def optional(model: str, field: FieldInfo) -> bool:
    if field.is_required():
        return False
    return model in sent() or field.default is None


def sent() -> set[str]:
    """The models that clients send, and all that is in them."""
    found: set[str] = set()
    waiting = [named(name) for name in ASKED]
    while waiting:
        model = waiting.pop()
        if model.__name__ not in found:
            found.add(model.__name__)
            for hint in get_type_hints(model).values():
                waiting += models_in(hint)
    return found


def models_in(kind: Any) -> list[type[BaseModel]]:
    if inspect.isclass(kind) and get_origin(kind) is None:
        return [kind] if issubclass(kind, BaseModel) else []
    return [model for arg in get_args(kind) for model in models_in(arg)]


def shapes(kind: Any) -> list[Any]:
    """A view and every shape inside it, wherever it was written; parts before the whole."""
    if is_typeddict(kind):
        inner = [shape for hint in get_type_hints(kind).values() for shape in shapes(hint)]
        return list(dict.fromkeys([*inner, kind]))
    return [shape for arg in get_args(kind) for shape in shapes(arg)]


def view_fields(kind: Any) -> Iterator[tuple[str, bool, str]]:
    for name, hint in get_type_hints(kind, include_extras=True).items():
        bare = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        always = name in ALWAYS.get(kind.__name__, ()) if not kind.__total__ else bare is hint
        yield name, not always, TIMING.get((kind.__name__, name)) or ts(bare)


def union(name: str, members: tuple[Any, ...]) -> str:
    lines = "".join(f"\n  | {member.__name__}" for member in members)
    return f"export type {name} ={lines}\n"


def one_of(name: str, values: tuple[Any, ...]) -> str:
    lines = "".join(f"\n  | {quoted(value)}" for value in values)
    return f"export type {name} ={lines}\n"


def gangs_fields(kind: Any) -> Iterator[tuple[str, bool, str]]:
    always = ALWAYS.get(kind.__name__)
    for name, hint in get_type_hints(kind).items():
        sometimes = name in SOMETIMES.get(kind.__name__, ()) if always is None else name not in always
        yield name, sometimes, TIMING.get((kind.__name__, name)) or ts(hint)


def steps(charts: tuple[str, ...]) -> str:
    """Where a game can stand: each step of its charts."""
    return one_of("Timing", tuple(f"{chart}/{step}" for chart in charts for step in FLOWS[chart].names))


def gangs_parts() -> Iterator[str]:
    yield HEAD.format("src/jackin/gangs/shown.py")
    for name in SETS:
        yield one_of(name, get_args(getattr(gangs, name)))
    yield steps(GANGS_CHARTS)
    for kind in vars(gangs).values():
        if is_typeddict(kind):
            yield interface(kind.__name__, own_doc(kind), gangs_fields(kind))


def parts() -> Iterator[str]:
    yield HEAD.format("src/jackin/server/protocol and src/jackin/netrunner/shown/view.py")
    for name in ALIASES:
        yield f"export type {name} = {ts(named(name))}\n"
    for model in models():
        yield interface(model.__name__, own_doc(model), model_fields(model))
    for name in UNIONS:
        yield union(name, get_args(get_args(named(name))[0]))
    yield "// Netrunner's view\n"
    for name in SETS:
        yield one_of(name, get_args(getattr(netrunner_options, name)))
    yield steps(netrunner.CHARTS)
    for kind in [*shapes(netrunner.View), IceRow]:
        yield interface(kind.__name__, own_doc(kind), view_fields(kind))


FILES = {"protocol.ts": parts, "gangs/shown.ts": gangs_parts}


def main() -> int:
    stale = False
    for name, written in FILES.items():
        target, text = CLIENT / name, "\n".join(written())
        if "--check" not in sys.argv[1:]:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != text:
            print(f"web/src/{name} is stale: run python tools/client_types.py", file=sys.stderr)
            stale = True
    return int(stale)


if __name__ == "__main__":
    sys.exit(main())
