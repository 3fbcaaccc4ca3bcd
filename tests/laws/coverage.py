"""What has occurred in play: flow steps, kinds of ask, events, effects, and every ability of every Core Set card."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

from jackin.kernel.ask import Ask
from jackin.kernel.frame import FLOWS, TEXTS, Frame, Text
from jackin.netrunner.catalog import CARDS, Card
from jackin.netrunner.flows.access import ZONE
from jackin.netrunner.rules.abilities import Hook, Sequence, Static
from jackin.netrunner.rules.queries import context
from jackin.netrunner.rules.triggers import DONE
from jackin.netrunner.state import State
from jackin.netrunner.words import ADVANCEMENT, AGENDA_TYPE, ALL_KNOW, CREDIT, EVENTS, RD_CARDS
from tests.laws.play import CORE

SRC = Path(__file__).parents[2] / "src/jackin"


class Occurred:
    """A watcher that remembers the names of everything it has seen."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.sources: list[tuple[int, int]] = []

    def before(self, flow: str, step: str, s: State, f: Frame) -> None:
        self.names.add(f"step {flow}/{step}")
        if f.text is not None:
            self.text(f.text)
        if step == "resolves":
            sequence = f.text.text if isinstance(f.text, Hook) else f.text
            if isinstance(sequence, Sequence) and DONE.of(f) < len(sequence.effects):
                self.text(sequence.effects[DONE.of(f)])
        if (flow, step) == ("prevent", "prevents") and s.got.verb == "prevent":
            self.text(CARDS[s.code[s.got.card]].behaviour.preventions[s.got.n])
        if (flow, step) == ("run", "accesses") and s.got.card >= 0:
            hook = CARDS[s.code[s.got.card]].behaviour.instead
            if hook is not None:
                self.text(hook)
        if (flow, step) == ("rez-to-prevent", "rezzes_to_prevent") and s.got.verb == "rez":
            self.names.add(f"rez-first {CARDS[s.code[s.got.card]].slug}")
        if (flow, step) == ("rez", "pays_additional"):
            self.names.add(f"rez-cost {CARDS[s.code[f.card]].slug}")
        if flow == "pay":
            self.sources = [(card, s.hosted_credits(card)) for card in s.awake]

    def after(self, flow: str, step: str, s: State, f: Frame, ask: Ask | None) -> None:
        for event in s.happened:
            self.names.add(f"event {EVENTS[event[0]].name}")
        if ask is not None:
            self.names.add(f"ask {ask.kind}")
        if flow == "pay":
            for card, had in self.sources:
                if s.hosted_credits(card) < had:
                    self.names.add(f"spend {CARDS[s.code[card]].slug}")
        if (flow, step) == ("access-card", "accesses") and ZONE.of(f) == RD_CARDS and s.knows[f.card] == ALL_KNOW:
            if CARDS[s.code[f.card]].behaviour.revealed_from_rd:
                self.names.add(f"revealed {CARDS[s.code[f.card]].slug}")

    def text(self, text: Text) -> None:
        self.names.add(f"text {text.name}")
        self.names.add(f"effect {type(text).__name__}")
        if isinstance(text, Hook):
            self.names.add(f"event {EVENTS[text.event].name}")
            self.text(text.text)

    def at_decision(self, s: State) -> None:
        """Constant abilities, hosts and tokens are seen on the table."""
        for card in s.awake:
            p = CARDS[s.code[card]]
            for n, static in enumerate(p.behaviour.statics):
                if f"static {p.slug} {n}" not in self.names and applies(s, card, static):
                    self.names.add(f"static {p.slug} {n}")
            if p.behaviour.recurring and s.counter(card, CREDIT):
                self.names.add(f"recurring {p.slug}")
        for card, host in enumerate(s.host):
            if host >= 0:
                self.names.add(f"hosts {CARDS[s.code[host]].slug}")
                self.names.add(f"install-on {CARDS[s.code[card]].slug}")
        for key in s.counters:
            if key % 8 == ADVANCEMENT:
                self.names.add(f"advanceable {CARDS[s.code[key // 8]].slug}")


def applies(s: State, source: int, static: Static) -> bool:
    f = context(s, source)
    if static.only_if is not None and not static.only_if.holds(s, f):
        return False
    if static.amount.of(s, f) == 0:
        return False
    return static.of is None or any(static.of.fits(s, card, f) for card in range(len(s.code)))


# Everything there is


def everything() -> set[str]:
    return steps() | asks() | core_texts() | core_events() | {name for card in CORE for name in abilities(card)}


def steps() -> set[str]:
    """The steps of the engine's own flows; tests and the other game have some too."""
    return {
        f"step {flow.name}/{name}"
        for flow in FLOWS.values()
        for name, step in zip(flow.names, flow.steps, strict=True)
        if str(step.__module__).startswith("jackin.netrunner.")
    }


def asks() -> set[str]:
    """The kinds of ask that the source names: `Ask(seat, "kind", ...)`."""
    found = set()
    for path in (SRC / "netrunner").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Ask":
                kind = node.args[1]
                assert isinstance(kind, ast.Constant), f"{path}: an ask without a plain kind"
                found.add(f"ask {kind.value!s}")
    return found


def core_texts() -> set[str]:
    """Each text of a Core Set card by its name, and the class of each."""
    slugs = {card.slug for card in CORE}
    texts = [text for name, text in TEXTS.items() if name.split("/")[0] in slugs]
    return {f"text {text.name}" for text in texts} | {f"effect {type(text).__name__}" for text in texts}


def core_events() -> set[str]:
    return {f"event {EVENTS[hook.event].name}" for card in CORE for hook in card.behaviour.hooks}


def abilities(card: Card) -> Iterable[str]:
    """What a card does besides its texts."""
    b = card.behaviour
    for n in range(len(b.statics)):
        yield f"static {card.slug} {n}"
    for name, has in (
        ("recurring", b.recurring > 0), ("spend", bool(b.spending)), ("hosts", b.hosts is not None),
        ("install-on", b.install_on is not None), ("rez-cost", b.rez_cost is not None),
        ("advanceable", b.advanceable or card.type == AGENDA_TYPE), ("revealed", b.revealed_from_rd),
        ("rez-first", any(prevention.rez_first for prevention in b.preventions)),
    ):  # fmt: skip
        if has:
            yield f"{name} {card.slug}"
