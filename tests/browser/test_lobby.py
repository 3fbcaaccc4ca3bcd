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


def test_who_plays_a_machine_hears_once_of_somebody_who_waits_and_keeps_the_game(visit: Visit):
    solo, host = visit(), visit()
    solo.opens()
    solo.page.get_by_label("Let me be found while I play a machine").check()
    solo.chooses("Runner", "Bot").plays()
    expect(solo.page.locator(".dock")).to_be_visible()
    own = solo.table
    opens_for_everybody(host, "Ada")
    note = solo.page.get_by_role("complementary", name="Let me be found while I play a machine")
    expect(note).to_contain_text("Ada waits at an open table.")
    note.get_by_role("link", name="Look at it").click()
    solo.page.wait_for_url(f"**/table/{host.table}")
    solo.opens("/")
    expect(solo.page.locator(f'a[href="/table/{own}"]')).to_be_visible()
