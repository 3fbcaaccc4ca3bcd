"""docs/questions.md: every kind of question is there, with every field that its answers have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from jackin import gangs, netrunner
from jackin.gangs.shown import AskKind as GangsKind
from jackin.kernel.game import Game, Json
from jackin.kernel.rng import Dice
from jackin.netrunner.decks.shelf import names
from jackin.netrunner.shown.options import AskKind as NetrunnerKind

PAGE = (Path(__file__).parents[2] / "docs/questions.md").read_text("utf-8")
ALWAYS = {"value", "verb", "price"}
CODE = re.compile(r"`([a-z_-]+)`")
KINDS = {"Netrunner": NetrunnerKind, "Gangs of Night City": GangsKind}


def rows(game: str) -> dict[str, list[str]]:
    """The table's rows by kind."""
    table = PAGE.split(f"## {game}\n")[1].split("\n## ")[0]
    found = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| `")]
    return {kind: row for row in found for kind in CODE.findall(row[0])}


def questions(game: Game, setups: list[Json]) -> Iterator[Json]:
    for n, setup in enumerate(setups):
        s, dice = game.new(setup, n), Dice(n)
        while s.ask is not None:
            yield game.sight(s, s.ask.seat)["ask"]
            game.answer(s, s.ask.values[dice.below(len(s.ask.values))])


def played(game: str) -> Iterator[Json]:
    if game == "Netrunner":
        pairs = list(zip(names("corp"), names("runner"), strict=False))[::4]
        yield from questions(netrunner.GAME, [netrunner.setup(*pair) for pair in pairs])
    else:
        setups = [gangs.setup(4), gangs.setup(3), gangs.setup(alone=True)]
        yield from questions(gangs.GAME, setups)


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_question_is_on_the_page(game):
    assert rows(game).keys() == set(get_args(KINDS[game]))


@pytest.mark.parametrize("game", KINDS)
def test_a_question_has_the_fields_that_the_page_names(game):
    page = rows(game)
    for ask in played(game):
        row: list[Any] = page[ask["kind"]]
        said = set(CODE.findall(" ".join(row)))
        assert ask["n"] == 0 or row[2].strip(), ask["kind"]
        about = {name for name in ask if name not in ("seat", "gang", "kind", "n", "options") and ask[name]}
        assert about <= (said if game != "Netrunner" else {"card"} if row[3].strip() else set()), ask["kind"]
        for option in ask["options"]:
            assert option.keys() - ALWAYS <= said, (ask["kind"], option)
            assert option["verb"] in said or "a verb for each way" in row[4], (ask["kind"], option)
