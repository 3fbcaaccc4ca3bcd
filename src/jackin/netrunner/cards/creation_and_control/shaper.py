"""Shaper, Creation and Control."""

# fmt: off
from jackin.netrunner.dsl import (
    AGENDA, ASSET, BARRIER, CODE_GATE, COST_OF_IT, EQUAL_STRENGTH, HOSTED_HERE, ICE, ICEBREAKER, INSTALLED, LOST,
    PROGRAM, RUN_ON_NAMED, SELF, SENTRY, TRASH_THIS, at_least, boosts, breaks, card, click, counters, credits, draw,
    encountered_becomes, gain, hand_size, hosts, install_from_hand, install_from_heap, link, memory, name_server,
    on_encounter, on_install, on_installed_from_heap, on_rezzed, on_success, paid, place, prevents,
    rearrange_ice, rebuild, remove_this, remove_tokens, requirement, run, search_and_install, shuffle_hand_in,
    spend_any, spend_on, stealth, strength, times, trash_from_hand, trash_held, trash_one,
)
from jackin.netrunner.words import ANY_SERVER, CREDIT, FOR_INSTALL, FOR_TRASH, FOR_USE, HQ, POWER, RD, RUN, VIRUS

card("rielle-kit-peddler-transhuman",
     when=[on_encounter(ICE, encountered_becomes("code-gate", RUN), first=True)])

card("the-professor-keeper-of-knowledge")

card("exile-streethawk", when=[on_installed_from_heap(PROGRAM, draw(1))])

card("escher", play=run(HQ, instead=(rearrange_ice(),), must=True))

card("exploratory-romp", play=run(ANY_SERVER, instead=(remove_tokens(3),), must=True))

card("freelance-coding-contract", play=[trash_from_hand(PROGRAM, 5), gain(times(2, LOST))])

card("scavenge", play_cost=[trash_one(PROGRAM & INSTALLED)], play=rebuild(PROGRAM, COST_OF_IT))

card("levy-ar-lab-access", play=[shuffle_hand_in(and_pile=True), draw(5), remove_this()])

card("monolith",
     static=[memory(3)],
     when=[on_install(SELF, install_from_hand(PROGRAM, discount=4, up_to=3))],
     prevent=[prevents("brain", 1, trash_held(PROGRAM)), prevents("net", 1, trash_held(PROGRAM))])

card("feedback-filter",
     prevent=[prevents("net", 1, credits(3)), prevents("brain", 2, TRASH_THIS, up_to=True)])

card("clone-chip", paid=[paid([TRASH_THIS], install_from_heap(PROGRAM, paying=True))])

card("omni-drive",
     hosts=hosts(PROGRAM, memory=1, most=1),
     recurring=1,
     spend=[spend_on(FOR_USE, HOSTED_HERE)])

card("atman",
     when=[on_install(SELF, spend_any(), place(LOST, POWER))],
     static=[strength(SELF, counters(POWER))],
     paid=[breaks(None, 1, only_if=EQUAL_STRENGTH)])

card("cloak", recurring=1, spend=[spend_on(FOR_USE, ICEBREAKER)])

card("dagger", paid=[breaks(SENTRY, 1), boosts(5, stealth(1))])

card("chakana",
     when=[on_success(RD, place(1, VIRUS))],
     static=[requirement(AGENDA, 1, only_if=at_least(counters(VIRUS), 3))])

card("cyber-cypher",
     when=[on_install(SELF, name_server())],
     paid=[breaks(CODE_GATE, 1, only_if=RUN_ON_NAMED), boosts(1, 1, only_if=RUN_ON_NAMED)])

card("paricia", recurring=2, spend=[spend_on(FOR_TRASH, ASSET)])

card("self-modifying-code", paid=[paid([credits(2), TRASH_THIS], search_and_install(PROGRAM))])

card("sahasrara", recurring=2, spend=[spend_on(FOR_INSTALL, PROGRAM)])

card("inti", paid=[breaks(BARRIER, 1), boosts(1, 2, RUN)])

card("professional-contacts", paid=[paid([click(1)], gain(1), draw(1))])

card("borrowed-satellite", static=[link(1), hand_size(1)])

card("ice-analyzer", when=[on_rezzed(ICE, place(1, CREDIT))], spend=[spend_on(FOR_INSTALL, PROGRAM)])
