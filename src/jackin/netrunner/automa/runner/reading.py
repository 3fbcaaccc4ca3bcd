"""Reading card texts as a person at the table would: what a text does to the run, to the rig and to the grip."""

from __future__ import annotations

from jackin.kernel.frame import Frame, Text
from jackin.netrunner.rules.abilities import Effect, RunText
from jackin.netrunner.catalog import parts_of
from jackin.netrunner.rules.queries import is_a
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, PROGRAM_TYPE, RIG, RUNNER


def effects_in(text: Text) -> list[Effect]:
    """Every instruction of a text, those inside others too; not what a run that it starts may bring."""
    found: list[Effect] = []
    if isinstance(text, Effect):
        found.append(text)
    for _, part in parts_of(text):
        if not isinstance(part, RunText):
            found += effects_in(part)
    return found


def ends_run(text: Text) -> bool:
    return any(effect.ends_run() for effect in effects_in(text))


def bypasses(text: Text) -> bool:
    return any(effect.bypasses() for effect in effects_in(text))


def harm_in(s: State, text: Text, f: Frame) -> int:
    """The damage a text may do."""
    return sum(effect.hurts(s, f) for effect in effects_in(text))


def trashes_program(s: State, text: Text, f: Frame) -> bool:
    for effect in effects_in(text):
        what = effect.trashes(s, f, CORP)
        if what is not None and any(is_a(s, card, PROGRAM_TYPE) and what.fits(s, card, f) for card in s.zones[RIG]):
            return True
    return False


def toll_in(text: Text) -> int:
    """What the Runner has to pay so that a text does not end the run."""
    return sum(effect.demands(RUNNER) for effect in effects_in(text) if ends_run(effect))


def trashes_itself(text: Text) -> bool:
    return any(effect.trashes_itself() for effect in effects_in(text))


def run_in(text: Text) -> Effect | None:
    """The instruction of a text that starts a run."""
    return next((effect for effect in effects_in(text) if effect.run_text() is not None), None)
