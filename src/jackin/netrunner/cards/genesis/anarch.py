"""Anarch, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    BARRIER, CODE_GATE, ICE, ICEBREAKER, LOST, PLACED_VIRUS, PROGRAM, SELF, SUCCEEDED_ON_CENTRAL, TAGGED,
    TRASH_THIS, WITH_NEW_VIRUS, access_more_by, at_least, boosts, breaks, card, click, counter, counters,
    gain_click, if_so, install_from_heap, later, lose, may, memory, mill, on_access_begin, on_emptied,
    on_install, on_success, on_trace, on_turn_begin, paid, place, place_on, prevents, rez_cost, run, spend_any,
    spend_on, strength, suffer_brain, tag, take_credits, trash_this,
)
from jackin.netrunner.words import ARCHIVES, CORP, CREDIT, FOR_TRASH, FOR_USE, HQ, TURN, TURN_ENDS, VIRUS

card("whizzard-master-gamer", recurring=3, spend=[spend_on(FOR_TRASH)])

card("spinal-modem",
     static=[memory(1)],
     recurring=2,
     spend=[spend_on(FOR_USE, ICEBREAKER)],
     when=[on_trace(suffer_brain(1, preventable=True))])

card("imp", when=[on_install(SELF, place(2, VIRUS))], trashes_accessed=counter(VIRUS))

card("morning-star", paid=[breaks(BARRIER, 1, most=99)])

card("vamp", play=run(HQ, instead=(spend_any(), if_so(at_least(LOST, 1), lose(CORP, LOST), tag(1)))))

card("liberated-account",
     when=[on_install(SELF, place(16, CREDIT)), on_emptied(trash_this())],
     paid=[paid([click(1)], take_credits(4))])

card("nerve-agent",
     when=[on_success(HQ, place(1, VIRUS)),
           on_access_begin(HQ, access_more_by(VIRUS))])

card("joshua-b", when=[on_turn_begin(may(gain_click(1), later(TURN_ENDS, TURN, tag(1))))])

card("force-of-nature", paid=[breaks(CODE_GATE, 2, most=2), boosts(1, 1)])

card("scrubber", recurring=2, spend=[spend_on(FOR_TRASH)])

card("xanadu", static=[rez_cost(ICE, 1)])

card("retrieval-run", play=run(ARCHIVES, instead=(install_from_heap(PROGRAM, optional=True),)))

card("darwin",
     static=[strength(SELF, counters(VIRUS))],
     paid=[breaks(None, 2)],
     when=[on_turn_begin(may(place(1, VIRUS), pay=1))])

card("data-leak-reversal",
     install_only_if=SUCCEEDED_ON_CENTRAL,
     paid=[paid([click(1)], mill(1), only_if=TAGGED)])

card("disrupter", prevent=[prevents("trace", 1, TRASH_THIS)])

card("surge", only_if=PLACED_VIRUS, play=place_on(PROGRAM & WITH_NEW_VIRUS, 2, VIRUS))
