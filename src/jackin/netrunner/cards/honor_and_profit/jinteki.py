"""Jinteki, Honor and Profit."""

# fmt: off
from jackin.netrunner.dsl import (
    AGENDA, ASSET, DURING_RUN, HERE, INSTALLED, LOST, NOT_INSTALLED, OUTSIDE_RD, SAME_TITLE, SELF,
    SUCCEEDED_LAST_TURN, UNUSED_IN_RUN, UPGRADE, WHILE_INSTALLED, access_rd, all_of, arrange, become_agenda,
    becomes_brain, cannot_steal, card, cards_in, click, either, forbid, forbid_chosen, forbid_on_next, gain,
    gain_subroutines, if_so, install_in_new, may, move_to, net, on_access, on_encounter, on_first_net_here,
    on_score, on_spent_shown, on_this_exposed, on_tokens_placed, on_trashed_accessed, on_turn_begin, once_a_run,
    paid, place, place_on, place_on_chosen, points_to_win, psi, requirement, spend_any, spend_counter,
    suffer_brain, swap_ice, tag, their_hand_size, unless_agenda, unless_pays,
)
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA_COUNTER, ARCHIVES, CANNOT_BREAK, CANNOT_JACK_OUT, CANNOT_REZ, CANNOT_SCORE, CORP, GRIP,
    NEXT_ENCOUNTER, NEXT_TURN, RUNNER, RUNNER_SCORE,
)

card("harmony-medtech-biomedical-pioneer", static=[points_to_win(-1)])

card("nisei-division-the-next-generation", when=[on_spent_shown(gain(1))])

card("tennin-institute-the-secrets-within",
     when=[on_turn_begin(if_so(SUCCEEDED_LAST_TURN, otherwise=place_on(INSTALLED, 1, ADVANCEMENT, up_to=1)))])

card("house-of-knives",
     when=[on_score(place(3, AGENDA_COUNTER))],
     paid=[spend_counter(AGENDA_COUNTER, once_a_run(net(1)), only_if=all_of(DURING_RUN, UNUSED_IN_RUN))])

card("medical-breakthrough", works_stolen=True, static=[requirement(SAME_TITLE, -1)])

card("philotic-entanglement", when=[on_score(net(cards_in(RUNNER_SCORE)))])

card("the-future-perfect",
     revealed_from_rd=True,
     when=[on_access(psi(cannot_steal()), only_if=NOT_INSTALLED)])

card("chairman-hiro",
     static=[their_hand_size(-2)],
     when=[on_trashed_accessed(become_agenda(2, RUNNER))])

card("mental-health-clinic", when=[on_turn_begin(gain(1))], static=[their_hand_size(1)])

card("psychic-field",
     when=[on_access(psi(net(cards_in(GRIP))), only_if=WHILE_INSTALLED), on_this_exposed(psi(net(cards_in(GRIP))))])

card("shi-kyu", when=[on_access(spend_any(), unless_agenda(-1, net(LOST)), only_if=OUTSIDE_RD)])

card("tenma-line", paid=[paid([click(1)], swap_ice())])

card("cerebral-cast",
     only_if=SUCCEEDED_LAST_TURN,
     play=psi(either(RUNNER, suffer_brain=suffer_brain(1, preventable=True), take_1_tag=tag(1))))

card("medical-research-fundraiser", play=[gain(8), gain(3, RUNNER)])

card("mushin-no-shin",
     play_cost=[click(1)],
     play=[install_in_new(ASSET | AGENDA | UPGRADE), place_on_chosen(3, ADVANCEMENT),
           forbid_chosen(CANNOT_SCORE, CANNOT_REZ, until=NEXT_TURN)])

card("inazuma", subroutines=[forbid_on_next(CANNOT_BREAK), forbid(CANNOT_JACK_OUT, NEXT_ENCOUNTER)])

card("komainu", when=[on_encounter(SELF, gain_subroutines(cards_in(GRIP), net(1)))])

card("pup", subroutines=[unless_pays(RUNNER, 1, net(1)), unless_pays(RUNNER, 1, net(1))])

card("shiro", subroutines=[arrange(3), unless_pays(CORP, 1, access_rd())])

card("susanoo-no-mikoto", subroutines=[[move_to(ARCHIVES), forbid(CANNOT_JACK_OUT, NEXT_ENCOUNTER)]])

card("neotokyo-grid", when=[on_tokens_placed(HERE, gain(1), first=True)])

card("tori-hanzo", when=[on_first_net_here(may(becomes_brain(1), pay=2))])
