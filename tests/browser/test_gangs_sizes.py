"""The table of Gangs at its sizes and in long languages: nothing is cut or too small, all of it is in reach."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from jackin import gangs
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from tests.browser.city import Gangster
from tests.browser.conftest import Visit
from tests.browser.test_gangs_fight import nearly_over
from tests.browser.test_sizes import FAULTS as WHOLE

SIZES = ((1280, 720), (1440, 900), (1920, 1080), (390, 844), (844, 390), (820, 1180))
# Words that stick out of what they are written on, and text that nobody can read.
FAULTS = """() => {
  const found = []
  const seen = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility === 'visible'
  const own = (node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim())
  for (const node of document.querySelectorAll('main *')) {
    if (!seen(node) || node.closest('svg, .sr') || !own(node)) continue
    const size = parseFloat(getComputedStyle(node).fontSize)
    if (size > 0 && size < 12) found.push(`${size} px: ${node.innerText}`)
  }
  const tight = '.dock .btn, .tabs button, .purse div, .slotrow em, .strip label, .stock .caps'
  for (const node of document.querySelectorAll(tight)) {
    if (seen(node) && node.scrollWidth > node.clientWidth + 1) found.push(`cut: ${node.innerText}`)
  }
  for (const node of document.querySelectorAll('svg.city .label text, svg.net text')) {
    const size = parseFloat(getComputedStyle(node).fontSize) * Math.abs(node.getScreenCTM().d)
    if (seen(node) && size < 11.9) found.push(`${size} px on the map: ${node.textContent}`)
  }
  const dock = document.querySelector('.dock').getBoundingClientRect()
  if (dock.bottom > innerHeight + 1 || dock.right > innerWidth + 1) found.push('the dock is out of sight')
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) found.push(`${wide} pixels wide on a screen of ${innerWidth}`)
  return found
}"""


EARLIER = "(number) => Number(document.querySelector('.caption em')?.textContent) <= number"
BESIDE = """() => {
  const [aid, mine, dock] = ['div.aid', 'div.mine', '.dock'].map((css) =>
    document.querySelector(css).getBoundingClientRect())
  return aid.bottom <= mine.top + 1 && aid.right <= dock.left + 1
}"""


LANGUAGES = ("en", "de", "pl", "es")
SPEAKS = """([language, more]) => localStorage.setItem('jackin.settings', JSON.stringify(
  { ...JSON.parse(localStorage.getItem('jackin.settings')), language, ...more }))"""
STEP_BY_STEP = {"gangsSpeed": "step", "waits": "harm"}
# The end page has no dock: its words are within what they are written on, and nothing leads out sideways.
END_FAULTS = """() => {
  const found = []
  for (const node of document.querySelectorAll('.result *')) {
    const own = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim())
    if (!own || !node.getClientRects().length || node.closest('.sr')) continue
    const drawn = node.closest('svg'), scale = drawn ? Math.abs(node.getScreenCTM?.()?.d ?? 1) : 1
    const size = parseFloat(getComputedStyle(node).fontSize) * scale
    if (size < 11.9) found.push(`${size} px: ${node.textContent}`)
    const tight = node.matches('.btn') && node.scrollWidth > node.clientWidth + 1
    if (tight) found.push(`cut: ${node.innerText}`)
    const box = node.getBoundingClientRect()
    if (box.right > innerWidth + 1 || box.left < -1) found.push(`out of sight: ${node.textContent}`)
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide')
  return found
}"""


@cache
def asked(kind: str, seats: int = 4, late: int = 0) -> Journal:
    """A game of chance, where the first gang is asked that, after so many answers."""
    for seed in range(60):
        journal, dice = Journal.begin(gangs.GAME, gangs.setup(seats), seed), Dice(seed)
        while (ask := journal.ask) is not None:
            if ask.seat == 0 and ask.kind == kind and len(ask.values) > 1 and len(journal.answers) >= late:
                return journal
            journal.answer(ask.values[dice.below(len(ask.values))])
    raise AssertionError(f"nobody is asked about {kind}")


def speaks(me: Gangster, language: str, **more: str) -> None:
    me.page.evaluate(SPEAKS, [language, more])
    me.page.reload()


def is_whole(me: Gangster, at: object) -> None:
    """At every size: no word is cut or too small, nothing is out of reach."""
    found: dict[tuple[int, int], list[str]] = {}
    for width, height in SIZES:
        me.person.resizes(width, height)
        expect(me.page.locator("svg.city")).to_be_visible()
        if faults := me.page.evaluate(FAULTS) + me.page.evaluate(WHOLE):
            found[width, height] = faults
    me.person.resizes(1440, 900)
    assert not found, (at, found)


@pytest.mark.parametrize("kind", ["turn", "move", "techies", "netrun", "combat-card", "casualty"])
def test_nothing_is_cut_or_too_small_at_a_question(visit: Visit, kind: str):
    me = Gangster(visit().deals(asked(kind, late=60))).begins("4")
    for language in LANGUAGES:
        speaks(me, language)
        me.waits()
        is_whole(me, (kind, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_while_the_stage_shows_dice_and_a_firefight(visit: Visit, language: str):
    me = Gangster(visit().deals(asked("space"))).begins("4")
    speaks(me, language, **STEP_BY_STEP)
    me.clicks_on("slot:pass")
    waits_to_be_read(me, "[data-beat=gangs-rolls] .roll")
    is_whole(me, ("dice", language))
    me.person.deals(asked("combat-card"))
    me.person.opens()
    fights(me, language)


def fights(me: Gangster, language: str) -> None:
    """Each step of a Firefight, as it waits to be read: the cards, the comparison, losses, Street Cred."""
    me.page.evaluate(SPEAKS, ["en", STEP_BY_STEP])
    me.begins("4")
    speaks(me, language, **STEP_BY_STEP)
    city = me.waits()
    me.points(next(key for key in city.keys if key.startswith("combat:")))
    me.clicks_on("slot:act")
    for step in range(2):
        waits_to_be_read(me, ".fight [data-party]")
        is_whole(me, ("Firefight", step, language))
        me.page.keyboard.press("Enter")


def waits_to_be_read(me: Gangster, what: str) -> None:
    expect(me.page.locator("[data-stage=go-on]")).to_be_visible()
    expect(me.page.locator(what).first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_at_the_end(visit: Visit, language: str):
    me = Gangster(visit().deals(nearly_over())).begins("2")
    speaks(me, language)
    city = me.waits()
    while not city.over:
        city = me.clicks(city, me.dice.choice(city.keys))
    for width, height in SIZES:
        me.person.resizes(width, height)
        expect(me.page.locator(".result h2")).to_be_visible()
        assert me.page.evaluate(END_FAULTS) == [], (language, width, height)


def test_cards_that_are_looked_at_are_whole_at_every_size(visit: Visit):
    me = Gangster(visit(), seed=7).begins("4")
    city = me.clicks(me.clicks(me.waits(), "action:upgrade"), "pay eurodollars 0")
    assert city.prompt.startswith("Which Combat Upgrade")
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        cards = me.page.locator(".choices .cc")
        expect(cards).to_have_count(2)
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=1)
        assert me.page.evaluate(WHOLE) == [], (width, height)
        hand = me.page.locator(".mine .combat .cc").last
        if width >= 1024:
            expect(hand).to_be_in_viewport(ratio=1)


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
        if strip.locator(".segment:not([data-gang=voodoo-boys])").count():
            break
        city = me.clicks(city, me.dice.choice(city.keys))
    expect(strip.locator(".segment").first).to_be_visible()
    told = strip.locator(".segment").count()
    me.clicks(city, city.keys[0])
    assert strip.locator(".segment").count() >= told, "a decision leaves the last round in sight"
    points_at_a_step(me.page)
    me.person.picks("Step")
    strip.locator("[data-strip=play]").click()
    expect(me.page.locator("[data-stage=go-on]")).to_be_visible()
    ground = me.page.locator("[data-stage=go-on]").evaluate("(node) => getComputedStyle(node).backgroundColor")
    assert ground == me.page.evaluate(
        "(() => { const one = document.createElement('i'); one.style.color = 'var(--fg-1)';"
        " document.body.append(one); return getComputedStyle(one).color })()"
    ), "looking is white"
    expect(me.page.locator("[data-stage=skip]")).to_have_text(re.compile("^(To my turn|Your turn: . actions?)$"))
    to_a_path(me.page)
    expect(me.page.locator(".dock .says")).to_contain_text(re.compile("Your turn is next( but [12])?[.]"))
    lists_the_steps_on_a_phone(me.page)
    expect(me.page.locator("[data-path].now .way")).to_have_count(1)
    number = int(me.page.locator(".caption em").inner_text())
    me.person.presses("Again")
    me.page.wait_for_function(EARLIER, arg=number)
    if me.page.locator("[data-strip=first]").is_enabled():
        me.page.locator("[data-strip=first]").click()
    me.page.wait_for_function(EARLIER, arg=number)
    expect(me.page.locator(".segment .now")).to_have_count(1)


def points_at_a_step(page: Page) -> None:
    """Whoever points at a step sees it on the map, and nothing plays."""
    step = page.locator(".segment button").last
    step.hover()
    expect(page.locator(".caption .said")).to_have_text(step.get_attribute("aria-label") or "")
    expect(page.locator(".caption em")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".caption em")).to_have_count(0)
    assert page.locator("[data-stage]").count() == 0


def lists_the_steps_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    now = page.locator(".beats [aria-current=step]")
    expect(now).to_be_in_viewport(ratio=1)
    expect(now).to_contain_text(page.locator(".caption .said").inner_text())
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".beats")).to_have_count(0)


def to_a_path(page: Page) -> None:
    """Step by step, until somebody goes somewhere. A press that comes before a step could be read does not count."""
    number = page.locator(".caption em")
    for _ in range(200):
        if page.locator("[data-path].now .way").count():
            return
        was = number.inner_text()
        page.locator("[data-stage=go-on]").click()
        try:
            expect(number).not_to_have_text(was, timeout=400)
        except AssertionError:
            continue
    raise AssertionError("nobody goes anywhere")


def test_the_player_aid_leaves_dock_and_dashboard_in_sight(visit: Visit):
    me = Gangster(visit(), seed=7).begins("4")
    me.waits()
    me.page.keyboard.press("a")
    aid = me.page.get_by_role("region", name="Player aid")
    expect(aid).to_contain_text("25 Street Cred begin the end.")
    assert me.page.evaluate(BESIDE), "it lies over seats and map only"
    me.page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
    me.person.resizes(390, 844)
    me.person.presses("Player aid")
    me.person.picks("Firefight")
    expect(aid).to_contain_text("Compare")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
