"""Puzzles in the browser: the list with the one of the day, and one on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from jackin.lessons.puzzle import all_puzzles
from tests.browser.conftest import Visit

EASY = min(all_puzzles().values(), key=lambda found: found.size)


def test_the_list_and_a_puzzle_fit_a_phone(visit: Visit):
    me = visit(phone=True).opens("/learn")
    me.page.get_by_role("link", name="To the puzzles").tap()
    me.page.wait_for_url("**/puzzles")
    me.sees("Puzzle of the day")
    me.fits()
    me.page.locator(f"[data-puzzle={EASY.id}]").tap()
    me.page.wait_for_url("**/table/*")
    expect(me.page.get_by_role("region", name="Puzzle")).to_contain_text("You know every card")
    me.fits()
