"""Scenarios with an automatic Corp.

    t = automa({"do": "advance", "at": "+A"}, corp=side(credits=6, remote_1=server(root=["test-agenda-3"])))
    assert t.tokens("test-agenda-3") == 1

One click stands for a Corp with one click to spend; a list of three is a whole turn. The turn is played as soon as
the table stands, up to the Runner's first decision. Clicks are written as in cards.toml, piles from the top.
"""

from __future__ import annotations

from typing import Any

from jackin.kernel.frame import FLOWS
from jackin.kernel.machine import advance, answer
from jackin.netrunner.automa.flags import flag
from jackin.netrunner.automa.table import Automa
from jackin.netrunner.dsl import AGENDA as AGENDAS
from jackin.netrunner.dsl import (
    HERE,
    PROGRAM,
    TAGGED,
    card,
    click,
    credits,
    draw,
    either,
    gain,
    may,
    net,
    new_card,
    on_turn_begin,
    paid,
    steal_cost,
    tag,
    trace,
    trash_chosen,
)
from jackin.netrunner.flows.game import GAME_FLOW
from jackin.netrunner.game import blank_table
from jackin.netrunner.shown.log import lines
from jackin.netrunner.words import CORP, ES_PILE, ICE_PILE, OP_PILE, RE_PILE, RUNNER, SIDES
from tests.netrunner.scenario import Cards, Table, corp, lay, place_rig, place_server, place_side, put, runner

IDENTITY = "test-automa-corp"
new_card(IDENTITY, side="corp", type="identity")
card(IDENTITY)

for n in (3, 4, 5):
    new_card(f"test-agenda-{n}", side="corp", type="agenda", advance=n, points=1)
    card(f"test-agenda-{n}")
for kind in ("asset", "upgrade"):
    for cost in (0, 2, 4, 7):
        new_card(f"test-{kind}-{cost}", side="corp", type=kind, cost=cost, trash=1)
        card(f"test-{kind}-{cost}")

new_card("test-mine-2", side="corp", type="asset", cost=1, trash=1)
card("test-mine-2", paid=[paid([click(1)], gain(2))])
new_card("test-mine-3", side="corp", type="asset", cost=1, trash=1)
card("test-mine-3", paid=[paid([click(1)], gain(3))])
new_card("test-income", side="corp", type="asset", cost=4, trash=1)
card("test-income", when=[on_turn_begin(gain(1))])

new_card("test-tip", side="corp", type="operation", cost=0)
card("test-tip", play=draw(2))
new_card("test-wet-work", side="corp", type="operation", cost=0)
card("test-wet-work", play=may(trash_chosen(PROGRAM)))
new_card("test-mode", side="corp", type="operation", cost=0)
card("test-mode", play=either(credits=gain(3), sting=net(2)))
new_card("test-tax", side="corp", type="upgrade", cost=2, trash=1)
card("test-tax", static=[steal_cost(AGENDAS & HERE, 5)])
flag("test-tax", rez_for="access")
new_card("test-sting", side="corp", type="asset", cost=0, trash=1)
card("test-sting", paid=[paid([credits(1)], net(1))])
new_card("test-tagger", side="corp", type="operation", cost=0)
card("test-tagger", play=trace(1, tag(1)))
new_card("test-only-tagged", side="corp", type="operation", cost=2)
card("test-only-tagged", only_if=TAGGED, play=gain(5))
new_card("test-tracer", side="corp", type="operation", cost=0)
card("test-tracer", play=trace(3, tag(1)))

new_card("test-mushin", side="corp", type="operation", cost=0)
card("test-mushin", play_cost=[click(1)], play=gain(1))
flag("test-mushin", install_from="RE", tokens=3, new_remote=True)
new_card("test-mitosis", side="corp", type="operation", cost=0)
card("test-mitosis", play_cost=[click(1)], play=gain(1))
flag("test-mitosis", install_from="RD", install_count=2, tokens=2, new_remote=True)

new_card("test-shy-ice", side="corp", type="ice", cost=0, strength=1)
card("test-shy-ice")
flag("test-shy-ice", ice_pref=["not_innermost"])
new_card("test-plain-ice", side="corp", type="ice", cost=3, strength=1)
card("test-plain-ice")
new_card("test-toll-ice", side="corp", type="ice", cost=3, strength=1)
card("test-toll-ice")
new_card("test-dear-ice", side="corp", type="ice", cost=6, strength=1)
card("test-dear-ice")
new_card("test-cheap-ice", side="corp", type="ice", cost=0, strength=1)
card("test-cheap-ice")

CREDIT = {"do": "credit"}
FAILS = {"do": "refill", "if": {"turn_ge": 1000}}
"""A click that cannot be resolved."""


