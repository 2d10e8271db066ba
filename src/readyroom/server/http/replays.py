"""Finished matches: as one file, and frame by frame."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.changes import Change, changes
from readyroom.core.match import Match
from readyroom.core.replaying import replay
from readyroom.server.http.bodies import Frame, Replay, Shown
from readyroom.server.refusal import Refusal
from readyroom.server.table.lines import in_words
from readyroom.server.table.showing import seat_names
from readyroom.server.table.table import Table

OPEN, SPECTATOR = "open", "spectator"


def record_of(table: Table) -> dict[str, Any]:
    """A finished match as one file: the record, with names. ``readyroom replay`` and the page open it again."""
    match = _finished(table)
    names = seat_names(table.seats, table.names)
    ended = table.result.ended if table.result is not None else table.row.changed
    return {**match.record(), "seed": match.seed, "title": table.row.title, "names": names, "ended": ended}


def replay_of(table: Table, viewer: str) -> Replay:
    match = _finished(table)
    return frames(match, viewer, table.row.title, seat_names(table.seats, table.names))


def replay_file(data: object, viewer: str) -> Replay:
    """A record file, checked entry by entry. Raises BrokenRecord where it stops making sense."""
    match = replay(data)
    given = data.get("names") if isinstance(data, dict) else None
    title = data.get("title") if isinstance(data, dict) else None
    names = [str(name)[:24] for name in given[: match.seats]] if isinstance(given, list) else []
    names += [f"Seat {seat + 1}" for seat in range(len(names), match.seats)]
    return frames(match, viewer, str(title or match.game.title)[:60], tuple(names))


def film_of(table: Table, part: int) -> dict[str, Any]:
    """What has come to its end in a match as something to watch, where its game offers that: the latest part of it, or
    the one that is asked for."""
    match = table.match
    film = None if match is None else match.game.film(match, seat_names(table.seats, table.names), part)
    if film is None and not (match is not None and table.finished):
        raise Refusal("There is nothing to see yet: the film is shown when it is over.", status=403)
    if film is None and part:
        raise Refusal(f"There is no film of part {part} of this match.", status=404)
    if film is None:
        raise Refusal("There is no film of this match; its replay shows all there is.", status=404)
    plain: dict[str, Any] = msgspec.to_builtins(film)
    return plain


def frames(match: Match, viewer: str, title: str, names: tuple[str, ...]) -> Replay:
    """Plays the entries that stand once more and keeps what changed for the viewer with each."""
    seat, all_hands = _seat(match, viewer), viewer == OPEN
    past = Match(match.game, match.options, match.seats, match.seed, match.commitment, match.version)
    start: Shown | None = None
    before: Shown | None = None
    found: list[Frame] = []
    stands = set(match.line)
    for entry in match.entries:
        past.fold(entry, trusted=match.seed is None)
        if entry.seq not in stands:
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
    words = tuple(in_words(past, event) for event in heard)
    return Frame(entry.seq, entry.at, entry.actor, words, heard, change)


def _seat(match: Match, viewer: str) -> int | None:
    if viewer in (OPEN, SPECTATOR):
        return None
    if viewer.isdecimal() and viewer.isascii() and len(viewer) < 3 and int(viewer) < match.seats:
        return int(viewer)
    raise Refusal(f"There is no viewer {viewer!r}. There are: open, spectator, and the seats 0 to {match.seats - 1}.")


def _finished(table: Table) -> Match:
    if table.match is None:
        raise Refusal(table.problem or "The match has not started yet.", status=403)
    if not table.finished:
        raise Refusal("The match is still being played; its record is kept secret until it is over.", status=403)
    return table.match
