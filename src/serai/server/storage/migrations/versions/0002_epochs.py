"""Tokens of a guest can be called in."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Count how often that was done; nobody has done it yet."""
    op.add_column("guests", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
