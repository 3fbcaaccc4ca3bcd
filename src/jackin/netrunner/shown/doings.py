"""What a card does, read off its own text, for those who weigh it and have not been told: no opinion."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from jackin.netrunner.catalog import find
from jackin.netrunner.dsl.conditions import AwayFromRemotes, EqualStrength
from jackin.netrunner.dsl.decks import Draw
from jackin.netrunner.dsl.filters import Anything, AtServer, Host, Innermost, Outermost, WithSubtype
from jackin.netrunner.dsl.hurts import Harm
from jackin.netrunner.dsl.lasting import LastingChange
from jackin.netrunner.dsl.pools import Clicks, Gain
from jackin.netrunner.dsl.runs import AccessMore, AccessMoreByCounters, GainSubroutines, GiveSubroutine, MakeRun
from jackin.netrunner.dsl.tables import TrashChosen
from jackin.netrunner.dsl.tokens import Place, TakeAnyCredits, TakeCredits
from jackin.netrunner.rules.abilities import Effect, Paid, Sequence, instructions
from jackin.netrunner.rules.measures import Filter, Number, Value
from jackin.netrunner.words import (
    ACCESS_BEGINS,
    ACCESSES,
    ANY_REMOTE,
    ANY_SERVER,
    BRAIN,
    COUNTERS,
    CREDIT,
    ICEBREAKER_SUBTYPE,
    STRENGTH,
    SUBTYPES,
    server_name,
)  # fmt: skip


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


class Limits(NamedTuple):
    """Where an icebreaker fails: at ice of any other strength than its own, on remotes; and whether only credits from
    stealth cards make it stronger."""

    equal: bool
    central: bool
    stealth: bool


@cache
def limits(slug: str) -> Limits:
    paid = find(slug).behaviour.paid
    breaks = [use.only_if for use in paid if broken_by(use)]
    return Limits(
        any(isinstance(only_if, EqualStrength) for only_if in breaks),
        any(isinstance(only_if, AwayFromRemotes) for only_if in breaks),
        any(boost_of(use) > 0 and use.cost.stealth for use in paid),
    )


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
def fire(slug: str) -> int:
    """Cards that playing it burns."""
    play = find(slug).behaviour.play
    burnt = [effect for effect in play.effects if isinstance(effect, Harm)] if play is not None else []
    return sum([number(effect.damage) for effect in burnt])


@cache
def drawn(slug: str) -> int:
    """Cards from playing it."""
    play = find(slug).behaviour.play
    return cards_of(play) if play is not None else 0


def cards_of(text: Sequence) -> int:
    return sum(number(effect.amount) for effect in text.effects if isinstance(effect, Draw))


class Sifting(NamedTuple):
    """Where a card in play accesses more, how many more, and by how many of its counters of a kind."""

    server: str
    more: int
    counter: str


@cache
def sifts(slug: str) -> Sifting:
    b = find(slug).behaviour if slug else None
    for static in b.statics if b is not None else []:
        if static.kind == ACCESSES and isinstance(static.of, AtServer) and static.of.server >= 0:
            return Sifting(server_name(static.of.server), number(static.amount), "")
    for hook in b.hooks if b is not None else []:
        counted = [effect for effect in hook.text.effects if isinstance(effect, AccessMoreByCounters)]
        if hook.event == ACCESS_BEGINS and counted and hook.server >= 0:
            return Sifting(server_name(hook.server), 0, COUNTERS[counted[0].kind])
    return Sifting("", 0, "")


class Errand(NamedTuple):
    """A run that an event makes: where, how many cards more it accesses, and the credits that success brings."""

    servers: tuple[int, ...]
    accesses: int
    credits: int

    def leads_to(self, name: str) -> bool:
        return any(goes_to(server, name) for server in self.servers)


def goes_to(server: int, name: str) -> bool:
    if server < 0:
        return server == ANY_SERVER or name.startswith("remote") == (server == ANY_REMOTE)
    return server_name(server) == name


@cache
def errand(slug: str) -> Errand | None:
    """None if it makes no run, or one in which something else than an access matters."""
    play = find(slug).behaviour.play
    runs = [effect for effect in play.effects if isinstance(effect, MakeRun)] if play is not None else []
    if not runs or runs[0].text.instead is not None or runs[0].text.no_access:
        return None
    text = runs[0].text
    then = [
        effect for part in (text.if_successful, text.afterwards) if part is not None for effect in instructions(part)
    ]
    return Errand(
        runs[0].servers,
        sum([effect.n for effect in then if isinstance(effect, AccessMore)]),
        sum([number(effect.amount) for effect in then if isinstance(effect, Gain)]),
    )


class Yield(NamedTuple):
    """What an ability of a card in play brings: credits, of those that lie on it at most so many, credits that are
    put there, and cards."""

    credits: int
    taken: int
    stored: int
    cards: int


@cache
def yields(slug: str, ability: int) -> Yield | None:
    """None if it does something else."""
    paid = find(slug).behaviour.paid
    if ability >= len(paid):
        return None
    effects = paid[ability].text.effects
    found = Yield(
        sum(number(effect.amount) for effect in effects if isinstance(effect, Gain)),
        sum(taken_by(effect) for effect in effects),
        sum(number(effect.amount) for effect in effects if isinstance(effect, Place) and effect.kind == CREDIT),
        cards_of(paid[ability].text),
    )
    return found if any(found) else None


def taken_by(effect: Effect) -> int:
    if isinstance(effect, TakeCredits):
        return effect.n
    return EVERYTHING if isinstance(effect, TakeAnyCredits) else 0


EVERYTHING: Final = 99


@cache
def earns(slug: str) -> bool:
    """Whether it brings credits again and again while it is in play: by itself, for a click, or to be spent."""
    b = find(slug).behaviour
    texts = [hook.text for hook in b.hooks] + [paid.text for paid in b.paid]
    return b.recurring > 0 or any(effect_earns(text) for text in texts)


def effect_earns(text: Sequence) -> bool:
    return any(effect.earns() for effect in instructions(text))
