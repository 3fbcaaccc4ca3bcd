"""Players with an account: they come in by name and pass phrase or by a passkey, and are known by a session's secret
after that."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping

from jackin.doors import Refusal
from jackin.kernel.deal import fair_deal
from jackin.kernel.game import Json
from jackin.kernel.journal import FORMAT, GUESSABLE, checksum
from jackin.server.accounts import Account, Accounts, Session
from jackin.server.ceremony import Ceremony, Site
from jackin.server.limits import Buckets
from jackin.server.line import FORBIDDEN, Closed
from jackin.server.names import key_of, name_of
from jackin.server.phrases import Phrases
from jackin.server.protocol.players import ChangePhrase, EnterPlayer, NewPlayer
from jackin.server.protocol.tables import SeatKey
from jackin.server.seat import new_secret
from jackin.server.settings import Limits
from jackin.server.sharing import Sharing
from jackin.server.tables import Tables
from jackin.server.tries import Tries

COOKIE = "jackin"
"""Where a browser keeps the secret of its session; no script of the page can read it."""


class Players:
    def __init__(
        self, limits: Limits, accounts: Accounts, phrases: Phrases, ceremony: Ceremony, tables: Tables
    ) -> None:
        self.accounts = accounts
        self.phrases = phrases
        self.ceremony = ceremony
        self.tables = tables
        self.sharing = Sharing(tables.store, tables.ratings)
        self._limits = limits
        self._shared = Tries(tables.store)
        self._exports = Buckets(limits.export_burst, limits.export_rate)
        self._looks = Buckets(limits.look_burst, limits.look_rate)
        self.disk = tables.store.aside

    # Coming and going

    async def join(self, address: str, wish: NewPlayer, device: str) -> tuple[Account, str]:
        """A new account, and the secret of its first session."""
        name, key = name_of(wish.name), key_of(wish.name)
        if key in key_of(wish.phrase):
            raise Refusal("server-phrase-is-name")
        if await self.disk(self.accounts.named, key) is not None:
            raise Refusal("server-name-taken")
        await self._may(f"new {address}", self._limits.account_burst, self._limits.account_rate)
        kept = await self.phrases.keep(wish.phrase)
        account = await self.disk(self.accounts.add, name, key, kept)
        return account, await self._open(account, device)

    async def enter(self, address: str, wish: EnterPlayer, device: str) -> tuple[Account, str]:
        account = await self.disk(self.accounts.named, key_of(wish.name))
        await self._prove(address, key_of(wish.name), account, wish.phrase)
        assert account is not None
        if self.phrases.is_dated(account.phrase):
            await self.disk(self.accounts.change_phrase, account.id, await self.phrases.keep(wish.phrase))
        return account, await self._open(account, device)

    async def asks(self, address: str, site: Site) -> Json:
        """What a browser is to sign that comes in with a passkey."""
        await self._may_try(address)
        return await self.disk(self.ceremony.ask, site)

    async def enter_by_key(self, address: str, site: Site, answer: str, device: str) -> tuple[Account, str]:
        await self._may_try(address)
        account = await self.disk(self.ceremony.enter, site, answer)
        return account, await self._open(account, device)

    async def proves(self, address: str, account: Account, phrase: str) -> None:
        await self._prove(address, key_of(account.name), account, phrase)

    async def _prove(self, address: str, key: str, account: Account | None, phrase: str) -> None:
        """That somebody knows the phrase. Which of the two was wrong is not told, by words or by time."""
        await self._may_try(address)
        await self._may(f"name {key}", self._limits.name_burst, self._limits.name_rate)
        if not await self.phrases.fits(account.phrase if account is not None else None, phrase):
            raise Refusal("server-wrong-phrase")

    async def _may_try(self, address: str) -> None:
        await self._may(f"address {address}", self._limits.phrase_burst, self._limits.phrase_rate)

    async def _may(self, what: str, burst: float, rate: float) -> None:
        """Counted for all processes, or an address that spreads over them would have as many times the tries."""
        if not await self.disk(self._shared.take, what, burst, rate):
            raise Refusal("server-too-fast")

    async def _open(self, account: Account, device: str) -> str:
        secret = new_secret()
        await self.disk(self.accounts.open, account.id, secret, device)
        return secret

    async def session(self, cookies: Mapping[str, str]) -> Session | None:
        secret = cookies.get(COOKIE, "")
        return await self.disk(self.accounts.session, secret) if secret else None

    async def sessions(self, account: Account) -> list[Json]:
        return await self.disk(self.accounts.sessions, account.id)

    async def end(self, account: Account, ids: Collection[str]) -> int:
        """Sessions end, and so do the lines that they opened."""
        ended = await self.disk(self.accounts.end, account.id, ids)
        self.cut(ids)
        self.tables.tell("ended", list(ids))
        return ended

    def cut(self, sessions: Collection[str]) -> None:
        """The lines that these sessions opened here."""
        for _, seat in self.tables.seats_here():
            for line in [line for line in seat.lines if line.session in sessions]:
                line.cut(Closed(FORBIDDEN, "server-not-signed-in"))

    async def change_phrase(self, address: str, session: Session, wish: ChangePhrase) -> None:
        """All other sessions end: whoever knew the old phrase may have opened one."""
        account = session.account
        if key_of(account.name) in key_of(wish.new):
            raise Refusal("server-phrase-is-name")
        await self.proves(address, account, wish.old)
        await self.disk(self.accounts.change_phrase, account.id, await self.phrases.keep(wish.new))
        await self.end_others(session)

    async def end_others(self, session: Session) -> int:
        ids = [one["id"] for one in await self.sessions(session.account)]
        return await self.end(session.account, [id for id in ids if id != session.id])

    async def delete(self, address: str, session: Session, phrase: str) -> None:
        account = session.account
        await self.proves(address, account, phrase)
        await self.end(account, [one["id"] for one in await self.sessions(account)])
        await self.disk(self.accounts.delete, account.id)
        self.forget([account.id])
        self.tables.tell("deleted", [account.id])

    def forget(self, accounts: Collection[str]) -> None:
        """The names of accounts that are gone, at the tables here."""
        for table, seat in self.tables.seats_here():
            if seat.account in accounts:
                table.forget_name(seat)

    # Games

    async def adopt(self, account: Account, keys: list[SeatKey]) -> int:
        """The games of this browser become the account's, but for seats that somebody has signed for: how many."""
        opened = await self.tables.opened_by(keys)
        adopted = await self.disk(self._adopted, account.id, opened)
        signed = [(account.id, table, place) for table, place in opened]
        self.sign(signed)
        self.tables.tell("adopted", signed)
        return adopted

    def sign(self, adopted: Collection[tuple[str, str, int]]) -> None:
        """Seats of the tables here that nobody has signed for: by account, table and place."""
        for account, id, place in adopted:
            table = self.tables.live.get(id)
            if table is not None and not table.seats[place].account:
                table.seats[place].account = account
                table.showing.push()

    def _adopted(self, account: str, opened: list[tuple[str, int]]) -> int:
        before = self.accounts.count(account)
        self.accounts.adopt(account, opened)
        return self.accounts.count(account) - before

    async def block(self, account: Account, table: str, seat: str) -> None:
        _, found, _ = await self.disk(self.tables.on_disk, table)
        other = next((one.account for one in found if one.seat == seat and one.account != account.id), "")
        if not other:
            raise Refusal("server-nobody-to-block")
        await self.disk(self.tables.belongings.block, account.id, other)

    async def page(self, address: str, name: str) -> Json:
        """What a player shows to everybody."""
        if not self._looks.take(address):
            raise Refusal("server-too-fast")
        return await self.disk(self.sharing.page, key_of(name))

    async def games(self, account: Account, before: float | None = None) -> list[Json]:
        ids = await self.disk(self.accounts.games, account.id, before)
        return await self.tables.infos(ids, account.id)

    async def export(self, session: Session) -> AsyncIterator[Json]:
        """All that is kept of a player, piece by piece: who they are, then each game with its journal."""
        account = session.account
        shared = await self.disk(self.sharing.parts, account.id)
        yield {"player": {"name": account.name, "created": account.created, "shared": shared}}
        for one in await self.sessions(account):
            yield {"session": one}
        for one in await self.disk(self.ceremony.passkeys.of, account.id):
            yield {"passkey": one}
        for name in await self.disk(self.tables.belongings.blocked, account.id):
            yield {"blocked": name}
        for deck in await self.disk(self.tables.belongings.decks, account.id):
            yield {"deck": deck}
        for pool in await self.disk(self.tables.ratings.pools, account.id):
            history = await self.disk(self.tables.ratings.history, account.id, pool)
            yield {"rating": pool, "games": history}
        page: list[Json] = await self.games(account)
        while page:
            for info in page:
                yield {"game": info, "journal": await self.disk(self._journal, info)}
            page = await self.games(account, page[-1]["created"])

    def may_export(self, account: Account) -> None:
        if not self._exports.take(account.id):
            raise Refusal("server-too-fast")

    def _journal(self, info: Json) -> Json | None:
        """The game as a file, once it is over: until then it would show the other hand."""
        row = self.tables.store.table(info["table"])
        if row is None or row.setup is None or row.result is None:
            return None
        data: Json = {
            "jackin": GUESSABLE if isinstance(row.seed, int) else FORMAT,
            "game": row.game,
            "rules": row.rules,
            "setup": row.setup,
            "seed": row.seed,
            "answers": [value for value, _ in self.tables.store.answers(row.id)],
        }
        if row.deal.kind == "fair":
            data["deal"] = fair_deal(row.deal.secret, row.deal.halves)
        return {**data, "check": checksum(data)}
