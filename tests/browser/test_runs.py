"""Runs: looked at before they are made, and made in a few clicks."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import expect

from jackin import netrunner
from jackin.bots import agent
from jackin.kernel.journal import Journal
from jackin.locale import words
from jackin.netrunner.catalog import BY_SLUG
from jackin.netrunner.shown.plans import plans
from jackin.netrunner.shown.preview import GOING_ON, PreviewView, preview
from jackin.netrunner.words import AGENDA_TYPE, ASSET_TYPE, CORP, RUNNER
from tests.browser.kit import Person
from tests.server.kit import House as Tables

MOST_CLICKS = 4
# A run on a central server always ends with something to access.
SERVERS = ("hq", "rd")
SINGLE = (AGENDA_TYPE, ASSET_TYPE)


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


def sits(visit: Any, tables: Tables, journal: Journal, side: str = "runner") -> Person:
    """Somebody goes on from this point against a bot, with the settings everybody begins with."""
    origin = {"journal": journal.encode(), "answers": len(journal.answers)}
    key = tables.table("bot", "greedy", side, origin=origin)["keys"][0]
    me: Person = visit(hurry=False)
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
    saved = tables.get(f"/tables/{me.table}/journal", me.kept("keys")[0]["secret"]).json()
    passed_by_hand(journal, Journal.decode(netrunner.GAME, saved).answers, f"run {seen['server']}")


def passed_by_hand(before: Journal, answers: list[str], run: str) -> None:
    """The game has the answers of somebody who is asked everywhere, breaks the ice and lets the rest pass."""
    journal = before.branch(len(before.answers))
    wanted = [run]
    for value in answers[len(before.answers) :]:
        if (ask := journal.ask) is not None and ask.seat == RUNNER:
            state: Any = journal.position
            if not wanted and state.run.interacting and not state.run.broken:
                wanted += next(plan for plan in plans(state, RUNNER) if plan["kind"] == "break-all")["values"]
            if wanted:
                assert value == wanted.pop(0)
            elif ask.kind in ("window", "jack-out"):
                assert value in GOING_ON
        journal.answer(value)
    assert not wanted


def action_of(seat: int, wanted: Callable[[Any], bool]) -> Journal:
    """A game between bots, up to an action of a seat that sees what is wanted."""
    for seed in range(30):
        journal = Journal.begin(netrunner.GAME, netrunner.setup("weyland", "criminal"), seed)
        bots = [agent("greedy", 1), agent("greedy", 2)]
        while (ask := journal.ask) is not None:
            view = journal.view(ask.seat)
            if ask.seat == seat and ask.kind == "action" and wanted(view):
                return journal
            journal.answer(bots[ask.seat].choose(view, view["ask"]))
    raise AssertionError("no such game")


def type_of(slug: str) -> int:
    return BY_SLUG[slug].type


def in_archives(view: Any) -> int:
    return len(view["corp"]["archives"]) + int(view["corp"]["archives_facedown"])


def open_archives(view: Any) -> bool:
    """Several cards there, and no ice."""
    archives = next(server for server in view["servers"] if server["name"] == "archives")
    return in_archives(view) > 2 and not archives["ice"] and not archives["root"]


def crowded(view: Any) -> bool:
    """The Corp holds an agenda, and another one or an asset lies in its only remote server."""
    held = [
        card["card"] for server in view["servers"][3:] for card in server["root"] if type_of(card["card"]) in SINGLE
    ]
    agendas = [slug for slug in view["corp"]["hand"] if type_of(slug) == AGENDA_TYPE]
    return len(view["servers"]) == 4 and len(held) == 1 and len(agendas) > 0


def test_a_place_that_costs_a_card_says_so_before_it_is_chosen(visit, tables):
    journal = action_of(CORP, crowded)
    view, title = journal.view(CORP), words("en").title
    agenda = next(title(slug) for slug in view["corp"]["hand"] if type_of(slug) == AGENDA_TYPE)
    lost = next(title(card["card"]) for card in view["servers"][3]["root"] if type_of(card["card"]) in SINGLE)
    me = sits(visit, tables, journal, "corp")
    hand = me.hand()
    me.page.locator(".near .hand").get_by_role("button", name=agenda, exact=True).first.click()
    place = me.page.locator(".choices .btn", has_text=f"trashes {lost}")
    expect(place).to_be_visible()
    expect(me.page.locator(".lane .head .costly")).to_be_visible()
    me.button("Keep it in hand", exact=False).click()
    expect(place).to_have_count(0)
    assert me.hand() == hand


def test_the_cards_of_archives_are_seen_on_one_sheet_with_one_click(visit, tables):
    journal = action_of(RUNNER, open_archives)
    cards = in_archives(journal.view(RUNNER))
    me = sits(visit, tables, journal)
    me.page.locator("[data-key='lane:archives']").click()
    sheet = me.page.locator("[data-beat=accesses]")
    expect(sheet).to_contain_text(f"Archives: {cards} cards")
    expect(sheet.locator(".seen li")).to_have_count(cards)
    goes_on, turn = me.page.locator("[data-stage=go-on]"), me.page.locator("[data-moment=turn]")
    while True:
        expect(goes_on.or_(turn).first).to_be_visible()
        if turn.is_visible():
            return
        me.page.keyboard.press("Enter")
