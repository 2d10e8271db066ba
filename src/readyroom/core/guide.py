"""What a search knows of a game besides its rules: which actions are worth considering, how play usually continues, and
how the seats stand. This default knows only the contract."""

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
    """Only ever asked about imagined states, so it cannot reveal a secret."""

    scale: ClassVar[float] = 4.0
    """A lead of this many points makes winning about three times as likely as losing."""
    doubt: ClassVar[float] = 0.0
    """How many standard errors better than the first another action must look. A guide that knows the game well asks
    for some: among many tries, luck makes something look better."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self.effort = 1.0
        """How many seconds the search may think, or about as many tries: for slow guides."""

    def promising(self, state: Any, seat: int, legal: Sequence[Action], chance: Chance) -> list[Action]:
        """The actions worth considering, best first; never empty. A single one is taken at once."""
        return list(legal)

    def usual(self, state: Any, seat: int, legal: Sequence[Action], chance: Chance) -> Action | None:
        """A quick guess at what a seat does next in imagined play. None: it waits, where seats race."""
        return legal[chance.below(len(legal))]

    def prospects(self, state: Any) -> tuple[float, ...]:
        """Each seat's expected final points, while the match goes on."""
        return tuple(float(points) for points in self.game.standing(state))

    def stretches(self, state: Any) -> int:
        """How many stretches of a match to play ahead; 0: no limit but the search's own."""
        return 0

    def stretch_of(self, state: Any) -> int:
        """A number that changes after each turn, round or flight: whatever makes positions comparable."""
        return 0
