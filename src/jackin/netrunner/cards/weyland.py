"""Weyland Consortium (01093-01105)."""

# fmt: off
from jackin.netrunner.dsl import (
    ADVANCEABLE, ANYTHING, FORFEIT, ICE, OPERATION, PROGRAM, REZZED, SCORED_THIS_TURN, SELF, TAGGED, TOKENS,
    TRANSACTION, YOURS, bad_publicity, card, click, end_run, forfeit_this, gain, hand_size, may, meat,
    on_play, on_score, paid, place_on, search, strength, tag, trace, trash_chosen, trash_one,
)
from jackin.netrunner.words import ADVANCEMENT, HQ

card("weyland-consortium-building-a-better-world", when=[on_play(YOURS & OPERATION & TRANSACTION, gain(1))])

card("hostile-takeover", when=[on_score(gain(7), bad_publicity(1))])

card("posted-bounty", when=[on_score(may(forfeit_this(), tag(1), bad_publicity(1)))])

card("security-subcontract", paid=[paid([click(1), trash_one(ICE & REZZED)], gain(4))])

card("aggressive-negotiation", only_if=SCORED_THIS_TURN, play=search(ANYTHING, shown=False))

card("beanstalk-royalties", play=gain(3))

card("scorched-earth", only_if=TAGGED, play=meat(4))

card("shipment-from-kaguya", play=place_on(ADVANCEABLE, 1, ADVANCEMENT, up_to=2))

card("archer",
     rez_cost=[FORFEIT],
     subroutines=[gain(2), trash_chosen(PROGRAM), trash_chosen(PROGRAM), end_run()])

card("hadrians-wall", advanceable=True, static=[strength(SELF, TOKENS)], subroutines=[end_run(), end_run()])

card("ice-wall", advanceable=True, static=[strength(SELF, TOKENS)], subroutines=[end_run()])

card("shadow",
     advanceable=True,
     static=[strength(SELF, TOKENS)],
     subroutines=[gain(2), trace(3, tag(1))])

card("research-station", install_in=(HQ,), static=[hand_size(2)])
