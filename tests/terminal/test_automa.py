"""Against an automa the board shows the card it reads, and every word of a pack can be said."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from jackin import netrunner
from jackin.kernel.message import Message
from jackin.locale import words
from jackin.locale.ai_card import Reader
from jackin.netrunner.automa import check
from jackin.netrunner.automa.pack import BUILT_IN, builtin
from jackin.terminal.board import board
from jackin.terminal.story import story
from tests.netrunner.automa.corp_kit import CREDIT, FAILS, automa, behaviour, side, the
from tests.netrunner.automa.runner_kit import solo
from tests.netrunner.scenario import corp, server

EN = words("en")
READER = Reader(EN)
RUN = {"do": "run", "colour": "red", "link": 1, "trash": 2, "rows": [{"go": ["any", "rd"]}]}


def drawn(shown) -> str:
    console = Console(width=100, record=True, file=StringIO(), highlight=False)
    console.print(shown)
    return console.export_text()


def test_the_revealed_card_marks_the_click_that_is_read():
    t = solo([{"do": "remove_tag"}, RUN], corp=corp(rd_server=server(ice=["ice-wall"])))
    shown = drawn(board(t.corp.view, EN, 100))
    assert "AI card “Test”  1 click left over" in shown
    assert "▶ 2 red run, link 1, trash 2" in shown
    assert "· run R&D, of all servers" in shown
    assert "  1 remove a tag" in shown
    assert "= leftover clicks:" in shown
    assert [line[:5] for line in shown.splitlines() if line.startswith("  ▶")] == ["  ▶ 2"]


def test_a_question_about_the_next_click_marks_that_one():
    t = automa([CREDIT, {"do": "refill"}, CREDIT], params={"human_override": True})
    assert "▶ 1 gain 1¢" in drawn(board(t.runner.view, EN, 100))


def test_after_its_turn_the_last_card_stays_to_be_read():
    t = automa([CREDIT] * 3, begin=True)
    shown = drawn(board(t.runner.view, EN, 100))
    assert "last AI card “Test”" in shown
    assert "▶" not in shown


def test_piles_hq_level_and_behaviour_are_there():
    s = netrunner.GAME.new(netrunner.setup("nbn", "shaper", automa={"corp": {"pack": "exa", "level": "hard"}}), 3)
    view = netrunner.GAME.view(s, 1)
    shown = drawn(board(view, EN, 100))
    piles = view["automa"]["piles"]
    assert f"ICE {piles['ice-pile']} · OP {piles['op-pile']}" in shown
    assert f"ES {piles['es-pile']} · HQ 5 · AI deck 19 · reveals at 5▲" in shown
    assert "Automa Manhunt, hard" in shown
    assert "Behaviour “Paper Trail”, side A" in shown
    assert "1 if the Runner has no tag and turn 2 or later: play a stratagem that tags" in shown


def test_a_click_that_is_lost_is_in_the_view():
    t = automa([CREDIT] * 3, params={"human_override": True}, corp=side(credits=0))
    t.state.clicks[0] = 2
    the(t).cut(2)
    assert t.runner.view["automa"]["lost"] == [2]


def test_the_side_that_shows_is_the_one_that_is_read():
    t = automa(FAILS, bottom={"do": "behaviour"}, behaviours=behaviour([CREDIT], [{"do": "purge"}]))
    assert t.runner.view["automa"]["side"] == "b"
    assert "purge virus counters (3◷)" in drawn(board(t.runner.view, EN, 100))


def test_a_view_may_be_kept_and_changed_without_harm():
    t = automa([CREDIT] * 3, begin=True)
    view = t.runner.view["automa"]
    view["face"]["clicks"][0]["do"] = "dance"
    assert t.runner.view["automa"]["face"]["clicks"][0]["do"] == "credit"


def test_every_line_of_an_automa_ends_in_its_rule():
    lines = [Message("automa-refills", seat="corp", rule="CA-24"), Message("gains", seat="corp", n=1, rule="CRED-1")]
    told = drawn(story(lines, EN)).splitlines()
    assert told[0].rstrip().endswith("CA-24")
    assert "CRED-1" not in told[1]


# Words


def said(text: str) -> str:
    assert text.strip()
    assert "[aicard" not in text
    assert "{" not in text
    return text


@pytest.mark.parametrize(("side", "kind"), [(side, kind) for side in check.KINDS for kind in check.KINDS[side]])
def test_every_kind_of_click_has_words(side, kind):
    fields = {"at": "+A"} if "at" in check.KINDS[side][kind] else {}
    run = {"colour": "red", "link": 0, "trash": 1} if kind == "run" else {}
    said(READER.click({"do": kind, **fields, **run}))


def test_every_want_order_place_and_scope_has_words():
    for want in check.WANTS:
        said(READER.click({"do": "stratagem", "want": want}))
    for at in (*check.ORDERS, *check.PLACES, "remote:2", *[f"-H@{scope}" for scope in check.SCOPES]):
        said(READER.target(at))
    assert READER.target("-H@rd,hq") == "where least ice is (R&D, HQ)"


def test_every_condition_has_words():
    for seat in check.NUMBERS:
        for key in check.NUMBERS[seat]:
            said(READER.condition({key: 2}))
        for name in check.NAMES[seat]:
            said(READER.condition(name))
    assert READER.condition({"not": {"bare": "remote:1"}, "any": ["poor", {"grip_lt": 2}]}) == (
        "not: Server 1 has no ice and (it is poor (under 6[credit]) or fewer than 2 cards in the grip)"
    )
    assert READER.condition({"tagged": False}) == "the Runner has no tag"


def test_every_row_of_a_run_has_words():
    for location in check.LOCATIONS:
        for destination in check.DESTINATIONS:
            said(READER.row({"go": [location, destination]}))
    only = {"if": "thin", "then": {"do": "draw"}}
    assert READER.row(only) == "if its grip is thin (under 4 cards): draw a card"


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_card_of_the_game_can_be_read_out(name):
    pack = builtin(name)
    for card in pack.data["card"]:
        assert card["title"]
        for click in (*card["click"], card["bottom"]):
            said(READER.click(click))
            for row in READER.rows(click):
                said(row)
    for card in pack.data.get("behaviour", []):
        assert card["title"]
        for line in (*card["side_a"], *card["side_b"]):
            for click in line:
                said(READER.click(click))
