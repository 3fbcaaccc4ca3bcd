"""A fair deal: the seed comes of a secret that the table committed to, and of a half that each player added later.

All of it is text, so that anybody can check it with any SHA-256.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any

from jackin.kernel.game import Json


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def commitment(secret: str) -> str:
    """What the table shows before anybody sits down."""
    return digest(f"table {secret}")


def seed_of(secret: str, halves: dict[str, str]) -> int:
    """The seed; the players' halves go by their seats, in alphabetical order."""
    lines = [f"table {secret}", *[f"{seat} {halves[seat]}" for seat in sorted(halves)]]
    return int(digest("\n".join(lines)), 16)


def fair_deal(secret: str, halves: dict[str, str]) -> Json:
    """As it stands in a journal."""
    return {"commitment": commitment(secret), "secret": secret, "halves": halves}


def unfair(deal: Any, seed: int) -> str:
    """What does not fit in the deal of a journal: "deal", "commitment" or "seed"; empty if all does."""
    if not isinstance(deal, dict) or not isinstance(deal.get("halves"), dict):
        return "deal"
    if not all(is_half(half) for half in [deal.get("secret"), *deal["halves"].values()]):
        return "deal"
    if commitment(deal["secret"]) != deal.get("commitment"):
        return "commitment"
    return "" if seed_of(deal["secret"], deal["halves"]) == seed else "seed"


def is_half(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[0-9a-f]{64}", value) is not None
