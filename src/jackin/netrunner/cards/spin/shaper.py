"""Shaper, Spin."""

# fmt: off
from jackin.netrunner.dsl import (
    ANYTHING, CODE_GATE, DECODER, DESTROYER, DOUBLE, EVENT, ICE, ICEBREAKER, INNERMOST, INSTALLED_TOO, LOST,
    OUTERMOST, REZZED, TRASH_THIS, UNREZZED, YOU, YOURS, archived_to_rd, boost_it, boosts, breaks, card, click,
    corp_may, draw, either, gain, gain_subtypes, in_heap, instead_of_access, look_at_top, may, may_trash_this,
    memory, on_install, on_pass, on_turn_begin, paid, reveal_and_install, reveal_top_of_rd, rez_or_take_back,
    spend_on, trash_from_hand,
)
from jackin.netrunner.words import ARCHIVES, CORP, FOR_USE, RUN

card("lockpick", recurring=1, spend=[spend_on(FOR_USE, DECODER)])

card("false-echo", when=[on_pass(ICE & UNREZZED, may_trash_this(rez_or_take_back()))])

card("motivation", when=[on_turn_begin(may(look_at_top(YOU)))])

card("eureka", play_cost=[click(1)], play=reveal_and_install(discount=10))

card("record-reconstructor", instead=instead_of_access(ARCHIVES, archived_to_rd()))

card("torch", paid=[breaks(CODE_GATE, 1), boosts(1, 1)])

card("woman-in-the-red-dress", when=[on_turn_begin(reveal_top_of_rd(), corp_may(draw(1, CORP)))])

card("llds-processor", when=[on_install(YOURS & ICEBREAKER, boost_it(1))])

card("sharpshooter", paid=[breaks(DESTROYER, TRASH_THIS, most=99), boosts(2, 1)])

card("capstone", paid=[paid([click(1)], trash_from_hand(ANYTHING, 99, counted=INSTALLED_TOO), draw(LOST))])

card("cybersolutions-mem-chip", static=[memory(2)])

card("alpha", paid=[breaks(OUTERMOST, 1), boosts(1, 1)])

card("omega", paid=[breaks(INNERMOST, 1), boosts(1, 1)])

card("power-nap", play_cost=[click(1)], play=[gain(2), gain(in_heap(EVENT & DOUBLE))])

card("paintbrush",
     paid=[paid([click(1)], either(sentry=gain_subtypes(ICE & REZZED, "sentry", until=RUN),
                                   code_gate=gain_subtypes(ICE & REZZED, "code-gate", until=RUN),
                                   barrier=gain_subtypes(ICE & REZZED, "barrier", until=RUN)))])
