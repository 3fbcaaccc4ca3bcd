"""What a player shows to everybody: nothing until they say so, and then only the parts that they chose.

Whoever they played against has agreed to nothing: another player is named only if they show their own games."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import JSON, and_, select, type_coerce, update

from jackin.doors import DOORS, Refusal
from jackin.kernel.game import Json
from jackin.server.ratings import Ratings
from jackin.server.schema import ACCOUNTS, SEATS, TABLES
from jackin.server.store import Store

MOST_GAMES = 1000
"""So many of the newest are counted."""
MOST_LISTED = 50


class Game(NamedTuple):
    """A finished game from the player's side."""

    table: str
    game: str
    seat: str
    identity: str
    winner: str
    reason: str
    turn: int
    at: float
    against: tuple[Json, ...]

    @property
    def won(self) -> bool | None:
        return self.winner == self.seat if self.winner else None

    @property
    def pool(self) -> str:
        return DOORS[self.game].pool(self.seat)


class Sharing:
    def __init__(self, store: Store, ratings: Ratings) -> None:
        self.store = store
        self.ratings = ratings

    def parts(self, account: str) -> list[str]:
        with self.store.reading() as c:
            found = c.execute(select(ACCOUNTS.c.shared).where(ACCOUNTS.c.id == account)).scalar()
        return list(found or [])

    def choose(self, account: str, parts: Iterable[str]) -> None:
        with self.store.writing() as c:
            c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(shared=sorted(set(parts))))

    def page(self, key: str) -> Json:
        """Whether there is no such player or they show nothing is not told."""
        with self.store.reading() as c:
            row = c.execute(
                select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.shared).where(ACCOUNTS.c.key == key)
            ).first()
        if row is None or not row.shared:
            raise Refusal("server-no-player")
        games = self.games(row.id) if {"rates", "games"} & set(row.shared) else []
        shown: Json = {"name": row.name, "parts": row.shared}
        if "ratings" in row.shared:
            shown |= self._ratings(row.id)
        if "rates" in row.shared:
            shown["rates"] = rates(games)
        if "games" in row.shared:
            shown["games"] = [told(game) for game in games[:MOST_LISTED]]
        return shown

    def _ratings(self, account: str) -> Json:
        now, pools = time.time(), self.ratings.pools(account)
        graphs = {pool: self.ratings.history(account, pool) for pool in pools}
        named = self._shown({point["opponent"] for points in graphs.values() for point in points})
        for point in (point for points in graphs.values() for point in points):
            point["table"] = ""
            point["opponent"] = point["opponent"] if point["opponent"] in named else ""
        return {"ratings": {pool: standing.told(now) for pool, standing in pools.items()}, "graphs": graphs}

    def _shown(self, names: set[str]) -> set[str]:
        """Those of these players who show their own games."""
        wanted = select(ACCOUNTS.c.name, ACCOUNTS.c.shared).where(ACCOUNTS.c.name.in_(names))
        with self.store.reading() as c:
            return {row.name for row in c.execute(wanted) if "games" in (row.shared or [])}

    def games(self, account: str) -> list[Game]:
        """Played to the end from one seat, lessons aside, the newest first."""
        result, mine = type_coerce(TABLES.c.result, JSON), and_(SEATS.c.account == account, TABLES.c.status == "over")
        wanted = select(
            TABLES.c.id, TABLES.c.game, SEATS.c.seat, SEATS.c.place,
            SEATS.c.deck["identity"].as_string().label("identity"), result["winner"].as_string().label("winner"),
            result["reason"].as_string().label("reason"),
            TABLES.c.turn, TABLES.c.created, TABLES.c.wish["lesson"].as_string().label("lesson"),
        ).join_from(SEATS, TABLES).where(mine).order_by(TABLES.c.created.desc()).limit(MOST_GAMES)  # fmt: skip
        with self.store.reading() as c:
            rows = c.execute(wanted).all()
        times = Counter(row.id for row in rows)
        rows = [row for row in rows if times[row.id] == 1 and not row.lesson and row.game in DOORS]
        others = self._others([row.id for row in rows])
        return [
            Game(
                row.id, row.game, row.seat, row.identity or "", row.winner or "", row.reason or "",
                row.turn, row.created,
                tuple(seat for place, seat in others.get(row.id, []) if place != row.place),
            )
            for row in rows
        ]  # fmt: skip

    def _others(self, tables: list[str]) -> dict[str, list[tuple[int, Json]]]:
        """Who sat at the tables; people without their names, but for those who show theirs."""
        joined = SEATS.outerjoin(ACCOUNTS, ACCOUNTS.c.id == SEATS.c.account)
        wanted = select(
            SEATS.c.table, SEATS.c.place, SEATS.c.kind, SEATS.c.player, SEATS.c.level, SEATS.c.stands_in,
            SEATS.c.secret, ACCOUNTS.c.name, ACCOUNTS.c.shared,
        ).select_from(joined).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.table, SEATS.c.place)  # fmt: skip
        found: dict[str, list[tuple[int, Json]]] = {}
        with self.store.reading() as c:
            for row in c.execute(wanted):
                if row.secret or row.stands_in:
                    name = row.name if row.name and "games" in (row.shared or []) else ""
                    seat = {"kind": "person", "name": name, "level": ""}
                else:
                    seat = {"kind": row.kind, "name": row.player, "level": row.level}
                found.setdefault(row.table, []).append((row.place, seat))
        return found


def rates(games: list[Game]) -> list[Json]:
    """How often games of a kind were won: by side, by deck, by opponent; people are one kind of opponent."""
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for game in games:
        for kind in (("side", game.pool), ("deck", game.identity), ("opponent", opponent(game))):
            if kind[1]:
                played[kind] += 1
                won[kind] += game.won is True
    return [{"by": kind[0], "key": kind[1], "won": won[kind], "games": n} for kind, n in played.most_common()]


def opponent(game: Game) -> str:
    """A machine by its name and level, where there is one alone."""
    if any(seat["kind"] == "person" for seat in game.against):
        return "person"
    seats = {f"{seat['kind']}:{seat['name']}:{seat['level']}" for seat in game.against}
    return seats.pop() if len(seats) == 1 else "bots"


def told(game: Game) -> Json:
    return {
        "game": game.game, "seat": game.seat, "identity": game.identity, "won": game.won, "reason": game.reason,
        "turn": game.turn, "at": game.at, "against": list(game.against),
    }  # fmt: skip
