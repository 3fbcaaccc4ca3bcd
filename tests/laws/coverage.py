"""What has occurred in play: flow steps, kinds of ask, and every ability of every card."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path

from jackin.kernel.ask import Ask
from jackin.kernel.frame import FLOWS, TEXTS, Frame, Text
from jackin.netrunner.catalog import CARDS, Card, can_be_advanced
from jackin.netrunner.flows.access import ZONE
from jackin.netrunner.rules.abilities import Behaviour, Hook, Sequence, Static
from jackin.netrunner.rules.changes import context
from jackin.netrunner.rules.measures import Value
from jackin.netrunner.rules.queries import link
from jackin.netrunner.rules.triggers import DONE
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    AGENDA_TYPE, ALL_KNOW, CARD_INSTALLED, CREDIT, HOSTED, RD_CARDS, RIG, RUNNER_SCORE, SCORE, is_line, is_root,
)  # fmt: skip

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
            self.did("rez-first", s, s.got.card)
        if (flow, step) == ("rez", "pays_additional"):
            self.did("rez-cost", s, f.card)
        if (flow, step) == ("advance", "advances"):
            self.did("advanceable", s, f.card)
        if (flow, step) == ("access-card", "pays_for_it"):
            card = f.card if s.got.verb == "steal" else s.got.card
            self.did(f"{s.got.verb}-accessed", s, card)
        if flow == "pay":
            self.sources = [(card, s.hosted_credits(card)) for card in s.awake]

    def after(self, flow: str, step: str, s: State, f: Frame, ask: Ask | None) -> None:
        if ask is not None:
            self.names.add(f"ask {ask.kind}")
        if flow == "pay":
            for card, had in self.sources:
                if s.hosted_credits(card) < had:
                    self.did("spend", s, card)
        if (flow, step) == ("access-card", "accesses") and ZONE.of(f) == RD_CARDS and s.knows[f.card] == ALL_KNOW:
            if CARDS[s.code[f.card]].behaviour.revealed_from_rd:
                self.did("revealed", s, f.card)

    def did(self, what: str, s: State, card: int) -> None:
        if card >= 0:
            self.names.add(f"{what} {CARDS[s.code[card]].slug}")

    def text(self, text: Text) -> None:
        self.names.add(f"text {text.name}")
        if isinstance(text, Hook):
            self.text(text.text)

    def at_decision(self, s: State) -> None:
        """Constant abilities, hosts and values are seen on the table."""
        for card in s.awake:
            p = CARDS[s.code[card]]
            for n, static in enumerate(p.behaviour.statics):
                if f"static {p.slug} {n}" not in self.names and applies(s, card, static):
                    self.names.add(f"static {p.slug} {n}")
        for card, code in enumerate(s.code):
            for name in lying(CARDS[code]):
                if LYING[name][1](s, card, CARDS[code].behaviour):
                    self.did(name, s, card)


def applies(s: State, source: int, static: Static) -> bool:
    f = context(s, source)
    if static.only_if is not None and not static.only_if.holds(s, f):
        return False
    if static.amount.of(s, f) == 0:
        return False
    return static.of is None or any(static.of.fits(s, card, f) for card in range(len(s.code)))


def counts(s: State, card: int, value: Value | None) -> bool:
    return value is not None and value.of(s, context(s, card)) != 0


def is_immune(s: State, card: int, b: Behaviour) -> bool:
    """It is met by a card that cannot break it."""
    met = s.run is not None and s.run.interacting and s.run.ice == card
    wanted = b.unbroken_by
    return met and wanted is not None and any(wanted.fits(s, other, context(s, card)) for other in s.zones[RIG])


def begins_otherwise(b: Behaviour) -> bool:
    return (b.starting_hand, b.starting_credits, b.starting_bad_publicity) != (5, 5, 0)


# What is so while a card lies where it lies: which cards it is said of, and when it is seen

LYING: dict[str, tuple[Callable[[Behaviour], bool], Callable[[State, int, Behaviour], bool]]] = {
    "recurring": (
        lambda b: b.recurring > 0 or b.recurring_x is not None,
        lambda s, card, b: card in s.awake and s.counter(card, CREDIT) > 0,
    ),
    "hosts": (lambda b: b.hosts is not None, lambda s, card, b: card in s.host),
    "install-on": (lambda b: b.install_on is not None, lambda s, card, b: s.host[card] >= 0),
    "install-faceup": (
        lambda b: b.install_faceup,
        lambda s, card, b: s.faceup[card] == 1 and any(event[:2] == (CARD_INSTALLED, card) for event in s.happened),
    ),
    "cloud": (lambda b: b.cloud, lambda s, card, b: s.zone[card] == RIG and link(s) >= 2),
    "works-hosted": (lambda b: b.works_hosted, lambda s, card, b: s.zone[card] == HOSTED and card in s.awake),
    "works-stolen": (lambda b: b.works_stolen, lambda s, card, b: s.zone[card] == RUNNER_SCORE and card in s.awake),
    "loses": (
        lambda b: b.loses is not None,
        lambda s, card, b: is_line(s.zone[card]) and card in s.awake and counts(s, card, b.loses),
    ),
    "requires": (
        lambda b: b.requires is not None,
        lambda s, card, b: is_root(s.zone[card]) and counts(s, card, b.requires),
    ),
    "worth": (
        lambda b: b.worth is not None,
        lambda s, card, b: s.zone[card] in SCORE and counts(s, card, b.worth),
    ),
    "rez-discount": (
        lambda b: b.rez_discount is not None,
        lambda s, card, b: is_line(s.zone[card]) and card not in s.awake and counts(s, card, b.rez_discount),
    ),
    "unbroken-by": (lambda b: b.unbroken_by is not None, lambda s, card, b: is_immune(s, card, b)),
    "starts": (begins_otherwise, lambda s, card, b: s.ask is not None and s.ask.kind == "mulligan"),
}


@cache
def lying(card: Card) -> list[str]:
    return [name for name, (has, _) in LYING.items() if has(card.behaviour)]


# Everything there is


def everything() -> set[str]:
    """What the engine itself can do."""
    return steps() | asks()


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


def abilities(card: Card) -> set[str]:
    """All that a card can do: each of its texts by name, and what it does besides."""
    b = card.behaviour
    found = {f"text {name}" for name in TEXTS if name.split("/")[0] == card.slug}
    found |= {f"static {card.slug} {n}" for n in range(len(b.statics))}
    found |= {f"{name} {card.slug}" for name in lying(card)}
    for name, has in (
        ("spend", bool(b.spending)), ("rez-cost", b.rez_cost is not None), ("revealed", b.revealed_from_rd),
        ("advanceable", can_be_advanced(b) or card.type == AGENDA_TYPE), ("steal-accessed", b.steal_cost > 0),
        ("trash-by-accessed", b.trashes_accessed is not None), ("remove-by-accessed", b.removes_accessed),
        ("rez-first", any(prevention.rez_first for prevention in b.preventions)),
    ):  # fmt: skip
        if has:
            found.add(f"{name} {card.slug}")
    return found
