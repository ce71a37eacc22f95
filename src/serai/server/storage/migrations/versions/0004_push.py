"""Guests can be called on their devices."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the devices, and the calls that are due."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("guest_id", sa.String(22), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_start", sa.Integer),
        sa.Column("quiet_end", sa.Integer),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.UniqueConstraint("endpoint", name="uq_devices_endpoint"),
    )
    op.create_index("ix_devices_guest_id", "devices", ["guest_id"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest_id", sa.String(22), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_calls_due_at", "calls", ["due_at"])
    op.create_index("ix_calls_guest_id", "calls", ["guest_id"])
