"""Puzzles in the browser: the list with the one of the day, ten of them to the end, and one on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from jackin.lessons.puzzle import KINDS, all_puzzles
from tests.browser.conftest import Visit
from tests.browser.kit import Person
from tests.browser.test_lessons import coach

BY_SIZE = sorted(all_puzzles().values(), key=lambda found: found.size)
EASIEST = {kind: [found.id for found in BY_SIZE if found.kind == kind] for kind in KINDS}
TEN = EASIEST["steal"][:7] + EASIEST["survive"][:2] + EASIEST["score"][:1]


def begins(me: Person, id: str) -> None:
    me.opens("/puzzles").page.locator(f"[data-puzzle={id}]").click()
    me.page.wait_for_url("**/table/*")
    expect(coach(me, "Puzzle").get_by_role("button", name="The idea")).to_be_enabled()


def test_three_hints_lead_to_the_move_and_a_try_that_misses_is_kept(visit: Visit):
    me = visit()
    begins(me, EASIEST["steal"][0])
    panel = coach(me, "Puzzle")
    expect(panel).to_contain_text(re.compile("You have 1 click and 0.*The Corp has 8"))
    expect(panel).to_contain_text("1 first move wins")
    expect(panel).to_contain_text("level 1043")
    me.page.locator(".basic").get_by_role("button", name="Gain 1").click()
    expect(panel).to_contain_text("No agenda this turn.")
    expect(panel).to_contain_text(re.compile(r"Your level: 1300 → 1\d\d\d"))
    panel.get_by_role("button", name="From the start").click()
    panel.get_by_text("1 try missed").click()
    expect(panel.locator("details")).to_contain_text("for a credit.")
    expect(panel.get_by_role("button", name="The move itself")).to_be_disabled()
    panel.get_by_role("button", name="The idea").click()
    expect(panel).to_contain_text("A card from your hand is played first.")
    panel.get_by_role("button", name="What it is about").click()
    expect(panel).to_contain_text("It is about Stimhack.")
    panel.get_by_role("button", name="The move itself").click()
    panel.get_by_role("button", name="Show me").click()
    panel.get_by_role("button", name="Show the solution").click()
    expect(panel).to_have_class(re.compile("won"))
    expect(panel.get_by_role("button", name="Share")).to_have_count(0)
    assert me.kept("puzzles") is None, "who was shown it has not solved it"


def test_ten_puzzles_are_solved_to_the_end(visit: Visit):
    me = visit()
    for id in TEN:
        begins(me, id)
        panel = coach(me, "Puzzle")
        solves(me)
        expect(panel).to_contain_text("other first move")
        expect(panel).to_contain_text("Solved at try 1, with 3 hints. Your level:")
    assert me.kept("puzzles") == TEN
    assert set(me.kept("tries")) == set(TEN)
    me.presses("Next puzzle")
    expect(coach(me, "Puzzle").get_by_role("button", name="The idea")).to_be_visible()


def solves(me: Person) -> None:
    """The first two hints, and then each move as the third one tells it. A question may pass by itself meanwhile."""
    panel = coach(me, "Puzzle")
    won = panel.and_(me.page.locator(".won"))
    for hint in ("The idea", "What it is about", "The move itself"):
        panel.get_by_role("button", name=hint).click()
    help = panel.locator("[data-help]:enabled")
    while True:
        expect(won.or_(help).first).to_be_visible()
        if won.is_visible():
            return
        panel.evaluate("(node) => node.querySelector('[data-help]:enabled')?.click()")


def test_a_puzzle_that_was_sent_stands_first_and_levels_are_picked(visit: Visit):
    me = visit().opens("/puzzles#puzzle-steal-30")
    me.sees("Sent to you")
    expect(me.page.locator(".today")).to_contain_text("Steal it 30")
    me.picks("easy")
    expect(me.page.locator("[data-puzzle]")).to_have_count(sum(found.grade == 1 for found in BY_SIZE))


def test_the_list_and_a_puzzle_fit_a_phone(visit: Visit):
    me = visit(phone=True).opens("/learn")
    me.page.get_by_role("link", name="To the puzzles").tap()
    me.page.wait_for_url("**/puzzles")
    me.sees("Puzzle of the day")
    me.fits()
    me.page.locator(f"[data-puzzle={BY_SIZE[0].id}]").tap()
    me.page.wait_for_url("**/table/*")
    expect(coach(me, "Puzzle")).to_contain_text("You know every card")
    me.fits()
