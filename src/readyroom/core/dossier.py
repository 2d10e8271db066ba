"""What people keep from match to match of a game, such as the log of an explorer who survived. Optional for a game.

A dossier belongs to a person, who may have several. The one brought to a table goes into the options as the match
starts, so that the match's record holds all that its rules ever look at. When the match is over, the dossier is
promoted: exactly once, however often it is tried.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from readyroom.core.errors import ReadyRoomError

if TYPE_CHECKING:
    from readyroom.core.match import Match

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - the contract speaks of options
D = TypeVar("D", bound=msgspec.Struct)


class BadDossier(ReadyRoomError):
    """What was to be written into a dossier does not belong there."""


class Award(msgspec.Struct, frozen=True):
    """What a crewmate may grant: its id, its name, and what it is granted for."""

    id: str
    name: str
    text: str
    group: str = ""


class Dossiers(ABC, Generic[O, D]):
    """How a game keeps them. Pure, as all rules are: what happens when is the caller's business."""

    kind: ClassVar[type[msgspec.Struct]]
    amendments: ClassVar[tuple[type[msgspec.Struct], ...]]
    """What the owner may write into one, as tagged structs."""
    called: ClassVar[str]
    """What one is called: an explorer, a pilot."""

    @abstractmethod
    def new(self, id: str, name: str) -> D: ...

    @abstractmethod
    def title(self, dossier: D) -> str:
        """One in a few words, for a list and for the others at a table."""

    @abstractmethod
    def sheet(self, dossier: D) -> msgspec.Struct:
        """All about one, ready to be shown or printed."""

    @abstractmethod
    def amend(self, dossier: D, amendment: Any, away: bool) -> D:
        """With an amendment made, or BadDossier with a sentence. ``away``: it is at a table, in a running match."""

    @abstractmethod
    def wanted(self, options: O) -> bool:
        """Whether people bring theirs to a table with these options."""

    def absent(self, dossier: D) -> str:
        """Why one cannot be brought to a table, in a sentence; nothing if it can."""
        return ""

    def unearned(self, options: O, version: int) -> str:
        """Why nothing is earned in a match with these options, in a sentence; nothing if it is."""
        return ""

    @abstractmethod
    def enlist(self, options: O, dossiers: tuple[D | None, ...], people: tuple[bool, ...]) -> O:
        """Before a match starts: what is brought to each seat goes into the options, and which seats people play, if
        that matters to what is earned. Raises BadOptions if it cannot."""

    def no_return(self, match: Match, to: int) -> str:
        """Why a match that dossiers were brought to cannot go back to an entry even if everyone agrees, in a sentence;
        nothing if it can."""
        return ""

    @abstractmethod
    def promote(self, match: Match, seat: int, dossier: D, code: str, ended: int) -> D:
        """After a match that ended with an outcome: the dossier that was brought to a seat, brought up to date.

        ``code`` is the match and ``ended`` the time, in milliseconds since 1970. Promoting for a match that is in the
        dossier already changes nothing.
        """

    def awards(self, match: Match, seat: int, dossier: D, code: str) -> tuple[Award, ...]:
        """What another person from the same match may award now to the person of a seat."""
        return ()

    def endorse(self, match: Match, seat: int, dossier: D, code: str, award: str, by: str) -> D:
        """After it was promoted: another person from the match, by name, says that the seat earned an award."""
        raise BadDossier("There is nothing to award.")
