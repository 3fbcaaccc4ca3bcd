"""What comes out of the database: rows of any age, with today's defaults for what they were written without."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, field_validator, model_validator

from jackin.kernel.game import Json
from jackin.server.protocol.tables import Deal, NewTable, Status
from jackin.server.seat import Kind

NOT_KEPT = {"origin", "deck", "seed", "name", "half"}
"""Of a wish: what has become part of the setup, the journal and the seats."""


class Wish(NewTable):
    """How a table was wished for. What it holds beyond today's settings is passed over."""

    model_config = ConfigDict(extra="ignore")

    @classmethod
    def of(cls, wish: NewTable) -> Wish:
        return cls.model_validate(wish.model_dump(mode="json", exclude=NOT_KEPT))

    def data(self) -> Json:
        return self.model_dump(mode="json", exclude=NOT_KEPT)

    @property
    def bank(self) -> float | None:
        """The seconds that each person has for the game."""
        return self.clock.bank if self.clock is not None else None

    @property
    def increment(self) -> int:
        return self.clock.increment if self.clock is not None else 0

    @property
    def at_one_screen(self) -> bool:
        """Whether all people of the table sit before the browser that made it, and are several."""
        kinds = [seat.kind for seat in self.seats]
        several = kinds.count("here") > 1 and "open" not in kinds
        return several or (not kinds and self.opponent.kind == "hot-seat")


class Row(BaseModel):
    """A column that is younger than the row is NULL in it, or missing: both mean the default."""

    model_config = ConfigDict(extra="ignore")

    @model_validator(mode="before")
    @classmethod
    def without_nothing(cls, data: Any) -> Any:
        return {name: value for name, value in data.items() if value is not None} if isinstance(data, dict) else data


class TableRow(Row):
    id: str
    game: str
    wish: Wish
    setup: Json | None = None
    seed: int | str
    rules: int
    status: Status
    epoch: int = 0
    turn: int = 0
    acting: str = ""
    result: dict[str, str] | None = None
    rematch: str = ""
    next: str = ""
    """The secret behind the deal of a rematch: made when the game ends, before anybody asks for one."""
    deal: Deal = Deal()
    created: float = 0
    used: float | None = None

    @field_validator("seed", mode="before")
    @classmethod
    def of_its_format(cls, seed: Any) -> Any:
        """In a column that was widened, a number of the first format is text; today's seeds begin with 0x."""
        return int(seed) if isinstance(seed, str) and not seed.startswith("0x") else seed

    def data(self) -> Json:
        return {**self.model_dump(exclude={"wish"}), "wish": self.wish.data()}


class SeatRow(Row):
    place: int
    seat: str
    kind: Kind
    player: str = ""
    level: str = ""
    secret: str = ""
    deck: Json | None = None
    clock: float | None = None
    stands_in: bool = False
    account: str = ""
