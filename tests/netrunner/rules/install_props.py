"""Cards printed for the tests of installing, and how a server looks to the Runner."""

from __future__ import annotations

from typing import Any

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.dsl import (
    ANYTHING,
    ASSET,
    HARDWARE,
    ICE,
    PROGRAM,
    SELF,
    TRASH_THIS,
    UPGRADE,
    YOURS,
    X,
    card,
    gain,
    hosts,
    install_cost,
    install_from_hand,
    may,
    memory,
    new_card,
    on_install,
    prevents,
    spend_on,
)
from jackin.netrunner.flows.install import FACEDOWN, IGNORE_COSTS, install
from jackin.netrunner.flows.pick import Picking
from jackin.netrunner.rules import faces
from jackin.netrunner.rules.abilities import Hook, Sequence
from jackin.netrunner.state import State
from tests.netrunner.scenario import Table


class InstallFromHand(Picking):
    """Install a card from hand in a way of its own, whatever stands against it."""

    def __init__(self, how: int) -> None:
        super().__init__()
        self.how = how

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [c for c in s.zones[words.HAND[f.seat]] if c != f.card]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], 0, self.how)


class SwapTwoIce(Picking):
    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[words.line(words.HQ)])

    def fewest(self, s: State, f: Frame) -> int:
        return 2

    def most(self, s: State, f: Frame) -> int:
        return 2

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        faces.swap(s, cards[0], cards[1])


def print_cards() -> None:
    new_card("test-inst-free", side="runner", type="event", cost=0)
    card("test-inst-free", play=InstallFromHand(IGNORE_COSTS))
    new_card("test-inst-facedown", side="runner", type="event", cost=0)
    card("test-inst-facedown", play=InstallFromHand(FACEDOWN))
    new_card("test-inst-any", side="runner", type="event", cost=0)
    card("test-inst-any", play=install_from_hand(ANYTHING))
    new_card("test-inst-three", side="runner", type="event", cost=0)
    card("test-inst-three", play=[install_from_hand(PROGRAM, optional=True) for _ in range(3)])
    new_card("test-inst-swap", side="corp", type="operation", cost=0)
    card("test-inst-swap", play=SwapTwoIce())
    new_card("test-inst-daemon", side="runner", type="program", cost=1, memory=2)
    card("test-inst-daemon", hosts=hosts(PROGRAM))
    new_card("test-inst-giant", side="runner", type="program", cost=0, memory=5)
    card("test-inst-giant")
    new_card("test-inst-half", side="runner", type="program", cost=0, memory=3)
    card("test-inst-half")
    new_card("test-inst-bank", side="runner", type="program", cost=0, memory=4)
    card("test-inst-bank", recurring=3, spend=[spend_on(words.FOR_INSTALL)])
    new_card("test-inst-x", side="runner", type="hardware", cost="X")
    card("test-inst-x", when=[on_install(SELF, gain(X))])
    new_card("test-inst-tax", side="runner", type="resource", cost=0)
    card("test-inst-tax", static=[install_cost(ICE | ASSET | UPGRADE, 2)])
    new_card("test-inst-region", side="corp", type="upgrade", cost=0, subtypes=["region"])
    card("test-inst-region")
    new_card("test-inst-alarm", side="corp", type="asset", cost=0)
    alarm = Hook(words.TRASHED, Sequence([may(install_from_hand(ASSET))]), YOURS)
    card("test-inst-alarm", when=[alarm])
    new_card("test-inst-shrink", side="runner", type="hardware", cost=0)
    card("test-inst-shrink", static=[memory(-4)])
    new_card("test-inst-guard", side="runner", type="resource", cost=0)
    card("test-inst-guard", prevent=[prevents("trash", 1, TRASH_THIS, of=PROGRAM | HARDWARE)])


print_cards()


def seen(t: Table, name: str) -> Any:
    """A server as the Runner sees it."""
    return next(shown for shown in t.runner.view["servers"] if shown["name"] == name)


def facedown_in_archives(t: Table) -> int:
    return int(t.runner.view["corp"]["archives_facedown"])
