"""Neutral Corp cards in the Genesis cycle: a beast of many kinds."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import interacts, usable
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table
from tests.rule import rule

BREAKERS = {"sentry": "mimic", "code-gate": "yog-0", "barrier": "corroder"}


def beast(kind: str) -> Table:
    t = table(
        corp=corp(hq_server=server(ice=["chimera"])),
        runner=runner(credits=20, rig=[*BREAKERS.values(), "test-corp-idler"]),
    )
    t.runner.runs("hq")
    t.corp.rezzes("chimera").does(kind)
    return interacts(t)


@rule("SUBT-2")
@pytest.mark.parametrize("kind", list(BREAKERS))
def test_chimera_is_what_the_corp_chose_and_nothing_else(kind):
    t = beast(kind)
    assert [name for name, slug in BREAKERS.items() if usable(t.runner, slug)] == [kind]
    assert kind in t.runner.view["servers"][0]["ice"][0]["subtypes"]
    t.runner.passes()
    t.settles()
    assert "run-ended" in t.log()


def test_chimera_is_of_its_kind_in_every_run_of_the_turn():
    t = beast("barrier")
    t.runner.passes()
    t.runner.runs("hq")
    assert usable(interacts(t).runner, "corroder")


@rule("REZ-6")
def test_chimera_is_derezzed_when_any_turn_ends_and_chooses_anew():
    t = beast("barrier")
    t.runner.passes()
    t.ends_turn()
    assert not t.is_rezzed("chimera")
    t.ends_turn()
    t.runner.runs("hq")
    t.corp.rezzes("chimera").does("sentry")
    t = interacts(t)
    assert (usable(t.runner, "corroder"), usable(t.runner, "mimic")) == (False, True)


def test_a_chimera_that_stood_rezzed_in_the_corps_turn_is_derezzed_at_its_end():
    t = table("corp", corp(hq_server=server(ice=[rezzed("chimera")])))
    t.ends_turn()
    assert not t.is_rezzed("chimera")


def test_what_draco_was_given_when_rezzed_stays_and_a_new_rez_gives_more():
    """AMB-18."""
    t = table(
        corp=corp(credits=9, rd_server=server(ice=[rezzed("draco", power=2)]), hq=["hedge-fund"]),
        runner=runner(grip=["emergency-shutdown"], credits=9),
    )
    t.runner.runs("hq").plays("emergency-shutdown")
    assert (t.is_rezzed("draco"), t.counter("draco", "power")) == (False, 2)
    t.runner.runs("rd")
    t.corp.rezzes("draco").says(3)
    assert (t.counter("draco", "power"), t.strength("draco")) == (5, 5)
