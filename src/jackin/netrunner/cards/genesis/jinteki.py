"""Jinteki, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    ICE, ICE_HERE, PROTECTING_HERE, TOKENS, TOKENS_SCORED, TRASH_THIS, UNUSED_IN_RUN, WHILE_INSTALLED,
    arrange_ice, at_least, brain, cannot_run_on, card, choose_server, click, counters, deflect, end_run, forbid,
    give_subroutine, may, may_jack_out, move_tokens, net, no_run_on, on_access, on_approach, on_score,
    on_success_here, once_a_run, over, paid, place, psi, rez_cost, spend_on, swap_it, trash_this,
)
from jackin.netrunner.words import AGENDA_COUNTER, ANY_CENTRAL, ANY_REMOTE, CANNOT_JACK_OUT, FOR_REZ, RUN

card("jinteki-replicating-perfection", static=[cannot_run_on(ANY_REMOTE, no_run_on(ANY_CENTRAL))])

card("braintrust",
     when=[on_score(place(over(TOKENS_SCORED, 3, every=2), AGENDA_COUNTER))],
     static=[rez_cost(ICE, -counters(AGENDA_COUNTER))])

card("fetal-ai",
     revealed_from_rd=True,
     steal_cost=2,
     when=[on_access(net(2), archives_too=False)])

card("trick-of-light", play=move_tokens(2))

card("edge-of-world", when=[on_access(may(brain(ICE_HERE), pay=3), only_if=WHILE_INSTALLED)])

card("sunset", play=choose_server(arrange_ice()))

card("dedicated-server", recurring=2, spend=[spend_on(FOR_REZ, ICE)])

card("whirlpool", subroutines=[[forbid(CANNOT_JACK_OUT, RUN), trash_this()]])

card("hokusai-grid", when=[on_success_here(net(1))])

card("ronin",
     advanceable=True,
     paid=[paid([click(1), TRASH_THIS], net(3), only_if=at_least(TOKENS, 4))])

card("snowflake", subroutines=[psi(end_run())])

card("sensei", subroutines=[give_subroutine(end_run())])

card("bullfrog", subroutines=[psi(deflect())])

card("midori",
     when=[on_approach(PROTECTING_HERE, may(once_a_run(swap_it(), may_jack_out())), only_if=UNUSED_IN_RUN)])
