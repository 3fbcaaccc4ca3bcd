"""Neutral Runner cards, Spin."""

# fmt: off
from jackin.netrunner.dsl import (
    DOUBLE, EVENT, HAS_BAD_PUBLICITY, TRASH_THIS, access_hq, card, click, draw, expose, forbid, gain, lose_click,
    on_bad_publicity, on_failure, on_run_begin, on_success, on_turn_begin, paid, run, spend_on, tag, waives_play_cost,
)
from jackin.netrunner.words import ANY_SERVER, CANNOT_REZ_ICE, CORP, FOR_PLAY, RUN

card("john-masanori", when=[on_success(ANY_SERVER, draw(1), first=True), on_failure(tag(1), first=True)])

card("prepaid-voicepad", recurring=1, spend=[spend_on(FOR_PLAY, EVENT)])

card("raymond-flint", when=[on_bad_publicity(access_hq())], paid=[paid([TRASH_THIS], expose())])

card("starlight-crusade-funding",
     when=[on_turn_begin(lose_click(1))],
     static=[waives_play_cost(EVENT & DOUBLE)])

card("blackmail",
     only_if=HAS_BAD_PUBLICITY,
     play=run(ANY_SERVER, when=(on_run_begin(forbid(CANNOT_REZ_ICE, RUN, CORP)),)))

card("lucky-find", play_cost=[click(1)], play=gain(9))
