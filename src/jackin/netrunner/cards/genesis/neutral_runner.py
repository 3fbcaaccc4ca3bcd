"""Neutral Runner cards, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    AGENDA, HARDWARE, LINK, PROTECTING_IT, SELF, STOLE_THIS_TURN, at_least, card, choose_server, click, counter,
    credits, gain, hand_size, if_so, link, memory, on_emptied, on_install, on_stolen, on_turn_begin, paid,
    place, prevents, spend_on, take_all_credits, trash_chosen, trash_this,
)
from jackin.netrunner.words import CORP, CREDIT, FOR_INSTALL, POWER

card("plascrete-carapace",
     when=[on_install(SELF, place(4, POWER)), on_emptied(trash_this())],
     prevent=[prevents("meat", 1, counter(POWER))])

card("dyson-mem-chip", static=[memory(1), link(1)])

card("public-sympathy", static=[hand_size(2)])

card("inside-man", recurring=2, spend=[spend_on(FOR_INSTALL, HARDWARE)])

card("underworld-contact", when=[on_turn_begin(if_so(at_least(LINK, 2), gain(1)))])

card("kraken", only_if=STOLE_THIS_TURN, play=choose_server(trash_chosen(PROTECTING_IT, chooser=CORP)))

card("kati-jones",
     paid=[paid([click(1)], place(3, CREDIT), once=True),
           paid([click(1)], take_all_credits(), once=True)])

card("new-angeles-city-hall",
     prevent=[prevents("tag", 1, credits(2))],
     when=[on_stolen(AGENDA, trash_this())])
