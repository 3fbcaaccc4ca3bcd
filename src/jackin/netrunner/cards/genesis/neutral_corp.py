"""Neutral Corp cards, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    FORFEIT_THIS, LINK_CARD, LOST, POOL, RESOURCE, SELF, TAGGED, VIRTUAL, at_least, become, card, click,
    clicks_of, counter, counters, derez_this, draw, either, end_run, gain, if_so, lose_all, lose_click,
    on_any_turn_end, on_emptied, on_rez, on_score, paid, place, shuffle_hand_in, spend_any, strength, tag,
    take_credits, trace, trash_chosen, trash_this,
)
from jackin.netrunner.words import AGENDA_COUNTER, CORP, CREDIT, POWER, RUNNER

card("executive-retreat",
     when=[on_score(place(1, AGENDA_COUNTER), shuffle_hand_in())],
     paid=[paid([click(1), counter(AGENDA_COUNTER)], draw(5))])

card("draco",
     when=[on_rez(spend_any(), place(LOST, POWER))],
     static=[strength(SELF, counters(POWER))],
     subroutines=[trace(2, tag(1), end_run())])

card("freelancer", only_if=TAGGED, play=trash_chosen(RESOURCE, 2, up_to=True))

card("private-contracts",
     when=[on_rez(place(14, CREDIT)), on_emptied(trash_this())],
     paid=[paid([click(1)], take_credits(2))])

card("false-lead", paid=[paid([FORFEIT_THIS], lose_click(2, RUNNER), only_if=at_least(clicks_of(RUNNER), 2))])

card("foxfire", play=trace(7, trash_chosen(RESOURCE & VIRTUAL | LINK_CARD)))

card("corporate-war",
     when=[on_score(if_so(at_least(POOL, 7), gain(7), otherwise=lose_all(CORP)))])

card("chimera",
     when=[on_rez(either(sentry=become("sentry"), code_gate=become("code-gate"), barrier=become("barrier"))),
           on_any_turn_end(derez_this())],
     subroutines=[end_run()])
