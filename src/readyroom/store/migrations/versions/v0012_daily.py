"""The mission of the day: the tables that play it, people's results, and the bot crew's."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, Text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", Column("daily", Text))
    op.create_table(
        "daily_results",
        Column("day", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("person", Text, nullable=False),
        Column("scheme", Integer, nullable=False),
        Column("code", Text, nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("home", Integer, nullable=False),
        Column("halves", Integer),
        PrimaryKeyConstraint("day", "game", "person"),
        sqlite_with_rowid=False,
    )
    op.create_index("daily_results_by_person", "daily_results", ["person"])
    op.create_table(
        "daily_crews",
        Column("day", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("scheme", Integer, nullable=False),
        Column("home", Integer, nullable=False),
        Column("halves", Integer, nullable=False),
        PrimaryKeyConstraint("day", "game", "scheme"),
        sqlite_with_rowid=False,
    )
