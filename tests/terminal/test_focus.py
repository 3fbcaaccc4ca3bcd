"""What is happening now stands beside the question."""

from __future__ import annotations

from jackin.locale import words
from jackin.terminal.focus import focus
from tests.netrunner.scenario import corp, rezzed, runner, server, table

EN = words("en")


def test_an_encounter_lists_the_subroutines_and_which_are_broken():
    t = table(runner=runner(credits=9), corp=corp(hq_server=server(ice=[rezzed("heimdall-1-0")])))
    t.runner.runs("hq").uses("heimdall-1-0").answers("subroutine 1")
    shown = str(focus(t.runner.view, EN)).split("\n")
    assert shown[0] == f"Encounter with Heimdall 1.0 {t.runner.id('heimdall-1-0')} (HQ), strength 6"
    assert shown[1:] == ["  ↳ 1 Do 1 brain damage.", "  ↳ 2 End the run.  broken", "  ↳ 3 End the run."]


def test_a_card_that_asks_shows_its_text():
    t = table(runner=runner(grip=["infiltration"]), corp=corp(hq_server=server(ice=["ice-wall"])))
    t.runner.plays("infiltration")
    assert t.asked == ("runner", "decide")
    assert str(focus(t.runner.view, EN)) == EN.text("infiltration").replace("[credit]", "¢")


def test_a_plain_action_needs_no_focus():
    assert not focus(table("runner").runner.view, EN)
