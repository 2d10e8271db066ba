"""Bans of addresses and people."""

from alembic import op
from sqlalchemy import BigInteger, Column, Text, UniqueConstraint

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "bans",
        Column("id", Text, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("who", Text, nullable=False),
        Column("reason", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        UniqueConstraint("kind", "who"),
    )
    op.create_index("incidents_by_time", "incidents", ["at"])
