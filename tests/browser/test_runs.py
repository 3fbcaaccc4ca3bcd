"""Runs: looked at before they are made, and made in a few clicks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from jackin import netrunner
from jackin.bots import agent
from jackin.kernel.journal import Journal
from jackin.netrunner.shown.preview import PreviewView, preview
from jackin.netrunner.words import RUNNER
from tests.browser.house import House
from tests.browser.kit import Person
from tests.server.kit import House as Tables

MOST_CLICKS = 4
# A run on a central server always ends with something to access.
SERVERS = ("hq", "rd")


@cache
def one_ice() -> tuple[Journal, PreviewView]:
    """A game between bots, up to an action of the Runner with one rezzed ice in the way that the rig can break."""
    for seed in range(30):
        journal = Journal.begin(netrunner.GAME, netrunner.setup("weyland", "criminal"), seed)
        bots = [agent("greedy", 1), agent("greedy", 2)]
        while (ask := journal.ask) is not None:
            if ask.seat == RUNNER and ask.kind == "action":
                for server in SERVERS:
                    seen = preview(journal.position, RUNNER, server, {})  # type: ignore[arg-type]
                    if seen and [row["breaks"] for row in seen["rows"]] == [True]:
                        return journal, seen
            view = journal.view(ask.seat)
            journal.answer(bots[ask.seat].choose(view, view["ask"]))
    raise AssertionError("no such game")


@pytest.fixture
def tables(house: House) -> Iterator[Tables]:
    with httpx.Client(base_url=house.address, timeout=30) as http:
        yield Tables(house.address, http)


def sits(visit: Any, tables: Tables, journal: Journal, **more: Any) -> Person:
    """Somebody goes on from this point against a bot, with the settings everybody begins with."""
    origin = {"journal": journal.encode(), "answers": len(journal.answers)}
    key = tables.table("bot", "greedy", origin=origin)["keys"][0]
    me: Person = visit(hurry=False, **more)
    me.context.add_init_script("localStorage.setItem('jackin.settings', '{}')")
    me.context.add_init_script(f"localStorage.setItem('jackin.keys', JSON.stringify([{json.dumps(key)}]))")
    me.opens(f"/table/{key['table']}")
    expect(me.page.locator(".dock[data-ready=true]")).to_be_visible()
    return me


def test_a_run_is_looked_at_with_its_price_and_can_be_left_again(visit, tables):
    journal, seen = one_ice()
    me = sits(visit, tables, journal)
    lane, panel = me.page.locator(f"[data-key='lane:{seen['server']}']"), me.page.locator("[data-preview]")
    lane.click()
    expect(panel).to_contain_text(f"−{seen['cost']}")
    expect(panel.locator("dd.left")).to_have_text(str(seen["left"]))
    panel.get_by_role("switch").click()
    expect(panel.locator("dd.left")).to_have_text(str(seen["has"] + seen["lent"] - seen["rows"][0]["toll"]))
    me.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(me.page.locator("[data-moment=turn]")).to_be_visible()


def test_a_run_through_one_ice_with_a_breaker_takes_at_most_four_clicks(visit, tables):
    journal, seen = one_ice()
    me = sits(visit, tables, journal)
    clicks = 2
    me.page.locator(f"[data-key='lane:{seen['server']}']").click()
    expect(me.page.locator("[data-preview] dd.left")).to_be_visible()
    me.page.locator(".dock [data-slot=act]").click()
    access = me.page.locator("[data-beat=accesses], [data-moment=access] .focus, .focus[data-moment=access]")
    asked = me.page.locator(".dock[data-ready=true] [data-slot=act]:not([aria-disabled=true])")
    while True:
        expect(access.or_(asked).first).to_be_visible()
        if access.count():
            break
        asked.click()
        clicks += 1
        assert clicks <= MOST_CLICKS
        expect(asked).to_have_count(0)
    assert clicks <= MOST_CLICKS
