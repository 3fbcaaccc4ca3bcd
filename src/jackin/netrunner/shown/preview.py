"""A run looked at before it is made: what protects the server, what breaking would cost, and what is left then.

The run is tried on a copy. The Corp rezzes nothing and uses nothing; of the ice that is rezzed, what ends the run or
hurts is broken in the best way there is, and the rest counts as let through. So it reads only what its seat sees.
"""

from __future__ import annotations

from typing import Final, TypedDict

from jackin.kernel.ask import Option
from jackin.kernel.machine import answer
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules.ice import has_strength, strength, subroutines_of
from jackin.netrunner.rules.payment import available
from jackin.netrunner.rules.queries import extra_accesses
from jackin.netrunner.shown.breakers import ends_the_run, harms
from jackin.netrunner.shown.log import knows
from jackin.netrunner.shown.plans import PlanView, icebreakers, plans
from jackin.netrunner.shown.runs import runs_on
from jackin.netrunner.state import UNDECIDED, State
from jackin.netrunner.words import (
    ARCHIVES, ARCHIVES_CARDS, CORP, FOR_USE, HQ, HQ_CARDS, RD, RD_CARDS, RUNNER, line, root, server_name,
)  # fmt: skip

MOST_STEPS: Final = 400
GOING_ON: Final = ("pass", "continue", "done", "decline", "no")


class IceRow(TypedDict):
    """One ice from the outermost inwards; `unknown` if it is not rezzed, `card` if the Runner knows it all the same.

    `credits` are -1 if nothing there can break it now; `toll` is what meeting it costs in any case. `ends` and
    `harms` tell what it does unbroken; `breaks` says what is counted on: breaking, or letting it.
    """

    ice: str
    card: str
    unknown: bool
    strength: int
    subroutines: int
    ends: bool
    harms: bool
    credits: int
    clicks: int
    cards: list[str]
    toll: int
    breaks: bool


class PreviewView(TypedDict):
    """`by` is the answer that begins it. `has` is the pool after that, `lent` what cards and bad publicity add for
    breakers; `bound` are the Corp's credits."""

    server: str
    by: str
    rows: list[IceRow]
    accesses: int
    has: int
    lent: int
    cost: int
    left: int
    bound: int


def begins(s: State, seat: int, server: str, by: str) -> Option | None:
    """The answer that begins a run there: this one, or the action."""
    ask = s.ask
    if ask is None or ask.seat != seat or seat != RUNNER:
        return None
    ways = [option for option in ask.options if option.value == by or (not by and option.verb == "run")]
    return next((option for option in ways if server_name(runs_on(s, option)) == server), None)


def preview(s: State, seat: int, server: str, wish: dict[str, bool], by: str = "") -> PreviewView | None:
    """`wish` says of ice by its handle whether it is to be broken; None if no run there can be begun now."""
    option = begins(s, seat, server, by)
    if option is None:
        return None
    place = runs_on(s, option)
    trial = Trial(s, option, place, wish)
    trial.go()
    cost = sum(max(0, row["credits"] if row["breaks"] else 0) + row["toll"] for row in trial.rows.values())
    return {
        "server": server,
        "by": option.value,
        "rows": [trial.rows[card] for card in s.zones[line(place)][::-1]],
        "accesses": accesses(s, place),
        "has": trial.has,
        "lent": trial.lent,
        "cost": cost,
        "left": trial.has + trial.lent - cost,
        "bound": s.credits[CORP],
    }


def accesses(s: State, server: int) -> int:
    """ACC-2: as many as there are for certain, without what the run itself may add."""
    found = len(s.zones[root(server)])
    if server in (HQ, RD):
        return found + min(1 + extra_accesses(s, server), len(s.zones[HQ_CARDS if server == HQ else RD_CARDS]))
    return found + (len(s.zones[ARCHIVES_CARDS]) if server == ARCHIVES else 0)


class Trial:
    """The run on a copy."""

    def __init__(self, s: State, option: Option, server: int, wish: dict[str, bool]) -> None:
        self.wish = wish
        self.s = s.fork()
        self.rows = {card: seen(s, card) for card in s.zones[line(server)]}
        answer(self.s, option.value)
        while self.s.run is None and self.s.ask is not None and self.s.ask.kind == "pay":
            answer(self.s, self.s.ask.values[0])
        self.has = self.s.credits[RUNNER]
        self.lent = means(self.s) - self.has

    def go(self) -> None:
        for _ in range(MOST_STEPS):
            run, ask = self.s.run, self.s.ask
            if run is None or ask is None or run.outcome != UNDECIDED or (run.ice < 0 and run.ahead == 0):
                return
            if ask.kind == "window" and ask.seat == RUNNER and run.interacting and not run.broken:
                self.meets(run.ice)
            else:
                self.goes_on()

    def goes_on(self) -> None:
        """Whatever else is asked is let pass; a toll is seen when it is paid."""
        run, ask = self.s.run, self.s.ask
        assert run is not None
        assert ask is not None
        ice, before = run.ice, self.s.credits[RUNNER]
        answer(self.s, next((value for value in ask.values if value in GOING_ON), ask.values[0]))
        if ice < 0 and self.s.run is not None:
            ice = self.s.run.ice
        if ice in self.rows:
            self.rows[ice]["toll"] += max(0, before - self.s.credits[RUNNER])

    def meets(self, ice: int) -> None:
        row, run = self.rows[ice], self.s.run
        assert run is not None
        plan = next((one for one in plans(self.s, RUNNER) if one["kind"] == "break-all"), None)
        if plan is not None:
            row["credits"], row["clicks"], row["cards"] = plan["credits"], plan["clicks"], plan["cards"]
        row["breaks"] = plan is not None and self.wish.get(row["ice"], row["ends"] or row["harms"])
        if row["breaks"] and plan is not None:
            self.carries_out(plan)
        else:
            run.broken = (1 << len(subroutines_of(self.s, ice))) - 1
            if not run.broken:
                answer(self.s, "pass")

    def carries_out(self, plan: PlanView) -> None:
        for value in plan["values"]:
            answer(self.s, value)


def seen(s: State, card: int) -> IceRow:
    """Ice as the Runner sees it before the run."""
    known, rezzed = knows(s, card, RUNNER), bool(s.faceup[card])
    return {
        "ice": s.public(card),
        "card": printed(s, card).slug if known else "",
        "unknown": not rezzed,
        "strength": strength(s, card) if rezzed and has_strength(s, card) else -1,
        "subroutines": len(subroutines_of(s, card)) if known else 0,
        "ends": known and ends_the_run(s, card),
        "harms": known and harms(s, card),
        "credits": -1,
        "clicks": 0,
        "cards": [],
        "toll": 0,
        "breaks": False,
    }


def means(s: State) -> int:
    """What can be spent on the breaker that has the most to spend."""
    return max([available(s, RUNNER, FOR_USE, card) for card in icebreakers(s)], default=s.credits[RUNNER])
