"""A phone: the whole way from the start page through some turns with a run, with a thumb, and nothing sticks out."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import Lit, Look
from tests.browser.players import Thumb, first


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
    look = me.after(lambda: me.page.locator(".stage header .legal").tap())
    if look.moment == "preview":
        me.clicks(first(look))
    me.page.locator(".tabs").get_by_role("button", name="Log").tap()
    me.sees("You run on R&D.")


def test_a_tap_lifts_a_card_and_the_right_slot_plays_it(visit: Visit):
    me = visit(phone=True).opens().chooses("Runner", "Bot", "Random").plays()
    look = me.plays_on(first, until=lambda look: look.moment == "turn" and bool(hand(look)))
    card, act = me.place(hand(look)[0]), me.page.locator(".dock [data-slot=act]")
    title = str(card.get_attribute("aria-label")).split(",")[0]
    expect(act).to_have_attribute("aria-disabled", "true")
    card.tap()
    expect(me.page.locator(".hand .lifted")).to_have_count(1)
    expect(act).to_contain_text(title)
    expect(act).not_to_have_attribute("aria-disabled", "true")
    assert me.look().ask == look.ask, "lifting is not playing"
    me.after(act.tap)
    expect(me.page.locator(".hand .lifted")).to_have_count(0)


def hand(look: Look) -> list[Lit]:
    return [one for one in look.all("card") if one.key.startswith("hand:")]


def test_the_whole_hand_is_in_reach_of_a_thumb(visit: Visit):
    """Every card shows at least 50 pixels of its left edge, above the seat's own bar."""
    me = visit(phone=True).opens().chooses("Runner", "Bot", "Random").plays()
    me.plays_on(first, until=lambda look: look.moment == "turn")
    cards = [box for one in me.page.locator(".fan [data-key^='hand:']").all() if (box := one.bounding_box())]
    bar = me.page.locator(".bar.near").bounding_box()
    assert bar is not None
    assert len(cards) >= 5
    for left, right in pairwise(cards):
        assert right["x"] - left["x"] >= 50
    assert all(card["y"] + card["height"] <= bar["y"] + 1 for card in cards)


SIDEWAYS = {"width": 844, "height": 390}
FILLS = "(({ top, bottom }) => [top, bottom - innerHeight])(document.querySelector('main').getBoundingClientRect())"


def test_held_sideways_board_and_rig_share_a_place_and_all_else_is_on_the_rail(visit: Visit):
    me = visit(phone=True, viewport=SIDEWAYS).opens().chooses("Runner", "Bot", "Random").plays()
    me.plays_on(first, until=lambda look: look.moment == "turn")
    rail, place = me.page.locator(".rail"), me.page.locator(".place")
    expect(place.get_by_role("button", name="HQ").first).to_be_in_viewport()
    rail.get_by_role("button", name="Rig").tap()
    expect(place.locator(".rig")).to_be_in_viewport()
    rail.get_by_role("button", name="Log").tap()
    expect(me.page.locator(".over .log li").last).to_be_in_viewport()
    expect(me.page.locator(".dock")).to_be_in_viewport(ratio=1)
    rail.get_by_role("button", name="Stops").tap()
    expect(me.page.get_by_role("radio", name="When it matters").last).to_be_visible()
    rail.get_by_role("button", name="Board").tap()
    expect(place.get_by_role("button", name="HQ").first).to_be_in_viewport()
    me.fits()
    assert me.page.evaluate(FILLS) == [0, 0], "the table is as high as the screen, and has not scrolled away"


PAGES = ["/", "/decks", "/cards", "/cards#sure-gamble", "/rules", "/rules#RUN-2", "/replays", "/table/ZZZZZZ"]


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_a_phone(visit: Visit, path: str):
    me = visit(phone=True)
    me.forgives("404")
    me.opens(path)
    expect(me.page.locator("main").first).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    me.fits()
