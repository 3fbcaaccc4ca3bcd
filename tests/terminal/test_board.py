"""The board shows what a seat may see, and fits the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from jackin import netrunner
from jackin.kernel.rng import Dice
from jackin.locale import words
from jackin.terminal.board import board
from tests.netrunner.scenario import corp, rezzed, runner, server, table, unrezzed

EN = words("en")


def drawn(view, width=80):
    console = Console(width=width, record=True, file=StringIO(), highlight=False)
    console.print(board(view, EN, width))
    return console.export_text()


def mid_run():
    t = table(
        runner=runner(rig=["corroder", "armitage-codebusting"], grip=["diesel", "diesel"], credits=7, tags=2),
        corp=corp(
            hq=["snare"],
            credits=4,
            bad_publicity=1,
            hq_server=server(ice=[rezzed("ice-wall", advancement=2), unrezzed("archer")]),
            remote_1=server(root=[unrezzed("project-junebug", advancement=1)]),
        ),
    )
    t.runner.runs("hq")
    t.corp.passes()
    t.settles()
    return t


def test_the_runner_sees_the_board_without_what_is_hidden():
    shown = drawn(mid_run().runner.view)
    for text in (
        "HQ",
        "R&D",
        "Archives",
        "Server 1",
        "Ice Wall",
        "2▲",
        "Corroder",
        "7¢",
        "2 tags",
        "1 bad publicity",
    ):
        assert text in shown
    assert "2× Diesel" in shown
    for secret in ("Archer", "Junebug", "Snare"):
        assert secret not in shown


def test_the_corp_sees_its_own_facedown_cards_but_not_the_grip():
    shown = drawn(mid_run().corp.view)
    assert "▨ Archer" in shown
    assert "Project" in shown
    assert "Snare" in shown
    assert "Diesel" not in shown


def test_a_spectator_sees_neither_hand():
    shown = drawn(netrunner.GAME.view(mid_run().state, -1))
    assert not any(secret in shown for secret in ("Diesel", "Snare", "Archer"))


def test_the_line_of_time_tells_the_run_and_the_ice_that_is_met():
    t = table(
        runner=runner(rig=["corroder"]), corp=corp(hq_server=server(ice=[rezzed("ice-wall")]), hq=["hedge-fund"])
    )
    t.runner.runs("hq")
    shown = drawn(t.runner.view)
    assert "Runner, turn 1 › action › run on HQ › encounter: break subroutines" in shown
    assert "▶ Ice Wall" in shown


@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_no_line_is_wider_than_the_terminal(width):
    for seed in range(3):
        s = netrunner.GAME.new(netrunner.setup("nbn", "criminal"), seed)
        dice = Dice(seed)
        while s.ask is not None:
            if dice.below(60) == 0:
                for seat in (0, 1, -1):
                    shown = drawn(netrunner.GAME.view(s, seat), width)
                    assert max(len(line) for line in shown.split("\n")) <= width
            netrunner.GAME.answer(s, s.ask.options[dice.below(len(s.ask.options))])
