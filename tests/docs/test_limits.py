"""docs/security.md: what a server puts up with is what its settings say."""

from __future__ import annotations

from pathlib import Path

import pytest

from jackin.server.settings import Limits, Settings
from jackin.server.store import KEPT_CHAT

PAGE = (Path(__file__).parents[2] / "docs/security.md").read_text("utf-8")
LIMITS, SETTINGS = Limits(), Settings(Path())
SECONDS = {1: "a second", 10: "ten seconds", 20: "twenty seconds", 60: "a minute"}
EVERY = {
    40: "40 a second", 5: "5 a second", 60: "60 a second", 2: "two a second", 0.5: "one every two seconds",
    0.2: "one every five seconds", 1 / 20: "one every twenty seconds", 1 / 60: "one a minute",
    1 / 600: "one every ten minutes",
}  # fmt: skip
MB, GB = 1024**2, 1024**3


def rate(name: str) -> str:
    return f"{getattr(LIMITS, f'{name}_burst')} at once, {EVERY[getattr(LIMITS, f'{name}_rate')]}"


ROWS = {
    "Messages on a line": f"{rate('line')}; {LIMITS.message_bytes / 1024:.0f} kB each",
    "Chat on a line": f"{rate('chat')}; {KEPT_CHAT:,} lines kept for a table",
    "Requests of an address that change something": f"{rate('address')}; {LIMITS.body_bytes / MB:.0f} MB each",
    "Requests of an address that read": rate("read"),
    "New tables of an address": rate("table"),
    "New replays of an address": f"{LIMITS.kept_burst // MB} MB at once, {LIMITS.kept_rate / 1024:.0f} kB a second",
    "New lines of an address": rate("opened"),
    "Connections": f"{LIMITS.connections_per_address} of an address, {LIMITS.connections:,} in all",
    "A request": f"{SECONDS[int(LIMITS.head_seconds)]} for its head, {SECONDS[int(LIMITS.exchange_seconds)]} for its "
    f"body and answer; a path of at most {LIMITS.path_length:,} bytes",
    "A journal": f"{LIMITS.journal_answers:,} answers, lawful decks, {SECONDS[int(SETTINGS.reading)]} and "
    f"{LIMITS.worker_memory // GB} GB in its process; one of an address at a time, {LIMITS.readings_waiting} waiting",
    "New accounts of an address": rate("account"),
    "Pass phrases tried by an address": rate("phrase"),
    "Pass phrases tried for a name": rate("name"),
    "Pass phrases worked on": f"{ {2: 'two'}[LIMITS.phrase_threads] } at a time, {LIMITS.phrases_waiting} with those",
    "Exports of an account": rate("export"),
    "Players' pages looked at by an address": rate("look"),
    "A bot's thought": f"{SECONDS[int(SETTINGS.thought)]}, {LIMITS.worker_memory / GB:.0f} GB",
    "Replays in memory": f"{LIMITS.replay_bytes / MB:.0f} MB",
    "Who is too fast": f"waits {SECONDS[int(LIMITS.pause)]} for the refusal",
}


@pytest.mark.parametrize("what", ROWS)
def test_the_page_says_what_the_settings_are(what: str) -> None:
    (line,) = [line for line in PAGE.splitlines() if line.startswith(f"| {what} |")]
    assert line.removeprefix(f"| {what} | ").startswith(ROWS[what])
