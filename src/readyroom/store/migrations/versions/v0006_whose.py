"""Who said what, and when a guest was last here: needed to forget people and to prune guests."""

from time import time

from alembic import op
from sqlalchemy import BigInteger, Column, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("talk", Column("person", Text))
    op.create_index("talk_by_person", "talk", ["person"])
    op.add_column("people", Column("seen", BigInteger, nullable=False, server_default="0"))
    # Nobody knows when the existing guests were last here, so their days count from now.
    op.execute(f"UPDATE people SET seen = {int(time() * 1000)}")  # noqa: S608 - a number
