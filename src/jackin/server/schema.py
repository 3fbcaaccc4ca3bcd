"""The tables of the database. What is added to one later is NULL in its older rows (see `rows`)."""

from __future__ import annotations

from sqlalchemy import (
    JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint,
)  # fmt: skip

META = MetaData()

TABLES = Table(
    "tables", META,
    Column("id", String(6), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("wish", JSON, nullable=False),
    Column("setup", JSON),
    Column("seed", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("epoch", Integer, nullable=False, default=0),
    Column("turn", Integer, nullable=False, default=0),
    Column("acting", String(20), nullable=False, default=""),
    Column("result", JSON),
    Column("rematch", String(6), nullable=False, default=""),
    Column("next", String(64)),
    Column("deal", JSON),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Column("holder", String(16)),
    Index("tables_of_holder", "holder"),
)  # fmt: skip
"""`holder` is the process that has the table in memory, where several share the database."""

PROCESSES = Table(
    "processes", META,
    Column("id", String(16), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("beat", Float, nullable=False),
    Column("batch", Integer, nullable=False),
    Column("lobby", JSON),
)  # fmt: skip
"""Those that share the database: where and by what secret the others reach them, their last sign of life by the
database's clock, the number of their last transaction, what they show in the lobby."""

SEATS = Table(
    "seats", META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", String(20), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("player", String(40), nullable=False, default=""),
    Column("level", String(20), nullable=False, default=""),
    Column("secret", String(64), nullable=False, default=""),
    Column("deck", JSON),
    Column("clock", Float),
    Column("stands_in", Boolean, nullable=False, default=False),
    Column("account", String(16)),
    Index("seats_of_account", "account"),
)  # fmt: skip

ANSWERS = Table(
    "answers", META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("value", String(200), nullable=False),
    Column("auto", Boolean, nullable=False, default=False),
)  # fmt: skip

SNAPSHOTS = Table(
    "snapshots", META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("position", Text, nullable=False),
)  # fmt: skip
"""The last position of a table that was kept whole, with its number of answers."""

CHATS = Table(
    "chats", META,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("line", JSON, nullable=False),
    Index("chats_of_table", "table"),
)  # fmt: skip

REPLAYS = Table(
    "replays", META,
    Column("id", String(40), primary_key=True),
    Column("table", String(6), nullable=False, default=""),
    Column("seats", JSON, nullable=False),
    Column("journal", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("replays_by_age", "created"),
)  # fmt: skip

ANALYSES = Table(
    "analyses", META,
    Column("key", String(64), primary_key=True),
    Column("at", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("judged", Text, nullable=False),
    Column("used", Float, nullable=False),
    Index("analyses_by_age", "used"),
)  # fmt: skip
"""The judgements of a game, whoever asked for them, by the hash of its answers: found up to `at` of its `length`."""

ACCOUNTS = Table(
    "accounts", META,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("key", String(100), nullable=False, unique=True),
    Column("phrase", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("shared", JSON(none_as_null=True)),
)  # fmt: skip
"""`key` is what makes two names one, `phrase` what Argon2id keeps of the pass phrase, `shared` the parts of the
profile that everybody may see."""

TRIES = Table(
    "tries", META,
    Column("key", String(64), primary_key=True),
    Column("full", Float, nullable=False),
    Index("tries_by_end", "full"),
)  # fmt: skip
"""Pass phrases and new accounts that were tried, by the hash of an address or a name: when the bucket is full
again."""

SESSIONS = Table(
    "sessions", META,
    Column("id", String(16), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("secret", String(64), nullable=False, unique=True),
    Column("device", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("sessions_of_account", "account"),
)  # fmt: skip

PASSKEYS = Table(
    "passkeys", META,
    Column("id", String(1400), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("key", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("device", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_of_account", "account"),
)  # fmt: skip

CHALLENGES = Table(
    "challenges", META,
    Column("id", String(64), primary_key=True),
    Column("account", String(16), nullable=False),
    Column("until", Float, nullable=False),
    Index("challenges_by_end", "until"),
)  # fmt: skip
"""What a browser is to sign with a passkey: of an account that gets one, or of nobody yet."""

RATINGS = Table(
    "ratings", META,
    Column("id", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("pool", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("table", String(6), nullable=False),
    Column("opponent", String(16), nullable=False),
    Column("score", Float, nullable=False),
    Column("theirs", Float, nullable=False),
    Column("change", Float, nullable=False),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Index("ratings_of_account", "account", "pool", "id"),
    UniqueConstraint("table", "account"),
)  # fmt: skip
"""A row for each rated game of a player: the rating after it."""

DECKS = Table(
    "decks", META,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("id", String(40), primary_key=True),
    Column("deck", JSON(none_as_null=True)),
    Column("draft", JSON(none_as_null=True)),
    Column("changed", Float, nullable=False),
)  # fmt: skip
"""A deck as it was saved, and what was changed since; neither, and it was thrown away."""

BLOCKS = Table(
    "blocks", META,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("other", ForeignKey("accounts.id"), primary_key=True),
)  # fmt: skip
