"""Who owns the box types it in: a content set and a pack, one mistake made and mended, and both are played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.city import Gangster
from tests.browser.conftest import PHONE, Visit
from tests.browser.kit import Person
from tests.browser.players import Runner
from tests.browser.test_access import check

SIZES = ((1280, 720), (1440, 900), (1920, 1080), (390, 844), (844, 390))


def begins(me: Person, kind: str, name: str, model: str) -> None:
    me.opens("/workshop")
    me.picks(kind)
    me.page.get_by_label("Name", exact=True).fill(name)
    me.page.get_by_label("Begin from").select_option(model)
    me.presses("Begin")
    expect(me.page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def opens(me: Person, deck: str, card: str = "") -> None:
    me.page.locator(f"[data-deck={deck}]").click()
    if card:
        me.page.get_by_role("navigation", name="Decks").get_by_role("button", name=card).click()


def puts(me: Person, field: str, typed: str) -> None:
    """A word, found by typing a part of it: all with the keyboard."""
    me.page.locator(".form").get_by_role("button", name=re.compile(f"^{field}: ")).last.press("Enter")
    box = me.page.get_by_role("combobox", name=field)
    box.fill(typed)
    box.press("Enter")


def kept(me: Person) -> None:
    expect(me.page.locator(".bar .state")).to_have_text("kept")


def fits_everywhere(me: Person) -> None:
    for width, height in SIZES:
        me.resizes(width, height)
        me.fits()
    me.resizes(1440, 900)


def test_a_set_is_typed_in_with_a_mistake_that_is_mended_and_played_to_the_end(visit: Visit):
    me = visit(bypass_csp=True)
    begins(me, "Content set of Gangs", "My box", "house")
    page, form = me.page, me.page.locator(".form")

    opens(me, "upgrades")
    me.presses("Add a card")
    page.get_by_label("Title").fill("Grudge Launcher")
    puts(me, "Kind", "weap")
    form.get_by_role("group", name="Firepower").get_by_role("textbox").fill("2")
    form.get_by_role("button", name="condition", exact=True).click()
    puts(me, "condition", "you lost a unit")
    me.presses("Ability", exact=True)
    form.get_by_role("button", name="Add: Ability").click()
    puts(me, "Ability 1", "Casualties")
    puts(me, "effect 1", "somebody loses")
    kept(me)
    face = page.get_by_role("region", name="How it reads")
    expect(face.locator("h3", has_text="Grudge Launcher")).to_be_visible()

    mistakes = page.get_by_role("region", name="Mistakes")
    expect(mistakes.get_by_text("one mistake")).to_be_visible()
    expect(page).to_have_title(re.compile(r"^\(1\) My box"))
    expect(me.button("Play with it")).to_have_attribute("aria-disabled", "true")
    opens(me, "gangs")
    mistakes.get_by_role("button", name=re.compile("Grudge Launcher · Ability · 1 · effect · 1")).click()
    expect(form.get_by_role("button", name=re.compile("^effect 1: "))).to_be_focused()
    puts(me, "who", "rival of your")
    expect(mistakes.get_by_text("it can be played")).to_be_visible()
    expect(face.locator(".text")).to_have_text("Casualties: a rival of your choice: lose one more unit.")
    expect(page.get_by_text("1 of 23")).to_be_visible()
    check(me)
    fits_everywhere(me)

    opens(me, "edgerunners", "Rogue")
    me.presses("Duplicate")
    page.get_by_label("Title").fill("Rogue's Sister")
    me.presses("Delete")
    me.presses("Delete this card?")
    me.presses("Undo")
    expect(page.get_by_role("heading", name="Rogue's Sister")).to_be_visible()

    opens(me, "setup")
    form.get_by_role("group", name="Street Cred to reach").get_by_role("textbox").fill("5")
    me.presses("Rounds (0: no limit)")
    form.get_by_role("group", name="Rounds (0: no limit)").get_by_role("textbox").fill("3")
    kept(me)
    area = page.get_by_role("textbox", name="setup.toml")
    expect(area).to_have_value(re.compile(r"goal = 5\n"))
    area.fill(area.input_value().replace("rounds = 3", "rounds = 2"))
    me.presses("Read this text")
    expect(form.get_by_role("group", name="Rounds (0: no limit)").get_by_role("textbox")).to_have_value("2")

    with page.expect_download() as coming:
        page.get_by_role("link", name="Export").click()
    me.presses("Import")
    sheet = page.get_by_role("dialog", name="Import")
    sheet.locator("input[type=file]").first.set_input_files(
        coming.value.path().rename(str(coming.value.path()) + ".zip")
    )
    expect(sheet.get_by_text("Nothing would change")).to_be_visible()
    me.presses("Leave it")

    me.presses("Rename or delete")
    page.get_by_role("dialog").get_by_label("Name").fill("My big box")
    me.presses("Rename")
    expect(page).to_have_url(re.compile("/workshop/gangs/my-big-box$"))
    expect(page.get_by_role("heading", name="My big box")).to_be_visible()
    me.presses("Play with it")
    expect(page.get_by_label("Content")).to_have_value("my-big-box")
    table = Gangster(me)
    me.chooses("2").plays()
    expect(page.get_by_text("My big box")).to_be_visible()
    assert table.plays().over


def test_a_pack_is_typed_in_and_its_card_is_played(visit: Visit):
    me = visit()
    begins(me, "Automa pack", "My Dash", "dash")
    page, form = me.page, me.page.locator(".form")
    page.get_by_label("Title").fill("Over the Wall")
    puts(me, "Clicks left over", "refill")
    kept(me)
    mistakes = page.get_by_role("region", name="Mistakes")
    expect(mistakes.get_by_text("a Corp card ends in credit or behaviour")).to_be_visible()
    mistakes.get_by_role("button", name="Over the Wall · Clicks left over").click()
    expect(form.get_by_role("button", name=re.compile("^Clicks left over: "))).to_be_focused()
    puts(me, "Clicks left over", "gain credits")
    expect(mistakes.get_by_text("it can be played")).to_be_visible()
    face = page.get_by_role("region", name="How it reads")
    expect(face.get_by_role("heading", name="Over the Wall")).to_be_visible()
    fits_everywhere(me)
    while (others := page.locator(".decks ol button:not(.add)")).count() > 1:
        left = others.count()
        others.nth(1).click()
        me.presses("Delete")
        me.presses("Delete this card?")
        expect(others).to_have_count(left - 1)
    kept(me)
    me.presses("Play with it")
    expect(page.get_by_role("radio", name="My Dash")).to_be_checked()
    me.plays()
    me.plays_on(Runner(), until=lambda look: page.locator(".automa header b", has_text="Over the Wall").count() > 0)
    me.presses("Table menu")
    me.presses("Concede")
    me.presses("You lose the game. Again?")
    me.sees("by concession")


@pytest.mark.parametrize("phone", [False, True])
def test_where_others_reach_the_server_the_workshop_says_why_it_is_closed(visit: Visit, phone: bool):
    me = visit(viewport=PHONE) if phone else visit()
    closed = {"open": False, "folder": "", "works": [], "models": {}}
    me.page.route("**/api/workshop", lambda route: route.fulfill(json=closed))
    me.opens("/workshop")
    me.sees("The workshop is closed here")
    me.fits()
