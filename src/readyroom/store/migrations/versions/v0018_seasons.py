"""Club seasons: members, the tables that count, and the organizer's rulings."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, Text

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "seasons",
        Column("code", Text, primary_key=True),
        Column("version", Integer, nullable=False),
        Column("name", Text, nullable=False),
        Column("note", Text, nullable=False),
        Column("organizer", Text, ForeignKey("people.id"), nullable=False),
        Column("games", Text, nullable=False),
        Column("starts", BigInteger, nullable=False),
        Column("ends", BigInteger, nullable=False),
        Column("scheme", Text, nullable=False),
        Column("listed", Integer, nullable=False),
        Column("status", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
    )
    op.create_index("seasons_by_status", "seasons", ["status", "changed"])
    op.create_index("seasons_by_organizer", "seasons", ["organizer"])
    op.create_table(
        "season_members",
        Column("season", Text, ForeignKey("seasons.code"), nullable=False),
        Column("person", Text, ForeignKey("people.id"), nullable=False),
        Column("joined", BigInteger, nullable=False),
        PrimaryKeyConstraint("season", "person"),
    )
    op.create_index("season_members_by_person", "season_members", ["person"])
    op.create_table(
        "season_tables",
        Column("code", Text, ForeignKey("tables.code"), primary_key=True),
        Column("season", Text, ForeignKey("seasons.code"), nullable=False),
        Column("round", Integer, nullable=False),
    )
    op.create_index("season_tables_by_season", "season_tables", ["season"])
    op.create_table(
        "season_rulings",
        Column("season", Text, ForeignKey("seasons.code"), nullable=False),
        Column("n", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("kind", Text, nullable=False),
        Column("code", Text, nullable=False),
        Column("person", Text, nullable=False),
        Column("points", Integer, nullable=False),
        Column("reason", Text, nullable=False),
        PrimaryKeyConstraint("season", "n"),
    )
