"""A PostgreSQL of the tests' own, in a folder that goes with them."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

INSTALL = Path(__file__).resolve().parents[2] / "tools/postgresql.sh"
QUICK = ["fsync=off", "max_connections=60", "shared_buffers=16MB", "wal_level=minimal", "max_wal_senders=0"]
"""A test does not pull the plug of its machine."""


def programs() -> Path | None:
    """The folder with initdb and pg_ctl; installed first if it can be."""
    found = subprocess.run(["sh", str(INSTALL)], capture_output=True, text=True)
    return Path(found.stdout.strip().splitlines()[-1]) if found.returncode == 0 else None


class Cluster:
    """One database server on a port of its own; its socket is in its folder."""

    def __init__(self, bin: Path, folder: Path, settings: list[str]) -> None:
        self.bin = bin
        self.folder = folder
        self.settings = settings
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"postgresql://jackin@127.0.0.1:{self.port}/postgres"

    def make(self) -> None:
        self._run("initdb", "-D", f"{self.folder}/data", "-U", "jackin", "-A", "trust", "--no-sync", "-E", "UTF8")

    def start(self) -> None:
        settings = " ".join(
            f"-c {one}" for one in [*self.settings, f"port={self.port}", f"unix_socket_directories={self.folder}"]
        )
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", settings, "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", how, "stop")

    def database(self, name: str) -> str:
        """A new, empty one: its URL."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "jackin", name)
        return f"postgresql://jackin@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        """PostgreSQL refuses to run as root."""
        command = [str(self.bin / program), *arguments]
        if os.geteuid() == 0:
            command = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", *command]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd="/")
        assert done.returncode == 0, done.stderr


@contextmanager
def cluster(bin: Path, settings: list[str] = QUICK) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="jackin-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    made = Cluster(bin, folder, settings)
    try:
        made.make()
        made.start()
        yield made
    finally:
        if (folder / "data/postmaster.pid").exists():
            made.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
