"""What an icebreaker can do to the ice that is met, and what ice does that is not broken."""

from __future__ import annotations

from jackin.kernel.frame import Text
from jackin.netrunner.catalog import printed
from jackin.netrunner.dsl.hurts import Harm
from jackin.netrunner.dsl.runs import EndTheRun, NextIce
from jackin.netrunner.dsl.tables import TrashChosen
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.queries import context, subroutines_of
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
    return any(isinstance(text, EndTheRun) for text in subroutine_texts(s, ice))


def harms(s: State, ice: int) -> bool:
    """Damage, tags, or cards lost; also if a trace comes first."""
    return any(isinstance(text, (Harm, TrashChosen, NextIce)) for text in subroutine_texts(s, ice))


def subroutine_texts(s: State, ice: int) -> list[Text]:
    found: list[Text] = []
    for text in subroutines_of(s, ice):
        gather(text, found)
    return found


def gather(text: Text, found: list[Text]) -> None:
    found.append(text)
    if isinstance(text, Effect):
        for _, part in text.parts():
            gather(part, found)
