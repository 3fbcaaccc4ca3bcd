"""The one open question of a position, and its complete list of legal answers."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Option:
    """One legal answer, as data.

    Its value names it for good: in journals, on the wire and in tests. It is the verb, the `name` that the asked
    seat has for the thing, and the number `n`, if the answer is one; nobody takes it apart again.
    The rest is the engine's own and never leaves it: `card` and `other` are handles of what the answer is about,
    `place` is where it goes, `way` which of several it is, `payment` how much it takes from each source.
    A game's view says in its own words what a seat may read of this.
    """

    __slots__ = ("card", "n", "name", "other", "payment", "place", "verb", "way")

    def __init__(
        self,
        verb: str,
        name: str = "",
        card: int = -1,
        n: int = -1,
        place: int = -1,
        way: int = -1,
        other: int = -1,
        payment: dict[int, int] | None = None,
    ) -> None:
        self.verb = verb
        self.name = name
        self.card = card
        self.n = n
        self.place = place
        self.way = way
        self.other = other
        self.payment = payment

    @property
    def value(self) -> str:
        value = self.verb
        if self.name:
            value = f"{value} {self.name}"
        if self.n >= 0:
            value = f"{value} {self.n}"
        return value

    def __repr__(self) -> str:
        return f"<{self.value}>"


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """Who decides, what about, and everything that may be answered.

    An ask with one option is answered by the engine, in silence, unless it is veiled: then the other
    seat cannot know that there was no choice, and the silence would tell.
    """

    __slots__ = ("card", "kind", "n", "options", "seat", "veiled")

    def __init__(
        self, seat: int, kind: str, options: list[Option], card: str = "", n: int = 0, veiled: bool = False
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.card = card
        self.n = n
        self.veiled = veiled

    @property
    def values(self) -> list[str]:
        return [option.value for option in self.options]

    def offers(self, option: Option) -> bool:
        """Whether this very option is one of the answers."""
        for offered in self.options:  # noqa: SIM110  any() takes longer, and this is asked at every answer
            if offered is option:
                return True
        return False

    def option(self, value: str) -> Option:
        for option in self.options:
            if option.value == value:
                return option
        raise IllegalAnswer(self, value)

    def __repr__(self) -> str:
        return f"<ask {self.seat} {self.kind}: {', '.join(self.values)}>"


class IllegalAnswer(ValueError):
    """An answer that is not in the ask. The position has not changed."""

    def __init__(self, ask: Ask, value: object) -> None:
        legal = ", ".join(ask.values)
        super().__init__(f"{value!r} is not a legal answer to {ask.kind!r} of seat {ask.seat}; legal: {legal}")
        self.ask = ask
        self.value = value


class NotAsked(ValueError):
    """An answer came although nothing is asked: the game is over."""
