"""Finding the database that is meant, and saying in a sentence what is wrong with it."""

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
    """What all these commands take, and what there is to know about one."""
    command.add_argument("--db", help="a file, or postgresql://... (default: the one that serve would use)")
    command.add_argument("--config", metavar="FILE", help=f"a file with settings (default: {DEFAULT_FILE}, if there)")
    command.epilog = f"{command.epilog}\n\n{more}"


def settings_of(args: argparse.Namespace) -> HouseSettings:
    """The settings that a server would have here, with what was said on the command line."""
    flags = {name: value for name, value in vars(args).items() if name in HouseSettings.__struct_fields__}
    return gather(flags, os.environ, args.config).settings


def engine_of(args: argparse.Namespace) -> Engine:
    """The database that is meant, which need not be there yet."""
    try:
        return engine_for(settings_of(args).db)
    except StoreError as nowhere:
        raise Misuse(str(nowhere)) from None


def existing(args: argparse.Namespace) -> Engine:
    """The database that is meant, if there is one."""
    engine = engine_of(args)
    if isinstance(engine, SQLite) and not engine.path.is_file():
        raise Misuse(f"There is no database at {engine.path}.")
    return engine


@contextmanager
def in_sentences(engine: Engine) -> Iterator[None]:
    """What the database or the disk objects becomes what the command says."""
    try:
        yield
    except InUse as used:
        raise Failure(f"{used} Stop it first.") from None
    except StoreError as wrong:
        raise Failure(str(wrong)) from None
    except engine.errors as wrong:
        raise Failure(f"The database could not be read: {str(wrong).strip()}") from None
    except BrokenPipeError:
        raise  # the reader of the output has seen enough
    except OSError as wrong:
        raise Failure(f"{wrong.filename or 'The disk'}: {wrong.strerror or wrong}.") from None


@contextmanager
def opened(engine: Engine) -> Iterator[Store]:
    """A store on a database that is there and up to date: these commands upgrade nothing by the way."""
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
    """No server uses the file meanwhile. One on PostgreSQL hears of what is changed."""
    with Lock(engine):
        yield
