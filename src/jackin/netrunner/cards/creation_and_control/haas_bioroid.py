"""Haas-Bioroid, Creation and Control."""

# fmt: off
from jackin.netrunner.dsl import (
    BIOROID, HAS_CLICKED_THROUGH, FAILED_LAST_TURN, HOST_FULLY_BROKEN, ICE, POOL, PROGRAM, REZZED, TOKENS,
    TRASH_THIS, WHILE_INSTALLED, YOURS, as_soon_as, at_least, become_agenda, become_condition, brain, brain_and_tag,
    build_remote, card, click, click_through, clicks, counter, counters, derez_host, draw_up_to, end_run, forbid,
    gain, gain_click, give_approached, hand_size_is, hosts, if_so, install_behind, install_from_hand,
    install_ice_here, may, may_rez_to, net, on_access, on_first_turn, on_install, on_all_passed_here, on_score,
    on_suffered, on_trashed_accessed, paid, place, prevents, rez_free, spend_counter, times, trace, trash_chosen,
    trash_this, wake_hosted,
)
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA_COUNTER, BRAIN, CANNOT_ADVANCE, CORP, POWER, RUNNER, TURN,
)

card("cerebral-imaging-infinite-frontiers", static=[hand_size_is(POOL)])

card("custom-biotics-engineered-for-success")

card("next-design-guarding-the-net",
     when=[on_first_turn(install_from_hand(ICE, up_to=3, spread=True), draw_up_to(5))])

card("director-haas-pet-project", when=[on_score(build_remote(3))])

card("efficiency-committee",
     when=[on_score(place(3, AGENDA_COUNTER))],
     paid=[paid([click(1), counter(AGENDA_COUNTER)], gain_click(2), forbid(CANNOT_ADVANCE, TURN, CORP))])

card("project-wotan",
     when=[on_score(place(3, AGENDA_COUNTER))],
     paid=[spend_counter(AGENDA_COUNTER, give_approached(ICE & BIOROID & REZZED, end_run()))])

card("sentinel-defense-program", when=[on_suffered(BRAIN, net(1))])

card("alix-t4lb07",
     when=[on_install(YOURS, place(1, POWER))],
     paid=[paid([click(1), TRASH_THIS], gain(times(2, counters(POWER))), only_if=at_least(counters(POWER), 1))])

card("cerebral-overwriter",
     advanceable=True,
     when=[on_access(may(brain(TOKENS), pay=3), only_if=WHILE_INSTALLED)])

card("director-haas",
     static=[clicks(1)],
     when=[on_trashed_accessed(become_agenda(2, RUNNER))])

card("haas-arcology-ai",
     advanceable_unrezzed=True,
     paid=[paid([click(1), counter(ADVANCEMENT)], gain_click(2), once=True)])

card("thomas-haas",
     advanceable=True,
     paid=[paid([TRASH_THIS], gain(times(2, TOKENS)), only_if=at_least(TOKENS, 1))])

card("bioroid-efficiency-research",
     play=[rez_free(ICE & BIOROID), become_condition()],
     works_hosted=True,
     when=[as_soon_as(HOST_FULLY_BROKEN, derez_host(), trash_this())])

card("successful-demonstration", only_if=FAILED_LAST_TURN, play=gain(7))

card("heimdall-2-0", subroutines=[brain(1), [brain(1), end_run()], end_run()], paid=[click_through(2)])

card("howler", subroutines=[install_behind(ICE & BIOROID)])

card("ichi-2-0",
     subroutines=[trash_chosen(PROGRAM), trash_chosen(PROGRAM), trace(3, brain_and_tag(1, 1))],
     paid=[click_through(2)])

card("minelayer", subroutines=[install_ice_here()])

card("viktor-2-0",
     subroutines=[trace(2, place(1, POWER)), end_run()],
     paid=[click_through(2), spend_counter(POWER, brain(1))])

card("zed-1-0",
     subroutines=[if_so(HAS_CLICKED_THROUGH, brain(1)), if_so(HAS_CLICKED_THROUGH, brain(1))],
     paid=[click_through()])

card("awakening-center", hosts=hosts(ICE & BIOROID), when=[on_all_passed_here(wake_hosted(lowered=7))])

card("tyrs-hand", prevent=[may_rez_to(prevents("break", 1, TRASH_THIS, of=BIOROID))])
