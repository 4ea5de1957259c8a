"""Who played, how it ended, how fast they were, and who shows it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(24), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
    )
    op.create_index("players_by_guest", "players", ["guest"])
    op.create_table(
        "outcomes",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reactions",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("ms", sa.Float, nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
    )
    op.create_index("reactions_by_guest", "reactions", ["guest"])
    op.create_table(
        "shares",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
    )
    op.create_index("shares_by_guest", "shares", ["guest"], unique=True)
