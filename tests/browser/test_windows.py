"""Windows pass as the player chose; buttons keep their meaning; what was decided can be taken back."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import expect

from jackin import netrunner
from jackin.kernel.journal import Journal
from jackin.locale import words
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.words import AGENDA_TYPE, ICE_TYPE
from tests.browser.conftest import Visit
from tests.browser.kit import Lit, Look, Person
from tests.browser.players import Corp, Runner

CREDIT = "[data-verb=credit]"
LINGERS = """(() => {
  const wait = window.setTimeout
  window.setTimeout = (what, ms, ...more) => wait(what, ms === 3000 ? 600_000 : ms, ...more)
})()"""
QUICK = """([says, name]) => new MutationObserver((_, watch) => {
  const note = document.querySelector('.passed')
  if (!note?.textContent.includes(says)) return
  watch.disconnect()
  ;[...note.querySelectorAll('button')].find((one) => one.textContent.includes(name)).click()
}).observe(document.body, { childList: true, subtree: true, characterData: true })"""


def corp_turn() -> Journal:
    """The Corp has small agendas and ice in hand and soon more of them, and nothing on the table."""
    hand, rd = ["hostile-takeover", "enigma", "ice-wall"], ["hostile-takeover", "hedge-fund"] * 10
    corp = {"identity": "haas-bioroid-engineering-the-future", "credits": 5, "hq": hand, "rd": rd}
    runner = {"identity": "kate-mac-mccaffrey-digital-tinker", "credits": 0, "stack": ["diesel"] * 20}
    return Journal.begin(netrunner.GAME, netrunner.position(corp=corp, runner=runner, turn="corp"), seed=1)


def my_turn(look: Look) -> bool:
    return look.moment == "turn" and look.ready


def finds(me: Person, kind: int) -> Lit:
    """A Corp card of that kind in hand, drawn for if need be."""
    wanted = {words("en").title(card.slug) for card in CARDS if card.type == kind}
    look = me.plays_on(Corp(installs=0), until=lambda look: early(look) and bool(wanted & set(me.hand())))
    return next(one for one in look.all("card") if one.key.startswith("hand:") and one.text in wanted)


def early(look: Look) -> bool:
    """Not for the last click: what is installed then may be stolen before the next turn."""
    return my_turn(look) and not last_click(look)


def installs_agenda(me: Person) -> None:
    """Facedown, in a server of its own."""
    look = me.clicks(finds(me, AGENDA_TYPE))
    if (new := look.one("lane", "lane:new")) is not None:
        me.clicks(new)


def last_click(look: Look) -> bool:
    return my_turn(look) and "1 click left" in look.clicks


def ends_turn(me: Person) -> Look:
    """Takes a credit for the last click: a window follows, as the Runner's turn is next."""
    me.plays_on(Corp(installs=0), until=last_click)
    return me.after(lambda: me.page.locator(CREDIT).click())


def test_windows_pass_as_the_player_chose(visit: Visit):
    """Whoever has a facedown card is asked in each window, or silence would tell; whether that shows is a setting."""
    me = visit().deals(corp_turn()).opens().chooses("Corp", "Bot", "Random").plays()
    installs_agenda(me)
    me.picks("Always")
    ends_turn(me)
    me.sees("Nothing can be done here but to go on.")
    assert {one.kind for one in me.look().lit} == {"pass"}

    me.picks("When it matters")
    only_pass = me.page.get_by_text("Nothing can be done here but to go on.")
    expect(only_pass).to_have_count(0)
    ends_turn(me)
    expect(only_pass).to_have_count(0)

    installs_agenda(me)
    me.picks("At pins")
    pin = me.button("Window after an action of the Corp")
    me.plays_on(Corp(installs=0), until=last_click)
    pin.click()
    expect(pin).to_have_attribute("aria-pressed", "true")
    ends_turn(me)
    expect(only_pass).to_be_visible()


