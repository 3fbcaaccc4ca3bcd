"""What a card does, read off its own text, for those who weigh it and have not been told: no opinion."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from jackin.netrunner.catalog import find
from jackin.netrunner.dsl.filters import Anything, Host, Innermost, Outermost, WithSubtype
from jackin.netrunner.dsl.hurts import Harm
from jackin.netrunner.dsl.lasting import LastingChange
from jackin.netrunner.dsl.pools import Clicks, Gain
from jackin.netrunner.dsl.runs import GainSubroutines, GiveSubroutine
from jackin.netrunner.dsl.tables import TrashChosen
from jackin.netrunner.rules.abilities import Paid, Sequence, instructions
from jackin.netrunner.rules.measures import Filter, Number, Value
from jackin.netrunner.words import BRAIN, ICEBREAKER_SUBTYPE, STRENGTH, SUBTYPES


class Breaking(NamedTuple):
    """How an icebreaker works: what it breaks, what its abilities cost and do, and which they are.

    The kind is a subtype of ice, or "any"; or any ice in a place: "outermost", "innermost", or its "host".
    """

    kind: str
    price: int
    most: int
    boost_price: int
    boost: int
    break_ability: int
    boost_ability: int


@cache
def breaking(slug: str) -> Breaking | None:
    card = find(slug)
    uses = [(n, paid) for n, paid in enumerate(card.behaviour.paid) if broken_by(paid)]
    if not card.subtypes & ICEBREAKER_SUBTYPE or not uses:
        return None
    ability, use = uses[0]
    boosts = [
        (n, paid, boost_of(paid))
        for n, paid in enumerate(card.behaviour.paid)
        if boost_of(paid) and not broken_by(paid)
    ]
    at, price, boost = (boosts[0][0], credits_of(boosts[0][1]), boosts[0][2]) if boosts else (1, 0, 0)
    return Breaking(kind_of(use), credits_of(use), broken_by(use), price, boost, ability, at)


def broken_by(paid: Paid) -> int:
    """How many subroutines one use breaks."""
    return max([effect.breaks() for effect in paid.text.effects], default=0)


def kind_of(paid: Paid) -> str:
    wanted = paid.breaks
    if isinstance(wanted, WithSubtype):
        return next(name for name, bit in SUBTYPES.items() if bit == wanted.bit)
    return next((kind for word, kind in PLACES.items() if isinstance(wanted, word)), "")


PLACES: Final[dict[type[Filter], str]] = {
    Anything: "any",
    Outermost: "outermost",
    Innermost: "innermost",
    Host: "host",
}


def boost_of(paid: Paid) -> int:
    changes = [effect for effect in paid.text.effects if isinstance(effect, LastingChange)]
    return sum(number(change.amount) for change in changes if change.kind == STRENGTH and not change.encountered)


def credits_of(paid: Paid) -> int:
    return number(paid.cost.credits)


def number(amount: Value | None) -> int:
    return amount.n if isinstance(amount, Number) else 0


@cache
def subroutine_words(slug: str) -> tuple[str, ...]:
    """A word for each subroutine: the worst thing that it does."""
    b = find(slug).behaviour
    gained = [effect.text for hook in b.hooks for effect in hook.text.effects if isinstance(effect, GainSubroutines)]
    return tuple(word(text) for text in [*b.subroutines, *([] if b.gains is None else [b.gains.text]), *gained])


def word(text: Sequence) -> str:
    found = instructions(text)
    if any(isinstance(effect, GiveSubroutine) for effect in found):
        return "other"
    if any(effect.ends_run() for effect in found):
        return "end"
    harm = next((effect for effect in found if isinstance(effect, Harm)), None)
    if harm is not None:
        damage = number(harm.damage)
        return "tag" if damage == 0 else "brain" if harm.kind == BRAIN else f"net-{damage}"
    if any(isinstance(effect, TrashChosen) for effect in found):
        return "trash"
    if any(isinstance(effect, Clicks) for effect in found):
        return "click"
    return "gain" if any(isinstance(effect, Gain) for effect in found) else "other"


@cache
def income(slug: str) -> int:
    """Credits from playing it."""
    play = find(slug).behaviour.play
    return (
        sum(number(effect.amount) for effect in play.effects if isinstance(effect, Gain)) if play is not None else 0
    )


@cache
def earns(slug: str) -> bool:
    """Whether it brings credits again and again while it is in play: by itself, for a click, or to be spent."""
    b = find(slug).behaviour
    texts = [hook.text for hook in b.hooks] + [paid.text for paid in b.paid]
    return b.recurring > 0 or any(effect_earns(text) for text in texts)


def effect_earns(text: Sequence) -> bool:
    return any(effect.earns() for effect in instructions(text))
