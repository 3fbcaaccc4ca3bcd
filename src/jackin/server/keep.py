"""How long things are kept: by a written policy, never by how much somebody else sends.

Days since a thing was last used; None is for ever.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

DAY = 86_400
FOR_EVER = "forever"


class BadPolicy(ValueError):
    """Not a policy: what is wrong with it."""


@dataclass(frozen=True)
class Keep:
    """`waiting` are tables that nobody has joined yet; chats and answers live with their table."""

    waiting: int | None = 30
    tables: int | None = None
    replays: int | None = 365
    reports: int | None = 365

    @classmethod
    def read(cls, written: list[str]) -> Keep:
        """From the command line: "replays=30", "tables=forever"."""
        names = [field.name for field in fields(cls)]
        policy: dict[str, int | None] = {}
        for one in written:
            name, _, days = one.partition("=")
            if name not in names:
                raise BadPolicy(f"{one!r} keeps nothing that there is; there are {', '.join(names)}")
            if days != FOR_EVER and not (days.isascii() and days.isdigit() and 0 < int(days) < 100_000):
                raise BadPolicy(f"{one!r} needs a number of days or {FOR_EVER!r}, as in {name}=30")
            policy[name] = None if days == FOR_EVER else int(days)
        return cls(**policy)


def edge(now: float, days: int | None) -> float:
    """What was last used before this moment goes."""
    return 0 if days is None else now - days * DAY
