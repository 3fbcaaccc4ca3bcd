"""Jinteki, Spin."""

# fmt: off
from jackin.netrunner.dsl import (
    AI, CLONE, EXECUTIVE, FIRST_ACTION_RUNS_HERE, HAS_TRASHED, LOST, PROGRAM, SYSOP, WHILE_INSTALLED, YOURS,
    bad_publicity, card, click, credits, either, end_run, gain, give_next, if_so, look_at_top, lose, may, net,
    on_access, on_all_passed_here, on_first_action, on_rez, on_run_begin, on_score, on_steal, once_a_turn, paid, psi,
    remove_bad_publicity, reveal_held, swap_accessed, take_this_back, times, top_to_bottom, trace, trash_chosen,
    unbreakable, unless_pays,
)
from jackin.netrunner.words import CORP

card("celebrity-gift", play_cost=[click(1)], play=[reveal_held(5), gain(times(2, LOST))])

card("himitsu-bako", paid=[paid([credits(1)], take_this_back())], subroutines=[end_run()])

card("clone-retirement", when=[on_score(may(remove_bad_publicity(1))), on_steal(bad_publicity(1))])

card("swordsman", unbroken_by=AI & PROGRAM, subroutines=[trash_chosen(AI & PROGRAM), net(1)])

card("unorthodox-predictions",
     when=[on_score(either(sentry=unbreakable("sentry"), code_gate=unbreakable("code-gate"),
                           barrier=unbreakable("barrier")))])

card("sundew",
     when=[on_first_action(once_a_turn(gain(2))), on_run_begin(lose(CORP, 2), only_if=FIRST_ACTION_RUNS_HERE)])

card("shock", revealed_from_rd=True, when=[on_access(net(1))])

card("tsurugi", subroutines=[unless_pays(CORP, 1, end_run()), net(1), net(1), net(1)])

card("toshiyuki-sakai", advanceable=True, when=[on_access(may(swap_accessed()), only_if=WHILE_INSTALLED)])

card("yagura", subroutines=[[look_at_top(), may(top_to_bottom())], net(1)])

card("restoring-face",
     play=[trash_chosen(YOURS & (SYSOP | EXECUTIVE | CLONE), shown=True),
           if_so(HAS_TRASHED, remove_bad_publicity(2, up_to=True))])

card("caprice-nisei", when=[on_all_passed_here(psi(end_run()))])

card("shinobi",
     when=[on_rez(bad_publicity(1))],
     subroutines=[trace(1, net(1)), trace(2, net(2)), trace(3, net(3), end_run())])

card("marker", subroutines=[give_next(end_run())])
