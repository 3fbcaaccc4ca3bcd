"""NBN (01080-01092)."""

# fmt: off
from jackin.netrunner.dsl import (
    ADVANCEABLE, AGENDA, HERE, SELF, SUCCEEDED_LAST_TURN, TAGGED, TAGS, TOKENS, X, card, draw, either,
    end_run, later, lose_all, may, must_pay, on_access, on_encounter, on_score, place, place_on,
    remove_tags, requirement, spend_counter, spend_on, steal_cost, tag, trace,
)
from jackin.netrunner.words import ADVANCEMENT, AGENDA_COUNTER, FOR_TRACE, POWER, RUNNER, TURN, TURN_ENDS

card("nbn-making-news", recurring=2, spend=[spend_on(FOR_TRACE)])

card("astroscript-pilot-program",
     when=[on_score(place(1, AGENDA_COUNTER))],
     paid=[spend_counter(AGENDA_COUNTER, place_on(ADVANCEABLE, 1, ADVANCEMENT))])

card("breaking-news", when=[on_score(tag(2), later(TURN_ENDS, TURN, remove_tags(2)))])

card("anonymous-tip", play=draw(3))

card("closed-accounts", only_if=TAGGED, play=lose_all(RUNNER))

card("psychographics", x_at_most=TAGS, play=place_on(ADVANCEABLE, X, ADVANCEMENT))

card("sea-source", only_if=SUCCEEDED_LAST_TURN, play=trace(3, tag(1)))

card("ghost-branch", advanceable=True, when=[on_access(may(tag(TOKENS)))])

card("data-raven",
     when=[on_encounter(SELF, either(RUNNER, take_1_tag=tag(1), end_the_run=end_run()))],
     paid=[spend_counter(POWER, tag(1))],
     subroutines=[trace(3, place(1, POWER))])

card("matrix-analyzer",
     when=[on_encounter(SELF, may(place_on(ADVANCEABLE, 1, ADVANCEMENT), pay=1))],
     subroutines=[trace(2, tag(1))])

card("tollbooth", when=[on_encounter(SELF, must_pay(RUNNER, 3, end_run()))], subroutines=[end_run()])

card("red-herrings", static=[steal_cost(AGENDA & HERE, 5)])

card("sansan-city-grid", static=[requirement(AGENDA & HERE, -1)])
