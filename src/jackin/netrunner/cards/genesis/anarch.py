"""Anarch, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    BARRIER, CODE_GATE, ICE, SELF, access_more_by, boosts, breaks, card, click, counters, gain_click, later, may,
    on_access_begin, on_emptied, on_install, on_success, on_turn_begin, paid, place, rez_cost, spend_on, strength,
    tag, take_credits, trash_this,
)
from jackin.netrunner.words import CREDIT, FOR_TRASH, HQ, TURN, TURN_ENDS, VIRUS

card("whizzard-master-gamer", recurring=3, spend=[spend_on(FOR_TRASH)])

card("morning-star", paid=[breaks(BARRIER, 1, most=16)])

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

card("darwin",
     static=[strength(SELF, counters(VIRUS))],
     paid=[breaks(None, 2)],
     when=[on_turn_begin(may(place(1, VIRUS), pay=1))])
