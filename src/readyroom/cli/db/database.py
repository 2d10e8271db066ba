"""Finds the database for a command, and reports its errors in sentences."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager

from readyroom.extras.commands import Failure, Misuse
from readyroom.server.operations.sources import gather
from readyroom.server.settings import DEFAULT_FILE, HouseSettings
from readyroom.store import Store, engine_for
from readyroom.store.engines import Engine, SQLite
from readyroom.store.lock import InUse, Lock
from readyroom.store.rows import StoreError
from readyroom.store.upgrade import HEAD, must_know, version_of


def add_database(command: argparse.ArgumentParser, more: str) -> None:
    """Adds the arguments that all these commands share, and a note on this one."""
    command.add_argument("--db", help="a file, or postgresql://... (default: the one that serve would use)")
    command.add_argument("--config", metavar="FILE", help=f"a settings file (default: {DEFAULT_FILE}, if it exists)")
    command.epilog = f"{command.epilog}\n\n{more}"


def settings_of(args: argparse.Namespace) -> HouseSettings:
    """The settings that a server would have here, with the command line's flags."""
    flags = {name: value for name, value in vars(args).items() if name in HouseSettings.__struct_fields__}
    return gather(flags, os.environ, args.config).settings


def engine_of(args: argparse.Namespace) -> Engine:
    """The command's database, which need not exist yet."""
    try:
        return engine_for(settings_of(args).db)
    except StoreError as nowhere:
        raise Misuse(str(nowhere)) from None


def existing(args: argparse.Namespace) -> Engine:
    """The command's database, which must exist."""
    engine = engine_of(args)
    if isinstance(engine, SQLite) and not engine.path.is_file():
        raise Misuse(f"There is no database at {engine.path}.")
    return engine


@contextmanager
def in_sentences(engine: Engine) -> Iterator[None]:
    """Turns errors of the database or the disk into the command's failure."""
    try:
        yield
    except InUse as used:
        raise Failure(f"{used} Stop it first.") from None
    except StoreError as wrong:
        raise Failure(str(wrong)) from None
    except engine.errors as wrong:
        raise Failure(f"The database could not be read: {str(wrong).strip().rstrip('.')}.") from None
    except BrokenPipeError:
        raise  # the reader of the output has seen enough
    except OSError as wrong:
        raise Failure(f"{wrong.filename or 'The disk'}: {wrong.strerror or wrong}.") from None


@contextmanager
def opened(engine: Engine) -> Iterator[Store]:
    """A store on an existing, current database: these commands never upgrade one on the side."""
    version = version_of(engine)
    if version is None:
        raise Failure("This database holds no tables of Ready Room.")
    must_know(version)
    if version != HEAD:
        raise Failure(f"This database has schema {version}, but {HEAD} is needed. Run readyroom db migrate first.")
    store = Store(engine)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def to_oneself(engine: Engine) -> Iterator[None]:
    """Keeps servers off a SQLite file. Servers on PostgreSQL are notified of changes."""
    with Lock(engine):
        yield
