"""The tables of how fair Gangs is, as the tool writes them."""

from __future__ import annotations

from jackin.commands.series import How
from tools.gangs_tables import MARK, PAGE, alone, cell


def test_a_cell_says_its_command_and_who_won():
    lines = cell(2, "greedy", 4, 7, How())
    assert lines[0] == "## Two gangs, by `greedy`"
    assert lines[2] == "`jackin gangs balance --players 2 --games 4 --seed 7 --bot greedy`"
    assert {"### Who wins", "### How games go"} <= set(lines)
    assert [line.split("|")[1].strip() for line in lines if line.startswith("| 1 |")] == ["1"]


def test_alone_every_level_has_a_row():
    rows = alone("greedy", 2, 7, How())[6:-1]
    assert [line.split("|")[1].strip() for line in rows] == ["easy", "normal", "hard", "nightmare"]
    assert all(line.split("|")[2].strip() == "2" for line in rows)


def test_the_page_has_a_place_for_them():
    assert PAGE.read_text("utf-8").count(MARK) == 1
