"""NBN, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    HARDWARE, LINK, MARGIN, RUN_HERE, SELF, STOLEN_LAST_TURN, TAGGED, TOKENS_SCORED, TRACED_IN_RUN, all_of,
    arrange, card, click, counters, derez_this, end_run, forbid, gain, hand_size, meat, on_encounter, on_rez,
    on_score, on_success_here, on_trace, on_turn_begin, over, paid, place, spend_on, tag, take_credits, trace,
    trash_chosen, trash_from_top, trash_this, unless_pays,
)
from jackin.netrunner.words import AGENDA_COUNTER, CANNOT_RUN, CREDIT, FOR_TRACE, RUNNER, TURN

card("nbn-the-world-is-yours", static=[hand_size(1)])

card("restructured-datapool", paid=[paid([click(1)], trace(2, tag(1)))])

card("tmi", when=[on_rez(trace(2, otherwise=derez_this()))], subroutines=[end_run()])

card("big-brother", only_if=TAGGED, play=tag(2))

card("chilo-city-grid", when=[on_trace(tag(1), only_if=all_of(TRACED_IN_RUN, RUN_HERE))])

card("marked-accounts",
     when=[on_turn_begin(take_credits(1))],
     paid=[paid([click(1)], place(3, CREDIT))])

card("pop-up-window",
     when=[on_encounter(SELF, gain(1))],
     subroutines=[unless_pays(RUNNER, 1, end_run())])

card("uroboros", subroutines=[trace(4, forbid(CANNOT_RUN, TURN)), trace(4, end_run())])

card("net-police", recurring=LINK, spend=[spend_on(FOR_TRACE)])

card("bernice-mai", when=[on_success_here(trace(5, tag(1), otherwise=trash_this()))])

card("project-beale",
     when=[on_score(place(over(TOKENS_SCORED, 3, every=2), AGENDA_COUNTER))],
     worth=counters(AGENDA_COUNTER))

card("midseason-replacements", only_if=STOLEN_LAST_TURN, play=trace(6, tag(MARGIN)))

card("flare", subroutines=[trace(6, trash_chosen(HARDWARE), meat(2, preventable=False), end_run())])

card("data-hound", subroutines=[trace(2, trash_from_top(MARGIN, RUNNER), arrange(over(MARGIN, 1), RUNNER))])
