"""The log of a server: lines for people, or one JSON object a line for programs."""

from __future__ import annotations

import json
import logging
import sys
import time
from pathlib import Path

FORMS = ("plain", "json")
PLAIN = "%(asctime)s %(levelname)s %(message)s"


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        said = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "log": record.name,
            "place": f"{Path(record.pathname).name}:{record.lineno}",
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def write_logs(form: str) -> None:
    """To standard error, where systemd and containers look for it."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(AsJson() if form == "json" else logging.Formatter(PLAIN))
    root = logging.getLogger()
    root.handlers[:] = [out]
    root.setLevel(logging.WARNING)
    logging.getLogger("jackin").setLevel(logging.INFO)
