"""The first schema."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        Column("id", Text, primary_key=True),
        Column("token", Text, nullable=False, unique=True),
        Column("name", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
    )  # fmt: skip
    op.create_table(
        "tables",
        Column("code", Text, primary_key=True),
        Column("version", Integer, nullable=False),
        Column("title", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("options", Text, nullable=False),
        Column("status", Text, nullable=False),
        Column("open", Integer, nullable=False),
        Column("clock", Text, nullable=False),
        Column("host", Text, ForeignKey("people.id"), nullable=False),
        Column("paused", Integer, nullable=False),
        Column("rewind", Text),
        Column("epoch", BigInteger, nullable=False),
        Column("turn", BigInteger, nullable=False),
        Column("wake", BigInteger),
        Column("created", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
    )  # fmt: skip
    op.create_table(
        "seats",
        Column("code", Text, ForeignKey("tables.code"), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("kind", Text, nullable=False),
        Column("person", Text, ForeignKey("people.id")),
        Column("level", Text, nullable=False),
        Column("sat", Text, nullable=False),
        Column("remaining", BigInteger),
        Column("strikes", Integer, nullable=False),
        Column("orders", Text),
        PrimaryKeyConstraint("code", "seat"),
    )  # fmt: skip
    op.create_table(
        "matches",
        Column("code", Text, ForeignKey("tables.code"), primary_key=True),
        Column("game", Text, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("seed", Text, nullable=False),
        Column("commitment", Text, nullable=False),
        Column("started", BigInteger, nullable=False),
    )  # fmt: skip
    op.create_table(
        "entries",
        Column("code", Text, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("entry", Text, nullable=False),
        Column("person", Text),
        Column("command", Text),
        PrimaryKeyConstraint("code", "seq"),
        sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_table(
        "talk",
        Column("code", Text, nullable=False),
        Column("n", Integer, nullable=False),
        Column("name", Text, nullable=False),
        Column("seat", Integer),
        Column("text", Text, nullable=False),
        Column("signal", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("code", "n"),
        sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_table(
        "commands",
        Column("code", Text, nullable=False),
        Column("person", Text, nullable=False),
        Column("id", Text, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("code", "person", "id"),
        sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_table(
        "results",
        Column("code", Text, ForeignKey("tables.code"), primary_key=True),
        Column("game", Text, nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("outcome", Text),
    )  # fmt: skip
    op.create_table(
        "incidents",
        Column("id", Text, primary_key=True),
        Column("code", Text, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("attempt", Text, nullable=False),
        Column("trace", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
    )  # fmt: skip
    op.create_index("tables_by_status", "tables", ["status", "changed"])
    op.create_index("tables_by_wake", "tables", ["wake"])
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_index("results_by_time", "results", ["ended"])
    op.create_index("incidents_by_table", "incidents", ["code"])
