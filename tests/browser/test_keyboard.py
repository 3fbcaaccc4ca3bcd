"""No mouse: a game is chosen, begun and played with keys alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import Look, Person, Stuck


def tabs_to(me: Person, name: str) -> None:
    """Tab until the focus is on something of that name."""
    for _ in range(60):
        me.page.keyboard.press("Tab")
        if focused(me).startswith(name):
            return
    raise Stuck(f"Tab never comes to {name}")


def focused(me: Person) -> str:
    return str(me.page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText || ''")).strip()


def my_turn(look: Look) -> bool:
    return look.moment == "turn" and look.ready


def press(me: Person, key: str) -> Look:
    return me.after(lambda: me.page.keyboard.press(key))


def until_my_turn(me: Person) -> None:
    """Space passes, Enter acts; a number takes a row."""
    look = me.asked()
    for _ in range(60):
        if my_turn(look):
            return
        if look.one("pass"):
            look = press(me, "Space")
        elif look.one("act"):
            look = press(me, "Enter")
        elif look.one("choice"):
            look = press(me, "1")
        else:
            raise Stuck(f"no key for “{look.prompt}”")
    raise Stuck("the turn never came")


def test_a_game_with_keys_alone(visit: Visit):
    me = visit().opens()
    expect(me.page.locator("footer .primary")).to_be_visible()
    tabs_to(me, "Automa")
    me.page.keyboard.press("ArrowDown")
    expect(me.page.get_by_role("radio", name="Bot", exact=True)).to_be_checked()
    tabs_to(me, "Play")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/table/*")

    look = me.asked()
    assert look.moment == "mulligan"
    press(me, "Enter")
    expect(me.page.locator("li", has_text="You keep the starting hand.")).to_be_visible()

    until_my_turn(me)
    tabs_to(me, "Gain 1")
    press(me, "Enter")
    expect(me.page.locator("li", has_text="You spend").filter(has_text="for a credit").first).to_be_visible()

    until_my_turn(me)
    me.page.keyboard.press("g")
    assert focused(me) in me.hand()
    before = focused(me)
    me.page.keyboard.press("ArrowRight")
    assert focused(me) != before

    tabs_to(me, "Run on R&D")
    press(me, "Enter")
    expect(me.page.locator("li", has_text="You run on R&D.").first).to_be_visible()
    until_my_turn(me)

    me.page.keyboard.press("u")
    me.asked()


def test_the_sheet_of_keys(visit: Visit):
    me = visit().opens().chooses("Runner", "Bot", "Random").plays()
    me.asked()
    me.page.keyboard.press("h")
    sheet = me.page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("take back")
    me.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    me.page.locator("[data-key='hand:0']").focus()
    me.page.keyboard.press("r")
    expect(me.page.locator(".reading, .read").first).to_be_visible()
