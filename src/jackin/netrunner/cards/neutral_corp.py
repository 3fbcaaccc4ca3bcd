"""Neutral Corp cards (01106-01113)."""

# fmt: off
from jackin.netrunner.dsl import (
    ICE, TAGGED, card, click, end_run, gain, lose_click, may, meat, on_score, on_turn_begin, paid, rez_free,
    tag, trace,
)
from jackin.netrunner.words import RUNNER

card("priority-requisition", when=[on_score(may(rez_free(ICE)))])

card("private-security-force", names_itself=True, paid=[paid([click(1)], meat(1), only_if=TAGGED)])

card("melange-mining-corp", paid=[paid([click(3)], gain(7))])

card("pad-campaign", when=[on_turn_begin(gain(1))])

card("hedge-fund", play=gain(9))

card("enigma", subroutines=[lose_click(1, RUNNER), end_run()])

card("hunter", subroutines=[trace(3, tag(1))])

card("wall-of-static", subroutines=[end_run()])
