"""Criminal, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    CODE_GATE, SENTRY, USED_TO_BREAK, boosts, breaks, card, on_encounter_end, trash_this,
)

card("peacock", paid=[breaks(CODE_GATE, 2), boosts(3, 2)])

card("faerie",
     paid=[breaks(SENTRY, 0), boosts(1, 1)],
     when=[on_encounter_end(trash_this(), only_if=USED_TO_BREAK)])
