"""Haas-Bioroid, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    BIOROID, ICE, brain, card, click_through, clicks, draw, end_run, gain, lose_click, on_emptied, on_rez,
    on_turn_begin, place, strength, take_credits, trace, trash_this,
)
from jackin.netrunner.words import CREDIT, RUNNER

card("haas-bioroid-stronger-together", static=[strength(ICE & BIOROID, 1)])

card("mandatory-upgrades", static=[clicks(1)])

card("janus-1-0", subroutines=[brain(1), brain(1), brain(1), brain(1)], paid=[click_through()])

card("viper", subroutines=[trace(3, lose_click(1, RUNNER)), trace(3, end_run())])

card("green-level-clearance", play=[gain(3), draw(1)])

card("hourglass", subroutines=[lose_click(1, RUNNER), lose_click(1, RUNNER), lose_click(1, RUNNER)])

card("eve-campaign",
     when=[on_rez(place(16, CREDIT)), on_turn_begin(take_credits(2)), on_emptied(trash_this())])

card("eli-1-0", subroutines=[end_run(), end_run()], paid=[click_through()])
