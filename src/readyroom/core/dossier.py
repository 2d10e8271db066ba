"""What people keep from match to match of a game, such as the log of an explorer who survived. Optional for a game.

A dossier belongs to a person, who may have several. The one brought to a table goes into the options as the match
starts, so the record holds everything the rules look at. When the match is over, the dossier is promoted: exactly once,
however often it is tried.
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
    """Something does not belong in a dossier."""


class Award(msgspec.Struct, frozen=True):
    """An award that a crewmate may grant: its id, its name, and what it is for."""

    id: str
    name: str
    text: str
    group: str = ""


class Dossiers(ABC, Generic[O, D]):
    """How a game keeps dossiers. Pure, like all rules: the caller decides when."""

    kind: ClassVar[type[msgspec.Struct]]
    amendments: ClassVar[tuple[type[msgspec.Struct], ...]]
    """What the owner may write into a dossier, as tagged structs."""
    called: ClassVar[str]
    """What a dossier is called: an explorer, a pilot."""

    @abstractmethod
    def new(self, id: str, name: str) -> D: ...

    @abstractmethod
    def title(self, dossier: D) -> str:
        """A dossier in a few words, for lists and for the others at a table."""

    @abstractmethod
    def sheet(self, dossier: D) -> msgspec.Struct:
        """A whole dossier, ready to be shown or printed."""

    @abstractmethod
    def amend(self, dossier: D, amendment: Any, away: bool) -> D:
        """The dossier with an amendment, or BadDossier with a sentence. ``away``: it is in a running match."""

    @abstractmethod
    def wanted(self, options: O) -> bool:
        """Whether people bring theirs to a table with these options."""

    def absent(self, dossier: D) -> str:
        """Why a dossier cannot be brought to a table, in a sentence; empty if it can."""
        return ""

    def unearned(self, options: O, version: int) -> str:
        """Why nothing is earned in a match with these options, in a sentence; empty if something is."""
        return ""

    @abstractmethod
    def enlist(self, options: O, dossiers: tuple[D | None, ...], people: tuple[bool, ...]) -> O:
        """Before a match starts: puts each seat's dossier into the options, and which seats people play, if that
        affects what is earned. Raises BadOptions if it cannot."""

    def no_return(self, match: Match, to: int) -> str:
        """Why a match with dossiers cannot go back to an entry even if everyone agrees, in a sentence; empty if it
        can."""
        return ""

    @abstractmethod
    def promote(self, match: Match, seat: int, dossier: D, code: str, ended: int) -> D:
        """After a match that ended with an outcome: the seat's dossier brought up to date.

        ``code`` is the match and ``ended`` the time, in milliseconds since 1970. Promoting again for the same match
        changes nothing.
        """

    def awards(self, match: Match, seat: int, dossier: D, code: str) -> tuple[Award, ...]:
        """The awards that another person from the same match may now give to the person of a seat."""
        return ()

    def endorse(self, match: Match, seat: int, dossier: D, code: str, award: str, by: str) -> D:
        """After promotion: another person from the match, by name, gives the seat an award."""
        raise BadDossier("There is nothing to award.")
