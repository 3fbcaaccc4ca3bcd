"""The table at its sizes: nothing scrolls away, the report stands at its end, buttons stay readable."""

from __future__ import annotations

import json
from functools import cache

import pytest
from playwright.sync_api import expect

from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from tests.browser.conftest import Visit
from tests.browser.test_stage import DOOR, begin, game
from tests.server.kit import House as Tables

SIZES = ((1280, 720), (1440, 900), (1920, 1080), (820, 1180))
LAST_LINE = """() => {
  const box = document.querySelector('.logbox'), lines = box?.querySelectorAll('li')
  if (!lines?.length) return false
  const line = lines[lines.length - 1].getBoundingClientRect(), room = box.getBoundingClientRect()
  return line.height > 0 && line.bottom <= room.bottom + 1 && line.top >= room.top - 1
}"""
MOVED = "() => { const main = document.querySelector('main'); return [main.scrollTop, scrollY, scrollX] }"


@cache
def after_turns(turns: int) -> Journal:
    """A game of chance, up to an action of the Corp in that turn."""
    for seed in range(60):
        journal, dice = game(seed), Dice(seed)
        while (ask := journal.ask) is not None:
            if ask.seat == 0 and ask.kind == "action" and DOOR.moment(journal.position)[0] >= turns:
                return journal
            journal.answer(ask.values[dice.below(len(ask.values))])
    raise AssertionError("no such game")


def test_the_last_line_of_the_report_is_in_view_after_twenty_turns_at_every_size(visit: Visit, tables: Tables):
    corp, runner, key = begin(tables, after_turns(20))
    with corp, runner:
        me = visit()
        me.context.add_init_script(f"localStorage.setItem('jackin.keys', JSON.stringify([{json.dumps(key)}]))")
        me.opens(f"/table/{key['table']}")
        expect(me.page.locator(".dock")).to_be_visible()
        for n, (width, height) in enumerate((*SIZES, (390, 844), (844, 390))):
            me.resizes(width, height)
            if not me.page.locator(".logbox").count():
                me.page.locator(".tabs, .rail").get_by_role("button", name="Log").click()
            me.page.wait_for_function(LAST_LINE)
            if n == 0:
                last = me.page.locator(".logbox li").last
                before = last.inner_text()
                assert corp.my_turn()
                corp.answer("purge" if "purge" in corp.options else "draw")
                expect(last).not_to_have_text(before)
            me.page.wait_for_function(LAST_LINE)


def test_the_table_never_scrolls_away_when_the_focus_goes_through_the_hand(visit: Visit):
    me = visit().opens().chooses("Bot").plays()
    me.asked()
    for width, height in SIZES:
        me.resizes(width, height)
        for card in me.page.locator(".hand [data-key^='hand:']").all():
            card.focus()
        assert me.page.evaluate(MOVED) == [0, 0, 0], (width, height)


@pytest.mark.parametrize("css", ["footer .btn.primary"])
def test_the_primary_button_can_be_read_under_the_pointer(visit: Visit, css: str):
    me = visit().opens()
    button = me.page.locator(css)
    button.hover()
    colours = button.evaluate("(node) => [getComputedStyle(node).color, getComputedStyle(node).backgroundColor]")
    ink, ground = (brightness(colour) for colour in colours)
    assert abs(ink - ground) > 90, colours


def brightness(colour: str) -> float:
    """Of "rgb(1, 2, 3)" or "color(srgb 0.1 0.2 0.3)", from 0 to 255."""
    whole = 1 if colour.startswith("rgb") else 255
    numbers = colour[colour.index("(") + 1 :].replace("srgb", "").replace(",", " ").rstrip(")").split("/")[0].split()
    red, green, blue = (float(one) * whole for one in numbers[:3])
    return 0.3 * red + 0.59 * green + 0.11 * blue
