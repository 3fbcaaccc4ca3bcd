"""What may be done now. Every predicate answers None, or the reason why not."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import change, rules_for
from jackin.gangs.conditions import holds
from jackin.gangs.flows.pay import amounts, short_of
from jackin.gangs.queries import (
    controlled, controls, everywhere, has_in_play, has_presence, has_unit, hired, in_play,
)  # fmt: skip
from jackin.gangs.state import State
from jackin.gangs.words import (
    ACTIONS, CLASSES, CONTRABAND, HIDEOUT, HIDEOUTS, NETRUNNER, NETRUNNERS, RESOURCES, WILD, district_of,
)  # fmt: skip
from jackin.kernel.message import Message

# Reasons that are always the same, made once: most of what is looked at cannot be done
NO_DISC: Final = [Message("gangs-why-no-disc", action=name, rule="ACTIVATE-2") for name in ACTIONS]
NO_UNIT: Final = [Message("gangs-why-no-unit", kind=name, rule="ACTIVATE-6") for name in CLASSES]
NOTHING_LEFT: Final = Message("gangs-why-nothing", rule="WILD-1")
NO_HIDEOUT: Final = Message("gangs-why-no-hideout", rule="HIDE-3")
NO_DISTRICT: Final = Message("gangs-why-no-district", rule="HIDE-5")
NO_UPGRADE: Final = Message("gangs-why-no-upgrade", rule="UPGR-4")
FOUGHT: Final = Message("gangs-why-fought", rule="SOLO-3")
NO_SOLO: Final = Message("gangs-why-no-solo", rule="SOLO-2")
NO_OPPONENT: Final = Message("gangs-why-no-opponent", rule="SOLO-4")
NO_BUSINESS: Final = Message("gangs-why-no-business", rule="SEIZE-1")
NO_REQUIREMENT: Final = Message("gangs-why-requirement", rule="SEIZE-2")
NO_FIXER: Final = Message("gangs-why-no-fixer", rule="HIRE-1")


def short(s: State, seat: int, asked: list[int]) -> Message | None:
    missing = short_of(s, seat, asked)
    if not missing:
        return None
    return Message("gangs-why-short", n=missing, resource=RESOURCES[asked.index(max(asked))], rule="RES-4")


# Actions (ACTIVATE)


def actions_left(s: State, seat: int) -> int:
    """ACTIVATE-1: of this turn."""
    return max(0, max(1, s.settings.actions + change(s, seat, "actions")) - s.actions)


def has_disc(s: State, seat: int, disc: int) -> bool:
    return s.discs[seat] >> disc & 1 == 1


def why_not_disc(s: State, seat: int, disc: int) -> Message | None:
    """ACTIVATE-2: its disc lies in the Activate area."""
    if has_disc(s, seat, disc):
        return None
    return NO_DISC[disc]


def why_not_act(s: State, seat: int, action: int) -> Message | None:
    """ACTIVATE-6, ACTIVATE-7: whatever could do something."""
    if action <= NETRUNNERS:
        return None if has_in_play(s, seat, action) else NO_UNIT[action]
    if action == HIDEOUT:
        return why_not_build(s, seat)
    return why_not_upgrade(s, seat)


def why_not_action(s: State, seat: int, action: int) -> Message | None:
    """For a disc; the Wild one does any other (WILD-1)."""
    no_disc = why_not_disc(s, seat, action)
    if no_disc is not None:
        return no_disc
    if action != WILD:
        return why_not_act(s, seat, action)
    for other in range(WILD):
        if why_not_act(s, seat, other) is None:
            return None
    return NOTHING_LEFT


# Hideouts and upgrades


def hideout_cost(s: State, seat: int) -> list[int]:
    return amounts([s.settings.hideout_cost], change(s, seat, "cost", "hideout"))


def is_site(s: State, seat: int, district: int) -> bool:
    """HIDE-1, HIDE-5."""
    if s.settings.hideout_needs_presence and not has_presence(s, seat, district):
        return False
    return district not in s.hideouts[seat]


def hideout_districts(s: State, seat: int) -> list[int]:
    return [district for district in everywhere(s) if is_site(s, seat, district)]


def why_not_build(s: State, seat: int, free: bool = False) -> Message | None:
    if len(s.hideouts[seat]) >= HIDEOUTS:
        return NO_HIDEOUT
    if not any(is_site(s, seat, district) for district in everywhere(s)):
        return NO_DISTRICT
    return None if free else short(s, seat, hideout_cost(s, seat))


def upgrade_cost(s: State, seat: int) -> list[int]:
    return amounts([s.settings.upgrade_cost], change(s, seat, "cost", "upgrade"))


def upgrades_come_back(s: State) -> bool:
    """SWITCH-9."""
    return s.settings.empty_deck == "discards" and max(s.upgrades_gone, default=-1) >= s.book.starters


def why_not_upgrade(s: State, seat: int, free: bool = False) -> Message | None:
    if not s.upgrades and not upgrades_come_back(s):
        return NO_UPGRADE
    return None if free else short(s, seat, upgrade_cost(s, seat))


# The Net


def net_reach(s: State, seat: int, without: int = -1) -> int:
    """NET-3: how many spaces a run may go; `without` a unit that would be lost."""
    runners = in_play(s, seat, NETRUNNER)
    if without >= 0 and s.kind[without] == NETRUNNER:
        runners -= 1
    if not runners:
        return 0
    return max(1, runners + sum([rule.n for rule in rules_for(s, seat, "net-reach", without)]))


# Firefights (SOLO)


def why_not_fight(s: State, seat: int, district: int) -> Message | None:
    """SOLO-2 to SOLO-4."""
    if s.fought and s.settings.firefights == "per-turn":
        return FOUGHT
    if not has_unit(s, seat, district, "solo"):
        return NO_SOLO
    if s.settings.firefight_needs_opponent and not opponent_there(s, seat, district):
        return NO_OPPONENT
    return None


def opponent_there(s: State, seat: int, district: int) -> bool:
    if district_of(s.johnny) == district:
        return True
    return any(side != seat and has_presence(s, side, district) for side in range(len(s.gangs)))


# Opportunities (SEIZE) and Edgerunners (HIRE)


def seize_cost(s: State, seat: int, card: int) -> list[int]:
    asked = [0, 0, 0]
    asked[CONTRABAND] = max(0, s.book.content.opportunities[card].cost + change(s, seat, "cost", "opportunity"))
    return asked


def why_not_seize(s: State, seat: int, card: int) -> Message | None:
    """SEIZE-1, SEIZE-2."""
    if not controls(s, seat, "business"):
        return NO_BUSINESS
    opportunity = s.book.content.opportunities[card]
    free = any(rule.type in ("", opportunity.type) for rule in rules_for(s, seat, "no-requirement"))
    if not free and not holds(s, opportunity.requirement, seat):
        return NO_REQUIREMENT
    return short(s, seat, seize_cost(s, seat, card))


def hire_cost(s: State, seat: int, card: int) -> list[int]:
    return amounts(s.book.content.edgerunners[card].price, change(s, seat, "cost", "edgerunner"))


def hire_places(s: State, seat: int) -> list[int]:
    """HIRE-3: Districts."""
    where = s.settings.hired_at
    if where == "fixer":
        found = [district_of(place) for place in controlled(s, seat, "fixer")]
    elif where == "hideout":
        found = list(s.hideouts[seat])
    else:
        found = everywhere(s)
    return sorted(dict.fromkeys(found))


def why_not_hire(s: State, seat: int, card: int) -> Message | None:
    """HIRE-1, HIRE-2, EDGE-6."""
    if not controls(s, seat, "fixer"):
        return NO_FIXER
    if len(hired(s, seat)) >= s.settings.max_hired:
        return Message("gangs-why-max-hired", n=s.settings.max_hired, rule="EDGE-6")
    return short(s, seat, hire_cost(s, seat, card))
