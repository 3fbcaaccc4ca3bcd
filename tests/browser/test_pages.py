"""Decks, cards, rules, replays, settings, languages and the guide, as a person comes to them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from jackin import netrunner
from jackin.kernel.journal import Journal
from tests.browser.conftest import Visit
from tests.browser.kit import Look, Person
from tests.browser.players import Runner, first

STARTER = """Noise: Hacker Extraordinaire
3x Déjà Vu
3x Demolition Run
3x Stimhack
3x Cyberfeeder
3x Grimoire
3x Corroder
3x Datasucker
3x Medium
3x Mimic
3x Parasite
3x Wyldside
3x Ice Carver
3x Sure Gamble
3x Infiltration
3x Armitage Codebusting
"""


def my_turn(look: Look) -> bool:
    return look.moment == "turn" and look.ready


def test_a_deck_is_imported_changed_saved_exported_and_played(visit: Visit):
    me = visit().opens("/decks")
    me.presses("Import")
    me.page.get_by_label("Deck list").fill(STARTER)
    me.presses("Read the deck")
    me.page.get_by_label("Name of the deck").fill("Noise of mine")
    law = me.page.locator(".law").first
    expect(law).to_contain_text(re.compile("^Legal|Not legal yet"))

    me.page.get_by_label("Search the cards").fill("sure gamble")
    me.button("One Sure Gamble less").first.click()
    me.page.get_by_label("Search the cards").fill("")
    me.page.get_by_label("Search the cards").fill("easy mark")
    expect(me.page.get_by_role("status").filter(has_text="1 card")).to_be_visible()
    me.button("One Easy Mark more").first.click()
    me.presses("Save")
    me.sees("Noise of mine is saved.")

    me.presses("More")
    me.presses("Export")
    text = me.page.get_by_label("The deck as text")
    expect(text).to_have_value(re.compile("2x? Sure Gamble"))
    expect(text).to_have_value(re.compile("1x? Easy Mark"))
    me.picks("OCTGN")
    expect(text).to_have_value(re.compile("<deck"))
    me.presses("Close")

    me.page.reload()
    expect(me.page.get_by_label("Name of the deck")).to_have_value("Noise of mine")
    me.button("Play").click()
    expect(me.page.locator("footer p")).to_contain_text("Noise of mine")
    me.chooses("Bot", "Random").plays()
    me.asked()
    expect(me.page.get_by_label(re.compile("^Noise: Hacker")).first).to_be_visible()


def test_a_deck_is_built_from_nothing_and_the_law_says_what_it_lacks(visit: Visit):
    me = visit().opens("/decks")
    me.presses("New deck")
    me.page.get_by_role("dialog").get_by_role("button", name="Jinteki: Personal Evolution").click()
    law = me.page.locator(".law").first
    expect(law).to_contain_text("Not legal yet")
    for _ in range(2):
        me.button("One Snare! more").first.click()
    expect(me.page.get_by_role("group", name="Snare!").first).to_contain_text("2")
    me.page.get_by_role("link", name=re.compile("^DECK-")).first.click()
    expect(me.page.locator(".rule.at")).to_be_in_viewport()


STEPS = """() => {
  window.steps = []
  new MutationObserver((records) => {
    const added = records.flatMap((record) => [...record.addedNodes]).filter((node) => node.tagName === 'LI')
    window.steps.push(added.length)
  }).observe(document.querySelector('section ul'), { childList: true })
}"""


def test_a_letter_in_the_search_box_draws_a_few_cards_and_none_anew(visit: Visit):
    me = visit().opens("/decks")
    me.presses("New deck")
    me.page.get_by_role("dialog").get_by_role("button", name="Jinteki: Personal Evolution").click()
    box, cards = me.page.get_by_label("Search the cards"), me.page.locator("section ul > li:not(.end):visible")
    box.fill("hedge fund")
    expect(cards).to_have_count(1)
    cards.first.evaluate("(card) => { card.dataset.mark = 'once' }")
    me.page.evaluate(STEPS)
    for query in ("e", "set:spin", "type:ice cost<4", ""):
        box.fill(query)
        expect(cards).not_to_have_count(1)
    box.fill("hedge fund")
    expect(cards).to_have_count(1)
    expect(cards).to_have_attribute("data-mark", "once")
    steps = me.page.evaluate("() => window.steps")
    assert 0 < max(steps) <= 6, "many cards in one frame"


def test_both_seats_show_how_many_points_win_and_the_table_names_its_game(visit: Visit):
    """Harmony Medtech: six are enough."""
    corp = {"identity": "harmony-medtech-biomedical-pioneer", "rd": ["hedge-fund"] * 9, "hq": ["hedge-fund"]}
    runner = {"identity": "kate-mac-mccaffrey-digital-tinker", "stack": ["diesel"] * 9, "grip": ["diesel"]}
    journal = Journal.begin(netrunner.GAME, netrunner.position(corp=corp, runner=runner), seed=1)
    me = visit().deals(journal).opens()
    me.chooses("Runner", "Bot", "Random").plays().asked()
    expect(me.page.get_by_label("0 of 6 agenda points")).to_have_count(2)
    expect(me.page.locator("header.top")).to_contain_text("Netrunner · table")


def test_cards_are_searched_and_read(visit: Visit):
    me = visit().opens("/cards")
    me.page.get_by_label("Search the cards").fill("type:event cost<1")
    count = me.page.get_by_role("status").first
    expect(count).not_to_have_text(re.compile("^0"))
    me.page.get_by_label("Search the cards").fill("gamble")
    expect(me.page.locator("main li")).to_have_count(1)
    me.presses("Sure Gamble")
    expect(me.page).to_have_url(re.compile("/cards#sure-gamble$"))
    me.sees("Its title in every language")
    me.sees("Apuesta Segura")


def test_a_link_leads_to_its_rule(visit: Visit):
    me = visit().opens("/rules#RUN-2")
    rule = me.page.locator(".rule.at")
    expect(rule).to_contain_text("RUN-2")
    expect(rule).to_be_in_viewport()
    me.page.get_by_label("Search the rules").fill("bad publicity")
    me.page.locator(".found .id").first.click()
    expect(me.page.locator(".rule.at")).to_be_in_viewport()


def at(me: Person) -> int:
    return int(me.page.get_by_label("Replay", exact=True).and_(me.page.locator("input")).input_value())


def keeps_a_mistake(me: Person) -> None:
    """What the analysis finds in one's own game is a puzzle of the archive, to be tried again on the table."""
    replay = me.page.url.rpartition("/")[2].partition("#")[0]
    given = {"value": "draw", "verb": "draw", "say": [{"key": "option-draw", "args": {}}]}
    better = {"value": "credit", "verb": "credit", "say": [{"key": "option-credit", "args": {}}]}
    judged = {
        "n": 4, "turn": 2, "seat": "runner", "card": "", "given": given, "better": better, "by": 0.24, "error": 0.01,
        "mark": "??", "matters": True, "lines": [],
    }  # fmt: skip
    told = {"at": 9, "length": 9, "since": 0, "judged": [judged], "accuracy": {"runner": 0.5}}
    me.page.route("**/judgements?*", lambda route: route.fulfill(json=told))
    me.page.get_by_role("link", name="Analyse").click()
    me.page.wait_for_url("**/analysis/*")
    me.sees("Runner: 1 blunder, 0 mistakes")
    me.sees("Runner: accuracy 50 %")
    me.opens("/puzzles")
    own = me.page.get_by_role("region", name="From your games")
    expect(own.get_by_text("Blunder −24")).to_be_visible()
    own.get_by_role("button", name="What was better").click()
    expect(own.get_by_text("Better: ")).to_be_visible()
    own.get_by_role("button", name="I know it now").click()
    me.fits()
    me.opens("/puzzles")
    expect(own.get_by_text("solved", exact=False)).to_be_visible()
    own.get_by_role("button", name="Try again here").click()
    me.page.wait_for_url("**/table/*")
    assert me.asked().near == "runner"
    assert replay in str(me.kept("mistakes"))


