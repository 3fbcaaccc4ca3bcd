"""Pictures of whole games and their ends at every size: `python -m tools.sizes build/sizes [moments]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.city import Gangster
from tests.browser.house import House, chromium
from tests.browser.kit import HURRY, Person, Policy
from tests.browser.players import Corp, Runner

SIZES = ((1280, 720), (1440, 900), (1920, 1080), (390, 844), (844, 390), (820, 1180))
PLAYED_AT: ViewportSize = {"width": 1440, "height": 900}
CLICKS_BETWEEN = 12


def main(target: str = "build/sizes", moments: str = "8") -> None:
    folder = Path(target)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data)).open()
        browser = chromium(playwright)
        try:
            for game, story in STORIES:
                context = browser.new_context(viewport=PLAYED_AT, reduced_motion="reduce", locale="en-GB")
                context.add_init_script(HURRY)
                person = Person(context, house.address)
                told = story(person)
                for n, _ in zip(range(int(moments)), told, strict=False):
                    shoot(person.page, folder, f"{game}-{n:02}")
                for _ in told:
                    pass
                shoot(person.page, folder, f"{game}-end")
                context.close()
        finally:
            browser.close()
            house.kill()


def runner(me: Person) -> Iterator[None]:
    """A Runner against a bot."""
    return clicked(me.opens().chooses("Runner", "Bot").plays(), Runner())


def corp(me: Person) -> Iterator[None]:
    """A Corp against a bot."""
    return clicked(me.opens().chooses("Corp", "Bot").plays(), Corp(installs=8))


def solo(me: Person) -> Iterator[None]:
    """A Runner against an automa."""
    return clicked(me.opens().chooses("Runner", "Automa").plays(), Runner())


def clicked(me: Person, policy: Policy) -> Iterator[None]:
    """A picture every dozen clicks."""
    look = me.asked()
    while not look.over:
        yield
        for _ in range(CLICKS_BETWEEN):
            look = me.clicks(policy(look))
            if look.over:
                break
    yield


def gangs(me: Person) -> Iterator[None]:
    """A gang among bots."""
    return city(Gangster(me).begins("4", goal=12))


def alone(me: Person) -> Iterator[None]:
    """A gang against the rival gang and Johnny."""
    return city(Gangster(me, seed=3).begins("Alone", "The Long Blackout", goal=10))


def city(gangster: Gangster) -> Iterator[None]:
    seen = gangster.waits()
    while not seen.over:
        yield
        seen = gangster.plays(CLICKS_BETWEEN)
    yield


def shoot(page: Page, folder: Path, name: str) -> None:
    page.mouse.move(2, 2)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        page.screenshot(path=folder / f"{name}-{width}x{height}.png")
    page.set_viewport_size(PLAYED_AT)
    print(folder / name)


STORIES = (("netrunner", runner), ("corp", corp), ("solo", solo), ("gangs", gangs), ("alone", alone))

if __name__ == "__main__":
    main(*sys.argv[1:])
