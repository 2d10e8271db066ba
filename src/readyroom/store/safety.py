"""Copies a database before its schema changes. SQLite's copies are beside it; the last three are kept."""

from __future__ import annotations

import logging
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from readyroom.store.engines import Engine, SQLite
from readyroom.store.rows import StoreError

log = logging.getLogger("readyroom.store")
KEPT = 3


def copy_aside(engine: Engine, version: str, to: str) -> Path | None:
    """Copies a SQLite database; for PostgreSQL, only logs a warning. Raises StoreError if copying fails."""
    if not isinstance(engine, SQLite):
        log.warning(
            "The database is being upgraded from schema %s to %s. A PostgreSQL database is not copied first:"
            " run readyroom db backup before you install a new version.",
            version,
            to,
        )
        return None
    copy = _free_name(engine.path, version)
    try:
        _copy(engine.path, copy)
    except (sqlite3.Error, OSError) as failed:
        copy.unlink(missing_ok=True)
        raise StoreError(
            f"The database was not upgraded, since no copy of it could be made first ({failed}): make room for one at"
            f" {copy}, or run readyroom db migrate --skip-backup."
        ) from failed
    log.warning("The database is being upgraded from schema %s to %s. The old one is in %s.", version, to, copy)
    for old in copies(engine.path)[:-KEPT]:
        old.unlink(missing_ok=True)
    return copy


def copies(path: Path) -> list[Path]:
    """The copies beside a database, oldest first."""
    return sorted(path.parent.glob(f"{path.name}.*.copy"), key=lambda copy: (copy.stat().st_mtime_ns, copy.name))


def _free_name(path: Path, version: str) -> Path:
    now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    return path.with_name(f"{path.name}.schema-{version}.{now}.copy")


def _copy(path: Path, copy: Path) -> None:
    """Uses SQLite's online backup: complete, whatever is written in the meantime."""
    copy.touch(mode=0o600, exist_ok=False)  # it holds the seeds of matches in play
    with sqlite3.connect(path, timeout=10) as source, sqlite3.connect(copy) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
    source.close()
    target.close()
