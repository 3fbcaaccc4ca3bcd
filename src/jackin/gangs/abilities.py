"""Which texts are in force for a player, and what they do when their moment comes."""

from __future__ import annotations

from typing import Final

from jackin.gangs.book import Clause, Passage
from jackin.gangs.conditions import holds
from jackin.gangs.content.model import Ability, Effect, Rule
from jackin.gangs.log import say
from jackin.gangs.queries import first_edgerunner, is_player, place_district
from jackin.gangs.state import State
from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, declare, flow
from jackin.kernel.registers import N, Subject

# Most of what is looked for is not there: nobody adds to these
NONE: Final[list[tuple[Ability, int]]] = []
NO_RULES: Final[list[Rule]] = []


def in_force(s: State, seat: int, word: str) -> list[tuple[Ability, int]]:
    """Abilities by timing or kind of rule, with bearers: the dashboard's, Edgerunners' (EDGE-4), the Story's."""
    texts = s.book.texts.get(word)
    if texts is None or not is_player(s, seat):
        return NONE
    found: list[tuple[Ability, int]] = []
    for ability in texts.gangs[s.gangs[seat]]:
        found.append((ability, -1))
    first = first_edgerunner(s)
    for card, ability in texts.edgerunners:
        unit = first + card
        if s.owner[unit] == seat and s.place[unit] >= 0:
            found.append((ability, unit))
    cards = texts.stories[s.story]
    for n in s.slots:
        if n >= 0:
            for ability in cards[n]:
                found.append((ability, -1))
    if s.epilogue >= 0:
        for ability in cards[s.epilogue]:
            found.append((ability, -1))
    return found


def rules_for(s: State, seat: int, kind: str, without: int = -1) -> list[Rule]:
    """What holds for a player all the time; `without` a unit that would be gone."""
    texts = in_force(s, seat, kind)
    if not texts:
        return NO_RULES
    found: list[Rule] = []
    for ability, bearer in texts:
        if bearer >= 0 and bearer == without:
            continue
        here = place_district(s, bearer) if bearer >= 0 else -1
        for rule in ability.rules:
            if rule.kind == kind and holds(s, ability.condition, seat, here, bearer):
                if holds(s, rule.condition, seat, here, bearer):
                    found.append(rule)
    return found


def change(s: State, seat: int, kind: str, of: str = "") -> int:
    """What rules of a kind add up to."""
    total = 0
    for rule in rules_for(s, seat, kind):
        if not of or rule.of == of:
            total += rule.n
    return total


def closed_to(s: State, seat: int) -> list[int]:
    """The Districts that no unit of a player may move into."""
    rules = rules_for(s, seat, "closed")
    return [n for rule in rules for n, name in enumerate(s.book.districts) if rule.district == name]


# A moment comes

# What a frame of ABILITY or EFFECT holds besides the bearer: the District it is about, whether a Combat card says it
HERE: Final = Subject()
BY_CARD: Final = N()

EFFECT: Final = declare("gangs-effect")
"""Its steps are in flows/effects.py."""


class Moment:
    """An ability whose timing has come: for whom, where, and who bears it; `card` if a Combat card says it."""

    def __init__(self, ability: Ability, seat: int, here: int, bearer: int, card: bool = False) -> None:
        self.ability = ability
        self.seat = seat
        self.here = here
        self.bearer = bearer
        self.card = card


def moments(s: State, seat: int, timing: str, here: int = -1, poi: str = "", type: str = "") -> list[Moment]:
    found: list[Moment] = []
    for ability, bearer in in_force(s, seat, timing):
        if (ability.poi and ability.poi != poi) or (ability.type and ability.type != type):
            continue
        at = place_district(s, bearer) if here < 0 and bearer >= 0 else here
        found.append(Moment(ability, seat, at, bearer))
    return found


def let_happen(s: State, found: list[Moment]) -> None:
    """One after another, the first first."""
    for moment in reversed(found):
        passage = s.book.passages[moment.ability.path]
        s.call(ABILITY, moment.seat, card=moment.bearer, subject=moment.here, n=1 if moment.card else 0, text=passage)


def trigger(s: State, seat: int, timing: str, here: int = -1, poi: str = "", type: str = "") -> None:
    let_happen(s, moments(s, seat, timing, here, poi, type))


def happens(s: State, f: Frame) -> Ask | None:
    """Its condition is looked at when its turn comes; a silenced Combat card says nothing."""
    assert isinstance(f.text, Passage)
    ability = f.text.ability
    if BY_CARD.of(f) and s.firefight is not None and s.firefight.silenced >> f.seat & 1:
        card = s.book.combat[s.firefight.chosen[f.seat]].id
        say(s, "gangs-silent", f.seat, rule="FIRE-11", combat=card)
        return None
    if f.card >= 0 and s.place[f.card] < 0:
        return None
    if holds(s, ability.condition, f.seat, HERE.of(f), f.card):
        do_all(s, ability.effects, f.seat, HERE.of(f), f.card)
    return None


ABILITY: Final = flow("gangs-ability", happens)


def do_all(s: State, effects: list[Effect], seat: int, here: int = -1, bearer: int = -1) -> None:
    """Each effect for itself, in order."""
    for effect in reversed(effects):
        clause: Clause = s.book.clauses[effect.path]
        s.call(EFFECT, seat, card=bearer, subject=here, text=clause)
