"""The requests and responses of the Space Alert calls."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from readyroom.games.space_alert.academy.bench import MOST_LAID
from readyroom.games.space_alert.academy.lesson import Laid
from readyroom.games.space_alert.file.mistakes import Mistake
from readyroom.games.space_alert.file.resolver import Resolution
from readyroom.games.space_alert.film.debrief import Debrief
from readyroom.games.space_alert.film.film import Film
from readyroom.games.space_alert.mission.places import Trajectory
from readyroom.games.space_alert.timeline import Cue


class Resolved(Resolution, frozen=True):
    """What ``readyroom resolve --json`` prints, the same in words, and the mission's film and debrief."""

    account: str
    film: Film
    debrief: Debrief


class BadFile(msgspec.Struct, frozen=True):
    """What is wrong with a mission file: all mistakes, each with its place."""

    detail: str
    mistakes: list[Mistake] = []


class Solve(msgspec.Struct, frozen=True):
    """A mission to find a plan for: a mission file, or the latest mission of a finished match. Cards are free unless
    ``hands`` are given, or ``dealt`` asks for the match's. The search starts from the file's plans, so sending back its
    result with another seed improves it. A caller without a token gets fewer ``evaluations``; the answer says how many
    it took."""

    mission: dict[str, Any] | None = None
    match: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    hands: dict[str, Any] | list[Any] | None = None
    dealt: bool = False
    evaluations: Annotated[int, msgspec.Meta(ge=1, le=20_000)] = 4_000
    seed: Annotated[int, msgspec.Meta(ge=0, le=1 << 31)] = 0


class Tell(msgspec.Struct, frozen=True):
    """A mission to tell the story of. If it is the latest of a finished match, naming the ``match`` also tries the
    hands dealt there."""

    mission: dict[str, Any]
    match: Annotated[str, msgspec.Meta(max_length=32)] | None = None


class AnnouncedThreat(msgspec.Struct, frozen=True):
    """A threat that a mission announces; the crew draws its card."""

    turn: int
    zone: Trajectory
    serious: bool
    unconfirmed: bool


class MissionScript(msgspec.Struct, frozen=True):
    """A mission to read aloud: cue by cue for a device that speaks, and as a script on paper."""

    name: str
    title: str
    kind: str
    length: int
    phase_ends: tuple[int, ...]
    threats: list[AnnouncedThreat]
    silences: list[tuple[int, int]]
    """When communications are down: the start and the end, in milliseconds."""
    transfers: list[tuple[int, int]]
    cues: list[Cue]
    script: str


class Plan(msgspec.Struct, frozen=True):
    """The cards that lie on your board and the android's."""

    laid: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=MOST_LAID)] = ()
