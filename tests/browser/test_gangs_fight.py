"""A Firefight in the browser: it waits, its ledger says it all, and casualties are picked at every size."""

from __future__ import annotations

import re

from playwright.sync_api import Page, TimeoutError, expect

from jackin import gangs
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from tests.browser.city import City, Gangster
from tests.browser.conftest import Visit

SIZES = ((1280, 720), (1440, 900), (1920, 1080), (390, 844), (844, 390), (820, 1180))
WAITING = """() => localStorage.setItem('jackin.settings', JSON.stringify({
  ...JSON.parse(localStorage.getItem('jackin.settings')), waits: 'harm' }))"""
# What the dock shows now: a step that waits, or a question.
DOCK = """() => {
  const text = (css) => document.querySelector(css)?.textContent.trim() ?? ''
  const ready = document.querySelector('.dock')?.dataset.ready === 'true'
  return { held: !!document.querySelector('[data-stage=go-on]'), ready, step: text('.steps .now'),
           says: text('.dock .says p'), mark: text('.dock .says p') + text('.caption em') }
}"""
GO_ON = "() => document.querySelector('[data-stage=go-on]')?.click()"
MOVED_ON = f"(mark) => {{ const now = ({DOCK})(); return now.ready || now.mark !== mark }}"


def clicks(me: Gangster, city: City, *keys: str) -> City:
    for key in keys:
        assert key in city.keys, f"{key} is not lit at “{city.prompt}”: {city.keys}"
        city = me.clicks(city, key)
    return city


def goes_on(page: Page, until: str = "never") -> list[dict[str, str]]:
    """Through all that waits, to the next question, or to what is said. A press that comes before a step could be
    read does not count."""
    told: list[dict[str, str]] = []
    for _ in range(200):
        now = page.evaluate(DOCK)
        if now["ready"] or (now["held"] and until in now["says"]):
            return [*told, now]
        if not now["held"]:
            page.wait_for_function(f"() => {{ const now = ({DOCK})(); return now.ready || now.held }}")
            continue
        if not told or told[-1]["mark"] != now["mark"]:
            told.append(now)
        page.evaluate(GO_ON)
        try:
            page.wait_for_function(MOVED_ON, arg=now["mark"], timeout=400)
        except TimeoutError:
            continue
    raise AssertionError(f"it never ends: {told[-3:]}")


def loses_a_fight(me: Gangster) -> list[dict[str, str]]:
    """A Solo and a Techie go to a rival's home, and the Solo starts a Firefight with the weakest card."""
    page = me.page
    city = clicks(me, me.waits(), "action:techies")
    techie = next(key for key in city.keys if key.startswith("unit:") and "techie" in key)
    city = clicks(me, city, techie, "space:heywood")
    while not city.prompt.startswith("Another action"):
        city = clicks(me, city, "slot:pass")
    city = clicks(me, city, "action:solos")
    box = (
        page.locator("[data-piece][aria-label$='Heywood']", has_text="Valentinos")
        .last.locator(".base")
        .bounding_box()
    )
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    city = me.waits(city.mark)
    expect(page.locator(".logbox")).to_contain_text(re.compile("Your Solo goes to .*Heywood"))
    while not city.prompt.startswith("Firefight in Heywood"):
        city = clicks(me, city, "slot:act" if city.prompt.startswith("Start") else "slot:pass")
    city = clicks(me, city, "combat:short-circuit")
    act = page.locator(".dock [data-slot=act]")
    expect(act).to_contain_text("Play Short Circuit")
    assert page.locator(".dock").get_attribute("data-ask") == city.ask, "a card is selected before it is played"
    act.click()
    return to_casualties(me)


def to_casualties(me: Gangster) -> list[dict[str, str]]:
    """Somebody may decide something after the reveal; the ledger stays, and the casualties come."""
    told = goes_on(me.page)
    city = me.waits()
    while not city.prompt.startswith("Casualties"):
        assert me.page.locator(".fight [data-party]").count() == 2, f"the ledger is gone at “{city.prompt}”"
        me.points(city.keys[0])
        me.page.wait_for_function(
            "(ask) => document.querySelector('.dock')?.dataset.ask !== ask", arg=city.ask, polling=50
        )
        told += goes_on(me.page)
        city = me.waits()
    return told


