"""What a line of the log about an automa's reasons says: found again in its pack by one number.

The number tells which AI card or behaviour card, where on it, and what of that was asked or tried.
"""

from __future__ import annotations

from typing import Final

from jackin.kernel.message import Message
from jackin.netrunner.automa.pack import Action, Click, Condition
from jackin.netrunner.automa.table import Automa

ASKS: Final = "automa-asks"
FAILS: Final = "automa-fails"
NOWHERE: Final = "automa-nowhere"
REASONS: Final = (ASKS, FAILS, NOWHERE)
BOTTOM: Final = 4
BEHAVIOUR: Final = 8
SIDE: Final = 24
PLACES: Final = 64
ROWS: Final = 16
LEAVES: Final = 16
ELSE: Final = 1
RESERVE: Final = 2


def leaves(c: Condition) -> list[Condition]:
    """What a condition asks, one thing after another."""
    return [c] if c.op == "test" else [leaf for part in c.parts for leaf in leaves(part)]


def told_reason(automa: Automa, key: str, n: int, rule: str) -> Message:
    held, leaf = n % 2, n // 2 % LEAVES
    row, place = n // 2 // LEAVES % ROWS, n // 2 // LEAVES // ROWS
    card, at = place // PLACES, place % PLACES
    click, args = click_at(automa, card, at)
    args["row"] = row
    if rule:
        args["rule"] = rule
    if key == NOWHERE:
        return Message(key, **args)
    if key == FAILS:
        kind = action_at(click, row, leaf).kind
        return Message(f"{FAILS}-{kind}", n=1, **args)
    test = leaves(condition_at(click, row))[leaf]
    args["held"] = "yes" if held else "no"
    if test.name:
        args["server"] = test.name.replace(":", "-")
    return Message(f"{ASKS}-{test.key}", n=test.n, **args)


def click_at(automa: Automa, card: int, at: int) -> tuple[Click, dict[str, str | int]]:
    """The click, and what it is called: its number (0: left over), or the side of the behaviour card."""
    if at >= BEHAVIOUR:
        side, n = (at - BEHAVIOUR) // SIDE, (at - BEHAVIOUR) % SIDE
        return automa.pack.behaviours[card].sides[side][n], {"click": n + 1, "side": "ab"[side]}
    if at == BOTTOM:
        return automa.pack.cards[card].bottom, {"click": 0, "side": ""}
    return automa.pack.cards[card].clicks[at], {"click": at + 1, "side": ""}


def run_of(click: Click) -> Action:
    """The run with rows that stands in a click."""
    action = click.action if click.action is not None and click.action.rows else click.otherwise
    assert action is not None
    return action


def condition_at(click: Click, row: int) -> Condition:
    found = run_of(click).rows[row - 1].condition if row else click.condition
    assert found is not None
    return found


def action_at(click: Click, row: int, which: int) -> Action:
    if row:
        found = run_of(click).rows[row - 1].then
    elif which >= RESERVE:
        return click.reserve[which - RESERVE]
    else:
        found = click.otherwise if which == ELSE else click.action
    assert found is not None
    return found
