"""A server in which a bot hangs: python -m tests.attacks.hanging_server FOLDER"""

from __future__ import annotations

import asyncio
import sys
import threading
from pathlib import Path

from jackin.server.run import Server, listen
from jackin.server.settings import Settings
from tests.attacks import works


class Hanging(Server):
    async def startup(self, sockets=None) -> None:
        await super().startup(sockets)
        workers = self.config.app.state.tables.thinking.workers  # type: ignore[union-attr]
        await workers.do(works.process)
        self.thought = asyncio.create_task(workers.do(works.hang))
        asyncio.get_running_loop().call_later(0.1, lambda: print("hanging", flush=True))


def main() -> None:
    settings = Settings(Path(sys.argv[1]), thought=3600)
    Hanging(settings, threading.Event().set).run([listen("127.0.0.1", 0)])


if __name__ == "__main__":
    main()
