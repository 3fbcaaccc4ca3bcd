"""Neutral Corp, Honor and Profit."""

# fmt: off
from jackin.netrunner.dsl import (
    AGENDA, REMOTES, SELF, TOKENS, at_least, cannot, card, end_run, gain, on_access, score_from_hand, search,
)
from jackin.netrunner.words import CANNOT_BYPASS

card("plan-b", advanceable=True, when=[on_access(score_from_hand(TOKENS))])

card("guard", static=[cannot(CANNOT_BYPASS, SELF)], subroutines=[end_run()])

card("rainbow", subroutines=[end_run()])

card("diversified-portfolio", only_if=at_least(REMOTES, 1), play=gain(REMOTES))

card("fast-track", play=search(AGENDA))
