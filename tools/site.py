"""The documentation site: pages of the handbook are made from the words of the game, in each language, and the others
are read so that no link leads out of the site.

A hook of MkDocs (mkdocs.yml).
"""

from __future__ import annotations

import re
from posixpath import dirname, join, normpath
from typing import Any

from jackin.handbook import BOOKS, handbook
from jackin.locale import LANGUAGES, plain

ANCHOR = re.compile(r"\{#([a-z0-9-]+)\}$", re.MULTILINE)
LINK = re.compile(r"\]\(#([a-z0-9-]+)\)")
SYMBOL = re.compile(r"\[([a-z-]+)\](?!\()")
TO_FILE = re.compile(r"\[([^\]\n]+)\]\(([^)\s:#]+)(#[^)\s]*)?\)")
SOURCE = re.compile(r"\[([^\]\n]+)\](?!\()")


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for book in BOOKS:
        for lang in LANGUAGES:
            files.append(File.generated(config, name(book, lang), content=page(book, lang)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    return within_the_site(markdown, page.file.src_uri)


def within_the_site(text: str, at: str) -> str:
    """A page's links to other files of the repository as plain words; in the rules, what names a source is none."""

    def kept(link: re.Match[str]) -> str:
        return link[1] if normpath(join(dirname(at), link[2])).startswith("..") else link[0]

    text = TO_FILE.sub(kept, text)
    return SOURCE.sub(r"\\[\1\\]", text) if dirname(at) == "rules" else text


def name(book: str, lang: str) -> str:
    return f"handbook/{book}.md" if lang == "en" else f"handbook/{book}.{lang}.md"


def page(book: str, lang: str) -> str:
    (found,) = [one for one in handbook(lang) if one["id"] == book]
    others = [f"[{LANGUAGES[other]}]({name(book, other).split('/')[1]})" for other in LANGUAGES if other != lang]
    parts = [f"# {plain(lang)[f'web-{book}']}", " · ".join(others)]
    for chapter in found["chapters"]:
        parts += [heading(2, chapter), shown(chapter["text"])]
        for paragraph in chapter["paragraphs"]:
            parts += [heading(3, paragraph), shown(paragraph["text"])]
            if paragraph["rules"]:
                parts.append(f"<small>{', '.join(paragraph['rules'])}</small>")
    return linked("\n\n".join(parts) + "\n", lang)


def linked(text: str, lang: str) -> str:
    """What is told in the book of Netrunner is linked there."""
    own = set(ANCHOR.findall(text))
    there = name(BOOKS[0], lang).split("/")[1]
    return LINK.sub(lambda link: link[0] if link[1] in own else f"]({there}#{link[1]})", text)


def heading(level: int, of: dict[str, Any]) -> str:
    return f"{'#' * level} {of['title']} {{#{of['id']}}}"


def shown(text: str) -> str:
    """Symbols of the cards as words in bold."""
    return SYMBOL.sub(r" **\1**", text)
