"""Each seat's result in a finished match, ratings, and who wants to be public and rated."""

from alembic import op
from sqlalchemy import BigInteger, Column, Float, Integer, PrimaryKeyConstraint, Text

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("matches", Column("rated", Text, nullable=False, server_default=""))
    op.create_table(
        "profiles",
        Column("person", Text, primary_key=True),
        Column("shown", Integer, nullable=False),
        Column("rated", Integer, nullable=False),
    )
    # Running servers enter the matches played before, bit by bit.
    op.create_table(
        "played",
        Column("code", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("game", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("people", Integer, nullable=False),
        Column("person", Text),
        Column("level", Text, nullable=False),
        Column("guest", Integer, nullable=False),
        Column("place", Integer, nullable=False),
        Column("points", Float(53), nullable=False),
        Column("won", Integer, nullable=False),
        Column("together", Integer, nullable=False),
        Column("started", BigInteger, nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("moves", Integer, nullable=False),
        Column("open", Integer, nullable=False),
        Column("rated", Integer, nullable=False),
        Column("facts", Text, nullable=False),
        PrimaryKeyConstraint("code", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("played_by_person", "played", ["person", "ended"])
    op.create_index("played_by_game", "played", ["game", "ended"])
    op.create_index("played_by_time", "played", ["ended"])
    op.create_table(
        "ratings",
        Column("game", Text, nullable=False),
        Column("person", Text, nullable=False),
        Column("n", Integer, nullable=False),
        Column("code", Text, nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("mu", Float(53), nullable=False),
        Column("sigma", Float(53), nullable=False),
        PrimaryKeyConstraint("game", "person", "n"),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_by_time", "ratings", ["game", "ended", "code"])
    op.create_table(
        "rated",
        Column("game", Text, primary_key=True),
        Column("version", Integer, nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("code", Text, nullable=False),
    )