def side(**kwargs: Any) -> dict[str, Any]:
    return corp(**{"identity": IDENTITY, **kwargs})


def pack_data(clicks: list[Any], bottom: Any = None, behaviours: list[Any] | None = None) -> dict[str, Any]:
    head: dict[str, Any] = {"format": 1, "id": "test", "name": "Test", "side": "corp", "origin": "owner-typed"}
    cards = [{"id": "test-card", "title": "Test", "click": clicks, "bottom": bottom or CREDIT}]
    if behaviours is None:
        return {"pack": head, "card": cards}
    return {"pack": {**head, "stratagems": True}, "card": cards, "behaviour": behaviours}


def behaviour(side_a: list[Any], side_b: list[Any]) -> list[Any]:
    """One behaviour card that matters, and three that do not."""
    first = {"id": "test-0", "title": "Test", "side_a": [side_a], "side_b": [side_b]}
    return [first] + [{**first, "id": f"test-{n}"} for n in (1, 2, 3)]


def automa(
    clicks: Any,
    corp: dict[str, Any] | None = None,
    runner: dict[str, Any] | None = None,
    ice: Cards = (),
    op: Cards = (),
    re: Cards = (),
    es: Cards = (),
    bottom: Any = None,
    behaviours: list[Any] | None = None,
    level: str = "standard",
    params: dict[str, Any] | None = None,
    x: int = 5,
    have: int | None = None,
    turn: str = "corp",
    begin: bool = False,
    play: bool = True,
) -> Table:
    """`have`: the Corp's clicks; `turn` "runner": the Runner is to act, the AI card comes next turn."""
    sides = [corp or side(), runner or RUNNER_SIDE()]
    whole = isinstance(clicks, list)
    data = pack_data(clicks if whole else [clicks, FAILS, FAILS], bottom, behaviours)
    setup: dict[str, Any] = {SIDES[n]: {"identity": sides[n]["identity"], "cards": {}} for n in (CORP, RUNNER)}
    setup["automa"] = {"corp": {"pack": data, "level": level, "params": params or {}}}
    s = blank_table(setup, 1)
    for seat in (CORP, RUNNER):
        place_side(s, seat, sides[seat])
    for name, contents in sides[CORP]["servers"].items():
        place_server(s, name, contents)
    for put_card in sides[RUNNER]["rig"]:
        place_rig(s, put(put_card))
    for cards, pile in ((ice, ICE_PILE), (op, OP_PILE), (re, RE_PILE), (es, ES_PILE)):
        for put_card in reversed(cards):
            lay(s, put(put_card), pile, 0, False)
    s.tags, s.brain, s.bad_publicity = sides[RUNNER]["tags"], sides[RUNNER]["brain"], sides[CORP]["bad_publicity"]
    s.met, s.happened, s.log, s.memory_touched = [], [], None, False
    seat = SIDES.index(turn)
    s.active, s.turn, s.acting = seat, seat, False
    begin_automa(s.automa, x)
    s.call(GAME_FLOW)
    s.stack[0].jump("runner_turn" if seat == CORP else "corp_turn")
    if seat == RUNNER:
        s.call(FLOWS["runner-turn"], RUNNER)
    else:
        s.call(FLOWS["automa-corp-turn"], CORP)
    if not begin:
        start_acting(s, seat, have if have is not None else (3 if whole else 1))
    if play:
        advance(s)
    return Table(s)


RUNNER_SIDE = runner


def begin_automa(it: Automa | None, x: int) -> None:
    assert it is not None
    it.x, it.deck = x, (0,)


def start_acting(s: Any, seat: int, have: int) -> None:
    s.turn, s.acting = seat + 1, True
    if seat == RUNNER:
        s.clicks[RUNNER] = 4
        s.stack[1].jump("runner_acts")
    else:
        s.clicks[CORP] = have
        s.automa.card, s.automa.deck, s.automa.last = 0, (), 3
        s.stack[1].jump("takes_clicks")


def pile(t: Table, name: str) -> list[str]:
    """The slugs of a pile, from the top."""
    return t.zone(name)[::-1]


def the(t: Table) -> Automa:
    found = t.state.automa
    assert found is not None
    return found


def told(t: Table) -> list[str]:
    """The rules that the Runner was told of, as they came."""
    return [str(message.args.get("rule", "")) for message in lines(t.state, RUNNER)]


def ends_turn(t: Table) -> Table:
    """The Runner takes credits until the Corp's whole turn has been played."""
    turn = t.state.turn
    while t.ask is not None and t.state.turn == turn:
        if not t.let_pass():
            answer(t.state, "credit" if t.ask.kind == "action" else t.options[-1])
    return t
