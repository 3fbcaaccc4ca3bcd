"""Using a paid ability: name X, pay everything, resolve (ABIL-3, COST)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.rules.abilities import Cost, Paid
from jackin.netrunner.catalog import printed
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.rules.legal import trashable
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.moves import forfeit
from jackin.netrunner.rules.pools import take
from jackin.netrunner.rules.payment import available, pay
from jackin.netrunner.rules.queries import here
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import RESOLVE, note
from jackin.netrunner.words import FOR_USE, KINDS, SCORE, USED


def use(s: State, seat: int, card: int, ability: int) -> None:
    paid = printed(s, card).behaviour.paid[ability]
    say(s, "uses", seat, card)
    if paid.once:
        note(s, USED, card, s.serial[card])
    s.call(USE, seat, card, m=here(s, card), text=paid)


def cost_of(f: Frame) -> Cost:
    assert isinstance(f.text, Paid)
    return f.text.cost


def names_x(s: State, f: Frame) -> Ask | None:
    """COST-8, ABIL-15: an X of 0 would change nothing."""
    if not cost_of(f).x:
        f.jump(pays_at_once)
        return None
    most = available(s, f.seat, FOR_USE, f.card)
    return Ask(f.seat, "x", [Option("number", n=n) for n in range(most, 0, -1)], printed(s, f.card).slug)


def named_x(s: State, f: Frame) -> Ask | None:
    f.n = s.got.n
    return None


def pays_at_once(s: State, f: Frame) -> Ask | None:
    """COST-2, COST-7: clicks, counters and credits."""
    cost = cost_of(f)
    s.clicks[f.seat] -= cost.clicks
    if cost.counters:
        take(s, f.card, cost.counter, cost.counters)
    credits = f.n if cost.x else 0
    if cost.credits is not None:
        credits += cost.credits.of(s, f)
    if cost.forfeit_self:
        forfeit(s, f.card)
    pay(s, f.seat, credits, FOR_USE, f.card)
    return None


def chooses_sacrifice(s: State, f: Frame) -> Ask | None:
    cost = cost_of(f)
    slug = printed(s, f.card).slug
    if cost.forfeit:
        return Ask(f.seat, "forfeit", forfeit_options(s, f.seat), slug)
    if cost.trash is not None:
        cards = trashable(s, f.seat, f.card, cost)
        return Ask(f.seat, "trash-cost", [Option("trash", s.public(card), card) for card in cards], slug)
    f.jump(trashes_itself)
    return None


def forfeit_options(s: State, seat: int) -> list[Option]:
    return [Option("forfeit", s.public(card), card) for card in s.zones[SCORE[seat]]]


def sacrifices(s: State, f: Frame) -> Ask | None:
    if cost_of(f).forfeit:
        forfeit(s, s.got.card)
    else:
        f.cards = (s.got.card,)
        trash_all(s, f.cards, f.card)
    return None


def sacrificed(s: State, f: Frame) -> Ask | None:
    """PREV-6: a cost that was prevented was not paid."""
    if f.cards and not f.more:
        f.finish()
    return None


def trashes_itself(s: State, f: Frame) -> Ask | None:
    """TRASH-7, COST-6: the effect reads the table as it was at this moment."""
    if not cost_of(f).trash_self:
        f.jump(resolves_ability)
        return None
    f.cards = tuple(s.counter(f.card, kind) for kind in range(KINDS))
    trash_all(s, (f.card,), f.card)
    return None


def trashed_itself(s: State, f: Frame) -> Ask | None:
    if not f.more:
        f.finish()
    f.more = f.cards
    return None


def resolves_ability(s: State, f: Frame) -> Ask | None:
    paid = f.text
    assert isinstance(paid, Paid)
    s.call(RESOLVE, f.seat, f.card, -1, f.n, f.m, 0, (), f.more, paid.text)
    return None


USE: Final = flow(
    "use", names_x, named_x, pays_at_once, chooses_sacrifice, sacrifices, sacrificed, trashes_itself,
    trashed_itself, resolves_ability,
)  # fmt: skip
