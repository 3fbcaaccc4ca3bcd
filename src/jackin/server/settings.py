"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """More than a person needs, less than a flood. Rates are a burst, and so many each second after it."""

    line_burst: int = 120
    line_rate: float = 40
    address_burst: int = 120
    address_rate: float = 5
    lines_per_address: int = 64
    message_bytes: int = 64 * 1024
    body_bytes: int = 1024 * 1024
    journal_answers: int = 20_000
    waiting_frames: int = 512


@dataclass(frozen=True)
class Settings:
    """`origins` are web pages from elsewhere that may talk to this server; its own always may."""

    data: Path
    database: str = ""
    client: Path | None = None
    origins: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    workers: int = 2
    delay: int = 20
    """How many answers behind the game delayed spectators are."""
    gone: float = 120
    """Seconds without a line after which the other person may claim the game."""
    idle: float = 300
    """Seconds without a line after which a table leaves the memory."""
    hello: float = 10
    """Seconds that a new line has to say who it is."""

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'jackin.db'}"
