"""A field of a position is written once: how it is copied and saved follows from it (tools/fields.py)."""

from __future__ import annotations

import ast

import pytest

from tools import fields

OWN = ["netrunner/codec.py", "netrunner/automa/table.py"], ["gangs/codec.py"]
CASES = [(carried, codecs) for game, codecs in zip(fields.GAMES.values(), OWN, strict=True) for carried in game]


def source(file: str) -> str:
    return (fields.ROOT / file).read_text("utf-8")


def words(file: str) -> set[str]:
    nodes = ast.walk(ast.parse(source(file)))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_copies_and_lists_are_as_the_fields_say():
    assert [name for name, text in fields.written() if source(name) != text] == [], "run python tools/fields.py"


@pytest.mark.parametrize(("carried", "codecs"), CASES, ids=[f"{one.file} {one.cls}" for one, _ in CASES])
def test_what_no_list_saves_the_codec_names(carried, codecs):
    found = list(fields.fields(ast.parse(source(carried.file)), carried.cls))
    saved = [field for field in found if field.mark not in ("DERIVED", "FORGOTTEN")]
    assert len(found) > 10
    by_hand = {field.name for field in saved if field.kind not in carried.lists}
    assert by_hand - {word for file in codecs for word in words(file)} == set()


POSITION = """
class State:
    def _begin(self) -> None:
        self.tags = 0
        self.hand: tuple[int, ...] = ()
        self.clicks: list[int] = [0, 0]
        self.code: Annotated[list[int], SHARED] = []
        self.met: Annotated[list[int], FORGOTTEN] = []
        self.run: Run | None = None

    def _copy(self, of: State) -> None:
        self.follow(of)
        self.tags = 0

    def fork(self) -> State: ...
"""


def test_a_field_is_copied_as_its_type_and_its_mark_say():
    text = fields.with_copies(POSITION, ["State"])
    assert (
        text.partition("of: State) -> None:\n")[2]
        == """\
        self.follow(of)
        self.tags = of.tags
        self.hand = of.hand
        self.clicks = of.clicks.copy()
        self.code = of.code
        self.met = []
        self.run = None if of.run is None else of.run.copy()

    def fork(self) -> State: ...
"""
    )


@pytest.mark.parametrize("line", ["self.x: Annotated[int, SHRED] = 0", "print()"])
def test_what_is_no_field_is_refused(line):
    with pytest.raises(SystemExit, match=r"no mark is called SHRED|a field and how it begins"):
        list(fields.fields(ast.parse(POSITION.replace("self.tags = 0", line, 1)), "State"))
