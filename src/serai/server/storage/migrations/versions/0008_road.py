"""Guests have a road: how each of their games went."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the results of finished games."""
    op.create_table(
        "results",
        sa.Column("guest_id", sa.String(22), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("opponents", sa.Text, nullable=False),
        sa.Column("uncounted", sa.String(10)),
        sa.Column("outcome", sa.String(6)),
        sa.Column("ending", sa.String(10), nullable=False),
        sa.Column("is_aided", sa.Boolean, nullable=False),
        sa.Column("margin", sa.Float),
        sa.Column("feat", sa.Integer, nullable=False),
        sa.Column("feat_step", sa.Integer),
        sa.Column("habits", sa.Text, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.Column("decisions", sa.Integer),
        sa.Column("losses", sa.Float),
        sa.Column("loss_squares", sa.Float),
        sa.Column("luck", sa.Float),
        sa.Column("luck_percentile", sa.Float),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_guest_id_finished_at", "results", ["guest_id", "finished_at"])
    op.create_index("ix_results_table_id", "results", ["table_id"])
