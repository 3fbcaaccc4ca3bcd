"""The table at its sizes: nothing scrolls away, the report stands at its end, buttons stay readable."""

from __future__ import annotations

import json
from functools import cache

import pytest
from playwright.sync_api import expect

from jackin import netrunner
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.netrunner.shown.preview import GOING_ON
from tests.browser.conftest import Visit
from tests.browser.kit import Person
from tests.browser.test_stage import DOOR, SLOWLY, begin, game, goes_on, waits_at
from tests.server.kit import House as Tables
from tests.server.kit import Wire

SIZES = ((1280, 720), (1440, 900), (1920, 1080), (820, 1180))
LAST_LINE = """() => {
  const box = document.querySelector('.logbox'), lines = box?.querySelectorAll('li')
  if (!lines?.length) return false
  const line = lines[lines.length - 1].getBoundingClientRect(), room = box.getBoundingClientRect()
  return line.height > 0 && line.bottom <= room.bottom + 1 && line.top >= room.top - 1
}"""
EVERY_SIZE = (*SIZES, (390, 844), (844, 390))
# Words that stick out of what they are written on, text that nobody can read, and a page that can be scrolled away. A
# phone held sideways has room for the beginning of an ice's name.
FAULTS = """() => {
  const found = new Set()
  const within = (node, box, room) => {
    const { overflowX, overflowY } = getComputedStyle(node)
    const cut = (style, over) => /hidden|clip/.test(style) && over > 2
    const wide = Math.max(box.right - room.right, room.left - box.left)
    return !cut(overflowX, wide) && !cut(overflowY, Math.max(box.bottom - room.bottom, room.top - box.top))
  }
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const node = text.parentElement, said = text.data.trim()
    if (!said || node.closest(innerHeight < 500 ? 'svg, .sr, .logbox, .ice' : 'svg, .sr, .logbox')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (!box.width || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const size = parseFloat(getComputedStyle(node).fontSize), least = node.closest('.card, .ice') ? 11 : 12
    if (size < least - 0.01) found.add(`${size} px: ${said}`)
    const button = node.closest('button:not([data-key]), label')?.getBoundingClientRect()
    if (button && (box.right > button.right + 2 || box.left < button.left - 2)) found.add(`sticks out: ${said}`)
    if (button && !/[\\s\u00ad-]/.test(said) && range.getClientRects().length > 1) found.add(`broken: ${said}`)
    for (let room = node; room.tagName !== 'MAIN'; room = room.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(room).overflow)) break
      if (!within(room, box, room.getBoundingClientRect())) found.add(`cut: ${said}`)
    }
  }
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.add(`scrolls: ${scrollWidth} x ${scrollHeight}`)
  const reached = (node) => {
    for (let room = node.parentElement; room; room = room.parentElement)
      if (/auto|scroll/.test(getComputedStyle(room).overflow)) return true
    const { right, bottom, width } = node.getBoundingClientRect()
    return !width || (right <= innerWidth + 1 && bottom <= innerHeight + 1)
  }
  for (const node of document.querySelectorAll('main button, main a'))
    if (!reached(node)) found.add(`out of reach: ${node.ariaLabel ?? node.innerText}`)
  const dock = document.querySelector('.dock').getBoundingClientRect()
  if (dock.bottom > innerHeight + 1 || dock.right > innerWidth + 1) found.add('the dock is out of sight')
  const plate = document.querySelector('.plate')?.getBoundingClientRect()
  if (plate && (plate.right > innerWidth || plate.bottom > dock.top && plate.right > dock.left + 1))
    found.add('the plate lies over the dock')
  return [...found]
}"""
SPEAKS = """(language) => localStorage.setItem('jackin.settings',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('jackin.settings')), language }))"""
BOX = "(node) => node.getBoundingClientRect().toJSON()"
MOVED = "() => { const main = document.querySelector('main'); return [main.scrollTop, scrollY, scrollX] }"


@cache
def after_turns(turns: int) -> Journal:
    """A game of chance, up to an action of the Corp in that turn."""
    for seed in range(60):
        journal, dice = game(seed), Dice(seed)
        while (ask := journal.ask) is not None:
            if ask.seat == 0 and ask.kind == "action" and DOOR.moment(journal.position)[0] >= turns:
                return journal
            journal.answer(ask.values[dice.below(len(ask.values))])
    raise AssertionError("no such game")


