"""The numbered rules, and which tests cite them.

A rule is a line `- **RUN-2.3** text` of docs/rules; a test cites it with `@rule("RUN-2.3")`. Rulings (AMB-n),
overrides (OVR-n) and worked examples (EX-n) may be cited too; every rule must be. The books of the two games share
no ID.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent
BOOKS = ("netrunner", "automa", "gangs")
RULE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z])?-\d[\d.a-z]*)\*\* (.+)$", re.MULTILINE)
HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
RULING = re.compile(r"^(?:\| |- \*\*)((?:AMB|OVR|EX)-\d+) ", re.MULTILINE)

Function = ast.FunctionDef | ast.AsyncFunctionDef


class BadCitation(ValueError):
    """A test cites something that is not a rule."""


def checkout() -> Path | None:
    """The repository this package runs from; None when it was installed as a wheel."""
    for folder in PACKAGE.parents:
        if (folder / "docs/rules/netrunner.md").is_file() and (folder / "tests").is_dir():
            return folder
    return None


def rules(*books: str) -> dict[str, str]:
    """Each rule's ID and text, in the order of the books: of all, or of those named."""
    return {id: text for book in books or BOOKS for id, text in RULE.findall(_book(book))}


def rulings() -> list[str]:
    """The IDs of rulings, overrides and worked examples."""
    return [id for book in BOOKS for id in RULING.findall(_book(book))]


def _book(name: str) -> str:
    return (_folder() / f"{name}.md").read_text("utf-8")


def _folder() -> Path:
    folder = PACKAGE / "docs/rules"  # in a wheel; a checkout keeps its docs at the top
    return folder if folder.is_dir() else (checkout() or PACKAGE) / "docs/rules"


def books() -> list[dict[str, Any]]:
    """Every book, in sections: headings, running text and the numbered rules below them."""
    return [_read_book(path.stem, path.read_text("utf-8")) for path in sorted(_folder().glob("*.md"))]


def _read_book(id: str, text: str) -> dict[str, Any]:
    heads = list(HEADING.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    sections = [
        {
            "title": head[2],
            "depth": len(head[1]),
            "prose": RULE.sub("", text[head.end() : end]).strip(),
            "rules": [{"id": id, "text": said} for id, said in RULE.findall(text[head.end() : end])],
        }
        for head, end in zip(heads, ends, strict=True)
    ]
    return {"id": id, "title": heads[0][2] if heads else id, "sections": sections}


def citations(tests_dir: Path) -> dict[str, list[str]]:
    """Each cited rule's ID and the tests that cite it, by reading (not running) the sources."""
    known, found, bad = rules(), dict[str, list[str]](), list[str]()
    also = set(rulings())
    for path in sorted(tests_dir.rglob("test_*.py")):
        module = ast.parse(path.read_text("utf-8"), str(path))
        where = path.relative_to(tests_dir.parent).as_posix()
        for name, cited in _tests(module.body, _marked(module.body)):
            for node in cited:
                if isinstance(node, ast.Constant) and node.value in known:
                    found.setdefault(node.value, []).append(f"{where}::{name}")
                elif not (isinstance(node, ast.Constant) and node.value in also):
                    bad.append(f"{where}:{node.lineno}: {name} cites {ast.unparse(node)}, which is no rule")
    if bad:
        raise BadCitation("\n".join(bad))
    return {rule: list(dict.fromkeys(found[rule])) for rule in known if rule in found}


def untestable(tests_dir: Path) -> dict[str, str]:
    """Each rule no test can exist for, and why."""
    listed = tomllib.loads((tests_dir / "untestable_rules.toml").read_text("utf-8"))
    if unquoted := [rule for rule, reason in listed.items() if not isinstance(reason, str)]:
        raise ValueError(f'untestable_rules.toml: write "ID" = "reason", with quotes: {", ".join(unquoted)}')
    return listed


def faults(cited: Mapping[str, list[str]], excused: Mapping[str, str]) -> list[str]:
    """What keeps the rules from being covered, one line each; empty when they are."""
    known = rules()
    lines = [f"{id} is not cited by any test: {known[id]}" for id in known if id not in {*cited, *excused}]
    for id, reason in excused.items():
        if id not in known:
            lines.append(f"{id} is listed as untestable, but is no rule")
        if id in cited:
            lines.append(f"{id} is listed as untestable, but {cited[id][0]} cites it")
        if not reason.strip():
            lines.append(f"{id} is listed as untestable without a reason")
    return lines


def _tests(body: list[ast.stmt], inherited: list[ast.expr]) -> Iterator[tuple[str, list[ast.expr]]]:
    """The tests of a module or class, with everything each of them cites."""
    for node in body:
        if isinstance(node, Function) and node.name.startswith("test_"):
            yield node.name, inherited + _cited(node.decorator_list)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            shared = inherited + _cited(node.decorator_list) + _marked(node.body)
            for name, cited in _tests(node.body, shared):
                yield f"{node.name}::{name}", cited


def _marked(body: list[ast.stmt]) -> list[ast.expr]:
    """What `pytestmark = ...` cites."""
    assigned = [node for node in body if isinstance(node, ast.Assign)]
    return _cited(node.value for node in assigned if ast.unparse(node.targets[0]) == "pytestmark")


def _cited(expressions: Iterable[ast.expr]) -> list[ast.expr]:
    """The arguments of every `rule(...)` inside, also in `pytest.param(..., marks=rule(...))`."""
    return [
        argument
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("rule", "pytest.mark.rule")
        for argument in node.args
    ]
