"""Deals that many play with the same cards, and who plays them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add deals, tries, duplicate matches and who takes part in them."""
    op.create_table(
        "deals",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("seed", sa.LargeBinary(32)),
        sa.Column("source", sa.String(200), nullable=False),
        sa.Column("promised_at", sa.BigInteger, nullable=False),
        sa.Column("closes_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("deal", sa.String(64), sa.ForeignKey("deals.name", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest_id", sa.String(22), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("margin", sa.String(60)),
        sa.UniqueConstraint("table_id", name="uq_tries_table_id"),
    )
    op.create_index("ix_tries_guest_id", "tries", ["guest_id"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("closes_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challengers",
        sa.Column("challenge_id", sa.String(12), sa.ForeignKey("challenges.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest_id", sa.String(22), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_challengers_guest_id", "challengers", ["guest_id"])
