"""What an automa has on the table besides its cards: the AI deck, the card it reads, and where it stands in it.

It is a part of `State` (`s.automa`, None in ordinary games). Cards proper lie in zones: the piles of `PILES`, HQ,
R&D, the servers. `pack` and `params` never change during a game and are shared by forks; everything else is ints,
bools and tuples, replaced and never changed in place.
"""

from __future__ import annotations

from typing import Any, Final

from jackin.kernel.frame import Key
from jackin.netrunner.automa.check import default_params, wrong_params
from jackin.netrunner.automa.pack import AICard, Click, Pack, builtin, pack_of
from jackin.netrunner.fields import AUTOMA_NUMBERS, AUTOMA_TUPLES
from jackin.netrunner.words import (
    CORP, EC_PILE, ES_PILE, ICE_PILE, OP_PILE, PRO_PILE, RE_PILE, RUNNER, SIDES,
)  # fmt: skip

EASY: Final = 0
STANDARD: Final = 1
HARD: Final = 2
NORMAL: Final = 3
LEVELS: Final = ["easy", "standard", "hard", "normal"]
LEVELS_OF: Final = [[EASY, STANDARD, HARD], [EASY, NORMAL]]

PILES: Final = [[ICE_PILE, OP_PILE, RE_PILE, ES_PILE], [PRO_PILE, EC_PILE, RE_PILE]]


class BadAutoma(ValueError):
    """A setup that asks for an automa there cannot be."""


class Automa:
    """`seat` is the one it plays; `deck` (top last) and `discard` hold AI cards by their index in the pack."""

    def __init__(
        self, seat: int, pack: Pack, level: int, params: dict[str, int | str], of: Automa | None = None
    ) -> None:
        self.seat = seat
        self.pack = pack
        self.level = level
        self.params = params
        if of is None:
            self._begin()
        else:
            self._copy(of)

    def _begin(self) -> None:
        self.rich = False  # CA-13: improved economy
        self.deck: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.card = -1  # the revealed AI card
        self.click = 0  # the printed click that comes next; those passed and not paid for are leftovers
        self.last = 0  # CA-22: the printed clicks from here on are lost
        self.behaviour = -1
        self.side = 0
        self.x = 0  # CA-8
        self.revealed: tuple[int, ...] = ()  # OR-14: serials of installed cards that were revealed once
        self.barred: tuple[int, ...] = ()  # OR-15: serials of cards that must wait for the next turn
        self.touched = False  # CA-32: tokens have changed; looked at after the step
        self.order: tuple[int, ...] = ()  # CA-2: HQ as it lay before the Runner took cards up
        self.overridden = False  # OR-32: the human has replaced a click this turn
        # the Runner only
        self.left = 0  # RA-14: leftover clicks
        self.given: tuple[int, ...] = ()  # RA-38, RA-39: printed clicks that were given up or lost, by their index
        self.link = 0  # RA-18: the limit L of the run under way
        self.trash = 0  # RA-19: what is left of its limit T
        self.economy: tuple[int, ...] = ()  # OR-37, OR-49: the cards that came from EC

    def _copy(self, of: Automa) -> None:
        self.rich = of.rich
        self.deck = of.deck
        self.discard = of.discard
        self.card = of.card
        self.click = of.click
        self.last = of.last
        self.behaviour = of.behaviour
        self.side = of.side
        self.x = of.x
        self.revealed = of.revealed
        self.barred = of.barred
        self.touched = of.touched
        self.order = of.order
        self.overridden = of.overridden
        self.left = of.left
        self.given = of.given
        self.link = of.link
        self.trash = of.trash
        self.economy = of.economy

    def copy(self) -> Automa:
        return Automa(self.seat, self.pack, self.level, self.params, self)

    def key(self) -> Key:
        return self._key()

    def _key(self) -> Key:
        return (
            self.rich,
            self.deck,
            self.discard,
            self.card,
            self.click,
            self.last,
            self.behaviour,
            self.side,
            self.x,
            self.revealed,
            self.barred,
            self.touched,
            self.order,
            self.overridden,
            self.left,
            self.given,
            self.link,
            self.trash,
            self.economy,
        )

    def number(self, param: str) -> int:
        """A parameter that is a number, or 1 for true."""
        return int(self.params[param])

    def ai_card(self) -> AICard:
        return self.pack.cards[self.card]

    def printed(self) -> list[Click]:
        """The clicks of the revealed card; none before one is revealed."""
        return self.pack.cards[self.card].clicks if self.card >= 0 else []

    def leftover(self, clicks: int) -> int:
        """CA-21, CA-22: of so many clicks, those that no printed click waits for. So what is gained joins them."""
        if self.seat == RUNNER:
            return self.left
        return max(0, clicks - (self.last - self.click))

    def cut(self, clicks: int) -> None:
        """CA-22: what was lost beyond the leftovers is taken from the last printed clicks."""
        self.last = min(self.last, self.click + clicks)


