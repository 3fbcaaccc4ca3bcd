"""Haas-Bioroid, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    ANYTHING, BIOROID, ICE, INSTALLED, PROGRAM, TOKENS_SCORED, brain, card, click_through, clicks, draw, end_run,
    gain, lose_click, on_emptied, on_rez, on_score, on_success_here, on_turn_begin, only_access_this, over,
    place, rework, run_clicks, spend_counter, strength, take_back, take_credits, to_deck_top, trace, trash_cost,
    trash_this,
)
from jackin.netrunner.words import AGENDA_COUNTER, CREDIT, RUNNER

card("haas-bioroid-stronger-together", static=[strength(ICE & BIOROID, 1)])

card("mandatory-upgrades", static=[clicks(1)])

card("janus-1-0", subroutines=[brain(1), brain(1), brain(1), brain(1)], paid=[click_through()])

card("ash-2x3zb9cy", when=[on_success_here(trace(4, only_access_this()))])

card("encryption-protocol", static=[trash_cost(INSTALLED, 1)])

card("sherlock-1-0",
     subroutines=[trace(4, to_deck_top(PROGRAM)), trace(4, to_deck_top(PROGRAM))],
     paid=[click_through()])

card("project-vitruvius",
     when=[on_score(place(over(TOKENS_SCORED, 3), AGENDA_COUNTER))],
     paid=[spend_counter(AGENDA_COUNTER, take_back(ANYTHING))])

card("viper", subroutines=[trace(3, lose_click(1, RUNNER)), trace(3, end_run())])

card("green-level-clearance", play=[gain(3), draw(1)])

card("hourglass", subroutines=[lose_click(1, RUNNER), lose_click(1, RUNNER), lose_click(1, RUNNER)])

card("eve-campaign",
     when=[on_rez(place(16, CREDIT)), on_turn_begin(take_credits(2)), on_emptied(trash_this())])

card("rework", play=rework())

card("eli-1-0", subroutines=[end_run(), end_run()], paid=[click_through()])

card("ruhr-valley", static=[run_clicks(1)])
