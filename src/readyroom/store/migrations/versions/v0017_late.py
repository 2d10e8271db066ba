"""A table chooses what happens when a clock of days runs out."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", Column("late", Text, nullable=False, server_default="bot"))
