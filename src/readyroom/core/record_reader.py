"""From a record back to a match, with every line checked."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec

from readyroom.core.chance import commitment
from readyroom.core.codec import decode_options
from readyroom.core.entry import Entry
from readyroom.core.errors import BadOptions, BrokenRecord, NotARecord, ReadyRoomError, UnknownGame
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.quotes import quoted, reason
from readyroom.core.record import FORMAT, EntryData, Record, to_entry, verify_chain
from readyroom.core.registry import game
from readyroom.core.struct import Lay


def replay(record: object) -> Match:
    """Folds a record (plain data, or its JSON text) into a match, every line checked. See ``readyroom.replay``."""
    read = _read(record)
    verify_chain(read)
    return _folded(game(read.game, read.rules), read)


def replay_with(rules: Game, record: object) -> Match:
    """Like ``replay``, for a game that need not be registered."""
    read = _read(record)
    verify_chain(read)
    if read.game != rules.slug or read.rules not in rules.versions:
        raise UnknownGame(f"{rules.title} cannot replay a match of {quoted(read.game)} under version {read.rules}.")
    return _folded(rules, read)


def _folded(rules: Game, read: Record) -> Match:
    try:
        options = decode_options(rules.Options, read.options)
        Match.check(rules, options, read.seats)
    except BadOptions as wrong:
        raise BrokenRecord(0, str(wrong)) from None
    if read.seed is not None and commitment(read.seed) != read.commitment:
        raise BrokenRecord(0, "the seed is not the one that was promised at the start.")
    match = Match(rules, options, read.seats, read.seed, read.commitment, read.rules)
    match.dictated = read.dictated
    for line in read.entries:
        _fold(match, to_entry(match.game, line))
    if match.gist != read.gist:
        raise BrokenRecord(match.seq, "the match does not come to where the record says it does.")
    if match.outcome is not None and read.seed is None and not read.dictated:
        raise BrokenRecord(match.seq, "the match is over, but the seed promised at the start is not revealed.")
    return match


def _fold(match: Match, entry: Entry) -> None:
    """People can edit positions into states the rules never meant, so if the rules fail there, the record is to
    blame."""
    try:
        match.fold(entry)
    except ReadyRoomError:
        raise
    except Exception as fault:
        if not (match.entries and isinstance(match.entries[0].action, Lay)):
            raise
        raise BrokenRecord(entry.seq, f"the rules fail on its position ({type(fault).__name__}).") from fault


def _read(record: object) -> Record:
    if isinstance(record, (str, bytes)):
        record = _parsed(record if isinstance(record, str) else record.decode("utf-8", "replace"))
    if not isinstance(record, dict):
        raise NotARecord(f"a record is plain data or its JSON text, not {quoted(record)}.")
    if record.get("format") != FORMAT:
        raise NotARecord(f"its format should be {FORMAT!r}.")
    if _half_a_character(record):
        raise BrokenRecord(_first(record, _half_a_character), "it holds half a character, which is not text.")
    try:
        return msgspec.convert(record, Record)
    except msgspec.ValidationError as wrong:
        raise BrokenRecord(_first(record, _misfit), f"it is not what a record holds: {reason(wrong)}.") from None


def _first(record: object, wrong: Callable[[object], bool]) -> int:
    """The first entry that is wrong; 0 if the fault is elsewhere."""
    entries = record.get("entries") if isinstance(record, dict) else None
    for i, line in enumerate(entries if isinstance(entries, list) else ()):
        if wrong(line):
            return i
    return 0


def _misfit(line: object) -> bool:
    try:
        msgspec.convert(line, EntryData)
    except msgspec.ValidationError:
        return True
    return False


def _half_a_character(plain: object) -> bool:
    """JSON can hold half a surrogate pair, which can be neither stored nor sent."""
    try:
        msgspec.json.encode(plain)
    except UnicodeEncodeError:
        return True
    except (TypeError, ValueError, RecursionError):
        return False  # not plain data at all, which is reported elsewhere
    return False


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as wrong:
        if not text.lstrip().startswith("{"):
            raise NotARecord("it is not JSON.") from None
        place = wrong.pos if isinstance(wrong, json.JSONDecodeError) else 0
        raise BrokenRecord(_entry_at(text, place), "the text is damaged or cut off here.") from None


def _entry_at(text: str, place: int) -> int:
    """How many whole entries come before that place in damaged text."""
    at = text.find("[", text.find('"entries"')) + 1
    if '"entries"' not in text or place < at:
        return 0
    whole = 0
    decoder = json.JSONDecoder()
    while at < place:
        try:
            line, at = decoder.raw_decode(text, at)
            msgspec.convert(line, EntryData)  # a stray brace may close an entry too early
        except (ValueError, RecursionError):
            break
        whole += 1
        while at < place and text[at] in ", \n\r\t":
            at += 1
    return whole
