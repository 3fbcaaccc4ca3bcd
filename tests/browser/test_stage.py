"""The stage: what happens is seen, one thing after the other, and what concerns you waits."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from jackin.doors import door
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.locale import words
from tests.browser.kit import Person
from tests.server.kit import House as Tables
from tests.server.kit import Wire, settle_all

DOOR = door("netrunner")
SLOWLY = """
const kept = JSON.parse(localStorage.getItem('jackin.settings') ?? '{}')
localStorage.setItem('jackin.settings', JSON.stringify({ ...kept, speed: 'normal', waits: 'harm' }))
"""
# How long each plate is to stand, as the line at its foot says, by the key of what it tells; and whether the dock
# asked for anything meanwhile. The page looks by itself: a busy machine may be late to ask it, and find it gone.
WATCH = """() => {
  window.plates = {}
  window.asked = []
  let now = '', time = 0
  const look = () => {
    const plate = document.querySelector('[data-beat]')?.dataset.beat ?? ''
    const foot = document.querySelector('[data-beat] .foot')?.style.animationDuration
    if (plate && document.querySelector('.dock [data-slot]')) window.asked.push(plate)
    if (plate !== now && now) window.plates[now] = time
    now = plate
    time = parseFloat(foot ?? '0')
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
}"""

STILL = """(here) => document.querySelector('[data-stage=go-on]') !== null
  && document.querySelector('[data-beat]')?.dataset.beat === here"""


def sits(visit: Any, key: dict[str, str]) -> Person:
    """Somebody with a key comes to the table, and looks at everything at its normal pace."""
    me: Person = visit(hurry=False)
    me.context.add_init_script(SLOWLY)
    me.context.add_init_script(f"localStorage.setItem('jackin.keys', JSON.stringify([{json.dumps(key)}]))")
    me.opens(f"/table/{key['table']}")
    expect(me.page.locator(".dock")).to_be_visible()
    me.page.evaluate(WATCH)
    return me


def plate(page: Page, key: str = "") -> Any:
    return page.locator(f"[data-beat={key}]" if key else "[data-beat]")


def waits_at(me: Person) -> str:
    """The beat that waits for its player, as soon as one does."""
    expect(me.page.locator("[data-stage=go-on]")).to_be_visible()
    return str(plate(me.page).get_attribute("data-beat"))


def goes_on(me: Person) -> None:
    """A press in the first moment of a beat does not count; it is pressed until it does."""
    here = waits_at(me)
    while me.page.evaluate(STILL, here):
        me.page.keyboard.press("Enter")


def begin(tables: Tables, journal: Journal, side: str = "runner") -> tuple[Wire, Wire, dict[str, str]]:
    """A game of two people from this point on: the Corp's line, the Runner's, and the key of one of them."""
    origin = {"journal": journal.encode(), "answers": len(journal.answers)}
    made = tables.table("person", origin=origin)
    joined = tables.post(f"/tables/{made['table']}/join", {"name": "Second", "deal": "continued"})
    assert joined.status_code == 200, joined.text
    keys = {"corp": joined.json()["keys"][0], "runner": made["keys"][0]}
    return tables.line(keys["corp"]), tables.line(keys["runner"]), keys[side]


def game(seed: int) -> Journal:
    wish = {"side": "runner", "opponent": {"kind": "person", "name": "", "level": ""}}
    decks = {seat: DOOR.deck(seat, None, False) for seat in ("corp", "runner")}
    return Journal.begin(DOOR.game, DOOR.setup(wish, decks), seed)


def one_answer_before(wanted: Any, most: int = 60) -> tuple[Journal, str]:
    """A game of chance up to the Runner's answer that brings about what is wanted, and that answer."""
    for seed in range(most):
        journal, dice = game(seed), Dice(seed)
        while journal.ask is not None:
            values = journal.ask.values
            value = values[dice.below(len(values))]
            by, log = journal.ask.seat, len(DOOR.lines(journal.position, 1, None) or [])
            journal.answer(value)
            new = (DOOR.lines(journal.position, 1, None) or [])[log:]
            if by == 1 and wanted(journal, [line.key for line in new]):
                journal.undo()
                return journal, value
    raise AssertionError("no such game")


def test_the_installed_card_is_on_the_stage_for_its_time_and_the_recap_holds_it(visit, tables):
    corp, runner, key = begin(tables, game(1))
    with corp, runner:
        me = sits(visit, key)
        for wire in (corp, runner):
            assert wire.my_turn()
            wire.answer("keep")
        while True:
            assert corp.my_turn()
            ice = [value for value in corp.options if value.startswith("install ")]
            if ice:
                break
            corp.answer(corp.options[-1])
        corp.answer(ice[0])
        assert corp.my_turn()
        corp.answer(next(value for value in corp.options if value.startswith("at ")))
        me.page.wait_for_function("() => Object.keys(window.plates).some((key) => key.startsWith('installs-'))")
        stands = me.page.evaluate("window.plates")
        (kind,) = {"installs-ice", "installs-root"} & set(stands)
        assert stands[kind] >= 600, "it must be there long enough to be read"
        assert kind not in me.page.evaluate("window.asked")
        chip = me.page.locator(".reel .chip").last
        expect(chip).to_contain_text(re.compile("installs (ice|a card)"))
        chip.hover()
        pop = me.page.locator(".pop")
        expect(pop).to_contain_text(re.compile("installs (ice|a card)"))
        expect(pop.locator(".number").first).to_be_visible()


def test_an_access_of_hq_without_a_choice_is_shown_and_waits(visit, tables):
    def silent(journal: Journal, keys: list[str]) -> bool:
        run_on_hq = any(line.args.get("server") == "hq" for line in DOOR.lines(journal.position, 1, None)[-6:])  # type: ignore[index]
        asked = journal.ask.kind if journal.ask is not None else ""
        return keys.count("accesses") == 1 and run_on_hq and asked not in ("steal", "trash-accessed", "pay")

    journal, value = one_answer_before(silent)
    corp, runner, key = begin(tables, journal)
    with corp, runner:
        me = sits(visit, key)
        assert runner.my_turn()
        runner.answer(value)
        expect(plate(me.page, "accesses")).to_be_visible()
        goes_on(me)
        expect(plate(me.page, "accesses")).to_have_count(0)


def test_a_flatline_names_the_cards_that_did_it(visit, tables):
    def dies(journal: Journal, keys: list[str]) -> bool:
        return "win-flatline" in keys

    journal, value = one_answer_before(dies)
    dead = journal.branch(len(journal.answers))
    dead.answer(value)
    killer, turn = next((step["card"], step["turn"]) for step in dead.view(1)["cause"] if step["card"])
    assert turn == max(line.args["n"] for line in DOOR.lines(dead.position, 1, None) or [] if line.key == "turn")
    corp, runner, key = begin(tables, journal)
    with corp, runner:
        me = sits(visit, key)
        assert runner.my_turn()
        runner.answer(value)
        while waits_at(me) != "win-flatline":
            goes_on(me)
        why = plate(me.page, "win-flatline")
        expect(why).to_contain_text("Flatline")
        expect(why).to_contain_text(words("en").title(killer))
        expect(why).to_contain_text(f"turn {turn}")


def test_nothing_is_asked_and_no_key_answers_while_the_stage_plays(visit, tables):
    def silent(journal: Journal, keys: list[str]) -> bool:
        return keys.count("accesses") == 1 and journal.ask is not None and journal.ask.kind == "action"

    journal, value = one_answer_before(silent)
    corp, runner, key = begin(tables, journal)
    with corp, runner:
        me = sits(visit, key)
        assert runner.my_turn()
        runner.answer(value)
        expect(me.page.locator("[data-stage=go-on]")).to_be_visible()
        assert me.page.locator(".legal, .legal-box").count() == 0
        asked = runner.shown["ask"]
        for letter in ("1", "j", "u"):
            me.page.keyboard.press(letter)
        runner.settle()
        assert runner.my_turn()
        assert runner.shown["ask"] >= asked
        goes_on(me)
        expect(me.page.locator(".legal, .legal-box").first).to_be_visible()


# What lies on the drawn table, by the names of the cards, and the numbers at the seats.
DRAWN = """() => {
  const seat = (side) => ({
    credits: document.querySelector(`.seat.${side} .purse`)?.textContent.trim().split(' ')[0],
    points: document.querySelector(`.seat.${side} .num`)?.textContent.split('/')[0].trim(),
  })
  const lying = [...document.querySelectorAll('main [data-key^="#"]')].filter((node) => !node.closest('aside'))
  const keys = lying.map((node) => node.dataset.key)
  return {
    cards: [...new Set(keys)].sort(), corp: seat('corp'), runner: seat('runner'),
    grip: document.querySelectorAll('.near .hand [data-key^="hand:"]').length,
  }
}"""


# The page answers nothing by itself: its seat is played from elsewhere.
ASKED_ALWAYS = """
const settings = JSON.parse(localStorage.getItem('jackin.settings') ?? '{}')
localStorage.setItem('jackin.settings', JSON.stringify({ ...settings, stops: 'always' }))
"""


def told(view: Any) -> Any:
    """The same as the table tells it."""
    seats = (view["corp"], view["runner"])
    cards = [*view["hosted"], *view["runner"]["rig"], *(seat["identity"] for seat in seats)]
    cards += [card for seat in seats for card in seat["scored"]]
    cards += [card for server in view["servers"] for card in (*server["ice"], *server["root"])]
    numbers = {
        name: {"credits": str(view[name]["credits"]), "points": str(view[name]["points"])}
        for name in ("corp", "runner")
    }
    return {"cards": sorted({card["id"] for card in cards}), **numbers, "grip": view["runner"]["hand_count"]}


def test_when_the_stage_is_empty_the_board_is_what_the_table_told(visit, tables):
    """Without looking on: what the stage leaves out is drawn all the same."""
    corp, runner, key = begin(tables, game(2))
    dice = Dice(2)
    with corp, runner:
        me: Person = visit()
        me.context.add_init_script(f"localStorage.setItem('jackin.keys', JSON.stringify([{json.dumps(key)}]))")
        me.context.add_init_script(ASKED_ALWAYS)
        me.opens(f"/table/{key['table']}")
        for n in range(120):
            settle_all((corp, runner))
            if runner.view["result"]:
                break
            asked = corp if corp.shown["ask"] else runner
            if n % 10 == 0:
                me.page.wait_for_function(
                    f"(told) => JSON.stringify(({DRAWN})()) === JSON.stringify(told)", arg=told(runner.view)
                )
            asked.answer(asked.options[dice.below(len(asked.options))])
