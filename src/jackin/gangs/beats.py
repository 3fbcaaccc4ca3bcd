"""Which lines of the log are one thing that happened: mostly each for itself, with its price before it."""

from __future__ import annotations

from typing import Final

from jackin.kernel.message import Message

PRICES: Final = frozenset({"gangs-pays", "gangs-stands-in"})
TAKES: Final[dict[str, frozenset[str]]] = {
    "gangs-rolls": frozenset({"gangs-caught"}),
    "gangs-caught": frozenset({"gangs-surfaces"}),
    "gangs-moves": frozenset({"gangs-exchanges"}),
    "gangs-reveals": frozenset({"gangs-reveals", "gangs-draws-firepower", "gangs-johnny-draws"}),
}


def belongs(beat: list[Message], line: Message) -> bool:
    """Whether a line of a new step is still the same thing."""
    head = next((said for said in beat if said.key not in PRICES), None)
    if head is None:
        return line.args.get("gang", "") in ("", beat[0].args.get("gang", ""))
    return line.key in TAKES.get(beat[-1].key, ())
