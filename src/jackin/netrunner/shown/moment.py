"""Where a game stands, in names that stay: those of the timing charts' steps belong to the engine and may change."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from jackin.kernel.game import Json

Phase = Literal["setup", "draw", "begin", "action", "discard", "end"]
"""TURN: what of the turn goes on. The Runner's turn has no draw phase."""

RunStep = Literal["initiation", "approach", "encounter", "pass", "approach-server", "success", "access", "end"]
"""RUN: what of the run goes on."""


class Moment(NamedTuple):
    """`run` is None outside a run; `window` tells whether it is about abilities, rezzing and scoring in between."""

    phase: Phase
    run: RunStep | None
    window: bool


TURN: Final[dict[str, Phase]] = {
    "gains_clicks": "begin", "opening_window": "begin", "refills": "begin", "turn_begins": "begin", "draws": "draw",
    "draws_or_loses": "draw", "discards": "discard", "discarded": "discard", "last_window": "discard",
    "loses_clicks": "end", "turn_ends": "end", "turn_is_over": "end", "automatic_turn_is_over": "end",
}  # fmt: skip
"""By the step, without whose it is; every other one is of the action phase."""

RUN: Final[dict[str, RunStep]] = {
    "initiates": "initiation", "approaches": "approach", "approach_window": "approach", "may_jack_out": "approach",
    "jacked_out": "approach", "rez_window": "approach", "meets_or_passes": "encounter", "passes": "pass",
    "goes_inward": "pass", "approaches_server": "approach-server", "server_window": "approach-server",
    "may_jack_out_of_server": "approach-server", "jacked_out_of_server": "approach-server",
    "last_window": "approach-server", "succeeds": "success", "was_successful": "success",
    "may_replace_access": "success", "accesses": "access", "ends": "end", "is_over": "end",
}  # fmt: skip


def moment(view: Json) -> Moment:
    """Where the game stands, as the seat of this view may know it."""
    phase: Phase = "setup"
    run: RunStep | None = None
    window = False
    for entry in view["timing"]:
        chart, step = str(entry).split("/")
        window = chart == "window"
        if chart.endswith("-turn"):
            phase = TURN.get(step.removeprefix("corp_").removeprefix("runner_"), "action")
        elif chart == "run":
            run = RUN[step]
    return Moment(phase, run, window)
