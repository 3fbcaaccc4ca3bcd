"""A guest becomes a player, and goes on with the same game in another browser."""

from __future__ import annotations

import re

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
    expect(phone.page.locator("main.cover")).to_be_visible()


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


def has_a_finger(person: Person) -> None:
    """A page by its name, on a device that makes passkeys and knows its owner."""
    person.address = person.address.replace("127.0.0.1", "localhost")
    device = person.context.new_cdp_session(person.page)
    device.send("WebAuthn.enable")
    finger = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    device.send("WebAuthn.addVirtualAuthenticator", {"options": {**finger, "isUserVerified": True}})


def test_a_player_comes_back_with_a_passkey(visit: Visit):
    me = visit()
    has_a_finger(me)
    me.opens("/")
    signs_in(me, "Fingertip", anew=True)
    me.sees("You are signed in as Fingertip.")
    me.opens("/profile")
    me.page.locator("form", has_text="Passkeys").get_by_label("Pass phrase").fill(PHRASE)
    me.presses("Add a passkey")
    me.sees("The passkey is added.")
    me.presses("Sign out")
    me.sees("Nobody is signed in here.")
    me.page.locator("header .chip").click()
    me.presses("Sign in with a passkey")
    me.sees("You are signed in as Fingertip.")
    me.opens("/profile")
    me.presses("Remove")
    expect(me.button("Remove")).to_have_count(0)


def test_two_players_meet_in_a_rated_game_and_one_is_not_heard_again(visit: Visit):
    ada, grace = visit(), visit()
    for person, name in ((ada, "Ada R"), (grace, "Grace R")):
        person.opens("/")
        signs_in(person, name, anew=True)
        person.sees(f"You are signed in as {name}.")
    ada.chooses("Runner", "A friend", "Everybody", "Rated").plays()
    ada.sees("Send this link to your opponent")
    row = grace.page.locator(".lobby li", has_text="Ada R")
    expect(row).to_contain_text("Rated")
    row.get_by_role("button", name="Join").click()
    for person in (ada, grace):
        expect(person.page.locator(".dock")).to_be_visible()
    hears_no_more(ada, grace)
    table = grace.table
    grace.page.evaluate(CONCEDE, table)
    expect(ada.page.locator(".result").first).to_be_visible()
    ada.opens("/profile")
    expect(ada.page.locator("table tbody tr", has_text="Grace R").first).to_contain_text("W")
    expect(ada.page.locator("button[aria-pressed=true] .value b")).to_have_text("1662")
    shows_the_profile(ada, visit(phone=True))
    ada.page.locator("table tbody button", has_text="Analysis").first.click()
    ada.page.wait_for_url("**/analysis/*")


def shows_the_profile(person: Person, stranger: Person) -> None:
    """Nothing of it, then the games, in which nobody is named who shows nothing of their own."""
    stranger.forgives("404")
    stranger.opens("/player/Ada%20R")
    stranger.sees("There is no such player, or they show nothing of themselves.")
    for part in ("Ratings and their graph", "Finished games, without replays"):
        with person.page.expect_response("**/api/me/share"):
            person.page.get_by_label(part).check()
        expect(person.page.get_by_role("link", name="/player/Ada%20R")).to_be_visible()
    expect(person.page.get_by_role("checkbox", name="Win rates")).not_to_be_checked()
    stranger.opens("/player/Ada%20R")
    expect(stranger.page.locator("h1")).to_have_text("Ada R")
    expect(stranger.page.locator("tbody tr", has_text="somebody")).to_contain_text("W")
    expect(stranger.page.locator("button .value b")).to_have_text("1662")
    expect(stranger.page.locator("body")).not_to_contain_text("Grace R")
    expect(stranger.page.get_by_role("heading", name="Win rates")).to_have_count(0)


def hears_no_more(person: Person, other: Person) -> None:
    """Muted at this table, also when the page was left, heard again, and then blocked for good."""
    for one in (other, person):
        one.page.get_by_role("button", name=re.compile("^Chat")).click()
    other.page.get_by_label("Say something").fill("Boo!")
    other.presses("Send")
    said = person.page.locator(".chat li", has_text="Boo!")
    expect(said).to_be_visible()
    person.presses("Mute")
    expect(said).to_have_count(0)
    person.page.reload()
    person.page.get_by_role("button", name=re.compile("^Chat")).click()
    expect(person.button("Hear again")).to_be_visible()
    expect(said).to_have_count(0)
    person.presses("Hear again")
    expect(said).to_be_visible()
    person.presses("Block")
    person.sees("is blocked. You can undo it on your profile.")
    expect(said).to_have_count(0)


CONCEDE = """(table) => new Promise((done) => {
  const key = JSON.parse(localStorage.getItem('jackin.keys')).find((one) => one.table === table)
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/play`)
  line.onopen = () => line.send(JSON.stringify({type: 'hello', secret: key.secret}))
  line.onmessage = (event) => {
    const type = JSON.parse(event.data).type
    if (type === 'shown') { line.onmessage = null; line.send('{"type":"concede"}'); done() }
  }
})"""
