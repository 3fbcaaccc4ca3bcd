"""Why an automa does what it does: said before it is done, and of what is passed over too."""

from __future__ import annotations

from jackin.netrunner.automa.pack import Action, Condition
from jackin.netrunner.automa.table import the_automa
from jackin.netrunner.automa.told import ASKS, BEHAVIOUR, BOTTOM, FAILS, LEAVES, NOWHERE, PLACES, ROWS, SIDE, leaves
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State

# Places: a printed click, the bottom order, a click of a behaviour card; then a row of a run


def printed_place(s: State, click: int) -> int:
    return (the_automa(s.automa).card * PLACES + click) * ROWS


def bottom_place(s: State) -> int:
    return printed_place(s, BOTTOM)


def behaviour_place(s: State, side: int, click: int) -> int:
    return (the_automa(s.automa).behaviour * PLACES + BEHAVIOUR + side * SIDE + click) * ROWS


def run_place(s: State, run: Action) -> int:
    """Where on the AI card a run has its rows."""
    card = the_automa(s.automa).ai_card()
    for n, click in enumerate(card.clicks):
        if run is click.action or run is click.otherwise:
            return printed_place(s, n)
    return bottom_place(s)


# Saying it


def say_asked(s: State, seat: int, place: int, c: Condition, truths: list[bool], rule: str) -> None:
    """Which of the things that were asked decided it, and whether it is so."""
    leaf = deciding(c, truths, 0)[1]
    say(s, ASKS, seat, n=(place * LEAVES + leaf) * 2 + int(truths[leaf]), rule=rule)


def deciding(c: Condition, truths: list[bool], first: int) -> tuple[bool, int]:
    """Whether the condition holds, and the number of the leaf that decided: its first, if all of them did."""
    if c.op == "test":
        return truths[first], first
    if c.op == "not":
        held, leaf = deciding(c.parts[0], truths, first)
        return not held, leaf
    stops = c.op == "any"
    begin, at = first, first
    for part in c.parts:
        held, leaf = deciding(part, truths, at)
        if held == stops:
            return stops, leaf
        at += len(leaves(part))
    return not stops, begin


def say_failed(s: State, seat: int, place: int, which: int, rule: str) -> None:
    say(s, FAILS, seat, n=(place * LEAVES + which) * 2, rule=rule)


def say_nowhere(s: State, seat: int, place: int, rule: str) -> None:
    say(s, NOWHERE, seat, n=place * LEAVES * 2, rule=rule)
