"""What those who read cards make of them where `greedy` goes by what it was told."""

from __future__ import annotations

from jackin.bots.greedy import Greedy
from jackin.bots.greedy.manner import GREEDY
from jackin.bots.greedy.runner import hunter
from jackin.bots.greedy.runs import jinteki
from jackin.bots.greedy.sight import Sight
from jackin.kernel.game import Json
from jackin.netrunner.game import GAME
from jackin.netrunner.words import CORP, RUNNER
from tests.netrunner.scenario import Table, corp, runner, server, table, unrezzed

READS = GREEDY.changed({"reads": 1.0})


def rated(t: Table, seat: int = RUNNER) -> dict[str, float]:
    view: Json = GAME.view(t.state, seat)
    worths = Greedy(1, READS).rated(view, view["ask"])
    assert worths is not None
    return {str(option["value"]): worth for option, worth in zip(view["ask"]["options"], worths, strict=True)}


def test_who_is_feared_is_read_off_the_faction():
    grndl, harmony = [
        Sight(GAME.view(table(corp=corp(identity=slug)).state, RUNNER), manner=READS)
        for slug in ("grndl-power-unleashed", "harmony-medtech-biomedical-pioneer")
    ]
    assert (hunter(grndl), jinteki(grndl), hunter(harmony), jinteki(harmony)) == (True, False, False, True)
    assert not hunter(Sight(grndl.view))


def test_cards_that_access_more_are_read():
    interface = runner(rig=["rd-interface"], credits=5)
    assert rated(table(runner=interface))["run rd"] > rated(table(runner=runner(credits=5)))["run rd"] + 2


def test_a_central_of_which_more_is_accessed_needs_more_ice():
    mine = corp(hq=["enigma"], credits=9, hq_server=server(ice=[unrezzed("enigma")]))
    usual, pressed = [rated(table("corp", mine, runner(rig=rig)), CORP) for rig in ([], ["rd-interface"])]
    assert pressed["install enigma"] > usual["install enigma"]


def test_an_event_that_runs_is_as_good_as_the_run():
    t = table(corp=corp(remote_1=server(root=[unrezzed("nisei-mk-ii", advancement=3)])),
              runner=runner(grip=["dirty-laundry", "legwork"], credits=5))  # fmt: skip
    found = rated(t)
    assert found["play dirty-laundry"] > found["run remote-1"]
    assert found["play legwork"] < found["run remote-1"]
