"""Bug reports: a file for each in the data folder, with the journal that shows the bug."""

from __future__ import annotations

import json
import secrets
import time
from importlib.metadata import version
from pathlib import Path

from jackin.doors import Refusal
from jackin.server.keep import edge
from jackin.server.protocol import BugReport
from jackin.server.seat import Seat
from jackin.server.table import Table

MOST_REPORTS = 5000
MOST_OF_A_TABLE = 20


def file(table: Table, seat: Seat, report: BugReport) -> str:
    """Its number."""
    folder = table.settings.data / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    forget(folder, time.time(), table.settings.keep.reports)
    if table.reports >= MOST_OF_A_TABLE or sum(1 for _ in folder.glob("*.json")) >= MOST_REPORTS:
        raise Refusal("server-too-many-reports")
    table.reports += 1
    number = time.strftime("%Y%m%d-") + secrets.token_hex(4)
    content = {
        "number": number,
        "version": version("jackin"),
        "table": table.id,
        "seat": seat.seat,
        "text": report.text,
        "client": report.client,
        "result": table.result,
        "journal": table.journal() if table.play is not None else None,
    }
    (folder / f"{number}.json").write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return number


def forget(folder: Path, now: float, days: int | None) -> None:
    """What the policy no longer keeps goes; a new report never pushes out an old one."""
    for old in folder.glob("*.json"):
        if old.stat().st_mtime < edge(now, days):
            old.unlink(missing_ok=True)
