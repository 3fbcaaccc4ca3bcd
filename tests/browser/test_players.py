"""A guest becomes a player, and goes on with the same game in another browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import Person

PHRASE = "four ducks on a pond"


def signs_in(person: Person, name: str, anew: bool = False, phrase: str = PHRASE) -> None:
    page = person.page
    page.locator("header .chip").click()
    if anew:
        person.picks("New account")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Pass phrase").fill(phrase)
    page.get_by_role("dialog").locator("button.primary").click()


def test_a_guests_game_goes_along_to_another_browser(visit: Visit):
    laptop, phone = visit(), visit(phone=True)
    laptop.opens().chooses("Runner", "Two at this screen").plays()
    laptop.page.wait_for_url("**/table/*")
    table = laptop.page.url
    laptop.opens("/")
    signs_in(laptop, "Adaline", anew=True)
    laptop.sees("You are signed in as Adaline.")
    expect(laptop.page.locator("header .chip")).to_have_text("Adaline")
    phone.opens("/")
    phone.forgives("403")
    signs_in(phone, "adaline", phrase="not the phrase at all")
    phone.sees("Name and pass phrase do not go together.")
    phone.page.get_by_label("Pass phrase").fill(PHRASE)
    phone.page.get_by_role("dialog").locator("button.primary").click()
    phone.sees("You are signed in as Adaline.")
    phone.opens("/profile")
    expect(phone.page.locator("main li", has_text="this browser")).to_have_count(1)
    phone.page.get_by_role("link", name="Continue").click()
    phone.page.wait_for_url(table)
    phone.sees("Runner")


def test_a_player_signs_out_elsewhere_and_goes(visit: Visit):
    laptop, phone = visit(), visit()
    laptop.opens("/")
    signs_in(laptop, "Gretchen", anew=True)
    laptop.sees("You are signed in as Gretchen.")
    phone.opens("/profile")
    signs_in(phone, "Gretchen")
    phone.sees("No game yet")
    laptop.opens("/profile")
    laptop.presses("Sign out there")
    expect(laptop.page.get_by_role("button", name="Sign out there")).to_have_count(0)
    phone.opens("/profile")
    phone.sees("Nobody is signed in here.")
    laptop.page.locator("form", has_text="Delete the account").get_by_label("Pass phrase").fill(PHRASE)
    laptop.page.get_by_role("button", name="Delete the account").click()
    laptop.sees("The account is gone.")
    laptop.sees("Nobody is signed in here.")
