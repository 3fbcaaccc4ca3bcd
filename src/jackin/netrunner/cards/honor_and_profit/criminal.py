"""Criminal, Honor and Profit."""

# fmt: off
from jackin.netrunner.dsl import (
    AGENDA, ANYTHING, AWAY_FROM_REMOTES, BARRIER, BIOROID, CLONE, CODE_GATE, CONNECTION, CORP_LEADS, EXECUTIVE,
    FIRST_CLICK, IN_REMOTE, POOL, RESOURCE, REZZED, RUN_EVENT, SELF, SENTRY, SUCCEEDED_ON_HQ, SYSOP, TRACER,
    TRASH_THIS, access_more, at_least, boosts, break_all_but_one, breaks, bypass, card, click, draw_bottom, expose,
    gain, gain_click, hand_size, hand_size_is, instead_on_named, lose_all, may, memory, name_server, how_many,
    on_drawn, on_first_encounter, on_install, on_play, on_scored, on_success, on_trashed, on_turn_begin, paid,
    push_luck, reveal_it, run, search, search_and_play, spend_on, suffer_meat, take_from_top, trash_chosen,
)
from jackin.netrunner.words import ANY_SERVER, FOR_PLAY, HQ, RUNNER

card("iain-stirling-retired-spook", when=[on_turn_begin(gain(2), only_if=CORP_LEADS)])

card("ken-express-tenma-disappeared-clone", when=[on_play(RUN_EVENT, gain(1), first=True)])

card("silhouette-stealth-operative", when=[on_success(HQ, may(expose()), first=True)])

card("calling-in-favors",
     only_if=at_least(how_many(RESOURCE & CONNECTION), 1),
     play=gain(how_many(RESOURCE & CONNECTION)))

card("early-bird", only_if=FIRST_CLICK, play=[gain_click(1), run(ANY_SERVER)])

card("express-delivery", play=take_from_top(4))

card("feint", play=run(HQ, when=(on_first_encounter(bypass(), times=2),), no_access=True))

card("legwork", play=run(HQ, if_successful=access_more(2)))

card("planned-assault", play_cost=[click(1)], play=search_and_play(RUN_EVENT))

card("logos",
     static=[memory(1), hand_size(1)],
     when=[on_scored(AGENDA, may(search(ANYTHING, shown=False)))])

card("public-terminal", recurring=1, spend=[spend_on(FOR_PLAY, RUN_EVENT)])

card("unregistered-s-w-35",
     paid=[paid([click(2)],
                trash_chosen((BIOROID | CLONE | EXECUTIVE | SYSOP) & REZZED & IN_REMOTE), only_if=SUCCEEDED_ON_HQ)])

card("window", paid=[paid([click(1)], draw_bottom())])

card("alias", paid=[breaks(SENTRY, 1, only_if=AWAY_FROM_REMOTES), boosts(3, 2)])

card("breach", paid=[breaks(BARRIER, 2, most=3, only_if=AWAY_FROM_REMOTES), boosts(4, 2)])

card("bug", install_only_if=SUCCEEDED_ON_HQ, when=[on_drawn(may(reveal_it(), pay=2))])

card("gingerbread", paid=[breaks(TRACER, 1), boosts(3, 2)])

card("grappling-hook", paid=[paid([TRASH_THIS], break_all_but_one())])

card("passport", paid=[breaks(CODE_GATE, 1, only_if=AWAY_FROM_REMOTES), boosts(2, 2)])

card("push-your-luck", play=push_luck())

card("security-testing", when=[on_turn_begin(name_server(optional=True))], instead=instead_on_named(gain(2)))

card("theophilius-bagbiter", when=[on_install(SELF, lose_all(RUNNER))], static=[hand_size_is(POOL)])

card("tri-maf-contact", paid=[paid([click(1)], gain(2), once=True)], when=[on_trashed(SELF, suffer_meat(3))])
