"""A server as a process of its own with the built client, and a Chromium to visit it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parents[2]
PATIENCE = 120
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", "--disable-quic",
]  # fmt: skip


class NotReady(Exception):
    """Something that the tests stand on is missing; the message says how to get it."""


def client() -> Path:
    built = ROOT / "web/dist/index.html"
    if not built.is_file():
        raise NotReady("The browser client is not built. Run `make client`.")
    return built


def axe() -> str:
    script = ROOT / "web/node_modules/axe-core/axe.min.js"
    if not script.is_file():
        raise NotReady("axe-core is not installed. Run `make client`.")
    return script.read_text()


def chromium(playwright: Playwright) -> Browser:
    found = next((path for name in CHROMIUMS if (path := shutil.which(name))), None)
    if found is None:
        raise NotReady("No Chromium was found. Run `make chromium`, or install Debian's package chromium.")
    return playwright.chromium.launch(executable_path=found, args=QUIET)


class House:
    """A server that can be killed and started again with the same address and data. A shared one has no limits: all
    stories come to it from one address."""

    def __init__(self, data: Path, shared: bool = False, more: tuple[str, ...] = ("--workers", "1")) -> None:
        client()
        self.data = data
        self.more = more
        self.command = ["tests.browser.patient"] if shared else ["jackin", "serve"]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.running: subprocess.Popen[str] | None = None

    def open(self) -> House:
        where = ["--port", str(self.port), "--data", str(self.data), *self.more]
        command = [sys.executable, "-m", *self.command, *where]
        # As a user has it: compiled, where it was built, so that bots and analyses are not waited for longer.
        own = {**os.environ, "JACKIN_DATA": str(self.data), "JACKIN_ENGINE": ""}
        self.running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=own)
        assert self.running.stdout is not None
        assert f":{self.port}" in self.running.stdout.readline(), "the server did not open"
        return self

    def kill(self) -> None:
        """Without warning, as a power cut does."""
        if self.running is None:
            return
        self.running.send_signal(signal.SIGKILL)
        self.running.wait(PATIENCE)
        if self.running.stdout is not None:
            self.running.stdout.close()
        self.running = None
