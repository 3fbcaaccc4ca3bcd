"""Firefights: which to start, which card to play."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from jackin.bots.gangs_greedy.opinions import KILL, LOSS, UNKNOWN, UPGRADED
from jackin.bots.gangs_greedy.sight import Sight
from jackin.bots.gangs_greedy.worth import amount, effect_worth
from jackin.gangs.content.model import Ability, CombatCard, Condition, Effect

JUDGED = ("gain", "lose", "take", "convert", "drone", "keep", "silence")  # worth something whatever the outcome


class Outcome(NamedTuple):
    """One way a Firefight may go: Firepower ahead of the best of the others, what falls on either side."""

    lead: int
    lost: int
    killed: int


@lru_cache(4096)
def outcomes(own: int, hands: tuple[tuple[int, ...], ...]) -> tuple[tuple[Outcome, int], ...]:
    """How a Firefight may go against hands of such Firepower, and in how many ways."""
    found: Counter[Outcome] = Counter()
    for others in product(*hands):
        best = max(others, default=0)
        top = max(own, best) if others else own
        found[Outcome(own - best, int(own < top), len([power for power in others if power < top]))] += 1
    return tuple(found.items())


class Fight:
    """A Firefight in one District, under way or only thought of."""

    def __init__(self, sight: Sight, district: str, started: bool) -> None:
        self.sight = sight
        self.started = started
        sight.here = district
        self.rivals = sight.others(district)
        sight.participants = len(self.rivals) + 1
        self.facts = sight.content.combat
        self.hands = tuple([self.hand(gang) for gang in self.rivals])
        self.gang = [gang for gang in sight.content.gangs if gang.id == sight.gang]

    def worth(self, card: CombatCard) -> float:
        """What playing a card is worth, over all that the rivals may play."""
        effects = [effect for ability in card.abilities for effect in ability.effects]
        kinds = [effect.kind for effect in effects]
        ways = outcomes(self.firepower(card), self.hands)
        total = sum([n * self.outcome_worth(card, changed(outcome, kinds)) for outcome, n in ways], 0.0)
        judged = [effect_worth(effect, self.sight) for effect in effects if effect.kind in JUDGED]
        return total / sum(n for _, n in ways) + sum(judged, 0.0)

    def best(self) -> float:
        hand = [self.facts[name] for name in self.sight.me.get("hand", []) if name in self.facts]
        return max([self.worth(card) for card in hand], default=0.0)

    def hand(self, gang: str) -> tuple[int, ...]:
        """The Firepower that a rival may play: what is known of its hand, and else what hands are like."""
        seen = self.sight.gangs[gang]
        known = [self.facts[name].firepower for name in seen["known"] if name in self.facts]
        open_cards = [self.facts[name] for name in [*seen["known"], *seen["discard"]] if name in self.facts]
        usual = UPGRADED if any(not card.starter for card in open_cards) else UNKNOWN
        return (*known, *(usual if seen["hand_count"] > len(known) else ())) or UNKNOWN

    def firepower(self, card: CombatCard) -> int:
        """As it would be compared: the card's own, and what its text and its gang's abilities change."""
        total = card.firepower
        for ability in [*card.abilities, *[ability for gang in self.gang for ability in gang.abilities]]:
            if ability.timing in ("reveal", "compare") and self.sight.holds(ability.condition):
                for effect in changes(ability):
                    number = int(amount(effect.n, self.sight))
                    total = number if effect.kind == "set-firepower" else total + number * side(effect)
        return total

    def outcome_worth(self, card: CombatCard, outcome: Outcome) -> float:
        cred = amount(card.cred.n, self.sight) if card.cred.n.count is None else min(3, outcome.killed)
        scored = cred if self.true(card.cred.condition, outcome) else 0
        if outcome.lead > 0:
            scored += self.sight.view["feud"]
        return scored + KILL * outcome.killed - LOSS * outcome.lost

    def true(self, condition: Condition | None, outcome: Outcome) -> bool:
        if condition is None:
            return True
        kind = condition.kind
        if kind in ("all", "any", "not"):
            found = [self.true(part, outcome) for part in condition.parts]
            return all(found) if kind == "all" else any(found) if kind == "any" else not found[0]
        if kind in ("won", "tied", "lost"):
            return kind == ("won" if outcome.lead > 0 else "lost" if outcome.lead < 0 else "tied")
        if kind == "killed":
            return outcome.killed >= condition.n
        if kind == "lost-unit":
            return outcome.lost >= condition.n
        if kind == "started":
            return self.started
        return self.sight.holds(condition)


def changed(outcome: Outcome, kinds: list[str]) -> Outcome:
    """By what a card's text does to casualties."""
    lost = 0 if "no-casualty" in kinds else outcome.lost
    return Outcome(outcome.lead, lost, outcome.killed + kinds.count("casualty"))


def changes(ability: Ability) -> list[Effect]:
    """The effects on Firepower in an ability, those that it may do among them."""
    inside = [part for effect in ability.effects for part in [effect, *effect.parts]]
    return [effect for effect in inside if effect.kind in ("firepower", "set-firepower")]


def side(effect: Effect) -> int:
    """A change for rivals is one the other way."""
    return 1 if effect.who in ("you", "everyone") else -1
