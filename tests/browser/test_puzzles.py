"""Puzzles in the browser: the list with the one of the day, ten of them to the end, and one on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from jackin.lessons.puzzle import KINDS, all_puzzles
from tests.browser.conftest import Visit
from tests.browser.test_lessons import coach, follows_the_hints

BY_SIZE = sorted(all_puzzles().values(), key=lambda found: found.size)
EASIEST = {kind: [found.id for found in BY_SIZE if found.kind == kind] for kind in KINDS}
TEN = EASIEST["steal"][:7] + EASIEST["survive"][:2] + EASIEST["score"][:1]


def test_ten_puzzles_are_solved_to_the_end(visit: Visit):
    me = visit().opens("/puzzles")
    for id in TEN:
        me.opens("/puzzles").page.locator(f"[data-puzzle={id}]").click()
        me.page.wait_for_url("**/table/*")
        expect(coach(me, "Puzzle")).to_be_visible()
        follows_the_hints(me, "Puzzle")
        expect(coach(me, "Puzzle")).to_contain_text("other first move")
    assert me.kept("puzzles") == TEN
    me.presses("Next puzzle")
    expect(coach(me, "Puzzle").get_by_role("button", name="Hint")).to_be_visible()


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
