"""The table of Gangs at its sizes and in long languages: nothing is cut or too small, all of it is in reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.city import Gangster
from tests.browser.conftest import Visit

SIZES = ((1280, 720), (1440, 900), (1920, 1080), (390, 844), (844, 390), (820, 1180))
# Words that stick out of what they are written on, and text that nobody can read. Maps are drawn, not written.
FAULTS = """() => {
  const found = []
  const seen = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility === 'visible'
  const own = (node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim())
  for (const node of document.querySelectorAll('main *')) {
    if (!seen(node) || node.closest('svg, .sr') || !own(node)) continue
    const size = parseFloat(getComputedStyle(node).fontSize)
    if (size > 0 && size < 12) found.push(`${size} px: ${node.innerText}`)
  }
  for (const node of document.querySelectorAll('.dock .btn, .tabs button, .purse div, .slotrow em, .strip label')) {
    if (seen(node) && node.scrollWidth > node.clientWidth + 1) found.push(`cut: ${node.innerText}`)
  }
  const dock = document.querySelector('.dock').getBoundingClientRect()
  if (dock.bottom > innerHeight + 1 || dock.right > innerWidth + 1) found.push('the dock is out of sight')
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) found.push(`${wide} pixels wide on a screen of ${innerWidth}`)
  return found
}"""


@pytest.mark.parametrize("language", ["en-GB", "de", "pl"])
def test_nothing_is_cut_or_too_small(visit: Visit, language: str):
    me = Gangster(visit(), seed=7).begins("4")
    me.waits()
    tongue = language.partition("-")[0]
    me.page.evaluate(
        "(lang) => localStorage.setItem('jackin.settings',"
        " JSON.stringify({ ...JSON.parse(localStorage.getItem('jackin.settings')), language: lang }))",
        tongue,
    )
    me.page.reload()
    me.waits()
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        expect(me.page.locator("svg.city")).to_be_visible()
        assert me.page.evaluate(FAULTS) == [], (language, width, height)


def test_a_tablet_upright_has_rivals_story_and_log_one_tap_away(visit: Visit):
    me = Gangster(visit(viewport={"width": 820, "height": 1180}), seed=7).begins("4")
    me.waits()
    for tab, shows in (("Others", ".rivals .g"), ("Story", ".story"), ("Log", ".logbox li")):
        me.page.locator(".tabs").get_by_role("button", name=tab).click()
        expect(me.page.locator(shows).last).to_be_in_viewport()
    expect(me.page.locator("svg.net")).to_be_in_viewport()


def test_the_steps_of_the_others_stay_under_the_map_and_play_again(visit: Visit):
    me = Gangster(visit(), seed=7).begins("4")
    city = me.waits()
    pieces = me.page.evaluate("[...document.querySelectorAll('[data-piece]')].map((one) => one.ariaLabel)")
    assert pieces
    districts = ("Watson", "Westbrook", "City Center", "Heywood", "Pacifica", "Santo Domingo")
    assert [label for label in pieces if not label.endswith(districts)] == [], "each says where it stands"
    strip = me.page.locator(".strip")
    for _ in range(12):
        if strip.locator(".segment").count():
            break
        city = me.clicks(city, me.dice.choice(city.keys))
    expect(strip.locator(".segment").first).to_be_visible()
    me.person.picks("Step")
    strip.locator("[data-strip=play]").click()
    expect(me.page.locator("[data-stage=go-on]")).to_be_visible()
    ground = me.page.locator("[data-stage=go-on]").evaluate("(node) => getComputedStyle(node).backgroundColor")
    assert ground == me.page.evaluate(
        "(() => { const one = document.createElement('i'); one.style.color = 'var(--fg-1)';"
        " document.body.append(one); return getComputedStyle(one).color })()"
    ), "looking is white"
    expect(me.person.button("To my turn")).to_be_visible()
