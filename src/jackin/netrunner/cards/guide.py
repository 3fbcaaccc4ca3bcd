"""Cards of later sets that the German guide's examples name."""

# fmt: off
from jackin.netrunner.dsl import (
    AGENDA, ALLIANCE, ANYTHING, HARDWARE, HERE, HOST, ICE, INSTALLED, ODD_TOKENS, PROGRAM, RESOURCE, SELF,
    SUCCEEDED_ON_ARCHIVES, SUCCEEDED_ON_HQ, SUCCEEDED_ON_RD, TAGGED, TAGS, TOKENS, TRASH_THIS, UNREZZED, YOURS,
    add_to_score, all_of, at_least, become_condition, cannot, card, click, draw, either, encounter_this, forbid_one,
    gain, gain_text, gains_subtype, hand_to_bottom, hand_to_top, host_held, if_so, install_from_hand,
    install_from_top, install_hosted, loses_subtype, may, meat, on_access, on_accessed, on_advanced, on_lost_to,
    on_scored, on_stolen, on_trashed_by_runner, on_turn_begin, paid, rebuild, resolve_another, rez_cost,
    search_and_use, suffer_meat, swap_with_pile, tag, take_hosted, take_up, times, trace, trash_every,
    turn_rig_facedown,
)
from jackin.netrunner.words import CANNOT_TRASH, CANNOT_USE, MEAT, NET, RUN, RUNNER

# Haas-Bioroid

card("architect",
     static=[cannot(CANNOT_TRASH, SELF)],
     subroutines=[install_from_top(5), rebuild(ANYTHING, discount=0, optional=True)])

# Jinteki

card("allele-repression", advanceable=True, paid=[paid([TRASH_THIS], swap_with_pile(TOKENS))])

card("heritage-committee", play=[draw(3), hand_to_top()])

# NBN

card("nbn-controlling-the-message",
     when=[on_trashed_by_runner(may(trace(4, tag(1, preventable=False))), first=True)])

card("archangel",
     revealed_from_rd=True,
     when=[on_access(may(encounter_this(), pay=3), archives_too=False)],
     subroutines=[trace(6, take_up(INSTALLED & ~YOURS))])

card("casting-call",
     works_hosted=True,
     play=[install_from_hand(AGENDA, faceup=True), become_condition()],
     when=[on_accessed(HOST, tag(2))])

card("disposable-hq", revealed_from_rd=True, when=[on_access(hand_to_bottom())])

card("media-blitz", current=True, play=gain_text())

card("quantum-predictive-model", revealed_from_rd=True, when=[on_access(add_to_score(), only_if=TAGGED)])

# Weyland Consortium

card("argus-security-protection-guaranteed",
     when=[on_stolen(AGENDA, either(RUNNER, take_1_tag=tag(1), suffer_2_meat=suffer_meat(2)))])

card("boom", only_if=at_least(TAGS, 2), play_cost=[click(1)], play=meat(7))

card("glenn-station",
     names_itself=True,
     paid=[paid([click(1)], host_held(ANYTHING, facedown=True)), paid([click(1)], take_hosted())])

card("mumbad-city-hall", paid=[paid([click(1)], search_and_use(ALLIANCE))])

card("oaktown-renovation",
     install_faceup=True,
     when=[on_advanced(SELF, if_so(at_least(TOKENS, 5), gain(3), otherwise=gain(2)))])

card("wendigo",
     advanceable=True,
     static=[gains_subtype("barrier", ODD_TOKENS), loses_subtype("code-gate", ODD_TOKENS)],
     subroutines=[forbid_one(PROGRAM, CANNOT_USE, until=RUN)])

card("wormhole", advanceable=True, rez_discount=times(3, TOKENS), subroutines=[resolve_another()])

# Neutral Corp

card("breaker-bay-grid", static=[rez_cost(HERE & ~ICE, -5)])

# Anarch

card("ive-had-worse", play=draw(3), when=[on_lost_to(NET, MEAT, do=draw(3))])

card("salsette-slums", removes_accessed=True)

# Criminal

card("leela-patel-trained-pragmatist",
     when=[on_scored(AGENDA, take_up(UNREZZED)), on_stolen(AGENDA, take_up(UNREZZED))])

card("the-supplier",
     paid=[paid([click(1)], host_held(RESOURCE | HARDWARE))],
     when=[on_turn_begin(may(install_hosted(discount=2)))])

# Apex

card("apocalypse",
     only_if=all_of(SUCCEEDED_ON_HQ, SUCCEEDED_ON_RD, SUCCEEDED_ON_ARCHIVES),
     play=[trash_every(INSTALLED & ~YOURS), turn_rig_facedown()])