def test_the_last_line_of_the_report_is_in_view_after_twenty_turns_at_every_size(visit: Visit, tables: Tables):
    corp, runner, key = begin(tables, after_turns(20))
    with corp, runner:
        me = visit()
        me.context.add_init_script(f"localStorage.setItem('jackin.keys', JSON.stringify([{json.dumps(key)}]))")
        me.opens(f"/table/{key['table']}")
        expect(me.page.locator(".dock")).to_be_visible()
        for n, (width, height) in enumerate((*SIZES, (390, 844), (844, 390))):
            me.resizes(width, height)
            if not me.page.locator(".logbox").count():
                me.page.locator(".tabs, .rail").get_by_role("button", name="Log").click()
            me.page.wait_for_function(LAST_LINE)
            if n == 0:
                last = me.page.locator(".logbox li").last
                before = last.inner_text()
                assert corp.my_turn()
                corp.answer("purge" if "purge" in corp.options else "draw")
                expect(last).not_to_have_text(before)
            me.page.wait_for_function(LAST_LINE)


def test_the_table_never_scrolls_away_when_the_focus_goes_through_the_hand(visit: Visit):
    me = visit().opens().chooses("Bot").plays()
    me.asked()
    for width, height in SIZES:
        me.resizes(width, height)
        for card in me.page.locator(".hand [data-key^='hand:']").all():
            card.focus()
        assert me.page.evaluate(MOVED) == [0, 0, 0], (width, height)


@pytest.mark.parametrize("css", ["footer .btn.primary"])
def test_the_primary_button_can_be_read_under_the_pointer(visit: Visit, css: str):
    me = visit().opens()
    button = me.page.locator(css)
    button.hover()
    colours = button.evaluate("(node) => [getComputedStyle(node).color, getComputedStyle(node).backgroundColor]")
    ink, ground = (brightness(colour) for colour in colours)
    assert abs(ink - ground) > 90, colours


def brightness(colour: str) -> float:
    """Of "rgb(1, 2, 3)" or "color(srgb 0.1 0.2 0.3)", from 0 to 255."""
    whole = 1 if colour.startswith("rgb") else 255
    numbers = colour[colour.index("(") + 1 :].replace("srgb", "").replace(",", " ").rstrip(")").split("/")[0].split()
    red, green, blue = (float(one) * whole for one in numbers[:3])
    return 0.3 * red + 0.59 * green + 0.11 * blue


def crowded() -> Journal:
    """Five servers with ice, a full rig and hand, agendas on both sides; ice on HQ that hurts."""
    corp = {
        "identity": "haas-bioroid-engineering-the-future", "credits": 14, "rd": ["hedge-fund"] * 9,
        "hq": ["hedge-fund", "enigma", "ice-wall"], "scored": ["priority-requisition"],
        "archives": ["hedge-fund", "biotic-labor"],
        "servers": {
            "hq": {"ice": [{"card": "neural-katana", "rezzed": True}]},
            "rd": {"ice": ["enigma", {"card": "hunter", "rezzed": True}]},
            "remote-1": {"ice": ["wall-of-static", "ice-wall"], "root": [{"card": "private-security-force"}]},
            "remote-2": {
                "ice": [{"card": "enigma", "rezzed": True}],
                "root": [{"card": "pad-campaign", "rezzed": True}],
            },
        },
    }  # fmt: skip
    runner = {
        "identity": "kate-mac-mccaffrey-digital-tinker", "credits": 12, "stack": ["diesel"] * 9,
        "grip": ["sure-gamble", "diesel", "modded", "crash-space", "the-makers-eye"],
        "rig": ["gordian-blade", "corroder", "magnum-opus", "armitage-codebusting", "the-toolbox"],
        "stolen": ["private-security-force"],
    }  # fmt: skip
    return Journal.begin(netrunner.GAME, netrunner.position(corp=corp, runner=runner, turn="runner"), seed=1)


