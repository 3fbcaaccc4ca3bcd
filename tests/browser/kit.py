"""A person at a browser: chooses on the start page, and plays by clicking what is lit."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as Waited

from jackin.kernel.journal import Journal

PATIENCE = 120_000
GLANCE = 50
"""Milliseconds between two looks at the table: one in each frame would keep a core busy with looking."""
# Cards of a hand may lie over each other: a thumb taps where its own is in sight.
EDGE: Position = {"x": 20, "y": 40}
expect.set_options(timeout=PATIENCE)

# What stands lit on the table, each with a selector that a click can find again.
LOOK = """() => {
  const seen = (node) => { const box = node.getBoundingClientRect(); return box.width > 0 && box.height > 0 }
  const dock = document.querySelector('.dock')
  const kinds = {
    menu: '.card-menu [data-value]', sheet: 'dialog button[data-key].legal', choice: '.choices .btn',
    price: '.subs .price', act: '.dock [data-slot=act]', pass: '.dock [data-slot=pass]',
    card: 'main button[data-key].legal, main button[data-key]:not([aria-disabled]):has(.legal)',
    lane: 'main button.legal-box[data-key^="lane:"], main button.new', root: 'main button.rootbar.legal-box',
    basic: '.basic .grid .btn.legal', way: '.basic .ways .btn', pile: 'main button.legal-box[data-anchor]',
    rig: '.rig .here', stage: '.stage header .legal', strip: '.servers .legal',
  }
  const lit = []
  for (const [kind, css] of Object.entries(kinds)) {
    document.querySelectorAll(css).forEach((node, nth) => {
      if (!seen(node) || node.getAttribute('aria-disabled') === 'true') return
      const lane = node.closest('section.lane')
      lit.push({
        kind, css, nth, text: (node.getAttribute('aria-label') || node.innerText).trim(),
        key: node.dataset.key ?? node.dataset.verb ?? node.dataset.value ?? '',
        ice: lane ? lane.querySelectorAll('.ice li').length : 0,
      })
    })
  }
  return {
    lit, ask: dock?.dataset.ask ?? '', ready: dock?.dataset.ready === 'true',
    moment: document.querySelector('[data-moment]')?.dataset.moment ?? '',
    near: document.querySelector('.table .near.corp') ? 'corp' : 'runner',
    over: !!document.querySelector('.result'), cover: document.querySelector('main.cover')?.innerText ?? '',
    picked: document.querySelectorAll('[aria-pressed=true][data-key]').length,
    prompt: document.querySelector('.dock .ask p, .sheet .ask')?.innerText ?? '',
    clicks: document.querySelector('.near .clicks')?.ariaLabel ?? '',
    slots: [...document.querySelectorAll('.dock [data-slot]')].map((node) => node.innerText).join('|'),
  }
}"""
MARK = "(now) => JSON.stringify([now.ask, now.picked, now.slots, now.lit.length, now.over, now.cover])"
CHANGED = f"""(before) => {{
  const now = ({LOOK})()
  return (now.over || now.cover || now.ready) && ({MARK})(now) !== before && now
}}"""
# A table waits a little before a new question can be answered. Here such pauses are short; the wait has its own test.
# A press is never a long one, and a question asked by a click stays, however long a busy machine takes to answer it.
HURRY = """(() => {
  const wait = window.setTimeout
  const patience = (ms) => {
    const by = window.event?.type
    if (by === 'pointerdown' || (by === 'click' && ms > 3000)) return ms * 100
    return ms > 3000 ? ms : ms / 20
  }
  window.setTimeout = (what, ms, ...more) => wait(what, patience(ms ?? 0), ...more)
})()"""
# What happens is drawn at once and waits for nobody; the stage has its own tests.
AT_ONCE = """
const kept = JSON.parse(localStorage.getItem('jackin.settings') ?? '{}')
const quick = { speed: 'once', gangsSpeed: 'once', waits: 'never', ...kept }
localStorage.setItem('jackin.settings', JSON.stringify(quick))
"""
# Chance falls the same way in every run: a table that nobody else joins is dealt from a seed of the story. Another
# number (JACKIN_STORY=7) tells the same stories with other cards. A story may bring the position it begins in.
STORY = int(os.environ.get("JACKIN_STORY", "1"))
SAME_CHANCE = """(() => {
  let seed = STORY * 1000
  const fetched = window.fetch
  const alone = (wish) => wish.opponent?.kind !== 'person' && !wish.seats?.some((seat) => seat.kind === 'open')
  window.fetch = (where, init) => {
    if (where !== '/api/tables' || init?.method !== 'POST') return fetched(where, init)
    const wish = JSON.parse(init.body)
    if (window.begins) wish.origin = window.begins
    else if (alone(wish) && !wish.origin) wish.seed ??= seed++
    return fetched(where, { ...init, body: JSON.stringify(wish) })
  }
})()""".replace("STORY", str(STORY))


WEIGHT = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => /[.](js|css)$/.test(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
MOST_WEIGHT = 250_000


@dataclass(frozen=True)
class Lit:
    """Something on the table that shines because it can be clicked now."""

    kind: str
    css: str
    nth: int
    text: str
    key: str
    ice: int = 0


@dataclass(frozen=True)
class Look:
    """The table as a person sees it."""

    lit: tuple[Lit, ...]
    ask: str
    ready: bool
    moment: str
    near: str
    over: bool
    cover: str
    picked: int
    prompt: str
    clicks: str
    slots: str

    @classmethod
    def of(cls, found: dict[str, Any]) -> Look:
        return cls(**{**found, "lit": tuple(Lit(**one) for one in found["lit"])})

    def all(self, kind: str) -> list[Lit]:
        return [one for one in self.lit if one.kind == kind]

    def one(self, kind: str, key: str = "") -> Lit | None:
        return next((one for one in self.all(kind) if not key or one.key == key), None)


Policy = Callable[[Look], Lit]


class Stuck(AssertionError):
    pass


class Person:
    """One browser context with one page. Errors of the page are kept, and fail the test that has them."""

    def __init__(self, context: BrowserContext, address: str, touches: bool = False) -> None:
        self.context = context
        self.touches = touches
        self.address = address
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        context.add_init_script(SAME_CHANCE)
        self.page = context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"{error.name}: {error.message}\n{error.stack}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def forgives(self, *patterns: str) -> None:
        """What the test itself breaks may be complained about: a line that is cut, a server that is dead."""
        self.forgiven.extend(patterns)

    def complaints(self) -> list[str]:
        return [one for one in self.troubles if not any(re.search(known, one) for known in self.forgiven)]

    def deals(self, journal: Journal) -> Person:
        """The tables that are made from the start page begin here, in the middle of a game."""
        origin = {"journal": journal.encode(), "answers": len(journal.answers)}
        self.context.add_init_script(f"window.begins = {json.dumps(origin)}")
        return self

    # Pages

    def opens(self, path: str = "/") -> Person:
        self.page.goto(self.address + path)
        return self

    def button(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def presses(self, name: str, exact: bool = True) -> None:
        self.button(name, exact).first.click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def fits(self) -> None:
        """Nothing sticks out sideways, as soon as all is drawn."""
        self.page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth", polling=GLANCE)

    def resizes(self, width: int, height: int) -> None:
        """The second frame after it is drawn for the new size."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def weighs(self) -> int:
        """The bytes of scripts and styles that this page fetched, as they came over the line."""
        return int(self.page.evaluate(WEIGHT))

    def kept(self, name: str) -> Any:
        return self.page.evaluate("(name) => JSON.parse(localStorage.getItem(name) ?? 'null')", f"jackin.{name}")

    # The start page

    def picks(self, name: str) -> None:
        """A choice of the start page, wherever it stands."""
        self.ticks(self.page.get_by_role("radio", name=name, exact=True).first)

    def ticks(self, radio: Locator) -> None:
        """Press what is seen of it: its label, if it has one. A press waits until that lies still."""
        if not radio.is_checked():
            radio.locator("xpath=(ancestor::label | self::*)[1]").click()
        expect(radio).to_be_checked()

    def chooses(self, *names: str) -> Person:
        for name in names:
            self.picks(name)
        return self

    def plays(self) -> Person:
        self.page.locator("footer .btn.primary").click()
        self.page.wait_for_url("**/table/*")
        return self

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    # The table

    def look(self) -> Look:
        return Look.of(self.page.evaluate(LOOK))

    def asked(self) -> Look:
        """Wait until this person is to decide, or the game is over."""
        return self._changed(None)

    def becomes_asked(self, within: int) -> bool:
        """Whether this person is to decide within so many milliseconds."""
        try:
            self.page.wait_for_function(CHANGED, arg="", timeout=within, polling=GLANCE)
        except Waited:
            return False
        return True

    def place(self, lit: Lit) -> Locator:
        return self.page.locator(lit.css).nth(lit.nth)

    def click(self, lit: Lit) -> None:
        """Click it, and wait until that has changed something; the next decision may be another's."""
        before = signature(self.look())
        self.touch(lit)
        self.page.wait_for_function(f"(before) => ({MARK})(({LOOK})()) !== before", arg=before, polling=GLANCE)

    def touch(self, lit: Lit) -> None:
        if self.touches:
            self.place(lit).tap(position=EDGE if lit.key.startswith("hand:") else None)
        else:
            self.place(lit).click()

    def clicks(self, lit: Lit) -> Look:
        """Click it, and wait until there is something to decide again."""
        before = self.look()
        return self.after(lambda: self.touch(lit), before)

    def after(self, deed: Callable[[], object], before: Look | None = None) -> Look:
        """Do it, and wait until it has changed something and there is something to decide again."""
        before = before or self.look()
        deed()
        return self._changed(before)

    def _changed(self, before: Look | None) -> Look:
        try:
            found = self.page.wait_for_function(CHANGED, arg=signature(before), polling=GLANCE).json_value()
        except Waited:
            now = self.look()
            raise Stuck(
                f"nothing moves at “{now.prompt}” ({now.slots}), lit: {[one.text for one in now.lit]}"
            ) from None
        return Look.of(found)

    def plays_on(self, policy: Policy, until: Callable[[Look], bool] | None = None, most: int = 1500) -> Look:
        """Click as the policy says until the game is over, or until something is so."""
        look = self.asked()
        for _ in range(most):
            if look.over or (until is not None and until(look)):
                return look
            look = self.after(lambda: self.presses("Open my side"), look) if look.cover else self.clicks(policy(look))
        raise Stuck(f"no end after {most} clicks at “{look.prompt}”")

    def hand(self) -> list[str]:
        """The titles in this person's own hand."""
        cards = self.page.locator(".near .hand [data-key^='hand:']")
        expect(cards.first).to_be_visible()
        return [str(card.get_attribute("aria-label")) for card in cards.all()]

    def turns(self) -> int:
        """How many turns the report tells of."""
        return self.page.locator("li.turn").count()


def signature(look: Look | None) -> str:
    """As MARK says it."""
    if look is None:
        return ""
    parts = [look.ask, look.picked, look.slots, len(look.lit), look.over, look.cover]
    return json.dumps(parts, separators=(",", ":"), ensure_ascii=False)
