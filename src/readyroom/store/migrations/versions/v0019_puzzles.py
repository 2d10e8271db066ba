"""Puzzles made from matches here, and people's tries at them."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, Text

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        Column("code", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("body", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("maker", Text),
        Column("listed", Integer, nullable=False),
    )
    op.create_index("puzzles_by_maker", "puzzles", ["maker"])
    op.create_index("puzzles_by_made", "puzzles", ["made"])
    op.create_table(
        "puzzle_tries",
        Column("code", Text, nullable=False),
        Column("person", Text, nullable=False),
        Column("solved", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("code", "person"),
        sqlite_with_rowid=False,
    )
    op.create_index("puzzle_tries_by_person", "puzzle_tries", ["person"])
