"""A person at the table of Gangs of Night City, who clicks what is lit on map, markets and dashboard."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tests.browser.kit import GLANCE, PATIENCE, Person, Stuck

# Everything that can be answered with now, and the point where a click on it lands.
LIT = """() => {
  const slots = '.dock [data-slot=pass], .dock [data-slot=act]'
  const css = `.option-menu button, .choices .btn, main [data-key].legal, ${slots}`
  const menu = document.querySelector('.option-menu')
  const found = []
  for (const node of document.querySelectorAll('[data-lit]')) delete node.dataset.lit
  for (const node of document.querySelectorAll(css)) {
    if (!node.getClientRects().length || node.getAttribute('aria-disabled') === 'true') continue
    if (menu && !menu.contains(node)) continue
    const key = node.dataset.option ?? node.dataset.key ?? `slot:${node.dataset.slot}`
    node.dataset.lit = key
    found.push({ key })
  }
  const dock = document.querySelector('.dock')
  return {
    lit: found, ask: dock?.dataset.ask ?? '', ready: dock?.dataset.ready === 'true',
    over: !!document.querySelector('.result'), cover: !!document.querySelector('main.cover'), menu: !!menu,
    picked: document.querySelector('[data-key][aria-pressed=true]')?.dataset.key ?? '',
    prompt: document.querySelector('.dock .ask p')?.innerText ?? '',
  }
}"""
WAITED = f"""(before) => {{
  const now = ({LIT})()
  const asked = now.ready && now.ask + now.picked + now.menu !== before
  return (now.over || now.cover || asked) && now
}}"""
# What a click did: it was warned of, or there is something new.
NOTICED = f"""(before) => {{
  if (document.querySelector('[data-slot][data-warned=true]')) return 'warned'
  const now = ({LIT})()
  return now.over || now.cover || now.ask + now.picked + now.menu !== before ? 'new' : ''
}}"""
# What nobody should ever see at this table, whatever is asked.
FAULTS = """() => {
  const found = []
  const text = (css) => document.querySelector(css)?.textContent.replace(/\\s+/g, ' ').trim() ?? ''
  const seen = (node) => node.getClientRects().length > 0
  const dock = document.querySelector('.dock')
  if (!dock || document.querySelector('main.cover')) return found
  const prompt = text('.dock .ask p')
  const rows = [...document.querySelectorAll('.choices .btn, .choices .cc')].filter(seen)
  const act = dock.querySelector('[data-slot=act]')
  if (text('.dock [data-slot=act]').includes('Choose above')) {
    const above = rows.filter((row) => row.getBoundingClientRect().bottom <= dock.getBoundingClientRect().top + 1)
    if (above.length < 2) found.push(`nothing is above at ${prompt}`)
  }
  if (prompt.startsWith('Pay') && rows.length < 2) found.push(`nothing to choose at ${prompt}`)
  const left = { Activate: '2 actions left', Another: '1 action left' }[prompt.split(/[ ,]/)[0]]
  const told = [...document.querySelectorAll('.acts, .caption')].filter(seen).map((node) => node.textContent).join()
  if (left && !told.includes(left)) found.push(`not told at ${prompt}: ${left}`)
  const walk = document.createTreeWalker(act ?? dock, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    for (const word of node.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1)
        found.push(`a word is broken: ${word[0]}`)
    }
  const places = /(Watson|Westbrook|City Center|Heywood|Pacifica|Santo Domingo)$/
  for (const piece of document.querySelectorAll('[data-piece]'))
    if (!places.test(piece.ariaLabel)) found.push(`where is ${piece.ariaLabel}`)
  for (const line of document.querySelectorAll('.logbox li'))
    if (/ rolls? /.test(line.textContent) && !/against a risk of \\d+: \\S/.test(line.textContent))
      found.push(`what came of it: ${line.textContent}`)
  return found
}"""
# A District is clicked on its name: units may stand on its middle.
POINT = """(key) => {
  const node = document.querySelector(`[data-lit="${CSS.escape(key)}"]`)
  node.scrollIntoView?.({ block: 'nearest' })
  const named = node.classList.contains('hit') ? node.parentNode.querySelector('.label rect') : null
  const face = named ?? node.querySelector('.base') ?? node
  const box = face.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}"""


@dataclass(frozen=True)
class City:
    """The table as a person sees it."""

    keys: tuple[str, ...]
    ask: str
    prompt: str
    over: bool
    cover: bool
    mark: str


def seen(found: dict[str, Any]) -> City:
    """What is in hand already is no choice."""
    keys = tuple(one["key"] for one in found["lit"] if one["key"] != found["picked"])
    mark = found["ask"] + found["picked"] + str(found["menu"]).lower()
    return City(keys, found["ask"], found["prompt"], found["over"], found["cover"], mark)


class Gangster:
    """Plays at random, but by clicking only."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.dice = random.Random(seed)
        self.asked: list[str] = []
        self.faults: set[str] = set()

    def begins(self, *choices: str, goal: int | None = None) -> Gangster:
        """From the start page, with a goal that is soon reached."""
        self.person.opens().chooses("Gangs of Night City", *choices)
        if goal is not None:
            self.page.get_by_text("Rules", exact=True).last.click()
            self.page.get_by_label("Street Cred to reach").fill(str(goal))
            self.page.get_by_label("Street Cred to reach").press("Tab")
        self.person.plays()
        expect(self.page.locator("svg.city, main.cover")).to_be_visible()
        return self

    def waits(self, before: str = "") -> City:
        try:
            return seen(
                self.page.wait_for_function(WAITED, arg=before, timeout=PATIENCE, polling=GLANCE).json_value()
            )
        except Exception as waited:
            now = seen(self.page.evaluate(LIT))
            raise Stuck(f"nothing moves at “{now.prompt}”, lit: {now.keys}") from waited

    def clicks(self, city: City, key: str) -> City:
        if (over := self.page.locator(".fight .go")).count():
            over.click()
        self.points(key)
        if (
            self.page.wait_for_function(NOTICED, arg=city.mark, timeout=PATIENCE, polling=GLANCE).json_value()
            == "warned"
        ):
            self.points(key)
        return self.waits(city.mark)

    def clicks_on(self, key: str) -> None:
        """Without waiting for the next question: what comes of it may be looked at first."""
        self.page.wait_for_function(f"(key) => ({LIT})().lit.some((one) => one.key === key)", arg=key, polling=GLANCE)
        self.page.wait_for_function(f"() => ({LIT})().ready", polling=GLANCE)
        self.points(key)

    def points(self, key: str) -> None:
        x, y = self.page.evaluate(POINT, key)
        if self.person.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def plays(self, most: int = 600) -> City:
        """To the end of the game, or so many clicks."""
        city = self.waits()
        for _ in range(most):
            if city.over:
                return city
            if city.cover:
                self.person.presses("Open my side")
                city = self.waits()
                continue
            self.asked.append(city.prompt.partition("\n")[0])
            self.faults.update(self.page.evaluate(FAULTS))
            city = self.clicks(city, self.dice.choice(city.keys))
        return city
