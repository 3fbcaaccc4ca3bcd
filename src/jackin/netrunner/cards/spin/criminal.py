"""Criminal, Spin."""

# fmt: off
from jackin.netrunner.dsl import (
    CODE_GATE, CONNECTION, ICE, KILLER, PROGRAM, RESOURCE, REZZED, SAME_AS_IT, SENTRY, SUCCEEDED_ON_HQ,
    SUCCEEDED_THIS_TURN, TRASH_THIS, at_least, bad_publicity, boosts, breaks, card, click, corp_may, counters,
    credits, draw, forbid, gain, go_on_from, if_so, install_found, install_from_hand, may, may_jack_out,
    may_trash_this, memory, must_rez_it, on_exposed, on_first_encounter, on_pass, on_run_begin, on_their_basic_click,
    on_turn_end, paid, place, prevents, remove_tags, reveal_hq, rez_twice, run, search, spend_on, trash_this,
)
from jackin.netrunner.words import ANY_SERVER, CANNOT_SUFFER, FOR_USE, HQ, NEXT_TURN, VIRUS

card("hostage", play_cost=[click(1)], play=[search(CONNECTION), may(install_found())])

card("gorman-drip-v1",
     when=[on_their_basic_click(place(1, VIRUS))],
     paid=[paid([click(1), TRASH_THIS], gain(counters(VIRUS)), only_if=at_least(counters(VIRUS), 1))])

card("recon", play=run(ANY_SERVER, when=(on_first_encounter(may_jack_out()),)))

card("copycat", when=[on_pass(ICE & REZZED, may_trash_this(go_on_from(ICE & REZZED & SAME_AS_IT)))])

card("leviathan", paid=[breaks(CODE_GATE, 3, most=3), boosts(5, 3)])

card("running-interference", play_cost=[click(1)], play=run(ANY_SERVER, when=(on_run_begin(rez_twice()),)))

card("expert-schedule-analyzer", paid=[paid([click(1)], run(HQ, instead=(reveal_hq(),)))])

card("grifter", when=[on_turn_end(if_so(SUCCEEDED_THIS_TURN, gain(1), otherwise=trash_this()))])

card("lawyer-up", play_cost=[click(1)], play=[remove_tags(2, up_to=True), draw(3)])

card("leverage",
     only_if=SUCCEEDED_ON_HQ,
     play=corp_may(bad_publicity(2), otherwise=forbid(CANNOT_SUFFER, NEXT_TURN)))

card("garrote", paid=[breaks(SENTRY, 1), boosts(1, 1)])

card("executive-wiretaps", play_cost=[click(1)], play=reveal_hq())

card("blackguard", static=[memory(2)], when=[on_exposed(must_rez_it())])

card("silencer", recurring=1, spend=[spend_on(FOR_USE, KILLER)])

card("savoir-faire", paid=[paid([credits(2)], install_from_hand(PROGRAM), once=True)])

card("fall-guy",
     prevent=[prevents("trash", 1, TRASH_THIS, of=RESOURCE)],
     paid=[paid([TRASH_THIS], gain(2))])
