"""docs/security.md: what a server puts up with is what its settings say."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from jackin.server import accounts, belongings, passkeys, reports, seldom
from jackin.server.keep import Keep
from jackin.server.settings import Limits, Settings
from jackin.server.store import KEPT_CHAT

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "security.md").read_text("utf-8")


class Told:
    """Numbers that are told: it knows which of them were asked for."""

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers
        self.names = set[str]()

    def __getattr__(self, name: str) -> Any:
        self.names.add(name)
        return getattr(self.numbers, name)

    def untold(self) -> list[str]:
        every = {field.name: getattr(self.numbers, field.name) for field in fields(self.numbers)}
        return sorted(name for name, value in every.items() if type(value) in (int, float) and name not in self.names)


LIMITS: Any = Told(Limits())
SETTINGS: Any = Told(Settings(Path()))
KEEP: Any = Told(Keep())
SECONDS = {
    1: "a second", 10: "ten seconds", 20: "twenty seconds", 60: "a minute", 120: "two minutes", 300: "five minutes",
}  # fmt: skip
NUMBERS = {1: "one", 2: "two", 16: "sixteen"}
DAYS = {None: "for ever"}
EVERY = {
    40: "40 a second", 5: "5 a second", 60: "60 a second", 2: "two a second", 0.5: "one every two seconds",
    0.2: "one every five seconds", 1 / 20: "one every twenty seconds", 1 / 60: "one a minute",
    1 / 600: "one every ten minutes",
}  # fmt: skip
KB, MB, GB = 1024, 1024**2, 1024**3


def whole(bytes: int, unit: int) -> str:
    """So many of these, and nothing over."""
    many, over = divmod(bytes, unit)
    assert over == 0
    return str(many)


def rate(name: str) -> str:
    return f"{getattr(LIMITS, f'{name}_burst')} at once, {EVERY[getattr(LIMITS, f'{name}_rate')]}"


ROWS = {
    "Messages on a line": f"{rate('line')}; {whole(LIMITS.message_bytes, KB)} kB each",
    "Chat on a line": f"{rate('chat')}; {KEPT_CHAT:,} lines kept for a table",
    "Requests of an address that change something": f"{rate('address')}; {whole(LIMITS.body_bytes, MB)} MB each",
    "Requests of an address that read": rate("read"),
    "New tables of an address": rate("table"),
    "New replays of an address": f"{whole(LIMITS.kept_burst, MB)} MB at once, "
    f"{whole(LIMITS.kept_rate, KB)} kB a second",
    "New lines of an address": rate("opened"),
    "Connections": f"{LIMITS.connections_per_address} of an address, {LIMITS.connections:,} in all and never more "
    f"than the system has descriptors for; {LIMITS.lines_per_address} lines of an address",
    "A request": f"{SECONDS[int(LIMITS.head_seconds)]} for its head, {SECONDS[int(LIMITS.exchange_seconds)]} for its "
    f"body and answer; a path of at most {LIMITS.path_length:,} bytes",
    "A journal": f"{LIMITS.journal_answers:,} answers, lawful decks, {SECONDS[int(SETTINGS.reading)]} and "
    f"{whole(LIMITS.worker_memory, GB)} GB in its process; one of an address at a time, "
    f"{LIMITS.readings_waiting} waiting",
    "New accounts of an address": rate("account"),
    "Pass phrases tried by an address": rate("phrase"),
    "Pass phrases tried for a name": rate("name"),
    "Pass phrases worked on": f"{NUMBERS[LIMITS.phrase_threads]} at a time, {LIMITS.phrases_waiting} with those",
    "Passkeys of an account": f"{passkeys.MOST}; a challenge waits {SECONDS[passkeys.LASTS]} and",
    "Decks, blocked players of an account": f"{belongings.MOST_DECKS}, {belongings.MOST_BLOCKS}",
    "Sessions of an account": f"{accounts.MOST_SESSIONS};",
    "Reports": f"{reports.MOST_OF_A_TABLE} of a table, {reports.MOST_REPORTS:,} in all",
    "A fault that repeats itself": f"one line of log {SECONDS[seldom.MINUTE]}",
    "A new line": f"{SECONDS[int(SETTINGS.hello)]} to say who it is; {LIMITS.waiting_frames} messages that wait "
    "to be heard",
    "Games that are analysed": f"{LIMITS.analyses_per_address} of an address, {LIMITS.analyses} of everybody",
    "At once, beside the tables": f"{NUMBERS[SETTINGS.workers]} bots think, {NUMBERS[SETTINGS.readers]} journals or "
    f"replays are read, {NUMBERS[SETTINGS.judges]} game is analysed",
    "`waiting`: tables that nobody joined": f"{KEEP.waiting} days",
    "`tables`: games with their answers, positions and chat": DAYS[KEEP.tables],
    "`replays`": f"{KEEP.replays} days since somebody looked",
    "`reports`": f"{KEEP.reports} days",
    "Exports of an account": rate("export"),
    "Players' pages looked at by an address": rate("look"),
    "A bot's thought": f"{SECONDS[int(SETTINGS.thought)]}, {whole(LIMITS.worker_memory, GB)} GB",
    "Replays in memory": f"{whole(LIMITS.replay_bytes, MB)} MB",
    "Who is too fast": f"waits {SECONDS[int(LIMITS.pause)]} for the refusal",
}


@pytest.mark.parametrize("what", ROWS)
def test_the_page_says_what_the_settings_are(what: str) -> None:
    (line,) = [line for line in PAGE.splitlines() if line.startswith(f"| {what} |")]
    assert line.removeprefix(f"| {what} | ").startswith(ROWS[what])


SENTENCES = {
    f"claimed as gone only after {SECONDS[int(SETTINGS.gone)]} away": "security",
    f"kept as Argon2id leaves it ({whole(LIMITS.phrase_memory, KB)} MiB,": "security",
    f"worked on by {NUMBERS[LIMITS.phrase_threads]} threads beside the tables, at most "
    f"{NUMBERS[LIMITS.phrases_waiting]} at once": "security",
    f"or after {whole(accounts.LASTS, 86_400)} days unused": "security",
    f"the same {NUMBERS[SETTINGS.delay]} turns late": "protocol",
    f"*Idle tables* leave the memory after {SECONDS[int(SETTINGS.idle)]}": "many-tables",
    f"and no longer than {SETTINGS.patience} s": "bots",
}


@pytest.mark.parametrize("sentence", SENTENCES)
def test_other_sentences_say_what_the_settings_are(sentence: str) -> None:
    assert sentence in (DOCS / f"{SENTENCES[sentence]}.md").read_text("utf-8")


def test_every_number_of_the_settings_is_told() -> None:
    assert [each.untold() for each in (LIMITS, SETTINGS, KEEP)] == [[], [], []]
