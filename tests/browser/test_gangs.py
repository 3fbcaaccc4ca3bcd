"""Gangs of Night City, played in the browser to the end by clicking what is lit."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.city import City, Gangster
from tests.browser.conftest import Visit
from tests.browser.kit import MOST_WEIGHT

FOCUS = """() => {
  const at = document.activeElement
  return at.matches('[data-key].legal, .choices .btn') ? (at.dataset.option ?? at.dataset.key) : ''
}"""
SIZES = ((1280, 720), (1440, 900), (1920, 1080), (390, 844), (844, 390), (820, 1180))


def test_a_game_of_four_seats_with_bots_to_the_end(visit: Visit):
    me = Gangster(visit()).begins("4", goal=12)
    expect(me.page.get_by_text("House content")).to_be_visible()
    expect(me.page.locator(".seats .g")).to_have_count(3)
    end = me.plays()
    assert end.over
    assert len(set(me.asked)) > 5
    assert not me.faults
    tells_the_end(me)
    me.person.presses("Watch the replay")
    me.page.wait_for_url("**/replay/*")
    expect(me.page.locator("svg.city")).to_be_visible()
    expect(me.page.locator(".mine .combat")).to_be_visible()


def tells_the_end(me: Gangster) -> None:
    """Who won and why, Street Cred by source and by round, and where it turned: at every size."""
    page = me.page
    expect(page.locator(".result h2")).to_have_text(re.compile("Night City"))
    bars = page.get_by_role("region", name="Street Cred by source").locator("li")
    expect(bars).to_have_count(4)
    rounds = page.get_by_role("region", name="By source and round")
    expect(rounds.locator("li")).not_to_have_count(0)
    for bar in bars.all():
        said = [part.inner_text().rsplit(maxsplit=1) for part in bar.locator(".bar i").all()]
        assert sum(int(n) for *_, n in said) == int(bar.locator("em").inner_text()), "the parts are the whole"
        rounds.get_by_role("combobox").select_option(label=bar.locator("b").inner_text())
        columns = [int(part.inner_text()) for part in rounds.locator("li i").all()]
        gained = sum(int(n) for *name, n in said if int(n) > 0 and name != ["at the start:"])
        assert sum(columns) == gained, "round by round it is the same Street Cred"
    turned = page.get_by_role("region", name="Where it turned").get_by_role("link", name="show").first
    for width, height in SIZES:
        me.person.resizes(width, height)
        expect(me.person.button("Rematch")).to_be_in_viewport()
        expect(me.person.button("Watch the replay")).to_be_in_viewport()
        turned.scroll_into_view_if_needed()
        expect(turned).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.person.resizes(1440, 900)
    turned.click()
    page.wait_for_url("**/replay/*#*")
    point = page.url.partition("#")[2]
    assert int(point) > 0
    expect(page.get_by_role("slider", name="Replay")).to_have_value(point)
    page.go_back()
    expect(me.person.button("Watch the replay")).to_be_visible()


def test_a_game_alone_against_johnny_to_the_end(visit: Visit):
    me = Gangster(visit(), seed=3).begins("Alone", "The Long Blackout", goal=10)
    expect(me.page.get_by_role("region", name="Johnny Silverhand")).to_be_visible()
    expect(me.page.get_by_text("Rival gang")).to_be_visible()
    end = me.plays()
    assert end.over
    expect(me.page.get_by_role("region", name="Street Cred by source").locator("li")).to_have_count(3)


def test_two_at_one_screen_have_a_cover_between_them(visit: Visit):
    me = Gangster(visit(), seed=2)
    me.person.opens().chooses("Gangs of Night City", "2")
    me.page.get_by_role("combobox", name="Seat 2").select_option("At this screen")
    me.person.plays()
    expect(me.page.locator("main.cover")).to_be_visible()
    assert me.page.locator(".combat").count() == 0
    while me.waits().cover:
        me.person.presses("Open my side")
    first = me.page.locator(".mine .head b").inner_text()
    me.plays(most=25)
    report = me.page.locator("main.cover h1, .mine .head b").first.inner_text()
    assert first
    assert report


def test_a_phone_has_all_of_it(visit: Visit):
    me = Gangster(visit(phone=True), seed=5).begins("4")
    me.waits()
    me.person.fits()
    expect(me.page.locator(".top .turn")).to_have_text("Your turn")
    expect(me.page.locator("header.top")).to_contain_text("Round 1")
    for tab in ("Markets", "Net", "Others", "Log", "Gang"):
        me.person.presses(tab)
        me.person.fits()
    me.person.presses("Gang")
    city = me.plays(most=30)
    assert city.over or len(me.asked) == 30
    assert not me.faults
    me.person.fits()


def tabs_to(me: Gangster, city: City, wanted: str = "") -> None:
    """The focus comes back to the choices after an answer: Tab goes through them and through nothing else."""
    for _ in range(len(city.keys)):
        me.page.keyboard.press("Tab")
        at = me.page.evaluate(FOCUS)
        assert at, f"Tab left the choices: {city.keys}"
        if at.startswith(wanted):
            return
    raise AssertionError(f"Tab never comes to {wanted}")


def test_the_keyboard_alone_plays_turns(visit: Visit):
    me = Gangster(visit()).begins("4")
    page = me.page
    city = me.waits()
    page.keyboard.press("Space")
    assert page.locator(".dock").get_attribute("data-ask") == city.ask, "Space never takes all discs back"
    undo, reclaim = (page.locator(f".dock [data-slot={slot}] use").get_attribute("href") for slot in ("back", "pass"))
    assert (undo, reclaim) == ("#i-undo", "#i-reclaim")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.key") == "action:solos"
    page.keyboard.press("Enter")
    city = me.waits(city.mark)
    assert city.prompt.startswith("Move")
    assert "unit:voodoo-boys-solo-1" not in city.keys, "the only one is in hand"
    tabs_to(me, city, "space:")
    where = page.evaluate("document.activeElement.getAttribute('aria-label')")
    tally = page.evaluate("document.activeElement.querySelector('desc')?.textContent ?? ''")
    page.keyboard.press("Enter")
    expect(page.locator(".logbox")).to_contain_text(
        re.compile(f"Solo goes to .*{re.escape(where.split(' in ')[-1])}")
    )
    assert "Rewards" in tally or " in " in where
    city = me.waits(city.mark)
    for _ in range(12):
        acts = "slot:act" in city.keys
        passes = "slot:pass" in city.keys and "reclaim" not in city.keys
        if not (passes or acts):
            tabs_to(me, city)
        page.keyboard.press("Space" if passes else "Enter")
        city = me.waits(city.mark)
    page.keyboard.press("u")
    me.waits(city.mark)


def test_a_take_back_and_a_reload_leave_the_same_table(visit: Visit):
    me = Gangster(visit()).begins("3")
    city = me.waits()
    before = me.page.locator(".purse").inner_text()
    city = me.clicks(city, "action:hideout")
    city = me.clicks(city, next(key for key in city.keys if key.startswith("space:")))
    assert me.page.locator(".purse").inner_text() != before
    for _ in range(2):
        me.person.presses("Undo")
        city = me.waits(city.mark)
    expect(me.page.locator(".purse")).to_have_text(before, use_inner_text=True)
    me.page.reload()
    me.waits()
    expect(me.page.locator(".purse")).to_have_text(before, use_inner_text=True)
    assert me.person.weighs() < MOST_WEIGHT


def test_friends_join_by_link_and_others_watch(visit: Visit):
    host = Gangster(visit())
    host.person.opens().chooses("Gangs of Night City", "2")
    host.page.get_by_role("combobox", name="Seat 2").select_option("A friend, by link")
    host.person.plays()
    host.person.sees(re.compile("Send this link"))
    friend = Gangster(visit(), seed=4)
    friend.person.opens(f"/table/{host.person.table}")
    friend.person.presses("Sit down")
    expect(friend.page.locator("svg.city")).to_be_visible()
    expect(host.page.locator("svg.city")).to_be_visible()
    watcher = visit().opens(f"/table/{host.person.table}")
    expect(watcher.page.locator("svg.city")).to_be_visible()
    expect(watcher.page.get_by_text("You are watching").first).to_be_visible()
    assert watcher.page.locator("[data-key].legal").count() == 0
