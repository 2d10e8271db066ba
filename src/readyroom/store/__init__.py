"""The event store: all tables, their logs and people, in SQLite (a file) or PostgreSQL (shared by several nodes)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from readyroom.store.engines import Engine, PostgreSQL, SQLite
from readyroom.store.rows import Change, Conflict, StoreError
from readyroom.store.store import Store

__all__ = ["Change", "Conflict", "Store", "StoreError", "data_folder", "engine_for", "open_store"]


def open_store(where: str | Path | None = None) -> Store:
    """Opens the store: a file's path, a ``postgresql://`` address, or by default a file in the user's data folder."""
    return Store(engine_for(where))


def engine_for(where: str | Path | None = None) -> Engine:
    """The database at this address, not yet opened. Our own folder is created; any other must exist."""
    if isinstance(where, str) and where.startswith(("postgresql://", "postgres://")):
        return PostgreSQL(where)
    if isinstance(where, str) and "://" in where:
        raise StoreError(f"A database is a file or postgresql://..., and {where} is neither.")
    if where:
        return SQLite(Path(where).expanduser())
    data_folder().mkdir(parents=True, exist_ok=True)
    return SQLite(data_folder() / "readyroom.db")


def data_folder() -> Path:
    """This platform's folder for user data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "readyroom"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "readyroom"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "readyroom"
