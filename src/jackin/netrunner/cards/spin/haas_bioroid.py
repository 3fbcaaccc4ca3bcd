"""Haas-Bioroid, Spin."""

# fmt: off
from jackin.netrunner.dsl import (
    AGENDA, HAS_TRASHED, HERE, ICE, INSTALLED, INSTALLED_RESOURCE_LAST_TURN, NEXT, PROGRAM, RESOURCE, REZZED,
    RUN_HERE, SELF, TOKENS_SCORED, YOURS, bad_publicity, brain, card, click, click_through, credits, draw, either,
    end_run, gain, how_many, if_so, limit_accesses, lower_hand_size, on_emptied, on_rez, on_score, on_turn_begin,
    over, paid, place, play_from_top, remove_bad_publicity, remove_counter, spend_click, steal_clicks, strength,
    take_back_named, take_up, to_deck_top, trace, trash_chosen, trash_this, unless, unless_brain, unless_pays,
)
from jackin.netrunner.words import HQ, POWER, RUNNER

card("project-ares",
     when=[on_score(trash_chosen(INSTALLED & ~YOURS, over(TOKENS_SCORED, 4), chooser=RUNNER),
                    if_so(HAS_TRASHED, bad_publicity(1)))])

card("next-bronze", static=[strength(SELF, how_many(ICE & NEXT & REZZED))], subroutines=[end_run()])

card("wotan",
     subroutines=[unless(RUNNER, spend_click(2, RUNNER), otherwise=end_run()),
                  unless_pays(RUNNER, 3, end_run()),
                  unless(RUNNER, trash_chosen(PROGRAM, chooser=RUNNER), otherwise=end_run(), came_true=HAS_TRASHED),
                  unless_brain(end_run())])

card("hellion-alpha-test",
     only_if=INSTALLED_RESOURCE_LAST_TURN,
     play=trace(2, to_deck_top(RESOURCE), otherwise=bad_publicity(1)))

card("isabel-mcguire", paid=[paid([click(1)], take_up(INSTALLED & YOURS))])

card("hudson-1-0", subroutines=[limit_accesses(1), limit_accesses(1)], paid=[click_through()])

card("accelerated-diagnostics", play=play_from_top(3))

card("rex-campaign",
     when=[on_rez(place(3, POWER)),
           on_turn_begin(remove_counter(POWER)),
           on_emptied(trash_this(), either(clear_name=remove_bad_publicity(1), gain_5=gain(5)))])

card("fenris", when=[on_rez(bad_publicity(1))], subroutines=[brain(1), end_run()])

card("panic-button", install_in=(HQ,), paid=[paid([credits(1)], draw(1), only_if=RUN_HERE)])

card("blue-level-clearance", play_cost=[click(1)], play=[gain(5), draw(2)])

card("strongbox", static=[steal_clicks(AGENDA & HERE, 1)])

card("gyri-labyrinth", subroutines=[lower_hand_size(2)])

card("reclamation-order", play_cost=[click(1)], play=take_back_named())
