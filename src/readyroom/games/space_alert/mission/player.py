"""A crew member in a mission."""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.steps import facts_of
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.places import BRIDGE, SPACE, place

NO_SQUAD: Final = 0
SQUAD_ACTIVE: Final = 1
SQUAD_DISABLED: Final = 2
Squad = Literal["active", "disabled"]
SQUADS: Final[tuple[Squad | None, ...]] = (None, "active", "disabled")


class Player:
    """A crew member, human or android: figure, plan, squad, and what has happened to them."""

    __slots__ = (
        "ace", "android", "delayed", "distance", "guarded", "guarded_on", "index", "infected", "level", "looked_on",
        "name", "out", "out_on", "plan", "played", "poisoned", "prepared", "specialization", "spent", "squad",
        "station", "stimulated", "walked_from", "walked_to",
    )  # fmt: skip

    def __init__(self, index: int, name: str, plan: list[int], android: bool, specialization: int, level: int) -> None:
        self.index = index
        self.name = name
        self.plan = plan
        """A planned space for each turn, counted from 1; space 13 does not exist and stays empty."""
        self.android = android
        self.specialization = specialization
        self.level = level
        self.station = BRIDGE
        self.distance = 0
        """How far out in the interceptors: 1, or up to 3 with variable range."""
        self.squad = NO_SQUAD
        self.out = False
        self.out_on = 0
        self.delayed = 0
        """The turn whose action was delayed last: delays of one turn are not cumulative (rulebook 7.2)."""
        self.played = 0
        """What was planned for this turn, as a Space-Time Vortex would repeat it."""
        self.prepared = False
        self.stimulated = 0
        self.guarded = False
        self.guarded_on = 0
        self.ace = 0
        """The turn in which the interceptors fly heroically."""
        self.spent = 0
        """The turn in which the interceptors were busy with the Fissure."""
        self.looked_on = 0
        self.poisoned = False
        self.infected = False
        self.walked_from = -1
        self.walked_to = -1

    @property
    def aboard(self) -> bool:
        """On the ship and on their feet: what threats reach."""
        return not self.out and self.station != SPACE

    def clone(self) -> Player:
        p = Player.__new__(Player)
        p.index = self.index
        p.name = self.name
        p.plan = self.plan.copy()
        p.android = self.android
        p.specialization = self.specialization
        p.level = self.level
        p.station = self.station
        p.distance = self.distance
        p.squad = self.squad
        p.out = self.out
        p.out_on = self.out_on
        p.delayed = self.delayed
        p.played = self.played
        p.prepared = self.prepared
        p.stimulated = self.stimulated
        p.guarded = self.guarded
        p.guarded_on = self.guarded_on
        p.ace = self.ace
        p.spent = self.spent
        p.looked_on = self.looked_on
        p.poisoned = self.poisoned
        p.infected = self.infected
        p.walked_from = self.walked_from
        p.walked_to = self.walked_to
        return p

    def dump(self) -> dict[str, object]:
        plain: dict[str, object] = {name: getattr(self, name) for name in facts_of(Player)}
        plain["station"] = place(self.station)
        plain["plan"] = [words_of(o) for o in self.plan[1:13]]
        return plain
