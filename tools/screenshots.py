"""Draws the README's pictures of the table anew: a real game with a fixed shuffle, played by clicks in Chromium."""

from __future__ import annotations

import json
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import ROOT, House, chromium
from tests.browser.kit import HURRY, Look, Person
from tests.browser.players import Runner

IMAGES = ROOT / "docs/images"
SEED = 4
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def seated(house: House) -> list[dict[str, str]]:
    """A table with our shuffle: Shaper against a greedy Jinteki."""
    shelf = {deck["id"]: deck["deck"] for deck in asked(house, "/api/decks")}
    opponent = {"kind": "bot", "name": "greedy", "deck": shelf["jinteki"]}
    table = {"side": "runner", "name": "You", "deck": shelf["shaper"], "opponent": opponent, "seed": SEED}
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


def meets_ice(look: Look) -> bool:
    return look.moment == "encounter" and look.one("act") is not None


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
    me.opens(f"/table/{keys[0]['table']}")
    me.plays_on(Runner(installs=9), until=meets_ice)
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
