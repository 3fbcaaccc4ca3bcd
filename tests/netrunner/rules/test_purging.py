"""Counters (CTR) and purging (PURGE)."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner.dsl import card, new_card
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.pools import purge
from jackin.netrunner.state import State
from tests.netrunner.scenario import Table, corp, hosted, rezzed, runner, server, table
from tests.rule import rule


class Purge(Effect):
    def do(self, s: State, f: Frame) -> None:
        purge(s)


new_card("test-purge-purger", side="corp", type="operation", cost=0)
card("test-purge-purger", play=Purge())


def infected() -> Table:
    return table(
        "corp",
        corp=corp(
            hq=["test-purge-purger"],
            hq_server=server(ice=[rezzed("wall-of-static", virus=1), rezzed("data-raven", power=2)]),
            scored=[rezzed("nisei-mk-ii", agenda=1)],
        ),
        runner=runner(rig=[hosted("parasite", "wall-of-static", virus=1), rezzed("medium", virus=3, power=1)]),
    )


@rule("PURGE-1")
def test_purging_removes_every_virus_counter_from_every_card_and_nothing_else():
    t = infected()
    t.corp.does("purge")
    assert [t.counter(slug, "virus") for slug in ("parasite", "medium", "wall-of-static")] == [0, 0, 0]
    assert (t.counter("data-raven", "power"), t.counter("medium", "power"), t.counter("nisei-mk-ii", "agenda")) == (
        2,
        1,
        1,
    )
    assert t.where("parasite") == "rig"


@rule("PURGE-2")
def test_the_corp_may_purge_even_if_there_is_nothing_to_purge():
    t = table("corp")
    assert t.corp.can("purge")
    t.corp.does("purge")
    assert t.state.active == 1  # it has cost all three clicks
    t = table("corp", clicks=2)
    assert not t.corp.can("purge")


@rule("PURGE-2")
def test_a_card_effect_can_purge_too():
    t = infected()
    t.corp.plays("test-purge-purger")
    assert (t.counter("parasite", "virus"), t.counter("medium", "virus"), t.corp.clicks) == (0, 0, 2)


@rule("CTR-1")
def test_a_counter_does_nothing_that_no_card_says():
    plain = table(corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])), runner=runner(rig=["corroder"]))
    full = table(
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static", virus=5, power=5, agenda=5)])),
        runner=runner(rig=[rezzed("corroder", virus=5, power=5, agenda=5)]),
    )
    for t in (plain, full):
        assert (t.strength("wall-of-static"), t.strength("corroder")) == (3, 2)
        assert (t.corp.points, t.runner.memory) == (0, (1, 4))
    assert plain.options == full.options


@rule("CTR-1")
def test_counters_go_to_the_bank_when_their_card_leaves():
    t = table(
        "corp",
        corp=corp(hq=["wall-of-static"], hq_server=server(ice=[rezzed("ice-wall", power=2, virus=1, agenda=1)])),
    )
    wall = t.card("ice-wall")
    t.corp.installs("wall-of-static", at="hq").trashes_first("ice-wall")
    assert [t.state.counter(wall, kind) for kind in range(8)] == [0] * 8