def hosting() -> Journal:
    """The Corp's action: four ice before one server, guests on ice and on cards, a rig of twelve, tags and tokens."""
    corp = {
        "identity": "haas-bioroid-engineering-the-future", "credits": 14, "rd": ["hedge-fund"] * 9,
        "hq": ["hedge-fund", "enigma", "ice-wall", "biotic-labor", "private-security-force"],
        "bad_publicity": 2, "archives": ["hedge-fund"], "scored": ["priority-requisition", "accelerated-beta-test"],
        "servers": {
            "hq": {"ice": [{"card": "ice-wall", "rezzed": True, "advancement": 3}]},
            "rd": {"ice": [{"card": "enigma", "rezzed": True}, {"card": "wall-of-static", "rezzed": True}]},
            "remote-1": {
                "ice": ["enigma", "ice-wall", "hunter", "neural-katana"],
                "root": [{"card": "private-security-force", "advancement": 12}],
            },
            "remote-2": {"root": [{"card": "adonis-campaign", "rezzed": True, "credit": 12}]},
        },
    }  # fmt: skip
    runner = {
        "identity": "kate-mac-mccaffrey-digital-tinker", "credits": 19, "stack": ["diesel"] * 9,
        "tags": 2, "brain": 1, "grip": ["sure-gamble", "diesel"], "stolen": ["private-security-force"],
        "rig": [
            "dinosaurus", {"card": "gordian-blade", "on": "dinosaurus"}, "djinn",
            {"card": "medium", "on": "djinn", "virus": 11}, {"card": "parasite", "on": "ice-wall", "virus": 2},
            "magnum-opus", {"card": "datasucker", "virus": 14}, "personal-workshop", "armitage-codebusting",
            "kati-jones", "crash-space", "the-toolbox",
        ],
    }  # fmt: skip
    return Journal.begin(netrunner.GAME, netrunner.position(corp=corp, runner=runner, turn="corp"), seed=1)


LANGUAGES = ("en", "de", "pl", "es")
Faults = list[tuple[str, int, str]]


def sits(visit: Visit, key: dict[str, str], language: str) -> Person:
    """Somebody with a key comes to the table, and looks at what waits for them."""
    me = visit(hurry=False, locale=language)
    me.context.add_init_script(SLOWLY.replace("normal", "fast"))
    me.context.add_init_script(f"localStorage.setItem('jackin.keys', JSON.stringify([{json.dumps(key)}]))")
    me.opens(f"/table/{key['table']}")
    expect(me.page.locator(".dock")).to_be_visible()
    return me


def against_a_bot(visit: Visit, tables: Tables, journal: Journal, side: str, language: str = "en") -> Person:
    origin = {"journal": journal.encode(), "answers": len(journal.answers)}
    me = sits(visit, tables.table("bot", "random", side, origin=origin)["keys"][0], language)
    expect(me.page.locator(".dock[data-ready=true]")).to_be_visible()
    return me


def faults_at(me: Person, moment: str) -> Faults:
    """What is wrong at this moment, at every size."""
    found: Faults = []
    for width, height in EVERY_SIZE:
        me.resizes(width, height)
        found += [(moment, width, fault) for fault in me.page.evaluate(FAULTS)]
    me.resizes(1440, 900)
    return found


def is_at(me: Person, moment: str) -> None:
    """It is asked, and nothing is left to see before it."""
    expect(me.page.locator(f".focus[data-moment={moment}]")).to_be_visible()
    expect(me.page.locator(".dock[data-ready=true]")).to_be_visible()


def comes_to(me: Person, moment: str) -> None:
    """Whatever waits on the way is seen."""
    go_on, asked = me.page.locator("[data-stage=go-on]"), me.page.locator(".dock[data-ready=true]")
    while True:
        expect(go_on.or_(asked).first).to_be_visible()
        if asked.count():
            return is_at(me, moment)
        goes_on(me)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_or_too_small_for_a_runner_at_any_size(visit: Visit, tables: Tables, language: str):
    """At an action, a run that is looked at, ice that is met, a card that may be trashed, harm and an access that
    wait on their plates, and a trace."""
    me = against_a_bot(visit, tables, crowded(), "runner", language)
    act, let = (me.page.locator(f".dock[data-ready=true] [data-slot={slot}]") for slot in ("act", "pass"))
    faults = faults_at(me, "action")

    def runs(server: str) -> None:
        me.page.locator(f"[data-key='lane:{server}']").click()
        expect(me.page.locator("[data-preview] dd.left")).to_be_visible()

    runs("remote-2")
    faults += faults_at(me, "preview")
    me.page.keyboard.press("Escape")
    me.page.locator("[data-key='lane:remote-2']").focus()
    me.page.keyboard.press("Enter")
    is_at(me, "encounter")
    faults += faults_at(me, "encounter")
    act.click()
    is_at(me, "access")
    faults += faults_at(me, "access")
    let.click()
    comes_to(me, "turn")
    runs("hq")
    act.click()
    assert waits_at(me) == "subroutine"
    faults += faults_at(me, "harm")
    goes_on(me)
    act.click()
    assert waits_at(me) == "accesses"
    faults += faults_at(me, "accessed")
    comes_to(me, "turn")
    runs("rd")
    act.click()
    comes_to(me, "trace")
    faults += faults_at(me, "trace")
    assert faults == []


