"""The parts of a lesson."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from readyroom.games.space_alert.academy.goals import Goal
from readyroom.games.space_alert.mission.places import Station, Trajectory

Half = Literal["action", "movement", "basic", "advanced"]
"""Which half of a card is on top; a special card is played as its basic or its advanced action."""
SPECIAL_CARD = "special"
"""Your special card, where a lesson gives you one."""


class Laid(msgspec.Struct, frozen=True):
    """A card on a space of your board, the android's, or that of the crewmate you gave it to."""

    turn: int
    card: str
    half: Half
    android: bool = False
    given: bool = False


class Threat(msgspec.Struct, frozen=True):
    """A threat card by its code, its trajectory and its turn."""

    turn: int
    zone: Trajectory
    card: str


class Mate(msgspec.Struct, frozen=True):
    """Someone aboard with a known plan, in the orders of a mission file."""

    name: str
    plan: tuple[str, ...] = ()


class Android(msgspec.Struct, frozen=True):
    """An android: it does what you lay on its board from your hand. Its own heroic card is for nobody else."""

    name: str
    heroic: str


class Trained(msgspec.Struct, frozen=True):
    """Your specialization in a lesson."""

    id: str
    level: int


class Transfer(msgspec.Struct, frozen=True):
    """A data transfer: you give a card to a crewmate, who plays its action on a turn, and get one in return."""

    to: str
    turn: int
    gets: str


class Picture(msgspec.Struct, frozen=True):
    """The picture on a screen, which the page draws from its own ship, cards and tracks. ``ship``: ``of`` lists the
    stations to light. ``cards``: ``of`` lists cards, such as ``A/red action``. ``track``: ``of`` is the code of a
    threat on ``track``, with a mark on each square where a turn ends. ``symbols``: ``of`` lists halves. ``threats``:
    ``of`` lists codes.
    """

    kind: Literal["ship", "cards", "track", "symbols", "threats"]
    of: tuple[str, ...]
    track: str = ""
    zone: str = ""


class Screen(msgspec.Struct, frozen=True):
    """One thing explained, before the lesson begins."""

    title: str
    text: str
    picture: Picture


class Hint(msgspec.Struct, frozen=True):
    """First a nudge, then where to look: a station, and the turn on which to be there."""

    nudge: str
    look: str
    station: Station
    turn: int


@dataclass(frozen=True)
class Lesson:
    """A lesson. ``you`` is your place in the acting order; the android, if there is one, acts right after you."""

    id: str
    title: str
    about: str
    turns: int
    seconds: int
    """How much time you have for the same mission on the clock."""
    tracks: tuple[str, str, str, str]
    """Red, white, blue, and inside."""
    threats: tuple[Threat, ...]
    mates: tuple[Mate, ...]
    """The captain, who acts before you, and the one who acts after you."""
    hand: tuple[str, ...]
    screens: tuple[Screen, ...]
    goals: tuple[Goal, ...]
    hint: Hint
    solution: tuple[Laid, ...]
    """One plan that meets every goal: the last hint."""
    android: Android | None = None
    trained: Trained | None = None
    double_actions: bool = False
    second: tuple[str, ...] = ()
    """The cards of the second phase, if the lesson is planned in two."""
    incoming: str = ""
    """The card that incoming data brings in the first phase."""
    transfer: Transfer | None = None
    silence: int = 0
    """How long communications are down on the clock, in seconds."""

    @property
    def dealt(self) -> tuple[str, ...]:
        """All the cards you get."""
        gets = (self.transfer.gets,) if self.transfer is not None else ()
        return (*self.hand, *((self.incoming,) if self.incoming else ()), *gets, *self.second)

    @property
    def phases(self) -> int:
        return 2 if self.second else 1
