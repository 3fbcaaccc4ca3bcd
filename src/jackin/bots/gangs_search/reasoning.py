"""A gang tells why: what came of its turn in the worlds that it tried."""

from __future__ import annotations

from typing import Final, cast

from jackin.bots.gangs_search.plan import Plan, Tried, Turns
from jackin.bots.reasons import SHOWN, Reason, Weighed, by_thumb, chosen_in, error, mean
from jackin.bots.source import Source
from jackin.gangs.state import State
from jackin.kernel.game import Json
from jackin.kernel.machine import Position
from jackin.kernel.message import Message

THUMBS: Final = {"turn", "action"}
"""Kinds of questions that the greedy gang has one rule for."""
AHEAD: Final = 3
"""Further moves of a line that are told."""


def thumb(view: Json, value: str) -> Reason | None:
    return None if chosen_in(view, value) is None else by_thumb([view["ask"]["kind"]], THUMBS)


def reason(source: Source, turns: Turns, how: str, value: str) -> Reason | None:
    if value not in turns.weighed:
        return None
    kept = best(turns, value)
    lines = [
        Weighed(
            one, mean(tried.chances), error(tried.chances), len(tried.chances), follows(source, turns, tried.plan)
        )
        for one, tried in kept
    ]
    worlds = len(turns.weighed[value].chances)
    said = [Message(how, worlds=worlds, n=len(turns.weighed))]
    gains = [gained(turns, tried.plan) for _, tried in kept]
    mine = next(gain for (one, _), gain in zip(kept, gains, strict=True) if one == value)
    others = [gain for (one, _), gain in zip(kept, gains, strict=True) if one != value]
    if mine > 0:
        said.append(Message("reason-cred", n=mine, other=max(0, others[0]) if others else 0))
    return Reason(said, lines)


def best(turns: Turns, value: str) -> list[tuple[str, Tried]]:
    """The best few answers with what followed, the chosen one among them; by as many worlds as each was tried in."""
    ranked = sorted(turns.weighed.items(), key=lambda found: -mean(found[1].chances))
    kept = ranked[:SHOWN]
    if all(one != value for one, _ in kept):
        kept = [*kept[: SHOWN - 1], (value, turns.weighed[value])]
    return kept


def gained(turns: Turns, plan: Plan) -> int:
    """Street Cred that a turn brings in the first world, up to where it was thought."""
    return turns.after(turns.worlds[0], plan)[1].cred[turns.seat] - turns.worlds[0].cred[turns.seat]


def follows(source: Source, turns: Turns, plan: Plan) -> list[Json]:
    """The next moves of a line in the first world, as the gang's own view words them."""
    s = turns.worlds[0].fork()
    s.quiet = True
    found: list[Json] = []
    at = 0
    while s.ask is not None and s.turns == turns.worlds[0].turns and len(found) < AHEAD and at < len(plan):
        if s.ask.seat != turns.seat:
            turns.take(s, turns.chosen(s))
            continue
        value = plan[at] if plan[at] in s.ask.values else turns.chosen(s)
        if at and len(s.ask.values) > 1:
            found += told(source, s, value)
        at += 1
        turns.take(s, value)
    return found


def told(source: Source, position: State, value: str) -> list[Json]:
    asked = source.game.view(cast(Position, position), source.seat)["ask"]
    return [{**one, "about": ""} for one in asked["options"] if one["value"] == value]
