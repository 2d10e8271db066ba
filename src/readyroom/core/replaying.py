"""From a record back to a match, with every line checked."""

from __future__ import annotations

import msgspec

from readyroom.core.chance import commitment
from readyroom.core.codec import decode_entry_action, decode_options
from readyroom.core.errors import BadOptions, BrokenRecord, MalformedAction
from readyroom.core.match import Match
from readyroom.core.record import FORMAT, Entry, EntryData, Record, verify_chain
from readyroom.core.registry import game


def replay(record: object) -> Match:
    """Folds a record into a match. Whatever was changed or cut off is reported with the entry where it shows."""
    read = _read(record)
    verify_chain(read)
    rules = game(read.game, read.rules)
    try:
        options = decode_options(rules.Options, read.options)
        rules.check_options(options, read.seats)
    except BadOptions as wrong:
        raise BrokenRecord(0, str(wrong)) from None
    match = Match(rules, options, read.seats, read.seed, read.commitment, read.rules)
    if read.seed is not None and commitment(read.seed) != read.commitment:
        raise BrokenRecord(0, "the seed is not the one that was promised at the start.")
    for line in read.entries:
        match.fold(to_entry(match, line))
    if match.digest != read.digest:
        raise BrokenRecord(match.seq, "the match does not end in the state that was written down.")
    return match


def to_entry(match: Match, line: EntryData) -> Entry:
    """A stored line as an entry of this match's game."""
    if line.action is None:
        return Entry(line.seq, line.at, line.actor, None, line.chance)
    try:
        action = decode_entry_action(match.game.actions, line.action)
    except MalformedAction as wrong:
        raise BrokenRecord(line.seq, str(wrong)) from None
    return Entry(line.seq, line.at, line.actor, action, line.chance)


def _read(record: object) -> Record:
    if isinstance(record, dict) and record.get("format") != FORMAT:
        raise BrokenRecord(0, f"it is not a match record (its format should be {FORMAT!r}).")
    try:
        return msgspec.convert(record, Record)
    except msgspec.ValidationError as wrong:
        raise BrokenRecord(0, f"it is not a match record: {wrong}.") from None

