"""A phone: the whole way from the start page through some turns with a run, with a thumb, and nothing sticks out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import Lit, Look
from tests.browser.players import Runner, first


class Thumb(Runner):
    """The server that is open has the button to run on it."""

    ran = 0

    def server(self, look: Look) -> Lit | None:
        self.ran += 1
        return look.one("stage")


def test_a_game_on_a_phone(visit: Visit):
    me = visit(phone=True).opens()
    me.fits()
    me.chooses("Runner", "Automa", "Bulwark").plays()
    thumb = Thumb()

    def after_some_runs(look: Look) -> bool:
        me.fits()
        return look.moment == "turn" and thumb.ran > 4

    me.plays_on(thumb, until=after_some_runs)
    for name in ("Grip", "Rig", "Log", "Stops"):
        me.page.locator(".tabs").get_by_role("button", name=name).tap()
        expect(me.page.get_by_role("dialog")).to_be_visible()
        me.fits()
        me.button("Close").tap()
        expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.button("Table menu").tap()
    me.fits()


def test_the_end_of_a_game_fits_as_well(visit: Visit):
    me = visit(phone=True).opens().chooses("Runner", "Bot", "Random").plays()
    me.asked()
    me.button("Table menu").tap()
    me.button("Concede").tap()
    me.button("You lose the game. Again?").tap()
    end = me.page.get_by_role("dialog", name="You lose")
    room = end.bounding_box()
    assert room is not None
    for one in end.locator(".btn").all():
        box = one.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= room["x"] + room["width"], one.inner_text()


def test_another_server_is_opened_and_run_on(visit: Visit):
    me = visit(phone=True).opens().chooses("Runner", "Bot", "Random").plays()
    me.plays_on(first, until=lambda look: look.moment == "turn")
    me.page.locator(".servers").get_by_role("button", name="R&D").tap()
    expect(me.page.locator(".stage header b")).to_have_text("R&D")
    me.after(lambda: me.page.locator(".stage header .legal").tap())
    me.page.locator(".tabs").get_by_role("button", name="Log").tap()
    me.sees("Runner runs on R&D.")


PAGES = ["/", "/decks", "/cards", "/cards#sure-gamble", "/rules", "/rules#RUN-2", "/replays", "/table/ZZZZZZ"]


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_a_phone(visit: Visit, path: str):
    me = visit(phone=True)
    me.forgives("404")
    me.opens(path)
    expect(me.page.locator("main").first).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    me.fits()
