"""Strangers meet: a table for everybody stands in the lobby, and is joined or watched in one press."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.kit import Person


def row(person: Person, name: str) -> Locator:
    return person.page.locator(".lobby li", has_text=name)


def opens_for_everybody(person: Person, name: str) -> None:
    person.opens().chooses("Runner", "A friend", "Everybody")
    person.page.get_by_label("Your name").fill(name)
    person.plays()
    person.sees("Send this link to your opponent")


def test_two_strangers_meet_and_a_third_watches(visit: Visit):
    guest, third, host = visit(), visit(), visit()
    guest.opens()
    third.opens()
    guest.sees("Nobody is waiting right now")
    opens_for_everybody(host, "Ada")
    expect(row(guest, "Ada")).to_contain_text("seeks the Corp · No clock")
    row(guest, "Ada").get_by_role("button", name="Join").click()
    for person in (host, guest):
        expect(person.page.locator(".dock")).to_be_visible()
    assert (host.look().near, guest.look().near) == ("runner", "corp")
    assert host.table == guest.table
    row(third, "Ada").get_by_role("button", name="Watch").click()
    third.sees("You are watching")


def test_a_quick_match_opens_a_table_and_the_next_one_sits_down_to_it(visit: Visit):
    first, second = visit(), visit()
    first.opens().chooses("Runner")
    first.presses("Quick match")
    first.page.wait_for_url("**/table/*")
    second.opens().chooses("Corp")
    expect(second.page.locator(".lobby li")).to_have_count(1)
    second.presses("Quick match")
    for person in (first, second):
        expect(person.page.locator(".dock")).to_be_visible()
    assert first.table == second.table


def test_who_leaves_the_table_leaves_the_lobby_and_a_table_can_be_reported(visit: Visit):
    host, guest = visit(), visit()
    guest.opens()
    opens_for_everybody(host, "Rude")
    row(guest, "Rude").get_by_role("button", name="Report this table").click()
    guest.sees("Thank you. Those who run this server will look at it.")
    host.opens("/")
    expect(row(guest, "Rude")).to_have_count(0)
