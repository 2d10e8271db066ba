"""What a planet can do, as data. The rules for each are in ``steps``."""

from __future__ import annotations

import msgspec

from readyroom.games.tiny_epic_galaxies.cards.mats import ANY


class Does(msgspec.Struct, frozen=True):
    """The parent of every planet action."""


class Gain(Does, frozen=True):
    """Gain resources; the others may gain too, and a ship in Unexplored Space may add some."""

    energy: int = 0
    culture: int = 0
    others_energy: int = 0
    others_culture: int = 0
    exploring_culture: int = 0


class GainEither(Does, frozen=True):
    """Gain one of the two, as you choose."""

    energy: int
    culture: int


class GainPerShip(Does, frozen=True):
    """Gain for each own ship at home, or for each own advanced ship."""

    where: str
    either: bool = False


class Exchange(Does, frozen=True):
    """Pay some energy, gain some culture."""

    energy: int
    culture: int


class Trade(Does, frozen=True):
    """Turn one resource into the other, one for one, as many as you like (or up to ``most``)."""

    into: str
    most: int = 7


class StealOne(Does, frozen=True):
    """Take from one other seat."""

    energy: int = 0
    culture: int = 0


class AdvanceShips(Does, frozen=True):
    """Advance own ships; the others may do so first."""

    track: int = ANY
    steps: int = 1
    ships: int = 1
    energy: int = 0
    culture: int = 0
    others: int = 0


class RegressShips(Does, frozen=True):
    """Push enemy ships back on their orbits."""

    track: int = ANY
    steps: int = 1
    ships: int = 1
    energy: int = 0
    culture: int = 0


class Shift(Does, frozen=True):
    """Push an own ship back 1, then advance another own ship 1."""


class Transfer(Does, frozen=True):
    """Shift an own orbiting ship to the same space of another orbit."""


class RecallOrbiting(Does, frozen=True):
    """Call an orbiting ship home and gain as much as its space says."""


class Recall(Does, frozen=True):
    """Call a ship home for a fixed gain."""

    energy: int


class MoveShips(Does, frozen=True):
    """Pay to move two different ships, one after the other."""

    culture: int


class UpgradeEmpire(Does, frozen=True):
    """Upgrade the empire on special terms."""

    discount: int = 0
    mix: bool = False
    only_lowest: bool = False


class RerollDice(Does, frozen=True):
    """Roll any inactive dice again, free."""


class TurnDie(Does, frozen=True):
    """Set one inactive die."""


class DiscardTwo(Does, frozen=True):
    """Give up two inactive dice for a gain."""

    energy: int
    culture: int


class RepeatDie(Does, frozen=True):
    """Do the face of a die activated earlier this turn."""


class AnyFace(Does, frozen=True):
    """Do any face; the others may follow free."""


class CopyRow(Does, frozen=True):
    """Do the action of a planet in the row."""


class CopyColony(Does, frozen=True):
    """Pay another seat to do the action of one of its colonies."""

    energy: int = 0
    culture: int = 0


class ReplaceRow(Does, frozen=True):
    """Change a planet of the row that has no ships."""


class PerFollow(Does, frozen=True):
    """Gain for each follow for the rest of this turn."""

    energy: int = 0
    culture: int = 0


class FollowTax(Does, frozen=True):
    """Raise the price of following for the rest of this turn."""

    price: int


class Peek(Does, frozen=True):
    """Look at the top exploration card; leave it or tuck it under."""


class RenewPilots(Does, frozen=True):
    """Change any pilots of the row."""


class SendExploring(Does, frozen=True):
    """Move a ship to Unexplored Space and explore."""


class HireDiscount(Does, frozen=True):
    """The next hire this turn costs fewer dice."""

    dice: int


class TakeFaceUp(Does, frozen=True):
    """Take a face-up exploration card and do what it says, without a ship."""
