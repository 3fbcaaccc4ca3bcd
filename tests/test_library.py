"""`import jackin`: the few names, and the examples of the pages that show them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import jackin

ROOT = Path(__file__).parents[1]
EXAMPLES = [
    (page, block)
    for page in ("README.md", "docs/library.md", "docs/positions.md", "docs/tutorial.md")
    for block in re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
]


@pytest.mark.parametrize(("page", "block"), EXAMPLES, ids=[f"{page}-{n}" for n, (page, _) in enumerate(EXAMPLES)])
def test_the_examples_run(page, block, capsys):
    exec(compile(block, page, "exec"), {})


def test_what_an_example_says_it_prints_is_what_it_prints(capsys):
    for page, block in EXAMPLES:
        told = [line.partition("# ")[2] for line in block.splitlines() if line.startswith("# ")]
        exec(compile(block, page, "exec"), {})
        printed = capsys.readouterr().out
        assert all(line in printed for line in told)


def test_every_offered_name_is_there():
    assert set(jackin.__all__) <= set(dir(jackin))
    for name in jackin.__all__:
        assert getattr(jackin, name) is not None


def test_a_name_that_is_not_offered_is_told_with_those_that_are():
    with pytest.raises(AttributeError, match=r"no attribute 'chess'; it offers .*netrunner"):
        _ = jackin.chess


def test_importing_it_loads_no_game():
    """A program that needs one part does not wait for the others."""
    check = "import sys, jackin; print([name for name in sys.modules if name.startswith('jackin.netrunner')])"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
