"""Finished matches, as one file and frame by frame. These tasks run in the workshop."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core import extras
from readyroom.core.changes import Change, changes
from readyroom.core.errors import BrokenRecord
from readyroom.core.match import Match
from readyroom.core.quotes import quoted
from readyroom.core.record_reader import replay
from readyroom.server.http.bodies import Frame, Replay, Shown, Story, StoryStep
from readyroom.server.refusal import Refusal
from readyroom.server.work.stored_match import Kept, folded

OPEN, SPECTATOR = "open", "spectator"
SINCE = "readyroom.server.http.replays:happened_since"
RECORD = "readyroom.server.http.replays:record"
REPLAY = "readyroom.server.http.replays:match_replay"
STORY = "readyroom.server.http.replays:match_story"
FILM = "readyroom.server.http.replays:film"
POSITION = "readyroom.server.http.replays:position"
FILE_POSITION = "readyroom.server.http.replays:file_position"
FILE = "readyroom.server.http.replays:file_replay"
NO_FILM_YET = "There is nothing to see yet. The film is shown once the mission is over."


class ReplayWish(msgspec.Struct, frozen=True):
    match: Kept
    viewer: str


class SinceWish(msgspec.Struct, frozen=True):
    """What a seat, or (None) a spectator, has seen since an entry of a running match."""

    match: Kept
    seat: int | None
    after: int


class FilmWish(msgspec.Struct, frozen=True):
    match: Kept
    part: int


class MomentWish(msgspec.Struct, frozen=True):
    """A match as it stood after an entry."""

    match: Kept
    seq: int


class Moment(msgspec.Struct, frozen=True):
    """A moment of a match: game, seats, options, and a position to start another match from."""

    title: str
    game: str
    options: str
    seats: int
    position: str


class FileMomentWish(msgspec.Struct, frozen=True):
    """A moment of a record file, still raw."""

    file: bytes
    seq: int
    most: int


class FileWish(msgspec.Struct, frozen=True):
    """A record file, still raw; it is parsed only in the workshop, where it can do no harm."""

    file: bytes
    viewer: str
    most: int
    """most entries allowed"""


def record(given: bytes) -> bytes:
    """Turns a Kept into one file: the record, with names. ``readyroom replay`` and the page can open it."""
    kept = msgspec.msgpack.decode(given, type=Kept)
    match = folded(kept)
    more = {"seed": match.seed, "title": kept.title, "names": kept.names, "ended": kept.ended}
    return msgspec.json.encode({**match.record(), **more})


def match_replay(given: bytes) -> bytes:
    """Turns a ReplayWish into a Replay."""
    wish = msgspec.msgpack.decode(given, type=ReplayWish)
    return msgspec.json.encode(frames(folded(wish.match), wish.viewer, wish.match.title, wish.match.names))


def match_story(given: bytes) -> bytes:
    """Turns a Kept into a Story, as everyone could see it."""
    kept = msgspec.msgpack.decode(given, type=Kept)
    match = folded(kept)
    past = Match(match.game, match.options, match.seats, match.seed, match.commitment, match.version)
    steps: list[StoryStep] = []
    stands = set(match.line)
    for entry in match.entries:
        past.fold(entry, trusted=match.seed is None)
        if entry.seq not in stands:
            continue
        standing = past.game.standing(past.state)
        scored = bool(steps) and steps[-1].standing != standing
        words = _frame(past, None, False, {}).words if scored else ()
        steps.append(StoryStep(standing, past.game.moment(past.state), words))
    return msgspec.json.encode(Story(tuple(steps), match.game.awards(match) if match.outcome is not None else ()))


def happened_since(given: bytes) -> bytes:
    """Turns a SinceWish into a Replay that begins with that entry. It reveals nothing the seat did not see then."""
    wish = msgspec.msgpack.decode(given, type=SinceWish)
    viewer = SPECTATOR if wish.seat is None else str(wish.seat)
    return msgspec.json.encode(frames(folded(wish.match), viewer, wish.match.title, wish.match.names, wish.after))


def film(given: bytes) -> bytes:
    """Turns a FilmWish into a film of the latest finished part of a match, or of the requested one, if its game offers
    films."""
    wish = msgspec.msgpack.decode(given, type=FilmWish)
    match = folded(wish.match)
    shown = extras.film(match, wish.match.names, wish.part)
    if shown is not None:
        return msgspec.json.encode(shown)
    if not wish.match.over:
        raise Refusal(NO_FILM_YET, status=403)
    if wish.part:
        raise Refusal(f"There is no film of part {wish.part} of this match.", status=404)
    raise Refusal("There is no film of this match. Watch its replay instead.", status=404)


def position(given: bytes) -> bytes:
    """Turns a MomentWish into a Moment."""
    wish = msgspec.msgpack.decode(given, type=MomentWish)
    return msgspec.msgpack.encode(_moment(folded(wish.match), wish.seq, wish.match.title))


def file_position(given: bytes) -> bytes:
    """Turns a FileMomentWish into a Moment, after checking every entry of the file."""
    wish = msgspec.msgpack.decode(given, type=FileMomentWish)
    data = _read(wish.file)
    match = _replayed(data, wish.most)
    return msgspec.msgpack.encode(_moment(match, wish.seq, _title(data, match)))


def _moment(match: Match, seq: int, title: str) -> Moment:
    if not 0 <= seq <= match.seq:
        raise Refusal(f"There is no entry {seq}. The match has entries 0 to {match.seq}.", status=404)
    past = match.at(seq)
    if past.outcome is not None:
        raise Refusal("The match is over at that moment. Choose an earlier one.", status=409)
    options = msgspec.json.encode(match.options).decode()
    return Moment(title, match.game.slug, options, match.seats, past.position())


def file_replay(given: bytes) -> bytes:
    """Turns a FileWish into a Replay, checked entry by entry. Refuses a file that stops making sense."""
    wish = msgspec.msgpack.decode(given, type=FileWish)
    return msgspec.json.encode(replay_file(_read(wish.file), wish.viewer, wish.most))


def _read(file: bytes) -> object:
    try:
        return msgspec.json.decode(file)
    except (msgspec.DecodeError, RecursionError) as wrong:
        raise BrokenRecord(0, f"it is not JSON: {wrong}.") from None


def _replayed(data: object, most: int) -> Match:
    entries = data.get("entries") if isinstance(data, dict) else None
    if isinstance(entries, list) and len(entries) > most:
        raise Refusal(f"The record has {len(entries):,} entries. At most {most:,} are replayed here.", status=413)
    return replay(data)


def _title(data: object, match: Match) -> str:
    title = data.get("title") if isinstance(data, dict) else None
    return str(title or match.game.title)[:60]


def replay_file(data: object, viewer: str, most: int) -> Replay:
    match = _replayed(data, most)
    given = data.get("names") if isinstance(data, dict) else None
    names = [str(name)[:24] for name in given[: match.seats]] if isinstance(given, list) else []
    names += [f"Seat {seat + 1}" for seat in range(len(names), match.seats)]
    return frames(match, viewer, _title(data, match), tuple(names))


def frames(match: Match, viewer: str, title: str, names: tuple[str, ...], first: int = 0) -> Replay:
    """Replays the entries that were not undone and keeps what each changed for the viewer, from ``first`` on."""
    seat, all_hands = _seat(match, viewer), viewer == OPEN
    past = Match(match.game, match.options, match.seats, match.seed, match.commitment, match.version)
    start: Shown | None = None
    before: Shown | None = None
    found: list[Frame] = []
    stands = set(match.line)
    for entry in match.entries:
        past.fold(entry, trusted=match.seed is None)
        if entry.seq not in stands or entry.seq < min(first, match.seq):
            continue
        shown = _shown(past, seat, all_hands)
        found.append(_frame(past, seat, all_hands, {} if before is None else changes(before, shown)))
        start = start or shown
        before = shown
    assert start is not None, "the setup always stands"
    return Replay(
        game=match.game.slug,
        title=title,
        options=msgspec.to_builtins(match.options),
        names=names,
        viewer=viewer,
        commitment=match.commitment,
        seed=match.seed,
        verified=match.seed is not None,
        outcome=match.outcome,
        start=start,
        frames=tuple(found),
    )


def _shown(past: Match, seat: int | None, all_hands: bool) -> Shown:
    game, state = past.game, past.state
    own: Any = None
    if all_hands:
        own = tuple(game.own(state, one) for one in range(past.seats))
    elif seat is not None:
        own = game.own(state, seat)
    return Shown(game.public(state), own, game.standing(state), game.moment(state))


def _frame(past: Match, seat: int | None, all_hands: bool, change: Change) -> Frame:
    entry = past.entries[-1]
    events = [told.event if all_hands else told.to(seat) for told in past.told[-1]]
    heard = tuple(event for event in events if event is not None)
    words = tuple(past.game.describe(event) for event in heard)
    return Frame(entry.seq, entry.at, entry.actor, words, heard, change)


def _seat(match: Match, viewer: str) -> int | None:
    if viewer in (OPEN, SPECTATOR):
        return None
    if viewer.isdecimal() and viewer.isascii() and len(viewer) < 3 and int(viewer) < match.seats:
        return int(viewer)
    raise Refusal(
        f"There is no viewer {quoted(viewer)}. There are: open, spectator, and the seats 0 to {match.seats - 1}."
    )
