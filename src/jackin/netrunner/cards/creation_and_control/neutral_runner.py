"""Neutral Runner cards, Creation and Control."""

# fmt: off
from jackin.netrunner.dsl import (
    AGENDA, EVENT, RUN_WAS_SUCCESSFUL, SELF, TRASH_THIS, card, click, gain, if_so, on_emptied, on_install,
    on_scored, on_stolen, on_turn_begin, paid, place, play_from_heap, requirement, run, steal_cost, take_credits,
    trash_this,
)
from jackin.netrunner.words import ANY_SERVER, CREDIT

card("dirty-laundry", play=run(ANY_SERVER, afterwards=if_so(RUN_WAS_SUCCESSFUL, gain(5))))

card("daily-casts",
     when=[on_install(SELF, place(8, CREDIT)), on_turn_begin(take_credits(2)), on_emptied(trash_this())])

card("same-old-thing", paid=[paid([click(2), TRASH_THIS], play_from_heap(EVENT))])

card("the-source",
     static=[requirement(AGENDA, 1), steal_cost(AGENDA, 3)],
     when=[on_scored(AGENDA, trash_this()), on_stolen(AGENDA, trash_this())])