def test_a_game_is_looked_at_again_and_gone_on_with_from_the_middle(visit: Visit):
    me = visit().opens().chooses("Runner", "Bot", "Random").plays()
    me.plays_on(Runner(), until=lambda look: me.turns() > 3)
    me.presses("Table menu")
    me.presses("Concede")
    me.presses("You lose the game. Again?")
    me.sees("by concession")
    table = me.table
    me.presses("Watch the replay")
    me.page.wait_for_url("**/replay/*")

    scrubber = me.page.locator("input[type=range]")
    me.presses("One step on")
    me.presses("One step on")
    expect(scrubber).to_have_value("2")
    me.presses("One step back")
    expect(scrubber).to_have_value("1")
    me.presses("A turn on")
    me.sees("Corp, turn 1")
    scrubber.focus()
    me.page.keyboard.press("End")
    length = scrubber.get_attribute("max")
    expect(scrubber).to_have_value(str(length))
    scrubber.fill(str(int(str(length)) // 2))

    hand = me.page.locator(".near .hand [data-key^='hand:']")
    hands = []
    for side in ("Corp", "Runner"):
        me.picks(side)
        expect(me.page.locator(f".near.{side.lower()}")).to_be_visible()
        hands.append(hand.evaluate_all("(cards) => cards.map((card) => card.ariaLabel)"))
    assert hands[0] != hands[1]

    replay = me.page.url
    keeps_a_mistake(me)
    me.page.goto(replay)
    me.presses("Go on from here")
    me.picks("Random")
    me.presses("Begin")
    me.page.wait_for_url("**/table/*")
    assert me.table != table
    turns = me.turns()
    me.plays_on(Runner(), until=lambda look: me.turns() > turns + 1)


def test_every_game_is_kept_on_the_page_of_replays(visit: Visit):
    me = visit().opens().chooses("Runner", "Bot", "Random").plays()
    me.plays_on(Runner(), until=my_turn)
    me.page.go_back()
    expect(me.page.get_by_role("link", name="Continue")).to_be_visible()
    me.page.get_by_role("link", name="Replays").click()
    me.presses("Look back")
    me.page.wait_for_url("**/replay/*")
    me.presses("One step on")
    expect(me.page.locator("input[type=range]")).to_have_value("1")


def test_the_language_changes_without_loading_the_page_again(visit: Visit):
    me = visit().opens("/cards#sure-gamble")
    me.page.evaluate("window.here = true")
    title = me.page.locator("h2.title")
    expect(title).to_have_text("Sure Gamble")
    me.picks("ES")
    expect(title).to_have_text("Apuesta Segura")
    me.picks("DE")
    expect(title).not_to_have_text("Apuesta Segura")
    assert me.page.evaluate("window.here") is True
    me.page.reload()
    expect(title).not_to_have_text("Sure Gamble")
    expect(me.page.locator("html")).to_have_attribute("lang", "de")


def test_settings_are_kept(visit: Visit):
    me = visit().opens()
    me.presses("Settings")
    sheet = me.page.get_by_role("dialog", name="Settings")
    me.picks("Always stop")
    me.picks("Less")
    sheet.get_by_label("Your name").fill("Ada")
    me.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    me.page.reload()
    me.presses("Settings")
    expect(sheet.get_by_role("radio", name="Always stop")).to_be_checked()
    expect(sheet.get_by_role("radio", name="Less")).to_be_checked()
    expect(sheet.get_by_label("Your name")).to_have_value("Ada")


def test_the_guide_explains_each_step_as_it_comes_and_can_be_left(visit: Visit):
    me = visit().opens("/learn")
    me.presses("As the Corp")
    me.page.wait_for_url("**/table/*")
    guide = me.page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("You are the Corp, Jinteki.")
    me.plays_on(first, until=my_turn)
    expect(guide).to_contain_text("You drew a card and have 3 clicks.")
    me.after(lambda: guide.get_by_role("button", name="Do it").click())
    me.opens("/learn")
    me.presses("As the Runner")
    me.page.wait_for_url("**/table/*")
    expect(guide).to_contain_text("You are the Runner, Kate.")
    me.plays_on(first, until=my_turn)
    expect(guide).to_contain_text("Your turn. You have 4 clicks")
    me.presses("Got it")
    expect(guide).not_to_contain_text("Your turn. You have 4 clicks")
    me.presses("Leave the guide")
    expect(guide).to_have_count(0)


def test_a_game_of_gangs_is_guided_too(visit: Visit):
    me = visit().opens("/learn")
    me.presses("Gangs of Night City")
    me.page.wait_for_url("**/table/*")
    guide = me.page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("You lead the Valentinos. Street Cred decides: with 25 of it the end comes")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).not_to_contain_text("You lead the Valentinos.")
    asked = me.page.locator(f'.dock[data-ask="{me.look().ask}"]')
    do = guide.get_by_role("button", name="Do it")
    expect(do.or_(guide.get_by_role("button", name="What would Legend do?")).first).to_be_visible()
    if not do.is_visible() and guide.get_by_role("status").count() == 0:
        guide.get_by_role("button", name="What would Legend do?").click()
    do.click()
    expect(asked).to_have_count(0)
    me.fits()
