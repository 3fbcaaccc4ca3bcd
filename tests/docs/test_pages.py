"""The pages: every link leads somewhere."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def slug(heading: str) -> str:
    """The anchor of a heading."""
    words = re.sub(r"[^\w\s-]", "", heading.lower().replace("`", ""))
    return re.sub(r"\s", "-", words.strip())


def anchors(page: Path) -> set[str]:
    return {slug(heading) for heading in re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)}


def broken(page: Path) -> list[str]:
    """Links of a page that lead to no file or no heading of this repository."""
    found = []
    for link in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            found.append(link)
    return found


@pytest.mark.parametrize("page", PAGES, ids=[page.relative_to(ROOT).as_posix() for page in PAGES])
def test_every_link_leads_somewhere(page: Path):
    assert broken(page) == []


def test_a_link_to_nothing_is_found(tmp_path):
    (tmp_path / "page.md").write_text("[a](b.md) [c](page.md#here) [d](#there)\n\n## Here\n\n`[e](f.md)`\n")
    assert broken(tmp_path / "page.md") == ["b.md", "#there"]


def test_the_reference_names_what_exists():
    for name in re.findall(r"^::: (\S+)$", (DOCS / "reference.md").read_text("utf-8"), re.MULTILINE):
        module, _, thing = name.rpartition(".")
        assert getattr(import_module(module), thing).__doc__, name
