"""What the server's workshop does for Space Alert: bytes in (MessagePack), JSON out."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import msgspec

from readyroom.extras.space_alert.bodies import AnnouncedThreat, BadFile, MissionScript, Resolved
from readyroom.games.space_alert.academy import BY_ID
from readyroom.games.space_alert.academy.lesson import Laid
from readyroom.games.space_alert.academy.marks import mark, outlook
from readyroom.games.space_alert.file.mistakes import BadMission
from readyroom.games.space_alert.file.resolver import account
from readyroom.games.space_alert.film.film import screen
from readyroom.games.space_alert.film.logbook import ShipsLog, ships_log
from readyroom.games.space_alert.timeline import cues, find, script
from readyroom.server.refusal import Refusal
from readyroom.server.work.stored_match import Kept, folded

RESOLVE = "readyroom.extras.space_alert.tasks:resolve"
SCRIPT = "readyroom.extras.space_alert.tasks:mission_script"
FLY = "readyroom.extras.space_alert.tasks:fly"
OUTLOOK = "readyroom.extras.space_alert.tasks:look"
LOGS = "readyroom.extras.space_alert.tasks:logs"


class ScriptWish(msgspec.Struct, frozen=True):
    name: str
    seed: str | None
    crew: int


class LessonWish(msgspec.Struct, frozen=True):
    """A lesson by its id, and the cards that were laid."""

    lesson: str
    laid: tuple[Laid, ...]


def mistakes_told(task: Callable[[bytes], bytes]) -> Callable[[bytes], bytes]:
    """A task on a mission file: reports all mistakes in it, each with its place."""

    @wraps(task)
    def done(given: bytes) -> bytes:
        try:
            return task(given)
        except BadMission as bad:
            told = msgspec.json.encode(BadFile(str(bad), bad.mistakes))
            raise Refusal(str(bad), status=400, body=told) from None

    return done


@mistakes_told
def resolve(given: bytes) -> bytes:
    """From a mission file to the fields of Resolved."""
    file: dict[str, Any] = msgspec.msgpack.decode(given)
    made = screen(file)
    plain = made.resolution
    same = msgspec.structs.asdict(plain)
    return msgspec.json.encode(Resolved(**same, account=account(plain), film=made.film, debrief=made.debrief))


def mission_script(given: bytes) -> bytes:
    """A ScriptWish to a MissionScript."""
    wish = msgspec.msgpack.decode(given, type=ScriptWish)
    timeline = find(wish.name, wish.seed)
    made = MissionScript(
        name=timeline.name,
        title=timeline.title,
        kind=timeline.kind,
        length=timeline.length,
        phase_ends=timeline.phase_ends,
        threats=[AnnouncedThreat(t.turn, t.zone, t.serious, t.unconfirmed) for t in timeline.threats(wish.crew)],
        silences=[(s.at, s.until) for s in timeline.silences()],
        transfers=[(s.at, s.until) for s in timeline.transfers()],
        cues=cues(timeline, wish.crew),
        script=script(timeline, wish.crew),
    )
    return msgspec.json.encode(made)


def fly(given: bytes) -> bytes:
    """From a LessonWish to the fields of a LessonReport."""
    wish = msgspec.msgpack.decode(given, type=LessonWish)
    return msgspec.json.encode(mark(BY_ID[wish.lesson], wish.laid))


def look(given: bytes) -> bytes:
    """A LessonWish to an Outlook."""
    wish = msgspec.msgpack.decode(given, type=LessonWish)
    return msgspec.json.encode(outlook(BY_ID[wish.lesson], wish.laid))


def logs(given: bytes) -> bytes:
    """Matches (Kept) to their ships' logs; nothing where one cannot be read here."""
    return msgspec.json.encode([_log(match) for match in msgspec.msgpack.decode(given, type=list[Kept])])


def _log(kept: Kept) -> ShipsLog | None:
    try:
        match = folded(kept)
    except Refusal:
        return None
    return ships_log(match, kept.names)
