"""Ratings: one for each game and role of a player, changed by every rated game when it ends."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.engine import RowMapping

from jackin.doors import Door
from jackin.kernel.game import Json
from jackin.server.glicko import Game, Rating, rated, rested
from jackin.server.schema import ACCOUNTS, RATINGS
from jackin.server.seat import Seat
from jackin.server.store import Store

DAY = 86_400
MOST_POINTS = 500
"""Of a graph."""


class Standing(NamedTuple):
    """`at` is when the last game ended; 0 if there was none."""

    rating: Rating = Rating()
    games: int = 0
    at: float = 0

    def after(self, row: Json) -> Standing:
        """What it is after one more game."""
        return Standing(Rating(row["points"], row["deviation"], row["volatility"]), self.games + 1, row["at"])

    def told(self, now: float) -> Json:
        """As it is shown: points, and twice the deviation, which holds the strength with 95 %."""
        rating = rested(self.rating, periods(self.at, now))
        return {"points": round(rating.points), "margin": round(2 * rating.deviation), "games": self.games}


class Ratings:
    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, account: str, pool: str) -> Standing:
        mine = RATINGS.c.account == account, RATINGS.c.pool == pool
        with self.store.reading() as c:
            row = c.execute(select(RATINGS).where(*mine).order_by(RATINGS.c.id.desc()).limit(1)).mappings().first()
            games = c.execute(select(func.count()).select_from(RATINGS).where(*mine)).scalar_one()
        return Standing() if row is None else Standing(rating_of(row), games, row["at"])

    def pools(self, account: str) -> dict[str, Standing]:
        """Every role in which the player has a rating."""
        with self.store.reading() as c:
            found = c.execute(select(RATINGS.c.pool).distinct().where(RATINGS.c.account == account)).scalars()
            names = sorted(found)
        return {name: self.of(account, name) for name in names}

    def after(self, table: str, door: Door, seats: list[Seat], winner: str) -> list[Json]:
        """The rows that a rated game of two adds: each is rated by what the other was before it."""
        if len({seat.account for seat in seats if seat.account}) != 2:
            return []
        now = time.time()
        before = {seat.account: seat.standing or Standing() for seat in seats}
        rows: list[Json] = []
        for seat, other in (seats, seats[::-1]):
            mine, theirs = before[seat.account], before[other.account]
            against = rested(theirs.rating, periods(theirs.at, now))
            score = 0.5 if not winner else float(winner == seat.seat)
            after = rated(mine.rating, [Game(against, score)], periods(mine.at, now))
            rows.append(
                {
                    "account": seat.account, "pool": door.pool(seat.seat), "at": now, "table": table,
                    "opponent": other.account, "score": score, "theirs": against.points,
                    "change": after.points - mine.rating.points, **after._asdict(),
                }
            )  # fmt: skip
        return rows

    def history(self, account: str, pool: str) -> list[Json]:
        """The rated games of a role, the oldest first: the opponent's name is empty if the account is gone."""
        joined = RATINGS.outerjoin(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.opponent)
        mine = select(RATINGS, func.coalesce(ACCOUNTS.c.name, "").label("name")).select_from(joined)
        mine = mine.where(RATINGS.c.account == account, RATINGS.c.pool == pool)
        with self.store.reading() as c:
            rows = c.execute(mine.order_by(RATINGS.c.id.desc()).limit(MOST_POINTS)).mappings().all()
        return [
            {
                "at": row["at"],
                "table": row["table"],
                "points": round(row["points"]),
                "margin": round(2 * row["deviation"]),
                "opponent": row["name"],
                "theirs": round(row["theirs"]),
                "score": row["score"],
                "change": round(row["change"]),
            }
            for row in reversed(rows)
        ]


def rating_of(row: RowMapping) -> Rating:
    return Rating(row["points"], row["deviation"], row["volatility"])


def periods(since: float, now: float) -> float:
    """Days between two games; none before the first."""
    return max(0.0, now - since) / DAY if since else 0.0
