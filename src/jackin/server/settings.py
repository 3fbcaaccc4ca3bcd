"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from jackin.server.keep import Keep


@dataclass(frozen=True)
class Limits:
    """More than a person needs, less than a flood. Rates are a burst, and so many each second after it."""

    line_burst: int = 120
    line_rate: float = 40
    address_burst: int = 120
    address_rate: float = 5
    table_burst: int = 100
    table_rate: float = 0.2
    """New tables of an address."""
    kept_burst: int = 32 * 1024 * 1024
    kept_rate: float = 1024
    """Bytes of new replays of an address."""
    chat_burst: int = 20
    chat_rate: float = 0.5
    read_burst: int = 600
    read_rate: float = 60
    lines_per_address: int = 64
    opened_burst: int = 60
    opened_rate: float = 2
    """New lines of an address."""
    pause: float = 1
    """Seconds that somebody waits who is too fast: a flood of refusals would be a flood too."""
    connections: int = 4000
    connections_per_address: int = 128
    head_seconds: float = 10
    """For the head of a request."""
    exchange_seconds: float = 60
    """For its body, and for the answer to be read."""
    path_length: int = 1000
    message_bytes: int = 64 * 1024
    body_bytes: int = 1024 * 1024
    journal_answers: int = 8000
    """Of a journal that somebody sends: ten times a long game."""
    readings_waiting: int = 16
    """Journals to read and steps of replays that an address may have waiting."""
    replay_bytes: int = 64 * 1024 * 1024
    """Of replays in memory."""
    analyses: int = 32
    """Games that are analysed or wait for it, of everybody."""
    analyses_per_address: int = 3
    worker_memory: int = 2 * 1024**3
    waiting_frames: int = 512
    account_burst: int = 5
    account_rate: float = 1 / 600
    """New accounts of an address."""
    phrase_burst: int = 10
    phrase_rate: float = 1 / 20
    """Pass phrases that an address may try."""
    name_burst: int = 60
    name_rate: float = 1 / 5
    """Pass phrases tried for one name: more than one address can, so that none shuts a player out alone."""
    phrase_memory: int = 19 * 1024
    """KiB that Argon2id takes for a pass phrase."""
    phrase_threads: int = 2
    phrases_waiting: int = 16
    """Pass phrases that may be worked on or wait at once, of everybody."""
    export_burst: int = 3
    export_rate: float = 1 / 60
    """Exports of an account."""
    look_burst: int = 30
    look_rate: float = 0.5
    """Players' pages that an address looks at."""


@dataclass(frozen=True)
class Settings:
    """`origins` are web pages from elsewhere that may talk to this server; its own always may."""

    data: Path
    database: str = ""
    client: Path | None = None
    origins: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """Names of this server, besides its machine's."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies: what they say of a client's address is believed."""
    process: str = ""
    """What this process is called among those that share a database; made up if left out."""
    inside: str = "127.0.0.1"
    """Where the others that share the database reach this one."""
    watchers: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read the metrics."""
    log: str = ""
    """How the log is written, `plain` or `json`; as the process has it otherwise."""
    limits: Limits = field(default_factory=Limits)
    workers: int = 2
    """Bots that think at once."""
    readers: int = 2
    """Journals and replays that are read at once."""
    judges: int = 1
    """Games that are analysed at once, each by a process that lets others go first."""
    patience: float = 1.8
    """Seconds after which a bot has answered, also on a busy server: then it tries fewer worlds."""
    thought: float = 20
    """Seconds after which a bot that has not answered is given up."""
    reading: float = 10
    """Seconds that a journal has to be read, or a step of a replay to be found."""
    keep: Keep = field(default_factory=Keep)
    """How long things are kept."""
    delay: int = 2
    """How many turns behind the game delayed spectators are."""
    gone: float = 120
    """Seconds without a line after which the other person may claim the game."""
    idle: float = 300
    """Seconds without a line after which a table leaves the memory."""
    workshop: bool = False
    """Whether those who reach this server may make content sets and packs in the data folder of its machine."""
    hello: float = 10
    """Seconds that a new line has to say who it is."""

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'jackin.db'}"
