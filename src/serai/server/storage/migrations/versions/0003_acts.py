"""An audit log of what the host does, and guests who are kept out."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a table and a column."""
    op.add_column("guests", sa.Column("banned_at", sa.BigInteger))
    op.create_table(
        "acts",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("target", sa.String(22), nullable=False),
        sa.Column("actor", sa.String(64), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
