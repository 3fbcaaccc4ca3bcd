"""Lessons in the browser: from the first click of somebody new to the goal, by hints, by mistakes, on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import Person


def coach(me: Person, of: str = "Lesson"):
    return me.page.get_by_role("region", name=of)


def follows_the_hints(me: Person, of: str = "Lesson") -> None:
    """Up to the end of the lesson, whenever there is something to decide: the idea, the answer, the answer given."""
    won, asked = me.button("Again"), me.page.locator(".dock[data-ready=true]")
    hint, show = (coach(me, of).get_by_role("button", name=name) for name in ("Hint", "Show me"))
    while True:
        expect(won.or_(asked).first).to_be_visible()
        if won.is_visible():
            return
        answered = me.page.locator(f'.dock[data-ask="{me.look().ask}"]')
        hint.click()
        expect(show.or_(hint.and_(me.page.locator(":enabled")))).to_be_visible()
        if not show.is_visible():
            hint.click()
        show.click()
        expect(answered).to_have_count(0)


NETRUNNER = [f"{track}-{n}" for track in ("runner", "corp") for n in range(1, 7)]


def test_somebody_new_is_led_to_the_lessons_and_through_all_of_netrunner(visit: Visit):
    me = visit().opens()
    me.page.get_by_role("link", name="Show me").click()
    me.page.wait_for_url("**/learn#netrunner")
    me.presses("Start")
    me.page.wait_for_url("**/table/*")
    expect(coach(me)).to_contain_text("Runner 1 of 6")
    expect(coach(me)).to_contain_text("Clicks and credits")
    expect(coach(me)).to_contain_text("Install both icebreakers this turn and keep 3")
    follows_the_hints(me)
    expect(coach(me)).to_contain_text("you earned first and spent after")
    expect(coach(me).get_by_role("link", name="Handbook: ")).to_have_attribute("href", re.compile("/handbook#"))
    me.presses("Next: Make a run")
    expect(coach(me)).to_contain_text("Steal 3 agenda points with 2 clicks.")
    follows_the_hints(me)
    expect(coach(me)).to_contain_text("Two runs, two agendas.")
    explains_its_words(me)
    says_why(me)
    for lesson in NETRUNNER[2:]:
        me.presses("Next: ", exact=False)
        track, _, number = lesson.partition("-")
        expect(coach(me)).to_contain_text(f"{track.title()} {number} of 6")
        follows_the_hints(me)
        expect(coach(me)).to_have_class(re.compile("won"))
    assert me.kept("lessons") == NETRUNNER
    coach(me).get_by_role("button", name="Leave").click()
    me.page.wait_for_url("**/learn")
    expect(me.page.get_by_text("6 of 6 done.")).to_have_count(2)
    me.fits()


def explains_its_words(me: Person) -> None:
    """A keyword in a line of the coach or of the report opens the short text of the handbook, by keyboard too."""
    for place in (coach(me), me.page.locator("li").filter(has=me.page.locator(".word.quiet")).first):
        word = place.locator(".word.quiet").first.get_by_role("button")
        word.focus()
        expect(me.page.get_by_role("tooltip")).to_be_in_viewport()
        expect(word).to_have_attribute("aria-label", re.compile(f"What “{word.inner_text()}” means"))
        me.page.keyboard.press("Escape")
        expect(me.page.get_by_role("tooltip")).to_have_count(0)


def says_why(me: Person) -> None:
    """The rule of a line of the report: how it came to it, and the paragraph that tells it."""
    line = me.page.locator("li").filter(has=me.page.get_by_role("link", name="STEAL-1")).last
    line.get_by_role("link", name="STEAL-1").click()
    sheet = me.page.get_by_role("dialog")
    chain = sheet.get_by_role("region", name="Why did that happen").get_by_role("listitem")
    expect(chain.first).to_contain_text("You run on")
    expect(chain.last).to_contain_text("You steal")
    expect(sheet.get_by_role("heading", name="Stealing")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_mistake_on_a_phone_is_told_and_mended(visit: Visit):
    me = visit(phone=True).opens("/learn")
    me.fits()
    me.page.locator("[data-lesson=corp-2]").tap()
    me.page.wait_for_url("**/table/*")
    expect(coach(me)).to_contain_text("your 3")
    me.page.get_by_role("button", name=re.compile("Rez")).first.tap()
    expect(coach(me)).to_contain_text("The agenda is gone.")
    me.presses("Back to the decision")
    expect(coach(me)).to_contain_text("Enigma is approached.")
    me.fits()


def test_who_chose_gangs_is_led_to_its_lessons_and_through_all_four(visit: Visit):
    me = visit().opens()
    me.picks("Gangs of Night City")
    me.page.get_by_role("link", name="Show me").click()
    me.page.wait_for_url("**/learn#gangs")
    me.presses("Start")
    me.page.wait_for_url("**/table/*")
    for number, title, won in (
        (1, "Discs, moves, places", "Two discs, two places."),
        (2, "A Firefight", "Two rivals fell"),
        (3, "Techies and Netruns", "3 Street Cred."),
        (4, "Reclaim and win", "25 against 23."),
    ):
        expect(coach(me)).to_contain_text(f"Gangs {number} of 4 · {title}")
        follows_the_hints(me)
        expect(coach(me)).to_contain_text(won)
        me.fits()
        me.presses("Next: ", exact=False)
    assert me.kept("lessons") == ["gangs-1", "gangs-2", "gangs-3", "gangs-4"]
    expect(coach(me)).to_contain_text("Runner 1 of 6")
