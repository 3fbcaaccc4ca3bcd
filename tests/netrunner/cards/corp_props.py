"""Cards printed for the tests of the Corp's cards, and the positions that many of those tests begin with."""

from __future__ import annotations

from typing import Any

from jackin.kernel.frame import Frame
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.dsl import INSTALLED, TRASH_THIS, YOURS, card, gain, new_card, paid, prevents, trash_chosen
from jackin.netrunner.dsl.costs import Part
from jackin.netrunner.flows.expose import expose
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.active import unrezzed as is_unrezzed
from jackin.netrunner.state import State
from jackin.netrunner.words import SERVERS
from tests.netrunner.scenario import Player, Table, corp, rezzed, runner, server, table, unrezzed

Side = dict[str, Any]
"""What a side of the table is called with, where a test puts it together."""

FREE: list[Part] = []
FIVE = ["diesel", "modded", "tinkering", "easy-mark", "inside-job"]


class ExposeAll(Effect):
    """Every unrezzed card, in one effect."""

    def do(self, s: State, f: Frame) -> None:
        expose(s, tuple(c for zone in s.zones[SERVERS:] for c in zone if is_unrezzed(s, c)), f.card)


new_card("test-corp-idler", side="runner", type="resource", cost=0)
card("test-corp-idler", paid=[paid(FREE, gain(0))])  # so that the Runner is asked in every window

new_card("test-corp-wrecker", side="runner", type="resource", cost=0)
card("test-corp-wrecker", paid=[paid(FREE, trash_chosen(INSTALLED & ~YOURS))])

new_card("test-corp-lamp", side="runner", type="resource", cost=0)
card("test-corp-lamp", paid=[paid(FREE, ExposeAll())])

new_card("test-corp-bargain", side="runner", type="event", cost=0, subtypes=["transaction"])
card("test-corp-bargain", play=gain(1))

new_card("test-corp-helmet", side="runner", type="resource", cost=0)
card("test-corp-helmet", prevent=[prevents("brain", 1, TRASH_THIS)])


def meets(*ice: Any, rig: Any = (), corp_credits: int = 5, hq: Any = (), **side: Any) -> Table:
    """A run on HQ, which this ice protects (innermost first); the Runner is asked in the first encounter."""
    side.setdefault("credits", 20)
    t = table(
        runner=runner(rig=[*rig, "test-corp-idler"], **side),
        corp=corp(hq_server=server(ice=[i if not isinstance(i, str) else rezzed(i) for i in ice]), hq=hq,
                  credits=corp_credits),
    )  # fmt: skip
    t.runner.runs("hq")
    return interacts(t)


def interacts(t: Table) -> Table:
    """Let things pass until the Runner may break subroutines."""
    while t.run is None or not t.run.interacting:
        assert t.let_pass(), f"no encounter; asked is {t.ask}"
    return t


def scores(slug: str, tokens: int, **sides: Any) -> Table:
    """The Corp has just scored this agenda in its own turn, after an action."""
    ours = sides.pop("corp", {})
    t = table("corp", corp(remote_9=server(root=[unrezzed(slug, advancement=tokens)]), **ours), **sides)
    t.corp.takes_credit().scores(slug)
    return t


def usable(player: Player, slug: str, ability: int = 0) -> bool:
    return player.can(f"use {player.id(slug)} {ability}")


def pickable(t: Table) -> list[str]:
    """The slugs of the cards that can be picked now, on the table or off it."""
    names = {t.state.public(h): h for h in range(len(t.state.code)) if t.state.serial[h]}
    picks = [value.removeprefix("pick ") for value in t.options if value.startswith("pick ")]
    return sorted(slug(t, names[pick]) if pick in names else pick for pick in picks)


def slug(t: Table, handle: int) -> str:
    return CARDS[t.state.code[handle]].slug


def runner_knows(t: Table, slug: str) -> bool:
    return t.state.known(t.card(slug), 1)


def is_faceup(t: Table, slug: str) -> bool:
    return t.state.faceup[t.card(slug)] == 1


def traced(t: Table, corp_adds: int = 0, runner_adds: int = 0) -> Table:
    """The trace that is asked about now, with these bids; a Corp without credits is not asked."""
    t.settles()
    if t.asked == ("corp", "trace"):
        t.corp.says(corp_adds)
    while t.asked == ("corp", "pay"):
        t.corp.answers(t.options[0])
    if t.asked == ("runner", "link"):
        t.runner.says(runner_adds)
    return t


def passes_all(t: Table) -> Table:
    """Nothing is broken in this encounter."""
    interacts(t).runner.passes()
    return t


def takes_damage(t: Table) -> int:
    """How many cards have gone from a grip that began with FIVE."""
    return len(FIVE) - len(t.runner.hand)


def resolves(t: Table) -> Table:
    """Nothing is broken."""
    t.runner.passes()
    return t
