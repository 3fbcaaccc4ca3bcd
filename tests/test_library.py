"""`import jackin`: the few names, and the examples of the pages that show them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import jackin
from jackin import Journal, bots, gangs, netrunner
from jackin.bots import UnknownAgent
from jackin.kernel.game import NoSeat

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


@pytest.mark.parametrize(
    "setup", [netrunner.setup(), gangs.setup(["maelstrom", "valentinos"])], ids=["netrunner", "gangs"]
)
def test_a_seat_that_is_not_there_is_told_with_those_that_are(setup):
    game = gangs.GAME if "gangs" in setup else netrunner.GAME
    play = Journal.begin(game, setup, seed=1)
    for seat in (2, -2):
        with pytest.raises(NoSeat, match=f"no seat {seat}: there are 0 to 1, and -1 looks on"):
            play.view(seat)
        with pytest.raises(NoSeat, match=f"no seat {seat}"):
            game.redeal(play.position, seat, seed=1)


def test_bots_of_a_game_that_is_not_there_are_told_with_those_that_are():
    with pytest.raises(UnknownAgent, match="no bots play 'chess'; there are netrunner, gangs"):
        bots.agent("greedy", 1, "chess")
