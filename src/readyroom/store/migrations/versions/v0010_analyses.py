"""Search analyses are stored with their matches."""

from alembic import op
from sqlalchemy import Column, Integer, PrimaryKeyConstraint, Text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "analyses",
        Column("code", Text, nullable=False),
        Column("how", Integer, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("piece", Text, nullable=False),
        PrimaryKeyConstraint("code", "how", "seq"),
        sqlite_with_rowid=False,
    )
