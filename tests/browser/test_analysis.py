"""The analysis board: what a person sees of a game that is over, and what can be tried there."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from jackin import netrunner
from jackin.bots import agent
from jackin.doors.analysis import moves
from jackin.kernel.journal import Journal
from tests.browser.conftest import Visit
from tests.browser.kit import Person
from tests.server.kit import House as Tables

SIZES = [(1440, 900), (1280, 720), (1920, 1080)]


@cache
def game() -> Journal:
    """Played to its end, quickly: the Runner digs, and nobody stops it."""
    journal = Journal.begin(netrunner.GAME, netrunner.setup("nbn", "anarch"), 8)
    bots = [agent("random", 1), agent("greedy", 2)]
    while (ask := journal.ask) is not None:
        view = netrunner.GAME.sight(journal.position, ask.seat)
        journal.answer(bots[ask.seat].choose(view, view["ask"]))
    return journal


def first_action(seat: str) -> int:
    return next(move.n for move in moves(game()) if move.kind == "action" and move.seat == seat)


@pytest.fixture
def replay(tables: Tables) -> str:
    return str(tables.post("/replays", game().encode()).json()["id"])


def opens(visit: Visit, replay: str, n: int = 0, **more: object) -> Person:
    me = visit(**more).opens(f"/analysis/{replay}#{n}")
    expect(me.page.get_by_role("region", name="Moves").get_by_role("button").first).to_be_visible()
    expect(me.page.locator(".board [data-key]").first).to_be_visible()
    return me


def shown(page: Page):
    """The move that the board stands at."""
    return page.get_by_role("region", name="Moves").locator("[aria-current=true]")


def looks_from(me: Person, side: str) -> None:
    me.picks(side)
    expect(me.page.locator(f".near.{side.lower()}")).to_be_visible()


def test_the_game_is_walked_by_keys_and_by_its_moves(visit: Visit, replay: str):
    me = opens(visit, replay, first_action("corp"))
    first = str(first_action("corp"))
    expect(shown(me.page)).to_have_attribute("data-n", first)
    me.page.keyboard.press("ArrowRight")
    expect(shown(me.page)).not_to_have_attribute("data-n", first)
    me.page.keyboard.press("ArrowLeft")
    expect(shown(me.page)).to_have_attribute("data-n", first)
    me.sees("Corp, turn 1")
    me.page.keyboard.press("ArrowDown")
    me.sees("Runner, turn 1")
    me.page.keyboard.press("ArrowUp")
    me.sees("Corp, turn 1")
    me.page.get_by_role("region", name="Moves").get_by_role("button").last.click()
    expect(me.page.get_by_text(re.compile(r"decision (\d+) of \1"))).to_be_visible()
    looks_from(me, "Corp")
    me.page.keyboard.press("f")
    expect(me.page.locator(".near.runner")).to_be_visible()
    expect(me.page.get_by_role("meter", name=re.compile(r"Win chance: Runner \d+ %"))).to_be_visible()


def test_the_engine_tells_its_lines_with_intervals_and_can_be_switched_off(visit: Visit, replay: str):
    me = opens(visit, replay, first_action("corp"))
    engine = me.page.get_by_role("region", name="Engine", exact=True)
    expect(engine.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+ %±\d+"))
    expect(engine).to_contain_text("knows only what Corp knew")
    expect(engine).to_contain_text("played")
    expect(me.page.get_by_text("Looking through the game")).to_be_visible()
    me.page.keyboard.press("e")
    expect(engine).to_contain_text("The engine is off.")
    expect(engine.get_by_role("listitem")).to_have_count(0)


def test_another_move_is_tried_on_the_board_and_stays_beside_the_game(visit: Visit, replay: str):
    me = opens(visit, replay, first_action("corp"))
    looks_from(me, "Corp")
    moves = me.page.get_by_role("region", name="Moves")
    me.page.locator(".basic").get_by_role("button", name="Draw").click()
    line = moves.locator(".own")
    expect(line).to_contain_text("Draw")
    me.button("Let the engine answer").click()
    expect(line.locator(".row").nth(1)).to_be_visible()
    me.button("Back to the game").click()
    expect(me.button("Back to the game")).to_have_count(0)
    me.page.reload()
    expect(line).to_contain_text("Draw")
    line.get_by_role("button", name="Forget this line").click()
    expect(line).to_have_count(0)


def judged(n: int, better: str) -> dict[str, object]:
    """A blunder as the server would tell it."""
    seen = netrunner.GAME.view(game().at(n), 1)["ask"]["options"]
    options = {option["value"]: option for option in seen}
    given = options[game().answers[n]]
    line = {"error": 0.02, "by_error": 0.02, "worlds": 24, "follows": []}
    lines = [
        {"option": options[better], "chance": 0.7, "by": 0.2, **line},
        {"option": given, "chance": 0.5, "by": 0, **line},
    ]
    return {
        "n": n, "turn": 2, "seat": "runner", "card": "", "given": given, "better": options[better], "by": 0.2,
        "error": 0.02, "mark": "??", "matters": True, "lines": lines,
    }  # fmt: skip


def test_one_learns_from_mistakes_by_finding_something_better(visit: Visit, replay: str):
    n = first_action("runner")
    given = game().answers[n]
    better = "draw" if given != "draw" else "credit"
    told = {"at": 9, "length": 9, "since": 0, "judged": [judged(n, better)], "accuracy": {"runner": 0.25}}
    me = visit()
    me.page.route("**/judgements?*", lambda route: route.fulfill(json=told))
    me.opens(f"/analysis/{replay}")
    looks_from(me, "Runner")
    me.sees("Runner: accuracy 25 %")
    me.presses("Next mistake")
    expect(me.page.get_by_role("heading", name=re.compile("^Blunder: "))).to_be_visible()
    me.sees("+20 %")
    expect(me.page.locator(".labels .best").first).to_be_visible()
    me.presses("Learn from mine")
    foot = me.page.get_by_role("region", name="Try another move from here.")
    expect(foot).to_contain_text("It gave away 20 of 100 wins. Find something better.")
    expect(me.page.get_by_role("heading", name=re.compile("^Blunder: "))).to_have_count(0)
    foot.get_by_role("button", name="All moves", exact=False).click()
    foot.locator(f"[data-value='{given}']").click()
    expect(foot).to_contain_text("Not yet")
    foot.locator(f"[data-value='{better}']").click()
    expect(foot).to_contain_text("Right: that is good.")
    foot.get_by_role("button", name="Next", exact=True).click()
    expect(foot).to_contain_text("Try another move from here.")


def test_a_game_begins_from_the_decision_that_is_shown(visit: Visit, replay: str):
    me = opens(visit, replay, first_action("corp"))
    me.presses("Play on from here")
    me.picks("Random")
    me.presses("Begin")
    me.page.wait_for_url("**/table/*")
    assert me.asked().near == "corp"


def test_nothing_is_cut_at_the_sizes_of_a_desk(visit: Visit, replay: str):
    for width, height in SIZES:
        me = opens(visit, replay, first_action("runner"), viewport={"width": width, "height": height})
        me.fits()
        for name in ("Next mistake", "Learn from mine", "Play on from here", "Let the engine answer"):
            expect(me.button(name)).to_be_in_viewport(ratio=1)
        hand = me.page.locator(".near .hand [data-key^='hand:']").first
        expect(hand).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_everything_lies_in_one_column(visit: Visit, replay: str):
    me = opens(visit, replay, first_action("corp"), phone=True)
    me.fits()
    me.button("All moves", exact=False).click()
    me.page.get_by_role("region", name="Try another move from here.").get_by_role(
        "button", name=re.compile("^Draw")
    ).click()
    expect(me.page.get_by_role("region", name="Moves").locator(".own")).to_contain_text("Draw")


def test_the_replay_leads_to_the_analysis_and_back(visit: Visit, replay: str):
    me = visit().opens(f"/replay/{replay}#{first_action('runner')}")
    me.page.get_by_role("link", name="Analyse").click()
    me.page.wait_for_url(f"**/analysis/{replay}#*")
    me.page.get_by_role("link", name="Replay", exact=True).click()
    me.page.wait_for_url(f"**/replay/{replay}#*")