def test_a_firefight_waits_and_its_casualty_is_selected_and_confirmed(visit: Visit):
    me = Gangster(visit(), seed=1).begins("4")
    page = me.page
    me.waits()
    page.evaluate(WAITING)
    page.reload()
    told = loses_a_fight(me)
    assert [one["step"] for one in told][:1] == ["Reveal"], "the cards are looked at before anything else"
    compared = [one["says"] for one in told if one["step"] == "Compare"]
    assert any("highest Firepower" in says for says in compared), f"the comparison waits too: {told}"
    expect(page.locator(".logbox")).to_contain_text("highest Firepower")
    ledger = page.get_by_role("region", name="Firefight in Heywood")
    rows = ledger.locator("[data-party]")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Short Circuit")
    expect(rows.first).to_contain_text("you choose")
    picks_at_every_size(me)
    lost = page.locator(".choices .btn").first
    lost.click()
    expect(page.locator(".dock [data-slot=act]")).to_contain_text(re.compile("Lose: (Solo|Techie)"))
    page.locator(".dock [data-slot=act]").click()
    after = goes_on(page, until="is lost in")
    assert "is lost in" in after[-1]["says"], "the loss is told, and waits"
    expect(ledger.locator("[data-party]").first).to_contain_text(re.compile("lost: (Solo|Techie)"))
    expect(page.locator(".logbox")).to_contain_text(re.compile("Your (Solo|Techie) is lost in .*Heywood"))
    fights_on(me)
    page.get_by_role("button", name="Continue").click()
    expect(ledger).to_have_count(0)
    opens_again_from_the_log(me)


def fights_on(me: Gangster) -> None:
    """Whatever the others start meanwhile, to a question about something else; the last ledger stays."""
    goes_on(me.page)
    city = me.waits()
    while city.prompt.startswith(("Firefight", "Casualties")):
        me.points(city.keys[0])
        me.page.locator(".dock [data-slot=act]").click()
        me.page.wait_for_function("(ask) => document.querySelector('.dock')?.dataset.ask !== ask", arg=city.ask)
        goes_on(me.page)
        city = me.waits()


def opens_again_from_the_log(me: Gangster) -> None:
    """Its line in the log has the whole ledger: spoken in a sentence, and each row with its rule."""
    page = me.page
    line = page.locator(".logbox li", has_text="highest Firepower").filter(has_text="Valentinos").first
    line.get_by_role("button", name="Show the ledger").click()
    ledger = page.get_by_role("region", name="Firefight in Heywood")
    row = ledger.locator("[data-party]").first
    expect(row).to_have_attribute("aria-label", re.compile(r"^You \d: 0 Short Circuit.*\. Lost: (Solo|Techie)\.$"))
    row.get_by_role("link", name="FIRE-4").click()
    expect(page.get_by_role("dialog")).to_contain_text("FIRE-4")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(ledger).to_be_visible()
    ledger.get_by_role("button", name="Continue").click()
    expect(ledger).to_have_count(0)


def picks_at_every_size(me: Gangster) -> None:
    """In the panel and on the map; the button names what is selected."""
    page = me.page
    act = page.locator(".dock [data-slot=act]")
    for width, height in SIZES:
        me.person.resizes(width, height)
        rows = page.locator(".choices .btn")
        expect(rows).to_have_count(2)
        for row in rows.all():
            row.scroll_into_view_if_needed()
            expect(row).to_be_in_viewport(ratio=1)
        pieces = page.locator("svg.city [data-piece].legal")
        expect(pieces).to_have_count(2)
        for piece in pieces.all():
            box = piece.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= (32 if width < 640 else 24), (width, height)
            expect(piece).to_be_in_viewport(ratio=1)
            face = piece.locator(".base").bounding_box()
            assert face
            page.mouse.click(face["x"] + face["width"] / 2, face["y"] + face["height"] / 2)
            name = piece.get_attribute("aria-label") or ""
            expect(act).to_contain_text("Lose: Solo" if "Solo" in name else "Lose: Techie")
    page.keyboard.press("Escape")
    me.person.resizes(1440, 900)


def nearly_over(seed: int = 0) -> Journal:
    """A game of chance of two gangs, at the last question that the first of them is asked."""
    journal, dice, last = Journal.begin(gangs.GAME, gangs.setup(2), seed), Dice(seed), 0
    while (ask := journal.ask) is not None:
        if ask.seat == 0:
            last = len(journal.answers)
        journal.answer(ask.values[dice.below(len(ask.values))])
    return journal.branch(last)


def test_the_end_waits_on_the_table_and_then_its_page_comes(visit: Visit):
    me = Gangster(visit().deals(nearly_over())).begins("2")
    page = me.page
    me.waits()
    page.evaluate(WAITING)
    page.reload()
    while not page.locator("[data-beat=gangs-wins]").count():
        city = me.waits()
        me.points(me.dice.choice(city.keys))
        goes_on(page, until=" win")
    expect(page.locator("[data-beat=gangs-wins]")).to_be_in_viewport()
    expect(page.locator(".result")).to_have_count(0)
    goes_on_to_the_page(page)


def goes_on_to_the_page(page: Page) -> None:
    while page.locator("[data-stage=go-on]").count():
        page.evaluate(GO_ON)
    expect(page.locator(".result h2")).to_be_visible()
