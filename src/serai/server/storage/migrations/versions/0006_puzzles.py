"""Guests solve puzzles, and repeat their own mistakes."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def _rating() -> list[sa.Column[object]]:
    return [
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("rated_at", sa.BigInteger, nullable=False),
    ]


def upgrade() -> None:
    """Add ratings of solvers and puzzles, first attempts, and the personal decks of mistakes."""
    op.create_table(
        "solver_ratings",
        sa.Column("guest_id", sa.String(22), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        *_rating(),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_ratings", sa.Column("puzzle", sa.String(12), primary_key=True), *_rating(), sqlite_with_rowid=False
    )
    op.create_table(
        "puzzle_attempts",
        sa.Column("guest_id", sa.String(22), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("puzzle", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("move", sa.String(400), nullable=False),
        sa.Column("is_solved", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mistakes",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("guest_id", sa.String(22), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("memory", sa.Text, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("solved", sa.Integer, nullable=False, server_default="0"),
        sa.UniqueConstraint("guest_id", "table_id", "step", name="uq_mistakes_guest_id_table_id_step"),
    )
    op.create_index("ix_mistakes_guest_id_due_at", "mistakes", ["guest_id", "due_at"])
