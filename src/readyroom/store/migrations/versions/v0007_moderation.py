"""People a host has muted or sent away, and who may talk at a table."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", Column("muted", Text, nullable=False, server_default="{}"))
    op.add_column("tables", Column("kicked", Text, nullable=False, server_default="{}"))
    op.add_column("tables", Column("speakers", Text, nullable=False, server_default="all"))
