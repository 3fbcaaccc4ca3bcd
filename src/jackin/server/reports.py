"""Bug reports: a file for each in the data folder, with the journal that shows the bug."""

from __future__ import annotations

import json
import secrets
import time
from importlib.metadata import version
from pathlib import Path

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.server.keep import edge
from jackin.server.protocol.games import BugReport
from jackin.server.protocol.tables import Complaint
from jackin.server.seat import Seat
from jackin.server.table import Table

MOST_REPORTS = 5000
MOST_OF_A_TABLE = 20


def file(table: Table, seat: Seat, report: BugReport) -> str:
    """Its number."""
    return keep(
        table,
        {
            "seat": seat.seat,
            "text": report.text,
            "client": report.client,
            "result": table.result,
            "journal": table.journal() if table.play is not None else None,
        },
    )


def complain(table: Table, address: str, complaint: Complaint) -> str:
    """Somebody finds that a table should not stand in the lobby: its names and its talk are kept, not its game."""
    if not table.wish.listed:
        raise Refusal("server-not-listed")
    if address in table.complaints:
        raise Refusal("server-complained")
    names = [seat.player for seat in table.seats if seat.kind == "person"]
    number = keep(table, {"complaint": complaint.text, "names": names, "chat": table.said})
    table.complaints.add(address)
    table.room.lobby.stir()
    return number


def keep(table: Table, content: Json) -> str:
    folder = table.settings.data / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    forget(folder, time.time(), table.settings.keep.reports)
    if table.reports >= MOST_OF_A_TABLE or sum(1 for _ in folder.glob("*.json")) >= MOST_REPORTS:
        raise Refusal("server-too-many-reports")
    table.reports += 1
    number = time.strftime("%Y%m%d-") + secrets.token_hex(4)
    content = {"number": number, "version": version("jackin"), "table": table.id, **content}
    (folder / f"{number}.json").write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return number


def forget(folder: Path, now: float, days: int | None) -> None:
    """What the policy no longer keeps goes; a new report never pushes out an old one."""
    for old in folder.glob("*.json"):
        if old.stat().st_mtime < edge(now, days):
            old.unlink(missing_ok=True)
