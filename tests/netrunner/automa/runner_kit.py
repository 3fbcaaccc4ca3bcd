"""Scenarios with an automatic Runner: the turn is played as soon as the table stands, up to the Corp's next decision.

    t = solo([{"do": "economy"}], ec=["sure-gamble"], runner=runner(credits=0))
    assert t.runner.credits == 9

Clicks are written as in cards.toml; those left out do nothing and are left over. Piles are listed from the top.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jackin.kernel.frame import FLOWS
from jackin.kernel.machine import advance
from jackin.netrunner.automa.piles import shuffle_ai_deck
from jackin.netrunner.automa.table import Automa, the_automa
from jackin.netrunner.flows.game import GAME_FLOW
from jackin.netrunner.game import blank_table
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, EC_PILE, PRO_PILE, RE_PILE, RUNNER, SIDES
from tests.netrunner.scenario import Cards, Table, corp, lay, place_rig, place_server, place_side, put, runner

NOTHING = {"do": "credit", "if": {"turn_ge": 1000}}
"""A click that cannot be resolved."""


def pack(*cards: dict[str, Any]) -> dict[str, Any]:
    head = {"format": 1, "id": "test", "name": "Test", "side": "runner", "origin": "owner-typed"}
    return {"pack": head, "card": list(cards)}


def ai_card(clicks: Sequence[Any], bottom: Any = None, id: str = "test-card") -> dict[str, Any]:
    clicks = [*clicks, *[NOTHING] * (4 - len(clicks))]
    return {"id": id, "title": "Test", "click": clicks, "bottom": bottom or NOTHING}


def solo(
    clicks: Sequence[Any],
    bottom: Any = None,
    corp: dict[str, Any] | None = None,
    runner: dict[str, Any] | None = None,
    pro: Cards = (),
    ec: Cards = (),
    re: Cards = (),
    level: str = "normal",
    params: dict[str, Any] | None = None,
    have: int = 4,
    play: bool = True,
) -> Table:
    """`have` is how many clicks the Runner has; with `play` False nothing has happened yet: see `plays`."""
    sides = [corp or CORP_SIDE(), runner or RUNNER_SIDE()]
    setup: dict[str, Any] = {SIDES[n]: {"identity": sides[n]["identity"], "cards": {}} for n in (CORP, RUNNER)}
    deck = pack(ai_card(clicks, bottom))
    setup["automa"] = {"runner": {"pack": deck, "level": level, "params": params or {}}}
    s = blank_table(setup, 1)
    lay_table(s, sides)
    for cards, pile in ((pro, PRO_PILE), (ec, EC_PILE), (re, RE_PILE)):
        handles = [lay(s, put(card), pile, 0, False) for card in reversed(cards)]
        if pile == EC_PILE and s.automa is not None:
            s.automa.economy = tuple(handles)
    start(s, have)
    t = Table(s)
    if play:
        advance(s)
    return t


CORP_SIDE, RUNNER_SIDE = corp, runner


def lay_table(s: State, sides: list[dict[str, Any]]) -> None:
    for seat in (CORP, RUNNER):
        place_side(s, seat, sides[seat])
    for name, contents in sides[CORP]["servers"].items():
        place_server(s, name, contents)
    for card in sides[RUNNER]["rig"]:
        place_rig(s, put(card))
    s.tags, s.brain, s.bad_publicity = sides[RUNNER]["tags"], sides[RUNNER]["brain"], sides[CORP]["bad_publicity"]
    s.met, s.happened, s.log, s.memory_touched = [], [], None, False


def start(s: State, have: int) -> None:
    assert s.automa is not None
    shuffle_ai_deck(s, s.automa)
    s.call(GAME_FLOW)
    s.stack[0].jump("corp_turn")
    s.call(FLOWS["automa-runner-turn"], RUNNER)
    s.active, s.turn, s.acting = RUNNER, 2, True
    s.clicks[RUNNER] = have
    s.stack[1].jump("reveals_runner_card")


def automa(t: Table) -> Automa:
    return the_automa(t.state.automa)


def pile(t: Table, name: str) -> list[str]:
    """A pile from the top."""
    return list(reversed(t.zone(f"{name}-pile")))


def runs_in(t: Table) -> list[str]:
    """The servers run on, in order."""
    return [str(line["server"]) for line in t.says("runs")]
