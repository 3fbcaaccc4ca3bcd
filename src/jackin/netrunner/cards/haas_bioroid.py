"""Haas-Bioroid (01054-01066)."""

# fmt: off
from jackin.netrunner.dsl import (
    ANYTHING, ICE, PROGRAM, PROTECTING_HERE, REZZED, TOKENS, TRASH_THIS, X, X_CREDITS, YOURS, brain,
    brain_and_tag, card, click_through, end_run, gain, gain_click, install_from_hand, look_and_install, may,
    on_access, on_emptied, on_install, on_rez, on_score, on_turn_begin, paid, place, strength, strengthen,
    take_back, take_credits, trace, trash_chosen, trash_this,
)
from jackin.netrunner.words import CREDIT, TURN

card("haas-bioroid-engineering-the-future", when=[on_install(YOURS, gain(1), first=True)])

card("accelerated-beta-test", when=[on_score(may(look_and_install(3, ICE)))])

card("adonis-campaign",
     when=[on_rez(place(12, CREDIT)), on_turn_begin(take_credits(3)), on_emptied(trash_this())])

card("aggressive-secretary",
     advanceable=True,
     when=[on_access(may(trash_chosen(PROGRAM, TOKENS), pay=2))])

card("archived-memories", play=take_back(ANYTHING))

card("biotic-labor", play=gain_click(2))

card("shipment-from-mirrormorph", play=install_from_hand(ANYTHING, up_to=3))

card("heimdall-1-0", subroutines=[brain(1), end_run(), end_run()], paid=[click_through()])

card("ichi-1-0",
     subroutines=[trash_chosen(PROGRAM), trash_chosen(PROGRAM), trace(1, brain_and_tag(1, 1))],
     paid=[click_through()])

card("viktor-1-0", subroutines=[brain(1), end_run()], paid=[click_through()])

card("rototurret", subroutines=[trash_chosen(PROGRAM), end_run()])

card("corporate-troubleshooter",
     paid=[paid([X_CREDITS, TRASH_THIS], strengthen(ICE & REZZED & PROTECTING_HERE, X, TURN))])

card("experiential-data", static=[strength(ICE & PROTECTING_HERE, 1)])
