"""What a search is told about a game besides its rules: which actions deserve a thought, how play usually goes on, and
how well the seats stand. A game without a guide of its own gets this one, which knows no more than the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from readyroom.core.chance import Chance
from readyroom.core.native import mypyc_attr
from readyroom.core.struct import Action

if TYPE_CHECKING:
    from readyroom.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Everything here is asked about imagined states only, so nothing that it does can tell a secret."""

    scale: ClassVar[float] = 4.0
    """A lead of so many points makes winning about three times as likely as losing."""
    doubt: ClassVar[float] = 0.0
    """By how many standard errors another action must look better than the first promising one. A guide that knows the
    game well asks for some, since among many tries luck makes something look better."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self.effort = 1.0
        """For how many seconds the search may think, or about as many tries as that: for guides that think long."""

    def promising(self, state: Any, seat: int, legal: Sequence[Action], chance: Chance) -> list[Action]:
        """The actions worth a thought, the best first; never none. One alone is taken without a thought."""
        return list(legal)

    def usual(self, state: Any, seat: int, legal: Sequence[Action], chance: Chance) -> Action | None:
        """How a seat goes on where play is only imagined: quickly. None: it waits, where seats race."""
        return legal[chance.below(len(legal))]

    def prospects(self, state: Any) -> tuple[float, ...]:
        """What each seat is likely to have in the end, in points, while the match goes on."""
        return tuple(float(points) for points in self.game.standing(state))

    def stretches(self, state: Any) -> int:
        """So many stretches of a match are played on in thought; 0: no limit but the search's own."""
        return 0

    def stretch_of(self, state: Any) -> int:
        """A number that is another after each turn, round or flight: whatever makes positions comparable."""
        return 0