def the_automa(automa: Automa | None) -> Automa:
    assert automa is not None
    return automa


def read_automa(setup: Any) -> Automa | None:
    """`{"corp": {"pack": "dash", "level": "standard", "behaviour": ..., "improved_economy": ..., "params": {...}}}`.

    `pack` is the name of a pack that comes with the game, or a whole pack as plain data.
    """
    if setup is None:
        return None
    if not isinstance(setup, dict) or len(setup) != 1 or next(iter(setup)) not in SIDES:
        raise BadAutoma("automa: one side, corp or runner, and what plays it")
    side, wanted = next(iter(setup.items()))
    if not isinstance(wanted, dict):
        raise BadAutoma(f"automa: {side}: a pack and a level")
    known = ("pack", "level", "behaviour", "improved_economy", "params")
    for key in wanted:
        if key not in known:
            raise BadAutoma(f"automa: {side}: unknown key {key!r}; there are {', '.join(known)}")
    seat = SIDES.index(side)
    pack = read_pack_of(wanted.get("pack"), side)
    automa = Automa(seat, pack, read_level(wanted, seat), read_params(wanted, pack))
    automa.rich = read_economy(wanted, side)
    if pack.stratagems:
        automa.behaviour = read_behaviour(wanted, pack)
    elif "behaviour" in wanted:
        raise BadAutoma(f"automa: the pack {pack.id} has no behaviour cards")
    return automa


def read_pack_of(wanted: Any, side: str) -> Pack:
    try:
        pack = builtin(wanted) if isinstance(wanted, str) else pack_of(wanted)
    except ValueError as error:
        raise BadAutoma(f"automa: pack: {error}") from error
    if pack.side != side:
        raise BadAutoma(f"automa: {pack.id} is a {pack.side} pack")
    return pack


def read_level(wanted: dict[str, Any], seat: int) -> int:
    levels = [LEVELS[n] for n in LEVELS_OF[seat]]
    level = wanted.get("level", levels[1])
    if level not in levels:
        raise BadAutoma(f"automa: the {SIDES[seat]} has the levels {', '.join(levels)}, not {level!r}")
    return LEVELS.index(level)


def read_params(wanted: dict[str, Any], pack: Pack) -> dict[str, int | str]:
    """Section 3 of the rules: a game's own parameters before those of its pack."""
    own = wanted.get("params", {})
    wrong = wrong_params(own, pack.side)
    if wrong:
        raise BadAutoma("automa: params: " + "; ".join(wrong))
    return {**default_params(pack.side), **pack.params, **own}


def read_economy(wanted: dict[str, Any], side: str) -> bool:
    """CA-13."""
    rich = wanted.get("improved_economy", False)
    if not isinstance(rich, bool):
        raise BadAutoma(f"automa: improved_economy is true or false, not {rich!r}")
    if rich and side != "corp":
        raise BadAutoma("automa: the improved economy is the Corp's")
    return rich


def read_behaviour(wanted: dict[str, Any], pack: Pack) -> int:
    """CA-14: the human picks one of the four; without a word it is the first."""
    ids = [card.id for card in pack.behaviours]
    wish = wanted.get("behaviour", ids[0])
    if wish not in ids:
        raise BadAutoma(f"automa: {pack.id} has the behaviour cards {', '.join(ids)}, not {wish!r}")
    return ids.index(wish)


def encode_automa(automa: Automa) -> dict[str, Any]:
    data: dict[str, Any] = {"seat": automa.seat, "level": automa.level}
    data |= {name: getattr(automa, name) for name in AUTOMA_NUMBERS}
    for name in AUTOMA_TUPLES:
        data[name] = list(getattr(automa, name))
    data["pack"] = automa.pack.id if automa.pack.built_in else automa.pack.data
    data["params"] = dict(automa.params)
    return data


def decode_automa(data: dict[str, Any]) -> Automa:
    pack = builtin(data["pack"]) if isinstance(data["pack"], str) else pack_of(data["pack"])
    automa = Automa(data["seat"], pack, data["level"], dict(data["params"]))
    for name in AUTOMA_NUMBERS:
        setattr(automa, name, data[name])
    for name in AUTOMA_TUPLES:
        setattr(automa, name, tuple(data[name]))
    return automa


def is_corp(automa: Automa | None) -> bool:
    return automa is not None and automa.seat == CORP


def is_runner(automa: Automa | None) -> bool:
    return automa is not None and automa.seat == RUNNER
