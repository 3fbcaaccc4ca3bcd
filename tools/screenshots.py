"""Draws the README's pictures of the table anew: a moment of a real game with a fixed shuffle, in Chromium."""

from __future__ import annotations

import json
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from jackin import netrunner
from jackin.bots import agent
from jackin.kernel.journal import Journal
from jackin.kernel.rng import seedling
from jackin.netrunner.words import CORP, RUNNER
from tests.browser.house import ROOT, House, chromium
from tests.browser.kit import HURRY, Person
from tools.picture import appeal

IMAGES = ROOT / "docs/images"
DECKS = ("haas-bioroid", "shaper")
GAMES = 60
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def telling() -> Journal:
    """The most telling moment of some games with fixed shuffles, two greedy players at the table."""
    found = max((moment(seed) for seed in range(GAMES)), key=lambda one: one[0])
    return found[1]


def moment(seed: int) -> tuple[int, Journal]:
    play = Journal.begin(netrunner.GAME, netrunner.setup(*DECKS), seed)
    seats = [agent("greedy", seedling(seed, seat)) for seat in (CORP, RUNNER)]
    best = (-1, 0)
    while (ask := play.ask) is not None:
        view = play.view(ask.seat)
        best = max(best, (appeal(view) if ask.seat == RUNNER else 0, len(play.answers)))
        play.answer(seats[ask.seat].choose(view, view["ask"]))
    return best[0], play.branch(best[1])


def seated(house: House) -> list[dict[str, str]]:
    """A table that goes on from there, against a bot."""
    play = telling()
    origin = {"journal": play.encode(), "answers": len(play.answers)}
    table = {"side": "runner", "name": "Kate", "opponent": {"kind": "bot", "name": "greedy"}, "origin": origin}
    found: list[dict[str, str]] = asked(house, "/api/tables", table)["keys"]
    return found


def asked(house: House, path: str, body: object = None) -> Any:
    sent = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(house.address + path, sent, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def guest(browser: Browser, house: House, phone: bool = False) -> Person:
    size: dict[str, Any] = {"viewport": PHONE, "device_scale_factor": 2} if phone else {"viewport": DESKTOP}
    context = browser.new_context(**size, reduced_motion="reduce", locale="en-GB")
    context.add_init_script(HURRY)
    return Person(context, house.address)


def shoot(person: Person, name: str) -> None:
    person.page.mouse.move(2, 2)
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    person.page.screenshot(path=IMAGES / f"{name}.png")
    print(f"docs/images/{name}.png")


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data)).open()
        browser = chromium(playwright)
        try:
            pictures(browser, house)
        finally:
            browser.close()
            house.kill()


def pictures(browser: Browser, house: House) -> None:
    me = guest(browser, house).opens()
    me.sees("Deck")
    shoot(me, "start")
    keys = seated(house)
    me.page.evaluate("(keys) => localStorage.setItem('jackin.keys', JSON.stringify(keys))", keys)
    me.opens(f"/table/{keys[0]['table']}").asked()
    shoot(me, "run")

    thumb = guest(browser, house, phone=True).opens()
    thumb.page.evaluate("(keys) => localStorage.setItem('jackin.keys', JSON.stringify(keys))", keys)
    thumb.opens(f"/table/{keys[0]['table']}").asked()
    shoot(thumb, "phone")

    me.opens("/decks")
    me.page.get_by_role("button", name="Copy and edit: Jinteki starter").click()
    me.sees("Legal")
    shoot(me, "deck-builder")


if __name__ == "__main__":
    main()
