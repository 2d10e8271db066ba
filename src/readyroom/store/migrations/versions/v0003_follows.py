"""Tables to which people take something along from their last match."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", Column("follows", Text))
