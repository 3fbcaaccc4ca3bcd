"""A person at the table can follow it: what lies where, what passed, who is there, and what was said."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from jackin import netrunner
from jackin.kernel.journal import Journal
from jackin.locale import words
from jackin.netrunner.words import CORP
from tests.browser.kit import MOST_WEIGHT, Person
from tests.browser.players import first
from tests.browser.test_sizes import LAST_LINE, after_turns
from tests.browser.test_stage import begin, game
from tests.browser.test_windows import LINGERS
from tests.server.kit import House as Tables
from tests.server.kit import settle_all

KATE: dict[str, Any] = {"identity": "kate-mac-mccaffrey-digital-tinker", "credits": 9, "stack": ["diesel"] * 9}
HAAS: dict[str, Any] = {"identity": "haas-bioroid-engineering-the-future", "credits": 9, "rd": ["hedge-fund"] * 9}
ICY = {"hq": {"ice": ["enigma"]}}
# What is there for a moment only is written down.
NOTE_TOASTS = """() => {
  window.toasts = []
  const look = () => document.querySelectorAll('.toast span').forEach((one) => window.toasts.push(one.innerText))
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""
# What the table says is kept back while the page holds its ears shut.
DEAF = """window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => window.unheard ? window.unheard.push(() => hear(event)) : hear(event)
  }
}"""
HEARS_AGAIN = "() => { const all = window.unheard; window.unheard = null; all.forEach((hear) => hear()) }"
ONLY_PASS = "Nothing can be done here but to go on."


def at(turn: str, corp: dict[str, Any], runner: dict[str, Any], clicks: int | None = None) -> Journal:
    position = netrunner.position(corp={**HAAS, **corp}, runner={**KATE, **runner}, turn=turn, clicks=clicks)
    return Journal.begin(netrunner.GAME, position, seed=1)


def comes(visit: Any, key: dict[str, str], script: str = "") -> Person:
    """Somebody with a key comes to a table; what happens there is drawn at once."""
    me: Person = visit()
    me.context.add_init_script(script)
    me.context.add_init_script(LINGERS)
    me.context.add_init_script(f"localStorage.setItem('jackin.keys', JSON.stringify([{json.dumps(key)}]))")
    me.opens(f"/table/{key['table']}")
    expect(me.page.locator(".dock")).to_be_visible()
    return me


def sits(visit: Any, tables: Tables, journal: Journal, side: str = "runner") -> Person:
    """They go on from this point against a bot."""
    origin = {"journal": journal.encode(), "answers": len(journal.answers)}
    me = comes(visit, tables.table("bot", "random", side, origin=origin)["keys"][0])
    expect(me.page.locator(".dock[data-ready=true]")).to_be_visible()
    return me


def log(page: Page) -> Any:
    return page.locator(".logbox li")


def test_the_zoom_of_a_card_goes_away_with_it(visit, tables):
    me = sits(visit, tables, at("runner", {}, {"grip": ["sure-gamble"]}))
    card, zoom = me.page.locator("[data-key='hand:0']"), me.page.locator(".reading")
    card.hover()
    expect(zoom).to_be_visible()
    card.click()
    expect(log(me.page).filter(has_text="Sure Gamble").first).to_be_visible()
    expect(card).to_have_count(0)
    expect(zoom).to_have_count(0)
    assert me.weighs() < MOST_WEIGHT


def test_what_is_set_aside_lies_in_sight(visit, tables):
    """Accelerated Beta Test looks at three cards: each is there to be read until it has its place."""
    test = {"root": [{"card": "accelerated-beta-test", "advancement": 3}]}
    looked_at = ["ice-wall", "enigma", "hedge-fund"]
    me = sits(visit, tables, beta(test, looked_at), "corp")
    aside = me.page.get_by_role("region", name="Set aside")
    me.presses("Yes")
    for slug in looked_at:
        expect(aside.get_by_role("button", name=words("en").title(slug))).to_be_visible()


def beta(remote: dict[str, Any], top: list[str]) -> Journal:
    journal = at("corp", {"rd": [*top, *HAAS["rd"]], "servers": {"remote-1": remote}}, {})
    for value in ("credit", "score #3"):
        journal.answer(value)
    return journal


def test_an_event_lies_in_sight_as_long_as_it_is_played(visit, tables):
    """Inside Job runs, and the Corp is asked about its ice meanwhile."""
    journal = at("runner", {"servers": ICY}, {"grip": ["inside-job"]})
    for value in ("play inside-job", "run hq"):
        journal.answer(value)
    while journal.ask is not None and journal.ask.seat != CORP:
        journal.answer(journal.ask.values[-1])
    me = sits(visit, tables, journal, "corp")
    expect(me.page.get_by_role("region", name="Being played")).to_contain_text("Inside Job")


def test_the_token_dragged_to_a_server_runs_there_at_once(visit, tables):
    me = sits(visit, tables, at("runner", {"servers": ICY}, {}))
    lane = me.page.locator("section.lane[data-drop=hq]")
    me.page.locator("[data-verb=run]").drag_to(lane, steps=20)
    expect(log(me.page).filter(has_text="You run on HQ.")).to_be_visible()


def test_one_run_stops_everywhere_and_the_next_as_usual(visit, tables):
    me = sits(visit, tables, at("runner", {"servers": ICY}, {"rig": ["gordian-blade"]}))
    preview, dock = me.page.locator("[data-preview]"), me.page.locator(".dock")
    me.page.locator("[data-key='lane:hq']").click()
    me.ticks(preview.get_by_role("radio", name="Always"))
    me.page.locator(".dock [data-slot=act]").click()
    expect(me.page.locator(".wire [aria-current=step] button")).to_have_accessible_name(re.compile("Ice approached"))
    expect(me.page.locator(".dock[data-ready=true]")).to_be_visible()
    me.plays_on(first, until=lambda look: look.moment == "turn" and look.ready)
    me.page.locator("[data-key='lane:hq']").click()
    expect(preview.get_by_role("radio", name="When it matters")).to_be_checked()
    expect(dock.get_by_role("radio", name="When it matters")).to_be_checked()


def test_there_is_a_way_back_to_a_window_that_passed_by_itself(visit, tables):
    """The Corp has a facedown card, so it is asked in windows of the other turn, and is not stopped there."""
    remote = {"remote-1": {"root": ["priority-requisition"]}}
    me = sits(visit, tables, at("corp", {"servers": remote}, {}, clicks=1), "corp")
    look = me.after(lambda: me.page.locator("[data-verb=credit]").click())
    assert look.moment == "turn"
    note = me.page.locator(".passed")
    expect(note).to_contain_text("Passed by itself")
    me.after(note.get_by_role("button", name="Back to it").click, look)
    expect(me.page.get_by_text(ONLY_PASS)).to_be_visible()
    expect(note).to_have_count(0)
    look = me.after(lambda: me.page.locator(".dock [data-slot=pass]").click())
    assert look.moment == "turn"


def test_whoever_asks_to_take_back_is_told_the_answer(visit, tables):
    corp, runner, key = begin(tables, game(1))
    with corp, runner:
        for wire in (corp, runner):
            assert wire.my_turn()
            wire.answer("keep")
        settle_all((corp, runner))
        me = comes(visit, key)
        me.page.evaluate(NOTE_TOASTS)
        me.presses("Undo")
        me.sees("Asked. Waiting for the answer.")
        corp.wait("offered")
        corp.send("consent", offer="take-back", yes=False)
        me.page.wait_for_function("() => window.toasts.includes('Declined.')")
        expect(me.page.get_by_text("Asked. Waiting for the answer.")).to_have_count(0)


def test_an_answer_that_comes_too_late_is_told_once_and_the_table_goes_on(visit, tables):
    """Somebody sits at two screens, and has answered at the other one already."""
    corp, runner, key = begin(tables, game(1))
    with corp, runner:
        assert corp.my_turn()
        corp.answer("keep")
        me = comes(visit, key, DEAF)
        me.asked()
        me.page.evaluate(NOTE_TOASTS)
        me.page.evaluate("window.unheard = []")
        assert runner.my_turn()
        runner.answer("keep")
        settle_all((corp, runner))
        me.page.locator(".dock [data-slot=act]").click()
        me.page.wait_for_function("() => window.unheard.length > 1")
        me.page.evaluate(HEARS_AGAIN)
        me.page.wait_for_function("() => window.toasts.includes('That was no longer possible.')")
        assert corp.my_turn()
        corp.answer("credit")
        expect(log(me.page).filter(has_text="for a credit")).to_be_visible()


def test_an_opponent_who_is_gone_is_named_with_what_may_be_done_and_when(visit, tables):
    corp, runner, key = begin(tables, game(1))
    with runner:
        with corp:
            me = comes(visit, key)
        me.sees(re.compile(r"Second lost the line"))
        me.sees(re.compile(r"After 2 minutes you may let a bot play on"))


def test_the_chat_takes_the_keys_and_the_table_none_of_them(visit, tables):
    corp, runner, key = begin(tables, game(1))
    with corp, runner:
        me = comes(visit, key)
        me.page.keyboard.press("c")
        field = me.page.get_by_label("Say something")
        expect(field).to_be_focused()
        me.page.keyboard.type("hj u1")
        expect(field).to_have_value("hj u1")
        me.page.keyboard.press("Enter")
        assert corp.wait("chat")["text"] == "hj u1"


def test_spectators_read_of_both_players_by_name_and_never_of_themselves(visit, tables):
    corp, runner, key = begin(tables, game(1))
    with corp, runner:
        friend = visit().opens(f"/table/{key['table']}")
        friend.sees("You are watching")
        assert corp.my_turn()
        corp.answer("keep")
        expect(log(friend.page).filter(has_text="Second keeps the starting hand").first).to_be_visible()
        assert friend.page.locator(".logbox").get_by_text("You ").count() == 0


def test_lines_that_come_while_one_reads_further_up_are_counted_and_a_click_goes_to_them(visit, tables):
    corp, runner, key = begin(tables, after_turns(6))
    with corp, runner:
        me = comes(visit, key)
        expect(log(me.page).nth(30)).to_be_attached()
        me.page.locator(".logbox").evaluate("(node) => { node.scrollTop = -300 }")
        assert corp.my_turn()
        corp.answer("credit")
        news = me.page.locator(".logbox .news")
        expect(news).to_contain_text("new line")
        news.click()
        expect(news).to_have_count(0)
        me.page.wait_for_function(LAST_LINE)
