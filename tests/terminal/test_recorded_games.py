"""Games in the terminal, line by line as they were recorded: somebody who answers by chance, asks about everything
and takes back, at terminals of several widths."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from jackin import gangs, netrunner
from jackin.bots import agent
from jackin.gangs.content.read import builtin
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.locale import words
from jackin.terminal.gangs import GangsFace
from jackin.terminal.netrunner import NetrunnerFace
from jackin.terminal.table import Table, numbers
from tests.recorded import as_recorded

EN = words("en")
WIDTHS = (60, 80, 120, 170)
LINES = 45
NETRUNNER = ("l", "p", "h", "w", "r run-2", "r", "u", "", "?", "? no such card", "99")
GANGS = (*NETRUNNER, "? hideout", "? watson", "? net", "? maelstrom", "? crusher", "? tutorial")
CORE = [("jinteki", "shaper"), ("nbn", "criminal"), ("weyland", "anarch"), ("haas-bioroid", "criminal")]
AUTOMAS = [{"corp": {"pack": "exa", "level": "hard"}}, {"runner": {"pack": "runner"}}]
TABLES = [
    {"gangs": 4}, {"gangs": 2, "story": "blackout"}, {"gangs": 3, "story": "blackout"}, {"alone": True},
]  # fmt: skip


class Sitting:
    """One seat of a game, and a hand that types by chance."""

    def __init__(self, journal, face, seat, n, asides):
        self.dice = Dice(n)
        self.asides = asides
        self.left = LINES
        self.out = StringIO()
        console = Console(
            file=self.out, width=WIDTHS[n % len(WIDTHS)], force_terminal=n % 2 == 0, color_system="standard",
            highlight=False, _environ={},
        )  # fmt: skip
        bots = {other: agent("random", other, journal.game.name) for other in range(4) if other != seat}
        self.table = Table(journal, seat, bots, face, console, self.read, explains=n % 3 == 0)

    def read(self):
        self.left -= 1
        if self.left < 0:
            raise EOFError
        if self.dice.below(4) == 0:
            return self.asides[self.dice.below(len(self.asides))]
        ask = self.table.journal.ask
        if ask is None:
            return "w"
        typed = numbers(self.table.view["ask"])
        return typed[self.dice.below(len(typed))] if self.dice.below(3) else self.about()

    def about(self):
        """The text of a card that may be seen, by its handle or its name."""
        view = self.table.view
        named = [card["id"] for server in view.get("servers", []) for card in (*server["ice"], *server["root"])]
        named += [card["id"].removeprefix("#") for card in view.get("runner", {}).get("rig", [])]
        mine = view.get(view["seat"]) if isinstance(view["seat"], str) else None
        named += [slug[:6] for slug in (mine or {}).get("hand", [])]
        return f"?{named[self.dice.below(len(named))]}" if named else "? watson"

    def told(self):
        self.table.play()
        return self.out.getvalue().split("\n")


def under_way(game, setup, seed, steps):
    """A game that chance has led some way."""
    journal, dice = Journal.begin(game, setup, seed), Dice(seed)
    while journal.ask is not None and len(journal.answers) < steps:
        journal.answer(journal.ask.values[dice.below(len(journal.ask.values))])
    return journal


@pytest.mark.parametrize("n", range(8))
def test_netrunner_in_the_terminal(n):
    journal = under_way(netrunner.GAME, netrunner.setup(*CORE[n % len(CORE)]), n, 70 * (n // 2))
    as_recorded(__file__, {f"netrunner {n}": Sitting(journal, NetrunnerFace(EN), n % 2, n, NETRUNNER).told()})


@pytest.mark.parametrize("n", range(2))
def test_an_automa_in_the_terminal(n):
    journal = under_way(netrunner.GAME, netrunner.setup(CORE[n][0], CORE[n][1], automa=AUTOMAS[n]), n, 30)
    as_recorded(__file__, {f"automa {n}": Sitting(journal, NetrunnerFace(EN), 1 - n, n, NETRUNNER).told()})


@pytest.mark.parametrize("n", range(8))
def test_gangs_in_the_terminal(n):
    journal = under_way(gangs.GAME, gangs.setup(first=0, **TABLES[n % len(TABLES)]), n, 60 * (n // 2))
    face = GangsFace(EN, builtin("house").data)
    as_recorded(__file__, {f"gangs {n}": Sitting(journal, face, 0, n, GANGS).told()})
