"""Neutral Corp cards, Creation and Control."""

# fmt: off
from jackin.netrunner.dsl import (
    ICE, card, click, credits, end_run, gain, must_pay, on_install, on_turn_begin, paid, search, trash_this,
)
from jackin.netrunner.words import RUNNER

card("gila-hands-arcology", paid=[paid([click(2)], gain(3))])

card("levy-university", paid=[paid([click(1), credits(1)], search(ICE))])

card("server-diagnostics", when=[on_turn_begin(gain(2)), on_install(ICE, trash_this())])

card("bastion", subroutines=[end_run()])

card("datapike", subroutines=[must_pay(RUNNER, 2, end_run()), end_run()])
