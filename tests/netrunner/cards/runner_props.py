"""A card printed for the tests of the Runner's cards, and the positions that many of those tests begin with."""

from __future__ import annotations

from typing import Any

from jackin.netrunner.dsl import card, gain, new_card, paid
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table

NOISE = "noise-hacker-extraordinaire"

new_card("test-runner-fidget", side="runner", type="resource", cost=0)
card("test-runner-fidget", paid=[paid([], gain(0))])  # so that every window asks the Runner


def meets(ice: str, *rig: Any, credits: int = 20, identity: str = NOISE, **more: Any) -> Table:
    """The Runner is in the encounter with this ice, which protects an empty HQ alone."""
    t = table(
        runner=runner(rig=[*rig, "test-runner-fidget"], credits=credits, identity=identity, **more),
        corp=corp(hq_server=server(ice=[rezzed(ice)]), credits=0),
    )
    t.runner.runs("hq")
    while not t.run.interacting:
        assert t.let_pass()
    return t


def usable(t: Table, slug: str, ability: int = 0) -> bool:
    return t.runner.can(f"use {t.runner.id(slug)} {ability}")


def accessed(t: Table) -> list[object]:
    return [said["card"] for said in t.says("accesses", "runner")]
