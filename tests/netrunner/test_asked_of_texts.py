"""What the texts of all cards answer, as it was recorded, wherever their cards lie: whether they could do anything,
what they are worth to each seat, how much and which cards they speak of, and what keeps them from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from jackin.kernel.frame import Frame
from jackin.netrunner.automa.corp.values import CORP_SCALE
from jackin.netrunner.automa.runner.values import RUNNER_SCALE
from jackin.netrunner.catalog import CARDS, Card
from jackin.netrunner.flows.pick import Deciding, Picking
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.changes import context
from jackin.netrunner.rules.measures import Condition, Filter, Value
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, RUNNER, SUBTYPES
from tests.laws.play import POOL
from tests.laws.stages import Stage, walked
from tests.recorded import as_recorded

SHARES = 4
LOOKED_AT = (0, 9, 18)
NOBODY = "nobody can say"


def answers(word: object, s: State, f: Frame) -> Iterator[Callable[[], Any]]:
    if isinstance(word, Value):
        yield partial(word.of, s, f)
    elif isinstance(word, Filter):
        yield from (partial(word.fits, s, card, f) for card in range(len(s.code)))
        yield from (partial(word.misses, kind) for kind in SUBTYPES.values())
        yield word.why_not
    elif isinstance(word, Condition):
        yield lambda: str(word.bar(s, f))
        yield from (word.strength_limit, word.reads, word.recalls, word.follows)
    elif isinstance(word, Effect):
        yield from of_effect(word, s, f)
        yield from of_choice(word, s, f)


def of_effect(word: Effect, s: State, f: Frame) -> Iterator[Callable[[], Any]]:
    yield partial(word.could, s, f)
    yield partial(word.hides, s)
    yield partial(word.hurts, s, f)
    yield partial(word.loses, s, f)
    yield partial(word.enough, s, f)
    yield partial(word.run_targets, s, 1)
    yield from (partial(word.worth, s, f, scale) for scale in (CORP_SCALE, RUNNER_SCALE))
    yield from (partial(word.demands, seat) for seat in (CORP, RUNNER))
    yield from (partial(word.strengthens, s, f, encountered) for encountered in (False, True))
    yield from (partial(cards_of, s, f, partial(word.trashes, s, f, seat)) for seat in (CORP, RUNNER))
    yield partial(cards_of, s, f, word.searches_for)
    yield lambda: len(word.modes(s, f) or [])
    yield lambda: (offer := word.offers(s, f)) and offer.price
    yield from (
        word.harms, word.runs_on, word.ends_run, word.bypasses, word.earns, word.takes_from_hand, word.takes_credits,
        word.traces, word.breaks, word.trashes_itself, word.is_optional, word.changes_chosen,
    )  # fmt: skip


def of_choice(word: Effect, s: State, f: Frame) -> Iterator[Callable[[], Any]]:
    """Who chooses, among what, how many, and whether the other seat can tell."""
    if isinstance(word, Picking):
        yield from (partial(ask, s, f) for ask in (word.candidates, word.fewest, word.most, word.chooser))
        yield from (word.meant, word.proves)
        yield lambda: word.veiled(s, f, word.candidates(s, f))
        yield partial(word.veiled, s, f, [])
    elif isinstance(word, Deciding):
        yield from (partial(ask, s, f) for ask in (word.chooser, word.veiled))
        yield lambda: [way.value for way in word.ways(s, f)]


def cards_of(s: State, f: Frame, which: Callable[[], Filter | None]) -> list[int]:
    found = which()
    return [] if found is None else [card for card in range(len(s.code)) if found.fits(s, card, f)]


def said(answer: Callable[[], Any]) -> str:
    """Who asks a text out of turn, about what is not there, is told nothing."""
    try:
        return repr(answer())
    except Exception:
        return NOBODY


def lines(star: Card) -> Iterator[str]:
    for number, s in enumerate(Stage(star).decisions(5, LOOKED_AT[-1] + 1)):
        if number in LOOKED_AT:
            for card, code in enumerate(s.code):
                if CARDS[code] is star:
                    f = context(s, card)
                    told = [said(one) for word in walked(star) for one in answers(word, s, f)]
                    yield f"{star.slug} {number} {card} {' '.join(told)}"


@pytest.mark.parametrize("share", range(SHARES))
def test_texts_answer_as_they_were_recorded(share):
    found = [line for star in POOL[share::SHARES] for line in lines(star)]
    assert sum(NOBODY not in line for line in found) > len(found) // 2
    as_recorded(__file__, {f"texts {share}": found})
