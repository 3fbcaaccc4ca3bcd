"""Using a paid ability: name X, pay everything, resolve (ABIL-3, COST)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import Cards, M, N
from jackin.netrunner.rules.abilities import Paid
from jackin.netrunner.catalog import printed
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.rules.legal import purpose_of, trashable
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.moves import forfeit, remove_from_game
from jackin.netrunner.rules.pools import somebody_recalls, take
from jackin.netrunner.rules.payment import available, pay
from jackin.netrunner.rules.servers import here
from jackin.netrunner.rules.reading import AS_IT_WAS, WENT
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import note, resolve_ability
from jackin.netrunner.words import CLICKED_THROUGH, FOR_USE, KINDS, RUNNER, SCORE, USED

# What a frame of USE holds: X, the server of its card, what was trashed to pay, the counters its card had
X_NAMED: Final = N()
SERVER: Final = M()
SACRIFICED: Final = Cards()
HAD: Final = Cards()


def use(s: State, seat: int, card: int, ability: int) -> None:
    paid = printed(s, card).behaviour.paid[ability]
    say(s, "uses", seat, card)
    if paid.once:
        note(s, USED, card, s.serial[card])
    if paid.user == RUNNER and somebody_recalls(s, CLICKED_THROUGH):
        note(s, CLICKED_THROUGH, card)
    s.call(USE, seat, card, m=here(s, card), text=paid)


def ability(f: Frame) -> Paid:
    """The one that a frame of USE is about."""
    paid = f.text
    assert isinstance(paid, Paid)
    return paid


def names_x(s: State, f: Frame) -> Ask | None:
    """COST-8, ABIL-15: an X of 0 would change nothing."""
    if not ability(f).cost.x:
        f.jump(pays_at_once)
        return None
    most = available(s, f.seat, FOR_USE, f.card)
    return Ask(f.seat, "x", [Option("number", n=n) for n in range(most, 0, -1)], printed(s, f.card).slug)


def named_x(s: State, f: Frame) -> Ask | None:
    X_NAMED.set(f, s.got.n)
    return None


def pays_at_once(s: State, f: Frame) -> Ask | None:
    """COST-2, COST-7: clicks, counters and credits."""
    cost = ability(f).cost
    s.clicks[f.seat] -= cost.clicks
    if cost.counters:
        take(s, f.card, cost.counter, cost.counters)
    credits = X_NAMED.of(f) if cost.x else 0
    if cost.credits is not None:
        credits += cost.credits.of(s, f)
    if cost.forfeit_self:
        forfeit(s, f.card)
    if cost.remove_self:
        remove_from_game(s, f.card)
    pay(s, f.seat, credits, purpose_of(cost), f.card)
    return None


def chooses_sacrifice(s: State, f: Frame) -> Ask | None:
    cost = ability(f).cost
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
    if ability(f).cost.forfeit:
        forfeit(s, s.got.card)
    else:
        card = s.got.card
        SACRIFICED.set(f, (card,))
        trash_all(s, (card,), f.card)
    return None


def sacrificed(s: State, f: Frame) -> Ask | None:
    """PREV-6: a cost that was prevented was not paid."""
    if SACRIFICED.of(f) and not WENT.of(f):
        f.finish()
    return None


def trashes_itself(s: State, f: Frame) -> Ask | None:
    """TRASH-7, COST-6: the effect reads the table as it was at this moment."""
    if not ability(f).cost.trash_self:
        f.jump(resolves_ability)
        return None
    HAD.set(f, tuple(s.counter(f.card, kind) for kind in range(KINDS)))
    trash_all(s, (f.card,), f.card)
    return None


def trashed_itself(s: State, f: Frame) -> Ask | None:
    if not WENT.of(f):
        f.finish()
    AS_IT_WAS.set(f, HAD.of(f))
    return None


def resolves_ability(s: State, f: Frame) -> Ask | None:
    resolve_ability(s, f.seat, f.card, ability(f).text, X_NAMED.of(f), SERVER.of(f), AS_IT_WAS.of(f))
    return None


USE: Final = flow(
    "use", names_x, named_x, pays_at_once, chooses_sacrifice, sacrifices, sacrificed, trashes_itself,
    trashed_itself, resolves_ability,
)  # fmt: skip
