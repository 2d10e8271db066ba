"""A match as a document: its settings and every entry of the log."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from readyroom.core.codec import decode_entry_action
from readyroom.core.entry import Entry
from readyroom.core.errors import BrokenRecord, MalformedAction
from readyroom.core.game import Game

FORMAT = "readyroom-match/1"


class EntryData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry as it is stored and exported."""

    seq: int
    at: int
    actor: int
    action: dict[str, Any] | None
    chance: tuple[int, ...]
    check: str


class Record(msgspec.Struct, frozen=True):
    """A whole match as plain data. It has the seed once the match is over, unless its luck was ``dictated``."""

    format: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    commitment: str
    seed: str | None
    length: int
    gist: str
    dictated: bool
    entries: tuple[EntryData, ...]


def written(entry: Entry) -> EntryData:
    """An entry as plain data, without its check."""
    action = None if entry.action is None else msgspec.to_builtins(entry.action)
    return EntryData(entry.seq, entry.at, entry.actor, action, entry.chance, "")


def to_entry(game: Game, line: EntryData) -> Entry:
    """A stored line as an entry of this game."""
    if line.action is None:
        return Entry(line.seq, line.at, line.actor, None, line.chance)
    try:
        action = decode_entry_action(game.actions, line.action)
    except MalformedAction as wrong:
        raise BrokenRecord(line.seq, str(wrong)) from None
    return Entry(line.seq, line.at, line.actor, action, line.chance)


def chained(head: list[Any], entries: list[Entry]) -> tuple[EntryData, ...]:
    """The entries with their checks: each covers its entry and all before, so a change shows where it was made. The
    first also covers the settings."""
    check = first_check(head)
    lines: list[EntryData] = []
    for entry in entries:
        line = written(entry)
        check = _check(check, line)
        lines.append(msgspec.structs.replace(line, check=check))
    return tuple(lines)


def verify_chain(record: Record) -> None:
    """Finds the first entry that is out of order or changed, and a missing end."""
    check = first_check([record.game, record.rules, record.options, record.seats, record.commitment, record.dictated])
    for i, line in enumerate(record.entries):
        if line.seq != i:
            raise BrokenRecord(i, f"entry {i} was expected and entry {line.seq} found.")
        check = _check(check, line)
        if line.check != check:
            changed = "it, or what was agreed at the start," if i == 0 else "it"
            raise BrokenRecord(i, f"{changed} was changed after it was written.")
    if len(record.entries) != record.length or record.length < 1:
        raise BrokenRecord(len(record.entries), f"the record ends here, and {record.length} entries were written.")


def first_check(head: list[Any]) -> str:
    """The check that the chain starts from: game, rules, options, seats, commitment, dictated."""
    return _fingerprint([FORMAT, *head])


def _check(before: str, line: EntryData) -> str:
    return _fingerprint([before, line.seq, line.at, line.actor, line.action, line.chance])


def _fingerprint(parts: list[Any]) -> str:
    return blake2b(msgspec.json.encode(parts, order="deterministic"), digest_size=6).hexdigest()
