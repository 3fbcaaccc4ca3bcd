"""Weyland Consortium, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    HERE, ICE, PROGRAM, PROTECTING_HERE, card, click, end_run, gain, paid, spend_on, trace, trash_chosen,
)
from jackin.netrunner.words import FOR_ADVANCE, RUNNER

card("weyland-consortium-because-we-built-it", recurring=1, spend=[spend_on(FOR_ADVANCE, ICE)])

card("caduceus", subroutines=[trace(3, gain(3)), trace(2, end_run())])

card("government-contracts", paid=[paid([click(2)], gain(4))])

card("simone-diego", recurring=2, spend=[spend_on(FOR_ADVANCE, HERE | PROTECTING_HERE)])

card("burke-bugs", subroutines=[trace(0, trash_chosen(PROGRAM, chooser=RUNNER))])
