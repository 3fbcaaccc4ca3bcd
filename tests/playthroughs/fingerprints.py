"""Many more games than anybody would read, each as a fingerprint of all that was asked and of what each seat saw.

A rule, a card or a view that is no longer what it was shows here, wherever chance comes by; the recorded texts beside
this say more of what. `python -m tests.playthroughs.record` writes both again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from jackin import gangs, netrunner
from jackin.gangs.tally import tally as gangs_tally
from jackin.kernel.game import Game, Json
from jackin.kernel.machine import Position
from jackin.kernel.rng import Dice
from jackin.netrunner.automa.pack import BUILT_IN, builtin
from jackin.netrunner.automa.table import LEVELS, LEVELS_OF
from jackin.netrunner.shown.tally import tally
from jackin.netrunner.state import State
from jackin.netrunner.words import SIDES
from tests.gangs.laws import decisions as gangs_decisions
from tests.gangs.test_laws import TABLES
from tests.laws.play import MATCH_UPS, POOL, decisions, random_deck
from tests.laws.stages import Stage
from tests.playthroughs import served

Tally = Callable[[Any], object]
Games = dict[str, Callable[[], str]]
FILE = Path(__file__).parent / "fingerprints.json"
SEEN_EVERY = 7
DEALT_EVERY = 23
MOST = 400
SHARES = 24
"""Of the stages of all cards: so many to a fingerprint."""


def fingerprint(game: Game, positions: Iterator[Position], seats: int, counted: Tally | None = None) -> str:
    """Of every ask, of every seventh position as each seat and a spectator sees it, of some that are dealt again, and
    of the end in numbers."""
    told, asked, position = hashlib.sha256(), 0, None

    def note(data: object) -> None:
        told.update(json.dumps(data, sort_keys=True).encode())

    for asked, position in enumerate(positions, 1):
        ask = position.ask
        assert ask is not None
        note([ask.seat, ask.kind, ask.values])
        if asked % SEEN_EVERY == 0:
            for seat in range(-1, seats):
                note(game.view(position, seat))
        if asked % DEALT_EVERY == 0 and counted is not None:
            note(game.encode(game.redeal(position, asked % seats, asked)))
    if position is not None and counted is not None:
        note([game.encode(position), counted(position), [game.view(position, seat) for seat in range(-1, seats)]])
    return f"{asked} {told.hexdigest()[:12]}"


def netrunner_tally(s: State) -> object:
    return tally(s, [])


def core(n: int) -> str:
    s = netrunner.GAME.new(netrunner.setup(*MATCH_UPS[n % len(MATCH_UPS)], quiet=n % 2 == 1), n)
    return fingerprint(netrunner.GAME, decisions(s, Dice(n), MOST), 2, netrunner_tally)


def pool(n: int) -> str:
    dice = Dice(n)
    corp, runner = (random_deck(side, dice, 22, 3, POOL) for side in SIDES)
    s = netrunner.GAME.new(netrunner.setup(corp, runner), n)
    return fingerprint(netrunner.GAME, decisions(s, dice, MOST), 2, netrunner_tally)


def stages(share: int) -> str:
    """Two short walks on the stage of each card."""
    walks = (s for star in POOL[share::SHARES] for n in (3, 4) for s in Stage(star).decisions(n, 40))
    return fingerprint(netrunner.GAME, walks, 2)


def solo(pack: str, level: str, n: int) -> str:
    """Alone against an Automa, whose decks take turns."""
    automa: Json = {"pack": pack, "level": level}
    setup = netrunner.setup(*MATCH_UPS[n % len(MATCH_UPS)], automa={builtin(pack).side: automa})
    return fingerprint(netrunner.GAME, decisions(netrunner.GAME.new(setup, n), Dice(n), MOST), 2, netrunner_tally)


def gang(name: str, n: int) -> str:
    s = gangs.GAME.new(TABLES[name], n + 20)
    return fingerprint(gangs.GAME, gangs_decisions(gangs.GAME, s, Dice(n)), s.seats, gangs_tally)


def games() -> Games:
    return netrunner_games() | gangs_games() | served.GAMES


def gangs_games() -> Games:
    return {f"gangs {name} {n}": partial(gang, name, n) for name in TABLES for n in range(8)}


def netrunner_games() -> Games:
    found: Games = {f"core {n}": partial(core, n) for n in range(18)}
    found |= {f"pool {n}": partial(pool, n) for n in range(100)}
    found |= {f"stages {n}": partial(stages, n) for n in range(SHARES)}
    for at, pack in enumerate(BUILT_IN):
        levels = [LEVELS[level] for level in LEVELS_OF[SIDES.index(builtin(pack).side)]]
        found |= {f"solo {pack} {level}": partial(solo, pack, level, at + 5 * n) for n, level in enumerate(levels)}
    return found


def written() -> str:
    return json.dumps({name: told() for name, told in games().items()}, indent=1) + "\n"


def kept() -> dict[str, str]:
    found: dict[str, str] = json.loads(FILE.read_text("utf-8"))
    return found
