"""The documentation site: the handbook, and links that stay within it."""

from __future__ import annotations

import re

import pytest

from jackin.handbook import BOOKS
from jackin.locale import LANGUAGES
from tools.site import name, page, within_the_site

NETRUNNER = set(re.findall(r"\{#([a-z0-9-]+)\}$", page("netrunner", "en"), re.MULTILINE))
LINK = re.compile(r"\[[^\]]+\]\(([^)]+)\)")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_page_of_the_handbook_leads_somewhere_and_names_its_rules(book, lang):
    text = page(book, lang)
    anchors = re.findall(r"\{#([a-z0-9-]+)\}$", text, re.MULTILINE)
    pages = {name(book, other).removeprefix("handbook/") for other in LANGUAGES}
    assert len(anchors) == len(set(anchors)) > 10
    links = {link for link in LINK.findall(text) if link.removeprefix("#") not in anchors}
    there = name("netrunner", lang).removeprefix("handbook/") + "#"
    assert {link for link in links if "#" not in link} == pages - {name(book, lang).removeprefix("handbook/")}
    assert all(link.startswith(there) and link.split("#")[1] in NETRUNNER for link in links if "#" in link)
    assert re.search(r"<small>[A-Z]+-\d", text)
    assert not re.search(r"\[[a-z]+\](?!\()", text)


def test_a_link_out_of_the_pages_is_plain_words_on_the_site():
    text = "[how](../CONTRIBUTING.md#a-bot), [the page](library.md#bots), [code](../src/jackin), [PyPI](https://pypi.org)"
    assert within_the_site(text, "tutorial.md") == "how, [the page](library.md#bots), code, [PyPI](https://pypi.org)"
    assert (
        within_the_site("[up](../automa.md) [out](../../README.md)", "decisions/0001.md") == "[up](../automa.md) out"
    )


def test_the_source_of_a_rule_is_no_link_on_the_site():
    text = "RUN-1. The run begins. [rb][de, twice] [more](netrunner.md)"
    wanted = r"RUN-1. The run begins. \[rb\]\[de, twice\] [more](netrunner.md)"
    assert within_the_site(text, "rules/gangs.md") == wanted
    assert within_the_site("[rb]", "library.md") == "[rb]"
