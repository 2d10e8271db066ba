"""Notices to people when it is their turn: channels, pending notices, and the server's keys."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, Text

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "house_keys",
        Column("name", Text, primary_key=True),
        Column("value", Text, nullable=False),
    )
    op.create_table(
        "channels",
        Column("id", Text, primary_key=True),
        Column("person", Text, ForeignKey("people.id"), nullable=False),
        Column("kind", Text, nullable=False),
        Column("target", Text, nullable=False),
        Column("label", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("fails", Integer, nullable=False),
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_table(
        "notice_wishes",
        Column("person", Text, ForeignKey("people.id"), primary_key=True),
        Column("wishes", Text, nullable=False),
    )
    op.create_table(
        "notices",
        Column("person", Text, nullable=False),
        Column("code", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("due", BigInteger, nullable=False),
        Column("remind", BigInteger),
        PrimaryKeyConstraint("person", "code"),
        sqlite_with_rowid=False,
    )
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_table(
        "deliveries",
        Column("channel", Text, nullable=False),
        Column("code", Text, nullable=False),
        Column("person", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("words", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("due", BigInteger, nullable=False),
        Column("tries", Integer, nullable=False),
        PrimaryKeyConstraint("channel", "code"),
        sqlite_with_rowid=False,
    )
    op.create_index("deliveries_by_due", "deliveries", ["due"])
