"""Jinteki (01067-01079)."""

# fmt: off
from jackin.netrunner.dsl import (
    AGENDA, ICE, PROTECTING_HERE, RAN_LAST_TURN, TOKENS, TRASH_THIS, arrange, back_to_outermost, card,
    credits, derez_this, end_run, may, may_rez_to, net, net_and_tag, next_ice, on_access, on_score,
    on_scored, on_stolen, place, prevents, rez_cost, spend_counter, times, trash_this,
)
from jackin.netrunner.words import AGENDA_COUNTER

card("jinteki-personal-evolution", when=[on_scored(AGENDA, net(1)), on_stolen(AGENDA, net(1))])

card("nisei-mk-ii",
     when=[on_score(place(1, AGENDA_COUNTER))],
     paid=[spend_counter(AGENDA_COUNTER, end_run())])

card("project-junebug", advanceable=True, when=[on_access(may(net(times(2, TOKENS)), pay=1))])

card("snare",
     revealed_from_rd=True,
     when=[on_access(may(net_and_tag(3, 1), pay=4), archives_too=False)])

card("zaibatsu-loyalty",
     prevent=[may_rez_to(prevents("expose", 1, credits(1))), prevents("expose", 1, TRASH_THIS)])

card("neural-emp", only_if=RAN_LAST_TURN, play=net(1))

card("precognition", play=arrange(5))

card("cell-portal", subroutines=[[back_to_outermost(), derez_this()]])

card("chum", subroutines=[next_ice(stronger=2, damage=3)])

card("data-mine", subroutines=[[net(1), trash_this()]])

card("neural-katana", subroutines=[net(3)])

card("wall-of-thorns", subroutines=[net(2), end_run()])

card("akitaro-watanabe", static=[rez_cost(ICE & PROTECTING_HERE, -2)])
