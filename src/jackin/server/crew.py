"""Several processes at one door, on one database: those that die are replaced, and all of them on request.

They share the listening socket, so that a connection that waits there is taken by whoever is free, and none is lost
while a process is replaced. SIGHUP replaces them one after the other by new ones, which read the program anew from
disk: the new one is open before the old one closes.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import secrets
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from time import sleep

import psycopg

from jackin.server.logs import write_logs
from jackin.server.run import Server, settle
from jackin.server.settings import Settings
from jackin.server.store import BadDatabase, postgresql_of

log = logging.getLogger("jackin.server")

CONTEXT = multiprocessing.get_context("spawn")  # each reads the program from disk
START = 120
"""Seconds that a process has to come up, on a busy machine."""
END = 30
"""Seconds that it has to end in good order."""
BREATH = 1
"""Seconds before one that died at once is replaced."""
SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


class NotUp(Exception):
    """A process did not come up."""


class Member:
    """One process of the crew."""

    def __init__(self, settings: Settings, door: socket.socket) -> None:
        self.id = secrets.token_urlsafe(12)
        self._heard, says = CONTEXT.Pipe(duplex=False)
        self.process: BaseProcess = CONTEXT.Process(
            target=work, args=(replace(settings, process=self.id), door, says)
        )
        self.process.start()
        says.close()

    def await_ready(self) -> None:
        try:
            said = self._heard.recv() if self._heard.poll(START) else None
        except EOFError:
            said = None
        if isinstance(said, BadDatabase):
            self.process.join()
            raise said
        if said is None:
            self.process.kill()
            raise NotUp

    def end(self) -> None:
        """In good order if it can be."""
        self.process.terminate()
        self.process.join(END)
        self.process.kill()
        self.process.join()


class Crew:
    def __init__(self, settings: Settings, door: socket.socket, count: int) -> None:
        self.settings = settings
        self.door = door
        self.count = count
        self.members: list[Member] = []
        self._signals, wake = socket.socketpair()
        wake.setblocking(False)
        self._wake = wake

    def run(self, opened: Callable[[], None]) -> None:
        """Until it is told to end. `BadDatabase` if there is no place to keep things."""
        for one in SIGNALS:
            signal.signal(one, lambda *what: None)
        signal.set_wakeup_fd(self._wake.fileno())
        try:
            self._gather()
            opened()
            while self._watch():
                pass
        finally:
            signal.set_wakeup_fd(-1)
            self._end()

    def _gather(self) -> None:
        """The first alone: it brings the database up to date, or says why there is none."""
        self.members.append(self._new())
        some = [Member(self.settings, self.door) for _ in range(self.count - 1)]
        self.members += some
        for member in some:
            member.await_ready()

    def _new(self) -> Member:
        member = Member(self.settings, self.door)
        try:
            member.await_ready()
        except BaseException:
            member.process.kill()
            raise
        return member

    def _watch(self) -> bool:
        """Wait for a signal or a death, and do what it asks for: whether to go on."""
        ready = wait([self._signals, *(member.process.sentinel for member in self.members)])
        told = self._signals.recv(100) if self._signals in ready else b""
        if signal.SIGTERM in told or signal.SIGINT in told:
            return False
        for member in [member for member in self.members if not member.process.is_alive()]:
            self._replace_dead(member)
        if signal.SIGHUP in told:
            self._renew()
        return True

    def _replace_dead(self, member: Member) -> None:
        log.error("process %s died (%s) and is replaced", member.process.pid, member.process.exitcode)
        self.members.remove(member)
        bury(self.settings.url, member.id)
        try:
            self.members.append(self._new())
        except (BadDatabase, NotUp):
            log.exception("a process could not be replaced")
            sleep(BREATH)
            if not self.members:
                raise

    def _renew(self) -> None:
        for old in list(self.members):
            try:
                new = self._new()
            except (BadDatabase, NotUp):
                log.exception("the processes are not replaced: a new one does not come up")
                return
            self.members[self.members.index(old)] = new
            old.end()
            log.info("process %s was replaced by %s", old.process.pid, new.process.pid)

    def _end(self) -> None:
        for member in self.members:
            member.process.terminate()
        for member in self.members:
            member.end()
        self.door.close()


def bury(url: str, id: str) -> None:
    """A process that died has no tables any more, from this moment on, not only when its silence is noticed."""
    try:
        with psycopg.connect(postgresql_of(url), connect_timeout=5) as c:
            c.execute('DELETE FROM "processes" WHERE "id" = %s', [id])
    except psycopg.Error as error:
        log.warning("process %s could not be signed off: %s", id, error)


# In the process


def work(settings: Settings, door: socket.socket, says: Connection) -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # it is for the crew
    watch_parent()
    if settings.log:
        write_logs(settings.log)

    def begun() -> None:
        settle()
        says.send("ready")

    try:
        server = Server(settings, begun)
    except BadDatabase as bad:
        says.send(bad)
        return
    server.run([door])


def watch_parent() -> None:
    """A crew that was killed leaves nobody behind: each ends in good order."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=leave_with, args=(parent,), daemon=True).start()


def leave_with(parent: BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
