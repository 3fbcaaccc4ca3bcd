"""How the automatic Runner gets past ice: the cheapest way to break, and what must be broken (RA-41 to RA-43)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.netrunner.rules.abilities import Hook, Paid, Sequence
from jackin.netrunner.rules.measures import NO_LIMIT, Condition
from jackin.netrunner.automa.reading import (
    bypasses, ends_run, harm_in, toll_in, trashes_itself, trashes_program,
)  # fmt: skip
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.rules.payment import available
from jackin.netrunner.rules.active import rezzed
from jackin.netrunner.rules.changes import NO_FLOW
from jackin.netrunner.rules.ice import strength, subroutines_of
from jackin.netrunner.rules.subtypes import has_subtype
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    CORP, ENCOUNTER_ENDS, ICE_ENCOUNTERED, FOR_USE, GRIP, ICEBREAKER_SUBTYPE, RIG, RUNNER, VIRUS, line,
)  # fmt: skip

WEAK_GRIP: Final = 2


class Breaker:
    """What one installed card can do to one piece of ice. Abilities are numbered as printed; -1: it has none."""

    def __init__(self, card: int, ability: int, price: int, most: int, limit: int) -> None:
        self.card = card
        self.ability = ability
        self.price = price
        self.most = most
        self.limit = limit
        self.boost = -1
        self.boost_price = 0
        self.boost_by = 0
        self.weaken = -1
        self.weaken_price = 0
        self.penalty = 0


class Plan:
    """A way to break some subroutines: what it costs, and each use of an ability in order."""

    def __init__(
        self, credits: int, penalty: int, counters: int, cards: tuple[int, ...], steps: tuple[tuple[int, int], ...],
        clicks: int = 0,
    ) -> None:  # fmt: skip
        self.credits = credits
        self.penalty = penalty
        self.counters = counters
        self.cards = cards
        self.steps = steps
        self.clicks = clicks

    def joined(self, other: Plan) -> Plan:
        return Plan(
            self.credits + other.credits, self.penalty + other.penalty, self.counters + other.counters,
            self.cards + other.cards, self.steps + other.steps, self.clicks + other.clicks,
        )  # fmt: skip


NOTHING: Final = Plan(0, 0, 0, (), ())


def rank(s: State, plan: Plan) -> tuple[int, int, int, list[int]]:
    """RA-42: the cheapest; of equal ones the one with fewer cards, then those installed first."""
    return (
        plan.credits + plan.penalty, plan.counters, len(plan.cards), [s.serial[card] for card in plan.cards],
    )  # fmt: skip


def better(s: State, one: Plan | None, other: Plan) -> Plan:
    return other if one is None or rank(s, other) < rank(s, one) else one


# What the rig can do


def is_breaker(s: State, card: int) -> bool:
    return s.zone[card] == RIG and has_subtype(s, card, ICEBREAKER_SUBTYPE)


def installed_breakers(s: State) -> list[int]:
    return [card for card in s.zones[RIG] if is_breaker(s, card)]


def price_of(s: State, card: int, paid: Paid) -> int:
    credits = paid.cost.credits
    return 0 if credits is None else credits.of(s, Frame(NO_FLOW, RUNNER, card))


def strength_change(s: State, card: int, paid: Paid, encountered: bool) -> int:
    """By how much an ability changes the strength of its card, or of the encountered ice."""
    for effect in paid.text.effects:
        if change := effect.strengthens(s, Frame(NO_FLOW, RUNNER, card), encountered):
            return change
    return 0


def breaks_most(paid: Paid) -> int:
    """How many subroutines one use breaks; 0 if this is no such ability."""
    for effect in paid.text.effects:
        if effect.breaks():
            return effect.breaks()
    return 0


def limit_of(condition: Condition | None) -> int:
    return NO_LIMIT if condition is None else condition.strength_limit()


def breakers_for(s: State, ice: int) -> list[Breaker]:
    """The installed cards that can break subroutines of this ice."""
    found: list[Breaker] = []
    for card in s.zones[RIG]:
        if card not in s.awake or not CARDS[s.code[card]].pays:
            continue
        breaker = breaker_for(s, card, ice)
        if breaker is not None:
            found.append(breaker)
    return found


def breaker_for(s: State, card: int, ice: int) -> Breaker | None:
    found: Breaker | None = None
    paids = printed(s, card).behaviour.paid
    f = Frame(NO_FLOW, RUNNER, card)
    for n, paid in enumerate(paids):
        most = breaks_most(paid)
        if most and not paid.cost.clicks and (paid.breaks is None or paid.breaks.fits(s, ice, f)):
            breaker = Breaker(card, n, price_of(s, card, paid), most, limit_of(paid.only_if))
            if found is None or breaker.price * found.most < found.price * most:
                found = breaker
    if found is not None:
        equip(s, found, paids)
        found.penalty = printed(s, card).cost if dies_of_it(s, card) else 0
    return found


def equip(s: State, breaker: Breaker, paids: list[Paid]) -> None:
    """Its own ways to become strong enough."""
    for n, paid in enumerate(paids):
        if paid.cost.clicks or paid.cost.counters:
            continue
        by = strength_change(s, breaker.card, paid, False)
        if by > 0:
            breaker.boost, breaker.boost_by, breaker.boost_price = n, by, price_of(s, breaker.card, paid)
        elif breaker.limit < NO_LIMIT and strength_change(s, breaker.card, paid, True) < 0:
            breaker.weaken, breaker.weaken_price = n, price_of(s, breaker.card, paid)


def dies_of_it(s: State, card: int) -> bool:
    """Whether breaking with this card trashes it afterwards, since it has no counter left to pay with."""
    return s.counter(card, VIRUS) == 0 and any(
        hook.event == ENCOUNTER_ENDS and trashes_itself(hook.text) for hook in printed(s, card).behaviour.hooks
    )


def weakeners(s: State) -> list[tuple[int, int]]:
    """Cards that weaken any encountered ice for a counter each: card and ability."""
    found: list[tuple[int, int]] = []
    for card in s.zones[RIG]:
        for n, paid in enumerate(printed(s, card).behaviour.paid):
            if paid.cost.counters == 1 and card in s.awake and strength_change(s, card, paid, True) == -1:
                found += [(card, n)] * s.counter(card, paid.cost.counter)
    return found


# Plans


def cheapest(s: State, ice: int, count: int, clicks: int = 0) -> Plan | None:
    """RA-41, RA-42: the cheapest way to break so many subroutines of this ice, if it can be paid for."""
    if count == 0:
        return NOTHING
    for spent in range(min(clicks, count) + 1 if clicks_through(s, ice) >= 0 else 1):
        plan = by_cards(s, ice, count - spent)
        if plan is not None:
            ability = clicks_through(s, ice)
            return plan.joined(Plan(0, 0, 0, (), ((ice, ability),) * spent, spent))
    return None


def clicks_through(s: State, ice: int) -> int:
    """The ability of the ice itself that lets the Runner spend clicks, or -1."""
    for n, paid in enumerate(printed(s, ice).behaviour.paid):
        if paid.user == RUNNER and paid.cost.clicks == 1 and breaks_most(paid):
            return n
    return -1


def by_cards(s: State, ice: int, count: int) -> Plan | None:
    if count == 0:
        return NOTHING
    breakers = breakers_for(s, ice)
    if not breakers:
        return None
    force = strength(s, ice)
    helpers = weakeners(s)
    best: Plan | None = None
    for weaker in range(min(len(helpers), max(0, force)) + 1):
        plan = with_breakers(s, breakers, force - weaker, count)
        if plan is not None:
            cards = tuple(sorted({card for card, _ in helpers[:weaker]}))
            whole = Plan(0, 0, weaker, cards, tuple(helpers[:weaker])).joined(plan)
            if payable(s, whole):
                best = better(s, best, whole)
    return best


def with_breakers(s: State, breakers: list[Breaker], force: int, count: int) -> Plan | None:
    """The best division of the subroutines among the breakers, against ice of this strength."""
    best: list[Plan | None] = [NOTHING] + [None] * count
    for breaker in breakers:
        for done in range(count, 0, -1):
            for uses in range(1, -(-done // breaker.most) + 1):
                before = best[max(0, done - uses * breaker.most)]
                plan = alone(s, breaker, force, uses)
                if before is not None and plan is not None:
                    best[done] = better(s, best[done], before.joined(plan))
    return best[count]


def alone(s: State, b: Breaker, force: int, uses: int) -> Plan | None:
    """One breaker, made strong enough, used so many times."""
    short = max(0, force - strength(s, b.card))
    if short and b.boost < 0:
        return None
    boosts = -(-short // b.boost_by) if short else 0
    weakens = max(0, force - b.limit)
    if weakens and b.weaken < 0:
        return None
    steps = ((b.card, b.boost),) * boosts + ((b.card, b.weaken),) * weakens + ((b.card, b.ability),) * uses
    credits = boosts * b.boost_price + weakens * b.weaken_price + uses * b.price
    return Plan(credits, b.penalty, 0, (b.card,), steps)


def payable(s: State, plan: Plan) -> bool:
    return plan.credits <= funds(s, plan)


def funds(s: State, plan: Plan) -> int:
    """What can be spent on all the cards of a plan; before a run bad publicity is yet to be paid out."""
    users = [card for card in plan.cards if is_breaker(s, card)]
    rich = min((available(s, RUNNER, FOR_USE, card) for card in users), default=s.credits[RUNNER])
    return rich + (s.bad_publicity if s.run is None else 0)


# What must be broken (RA-41)


def subroutines(s: State, ice: int) -> list[Sequence]:
    return subroutines_of(s, ice)


def must_break(s: State, ice: int) -> list[int]:
    """Run-ending subroutines, program trashing while a breaker is installed, and damage that comes too close."""
    f = Frame(NO_FLOW, CORP, ice, ice)
    texts = subroutines(s, ice)
    grip = len(s.zones[GRIP])
    damage = sum(harm_in(s, text, f) for text in texts)
    hurts = damage > 0 and (grip <= WEAK_GRIP or damage >= grip)
    has_breaker = len(installed_breakers(s)) > 0
    return [
        n
        for n, text in enumerate(texts)
        if ends_run(text) or (has_breaker and trashes_program(s, text, f)) or (hurts and harm_in(s, text, f) > 0)
    ]


def spares_rig(s: State, ice: int) -> list[int]:
    """What is still worth breaking when the run cannot be saved."""
    return [n for n in must_break(s, ice) if not ends_run(subroutines(s, ice)[n])]


# Passing ice


class Passage:
    """What it takes to get past some ice; `open` is False where nothing will do."""

    def __init__(self, credits: int, clicks: int, open: bool, plan: Plan) -> None:
        self.credits = credits
        self.clicks = clicks
        self.open = open
        self.plan = plan


CLOSED: Final = Passage(0, 0, False, NOTHING)


def passage(s: State, ice: int, clicks: int) -> Passage:
    """The cheapest way past rezzed ice: its toll and its must-break set, or a bypass that is paid for."""
    toll = toll_of(s, ice)
    plan = cheapest(s, ice, len(must_break(s, ice)), clicks)
    round_it = bypass_price(s, ice)
    if round_it >= 0 and (plan is None or round_it < plan.credits):
        plan = Plan(round_it, 0, 0, (), ())
    if plan is None or toll + plan.credits > funds(s, plan):
        return CLOSED
    return Passage(toll + plan.credits, plan.clicks, True, plan)


def toll_of(s: State, ice: int) -> int:
    """What must be paid on the encounter itself if the run is not to end there."""
    total = 0
    for hook in printed(s, ice).behaviour.hooks:
        if hook.event == ICE_ENCOUNTERED:
            total += toll_in(hook.text)
    return total


def bypass_price(s: State, ice: int) -> int:
    """What an installed card asks for to bypass this ice; -1 if none does."""
    best = -1
    for card in s.zones[RIG]:
        if card in s.awake:
            for hook in printed(s, card).behaviour.hooks:
                price = bypass_by(s, hook, card, ice)
                if price >= 0 and (best < 0 or price < best):
                    best = price
    return best


def bypass_by(s: State, hook: Hook, card: int, ice: int) -> int:
    f = Frame(NO_FLOW, RUNNER, card, ice)
    if hook.event != ICE_ENCOUNTERED or (hook.of is not None and not hook.of.fits(s, ice, f)):
        return -1
    for effect in hook.text.effects:
        offer = effect.offers(s, f)
        if offer is not None and bypasses(offer.text):
            return offer.price if offer.price <= available(s, RUNNER, FOR_USE, card) else -1
    return -1


def passages(s: State, ices: list[int], clicks: int) -> Passage:
    """All of this rezzed ice, one after another."""
    total = NOTHING
    credits = 0
    for ice in ices:
        one = passage(s, ice, clicks - total.clicks)
        if not one.open:
            return CLOSED
        total = total.joined(one.plan)
        credits += one.credits
    if credits > funds(s, total):
        return CLOSED
    return Passage(credits, total.clicks, True, total)


def rezzed_ice(s: State, server: int, skip: int = 0) -> list[int]:
    """The rezzed ice of a server, outermost first, without so many that are bypassed anyway."""
    outside_in = list(reversed(s.zones[line(server)]))[skip:]
    return [ice for ice in outside_in if rezzed(s, ice)]


def inner_rezzed(s: State) -> list[int]:
    """Known ice that still lies ahead in this run."""
    run = s.run
    assert run is not None
    return [ice for ice in reversed(s.zones[line(run.server)][: run.ahead]) if rezzed(s, ice)]


# The encounter


def wanted(s: State, clicks: int) -> Plan:
    """RA-41: everything if that leaves enough for the ice further in, else what must be, else what saves the rig."""
    run = s.run
    assert run is not None
    ice = run.ice
    left = [n for n in range(len(subroutines(s, ice))) if not run.broken >> n & 1]
    whole = cheapest(s, ice, len(left))
    if whole is not None and leaves_enough(s, whole):
        return whole
    for subset in (must_break(s, ice), spares_rig(s, ice)):
        plan = cheapest(s, ice, len([n for n in subset if n in left]), clicks)
        if plan is not None:
            return plan
    return NOTHING


def leaves_enough(s: State, plan: Plan) -> bool:
    inner = inner_rezzed(s)
    if not inner:
        return True
    ahead = passages(s, inner, 0)
    return ahead.open and plan.credits + ahead.credits <= funds(s, plan.joined(ahead.plan))
