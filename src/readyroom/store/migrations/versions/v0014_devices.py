"""A person has several devices, and can protect their identity with passkeys, an e-mail address and a claimed name."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Text

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "devices",
        Column("id", Text, primary_key=True),
        Column("person", Text, ForeignKey("people.id"), nullable=False),
        Column("token", Text, nullable=False, unique=True),
        Column("called", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.add_column("people", Column("forgotten", BigInteger))
    op.add_column("people", Column("guarded", Integer, nullable=False, server_default="0"))
    # Everyone had one device, and its token was stored with their name. Forgotten people had none.
    op.execute("UPDATE people SET forgotten = seen WHERE token LIKE 'forgotten:%'")
    op.execute(
        "INSERT INTO devices (id, person, token, called, created, seen)"
        " SELECT id, id, token, 'First device', created, seen FROM people WHERE forgotten IS NULL"
    )
    with op.batch_alter_table("people") as people:
        people.drop_column("token")
    op.create_table(
        "passkeys",
        Column("id", Text, primary_key=True),
        Column("person", Text, ForeignKey("people.id"), nullable=False),
        Column("host", Text, nullable=False),
        Column("key", Text, nullable=False),
        Column("count", BigInteger, nullable=False),
        Column("called", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("used", BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "addresses",
        Column("person", Text, ForeignKey("people.id"), primary_key=True),
        Column("address", Text, nullable=False, unique=True),
        Column("confirmed", BigInteger, nullable=False),
    )
    op.create_table(
        "claims",
        Column("look", Text, primary_key=True),
        Column("person", Text, ForeignKey("people.id"), nullable=False),
        Column("at", BigInteger, nullable=False),
    )
    op.create_index("claims_by_person", "claims", ["person"])
    op.create_table(
        "passes",
        Column("hash", Text, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("person", Text, ForeignKey("people.id")),
        Column("body", Text, nullable=False),
        Column("until", BigInteger, nullable=False),
    )
    op.create_index("passes_by_person", "passes", ["person", "kind"])
    op.create_index("passes_by_time", "passes", ["until"])
