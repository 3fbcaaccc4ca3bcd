"""Shaper (01033-01048)."""

# fmt: off
from jackin.netrunner.dsl import (
    BARRIER, CODE_GATE, HARDWARE, HOST, ICE, ICEBREAKER, INSTALLED, PROGRAM, SAME_TITLE, SELF, SENTRY,
    TRASH_THIS, YOURS, access_more, boosts, breaks, card, click, credits, draw, first_this_turn, gain,
    gain_subtypes, install_cost, install_from_hand, link, may, may_trash_to, memory, on_install,
    on_turn_begin, paid, prevents, run, search_and_install, spend_on, strength,
)
from jackin.netrunner.words import FOR_USE, RD, RUN

card("kate-mac-mccaffrey-digital-tinker",
     static=[install_cost(YOURS & first_this_turn(PROGRAM | HARDWARE), -1)])

card("diesel", play=draw(3))

card("modded", play=install_from_hand(PROGRAM | HARDWARE, discount=3))

card("the-makers-eye", play=run(RD, if_successful=access_more(2)))

card("tinkering", play=gain_subtypes(ICE, "sentry", "code-gate", "barrier"))

card("akamatsu-mem-chip", static=[memory(1)])

card("rabbit-hole",
     static=[link(1)],
     when=[on_install(SELF, may(search_and_install(SAME_TITLE)))])

card("the-personal-touch", install_on=ICEBREAKER & INSTALLED, static=[strength(HOST, 1)])

card("the-toolbox",
     static=[memory(2), link(2)],
     recurring=2,
     spend=[spend_on(FOR_USE, ICEBREAKER)])

card("battering-ram", paid=[breaks(BARRIER, 2, most=2), boosts(1, 1, RUN)])

card("gordian-blade", paid=[breaks(CODE_GATE, 1), boosts(1, 1, RUN)])

card("magnum-opus", paid=[paid([click(1)], gain(2))])

card("net-shield", prevent=[prevents("net", 1, credits(1), first=True)])

card("pipeline", paid=[breaks(SENTRY, 1), boosts(1, 2, RUN)])

card("aesops-pawnshop", when=[on_turn_begin(may_trash_to(YOURS & INSTALLED, gain(3)))])

card("sacrificial-construct", prevent=[prevents("trash", 1, TRASH_THIS, of=PROGRAM | HARDWARE)])
