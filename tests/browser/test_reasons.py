"""A bot explains itself, at the table and afterwards; a game of Gangs has its place on the analysis board."""

from __future__ import annotations

from playwright.sync_api import expect

from jackin import gangs
from jackin.bots import agent
from jackin.kernel.journal import Journal
from tests.browser.conftest import Visit
from tests.server.kit import House as Tables

SIZES = [(1440, 900), (1280, 720), (1920, 1080), (390, 844), (844, 390)]


def test_at_a_table_for_practice_one_reads_why_the_bot_did_that(visit: Visit, tables: Tables):
    key = tables.table("bot", "pro", explains=True, side="runner")["keys"][0]
    me = visit().opens("/")
    me.page.evaluate("key => localStorage.setItem('jackin.keys', JSON.stringify([key]))", key)
    me.opens(f"/table/{key['table']}")
    me.presses("Keep")
    reasons = me.page.locator(".reasons")
    expect(reasons).to_be_visible()
    expect(reasons).to_contain_text("Why Pro did that")
    expect(reasons.locator(".line").first).to_contain_text("%")
    for width, height in SIZES:
        me.resizes(width, height)
        expect(reasons).to_be_visible()
        me.fits()


def test_a_game_of_gangs_has_its_moves_and_chances_on_the_analysis_board(visit: Visit, tables: Tables):
    journal = Journal.begin(gangs.GAME, gangs.setup(2), 3)
    bot = agent("greedy", 1, "gangs")
    while (ask := journal.ask) is not None:
        view = gangs.GAME.sight(journal.position, ask.seat)
        journal.answer(bot.choose(view, view["ask"]))
    id = tables.post("/replays", journal.encode()).json()["id"]
    me = visit().opens(f"/analysis/{id}")
    listed = me.page.get_by_role("region", name="Moves")
    expect(listed.get_by_role("button").first).to_be_visible()
    expect(me.page.locator(".plot svg").first).to_be_visible()
    for width, height in SIZES[:3]:
        me.resizes(width, height)
        expect(me.page.locator(".board .map").first).to_be_visible()
