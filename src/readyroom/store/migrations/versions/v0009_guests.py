"""A guest who plays a seat on someone else's device has their own name."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", Column("guest", Text, nullable=False, server_default=""))
