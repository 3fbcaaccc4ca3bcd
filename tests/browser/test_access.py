"""axe-core finds nothing serious: not on the pages, not at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import axe
from tests.browser.kit import Look, Person
from tests.browser.players import Runner, Thumb

GRAVE = ("serious", "critical")
# A button that is a card is named by its title. The rest of its face is a picture that happens to be drawn with text,
# and would be read aloud at every step.
AUDIT = """async (part) => {
  const card = (node) => document.querySelector(node.target.at(-1))?.querySelector('.card, .ice') ?? null
  const { violations } = await axe.run(part, { resultTypes: ['violations'] })
  return violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help, nodes: nodes.filter((node) => id !== 'label-content-name-mismatch' || !card(node))
      .map((node) => `${node.html.slice(0, 160)} | ${node.failureSummary}`),
  })).filter(({ nodes }) => nodes.length)
}"""


def check(me: Person, part: str = "html") -> None:
    """The page, or what has been opened on it."""
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(axe())
    found = [one for one in me.page.evaluate(AUDIT, part) if one["impact"] in GRAVE]
    report = [f"{one['id']} ({one['impact']}): {one['help']}\n    " + "\n    ".join(one["nodes"]) for one in found]
    assert not found, f"{me.page.url}\n" + "\n".join(report)


def searches(me: Person, text: str) -> None:
    """A few cards say as much of a list as all of them, and are looked through sooner."""
    me.page.get_by_label("Search the cards").fill(text)
    expect(me.page.get_by_role("status").filter(has_text=re.compile(r"^[1-9]\d? cards?"))).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/decks", "/rules#RUN-2", "/replays", "/profile", "/table/ZZZZZZ"])
def test_pages(visit: Visit, path: str):
    me = visit(bypass_csp=True)
    me.forgives("404")
    me.opens(path)
    expect(me.page.locator("main").first).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    check(me)


def test_the_cards(visit: Visit):
    """The list, and a card of it that is read."""
    me = visit(bypass_csp=True).opens("/cards")
    searches(me, "gamble")
    check(me)
    me.presses("Sure Gamble")
    me.sees("Its title in every language")
    check(me)


def test_the_deck_builder(visit: Visit):
    me = visit(bypass_csp=True).opens("/decks")
    me.presses("Copy", exact=False)
    expect(me.page.get_by_label("Name of the deck")).to_be_visible()
    me.sees("Legal")
    searches(me, "hedge")
    check(me)


@pytest.mark.parametrize("phone", [False, True])
def test_the_table(visit: Visit, phone: bool):
    """The opening hand, an action, the menu, and a run; on a wide screen a game may end before one asks anything."""
    me = visit(phone=phone, bypass_csp=True).opens().chooses("Runner", "Automa", "Shell Game").plays()
    me.asked()
    check(me)
    me.plays_on(Runner(), until=lambda look: look.moment == "turn")
    check(me)
    me.button("Table menu").click()
    check(me, "dialog")
    me.page.keyboard.press("Escape")

    def on_a_run(look: Look) -> bool:
        return look.moment in ("encounter", "access")

    look = me.plays_on(Thumb(installs=0) if phone else Runner(installs=0), until=on_a_run)
    assert on_a_run(look) or not phone, "the game was over before a run came to anything"
    check(me)
