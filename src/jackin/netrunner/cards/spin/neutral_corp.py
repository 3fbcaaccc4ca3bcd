"""Neutral Corp cards, Spin."""

# fmt: off
from jackin.netrunner.dsl import (
    BAD_PUBLICITY, LOST, OPERATION, PROGRAM, THIS_FULLY_BROKEN, as_soon_as, bad_publicity, bad_publicity_up_to, card,
    click, end_run, first_copy, gain, gain_click, install_free, on_rez, on_score, purge, remove_bad_publicity, times,
    trash_chosen, trash_this,
)

card("cyberdex-trial", play=purge())

card("grim", when=[on_rez(bad_publicity(1))], subroutines=[trash_chosen(PROGRAM)])

card("profiteering", when=[on_score(bad_publicity_up_to(3), gain(times(5, LOST)))])

card("restructure", play=gain(15))

card("paper-wall", when=[as_soon_as(THIS_FULLY_BROKEN, trash_this())], subroutines=[end_run()])

card("interns", play_cost=[click(1)], play=install_free(~OPERATION))

card("veterans-program", when=[on_score(remove_bad_publicity(2, up_to=True))])

card("subliminal-messaging", comes_back=True, play=[gain(1), first_copy(gain_click(1))])

card("napd-contract", requires=BAD_PUBLICITY, steal_cost=4)

card("quandary", subroutines=[end_run()])
