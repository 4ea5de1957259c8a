"""Guests, tables, matches, logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table("secrets", sa.Column("name", sa.String(20), primary_key=True), sa.Column("value", sa.LargeBinary))
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("pin", sa.String(4), nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(10), primary_key=True),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sitters",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(10), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(10), sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
        sa.Column("begun", sa.Integer, nullable=False),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
    )
    op.create_index("matches_of_table", "matches", ["code", "begun"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
