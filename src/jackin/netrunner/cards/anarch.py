"""Anarch (01001-01016)."""

# fmt: off
from jackin.netrunner.dsl import (
    ANYTHING, BARRIER, CODE_GATE, ENCOUNTERED, ENCOUNTERING, HOST, ICE, ICEBREAKER, PROGRAM, REZZED, SENTRY,
    VIRUS_CARD, YOURS, access_more_by, as_soon_as, boosts, breaks, card, click, counters, credits, draw,
    either, hosts, lose_click, memory, mill, on_access_begin, on_install, on_success, on_turn_begin, paid,
    place, place_on_it, run, search, spend_counter, spend_during_run, spend_on, strength, strength_of,
    suffer_brain, take_back, trash_host, weaken,
)
from jackin.netrunner.words import ANY_CENTRAL, ANY_SERVER, CREDIT, FOR_INSTALL, FOR_USE, HQ, RD, VIRUS

card("noise-hacker-extraordinaire", when=[on_install(YOURS & VIRUS_CARD & PROGRAM, mill(1))])

card("deja-vu", play=either(one=take_back(ANYTHING), viruses=take_back(VIRUS_CARD, up_to=2)))

card("demolition-run", play=run(HQ, RD, trash_accessed=True))

card("stimhack",
     play=[place(9, CREDIT), run(ANY_SERVER, afterwards=suffer_brain(1))],
     spend=[spend_during_run()])

card("cyberfeeder",
     recurring=1,
     spend=[spend_on(FOR_USE, ICEBREAKER), spend_on(FOR_INSTALL, VIRUS_CARD & PROGRAM)])

card("grimoire",
     static=[memory(2)],
     when=[on_install(YOURS & VIRUS_CARD & PROGRAM, place_on_it(1, VIRUS))])

card("corroder", paid=[breaks(BARRIER, 1), boosts(1, 1)])

card("datasucker",
     when=[on_success(ANY_CENTRAL, place(1, VIRUS))],
     paid=[spend_counter(VIRUS, weaken(1), only_if=ENCOUNTERING)])

card("djinn",
     hosts=hosts(PROGRAM & ~ICEBREAKER, memory=3),
     paid=[paid([click(1), credits(1)], search(VIRUS_CARD & PROGRAM))])

card("medium",
     when=[on_success(RD, place(1, VIRUS)),
           on_access_begin(RD, access_more_by(VIRUS))])

card("mimic", paid=[breaks(SENTRY, 1)])

card("parasite",
     install_on=ICE & REZZED,
     static=[strength(HOST, -counters(VIRUS))],
     when=[on_turn_begin(place(1, VIRUS)),
           as_soon_as(strength_of("host") <= 0, trash_host())])

card("wyrm",
     paid=[breaks(None, 3, only_if=strength_of("ice") <= 0),
           paid([credits(1)], weaken(1), interface=True),
           boosts(1, 1)])

card("yog-0", paid=[breaks(CODE_GATE, 0)])

card("ice-carver", static=[strength(ENCOUNTERED, -1)])

card("wyldside", when=[on_turn_begin(draw(2), lose_click(1))])
