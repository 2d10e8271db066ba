"""Missions: the official ones, and new ones from a seed.

>>> find("mission 1").name, find("mission", "7/v2").name
('S2-1', 'mission/7/v2')
"""

from __future__ import annotations

import re
from typing import Final

from readyroom.core.cards import LATEST, in_play
from readyroom.core.errors import ReadyRoomError
from readyroom.games.space_alert.spelling import squeeze, suggestion
from readyroom.games.space_alert.timeline.generator import SEEDS, VERSION, CannotGenerate, generate
from readyroom.games.space_alert.timeline.official import BY_NAME, OFFICIAL
from readyroom.games.space_alert.timeline.rules import Breach, breaches
from readyroom.games.space_alert.timeline.script import Cue, cues, script
from readyroom.games.space_alert.timeline.shapes import KINDS, PACES, SHAPES
from readyroom.games.space_alert.timeline.timeline import Timeline, moments

__all__ = [
    "BY_NAME", "KINDS", "OFFICIAL", "PACES", "SEEDS", "SHAPES", "VERSION", "Breach", "CannotGenerate", "Cue",
    "Timeline", "UnknownMission", "breaches", "cues", "find", "generate", "moments", "official", "script",
]  # fmt: skip


class UnknownMission(ReadyRoomError):
    """No mission and no class of missions has that name."""


def find(name: str, seed: int | str | None = None, pace: int = 100) -> Timeline:
    """An official mission by its name or title, or a new one of a class by its seed. Spelling is forgiving.

    ``mission/7/v2``, the name of a generated mission, finds it again. A name or seed without a version is from the time
    before versions, so it is the first generator's.
    """
    kind, _, rest = name.partition("/")
    if rest and squeeze(kind) in _CLASSES and seed is None:
        return _generated(_CLASSES[squeeze(kind)], rest, pace)
    wanted = squeeze(name)
    if wanted in _NAMES:
        if seed is not None:
            raise UnknownMission(f"{_NAMES[wanted].title} is an official mission and needs no seed.")
        return _NAMES[wanted]
    if wanted in _CLASSES:
        if seed is None:
            raise UnknownMission(f'"{name}" is a class of missions. Name a seed to get one.')
        return _generated(_CLASSES[wanted], str(seed), pace)
    near = suggestion(name, [*KINDS, *BY_NAME, *(t.title for t in OFFICIAL)])
    hint = f' Did you mean "{near}"?' if near else f" There are {', '.join(KINDS)}, and {', '.join(BY_NAME)}."
    raise UnknownMission(f'No mission is called "{name}".{hint}')


def _generated(kind: str, words: str, pace: int) -> Timeline:
    """Reads the rest of a mission's name after the class: the seed, perhaps a pace, perhaps the generator's version."""
    seed, *more = words.split("/")
    version = int(more.pop()[1:]) if more and _VERSION.fullmatch(more[-1]) else 1
    if len(more) > 1 or not all(part.isdigit() for part in more):
        raise UnknownMission(f'"{kind}/{words}" should end with a pace in percent, such as {PACES[-1]}, or a version.')
    return generate(kind, seed, int(more[0]) if more else pace, version)


def official(kind: str, version: int = LATEST) -> tuple[Timeline, ...]:
    """The official missions of a class."""
    return tuple(OFFICIAL[number] for number in in_play(OFFICIAL, version) if OFFICIAL[number].kind == kind)


_VERSION: Final = re.compile("v[0-9]{1,3}")
_NAMES: Final = {squeeze(words): t for t in OFFICIAL for words in (t.name, t.title)}
_CLASSES: Final = {squeeze(words): shape.kind for shape in SHAPES.values() for words in (shape.kind, shape.title)}
