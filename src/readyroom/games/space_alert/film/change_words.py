"""One change of a plan and what comes of it, as a sentence: "If Ada had fired ... instead of ..., ..."."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from readyroom.core.ending import told
from readyroom.core.english import count
from readyroom.core.struct import Event
from readyroom.core.words import Ref, Words
from readyroom.games.space_alert.film.debrief import ACTIONS, Debrief, ThreatScore, played_orders
from readyroom.games.space_alert.film.film import Screening
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.account import PHRASES
from readyroom.games.space_alert.mission.orders import spoken, words_of
from readyroom.games.space_alert.mission.places import ZONES
from readyroom.games.space_alert.solver.changes import Change

Parts = tuple[str | Ref, ...]
DEEDS: Final[Mapping[type[Event], tuple[str, str]]] = {
    t.Fired: ("fired the {weapon}", "firing the {weapon}"),
    t.Walked: ("moved to {to:station}", "moving to {to:station}"),
    t.EnergyMoved: ("moved energy into the {into}", "moving energy into the {into}"),
    t.Refueled: ("refueled the central reactor", "refueling the central reactor"),
    t.ComputerMaintained: ("maintained the computer", "maintaining the computer"),
    t.RocketLaunched: ("launched a rocket", "launching a rocket"),
    t.SquadTaken: ("taken the battlebots", "taking the battlebots"),
    t.TookOff: ("taken off in the interceptors", "taking off in the interceptors"),
    t.Flew: ("flown the interceptors", "flying the interceptors"),
    t.LookedOut: ("looked out of the window", "looking out of the window"),
    t.BotsAttacked: ("attacked the {threat:threat} with battlebots", "attacking the {threat:threat} with battlebots"),
    t.Repaired: ("repaired the {threat:threat}", "repairing the {threat:threat}"),
}
"""What somebody does, after "had" and after "instead of"."""
DONE, DOING = 0, 1
MOST_THREATS: Final = 2


def change_words(change: Change, was: Screening, now: Screening) -> Words:
    """The change, and what it would have led to. Both missions have been filmed."""
    so = _list([*_consequences(was.debrief, now.debrief), _ending(was.debrief, now.debrief)])
    return Words((*_condition(change, was, now), ", ", *so, "."))


def _condition(change: Change, was: Screening, now: Screening) -> Parts:
    who = told(PHRASES, "If {seat} had ", seat=change.member).parts
    if len(change.spaces) == 1:
        [(turn, before, after)] = change.spaces
        done = _deed(change.member, turn, after, now, DONE) if after else ("done nothing",)
        instead = _deed(change.member, turn, before, was, DOING) if before else ("doing nothing",)
        return (*who, *done, f" on turn {turn} instead of ", *instead)
    (first, before, after), (second, _, _) = change.spaces
    if before and after:
        return (*who, f"swapped the cards of turns {first} and {second} ({spoken(words_of(before))} and ",
                f"{spoken(words_of(after))})")  # fmt: skip
    turn, other, slot = (first, second, after) if after else (second, first, before)
    return (*who, *_deed(change.member, turn, slot, now, DONE), f" on turn {turn} instead of turn {other}")


def _deed(member: int, turn: int, slot: int, film: Screening, form: int) -> Parts:
    """What a card did, where its turn shows it; else that it is played."""
    order = words_of(slot)
    frames = film.film.frames
    if "+" not in order and played_orders(frames, len(film.film.crew))[member].get(turn) == order:
        for frame in frames:
            event = frame.event
            if frame.turn != turn or frame.step != ACTIONS or getattr(event, "seat", None) != member:
                continue
            if type(event) in DEEDS:
                letter = f" ({order})" if order in ("A", "B", "C") and form == DONE else ""
                return (*PHRASES.fill(DEEDS[type(event)][form], event).parts, letter)
            if isinstance(event, t.NoEffect):
                return (f"{('played', 'playing')[form]} {_card(order)} in vain",)
    return (f"{('played', 'playing')[form]} {_card(order)}",)


def _card(order: str) -> str:
    """A card as one plays it: A, or the red move."""
    said = spoken(order)
    return said if said.endswith(("A", "B", "C")) else f"the {said}"


def _consequences(was: Debrief, now: Debrief) -> list[Parts]:
    """What becomes of threats and hull: threats that are destroyed now, the one that took the ship first; else damage
    that is not taken."""
    before = {line.code: line for line in was.sheet.threats}
    gone = [line for line in now.sheet.threats if line.fate == "destroyed" and _escaped(before.get(line.code))]
    if gone:
        gone.sort(key=lambda line: (line.name != was.sheet.lost_to, -line.points))
        return [_destroyed(line) for line in gone[:MOST_THREATS]]
    spared = [(len(was.sheet.damage[zone]) - len(now.sheet.damage[zone]), zone) for zone in ZONES]
    return [(f"the {zone} zone would have taken {less} less damage",) for less, zone in spared if less > 0]


def _escaped(line: ThreatScore | None) -> bool:
    return line is not None and line.fate != "destroyed"


def _destroyed(line: ThreatScore) -> Parts:
    return told(PHRASES, f"the {{threat:threat}} would have been destroyed on turn {line.fate_turn}", threat=line.code).parts


def _ending(was: Debrief, now: Debrief) -> Parts:
    assert now.sheet.score is not None, "a change that loses the ship is none to tell of"
    if was.sheet.score is None:
        return (f"the ship would have come home with {count(now.sheet.score, 'point')}",)
    return (f"the score would have been {now.sheet.score} instead of {was.sheet.score}",)


def _list(clauses: list[Parts]) -> Parts:
    parts: list[str | Ref] = []
    for i, clause in enumerate(clauses):
        if i:
            parts.append(", and " if i == len(clauses) - 1 else ", ")
        parts.extend(clause)
    return tuple(parts)
