"""Neutral Runner cards (01049-01053)."""

# fmt: off
from jackin.netrunner.dsl import (
    SELF, USED_TO_BREAK, boosts, breaks, card, click, either, expose, gain, link, on_emptied,
    on_encounter_end, on_install, paid, place, remove_counter, take_credits, trash_this,
)
from jackin.netrunner.words import CREDIT, VIRUS

card("infiltration", play=either(credits=gain(2), expose=expose()))

card("sure-gamble", play=gain(9))

card("crypsis",
     paid=[breaks(None, 1), boosts(1, 1), paid([click(1)], place(1, VIRUS))],
     when=[on_encounter_end(either(remove_counter=remove_counter(VIRUS), trash=trash_this()),
                            only_if=USED_TO_BREAK)])

card("access-to-globalsec", static=[link(1)])

card("armitage-codebusting",
     when=[on_install(SELF, place(12, CREDIT)), on_emptied(trash_this())],
     paid=[paid([click(1)], take_credits(2))])
