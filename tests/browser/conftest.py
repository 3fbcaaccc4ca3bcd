from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.far import far_away
from tests.browser.house import House, chromium
from tests.browser.kit import HURRY, Person
from tests.server.kit import House as Tables

Visit = Callable[..., Person]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after each file: while Playwright is open, nothing else in this process can use asyncio."""
    with sync_playwright() as playwright:
        opened = chromium(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all stories of this process."""
    opened = House(tmp_path_factory.mktemp("house"), shared=True).open()
    yield opened
    opened.kill()


@pytest.fixture
def tables(house: House) -> Iterator[Tables]:
    """The same server without a browser: tables are made, and others sit at them over sockets."""
    with httpx.Client(base_url=house.address, timeout=30) as http:
        yield Tables(house.address, http)


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """A new person with a browser of their own. A page that complained fails the test, whatever else it saw."""
    people: list[Person] = []

    def come(hurry: bool = True, phone: bool = False, to: House | None = None, **more: Any) -> Person:
        size = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESKTOP}
        context = browser.new_context(**{**size, "reduced_motion": "reduce", "locale": "en-GB", **more})
        far_away(context)
        if hurry:
            context.add_init_script(HURRY)
        people.append(Person(context, (to or house).address, touches=phone))
        return people[-1]

    yield come
    complaints = [one for person in people for one in person.complaints()]
    for person in people:
        person.context.close()
    assert not complaints, "\n".join(complaints)
