"""The one description of all tables, for every database. A change here needs a step in migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

secrets = Table("secrets", metadata, Column("name", String(20), primary_key=True), Column("value", LargeBinary))

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("pin", String(4), nullable=False),
    Column("touched", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("touched", BigInteger, nullable=False),
)

sitters = Table(
    "sitters",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("code", String(10), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("code", String(10), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("begun", Integer, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Index("matches_of_table", "code", "begun"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("no", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# What is counted outlives the tables that it was played at.

players = Table(
    "players",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(24), nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    Index("players_by_guest", "guest"),
)

outcomes = Table(
    "outcomes",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("why", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
)

reactions = Table(
    "reactions",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("no", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("ms", Float, nullable=False),
    Column("first", Boolean, nullable=False),
    Index("reactions_by_guest", "guest"),
)

shares = Table(
    "shares",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest", String(40), nullable=False),
    Index("shares_by_guest", "guest", unique=True),
)
