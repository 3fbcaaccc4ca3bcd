"""What a card does, read off its own text, for those who weigh it and have not been told: no opinion."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from jackin.netrunner.catalog import find
from jackin.netrunner.rules.abilities import Paid, Sequence, Wording
from jackin.netrunner.words import (
    ACCESS_BEGINS,
    ACCESSES,
    ANY_REMOTE,
    ANY_SERVER,
    COUNTERS,
    ICEBREAKER_SUBTYPE,
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
    kind = "" if use.breaks is None else use.breaks.ice_kind()
    return Breaking(kind, credits_of(use), broken_by(use), price, boost, ability, at)


class Limits(NamedTuple):
    """Where an icebreaker fails: at ice of any other strength than its own, on remotes; and whether only credits from
    stealth cards make it stronger."""

    equal: bool
    central: bool
    stealth: bool


@cache
def limits(slug: str) -> Limits:
    paid = find(slug).behaviour.paid
    breaks = [use.only_if for use in paid if broken_by(use) and use.only_if is not None]
    return Limits(
        any(only_if.wants_equal_strength() for only_if in breaks),
        any(only_if.spares_remotes() for only_if in breaks),
        any(boost_of(use) > 0 and use.cost.stealth for use in paid),
    )


def broken_by(paid: Paid) -> int:
    """How many subroutines one use breaks."""
    return max([effect.breaks() for effect in paid.text.effects], default=0)


def boost_of(paid: Paid) -> int:
    return sum(effect.boosts() for effect in paid.text.effects)


def credits_of(paid: Paid) -> int:
    return 0 if paid.cost.credits is None else paid.cost.credits.printed()


@cache
def subroutine_words(slug: str) -> tuple[str, ...]:
    """A word for each subroutine: the worst thing that it does."""
    b = find(slug).behaviour
    gained = None if b.gains is None else b.gains.text
    added = [effect.adds_subroutine() for hook in b.hooks for effect in hook.text.effects]
    return tuple(word(text) for text in [*b.subroutines, gained, *added] if text is not None)


def word(text: Sequence) -> str:
    """Harm comes before what is lost otherwise; what ice gives to other ice is told when that is met."""
    found = text.instructions()
    told = [effect.told() for effect in found]
    if "gives" in told:
        return "other"
    if any(effect.ends_run() for effect in found):
        return "end"
    harm = next((one for one in told if one and one not in MILD), "")
    return harm or next((one for one in MILD if one in told), "other")


MILD: Final = ("trash", "click", "gain")


@cache
def income(slug: str) -> int:
    """Credits from playing it."""
    play = find(slug).behaviour.play
    return 0 if play is None else credits_in(play)


def credits_in(text: Sequence) -> int:
    return sum(effect.gains() for effect in text.effects)


@cache
def fire(slug: str) -> int:
    """Cards that playing it burns."""
    play = find(slug).behaviour.play
    return 0 if play is None else sum(effect.burns() for effect in play.effects)


@cache
def drawn(slug: str) -> int:
    """Cards from playing it."""
    play = find(slug).behaviour.play
    return 0 if play is None else cards_in(play)


def cards_in(text: Sequence) -> int:
    return sum(effect.draws() for effect in text.effects)


class Sifting(NamedTuple):
    """Where a card in play accesses more, how many more, and by how many of its counters of a kind."""

    server: str
    more: int
    counter: str


@cache
def sifts(slug: str) -> Sifting:
    b = find(slug).behaviour if slug else None
    for static in b.statics if b is not None else []:
        server = -1 if static.of is None else static.of.asks_server()
        if static.kind == ACCESSES and server >= 0:
            return Sifting(server_name(server), static.amount.printed(), "")
    for hook in b.hooks if b is not None else []:
        counted = [kind for effect in hook.text.effects if (kind := effect.accesses_by()) >= 0]
        if hook.event == ACCESS_BEGINS and counted and hook.server >= 0:
            return Sifting(server_name(hook.server), 0, COUNTERS[counted[0]])
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
    effects = [] if play is None else play.effects
    run = next((effect for effect in effects if effect.run_text() is not None), None)
    text = None if run is None else run.run_text()
    if run is None or text is None or text.instead is not None or text.no_access:
        return None
    then = [
        effect for part in (text.if_successful, text.afterwards) if part is not None for effect in part.instructions()
    ]
    return Errand(
        run.run_servers(), sum(effect.accesses() for effect in then), sum(effect.gains() for effect in then)
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
    text = paid[ability].text
    taken, stored = [effect.takes() for effect in text.effects], [effect.stores() for effect in text.effects]
    found = Yield(credits_in(text), sum(taken), sum(stored), cards_in(text))
    return found if any(found) else None


@cache
def earns(slug: str) -> bool:
    """Whether it brings credits again and again while it is in play: by itself, for a click, or to be spent."""
    b = find(slug).behaviour
    texts: list[Wording] = [*b.hooks, *b.paid]
    return b.recurring > 0 or any(effect.earns() for text in texts for effect in text.instructions())
