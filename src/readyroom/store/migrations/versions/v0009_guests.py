"""Who plays a seat on somebody else's device has a name of their own."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", Column("guest", Text, nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("guest")
