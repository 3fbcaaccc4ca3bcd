"""Weyland Consortium, Spin."""

# fmt: off
from jackin.netrunner.dsl import (
    BAD_PUBLICITY, HARDWARE, LOCATION, LOST, PROGRAM, RAN_LAST_TURN, SCORED_POINTS, SELF, STOLEN_POINTS,
    THIS_OUTERMOST, TOKENS, TRASH_THIS, at_least, bad_publicity, cannot_run_here, card, click, costing, counter,
    end_run, gain, gained, lose, meat, mill_any, more_meat, on_rez, on_score, on_steal, on_success, paid, place,
    remove_bad_publicity, strength, times, trace, trash_chosen, trash_this, unless_pays,
)
from jackin.netrunner.words import AGENDA_COUNTER, ANY_REMOTE, HQ, RUNNER

card("geothermal-fracking",
     when=[on_score(place(2, AGENDA_COUNTER))],
     paid=[paid([click(1), counter(AGENDA_COUNTER)], gain(7), bad_publicity(1))])

card("swarm",
     advanceable=True,
     when=[on_rez(bad_publicity(1))],
     gains=gained(TOKENS, unless_pays(RUNNER, 3, trash_chosen(PROGRAM))))

card("the-cleaners", static=[more_meat(1)])

card("elizabeth-mills",
     when=[on_rez(remove_bad_publicity(1))],
     paid=[paid([click(1), TRASH_THIS], trash_chosen(LOCATION), bad_publicity(1))])

card("off-the-grid",
     install_in=(ANY_REMOTE,),
     static=[cannot_run_here()],
     when=[on_success(HQ, trash_this())])

card("ireress", gains=gained(BAD_PUBLICITY, lose(RUNNER, 1)))

card("power-shutdown",
     only_if=RAN_LAST_TURN,
     play=[mill_any(), trash_chosen((PROGRAM | HARDWARE) & costing(LOST), chooser=RUNNER)])

card("curtain-wall",
     static=[strength(SELF, 4, only_if=THIS_OUTERMOST)],
     subroutines=[end_run(), end_run(), end_run()])

card("punitive-counterstrike", play=trace(5, meat(STOLEN_POINTS)))

card("grndl-power-unleashed", starting_credits=10, starting_bad_publicity=1)

card("vulcan-coverup", when=[on_score(meat(2)), on_steal(bad_publicity(1))])

card("grndl-refinery",
     advanceable=True,
     paid=[paid([click(1), TRASH_THIS], gain(times(4, TOKENS)), only_if=at_least(TOKENS, 1))])

card("hive", loses=SCORED_POINTS, subroutines=[end_run(), end_run(), end_run(), end_run(), end_run()])

card("witness-tampering", play_cost=[click(1)], play=remove_bad_publicity(2, up_to=True))
