"""The best and the worst moment of a film, by their effect on the score, and the mission in a word."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.core.ending import told
from readyroom.core.struct import Event
from readyroom.core.words import Words
from readyroom.games.space_alert.film.shots import Damage, Frame
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.account import PHRASES

CLOSE_CALL: Final = 5
"""So many of a zone's six tiles leave room for one more."""


class Highlight(msgspec.Struct, frozen=True):
    """A frame worth showing again. ``points`` is the score gained or lost there; 0 if the ship is lost, since
    a lost ship has no score."""

    at: int
    turn: int
    points: int
    words: Words


def best_moment(frames: list[Frame]) -> Highlight | None:
    """The moment that brings the crew the most points, the latest of equals; else coming home; else the hardest hit. A
    threat that flies past unharmed is nobody's doing."""
    gains = scored(frames)
    found: list[tuple[int, int, int]] = []
    for at, frame in enumerate(frames):
        event = frame.event
        if gains[at] > 0 and not isinstance(event, t.ThreatSurvived | t.ShipLost):
            found.append((2, gains[at], at))
        elif isinstance(event, t.JumpedHome):
            found.append((1, 0, at))
        elif isinstance(event, t.ThreatDamaged | t.InternalHurt) and event.damage:
            found.append((0, event.damage, at))
    if not found:
        return None
    kind, gain, at = max(found)
    return Highlight(at, frames[at].turn, gain if kind == 2 else 0, deed(frames, at))


def worst_moment(frames: list[Frame]) -> Highlight | None:
    """The end of a lost ship; else the greatest loss of points on one turn, the first of equals."""
    for at, frame in enumerate(frames):
        if isinstance(frame.event, t.ShipLost):
            return Highlight(at, frame.turn, 0, frame.words)
    blows: dict[tuple[int, str], list[int]] = {}
    gains = scored(frames)
    for at, frame in enumerate(frames):
        if gains[at] < 0:
            blows.setdefault((frame.turn, culprit(frame.event)), []).append(at)
    if not blows:
        return None
    cost, blow = min((sum(gains[at] for at in blow), blow) for blow in blows.values())
    return Highlight(blow[0], frames[blow[0]].turn, cost, blow_words(frames, blow))


def scored(frames: list[Frame]) -> list[int]:
    """The points each frame adds to the score so far."""
    gains: list[int] = []
    score = 0
    for frame in frames:
        now = score if frame.changes.score is None else frame.changes.score
        gains.append(now - score if gains else 0)
        score = now
    return gains


def culprit(event: Event) -> str:
    """The threat behind an event, or if there is none, the kind of event."""
    return str(getattr(event, "threat", "") or getattr(event, "by", "") or type(event).__name__)


def deed(frames: list[Frame], at: int) -> Words:
    """Who destroys a threat, if the turn shows it; else the frame's own words."""
    event = frames[at].event
    if not isinstance(event, t.ThreatDestroyed):
        return frames[at].words
    seats: list[int] = []
    shooters: dict[str, int] = {}
    for frame in frames[:at]:
        e = frame.event
        if isinstance(e, t.RocketLaunched):
            shooters["rocket"] = e.seat  # it hits a turn later
        if frame.turn != frames[at].turn:
            continue
        if isinstance(e, t.Fired):
            shooters[e.weapon] = e.seat
        elif isinstance(e, t.TookOff | t.Flew):
            shooters["interceptors"] = e.seat
        elif isinstance(e, t.WeaponHit) and e.threat == event.threat and e.weapon in shooters:
            seats.append(shooters[e.weapon])
        elif isinstance(e, t.BotsAttacked | t.Repaired) and e.threat == event.threat:
            seats.append(e.seat)
    if not seats:
        return frames[at].words
    crew = tuple(sorted(set(seats)))
    return told(PHRASES, "{crew:seat*} [destroy] the {threat:threat}.", crew=crew, threat=event.threat)


def blow_words(frames: list[Frame], blow: list[int]) -> Words:
    """A blow's harm: to the hull, or else to the crew."""
    events = [frames[at].event for at in blow]
    tiles = [e for e in events if isinstance(e, t.TileDrawn)]
    if tiles:
        zones = {e.zone for e in tiles}
        hull = f"The {tiles[0].zone} zone" if len(zones) == 1 else "The ship"
        return told(PHRASES, f"{hull} takes {len(tiles)} damage from the {{threat:threat}}.", threat=tiles[0].threat)
    out = [e for e in events if isinstance(e, t.KnockedOut)]
    if len(out) > 1 and out[0].by:
        crew = tuple(e.seat for e in out)
        return told(PHRASES, "{crew:seat*} [be] knocked out by the {by:threat}.", crew=crew, by=out[0].by)
    return frames[blow[0]].words


def grade(survived: bool, damage: Damage, threats: int, destroyed: int) -> str:
    """A mission in a word or two."""
    worst = max(len(tiles) for tiles in damage.values())
    if not survived:
        return "Lost with all hands"
    if threats and destroyed == threats:
        return "Clean sweep" if worst else "Flawless"
    if not worst:
        return "Not a scratch"
    return "Home by a hair" if worst >= CLOSE_CALL else "Home, with dents"
