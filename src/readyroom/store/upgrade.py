"""Upgrades a database to the current schema at every start. A database with data is copied first."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from readyroom.store.engines import Engine
from readyroom.store.rows import NewerDatabase
from readyroom.store.safety import copy_aside

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection as Database

HEAD = "0019"
"""The newest migration. A database that already has it is not touched, and Alembic is not loaded."""

LOCK = 7_261_011
"""An arbitrary number: nodes that start together take turns under this PostgreSQL lock."""


def migrate(engine: Engine, copy: bool = True) -> None:
    """Creates or upgrades the tables."""
    version = version_of(engine)
    if version == HEAD:
        return
    must_know(version)
    if version is not None and copy:
        copy_aside(engine, version, HEAD)
    from sqlalchemy import create_engine, text

    database = create_engine(engine.address())
    try:
        with database.begin() as connection:
            if engine.shared:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            upgrade(connection, "head")
    finally:
        database.dispose()


def upgrade(connection: Database, to: str) -> None:
    """Runs the migrations up to ``to``, inside the caller's transaction."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def must_know(version: str | None) -> None:
    """Refuses a schema that is newer than this version's."""
    if version is not None and version > HEAD:
        raise NewerDatabase(
            f"This database belongs to a newer version of Ready Room (its schema is {version}, the newest known here is"
            f" {HEAD}): install that version, or restore a backup."
        )


def pending(version: str | None) -> list[tuple[str, str]]:
    """The migrations that a database still needs, in order, each with its description."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    found = [(script.revision, script.doc) for script in scripts if version is None or script.revision > version]
    return sorted(found)


def version_of(engine: Engine) -> str | None:
    """A database's schema version; None for a new one."""
    connection = engine.connect()
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return row[0] if row else None
    except engine.errors:
        return None  # a new database has no versions yet
    finally:
        connection.close()


def _config() -> Config:
    from alembic.config import Config

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
