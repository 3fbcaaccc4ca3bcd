"""Walking a turn chart: which step is asking, and cards that always leave something to do in a window."""

from __future__ import annotations

from jackin.netrunner.dsl import card, gain, new_card, spend_counter
from jackin.netrunner.words import POWER
from tests.netrunner.scenario import Put, Table, rezzed

new_card("test-chart-pocket", side="runner", type="resource", cost=0)
card("test-chart-pocket", paid=[spend_counter(POWER, gain(1))])

new_card("test-chart-ledger", side="corp", type="asset", cost=0, trash=1)
card("test-chart-ledger", paid=[spend_counter(POWER, gain(1))])


def pocket(uses: int = 30) -> Put:
    """The Runner may take a credit from it in any window."""
    return rezzed("test-chart-pocket", power=uses)


def ledger(uses: int = 30) -> Put:
    """The Corp may take a credit from it in any window."""
    return rezzed("test-chart-ledger", power=uses)


def step(t: Table) -> str:
    """The step of the turn's chart that the open ask belongs to."""
    return t.state.stack[1].step


def number_asked(t: Table) -> int:
    """The number in the open question: clicks left, cards too many."""
    assert t.ask is not None
    return t.ask.n


def reaches(t: Table, wanted: str) -> Table:
    """Take credits and let things pass until this step of the turn asks."""
    while step(t) != wanted:
        goes_on(t)
    return t


def goes_on(t: Table) -> None:
    ask = t.ask
    assert ask is not None, "the game is over"
    if not t.let_pass():
        seat = t.corp if ask.seat == 0 else t.runner
        seat.answers("credit" if ask.kind == "action" else ask.values[-1])


def walk(t: Table) -> list[tuple[str, str, str]]:
    """Every ask from here to the end of the turn: step, who, what. Actions are spent on credits."""
    seen = []
    seat = t.state.active
    while t.ask is not None and t.state.active == seat:
        who, what = t.asked or ("", "")
        seen.append((step(t), who, what))
        goes_on(t)
    return seen


def rez(t: Table, slug: str) -> str:
    return f"rez {t.corp.id(slug)}"


def score(t: Table, slug: str) -> str:
    return f"score {t.corp.id(slug)}"


def use(t: Table, slug: str, ability: int = 0) -> str:
    return f"use {t.corp.id(slug)} {ability}"
