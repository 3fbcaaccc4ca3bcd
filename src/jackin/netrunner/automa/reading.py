"""Reading card texts as a person at the table would: what a text does to the run, to the rig and to the grip."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner.rules.abilities import Effect, Wording
from jackin.netrunner.rules.subtypes import is_a
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, PROGRAM_TYPE, RIG, RUNNER


def ends_run(text: Wording) -> bool:
    return any(effect.ends_run() for effect in text.instructions())


def bypasses(text: Wording) -> bool:
    return any(effect.bypasses() for effect in text.instructions())


def harm_in(s: State, text: Wording, f: Frame) -> int:
    """The damage a text may do."""
    return sum(effect.hurts(s, f) for effect in text.instructions())


def trashes_program(s: State, text: Wording, f: Frame) -> bool:
    for effect in text.instructions():
        what = effect.trashes(s, f, CORP)
        if what is not None and any(is_a(s, card, PROGRAM_TYPE) and what.fits(s, card, f) for card in s.zones[RIG]):
            return True
    return False


def toll_in(text: Wording) -> int:
    """What the Runner has to pay so that a text does not end the run."""
    return sum(effect.demands(RUNNER) for effect in text.instructions() if ends_run(effect))


def trashes_itself(text: Wording) -> bool:
    return any(effect.trashes_itself() for effect in text.instructions())


def run_in(text: Wording) -> Effect | None:
    """The instruction of a text that starts a run."""
    return next((effect for effect in text.instructions() if effect.run_text() is not None), None)
