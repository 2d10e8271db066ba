"""A table can be asked more than to go back, and a seat still belongs to its owner while a bot plays for them."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN rewind TO asked")
    op.execute("UPDATE tables SET asked = NULL")  # an open question to go back has to be asked again
    op.add_column("seats", Column("owner", Text))
