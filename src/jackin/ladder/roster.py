"""Who plays in a ladder, against whom, and with which decks."""

from __future__ import annotations

from math import lcm
from typing import NamedTuple

from jackin import netrunner
from jackin.bots import AGENTS, STYLED, UnknownAgent, can_play
from jackin.bots.levels import LEVELS
from jackin.content.packs import automas, is_automa, played_pack
from jackin.kernel.game import Json
from jackin.ladder.games import Match
from jackin.netrunner.automa.pack import BUILT_IN, Pack, builtin
from jackin.netrunner.automa.table import LEVELS as AUTOMA_LEVELS
from jackin.netrunner.automa.table import LEVELS_OF
from jackin.netrunner.decks import UnknownDeck, deck, names
from jackin.netrunner.decks.house import house
from jackin.netrunner.words import CORP, RUNNER, SIDES

LONGEST = 60
STARTERS = [name for name in names() if name not in house()]
SHELVES = {
    "suite": [*STARTERS, "big-rig"],  # four lists a side: what strength is measured with
    "starter": STARTERS,
    "house": list(house()),
    "all": names(),
}


class Player(NamedTuple):
    """A bot or automa in one chair: a bot is another player as the Corp than as the Runner."""

    name: str
    seat: int


def levels(pack: Pack) -> list[str]:
    """The levels of a pack, the easiest first."""
    return [AUTOMA_LEVELS[level] for level in LEVELS_OF[SIDES.index(pack.side)]]


def everyone() -> list[str]:
    """Who plays if nobody is named: the automas, and the bots that answer at once."""
    quick = [name for name in AGENTS if name not in LEVELS or not LEVELS[name].work]
    return [*quick, *[f"automa:{name}:{level}" for name in BUILT_IN for level in levels(builtin(name))]]


def players(wanted: list[str]) -> list[Player]:
    """The Corps, then the Runners. A bot takes either chair, a personality and an automa only their own."""
    return [Player(name, seat) for seat in (CORP, RUNNER) for name in wanted if seat in seats(name)]


def seats(name: str) -> list[int]:
    if is_automa(name):
        return [SIDES.index(played_pack(name)[0].side)]
    chairs = [seat for seat in (CORP, RUNNER) if can_play(name, SIDES[seat])]
    if not chairs:
        there = ", ".join([*AGENTS, *STYLED])
        raise UnknownAgent(f"no bot is called {name!r}; there are {there}, and automa:PACK:LEVEL")
    return chairs


def pairings(given: list[Player]) -> list[tuple[Player, Player]]:
    """Each Corp with each Runner. A game has room for one automa, so that automas meet bots only."""
    return [
        (corp, runner)
        for corp in given if corp.seat == CORP
        for runner in given if runner.seat == RUNNER and not (is_automa(corp.name) and is_automa(runner.name))
    ]  # fmt: skip


def deck_pairs(wanted: str) -> list[tuple[Json, Json]]:
    """Every pair of the decks meant: a shelf of them (suite, starter, house, all), or names with commas between."""
    corps, runners = sides(wanted)
    return [(corp, runner) for corp in corps for runner in runners]


def spread_pairs(wanted: str) -> list[tuple[Json, Json]]:
    """The same pairs with every deck early, so that a short series has met all of them."""
    corps, runners = sides(wanted)
    c, r = len(corps), len(runners)
    return [(corps[n % c], runners[(n + n // lcm(c, r)) % r]) for n in range(c * r)]


def sides(wanted: str) -> list[list[Json]]:
    chosen: list[list[Json]] = [[], []]
    for name in SHELVES.get(wanted, wanted.split(",")):
        found = deck(name)
        chosen[found.side].append(found.setup())
    if not all(chosen):
        raise UnknownDeck(f"{wanted!r}: decks of both sides are needed")
    return chosen


def match(corp: str, runner: str, decks: list[tuple[Json, Json]], seed: int, quiet: bool = True) -> Match:
    """Two players over all pairs of decks; longer than 60 rounds is a draw."""
    automa = automas(corp, runner)
    setups = tuple(netrunner.setup(*pair, quiet=quiet, automa=automa) for pair in decks)
    return Match(corp, runner, setups, seed, LONGEST)
