"""Tables can welcome newcomers, and the lobby finds open tables by an index."""

from alembic import op
from sqlalchemy import Column, Integer, text

revision = "0011"
down_revision = "0010"

OPEN_NOW = text("open = 1 AND status <> 'over' AND status <> 'ended'")


def upgrade() -> None:
    op.add_column("tables", Column("newcomers", Integer, nullable=False, server_default="0"))
    op.create_index("open_tables", "tables", ["created", "code"], sqlite_where=OPEN_NOW, postgresql_where=OPEN_NOW)
