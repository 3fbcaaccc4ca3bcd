"""Puzzles in the browser: the list with the one of the day, one of each kind to the end, and one on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from jackin.lessons.puzzle import KINDS, all_puzzles
from tests.browser.conftest import Visit
from tests.browser.test_lessons import coach, follows_the_hints

BY_SIZE = sorted(all_puzzles().values(), key=lambda found: found.size)
EASIEST = {kind: [found.id for found in BY_SIZE if found.kind == kind] for kind in KINDS}
ONE_OF_EACH = [EASIEST[kind][0] for kind in ("steal", "survive", "score")]


def test_a_puzzle_of_each_kind_is_solved_to_the_end(visit: Visit):
    me = visit().opens("/puzzles")
    for id in ONE_OF_EACH:
        me.opens("/puzzles").page.locator(f"[data-puzzle={id}]").click()
        me.page.wait_for_url("**/table/*")
        expect(coach(me, "Puzzle")).to_be_visible()
        follows_the_hints(me, "Puzzle")
        expect(coach(me, "Puzzle")).to_contain_text("other first move")
    assert me.kept("puzzles") == ONE_OF_EACH
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
