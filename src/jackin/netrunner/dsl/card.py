"""`card(...)`: a printed card learns its text."""

from __future__ import annotations

from collections.abc import Sequence as Many
from typing import Any

from jackin.netrunner.rules.abilities import (
    Behaviour,
    Cost,
    Effect,
    Gained,
    Hook,
    Hosting,
    Paid,
    Prevention,
    Spending,
    Static,
    Wording,
)
from jackin.netrunner.rules.measures import Condition, Filter, Value  # fmt: skip
from jackin.netrunner.catalog import Card, add, find
from jackin.netrunner.dsl.costs import Part, cost
from jackin.netrunner.dsl.filters import AGENDA, CURRENT, SELF
from jackin.netrunner.dsl.hooks import on_play, on_scored, on_stolen
from jackin.netrunner.dsl.piles import come_back
from jackin.netrunner.dsl.tables import trash_this
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.words import ACTED, CORP, TOKENS_PLACED

Texts = Effect | Many[Effect]


def texts(text: Texts) -> tuple[Effect, ...]:
    return (text,) if isinstance(text, Effect) else tuple(text)


def card(
    slug: str,
    *,
    play: Texts | None = None,
    only_if: Condition | None = None,
    x_at_most: Value | None = None,
    subroutines: Many[Texts] = (),
    gains: Gained | None = None,
    when: Many[Hook] = (),
    static: Many[Static] = (),
    paid: Many[Paid] = (),
    prevent: Many[Prevention] = (),
    recurring: int | Value = 0,
    spend: Many[Spending] = (),
    hosts: Hosting | None = None,
    install_on: Filter | None = None,
    install_in: tuple[int, ...] = (),
    install_only_if: Condition | None = None,
    install_faceup: bool = False,
    works_discarded: bool = False,
    works_hosted: bool = False,
    works_stolen: bool = False,
    rez_cost: Many[Part] = (),
    play_cost: Many[Part] = (),
    advanceable: bool = False,
    advanceable_rezzed: bool = False,
    advanceable_unrezzed: bool = False,
    instead: Hook | None = None,
    revealed_from_rd: bool = False,
    cloud: bool = False,
    steal_cost: int = 0,
    starting_hand: int = 5,
    starting_credits: int = 5,
    starting_bad_publicity: int = 0,
    loses: Value | None = None,
    requires: Value | None = None,
    unbroken_by: Filter | None = None,
    comes_back: bool = False,
    worth: Value | None = None,
    trashes_accessed: Part | None = None,
    removes_accessed: bool = False,
    rez_discount: Value | None = None,
    current: bool = False,
    names_itself: bool = False,
) -> Card:
    """Give the card with this slug its behaviour. A card without text is implemented by its numbers.

    `rez_cost` and `play_cost` are additional costs (COST-3): a forfeit, or clicks to play it.
    """
    b = Behaviour()
    b.play = None if play is None else sequence(texts(play))
    b.play_only_if = [] if only_if is None else [only_if]
    b.play_x = x_at_most
    b.subroutines = [sequence(texts(subroutine)) for subroutine in subroutines]
    b.gains = gains
    b.hooks = list(when)
    b.statics = list(static)
    b.paid = list(paid)
    b.preventions = list(prevent)
    if isinstance(recurring, int):
        b.recurring = recurring
    else:
        b.recurring_x = recurring
    b.spending = list(spend)
    b.hosts = hosts
    b.install_on = install_on
    b.install_in = install_in
    b.install_only_if = install_only_if
    b.install_faceup = install_faceup
    b.works_discarded = works_discarded
    b.works_hosted = works_hosted
    b.works_stolen = works_stolen
    b.rez_cost = price(rez_cost)
    b.play_cost = price(play_cost)
    b.advanceable = advanceable or advanceable_unrezzed
    b.advanceable_rezzed = advanceable_rezzed
    b.advanceable_unrezzed = advanceable_unrezzed
    b.instead = instead
    b.revealed_from_rd = revealed_from_rd
    b.cloud = cloud
    b.steal_cost = steal_cost
    b.starting_hand = starting_hand
    b.starting_credits = starting_credits
    b.starting_bad_publicity = starting_bad_publicity
    b.loses = loses
    b.requires = requires
    b.unbroken_by = unbroken_by
    b.comes_back = sequence((come_back(),)) if comes_back else None
    b.worth = worth
    b.trashes_accessed = None if trashes_accessed is None else cost(trashes_accessed)
    b.removes_accessed = removes_accessed
    b.rez_discount = rez_discount
    b.is_current = current
    b.hooks += leaves_play(slug) if current else []
    b.names_itself = names_itself
    b.gives_subroutine = gives_subroutine(b)
    b.names_server = any(effect.names_server() for hook in b.hooks for effect in hook.instructions())
    b.places_anywhere = places_anywhere(b)
    b.recalls = recalls(b)
    printed = find(slug)
    printed.learn(b)
    return printed


def leaves_play(slug: str) -> list[Hook]:
    """A current: it stays until another is played, or an agenda is stolen, or scored for a card of the Runner."""
    of_corp = find(slug).side == CORP
    return [on_play(CURRENT & ~SELF, trash_this()), (on_stolen if of_corp else on_scored)(AGENDA, trash_this())]


def gives_subroutine(b: Behaviour) -> bool:
    texts: list[Wording] = [*b.subroutines, *b.paid, *b.hooks]
    return any(effect.gives_subroutine() for text in texts for effect in text.instructions())


def places_anywhere(b: Behaviour) -> bool:
    """Whether by its text advancement tokens come to cards that cannot be advanced."""
    texts: list[Wording] = [*b.hooks, *([] if b.play is None else [b.play])]
    return any(effect.places_anywhere() for text in texts for effect in text.instructions())


def recalls(b: Behaviour) -> int:
    """The events that the card looks back for and that are noted for its sake alone."""
    asked = [condition.recalls() for condition in b.play_only_if]
    asked += [effect.recalls() for text in b.subroutines for effect in text.instructions()]
    found = 0
    for event in asked:
        if event >= 0:
            found |= 1 << event
    for hook in b.hooks:
        if hook.event in (ACTED, TOKENS_PLACED):
            found |= 1 << hook.event
    return found


def price(parts: Many[Part]) -> Cost | None:
    return cost(*parts) if parts else None


def new_card(slug: str, of: str = "", **printed: Any) -> Card:
    """Print a new card, to be given its behaviour with `card(...)`; `of` is your own set that it belongs to."""
    return add(slug, {"code": slug, "faction": "neutral-" + str(printed["side"]), **printed}, of)
