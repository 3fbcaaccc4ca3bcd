"""The handbook in the browser: read, searched in another language, with its exact rules; a rule beside the table; the
player aids on a page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_the_handbook_is_read_and_searched_in_any_language(visit: Visit):
    me = visit().opens("/rules")
    me.page.get_by_role("link", name="Handbook", exact=True).click()
    expect(me.page.get_by_role("heading", name="The two sides", level=1)).to_be_visible()
    me.page.get_by_role("link", name=re.compile("Runs$")).click()
    expect(me.page.get_by_role("heading", name="A run in one picture")).to_be_visible()
    expect(me.page.locator("figure li")).to_have_count(18)
    me.page.locator("figure").get_by_role("link", name="Encounter: break subroutines").click()
    expect(me.page.locator("#breaking.at")).to_be_in_viewport()
    me.page.locator("#breaking").get_by_role("button", name="subroutine", exact=True).focus()
    expect(me.page.get_by_role("tooltip")).to_contain_text("A line of ice with an arrow.")
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("tooltip")).to_have_count(0)
    me.page.get_by_label("Show the exact rules").check()
    expect(me.page.locator("#breaking .exact")).to_contain_text("BRK-1")
    me.page.get_by_label("Search the handbook").fill("corroder")
    expect(me.page.locator("mark").first).to_have_text("Corroder")
    expect(me.page.locator(".found .cards")).to_have_text("Corroder")
    me.page.get_by_label("Search the handbook").fill("ausstöpseln")
    me.page.locator(".found").get_by_role("link", name=re.compile("Jack out")).click()
    expect(me.page.locator("#jack-out.at")).to_be_in_viewport()
    me.fits()
    me.picks("DE")
    expect(me.page.locator("#jack-out.at")).to_contain_text("Ausstöpseln")
    me.picks("Gangs")
    expect(me.page.get_by_role("heading", name="Night City", level=1)).to_be_visible()


def test_all_charts_stand_on_one_page(visit: Visit):
    me = visit().opens("/handbook#netrunner/runs")
    me.page.get_by_role("link", name="All charts").click()
    expect(me.page.get_by_role("heading", name="All charts", level=1)).to_be_visible()
    expect(me.page.locator("figure")).to_have_count(5)
    me.page.get_by_role("link", name="A run in one picture").click()
    expect(me.page.locator("#run.at")).to_be_in_viewport()


def test_the_handbook_fits_a_phone(visit: Visit):
    me = visit(phone=True).opens("/handbook#firefight")
    expect(me.page.locator("#firefight.at")).to_be_in_viewport()
    me.fits()
    me.opens("/handbook#access")
    me.fits()


@pytest.mark.parametrize("side", ["runner", "corp", "gangs"])
def test_a_player_aid_fits_on_one_page(visit: Visit, side):
    me = visit().opens(f"/aid/{side}")
    expect(me.page.locator(".sheet section").first).to_be_visible()
    me.fits()
    pages = me.page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
    assert pages == 1
