"""A server without limits that gives nobody up: python -m tests.browser.patient --port N --data FOLDER --workers 1"""

from __future__ import annotations

import argparse
from pathlib import Path

from jackin.server.run import listen, run
from jackin.server.settings import Settings
from tests.server.kit import TIMELESS, UNLIMITED


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--port", type=int, required=True)
    asked.add_argument("--data", type=Path, required=True)
    asked.add_argument("--workers", type=int, required=True)
    chosen = asked.parse_args()
    settings = Settings(chosen.data, workers=chosen.workers, limits=UNLIMITED, workshop=True, **TIMELESS)
    run(settings, listen("127.0.0.1", chosen.port), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
