"""NBN, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    TAGGED, card, click, derez_this, end_run, hand_size, on_rez, on_turn_begin, paid, place, tag, take_credits,
    trace,
)
from jackin.netrunner.words import CREDIT

card("nbn-the-world-is-yours", static=[hand_size(1)])

card("restructured-datapool", paid=[paid([click(1)], trace(2, tag(1)))])

card("tmi", when=[on_rez(trace(2, otherwise=derez_this()))], subroutines=[end_run()])

card("big-brother", only_if=TAGGED, play=tag(2))

card("marked-accounts",
     when=[on_turn_begin(take_credits(1))],
     paid=[paid([click(1)], place(3, CREDIT))])
