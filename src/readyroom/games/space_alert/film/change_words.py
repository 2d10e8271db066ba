"""One change of a plan and its consequences, as a sentence: "If Ada had fired ... instead of ..., ..."."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from readyroom.core.ending import told
from readyroom.core.english import count, half
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
    t.LookedOut: ("looked out the window", "looking out the window"),
    t.BotsAttacked: ("attacked the {threat:threat} with battlebots", "attacking the {threat:threat} with battlebots"),
    t.Repaired: ("repaired the {threat:threat}", "repairing the {threat:threat}"),
}
"""Someone's deed, after "had" and after "instead of"."""
DONE, DOING = 0, 1
LETTERS: Final = ("A", "B", "C")
MOST_THREATS: Final = 2


def change_words(change: Change, was: Screening, now: Screening) -> Words:
    """The change and its consequences. Both missions have been filmed."""
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
    """The deed of a card, if its turn shows one; else that the card is played."""
    order = words_of(slot)
    frames = film.film.frames
    if "+" not in order and played_orders(frames, len(film.film.crew))[member].get(turn) == order:
        for frame in frames:
            event = frame.event
            if frame.turn != turn or frame.step != ACTIONS or getattr(event, "seat", None) != member:
                continue
            if type(event) in DEEDS:
                letter = f" ({order})" if order in LETTERS and form == DONE else ""
                return (*PHRASES.fill(DEEDS[type(event)][form], event).parts, letter)
            if isinstance(event, t.NoEffect):
                return (f"{_played(order, form)} in vain",)
    return (_played(order, form),)


def _played(order: str, form: int) -> str:
    """A card being played.

    >>> _played("lift", DOING), _played("blue+A", DONE)
    ('taking the gravolift', 'played the blue move and A')
    """
    parts = order.removeprefix("tripped ").split("+")
    verb = {"lift": ("taken", "taking"), "red": ("made", "making"), "blue": ("made", "making")}.get(order)
    cards = [spoken(part) if part.removeprefix("heroic ") in LETTERS else f"the {spoken(part)}" for part in parts]
    return f"{(verb or ('played', 'playing'))[form]} {' and '.join(cards)}"


def _consequences(was: Debrief, now: Debrief) -> list[Parts]:
    """The consequences for threats, hull and crew: threats that are now destroyed, the one that took the ship first;
    else threats destroyed earlier; else damage that is avoided; else people who are no longer knocked out."""
    destroyed = [line for line in now.sheet.threats if line.fate == "destroyed"]
    destroyed.sort(key=lambda line: (line.name != was.sheet.lost_to, -line.points))
    fates = {line.code: line.fate_turn or 0 for line in was.sheet.threats if line.fate == "destroyed"}
    gone = [line for line in destroyed if line.code not in fates]
    gone = gone or [line for line in destroyed if (line.fate_turn or 0) < fates[line.code]]
    if gone:
        return [_destroyed(sorted(gone[:MOST_THREATS], key=lambda line: line.fate_turn or 0), fates)]
    spared = [(len(was.sheet.damage[zone]) - len(now.sheet.damage[zone]), zone) for zone in ZONES]
    found: list[Parts] = [
        (f"the {zone} zone would have taken {less} less damage",) for less, zone in spared if less > 0
    ]
    saved = tuple(seat for seat in was.sheet.knocked_out if seat not in now.sheet.knocked_out)
    if saved and not found:
        return [told(PHRASES, "{crew:seat*} would not have been knocked out", crew=saved).parts]
    return found


def _destroyed(gone: list[ThreatScore], before: dict[str, int]) -> Parts:
    """The threats that are destroyed, each with its turn; ``before`` has the turns on which they really were."""
    parts: list[str | Ref] = []
    for i, line in enumerate(gone):
        instead = f" instead of {before[line.code]}" if line.code in before else ""
        said = f"{' and the' if i else 'the'} {{threat:threat}}{'' if i else ' would have been destroyed'} on turn "
        parts += told(PHRASES, said + f"{line.fate_turn}{instead}", threat=line.code).parts
    return tuple(parts)


def _ending(was: Debrief, now: Debrief) -> Parts:
    assert now.sheet.score is not None, "a change that loses the ship is not worth telling"
    if was.sheet.score is None:
        return (f"the ship would have come home with {count(now.sheet.score, 'point')}",)
    return (f"the score would have been {half(now.sheet.score)} instead of {half(was.sheet.score)}",)


def _list(clauses: list[Parts]) -> Parts:
    parts: list[str | Ref] = []
    for i, clause in enumerate(clauses):
        if i:
            parts.append(", and " if i == len(clauses) - 1 else ", ")
        parts.extend(clause)
    return tuple(parts)
