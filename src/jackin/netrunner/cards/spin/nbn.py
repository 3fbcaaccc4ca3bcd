"""NBN, Spin."""

# fmt: off
from jackin.netrunner.dsl import (
    ADVANCEABLE, ANYTHING, EVENT, FRACTER, MARGIN, REMOVE_THIS, RESOURCE, SELF, TAGGED, at_least, at_most,
    bad_publicity, card, cards_in, click, counters, draw, end_run, forbid, gain, how_many, if_so, on_access,
    on_encounter, on_rez, on_score, on_their_turn_begin, on_would_take_blame, paid, place, place_up_to,
    prevent_bad_publicity, reveal_grip, shuffle_back, shuffle_hand_in, spend_counter, strength, tag, trace,
    trash_chosen, trash_revealed, unless_pays,
)
from jackin.netrunner.words import ADVANCEMENT, AGENDA_COUNTER, CANNOT_SPEND, GRIP, POWER, RUN, RUNNER

card("character-assassination", when=[on_score(trash_chosen(RESOURCE, preventable=False))])

card("jackson-howard", paid=[paid([click(1)], draw(2)), paid([REMOVE_THIS], shuffle_back(3))])

card("invasion-of-privacy",
     play_cost=[click(1)],
     play=trace(2, reveal_grip(), trash_revealed(RESOURCE | EVENT, MARGIN, up_to=True), otherwise=bad_publicity(1)))

card("shipment-from-sansan", play_cost=[click(1)], play=place_up_to(ADVANCEABLE, 2, ADVANCEMENT))

card("muckraker",
     when=[on_rez(bad_publicity(1))],
     subroutines=[trace(1, tag(1)), trace(2, tag(1)), trace(3, tag(1)), if_so(TAGGED, end_run())])

card("city-surveillance", when=[on_their_turn_begin(unless_pays(RUNNER, 1, tag(1)))])

card("snoop",
     when=[on_encounter(SELF, reveal_grip())],
     paid=[spend_counter(POWER, reveal_grip(), trash_revealed(ANYTHING))],
     subroutines=[trace(3, place(1, POWER))])

card("tgtbt", revealed_from_rd=True, when=[on_access(tag(1))])

card("sweeps-week", only_if=at_least(cards_in(GRIP), 1), play=gain(cards_in(GRIP)))

card("rsvp", subroutines=[forbid(CANNOT_SPEND, RUN)])

card("market-research",
     when=[on_score(if_so(TAGGED, place(1, AGENDA_COUNTER)))],
     worth=counters(AGENDA_COUNTER))

card("wraparound", static=[strength(SELF, 7, only_if=at_most(how_many(FRACTER), 0))], subroutines=[end_run()])

card("broadcast-square", when=[on_would_take_blame(trace(3, prevent_bad_publicity()))])

card("corporate-shuffle", play_cost=[click(1)], play=[shuffle_hand_in(), draw(5)])
