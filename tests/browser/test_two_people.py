"""Two browsers at one table: a link, a game, words, a decision taken back, an end and another game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import PATIENCE, Person, Policy, Stuck
from tests.browser.players import Calm, Corp


def sit_down(host: Person, guest: Person) -> None:
    """One makes a table and sends its link, the other follows it."""
    host.opens().chooses("Runner", "A friend")
    host.page.get_by_label("Your name").fill("Ada")
    host.plays()
    host.sees("means this machine only")
    link = host.page.get_by_label("Link to the table").input_value()
    guest.opens(link.removeprefix(guest.address))
    guest.sees("Ada invites you to a game")
    for term in ("No clock", "Fair: neither the table nor a player can choose it", "The table's terms"):
        guest.sees(term)
    guest.page.get_by_label("Your name").fill("Grace")
    guest.presses("Sit down")
    for person in (host, guest):
        expect(person.page.locator(".dock")).to_be_visible()


def play_on(host: Person, guest: Person, until_turn: int) -> None:
    """Whoever is asked clicks."""
    policies: dict[str, Policy] = {"runner": Calm(installs=1), "corp": Corp()}
    for _ in range(400):
        asked = whose(host, guest)
        if asked.turns() >= until_turn:
            return
        look = asked.look()
        if look.ready:
            asked.click(policies[look.near](look))
    raise Stuck(f"turn {until_turn} never came")


def whose(*people: Person) -> Person:
    """The one who is to decide, as soon as there is one."""
    for _ in range(PATIENCE // 150):
        for person in people:
            if person.becomes_asked(within=150):
                return person
    raise Stuck("nobody is asked")


def test_two_friends_play_talk_take_back_and_play_again(visit: Visit):
    host, guest = visit(), visit()
    sit_down(host, guest)

    # Neither page holds what the other has in hand: not in sight, not in its code.
    host_hand, guest_hand = host.hand(), guest.hand()
    assert len(host_hand) > 1
    assert len(guest_hand) > 1
    for title in host_hand:
        assert title not in guest.page.content()
    for title in guest_hand:
        assert title not in host.page.content()

    play_on(host, guest, until_turn=4)

    guest.page.get_by_role("button", name=re.compile("^Chat")).click()
    guest.page.get_by_label("Say something").fill("Nice run <b>there</b>")
    guest.presses("Send")
    host.page.get_by_role("button", name=re.compile("^Chat")).click()
    host.sees("Nice run <b>there</b>")

    asked = whose(host, guest)
    other = guest if asked is host else host
    while asked.look().moment != "turn":
        play_on(host, guest, until_turn=asked.turns() + 1)
        asked = whose(host, guest)
        other = guest if asked is host else host
    takes = asked.page.locator("li", has_text="for a credit")
    before = takes.count()
    asked.page.locator("[data-verb=credit]").click()
    expect(takes).to_have_count(before + 1)
    assert whose(host, guest) is asked
    asked.presses("Undo")
    other.sees(re.compile("asks to take back"))
    asked.sees("Asked. Waiting for the answer.")
    other.presses("Agree")
    expect(takes).to_have_count(before)
    for person in (host, guest):
        if not person.page.locator(".chat").count():
            person.page.get_by_role("button", name=re.compile("^Chat")).click()
        person.sees(re.compile("(Ada|Grace) took back a decision"))

    guest.presses("Table menu")
    guest.presses("Concede")
    guest.presses("You lose the game. Again?")
    host.sees("You win")
    guest.sees("You lose")
    host.sees("Fair deal, checked")

    first = host.table
    guest.presses("Swap sides")
    host.sees("Grace asks for a rematch with sides swapped.")
    host.presses("Agree")
    for person in (host, guest):
        person.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(first))
        expect(person.page.locator(".dock")).to_be_visible()
    assert host.table == guest.table
    assert (host.look().near, guest.look().near) == ("corp", "runner")
    play_on(host, guest, until_turn=2)

    # The second game is dealt as fairly as the first, and both browsers have checked it.
    host.presses("Table menu")
    host.presses("Concede")
    host.presses("You lose the game. Again?")
    for person in (host, guest):
        person.sees("Fair deal, checked")
        mine = next(deal for deal in person.kept("deals") if deal["table"] == person.table)
        assert (len(mine["commitment"]), len(mine["half"])) == (64, 64)


def test_a_friend_may_watch_without_seeing_a_hand(visit: Visit):
    host, guest, friend = visit(), visit(), visit()
    sit_down(host, guest)
    friend.opens(f"/table/{host.table}")
    friend.sees("You are watching")
    for title in host.hand() + guest.hand():
        assert title not in friend.page.content()
