"""What a player keeps with the account: decks, and whom they do not want to meet."""

from __future__ import annotations

import time
from collections.abc import Iterable

from sqlalchemy import and_, delete, func, insert, or_, select

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.server.schema import ACCOUNTS, BLOCKS, DECKS
from jackin.server.store import Store

MOST_DECKS = 300
MOST_BLOCKS = 500


class Belongings:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Decks

    def decks(self, account: str) -> list[Json]:
        """All of them, and for those that were thrown away that they were: other devices have to hear of it."""
        wanted = select(DECKS.c.id, DECKS.c.deck, DECKS.c.draft, DECKS.c.changed).where(DECKS.c.account == account)
        with self.store.reading() as c:
            return [dict(row) for row in c.execute(wanted.order_by(DECKS.c.id)).mappings()]

    def keep_decks(self, account: str, sent: Iterable[Json]) -> list[Json]:
        """Of each deck the version that was changed last is kept. No clock that runs ahead wins for ever."""
        kept = {deck["id"]: deck for deck in self.decks(account)}
        now = time.time()
        newer: dict[str, Json] = {}
        for deck in sent:
            deck = {**deck, "changed": min(deck["changed"], now)}
            if deck["id"] not in kept or kept[deck["id"]]["changed"] < deck["changed"]:
                newer[deck["id"]] = deck
        every = {**kept, **newer}
        if len(every) > 2 * MOST_DECKS or sum(is_there(deck) for deck in every.values()) > MOST_DECKS:
            raise Refusal("server-too-many-decks", n=MOST_DECKS)
        if newer:
            with self.store.writing() as c:
                c.execute(delete(DECKS).where(DECKS.c.account == account, DECKS.c.id.in_(newer)))
                c.execute(insert(DECKS), [{"account": account, **deck} for deck in newer.values()])
        return [every[id] for id in sorted(every)]

    # Blocks

    def blocked(self, account: str) -> list[str]:
        """The names of those whom the player does not want to meet."""
        joined = BLOCKS.join(ACCOUNTS, ACCOUNTS.c.id == BLOCKS.c.other)
        with self.store.reading() as c:
            names = c.execute(select(ACCOUNTS.c.name).select_from(joined).where(BLOCKS.c.account == account))
            return sorted(names.scalars())

    def block(self, account: str, other: str) -> None:
        mine = BLOCKS.c.account == account
        with self.store.writing() as c:
            c.execute(delete(BLOCKS).where(mine, BLOCKS.c.other == other))
            if c.execute(select(func.count()).select_from(BLOCKS).where(mine)).scalar_one() >= MOST_BLOCKS:
                raise Refusal("server-too-many-blocks", n=MOST_BLOCKS)
            c.execute(insert(BLOCKS), {"account": account, "other": other})

    def unblock(self, account: str, name: str) -> None:
        named = select(ACCOUNTS.c.id).where(ACCOUNTS.c.name == name)
        with self.store.writing() as c:
            c.execute(delete(BLOCKS).where(BLOCKS.c.account == account, BLOCKS.c.other.in_(named)))

    def apart(self, account: str, others: list[str]) -> bool:
        """Whether one of them has blocked another."""
        mine = and_(BLOCKS.c.account == account, BLOCKS.c.other.in_(others))
        theirs = and_(BLOCKS.c.other == account, BLOCKS.c.account.in_(others))
        with self.store.reading() as c:
            return c.execute(select(BLOCKS.c.account).where(or_(mine, theirs))).first() is not None


def is_there(deck: Json) -> bool:
    return deck["deck"] is not None or deck["draft"] is not None
