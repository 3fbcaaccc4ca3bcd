"""Weyland Consortium, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    ANYTHING, HARDWARE, HERE, HOST_FULLY_BROKEN, ICE, MARGIN, PROGRAM, PROTECTING_HERE, RUN_WAS_SUCCESSFUL,
    SUCCEEDED_LAST_TURN, TAGGED, TOKENS, TOKENS_SCORED, all_of, as_soon_as, become_condition, card, click,
    costing, end_run, gain, gain_by_tokens, gained, may, meat, net, on_install, on_run_end, on_score, over, paid,
    place, rez_free, rez_it, search, spend_counter, spend_on, tag, trace, trash_chosen, trash_host,
)
from jackin.netrunner.words import AGENDA_COUNTER, FOR_ADVANCE, RUNNER

card("weyland-consortium-because-we-built-it", recurring=1, spend=[spend_on(FOR_ADVANCE, ICE)])

card("project-atlas",
     when=[on_score(place(over(TOKENS_SCORED, 3), AGENDA_COUNTER))],
     paid=[spend_counter(AGENDA_COUNTER, search(ANYTHING))])

card("caduceus", subroutines=[trace(3, gain(3)), trace(2, end_run())])

card("power-grid-overload",
     only_if=SUCCEEDED_LAST_TURN,
     play=trace(2, trash_chosen(HARDWARE & costing(MARGIN))))

card("commercialization", play=gain_by_tokens(ICE))

card("government-contracts", paid=[paid([click(2)], gain(4))])

card("simone-diego", recurring=2, spend=[spend_on(FOR_ADVANCE, HERE | PROTECTING_HERE)])

card("dedicated-response-team", when=[on_run_end(meat(2), only_if=all_of(TAGGED, RUN_WAS_SUCCESSFUL))])

card("burke-bugs", subroutines=[trace(0, trash_chosen(PROGRAM, chooser=RUNNER))])

card("amazon-industrial-zone", when=[on_install(ICE & PROTECTING_HERE, may(rez_it(lowered=3)))])

card("woodcutter", advanceable_rezzed=True, gains=gained(TOKENS, net(1)))

card("tyrant", advanceable_rezzed=True, gains=gained(TOKENS, end_run()))

card("salvage", advanceable_rezzed=True, gains=gained(TOKENS, trace(2, tag(1))))

card("oversight-ai",
     play=[rez_free(ICE), become_condition()],
     works_hosted=True,
     when=[as_soon_as(HOST_FULLY_BROKEN, trash_host())])
