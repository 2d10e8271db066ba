"""Dossiers, which people keep from match to match, and the seats they are brought to."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "dossiers",
        Column("id", Text, primary_key=True),
        Column("person", Text, ForeignKey("people.id"), nullable=False),
        Column("game", Text, nullable=False),
        Column("title", Text, nullable=False),
        Column("body", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("away", Text),
        Column("created", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
    )  # fmt: skip
    op.create_table(
        "dossier_updates",
        Column("code", Text, ForeignKey("tables.code"), nullable=False),
        Column("dossier", Text, ForeignKey("dossiers.id"), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("applied", BigInteger),
        PrimaryKeyConstraint("code", "dossier"),
    )  # fmt: skip
    op.create_index("dossiers_by_person", "dossiers", ["person", "game"])
    op.create_index("dossier_updates_by_applied", "dossier_updates", ["applied"])
    op.add_column("seats", Column("dossier", Text))
