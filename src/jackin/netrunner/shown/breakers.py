"""What an icebreaker can do to the ice that is met, and what ice does that is not broken."""

from __future__ import annotations

from jackin.netrunner.catalog import printed
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.changes import context
from jackin.netrunner.rules.ice import subroutines_of
from jackin.netrunner.state import State
from jackin.netrunner.words import ICEBREAKER_SUBTYPE


def is_idle(s: State, card: int) -> bool:
    """BRK-4: an icebreaker that has nothing for the ice that is met."""
    run = s.run
    if run is None or not run.encountering or not printed(s, card).subtypes & ICEBREAKER_SUBTYPE:
        return False
    breaking = [paid.breaks for paid in printed(s, card).behaviour.paid if paid.interface]
    return not any(kind is None or kind.fits(s, run.ice, context(s, card)) for kind in breaking)


def ends_the_run(s: State, ice: int) -> bool:
    return any(effect.ends_run() for effect in effects_of(s, ice))


def harms(s: State, ice: int) -> bool:
    """Damage, tags, or cards lost; also if a trace comes first."""
    return any(effect.harms() for effect in effects_of(s, ice))


def effects_of(s: State, ice: int) -> list[Effect]:
    """Every instruction of its subroutines, those inside others too."""
    return [effect for text in subroutines_of(s, ice) for effect in text.instructions()]
