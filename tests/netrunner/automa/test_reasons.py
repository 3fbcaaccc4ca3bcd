"""What an automa tells before it acts: what its card asked, what could not be done, which rows were passed over."""

from __future__ import annotations

from typing import Any

from jackin.locale import LANGUAGES, words
from jackin.netrunner.automa.check import KINDS, NAMES, NUMBERS, SERVER_TESTS
from jackin.netrunner.shown.log import lines
from jackin.netrunner.words import CORP, RUNNER
from tests.netrunner.automa.corp_kit import FAILS, automa, behaviour, side
from tests.netrunner.automa.runner_kit import solo
from tests.netrunner.scenario import Table, corp, runner, server
from tests.rule import rule


def told(t: Table, seat: int) -> list[str]:
    """The log in English."""
    said = words("en")
    return [said.message(line) for line in lines(t.state, seat)]


def in_order(log: list[str], *parts: str) -> bool:
    """Whether these are said, one after another."""
    at = 0
    for part in parts:
        found = [n for n in range(at, len(log)) if part in log[n]]
        if not found:
            return False
        at = found[0] + 1
    return True


@rule("RA-21", "RA-22")
def test_rows_are_told_one_by_one_before_the_click_is_spent():
    rows = [
        {"go": ["advanced", "+A"]},
        {"if": {"credits_lt": 6}, "then": {"do": "economy"}, "go": ["central", "rd"]},
    ]
    run = {"do": "run", "colour": "red", "link": 0, "trash": 0, "rows": rows}
    t = solo([run], runner=runner(credits=2), ec=["sure-gamble"], corp=corp(rd=["hedge-fund"] * 5), have=1)
    log = told(t, CORP)
    assert in_order(
        log, "Row 1: no server fits.", "Row 2: fewer than 6[credit]? Yes.", "Sure Gamble from EC", "plays"
    ), log


@rule("CA-19", "CA-20")
def test_a_click_tells_what_it_asked_and_what_could_not_be_done():
    click = {"do": "install_ice", "at": "hq", "if": {"credits_ge": 4}, "else": {"do": "credit"}}
    log = told(automa([click, FAILS, FAILS], corp=side(credits=9)), RUNNER)
    assert in_order(
        log, "Click 1: 4[credit] or more? Yes.", "Click 1: Install ice: not possible.", "turns a click"
    ), log
    log = told(automa([click, FAILS, FAILS], corp=side(credits=1), ice=["ice-wall"]), RUNNER)
    assert in_order(log, "Click 1: 4[credit] or more? No.", "turns a click into money"), log


@rule("CA-64", "CA-66")
def test_both_sides_of_the_behaviour_card_leave_a_trace():
    poor: dict[str, Any] = {"do": "credit", "if": {"credits_lt": 1}}
    cards = behaviour([poor], [{"do": "credit", "if": {"any": [{"tagged": True}, {"credits_ge": 3}]}}])
    t = automa([FAILS] * 3, corp=side(credits=5), bottom={"do": "behaviour"}, behaviours=cards)
    log = told(t, RUNNER)
    assert in_order(
        log, "card is read: side A", "Behaviour A1: fewer than 1[credit]? No.", "card is read: side B",
        "Behaviour B1: 3[credit] or more? Yes.", "turns a click",
    ), log  # fmt: skip


@rule("CA-19")
def test_of_several_things_that_were_asked_the_one_that_decided_is_told():
    """The first that is not so; or, under `not`, the one that is."""
    click = {"do": "credit", "if": {"credits_ge": 1, "not": {"any": [{"tagged": True}, {"bare": "hq"}]}}}
    log = told(automa([click, FAILS, FAILS], corp=side(credits=5, hq_server=server())), RUNNER)
    assert "Click 1: HQ has no ice? Yes." in log


def test_every_reason_has_words_in_every_language():
    tests = {*NUMBERS["corp"], *NUMBERS["runner"], *NAMES["runner"], "tagged", *SERVER_TESTS}
    kinds = {*KINDS["corp"], *KINDS["runner"]}
    for language in LANGUAGES:
        said = words(language)
        args: dict[str, Any] = {"click": 1, "row": 0, "side": "", "held": "yes", "n": 2, "where": "HQ"}
        for key in [*[f"automa-asks-{test}" for test in tests], *[f"automa-fails-{kind}" for kind in kinds]]:
            text = said.format(key, **args)
            assert "{" not in text
            assert key not in text, (language, key)
