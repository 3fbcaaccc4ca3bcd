"""Conditions met, and the abilities they trigger (ABIL, SIM, CHAIN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, declare, flow
from jackin.kernel.machine import Position, Rules
from jackin.kernel.registers import K, M, N
from jackin.netrunner.rules.abilities import Hook, Sequence, text_of
from jackin.netrunner.catalog import CARDS, Card
from jackin.netrunner.rules.listener import listener
from jackin.netrunner.rules.loops import cuts
from jackin.netrunner.rules.changes import context, forbidden
from jackin.netrunner.rules.memory import memory_limit, memory_used
from jackin.netrunner.rules.servers import server_fits
from jackin.netrunner.rules.reading import ABOUT, NUMBER
from jackin.netrunner.state import Loop, Met, State
from jackin.netrunner.words import (
    ACCESSED, CANNOT_USE, DECK, EVENTS, EXPOSED, HAND, LOST_TO_DAMAGE, RUNNER, SERVER, STOLEN, TITLE_PLAYED, TRASHED,
    WATCHED,
)  # fmt: skip

OF_ITSELF: Final = sum(1 << number for number in (ACCESSED, TRASHED, STOLEN, EXPOSED, LOST_TO_DAMAGE))
"""ACTV-5: a card may speak of itself while it is not active."""
SERVER_EVENTS: Final = sum(1 << number for number, row in enumerate(EVENTS) if row.n == SERVER)


def emit(s: State, event: int, subject: int = -1, n: int = 0) -> None:
    """Something happens. Conditions met in the same step are met at the same moment (SIM-2)."""
    s.happened.append((event, subject, n))
    bit: i64 = 1 << event
    if s.hearing & bit:
        for card in s.awake:
            p = CARDS[s.code[card]]
            if p.hears & bit:
                meet(s, p, card, event, subject, n, False)
    if bit & OF_ITSELF:
        p = CARDS[s.code[subject]]
        if p.hears & bit and subject not in s.awake:
            meet(s, p, subject, event, subject, n, True)
    if s.run is not None and s.run.text is not None:
        meet_run_text(s, event, subject, n)
    if s.lasting:
        meet_lasting(s, event, subject, n)
    if s.met:
        s.stirred = True


def note(s: State, event: int, subject: int = -1, n: int = 0) -> None:
    """ORD-2: prevented or replaced, it triggers nothing but still counts as having happened."""
    s.happened.append((event, subject, n))


def note_title(s: State, card: int) -> None:
    """A text that works once a turn, however many copies there are, has worked."""
    note(s, TITLE_PLAYED, n=s.code[card])


def title_used(s: State, card: int) -> bool:
    return (TITLE_PLAYED, -1, s.code[card]) in s.happened


def meet(s: State, p: Card, card: int, event: int, subject: int, n: int, asleep: bool) -> None:
    f = context(s, card)
    for hook in p.behaviour.hooks:
        if hook.event == event and (hook.inactive or not asleep) and matches(s, hook, f, event, subject, n):
            if event == WATCHED and not hook.text.could(s, f):  # it would be met again and again
                continue
            if not (s.lasting and hook.text.is_optional() and forbidden(s, CANNOT_USE, card)):
                s.met.append(Met(hook, p.side, card, s.serial[card], subject, n))


def matches(s: State, hook: Hook, f: Frame, event: int, subject: int, n: int) -> bool:
    ABOUT.set(f, subject)
    NUMBER.set(f, n)
    if not applies(s, hook, f, event, subject, n):
        return False
    if hook.first:
        for earlier in s.happened[:-1]:
            if earlier[0] == event and applies(s, hook, f, event, earlier[1], earlier[2]):
                return False
    return hook.only_if is None or hook.only_if.holds(s, f)


def applies(s: State, hook: Hook, f: Frame, event: int, subject: int, n: int) -> bool:
    if hook.whose >= 0 and (n != f.seat) == (hook.whose == 1):
        return False
    if 1 << event & SERVER_EVENTS and not server_fits(n, hook.server):
        return False
    return hook.of is None or (subject >= 0 and hook.of.fits(s, subject, f))


def meet_run_text(s: State, event: int, subject: int, n: int) -> None:
    run = s.run
    assert run is not None
    for hook in text_of(run).hooks:
        if hook.event == event:
            f = Frame(TRIGGER, RUNNER, run.source)
            if matches(s, hook, f, event, subject, n):
                s.met.append(Met(hook, RUNNER, run.source, -1, subject, n))


def meet_lasting(s: State, event: int, subject: int, n: int) -> None:
    """What an event without a subject triggers may be about a card of its own."""
    for lasting in s.lasting.copy():
        if lasting.event == event and lasting.text is not None and (subject < 0 or lasting.target in (-1, subject)):
            s.lasting.remove(lasting)
            about = subject if subject >= 0 else lasting.target
            s.met.append(Met(lasting.text, lasting.seat, lasting.source, -1, about, n))


# Resolving

# What a frame of TRIGGER or RESOLVE holds besides what its text reads: how many instructions are done, the serial
# of the card when the condition was met
DONE: Final = K()
SERIAL: Final = M()

# What a frame of ORDER holds: how many frames below it wait
WAITING: Final = N()


def sequence_of(f: Frame) -> Sequence:
    text = f.text
    if isinstance(text, Hook):
        return text.text
    assert isinstance(text, Sequence)
    return text


def triggers(s: State, f: Frame) -> Ask | None:
    """ABIL-8: a source that went inactive before this moment triggers nothing."""
    if not still_valid(s, f):
        f.finish()
    return None


def still_valid(s: State, f: Frame) -> bool:
    serial = SERIAL.of(f)
    return serial < 0 or (s.serial[f.card] == serial and (f.card in s.awake or works_asleep(f)))


def works_asleep(f: Frame) -> bool:
    """ACTV-5: access abilities work on inactive cards."""
    return isinstance(f.text, Hook) and f.text.inactive


def resolves(s: State, f: Frame) -> Ask | None:
    """COMPD-2, CHAIN-1: one instruction; what it triggers resolves before the next."""
    if s.loop is not None and DONE.of(f) == 0 and cuts(s, f):
        return None
    effects = sequence_of(f).effects
    done = DONE.of(f)
    if done < len(effects):
        DONE.set(f, done + 1)
        if done + 1 < len(effects):
            f.again()
        effects[done].do(s, f)
    return None


RESOLVE: Final = flow("resolve", resolves)
TRIGGER: Final = flow("trigger", triggers, resolves)


def resolve(s: State, text: Sequence, f: Frame) -> None:
    """Resolve a text inside another, with the same source and registers."""
    s.stack.append(f.reads(RESOLVE, text))


def resolve_text(s: State, seat: int, card: int, text: Sequence | None, about: int = -1, number: int = 0) -> None:
    """Resolve a text of a card from its beginning; with X, or about another card."""
    s.call(RESOLVE, seat, card, about, number, text=text)


def resolve_ability(
    s: State, seat: int, card: int, text: Sequence, x: int, lay_in: int, as_it_was: tuple[int, ...]
) -> None:
    """Resolve what a paid ability does; its card may have gone for it."""
    s.call(RESOLVE, seat, card, -1, x, lay_in, 0, (), as_it_was, text)


def orders(s: State, f: Frame) -> Ask | None:
    """SIM-2: the active player takes own abilities in any order, then the opponent."""
    waiting = s.stack[-1 - WAITING.of(f) : -1]
    live = [w for w in waiting if still_valid(s, w)] or waiting
    seat = s.active if any(w.seat == s.active for w in live) else 1 - s.active
    options: list[Option] = []
    named: set[str] = set()
    for n, w in enumerate(waiting):
        name = waiting_name(s, w)
        if w.seat == seat and w in live and name not in named:
            named.add(name)
            options.append(Option("trigger", name, w.card, way=n, other=told_of(s, w)))
    return Ask(seat, "order", options)


def waiting_name(s: State, w: Frame) -> str:
    text = w.text
    assert text is not None
    subject = told_of(s, w)
    return f"{text.name} {s.public(subject)}" if subject >= 0 else text.name


def told_of(s: State, w: Frame) -> int:
    """The card on the table that a waiting ability is about; -1 if there is none."""
    card = ABOUT.of(w)
    return card if card >= 0 and s.serial[card] and s.zone[card] not in HAND + DECK else -1


def next_trigger(s: State, f: Frame) -> Ask | None:
    at = len(s.stack) - 1 - WAITING.of(f) + s.got.way
    frame = s.stack.pop(at)
    WAITING.add(f, -1)
    if WAITING.of(f) > 1:
        f.jump(orders)
    s.stack.append(frame)
    return None


ORDER: Final = flow("order", orders, next_trigger)


OVERLOAD: Final = declare("overload")
"""Its steps are in flows/memory.py."""


class NetrunnerRules(Rules):
    """After every step: memory first (AMB-34), then what has been met, then what is watched for."""

    def settle(self, p: Position) -> None:
        assert isinstance(p, State)
        s = p
        s.stirred = False
        if s.met:
            push_met(s)
        if s.hearing & 1 << WATCHED:
            s.stirred = True
            watch(s)
        if s.memory_touched and not s.over:
            s.memory_touched = False
            if memory_used(s) > memory_limit(s) and s.frame(OVERLOAD) is None:
                s.call(OVERLOAD, RUNNER)
        if s.automated and not s.over:
            listener().settles(s)

    def goes_round(self, p: Position) -> None:
        assert isinstance(p, State)
        if p.loop is None:
            p.loop = Loop()

    def decided(self, p: Position) -> None:
        assert isinstance(p, State)
        p.loop = None

    def automatic(self, p: Position, ask: Ask) -> Option | None:
        assert isinstance(p, State)
        return listener().answers(p, ask)


def push_met(s: State) -> None:
    met = s.met
    s.met = []
    for m in reversed(met):
        s.call(TRIGGER, m.seat, m.card, m.subject, m.n, m.serial, 0, (), (), m.text)
    if len(met) > 1:
        s.call(ORDER, s.active, n=len(met))


def watch(s: State) -> None:
    """Conditions that compare a value ("when its strength is 0 or less"), checked after every step."""
    bit = 1 << WATCHED
    for card in s.awake:
        p = CARDS[s.code[card]]
        if p.hears & bit and not any(f.card == card and is_watched(f) for f in s.stack):
            meet(s, p, card, WATCHED, card, 0, False)
    if s.met:
        push_met(s)


def is_watched(f: Frame) -> bool:
    return f.flow is TRIGGER and isinstance(f.text, Hook) and f.text.event == WATCHED


RULES: Final = NetrunnerRules()
