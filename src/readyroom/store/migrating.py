"""Bringing a database to today's schema, at every start."""

from __future__ import annotations

import logging
from pathlib import Path

from readyroom.store.engines import Engine

HEAD = "0006"
"""The newest migration. A database that is there already is not touched, nor is Alembic loaded."""

LOCK = 7_261_011
"""Any number: nodes that start together take turns under this PostgreSQL lock."""


def migrate(engine: Engine) -> None:
    """Creates or upgrades the tables."""
    if _version(engine) == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, text

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    database = create_engine(engine.address())
    try:
        with database.begin() as connection:
            if engine.shared:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        database.dispose()


def _version(engine: Engine) -> str | None:
    connection = engine.connect()
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return row[0] if row else None
    except engine.errors:
        return None  # a new database has no versions yet
    finally:
        connection.close()