def attacked() -> Journal:
    """The Runner's action: ice that can be rezzed before one server, an agenda and an asset in two others."""
    corp = {
        "identity": "haas-bioroid-engineering-the-future", "credits": 14, "rd": ["hedge-fund"] * 9,
        "hq": ["hedge-fund", "enigma", "ice-wall", "biotic-labor"], "scored": ["accelerated-beta-test"],
        "servers": {
            "remote-1": {"ice": ["enigma", "wall-of-static"], "root": ["pad-campaign"]},
            "remote-2": {"root": [{"card": "private-security-force", "advancement": 2}]},
            "remote-3": {"root": [{"card": "adonis-campaign", "rezzed": True, "credit": 12}]},
        },
    }  # fmt: skip
    runner = {
        "identity": "kate-mac-mccaffrey-digital-tinker", "credits": 19, "stack": ["diesel"] * 9, "tags": 1,
        "grip": ["sure-gamble", "diesel", "modded"], "rig": ["gordian-blade", "corroder", "magnum-opus"],
    }  # fmt: skip
    return Journal.begin(netrunner.GAME, netrunner.position(corp=corp, runner=runner, turn="runner"), seed=1)


def runs_through(runner: Wire, server: str) -> None:
    """The Runner trashes what can be trashed there, lets everything else pass, and is back at an action."""
    assert runner.my_turn()
    runner.answer(f"run {server}")
    while runner.my_turn() and runner.view["ask"]["kind"] != "action":
        runner.answer(next(value for value in runner.options if value in GOING_ON or value.startswith("trash")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_or_too_small_for_a_corp_at_any_size(visit: Visit, tables: Tables, language: str):
    """At a run with ice to rez, at an agenda that is stolen, and at a card that is trashed."""
    corp, runner, key = begin(tables, attacked(), "corp")
    with corp, runner:
        me = sits(visit, key, language)
        runs_through(runner, "remote-2")
        assert waits_at(me) == "accesses"
        faults = faults_at(me, "stolen")
        goes_on(me)
        runs_through(runner, "remote-3")
        assert waits_at(me) == "trashed"
        faults += faults_at(me, "trashed")
        goes_on(me)
        for value in ("run remote-1", "pass", "pass"):
            assert runner.my_turn()
            runner.answer(value)
        comes_to(me, "rez")
        faults += faults_at(me, "rez")
        assert faults == []


def test_nothing_is_cut_for_a_corp_with_a_full_table_at_any_size(visit: Visit, tables: Tables):
    me = against_a_bot(visit, tables, hosting(), "corp")
    faults: Faults = []
    for language in LANGUAGES:
        me.page.evaluate(SPEAKS, language)
        me.page.reload()
        expect(me.page.locator(".dock[data-ready=true]")).to_be_visible()
        faults += faults_at(me, language)
    assert faults == []


def test_a_wide_screen_reads_in_the_panel_and_a_wider_one_has_larger_cards(visit: Visit, tables: Tables):
    me = against_a_bot(visit, tables, crowded(), "runner")
    card = me.page.locator("[data-key='hand:0']")
    widths = []
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        me.resizes(width, height)
        widths.append(card.evaluate(BOX)["width"])
        assert me.page.evaluate(FAULTS) == [], width
    assert widths == sorted(set(widths))
    assert widths[-1] <= 1.4 * widths[1]
    me.resizes(1920, 1080)
    card.hover()
    reading = me.page.locator(".reading")
    expect(reading).to_be_visible()
    assert reading.evaluate(BOX)["left"] >= me.page.locator(".focus").evaluate(BOX)["left"]
    assert reading.evaluate(BOX)["bottom"] <= me.page.locator(".dock").evaluate(BOX)["top"] + 1


def test_a_low_table_against_an_automa_has_its_card_and_its_question_in_sight(visit: Visit):
    """The AI card stands on its plate with its clicks, and a tablet keeps report, card and question apart."""
    me = visit(hurry=False)
    me.context.add_init_script(SLOWLY.replace("normal", "step"))
    me.opens().chooses("Runner", "Automa", "Bulwark").plays()
    me.page.locator(".dock[data-ready=true] [data-slot=act]").click()
    while waits_at(me) != "automa-reveals":
        goes_on(me)
    expect(me.page.locator("[data-beat=automa-reveals] .ai li")).not_to_have_count(0)
    me.resizes(820, 1180)
    focus, automa, log = (me.page.locator(css).evaluate(BOX) for css in (".focus", ".automa", ".logs"))
    assert automa["left"] >= focus["right"] - 1
    assert log["top"] >= automa["bottom"] - 1
    assert log["left"] >= focus["right"] - 1
    assert min(focus["height"], log["height"]) > 50
