"""What printed things are worth to the greedy gang: amounts, effects, Opportunities, Combat cards."""

from __future__ import annotations

from jackin.bots.gangs_greedy.opinions import (
    CARD_TEXT, DISC, EDGERUNNER, ENOUGH, HIDEOUT, KILL, LOSS, RECRUIT, RULE, UNIT, UPGRADE, WORTH,
)  # fmt: skip
from jackin.bots.gangs_greedy.sight import Sight
from jackin.gangs.content.model import CombatCard, Edgerunner, Effect, Opportunity, Price, Value

SURE: dict[str, float] = {
    "upgrade": UPGRADE,
    "disc": DISC,
    "hideout": HIDEOUT + 2,
    "recruit": RECRUIT,
    "drone": UNIT["drone"],
    "convert": 1.2,
    "regain": 0.3,
    "keep": 0.3,
    "reserve": 0.3,
    "refresh": 0.0,
    "silence": 0.6,
    "avenge": 1.5,
    "push": 0.3,
    "move": 0.3,
}


def amount(value: Value, sight: Sight) -> float:
    number = value.base + (value.times * sight.number(value.count) if value.count is not None else 0)
    return float(max(value.least, min(value.most, number)))


def need(sight: Sight, what: str) -> float:
    """What one more of a resource is worth."""
    worth = WORTH[what]
    return worth / 2 if what in sight.me["resources"] and sight.has(what) >= ENOUGH else worth


def price_of(prices: list[Price]) -> float:
    return sum([WORTH[price.what] * price.n for price in prices], 0.0)


def effect_worth(effect: Effect, sight: Sight) -> float:
    if not sight.holds(effect.condition):
        return 0.0
    kind, n = effect.kind, amount(effect.n, sight)
    own = effect.who in ("you", "everyone")
    parts = [effect_worth(part, sight) for part in effect.parts]
    if kind == "choose":
        return max(parts)
    if kind in ("all", "may"):
        return max(0.0, sum(parts, 0.0) - price_of(effect.cost)) if kind == "may" else sum(parts, 0.0)
    if kind == "gain":
        return n * need(sight, effect.what) * (1 if own else -0.3)
    if kind == "lose":
        return n * need(sight, effect.what) * (-1 if own else 0.3)
    if kind == "take":
        return n * need(sight, effect.what) * 1.2
    if kind == "firepower":
        return 0.5 * n * (1 if own else -1)
    if kind == "no-casualty":
        return LOSS * 0.6
    if kind == "casualty":
        return KILL * n - (LOSS * n if own else 0)
    if kind == "lose-unit":
        return -n * (UNIT["netrunner"] if own else -KILL)
    if kind in ("advance", "retreat"):
        return 0.3 * n * (1 if own == (kind == "advance") else -1)
    if kind == "token":
        return 0.5 if n else -0.5
    return SURE.get(kind, 0.0)


def effects_worth(effects: list[Effect], sight: Sight) -> float:
    return sum([effect_worth(effect, sight) for effect in effects], 0.0)


def opportunity_worth(card: Opportunity, sight: Sight) -> float:
    """Its Street Cred and reward, less its cost. It counts itself among what is owned."""
    cred = amount(card.cred, sight)
    if card.cred.count is not None and card.cred.count.kind == "opportunities":
        cred += card.cred.times if card.cred.count.type in ("", card.type) else 0
    return cred + effects_worth(card.reward, sight) - WORTH["contraband"] * min(card.cost, sight.funds("contraband"))


def edgerunner_worth(card: Edgerunner, sight: Sight) -> float:
    """A unit with a text, less its price. A text that works turn after turn pays about twice."""
    texts = 0.0
    for ability in card.abilities:
        texts += RULE * len(ability.rules)
        texts += effects_worth(ability.effects, sight) * (1 if ability.timing == "hired" else 1.4)
    drone = UNIT["drone"] if card.unit == "techie" else 0
    return UNIT[card.unit] + EDGERUNNER + drone + max(0.0, texts) - price_of(card.price)


def card_rating(card: CombatCard) -> float:
    """How good a Combat card is to own, whatever the table looks like."""
    power = 3.2 if card.variable else float(card.firepower)
    cred = 1.0 if card.cred.n.count is not None else float(card.cred.n.base)
    sure = 1.0 if card.cred.condition is None else 0.8 if card.cred.condition.kind in ("not", "started") else 0.55
    texts = [CARD_TEXT.get(effect.kind, 0.4) for ability in card.abilities for effect in ability.effects]
    return power * 0.8 + cred * sure + sum(texts, 0.0)
