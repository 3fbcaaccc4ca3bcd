"""Answers that begin a run: the action, and cards whose text makes one."""

from __future__ import annotations

from jackin.kernel.ask import Option
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules.abilities import Sequence
from jackin.netrunner.state import State
from jackin.netrunner.words import ANY_SERVER


def runs_on(s: State, option: Option) -> int:
    """The server that this answer makes a run on; below 0 if it makes none, or its player is asked where."""
    if option.verb == "run":
        return option.place
    text = text_of(s, option)
    return max((effect.runs_on() for effect in text.effects), default=ANY_SERVER) if text is not None else ANY_SERVER


def text_of(s: State, option: Option) -> Sequence | None:
    """What the card does that is played or used."""
    if option.verb not in ("play", "use"):
        return None
    behaviour = printed(s, option.card).behaviour
    return behaviour.play if option.verb == "play" else behaviour.paid[option.n].text
