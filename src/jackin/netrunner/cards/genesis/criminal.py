"""Criminal, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    CODE_GATE, ENCOUNTERED, FULLY_BROKEN, ICE, RUN_WAS_SUCCESSFUL, SENTRY, SUCCEEDED_ON_HQ, TRASH_THIS, UNREZZED,
    UNUSED_IN_RUN, USED_TO_BREAK, WAS_EXPOSED, always, boosts, break_subroutines, breaks, card, click, counters,
    derez, draw_and_return, expose, expose_it, gain, if_so, may, may_jack_out, memory, more_accesses,
    on_approach, on_broken, on_encounter_end, on_rezzed, on_run_end, on_success, once_a_run, once_a_turn, paid,
    place, prevents, remove_tags, run, spend_in_runs_on, spend_on, surcharge, take_this_back, trash_this,
)
from jackin.netrunner.words import ANY_SERVER, FOR_TRACE, HQ, TURN, VIRUS

card("andromeda-dispossessed-ristie", starting_hand=9)

card("cortez-chip", paid=[paid([TRASH_THIS], surcharge(ICE, 2, TURN))])

card("peacock", paid=[breaks(CODE_GATE, 2), boosts(3, 2)])

card("satellite-uplink", play=expose(up_to=2))

card("compromised-employee",
     recurring=1,
     spend=[spend_on(FOR_TRACE)],
     when=[on_rezzed(ICE, gain(1))])

card("emergency-shutdown", only_if=SUCCEEDED_ON_HQ, play=derez(ICE))

card("muresh-bodysuit", prevent=[always(prevents("meat", 1, first=True))])

card("doppelganger",
     static=[memory(1)],
     when=[on_run_end(may(once_a_turn(run(ANY_SERVER))), only_if=RUN_WAS_SUCCESSFUL)])

card("crescentus", paid=[paid([TRASH_THIS], derez(ENCOUNTERED), only_if=FULLY_BROKEN)])

card("networking", play=[remove_tags(1), may(take_this_back(), pay=1)])

card("hq-interface", static=[more_accesses(HQ, 1)])

card("pheromones",
     recurring=counters(VIRUS),
     spend=[spend_in_runs_on(HQ)],
     when=[on_success(HQ, place(1, VIRUS))])

card("mr-li", paid=[paid([click(1)], draw_and_return(2))])

card("faerie",
     paid=[breaks(SENTRY, 0), boosts(1, 1)],
     when=[on_encounter_end(trash_this(), only_if=USED_TO_BREAK)])

card("e3-feedback-implants", when=[on_broken(may(break_subroutines(1), pay=1))])

card("snitch",
     when=[on_approach(ICE & UNREZZED,
                       may(once_a_run(expose_it(), if_so(WAS_EXPOSED, may_jack_out()))), only_if=UNUSED_IN_RUN)])
