"""Bug reports: a file for each in the data folder, with the journal that shows the bug."""

from __future__ import annotations

import json
import secrets
import time
from importlib.metadata import version

from jackin.server.protocol import BugReport
from jackin.server.seat import Seat
from jackin.server.table import Table

MOST_REPORTS = 5000


def file(table: Table, seat: Seat, report: BugReport) -> str:
    """Its number."""
    folder = table.settings.data / "reports"
    folder.mkdir(parents=True, exist_ok=True)
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
    for old in sorted(folder.glob("*.json"))[: -MOST_REPORTS + 1]:
        old.unlink(missing_ok=True)
    (folder / f"{number}.json").write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return number
