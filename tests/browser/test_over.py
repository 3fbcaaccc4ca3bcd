"""The end of a game: a page that says why, shows all hands, and leads on to a rematch or to the replay."""

from __future__ import annotations

import json
import re
from functools import cache

from playwright.sync_api import Page, expect

from jackin.kernel.journal import Journal
from jackin.locale import words
from tests.browser.conftest import Visit
from tests.browser.kit import Person
from tests.browser.test_stage import begin, one_answer_before
from tests.server.kit import House as Tables


@cache
def flatlined() -> tuple[Journal, str, Journal]:
    """A game one answer before the Runner's death, that answer, and the game after it."""
    journal, value = one_answer_before(lambda _, keys: "win-flatline" in keys)
    dead = journal.branch(len(journal.answers))
    dead.answer(value)
    return journal, value, dead


def dies(visit: Visit, tables: Tables) -> Person:
    """The Runner sits at the page when it happens."""
    journal, value, _ = flatlined()
    corp, runner, key = begin(tables, journal)
    with corp, runner:
        me = visit()
        me.context.add_init_script(f"localStorage.setItem('jackin.keys', JSON.stringify([{json.dumps(key)}]))")
        me.opens(f"/table/{key['table']}")
        expect(me.page.locator(".dock")).to_be_visible()
        assert runner.my_turn()
        runner.answer(value)
        expect(me.page.get_by_role("dialog", name="You lose")).to_be_visible()
    return me


def over(page: Page):
    return page.get_by_role("dialog", name="You lose")


def test_the_end_says_why_with_its_cards_and_opens_the_other_hand(visit: Visit, tables: Tables):
    *_, dead = flatlined()
    title = words("en").title
    me = dies(visit, tables)
    page = over(me.page)
    for step in dead.view(1)["cause"]:
        if step["card"]:
            expect(page.locator(".chain")).to_contain_text(title(step["card"]))
    for slug in dead.view(0)["corp"]["hand"]:
        expect(page.get_by_role("img", name=title(slug), exact=True).first).to_be_visible()
    points = page.get_by_role("region", name="Agenda points")
    expect(points.get_by_role("img", name=re.compile(r"You \d+"))).to_be_visible()
    numbers = page.get_by_role("region", name="The game in numbers")
    expect(numbers).to_contain_text("Runs and accesses")
    expect(numbers).to_contain_text("Harm")
    expect(numbers.get_by_role("figure")).to_contain_text("Win chance")


def test_the_end_leads_to_a_rematch(visit: Visit, tables: Tables):
    me = dies(visit, tables)
    for name in ("Rematch", "Swap sides", "Analyse", "Watch the replay"):
        expect(over(me.page).get_by_role("button", name=name, exact=True)).to_be_visible()
    me.presses("Rematch")
    me.sees("Asked for a rematch.")


def test_the_replay_opens_on_the_own_seat_with_bookmarks_and_both_hands(visit: Visit, tables: Tables):
    *_, dead = flatlined()
    me = dies(visit, tables)
    me.presses("Watch the replay")
    me.page.wait_for_url("**/replay/*")
    expect(me.page.get_by_role("radio", name="Runner")).to_be_checked()
    expect(me.page.get_by_role("slider", name="Replay")).to_have_value("0")
    marks = me.page.locator(".book")
    expect(marks.last).to_have_attribute("aria-label", re.compile("flatlined", re.IGNORECASE))
    marks.last.click()
    expect(me.page.get_by_role("slider", name="Replay")).to_have_value(str(len(dead.answers)))
    both = me.page.get_by_role("button", name="Both hands")
    both.click()
    expect(both).to_have_attribute("aria-pressed", "true")
    for slug in dead.view(0)["corp"]["hand"]:
        expect(me.page.get_by_role("img", name=words("en").title(slug), exact=True).first).to_be_visible()


def test_the_end_leads_to_the_analysis_where_it_was_decided(visit: Visit, tables: Tables):
    me = dies(visit, tables)
    me.presses("Analyse")
    me.page.wait_for_url(re.compile(r"/analysis/[^#]+#\d+$"))
    expect(me.page.get_by_role("figure", name="Win chance")).to_be_visible()
    expect(me.page.get_by_role("meter", name=re.compile(r"Win chance: Runner \d+ %"))).to_be_visible()
