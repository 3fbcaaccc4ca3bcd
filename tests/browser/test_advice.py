"""Against machines a player may ask what a strong bot would do, and do it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.city import Gangster
from tests.browser.conftest import Visit
from tests.browser.kit import Person
from tests.browser.players import Runner


def does_as_told(me: Person) -> None:
    advice = me.page.get_by_role("region", name="What would Legend do?")
    me.presses("Table menu")
    me.presses("What would Legend do?")
    expect(advice).to_contain_text(re.compile(r"Legend's answer: \S"))
    me.fits()
    me.presses("Do it")
    expect(advice).to_have_count(0)


def test_legend_keeps_a_hand_for_the_runner(visit: Visit):
    me = visit().opens().chooses("Runner", "Bot", "Random").plays()
    look = me.asked()
    does_as_told(me)
    assert me.asked().ask != look.ask


def test_legend_plays_for_a_gang_on_a_phone(visit: Visit):
    me = Gangster(visit(phone=True), seed=5).begins("4")
    city = me.waits()
    does_as_told(me.person)
    assert me.waits(city.mark).ask != city.ask


def test_a_bar_tells_the_chance_to_win_once_it_is_switched_on(visit: Visit):
    me = visit().opens().chooses("Runner", "Bot", "Random").plays()
    me.plays_on(Runner(), until=lambda look: look.moment == "turn" and look.ready)
    bar = me.page.get_by_role("meter", name=re.compile(r"Win chance: You \d+ %"))
    expect(bar).to_have_count(0)
    me.presses("Settings")
    group = me.page.get_by_role("radiogroup", name="Win-chance bar")
    me.ticks(group.get_by_role("radio", name="On"))
    me.page.keyboard.press("Escape")
    expect(bar).to_contain_text(re.compile(r"\d+ %"))


def test_nobody_advises_two_at_one_screen(visit: Visit):
    me = visit().opens().chooses("Runner", "Two at this screen").plays()
    me.presses("Open my side")
    me.asked()
    me.presses("Table menu")
    expect(me.button("Settings").last).to_be_visible()
    expect(me.button("What would Legend do?")).to_have_count(0)
