"""A crew member in a mission."""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.native import i64
from readyroom.core.steps import plain_facts
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.places import BRIDGE, SPACE, place

NO_SQUAD: Final = 0
SQUAD_ACTIVE: Final = 1
SQUAD_DISABLED: Final = 2
Squad = Literal["active", "disabled"]
SQUADS: Final[tuple[Squad | None, ...]] = (None, "active", "disabled")


class Player:
    """A crew member, human or android: their figure, plan, squad and state."""

    __slots__ = (
        "ace", "android", "delayed", "distance", "guarded", "guarded_on", "index", "infected", "level", "looked_on",
        "name", "out", "out_on", "plan", "played", "poisoned", "prepared", "specialization", "spent", "squad",
        "station", "stimulated", "walked_from", "walked_to",
    )  # fmt: skip

    index: i64
    name: str
    plan: list[int]
    """A planned space for each turn, counted from 1; space 13 does not exist and stays empty."""
    android: bool
    specialization: i64
    level: i64
    station: i64
    distance: i64
    """How far out in the interceptors: 1, or up to 3 with variable range."""
    squad: i64
    out: bool
    out_on: i64
    delayed: i64
    """The turn whose action was delayed last: delays of one turn are not cumulative (rulebook 7.2)."""
    played: i64
    """The order for this turn, as a Space-Time Vortex would repeat it."""
    prepared: bool
    stimulated: i64
    guarded: bool
    guarded_on: i64
    ace: i64
    """The turn in which the interceptors fly heroically."""
    spent: i64
    """The turn in which the interceptors were busy with the Fissure."""
    looked_on: i64
    poisoned: bool
    infected: bool
    walked_from: i64
    walked_to: i64

    def aboard(self) -> bool:
        """On the ship and on their feet, so that threats can reach them."""
        return not self.out and self.station != SPACE

    def replanned(self, plan: list[int]) -> Player:
        """A copy with a copy of another plan."""
        p = Player()
        p.index = self.index
        p.name = self.name
        p.plan = plan.copy()
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
        plain = plain_facts(self)
        plain["station"] = place(self.station)
        plain["plan"] = [words_of(o) for o in self.plan[1:13]]
        return plain


def new_player(index: int, name: str, plan: list[int], android: bool, specialization: int, level: int) -> Player:
    """A crew member on the bridge."""
    p = Player()
    p.index = index
    p.name = name
    p.plan = plan
    p.android = android
    p.specialization = specialization
    p.level = level
    p.station = BRIDGE
    p.distance = 0
    p.squad = NO_SQUAD
    p.out = False
    p.out_on = 0
    p.delayed = 0
    p.played = 0
    p.prepared = False
    p.stimulated = 0
    p.guarded = False
    p.guarded_on = 0
    p.ace = 0
    p.spent = 0
    p.looked_on = 0
    p.poisoned = False
    p.infected = False
    p.walked_from = -1
    p.walked_to = -1
    return p
