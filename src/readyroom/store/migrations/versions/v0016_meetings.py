"""A table can have a meeting time."""

from alembic import op
from sqlalchemy import BigInteger, Column, Text, text

revision = "0016"
down_revision = "0015"

TO_MEET = text("open = 1 AND status <> 'over' AND status <> 'ended' AND meets IS NOT NULL")


def upgrade() -> None:
    op.add_column("tables", Column("meets", BigInteger))
    op.add_column("tables", Column("meeting", Text))
    op.create_index("meetings", "tables", ["meets", "code"], sqlite_where=TO_MEET, postgresql_where=TO_MEET)
