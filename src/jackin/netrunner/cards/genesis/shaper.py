"""Shaper, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    AI, AP, BARRIER, CODE_GATE, HARDWARE, HOSTED_HERE, HOSTED_IS_READY, ICEBREAKER, INSTALLED, PROGRAM,
    SAME_AS_IT, SENTRY, SUCCEEDED_ON_ARCHIVES, SUCCEEDED_ON_HQ, SUCCEEDED_ON_RD, TRASH_THIS, YOURS, all_of,
    arrange, as_soon_as, at_least, back_at_turn_end, become_agenda, boost, boosts, breaks, card, click, counters,
    credits, draw, either, gain_click, host_from_hand, hosts, install_from_heap, install_hosted, link,
    look_at_top, may, memory, more_accesses, on_install, on_success, on_turn_begin, paid, place, prevents, run,
    search, search_and_install, strength, strengthen, unload,
)
from jackin.netrunner.words import CORP, RD, RUN, TURN, VIRUS

card("chaos-theory-wunderkind", static=[memory(1)])

card("zu-13-key-master", cloud=True, paid=[breaks(CODE_GATE, 1), boosts(1, 1)])

card("the-helpful-ai",
     static=[link(1)],
     paid=[paid([TRASH_THIS], strengthen(ICEBREAKER & INSTALLED, 2, TURN))])

card("notoriety",
     only_if=all_of(SUCCEEDED_ON_RD, SUCCEEDED_ON_HQ, SUCCEEDED_ON_ARCHIVES),
     play=become_agenda(1))

card("snowball", paid=[breaks(BARRIER, 1, then=boost(1, RUN)), boosts(1, 1)])

card("dinosaurus",
     hosts=hosts(ICEBREAKER & ~AI, memory=99, most=1),
     static=[strength(HOSTED_HERE, 2)])

card("deus-x",
     paid=[breaks(AP, TRASH_THIS, most=99)],
     prevent=[prevents("net", 99, TRASH_THIS, up_to=True)])

card("all-nighter", paid=[paid([click(1), TRASH_THIS], gain_click(2))])

card("quality-time", play=draw(5))

card("replicator", when=[on_install(YOURS & HARDWARE, may(search(SAME_AS_IT)))])

card("creeper", cloud=True, paid=[breaks(SENTRY, 2), boosts(1, 1)])

card("indexing", play=run(RD, instead=(arrange(5, CORP),)))

card("rd-interface", static=[more_accesses(RD, 1)])

card("deep-thought",
     when=[on_success(RD, place(1, VIRUS)),
           on_turn_begin(may(look_at_top()), only_if=at_least(counters(VIRUS), 3))])

card("test-run",
     play=[either(stack=search_and_install(PROGRAM, free=True), heap=install_from_heap(PROGRAM)), back_at_turn_end()])

card("personal-workshop",
     paid=[paid([click(1)], host_from_hand(PROGRAM | HARDWARE)), paid([credits(1)], unload())],
     when=[on_turn_begin(unload()), as_soon_as(HOSTED_IS_READY, install_hosted())])
