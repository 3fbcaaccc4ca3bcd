"""Every rule of docs/rules is cited by a test, or listed with the reason why no test can exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from jackin.rulebook import BOOKS, BadCitation, citations, faults, rules, untestable

TESTS = Path(__file__).parent


def test_the_books_have_so_many_rules():
    assert len(rules("netrunner")) == 447
    assert len(rules("automa")) == 81 + 55 + 54
    assert rules()["CA-31"].startswith("ADVANCE: spend 1 credit")
    assert rules()["WIN-2"].startswith("The Runner being flatlined makes the Corp win")
    assert len(rules("gangs")) == 202
    assert rules()["GOAL-4"].startswith("The gang with the most SC wins")


@pytest.mark.parametrize("name", BOOKS)
def test_no_rule_is_numbered_twice(name):
    book = (TESTS.parent / f"docs/rules/{name}.md").read_text("utf-8")
    assert len(re.findall(r"^- \*\*[A-Z][\w.-]+\*\* ", book, re.MULTILINE)) == len(rules(name))


def test_the_books_share_no_prefix():
    """One browser of rules can hold them all."""
    prefixes = [{id.split("-")[0] for id in rules(name)} for name in BOOKS]
    assert len(set().union(*prefixes)) == sum(len(found) for found in prefixes)


def test_every_rule_is_cited_or_has_a_reason():
    if found := faults(citations(TESTS), untestable(TESTS)):
        pytest.fail("\n".join([f"{len(found)} faults in the coverage of docs/rules:", *found]), pytrace=False)


# The checker is checked: a small tests folder with one fault planted in it.

GOOD = """
import pytest
from tests.rule import rule

pytestmark = [rule("RUN-1"), pytest.mark.slow]

@rule("RUN-2.3", "RUN-2.a")
def test_rezzes(): ...

def helper(): ...

@rule("TURN-C-1.1")
class TestTurn:
    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("TURN-C-1.5"))])
    async def test_draws(self, n): ...
"""


@pytest.fixture
def folder(tmp_path):
    tests = tmp_path / "tests"
    (tests / "netrunner").mkdir(parents=True)
    (tests / "netrunner/test_run.py").write_text(GOOD)
    return tests


def test_citations_are_found_wherever_they_may_stand(folder):
    rezzes = "tests/netrunner/test_run.py::test_rezzes"
    draws = "tests/netrunner/test_run.py::TestTurn::test_draws"
    assert citations(folder) == {
        "TURN-C-1.1": [draws],
        "TURN-C-1.5": [draws],
        "RUN-1": [rezzes, draws],
        "RUN-2.a": [rezzes],
        "RUN-2.3": [rezzes],
    }


@pytest.mark.parametrize("planted", ['"RUN-99"', "NAME", "*IDS", "7"])
def test_citing_what_is_no_rule_is_an_error(folder, planted):
    (folder / "test_bad.py").write_text(f"@rule({planted})\ndef test_bad(): ...\n")
    with pytest.raises(BadCitation, match=r"tests/test_bad\.py:1: test_bad cites .*, which is no rule"):
        citations(folder)


def test_an_uncited_rule_is_named_with_its_text(folder):
    excused = {rule: "planted" for rule in rules() if rule not in citations(folder)}
    assert faults(citations(folder), excused) == []
    del excused["WIN-2"]
    assert faults(citations(folder), excused) == [f"WIN-2 is not cited by any test: {rules()['WIN-2']}"]


def test_a_listed_rule_that_is_cited_is_a_fault(folder):
    assert "RUN-1 is listed as untestable, but tests/netrunner/test_run.py::test_rezzes cites it" in faults(
        citations(folder), {"RUN-1": "planted"}
    )


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ({"RUN-99": "planted"}, "RUN-99 is listed as untestable, but is no rule"),
        ({"RUN-9": " "}, "RUN-9 is listed as untestable without a reason"),
    ],
)
def test_a_bad_entry_in_the_list_is_a_fault(entry, fault):
    assert fault in faults({}, entry)


def test_an_id_without_quotes_is_refused(folder):
    (folder / "untestable_rules.toml").write_text('RUN-2.3 = "planted"')
    with pytest.raises(ValueError, match=r"with quotes: RUN-2$"):
        untestable(folder)
