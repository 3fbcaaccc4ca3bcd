"""Criminal (01017-01032)."""

# fmt: off
from jackin.netrunner.dsl import (
    BARRIER, FORFEIT, ICE, ICEBREAKER, LOST, MARKED, SELF, SENTRY, SUBROUTINES, SUCCEEDED_ON_HQ, TRASH_THIS,
    UNREZZED, boosts, breaks, bypass, card, click, credits, expose, gain, instead_of_access, lose_up_to,
    mark, may, memory, on_emptied, on_encounter, on_first_encounter, on_install, on_success, paid, place,
    prevents, rez_or_trash, run, search, spend_on, tag, take_any_credits, times, trash_this,
)
from jackin.netrunner.words import ANY_REMOTE, ANY_SERVER, ARCHIVES, CORP, CREDIT, FOR_TAG, HQ

card("gabriel-santiago-consummate-professional", when=[on_success(HQ, gain(2), first=True)])

card("account-siphon", play=run(HQ, instead=(lose_up_to(CORP, 5), gain(times(2, LOST)), tag(2))))

card("easy-mark", play=gain(3))

card("forged-activation-orders", play=rez_or_trash(ICE & UNREZZED))

card("inside-job", play=run(ANY_SERVER, when=(on_first_encounter(bypass()),)))

card("special-order", play=search(ICEBREAKER))

card("lemuria-codecracker", paid=[paid([click(1), credits(1)], expose(), only_if=SUCCEEDED_ON_HQ)])

card("desperado", static=[memory(1)], when=[on_success(ANY_SERVER, gain(1))])

card("aurora", paid=[breaks(BARRIER, 2), boosts(3, 2)])

card("femme-fatale",
     paid=[breaks(SENTRY, 1), boosts(1, 2)],
     when=[on_install(SELF, mark(ICE)),
           on_encounter(MARKED, may(bypass(), pay=SUBROUTINES))])

card("ninja", paid=[breaks(SENTRY, 1), boosts(5, 3)])

card("sneakdoor-beta", paid=[paid([click(1)], run(ARCHIVES, counts_as=HQ))])

card("bank-job",
     when=[on_install(SELF, place(8, CREDIT)), on_emptied(trash_this())],
     instead=instead_of_access(ANY_REMOTE, take_any_credits()))

card("crash-space",
     recurring=2,
     spend=[spend_on(FOR_TAG)],
     prevent=[prevents("meat", 3, TRASH_THIS, up_to=True)])

card("data-dealer", paid=[paid([click(1), FORFEIT], gain(9))])

card("decoy", prevent=[prevents("tag", 1, TRASH_THIS)])
