"""Beliefs fitted to sightings: odds that make the true deal as likely as can be among blind ones. Needs NumPy."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from jackin.bots.netrunner_search.beliefs import CELLS, PLACES, SORTS
from jackin.kernel.rng import Dice
from jackin.ladder.sightings import Sighting

Numbers = NDArray[np.float32]

STEPS = 120
CAUTION = 1.0
"""How strongly odds are held near nothing."""
STRIDE = 0.7
MOST = 4.0
"""No odds beyond these: what was never seen may still be."""
FOLDS = 4


class Share(NamedTuple):
    """Of the cards in a kind of place, how many are of some sorts: in truth, dealt blindly and as believed."""

    place: str
    what: str
    cards: int
    true: float
    blind: float
    believed: float


class Counts(NamedTuple):
    """How often each cell that occurs at all does: in truth (sightings, cells), in the deals (sightings, deals,
    cells)."""

    cells: list[int]
    true: Numbers
    dealt: Numbers


WHAT = {"agenda": ("agenda-1", "agenda-2", "agenda-3"), "dear ice": ("dear-ice",), "breaker": ("breaker",)}


def fit(sightings: list[Sighting]) -> tuple[list[float], list[Share]]:
    """The odds, and what they say of each fold of the games when they are fitted to the others."""
    table = np.zeros((3, CELLS), dtype=np.float32)
    for fold in range(FOLDS):
        held = [one for one in sightings if Dice(one.game).below(FOLDS) == fold]
        seen = [one for one in sightings if Dice(one.game).below(FOLDS) != fold]
        table += expected(counted(held), learned(counted(seen)))
    return [float(x) for x in learned(counted(sightings))], shares(table)


def counted(sightings: list[Sighting]) -> Counts:
    cells = sorted({cell for one in sightings for some in (one.true, *one.dealt) for cell in some})
    at = {cell: n for n, cell in enumerate(cells)}
    true = np.zeros((len(sightings), len(cells)), dtype=np.float32)
    dealt = np.zeros((len(sightings), len(sightings[0].dealt), len(cells)), dtype=np.float32)
    for n, one in enumerate(sightings):
        np.add.at(true[n], [at[cell] for cell in one.true], 1)
        for k, some in enumerate(one.dealt):
            np.add.at(dealt[n, k], [at[cell] for cell in some], 1)
    return Counts(cells, true, dealt)


def learned(counts: Counts) -> Numbers:
    """By steps along the slope of the likelihood, each cell at the stride of its own spread."""
    odds = np.zeros(len(counts.cells), dtype=np.float32)
    spread = counts.dealt.var(axis=1).sum(axis=0) + CAUTION
    for _ in range(STEPS):
        slope = (counts.true - believed(counts, odds)).sum(axis=0) - CAUTION * odds
        odds = np.clip(odds + STRIDE * slope / spread, -MOST, MOST)
    every = np.zeros(CELLS, dtype=np.float32)
    every[counts.cells] = odds
    return every


def believed(counts: Counts, odds: Numbers) -> Numbers:
    """How often each cell is expected, for each sighting."""
    scores = counts.dealt @ odds
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    weights /= weights.sum(axis=1, keepdims=True)
    found: Any = np.einsum("sk,skc->sc", weights, counts.dealt)
    return found  # type: ignore[no-any-return]


def expected(counts: Counts, odds: Numbers) -> Numbers:
    """How often each cell was seen, dealt blindly and believed."""
    table = np.zeros((3, CELLS), dtype=np.float32)
    table[:, counts.cells] = [
        counts.true.sum(axis=0), counts.dealt.mean(axis=1).sum(axis=0),
        believed(counts, odds[counts.cells]).sum(axis=0),
    ]  # fmt: skip
    return table


def shares(table: Numbers) -> list[Share]:
    found = []
    for n, place in enumerate(PLACES):
        what = "breaker" if place.startswith("grip") else "dear ice" if place.startswith("line-") else "agenda"
        sorts = [SORTS.index(sort) for sort in WHAT[what]]
        rows = [cells[n * len(SORTS) : (n + 1) * len(SORTS)] for cells in table]
        if rows[0].sum() >= 1:
            parts = [float(row[sorts].sum() / max(1e-9, row.sum())) for row in rows]
            found.append(Share(place, what, round(float(rows[0].sum())), *parts))
    return found