def test_a_quick_double_click_never_answers_the_next_question(visit: Visit):
    """In real time: a new question cannot be answered in its first moment."""
    me = visit(hurry=False).opens().chooses("Runner", "Automa", "Crunch Time").plays()
    me.asked()
    keep = me.page.locator(".dock [data-slot=act]")
    expect(keep).to_have_accessible_name("Keep")
    keep.dblclick()
    me.plays_on(Runner(installs=0), until=my_turn)
    clicks = me.page.locator(".near .clicks").first
    expect(clicks).to_have_attribute("aria-label", "4 clicks left")
    me.after(lambda: me.page.locator(CREDIT).dblclick())
    expect(clicks).to_have_attribute("aria-label", "3 clicks left")
    me.after(lambda: me.page.keyboard.press("u"))
    expect(clicks).to_have_attribute("aria-label", "4 clicks left")


def test_a_decision_is_taken_back_past_the_windows_that_passed_by_themselves(visit: Visit):
    me = visit().opens().chooses("Runner", "Bot", "Random").plays()
    me.plays_on(Runner(installs=0), until=my_turn)
    hand = me.hand()
    me.after(lambda: me.page.locator("[data-verb=draw]").click())
    assert len(me.hand()) == len(hand) + 1
    me.after(lambda: me.presses("Undo"))
    expect(me.page.locator(".near .clicks").first).to_have_attribute("aria-label", "4 clicks left")
    assert me.hand() == hand


def test_a_card_says_why_it_cannot_be_used(visit: Visit):
    me = visit().opens().chooses("Runner", "Bot", "Random").plays()
    me.asked()
    me.page.locator("[data-key='hand:0']").click(button="right")
    why = me.page.get_by_role("dialog", name="Why not?")
    expect(why).to_contain_text("Not now")
    me.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_a_card_can_be_dragged_to_a_server(visit: Visit):
    me = visit().deals(corp_turn()).opens().chooses("Corp", "Bot", "Random").plays()
    card = finds(me, ICE_TYPE)
    lane = me.page.locator("section.lane[data-drop=hq]")
    before, ice = me.hand(), lane.locator(".ice li").count()
    me.after(lambda: me.place(card).drag_to(lane, steps=20))
    assert len(me.hand()) == len(before) - 1
    expect(lane.locator(".ice li")).to_have_count(ice + 1)


def test_the_labels_of_the_wire_do_not_overlap(visit: Visit):
    me = visit().opens().chooses("Runner", "Automa", "Crunch Time").plays()
    me.plays_on(Runner(installs=0), until=my_turn)
    for size in (1440, 1280, 1100):
        me.resizes(size, 900)
        labels = me.page.locator(".wire li span").all()
        boxes = sorted((box["x"], box["x"] + box["width"]) for one in labels if (box := one.bounding_box()))
        line, now = me.page.locator(".wire .line"), me.page.locator(".wire li.now span")
        expect(now).to_have_text(re.compile(r"^Action \d / 4$"))
        room, label = line.bounding_box(), now.bounding_box()
        assert room is not None
        assert label is not None
        assert room["x"] <= label["x"], "the present step has its whole label, whatever the recap takes"
        assert label["x"] + label["width"] <= room["x"] + room["width"]
        assert all(left[1] <= right[0] for left, right in pairwise(boxes)), size


def test_a_card_that_has_no_place_yet_can_stay_in_hand(visit: Visit):
    me = visit().deals(corp_turn()).opens().chooses("Corp", "Bot", "Random").plays()
    card = finds(me, ICE_TYPE)
    hand, clicks = me.hand(), me.look().clicks
    me.clicks(card)
    leave = me.button("Keep it in hand", exact=False)
    expect(leave).to_be_visible()
    me.after(lambda: me.page.keyboard.press("Escape"))
    assert (me.hand(), me.look().clicks) == (hand, clicks)


def test_what_passed_by_itself_can_be_stopped_at_next_time(visit: Visit):
    """In real time, by somebody who is quick: the next window that passes takes the note's place."""
    me = visit(hurry=False).deals(corp_turn()).opens().chooses("Corp", "Bot", "Random").plays()
    installs_agenda(me)
    me.plays_on(Corp(installs=0), until=last_click)
    me.page.evaluate(QUICK, ["Window after an action of the Corp", "Stop here next time"])
    me.page.locator(CREDIT).click()
    expect(me.button("Window after an action of the Corp")).to_have_attribute("aria-pressed", "true")
