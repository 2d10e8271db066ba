"""A backup: every row of every table in one file, the same for both databases, so that data can move between them.

Gzipped lines of JSON: the manifest, then each table's name and its rows, and finally a checksum of everything before.
It is a snapshot of one moment, taken while servers keep writing.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import msgspec

from readyroom.store.engines import Connection, Engine
from readyroom.store.rows import StoreError
from readyroom.store.schema import metadata
from readyroom.store.upgrade import must_know, version_of

FORMAT = "readyroom-backup/1"
STRIDE = 1000
"""Rows between two progress reports."""

Told = Callable[[int, int], None]
"""Called with the number of rows done and the total."""


class Part(msgspec.Struct, frozen=True):
    """One table in a backup."""

    name: str
    columns: tuple[str, ...]
    rows: int


class Manifest(msgspec.Struct, frozen=True):
    """What is in a backup."""

    format: str
    schema: str
    made: int
    parts: tuple[Part, ...]

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.parts)


class BrokenBackup(StoreError):
    """The file is not a backup, or is incomplete."""


class _Name(msgspec.Struct, frozen=True):
    table: str


class _Seal(msgspec.Struct, frozen=True):
    sha256: str


def back_up(engine: Engine, file: Path, made: int, told: Told) -> Manifest:
    """Writes everything to a new file. It appears under its name once complete, readable only by its owner."""
    version = version_of(engine)
    if version is None:
        raise StoreError("There is nothing to back up: this database holds no tables of Ready Room.")
    must_know(version)
    connection = engine.connect()
    part = file.with_name(f"{file.name}.part")
    try:
        connection.execute(engine.look)
        manifest = _manifest(engine, connection, version, made)
        with _private(part) as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6) as out:
                _write(engine, connection, manifest, out, told)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
        connection.close()
    return manifest


def _manifest(engine: Engine, connection: Connection, version: str, made: int) -> Manifest:
    there = engine.tables(connection)
    parts = [_part(connection, str(table.name)) for table in metadata.sorted_tables if table.name in there]
    return Manifest(FORMAT, version, made, tuple(parts))


def _part(connection: Connection, name: str) -> Part:
    """A table as it is in this database, which may have an older schema."""
    empty = connection.execute(f"SELECT * FROM {name} LIMIT 0")  # noqa: S608
    columns = tuple(column[0] for column in empty.description)
    return Part(name, columns, connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])  # noqa: S608


def _write(engine: Engine, connection: Connection, manifest: Manifest, out: gzip.GzipFile, told: Told) -> None:
    seal = sha256()
    done = 0

    def put(line: Any) -> None:
        text = msgspec.json.encode(line) + b"\n"
        seal.update(text)
        out.write(text)

    put(manifest)
    for part in manifest.parts:
        put(_Name(part.name))
        for row in engine.stream(connection, f"SELECT {', '.join(part.columns)} FROM {part.name}"):  # noqa: S608
            put(tuple(row))
            done += 1
            if done % STRIDE == 0:
                told(done, manifest.rows)
    out.write(msgspec.json.encode(_Seal(seal.hexdigest())) + b"\n")
    told(done, manifest.rows)


def verify(file: Path, told: Told) -> Manifest:
    """Reads a backup to its end and returns its manifest. Raises BrokenBackup if it was altered or cut off."""
    manifest = read_manifest(file)
    must_know(manifest.schema)
    done = 0
    for _ in rows_of(file):
        done += 1
        if done % STRIDE == 0:
            told(done, manifest.rows)
    told(done, manifest.rows)
    return manifest


def read_manifest(file: Path) -> Manifest:
    with _opened(file) as lines:
        return _first(file, next(lines, b""))


def rows_of(file: Path) -> Iterator[tuple[Part, list[Any]]]:
    """Every row and its table; at the end, compares counts and checksum."""
    seal = sha256()
    with _opened(file) as lines:
        line = next(lines, b"")
        manifest = _first(file, line)
        for part in manifest.parts:
            seal.update(line)
            line = next(lines, b"")
            if _decoded(file, line, _Name).table != part.name:
                raise BrokenBackup(f"{file} is damaged: the table {part.name} should come next.")
            for _ in range(part.rows):
                seal.update(line)
                line = next(lines, b"")
                row = _decoded(file, line, list[Any])
                if len(row) != len(part.columns):
                    raise BrokenBackup(f"{file} is damaged: a row of {part.name} has {len(row)} values.")
                yield part, row
        seal.update(line)
        if _decoded(file, next(lines, b""), _Seal).sha256 != seal.hexdigest():
            raise BrokenBackup(f"{file} was changed after it was written: its checksum does not match.")


def _first(file: Path, line: bytes) -> Manifest:
    try:
        manifest = msgspec.json.decode(line, type=Manifest)
    except msgspec.DecodeError:
        manifest = None
    if manifest is None or manifest.format != FORMAT:
        raise BrokenBackup(f"{file} is not a backup of Ready Room.")
    return manifest


def _decoded(file: Path, line: bytes, kind: type[Any]) -> Any:
    if not line.endswith(b"\n"):
        raise BrokenBackup(f"{file} is cut off.")
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        raise BrokenBackup(f"{file} is damaged.") from None


class _opened:
    """A backup's lines; reports gzip's errors in a sentence."""

    def __init__(self, file: Path) -> None:
        self._file = file
        try:
            self._lines = gzip.open(file, "rb")  # noqa: SIM115 - closed below
        except OSError as wrong:
            raise BrokenBackup(f"{file} cannot be read: {wrong.strerror or wrong}.") from None

    def __enter__(self) -> Iterator[bytes]:
        return self._each()

    def __exit__(self, *_: object) -> None:
        self._lines.close()

    def _each(self) -> Iterator[bytes]:
        try:
            yield from self._lines
        except gzip.BadGzipFile:
            raise BrokenBackup(f"{self._file} is not a backup of Ready Room, or it is damaged.") from None
        except EOFError:
            raise BrokenBackup(f"{self._file} is cut off.") from None
        except zlib.error:
            raise BrokenBackup(f"{self._file} is damaged.") from None


def _private(path: Path) -> IO[bytes]:
    """A new file that only its owner can read: it holds the seeds of matches in play."""
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
