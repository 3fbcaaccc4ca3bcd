"""Anarch, Spin."""

# fmt: off
from jackin.netrunner.dsl import (
    ACROSS_FROM_HOST, BAD_PUBLICITY, BESIDE_HOST, BLACK_OPS, CAISSA, FRACTER, GRAY_OPS, HOST,
    HOSTED_HERE, HOSTED_ON_ICE, ICE, IN_LINE_WITH_HOST, IN_REMOTE, LOST, NEXT_TO_HOST, OPERATION, OUTERMOST, PROGRAM,
    SELF, SUCCEEDED_ON_ARCHIVES, SUCCEEDED_ON_HQ, SUCCEEDED_ON_RD, TAGS, TRASH_THIS, UNREZZED, YOURS, access_chosen,
    all_of, at_most, bad_publicity, breaks, card, carrying, click, corp_trashes_from_hq, counter, draw, first_rezzed,
    forbid_chosen, forfeit_to, gain, host_on, hosts, if_so, in_zone, lose_click, may, memory, move_inward,
    on_install, on_resolved, on_success, on_their_turn_begin, on_turn_begin, paid, place, plant_tokens, protecting,
    rebuild, rez_cost, run, shuffle_rd, spend_on, strength, tag, times, trash_from_top, trash_server, trash_this,
    use_its_click,
)
from jackin.netrunner.words import (
    ANY_CENTRAL, ANY_REMOTE, ANY_SERVER, ARCHIVES_CARDS, CANNOT_ACCESS, CORP, FOR_USE, RD, TURN, VIRUS,
)

FREE_ICE = ICE & ~carrying(CAISSA)

card("reina-roja-freedom-fighter", static=[rez_cost(first_rezzed(ICE), 1)])

card("frame-job", play_cost=[click(1)], play=forfeit_to(bad_publicity(1)))

card("pawn",
     paid=[paid([click(1)], host_on(OUTERMOST & protecting(ANY_CENTRAL)))],
     when=[on_success(ANY_SERVER, move_inward(trash_this(), rebuild(CAISSA & ~SELF)), only_if=HOSTED_ON_ICE)])

card("rook",
     static=[rez_cost(ICE & BESIDE_HOST, 2)],
     paid=[paid([click(1)], host_on(FREE_ICE & IN_LINE_WITH_HOST))])

card("bishop",
     static=[strength(ICE & HOST, -2)],
     paid=[paid([click(1)], host_on(FREE_ICE & ACROSS_FROM_HOST))])

card("knight",
     paid=[breaks(HOST, 2), paid([click(1)], host_on(FREE_ICE & ~NEXT_TO_HOST))])

card("scheherazade", hosts=hosts(PROGRAM), when=[on_install(PROGRAM & HOSTED_HERE, gain(1))])

card("hard-at-work", when=[on_turn_begin(gain(2), lose_click(1))])

card("deep-red",
     static=[memory(3, only_for=CAISSA)],
     when=[on_install(CAISSA & YOURS, may(use_its_click()))])

card("keyhole", paid=[paid([click(1)], run(RD, instead=(trash_from_top(3, CORP), shuffle_rd()), must=True))])

card("activist-support",
     when=[on_their_turn_begin(if_so(at_most(TAGS, 0), tag(1))),
           on_turn_begin(if_so(at_most(BAD_PUBLICITY, 0), bad_publicity(1)))])

card("quest-completed",
     only_if=all_of(SUCCEEDED_ON_RD, SUCCEEDED_ON_HQ, SUCCEEDED_ON_ARCHIVES),
     play=access_chosen(~ICE & ~YOURS))

card("hemorrhage",
     when=[on_success(ANY_SERVER, place(1, VIRUS))],
     paid=[paid([click(1), counter(VIRUS, 2)], corp_trashes_from_hq())])

card("tallie-perrault",
     when=[on_resolved(OPERATION & (GRAY_OPS | BLACK_OPS) & in_zone(ARCHIVES_CARDS), may(bad_publicity(1), tag(1)))],
     paid=[paid([TRASH_THIS], draw(BAD_PUBLICITY))])

card("singularity", play_cost=[click(1)], play=run(ANY_REMOTE, instead=(trash_server(),), must=True))

card("queens-gambit",
     play_cost=[click(1)],
     play=[plant_tokens(UNREZZED & IN_REMOTE, up_to=3), gain(times(2, LOST)),
           forbid_chosen(CANNOT_ACCESS, until=TURN)])

card("dyson-fractal-generator", recurring=1, spend=[spend_on(FOR_USE, FRACTER)])
