"""Neutral Runner cards, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    AGENDA, HARDWARE, card, credits, hand_size, link, memory, on_stolen, prevents, spend_on, trash_this,
)
from jackin.netrunner.words import FOR_INSTALL

card("dyson-mem-chip", static=[memory(1), link(1)])

card("public-sympathy", static=[hand_size(2)])

card("inside-man", recurring=2, spend=[spend_on(FOR_INSTALL, HARDWARE)])

card("new-angeles-city-hall",
     prevent=[prevents("tag", 1, credits(2))],
     when=[on_stolen(AGENDA, trash_this())])
