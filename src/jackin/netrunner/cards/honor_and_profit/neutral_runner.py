"""Neutral Runner, Honor and Profit."""

# fmt: off
from jackin.netrunner.dsl import (
    EVENT, FREE_MEMORY, OPERATION, PROGRAM, SELF, boosts, breaks, card, click, costs_to_play, counter, guess_top,
    install_from_hand, memory, on_install, on_trashed, paid, place, trash_this,
)
from jackin.netrunner.words import POWER

card("mass-install", play=install_from_hand(PROGRAM, up_to=3))

card("q-coherence-chip", static=[memory(1)], when=[on_trashed(PROGRAM, trash_this())])

card("overmind",
     when=[on_install(SELF, place(FREE_MEMORY, POWER))],
     paid=[breaks(None, counter(POWER)), boosts(1, 1)])

card("oracle-may", paid=[paid([click(1)], guess_top(gained=2), once=True)])

card("donut-taganes", static=[costs_to_play(OPERATION | EVENT, 1)])
