"""Encountering ice (RUN-3): its abilities, the chance to break, and what was not broken."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, declare, flow
from jackin.kernel.registers import Cards, K, M, More, N
from jackin.netrunner.flows.window import window
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.active import unrezzed
from jackin.netrunner.rules.changes import forbidden
from jackin.netrunner.rules.ice import all_broken, subroutines_of
from jackin.netrunner.state import Lasting, Run, State
from jackin.netrunner.rules.triggers import emit, resolve_text
from jackin.netrunner.words import (
    BREAK, CANNOT_BYPASS, CORP, ENCOUNTER, ENCOUNTER_ENDS, ICE_ENCOUNTERED, INTERACTED, NEXT_ENCOUNTER, NEXT_ICE,
    PAID, RUN, RUNNER, SUBROUTINE,
)  # fmt: skip

RUN_FLOW: Final = declare("run")
"""The run that an encounter may end; flows/run.py gives it its steps."""

UNMET: Final = 0
HAS_INTERACTED: Final = 1
OUTSIDE: Final = 1

# What a frame of ENCOUNTER_FLOW holds: the next subroutine, whether [3.1] has been, whether ice protects no server
NEXT: Final = N()
MET: Final = M()
WHERE: Final = K()
# outside a server also what the run was about before
WAS: Final = Cards()
BREAKERS: Final = More()


def encounter(s: State, ice: int) -> None:
    s.call(ENCOUNTER_FLOW, RUNNER, ice)


def encounter_outside(s: State, ice: int) -> None:
    """ACC-17, AMB-61: step [3] alone, with ice where it lies; what is going on waits."""
    run = s.run
    assert run is not None
    was = (run.ice, int(run.encountering), int(run.interacting), run.broken, run.resolved)
    s.call(ENCOUNTER_FLOW, RUNNER, ice, k=OUTSIDE, cards=was, more=run.breakers)
    run.ice = ice


def begins(s: State, f: Frame) -> Ask | None:
    """RUN-3, PAW-10: "when encountered" comes before the window."""
    run = s.run
    assert run is not None
    run.encountering = True
    run.encounters += 1
    run.broken = 0
    run.resolved = 0
    run.breakers = ()
    say(s, "encounters", RUNNER, f.card, rule="RUN-3")
    wake_next_encounter(s, f.card)
    emit(s, ICE_ENCOUNTERED, f.card)
    return None


def wake_next_encounter(s: State, ice: int) -> None:
    """Effects on "the next ice encountered" now know which ice that is (Chum)."""
    for lasting in s.lasting.copy():
        if lasting.until == NEXT_ENCOUNTER and lasting.target == NEXT_ICE:
            lasting_on(s, lasting, ice)
    s.lasting = [lasting for lasting in s.lasting if lasting.until != NEXT_ENCOUNTER or lasting.event >= 0]


def lasting_on(s: State, was: Lasting, ice: int) -> None:
    """A subroutine is given for the rest of the run, all else for the encounter."""
    if was.kind >= 0:
        until = RUN if was.kind == SUBROUTINE else ENCOUNTER
        s.lasting.append(Lasting(was.kind, until, ice, s.serial[ice], was.n, was.source, CORP, text=was.text))


def interaction(s: State, f: Frame) -> Ask | None:
    """RUN-3.1: window P, the only place where subroutines can be broken."""
    run = s.run
    assert run is not None
    if run.ice >= 0:
        run.interacting = True
        window(s, PAID | BREAK, f.card)
    return None


def interaction_ends(s: State, f: Frame) -> Ask | None:
    run = s.run
    assert run is not None
    run.interacting = False
    MET.set(f, HAS_INTERACTED)
    emit(s, INTERACTED, f.card, 1 if all_broken(s, f.card) else 0)
    return None


def subroutines(s: State, f: Frame) -> Ask | None:
    """RUN-3.2: unbroken ones, one at a time, in printed order."""
    run = s.run
    assert run is not None
    texts = subroutines_of(s, f.card)
    at = NEXT.of(f)
    while at < len(texts) and run.broken >> at & 1:
        at += 1
    if at < len(texts) and run.ice == f.card and not unrezzed(s, f.card):  # RUN-3.a, ICE-5
        NEXT.set(f, at + 1)
        run.resolved |= 1 << at
        say(s, "subroutine", CORP, f.card, n=at + 1, rule="RUN-3.2")
        resolve_text(s, CORP, f.card, texts[at], f.card)
    else:
        NEXT.set(f, at)
        f.jump(ends)
    return None


def next_subroutine(s: State, f: Frame) -> Ask | None:
    f.jump(subroutines)
    return None


def ends(s: State, f: Frame) -> Ask | None:
    """The encounter is over, however it ended (AMB-40)."""
    run = s.run
    assert run is not None
    run.interacting = False
    if MET.of(f) == UNMET:
        emit(s, INTERACTED, f.card, 1 if all_broken(s, f.card) else 0)
    emit(s, ENCOUNTER_ENDS, f.card)
    return None


def is_over(s: State, f: Frame) -> Ask | None:
    run = s.run
    assert run is not None
    run.encountering = False
    run.broken = 0
    run.resolved = 0
    run.breakers = ()
    s.lasting = [lasting for lasting in s.lasting if lasting.until != ENCOUNTER]
    if WHERE.of(f) == OUTSIDE:
        goes_back(run, f)
    if run.ended and s.frame(RUN_FLOW) is not None:
        leave_run(s)
    return None


def goes_back(run: Run, f: Frame) -> None:
    """What has waited goes on: nothing, or another encounter or approach."""
    run.ice, encountering, interacting, run.broken, run.resolved = WAS.of(f)
    run.encountering, run.interacting = encountering == 1, interacting == 1
    run.breakers = BREAKERS.of(f)


def leave_run(s: State) -> None:
    """ICE-6: the run whose ice this was is over, and so is an access that waited for the encounter."""
    frame = s.frame(RUN_FLOW)
    assert frame is not None
    s.unwind(frame)
    frame.close()


ENCOUNTER_FLOW: Final = flow(
    "encounter", begins, interaction, interaction_ends, subroutines, next_subroutine, ends, is_over,
)  # fmt: skip


def bypass(s: State) -> None:
    """BYPASS-1 to BYPASS-3: the ice is passed at once; what waited for the encounter is dropped."""
    run = s.run
    frame = s.frame(ENCOUNTER_FLOW)
    if run is not None and frame is not None and not forbidden(s, CANNOT_BYPASS, frame.card):
        say(s, "bypasses", RUNNER, frame.card, rule="BYPASS-1")
        run.broken = 0
        s.unwind(frame)
        frame.jump(ends)
