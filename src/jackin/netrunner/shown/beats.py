"""Which lines of the log are one thing that happened. Read from what a seat may read, so it tells nothing else."""

from __future__ import annotations

from typing import Final

from jackin.kernel.message import Message

SMALL: Final = frozenset({
    "pays", "gains", "loses", "gains-clicks", "loses-clicks", "draws", "takes-back", "marks", "strength-up",
    "strength-down", "places-advancement", "places-credit", "places-virus", "places-power", "places-agenda",
    "places-mark", "loses-tags",
})  # fmt: skip
HARM: Final = frozenset({
    "suffers-net", "suffers-meat", "suffers-brain", "takes-tags", "bad-publicity", "trashed", "prevents", "removed",
})  # fmt: skip
TRACE: Final = frozenset({"links", "pays", "trace-succeeds", "trace-fails", "run-ended"})
FOUND: Final = frozenset({"reveals", "arranges"})

TAKES: Final[dict[str, frozenset[str]]] = {
    "mulligans": frozenset({"draws"}),
    "draws": frozenset({"draws"}),
    "discards": frozenset({"discards"}),
    "plays": SMALL | FOUND,
    "uses": SMALL | FOUND,
    "installs": frozenset({"hosts", "rezzes"}) | SMALL,
    "installs-on": SMALL,
    "installs-ice": frozenset({"rezzes"}),
    "installs-root": frozenset({"rezzes"}),
    "searches": FOUND,
    "hunts": frozenset({"trashed"}),
    "subroutine": SMALL | HARM | {"run-ended"},
    "accesses": SMALL | HARM | FOUND | {"steals", "declines", "uses"},
    "traces": SMALL | HARM | TRACE,
    "links": SMALL | HARM | TRACE,
    "psi-spends": SMALL | HARM | {"psi-spends", "run-ended", "moved-outermost"},
    "suffers-net": HARM,
    "suffers-meat": HARM,
    "suffers-brain": HARM,
}
"""What belongs to the line that began."""


def is_reason(line: Message) -> bool:
    """A price, or why an automa does what comes next: it goes with what comes next."""
    return line.key == "pays" or (line.key.startswith("automa-") and line.key != "automa-reveals")


def belongs(beat: list[Message], line: Message) -> bool:
    """Whether a line of a new step is still the same thing."""
    head = next((said for said in beat if not is_reason(said)), None)
    if head is None:  # what is trashed belongs to another than who pays for it
        return line.key == "trashed" or line.args.get("seat", "") == beat[0].args.get("seat", "")
    if head.key == "draws" and line.key == "draws":
        return head.args["seat"] == line.args["seat"]
    return line.key in TAKES.get(head.key, ())
