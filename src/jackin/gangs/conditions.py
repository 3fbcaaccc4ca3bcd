"""What a text asks and counts. `seat` is its "you", `here` the District at hand, `bearer` the unit with the text."""

from __future__ import annotations

from jackin.gangs.book import resource
from jackin.gangs.content.model import Condition, Count, Cred, Value
from jackin.gangs.queries import (
    clockwise, controlled, everywhere, fits, has, has_dominance, has_presence, highest_of, hired,
    place_district, units_in,
)  # fmt: skip
from jackin.gangs.state import JOHNNY, Firefight, State
from jackin.gangs.words import HELD


def holds(s: State, condition: Condition | None, seat: int, here: int = -1, bearer: int = -1) -> bool:
    if condition is None:
        return True
    kind = condition.kind
    if kind == "all":
        return all(holds(s, part, seat, here, bearer) for part in condition.parts)
    if kind == "any":
        return any(holds(s, part, seat, here, bearer) for part in condition.parts)
    if kind == "not":
        return not holds(s, condition.parts[0], seat, here, bearer)
    if kind == "at-least":
        return counted(s, condition.count, seat, here) >= condition.n
    if kind == "at-most":
        return counted(s, condition.count, seat, here) <= condition.n
    if kind in ("won", "tied", "lost", "started", "killed", "lost-unit"):
        return s.firefight is not None and holds_in_firefight(s, s.firefight, condition, seat)
    return holds_on_table(s, condition, seat, here, bearer)


def holds_on_table(s: State, condition: Condition, seat: int, here: int, bearer: int) -> bool:
    kind = condition.kind
    district = s.book.district(condition.district, here)
    if kind == "presence":
        return any(has_presence(s, seat, d) for d in districts(s, district))
    if kind == "dominance":
        return any(has_dominance(s, seat, d) for d in districts(s, district))
    if kind == "control":
        return len(controlled(s, seat, condition.poi, district, condition.unit)) >= condition.n
    if kind == "owns":
        return owned(s, seat, condition.type) >= condition.n
    if kind == "bearer-here":
        return bearer >= 0 and here >= 0 and place_district(s, bearer) == here
    if kind == "leading":
        return s.cred[seat] == max(s.cred)
    if kind == "trailing":
        return s.cred[seat] == min(s.cred)
    raise ValueError(f"a condition of unknown kind {kind!r}")


def districts(s: State, district: int) -> list[int]:
    return everywhere(s) if district < 0 else [district]


# Firefights


def highest(fight: Firefight) -> int:
    """FIRE-5: the highest Firepower in it, Johnny's too."""
    most = highest_of([fight.firepower[side] for side in fight.parties])
    return max(most, fight.johnny_firepower) if fight.johnny else most


def firepower_of(fight: Firefight, seat: int) -> int:
    return fight.johnny_firepower if seat == JOHNNY else fight.firepower[seat]


def best(fight: Firefight) -> list[int]:
    """The sides with the highest Firepower."""
    most = highest(fight)
    return [side for side in fight.parties if fight.firepower[side] == most]


def holds_in_firefight(s: State, fight: Firefight, condition: Condition, seat: int) -> bool:
    kind = condition.kind
    if kind == "started":
        return fight.starter == seat
    if kind == "killed":
        return killed(s, fight, seat, condition.unit) >= condition.n
    if kind == "lost-unit":
        return fallen(s, fight, seat, condition.unit) >= condition.n
    if seat not in fight.parties and seat != JOHNNY:
        return False
    top = firepower_of(fight, seat) == highest(fight)
    if kind == "lost":
        return not top
    at_top = len(best(fight)) + (1 if fight.johnny and fight.johnny_firepower == highest(fight) else 0)
    shared = at_top > 1
    return top and shared == (kind == "tied")


def killed(s: State, fight: Firefight, seat: int, word: str) -> int:
    """What the others in it have lost."""
    return len([unit for unit, side in fight.fallen if side != seat and fits(s, unit, word)])


def fallen(s: State, fight: Firefight, seat: int, word: str) -> int:
    return len([unit for unit, side in fight.fallen if side == seat and fits(s, unit, word)])


def avengers(s: State, fight: Firefight, seat: int) -> list[int]:
    """GANG-2: a side's pieces that others in this Firefight hold."""
    held = [unit for unit in s.seating.everyone[seat] if s.place[unit] <= HELD]
    return [unit for unit in held if HELD - s.place[unit] in fight.parties and HELD - s.place[unit] != seat]


# Numbers


def value(s: State, v: Value, seat: int, here: int = -1) -> int:
    n = v.base
    if v.count is not None:
        n += v.times * counted(s, v.count, seat, here)
    return max(v.least, min(v.most, n))


def cred_of(s: State, cred: Cred, seat: int, here: int) -> int:
    return value(s, cred.n, seat, here) if holds(s, cred.condition, seat, here) else 0


def owned(s: State, seat: int, type: str) -> int:
    """SEIZE-3: Opportunities of a type, or of any."""
    cards = s.book.content.opportunities
    return len([card for card in s.seized[seat] if not type or cards[card].type == type])


def whose(s: State, word: str, seat: int) -> list[int]:
    if word == "yours":
        return [seat]
    return [side for side in clockwise(s, seat) if word == "all" or side != seat]


def counted(s: State, count: Count | None, seat: int, here: int) -> int:
    assert count is not None
    kind = count.kind
    district = s.book.district(count.district, here)
    if kind == "units":
        return sum([len(units_in(s, side, district, count.unit)) for side in whose(s, count.whose, seat)])
    if kind == "hideouts":
        found = [d for side in whose(s, count.whose, seat) for d in s.hideouts[side]]
        return len([d for d in found if district < 0 or d == district])
    if kind == "pois":
        return len(controlled(s, seat, count.poi, district, count.unit))
    if kind == "opportunities":
        return owned(s, seat, count.type)
    if kind == "edgerunners":
        return len([unit for unit in hired(s, seat) if s.place[unit] >= 0])
    if kind == "presence":
        return len([d for d in everywhere(s) if has_presence(s, seat, d)])
    if kind == "dominance":
        return len([d for d in everywhere(s) if has_dominance(s, seat, d)])
    if kind in ("participants", "killed", "lost", "firepower", "lead", "avengers"):
        return 0 if s.firefight is None else counted_in_firefight(s, s.firefight, count, seat)
    return counted_on_dashboard(s, count, seat)


def counted_on_dashboard(s: State, count: Count, seat: int) -> int:
    kind = count.kind
    if kind == "hand":
        return len(s.hand[seat])
    if kind == "discard":
        return len(s.pile[seat])
    if kind == "resource":
        return has(s, seat, resource(count.what))
    if kind == "street-cred":
        return s.cred[seat]
    if kind == "net":
        return s.net[seat]
    if kind == "tokens":
        return s.tokens[seat]
    raise ValueError(f"a count of unknown kind {kind!r}")


def counted_in_firefight(s: State, fight: Firefight, count: Count, seat: int) -> int:
    kind = count.kind
    if kind == "participants":
        return len(fight.parties)
    if kind == "killed":
        return killed(s, fight, seat, count.unit)
    if kind == "lost":
        return fallen(s, fight, seat, count.unit)
    if kind == "firepower":
        return firepower_of(fight, seat)
    if kind == "avengers":
        return len(avengers(s, fight, seat))
    others = [fight.firepower[side] for side in fight.parties if side != seat]
    if fight.johnny and seat != JOHNNY:
        others.append(fight.johnny_firepower)
    return firepower_of(fight, seat) - max(others, default=0)
