"""The workshop: content sets and Automa packs that somebody makes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from jackin.server.protocol.part import Json, Part
from jackin.server.protocol.sets import CardTexts

Craft = Literal["gangs", "automa"]
WorkName = Annotated[str, Field(max_length=60)]
WorkTitle = Annotated[str, Field(min_length=1, max_length=80)]
ShapeKind = Literal[
    "text", "id", "number", "flag", "word", "list", "table", "pair", "prices", "named", "verb", "amount", "target",
    "tests",
]  # fmt: skip


class Shape(Part):
    """What may stand in a field. `words` are called `said`-WORD in the catalogues, or are the ids of a `deck`.

    A `list` is of `of`, a `pair` has `parts`, a `table` has `fields`, a `prices` a number for each word.
    A `verb` is a table whose key `by` is one of `verbs`, with the fields of that and those of all; with `bare`, a
    word alone may stand for it; `flat`: its fields lie beside those of the table around it; `instead` are keys that
    stand for all of it. An `amount` is a number or its `of`. A `target` is a word and, behind an @, `scopes`. `tests`
    are conditions of an Automa: names alone, or names with a number, a yes or no, or a place.
    """

    kind: ShapeKind
    optional: bool = False
    words: list[str] = []
    said: str = ""
    deck: str = ""
    least: int = 0
    most: int = 0
    unknown: bool = False
    long: bool = False
    name: str = ""
    of: Shape | None = None
    parts: list[Shape] = []
    fields: dict[str, Shape] = {}
    by: str = ""
    verbs: dict[str, dict[str, Shape]] = {}
    instead: dict[str, Shape] = {}
    bare: bool = False
    flat: bool = False
    scopes: list[str] = []
    names: list[str] = []
    numbers: list[str] = []
    flags: list[str] = []
    places: list[str] = []


class WorkDeck(Part):
    """A part of a work: the entries `list` of a file, or the file's own fields; `card` is how an entry is drawn."""

    id: str
    file: str
    list: str
    fields: dict[str, Shape]
    card: str = ""


class WorkForm(Part):
    kind: Craft
    shapes: dict[str, Shape]
    decks: list[WorkDeck]


class WorkModel(Part):
    """Something of ours to begin from."""

    name: str
    title: str
    side: str


class WorkFacts(Part):
    kind: Craft
    name: str
    title: str
    side: str
    mistakes: int


class WorkshopShown(Part):
    """`open` is False where others could reach the workshop. `folder` is where works are kept."""

    open: bool
    folder: str = ""
    works: list[WorkFacts] = []
    models: dict[Craft, list[WorkModel]] = {}


class WorkFile(Part):
    """A file as text and, if it can be read, as data."""

    text: str
    data: Json | None = None


class Mistaken(Part):
    """A mistake: its file, line (0: none), entry and field; `why` as the command line tells it, in English."""

    file: str
    line: int
    entry: str
    field: str
    why: str


class WorkState(Part):
    """`typed` says of each entry of each deck whether it is no longer ours."""

    version: str
    files: dict[str, WorkFile]
    mistakes: list[Mistaken]
    typed: dict[str, list[bool]]


class WorkShown(WorkState):
    kind: Craft
    name: str
    title: str
    form: WorkForm


class NewWork(Part):
    """`model` is one of ours or one's own; `empty` leaves out what is to be typed in."""

    name: WorkName
    title: WorkTitle
    model: WorkName
    empty: bool = False


class WorkNamed(Part):
    name: WorkName
    title: WorkTitle


class NewFile(Part):
    """Either of the two; both left out empties the file."""

    data: Json | None = None
    text: Annotated[str, Field(max_length=1_000_000)] | None = None


class WorkChange(Part):
    """`version` is the state that was changed. Unless it is to be kept it is only looked at."""

    version: Annotated[str, Field(max_length=40)]
    files: Annotated[dict[Annotated[str, Field(max_length=40)], NewFile], Field(max_length=20)]
    keep: bool = True


class PreviewWish(Part):
    """An entry that is being typed, drawn as `card`; Districts of the set by their file's data."""

    card: Annotated[str, Field(max_length=20)]
    entry: Any
    districts: Json = {}
    lang: Annotated[str, Field(max_length=20)] = "en"


class PreviewLine(Part):
    """`mark`: the click, the bottom order (=), or the side."""

    mark: str
    text: str
    more: list[str] = []


class Preview(Part):
    """How it reads; what cannot be told yet is empty."""

    texts: CardTexts | None = None
    lines: list[PreviewLine] = []


class Unpacked(Part):
    """The files of an archive, by name."""

    files: dict[str, str]
