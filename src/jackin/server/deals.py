"""Where a table's shuffle comes from: between people, a secret that is committed to before they add their halves."""

from __future__ import annotations

import secrets

from jackin.kernel.deal import commitment, seed_of
from jackin.kernel.game import Json
from jackin.kernel.rng import SEED_BITS, Chance
from jackin.server.protocol.tables import Deal, NewTable
from jackin.server.rows import TableRow
from jackin.server.seat import Seat

KNOWN = ("chosen", "continued")
"""Deals of which whoever made the table knows every card."""


def new_secret() -> str:
    """What the server adds."""
    return secrets.token_hex(SEED_BITS // 8)


def fair(secret: str, halves: dict[str, str]) -> Deal:
    return Deal(kind="fair", commitment=commitment(secret), secret=secret, halves=halves)


def chance_of(deal: Deal) -> Chance:
    """The seed of a fair deal, when everybody has added; of another, any."""
    return Chance(seed_of(deal.secret, deal.halves) if deal.kind == "fair" else secrets.randbits(SEED_BITS))


def deal_of(wish: NewTable, seats: list[Seat]) -> Deal:
    if wish.origin is not None or wish.seed is not None:
        return Deal(kind="continued" if wish.origin is not None else "chosen")
    if all(seat.kind != "open" for seat in seats):
        return Deal()
    mine = next(seat.seat for seat in seats if seat.kind == "person")
    return fair(new_secret(), {mine: wish.half} if wish.half is not None else {})


def told(row: TableRow) -> Json:
    """What everybody may know: the secret behind a fair deal when the game is over."""
    if row.deal.kind == "fair" and row.result is not None:
        return {**row.deal.model_dump(), "seed": f"{int(str(row.seed), 16):064x}"}
    return {"kind": row.deal.kind, "commitment": row.deal.commitment}


def promised(row: TableRow) -> str:
    """The commitment to the secret behind a rematch, once there may be one."""
    return commitment(row.next) if row.next else ""
