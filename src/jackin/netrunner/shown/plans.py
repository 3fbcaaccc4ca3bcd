"""Ways to break ice, each under one button: whole sequences of answers with what they cost (RUN-3.1, BRK).

A plan is found by trying: abilities are used on copies of the position until everything wanted is broken. All that
it reads and does is the Runner's own and open to both seats, so a plan tells nothing that its seat does not know.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple, TypedDict

from jackin.kernel.ask import Option
from jackin.kernel.machine import answer
from jackin.netrunner.rules.abilities import Paid
from jackin.netrunner.catalog import printed
from jackin.netrunner.flows.breaking import unbroken
from jackin.netrunner.rules.changes import context
from jackin.netrunner.rules.ice import strength
from jackin.netrunner.state import State
from jackin.netrunner.words import ICEBREAKER_SUBTYPE, RIG, RUNNER

MOST_TRIES: Final = 150


class PlanView(TypedDict):
    """`subroutine` is -1 for all of them; `cards` are the handles of what is used."""

    kind: str
    values: list[str]
    credits: int
    clicks: int
    subroutine: int
    cards: list[str]


class Try(NamedTuple):
    """A copy of the position some answers on; `left` is what is still to be broken."""

    s: State
    wanted: tuple[int, ...]
    left: tuple[int, ...]
    values: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    credits: int = 0
    clicks: int = 0


def plans(s: State, seat: int) -> list[PlanView]:
    """The ways to break everything, best first, then the cheapest for each subroutine and means."""
    ask, run = s.ask, s.run
    if seat != RUNNER or ask is None or ask.seat != RUNNER or ask.kind != "window" or run is None:
        return []
    left = tuple(unbroken(s))
    if not left:
        return []
    ice, breakers = s.public(run.ice), [s.public(card) for card in icebreakers(s)]
    whole: list[Try] = []
    for means in [(ice,), *((ice, breaker) for breaker in breakers)]:
        whole += search(s, means, left, False) + search(s, means, left, True)
    single = [plan for n in left for means in (ice, *breakers) for plan in search(s, (means,), (n,), False)[:1]]
    return distinct([as_plan(done) for done in whole]) + [as_plan(done, done.wanted[0]) for done in single]


def icebreakers(s: State) -> list[int]:
    return [card for card in s.zones[RIG] if printed(s, card).subtypes & ICEBREAKER_SUBTYPE]


def search(s: State, means: tuple[str, ...], wanted: tuple[int, ...], sapping: bool) -> list[Try]:
    """The cheapest plan for each number of clicks; `sapping`: other cards may weaken the ice as well."""
    found: dict[int, Try] = {}
    seen: set[tuple[int, ...]] = set()
    queue: list[tuple[int, int, int, Try]] = [(0, 0, 0, Try(s, wanted, wanted))]
    tries = 0
    while queue and tries < MOST_TRIES:
        _, _, _, now = heappop(queue)
        if not now.left:
            found.setdefault(now.clicks, now)
            continue
        for option in uses(now.s, means, sapping):
            tries += 1
            then = tried(now, option)
            if then is not None and key(then) not in seen:
                seen.add(key(then))
                heappush(queue, (then.credits, then.clicks, tries, then))
    return worthwhile(list(found.values()))


def uses(s: State, means: tuple[str, ...], sapping: bool) -> list[Option]:
    """The abilities of the means; other icebreakers do not help."""
    ask = s.ask
    assert ask is not None
    others = {s.public(card) for card in icebreakers(s)}
    return [
        option
        for option in ask.options
        if option.verb == "use" and (option.name in means or (sapping and option.name not in others))
    ]


def tried(now: Try, option: Option) -> Try | None:
    """Use an ability on a copy and break what is wanted with it; None if that leads nowhere."""
    s = now.s.fork()
    values = [option.value]
    answer(s, option.value)
    while s.ask is not None and s.ask.seat == RUNNER and s.ask.kind in ("pay", "break"):
        value = next_value(s, now.left)
        values.append(value)
        answer(s, value)
    paid = printed(now.s, option.card).behaviour.paid[option.n]
    left = now.left[breaks(paid) :]
    if left and not (can_go_on(now.s, s) and leads_on(now, s, left, option.card)):
        return None
    cards = now.cards if option.name in now.cards else (*now.cards, option.name)
    price = paid.cost.credits.of(now.s, context(now.s, option.card)) if paid.cost.credits is not None else 0
    return Try(
        s, now.wanted, left, now.values + tuple(values), cards, now.credits + price, now.clicks + paid.cost.clicks
    )


def breaks(paid: Paid) -> int:
    """How many subroutines one use can break."""
    return max([effect.breaks() for effect in paid.text.effects], default=0)


def next_value(s: State, wanted: tuple[int, ...]) -> str:
    """Pay as the table suggests; break the first wanted subroutine, and no other if that can be helped."""
    ask = s.ask
    assert ask is not None
    if ask.kind == "pay":
        return ask.options[0].value
    return next((option.value for option in ask.options if option.n in wanted), ask.options[-1].value)


def can_go_on(before: State, after: State) -> bool:
    """Whether the Runner is still asked in the same encounter."""
    ask, was, run = after.ask, before.run, after.run
    if ask is None or ask.seat != RUNNER or ask.kind != "window" or was is None or run is None:
        return False
    return run.encountering and run.ice == was.ice


def leads_on(now: Try, after: State, left: tuple[int, ...], card: int) -> bool:
    """It broke something, or closed the gap between breaker and ice; a strong breaker needs no more strength."""
    before, run = now.s, now.s.run
    assert run is not None
    if len(left) < len(now.left) or strength(after, run.ice) < strength(before, run.ice):
        return True
    return strength(before, card) < strength(before, run.ice) and strength(before, card) < strength(after, card)


def key(t: Try) -> tuple[int, ...]:
    """What tells two tries apart: what is left to do, how strong everything is, what was spent."""
    if not t.left or t.s.run is None:
        return len(t.left), t.clicks, t.credits
    force = sum(strength(t.s, card) for card in icebreakers(t.s))
    return len(t.left), t.clicks, t.credits, strength(t.s, t.s.run.ice), force


def as_plan(done: Try, subroutine: int = -1) -> PlanView:
    return {
        "kind": "break-all" if subroutine < 0 else "break",
        "values": list(done.values),
        "credits": done.credits,
        "clicks": done.clicks,
        "subroutine": subroutine,
        "cards": list(done.cards),
    }


def worthwhile(found: list[Try]) -> list[Try]:
    """Clicks must save credits."""
    found.sort(key=lambda done: (done.clicks, done.credits))
    kept: list[Try] = []
    for done in found:
        if not kept or done.credits < kept[-1].credits:
            kept.append(done)
    return kept


def distinct(found: list[PlanView]) -> list[PlanView]:
    """Each set of cards and number of clicks once; what needs the fewest of both comes first."""
    kept: dict[tuple[str, ...], PlanView] = {}
    for plan in sorted(found, key=lambda plan: (plan["clicks"], len(plan["cards"]), plan["credits"])):
        kept.setdefault((*sorted(plan["cards"]), str(plan["clicks"])), plan)
    return list(kept.values())
