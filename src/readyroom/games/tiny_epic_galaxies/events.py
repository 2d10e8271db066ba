"""What can happen. A seat of -1 is the Rogue Galaxy; a ship is told by its number and its kind."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Event


class MissionsDealt(Event, frozen=True):
    """Only the seat that holds the cards is told."""

    seat: int
    missions: tuple[str, ...]


class MissionKept(Event, frozen=True):
    """The others get an empty ``mission``."""

    seat: int
    mission: str = ""


class Started(Event, frozen=True):
    """Who starts."""

    seat: int


class TurnStarted(Event, frozen=True):
    seat: int
    round: int


class Rolled(Event, frozen=True):
    seat: int
    dice: tuple[str, ...]


class Rerolled(Event, frozen=True):
    seat: int
    dice: tuple[str, ...]
    to: tuple[str, ...]
    price: int


class Converted(Event, frozen=True):
    seat: int
    spend: tuple[str, ...]
    die: str
    to: str


class Activated(Event, frozen=True):
    seat: int
    die: str


class DieSet(Event, frozen=True):
    seat: int
    die: str
    to: str


class DiceDiscarded(Event, frozen=True):
    seat: int
    dice: tuple[str, ...]


class Moved(Event, frozen=True):
    seat: int
    ship: int
    to: str
    kind: str = "scout"


class Gained(Event, frozen=True):
    """What was actually gained, within the maximum."""

    seat: int
    energy: int
    culture: int


class Lost(Event, frozen=True):
    seat: int
    energy: int
    culture: int


class Paid(Event, frozen=True):
    seat: int
    energy: int
    culture: int


class Stole(Event, frozen=True):
    seat: int
    victim: int
    energy: int
    culture: int


class Advanced(Event, frozen=True):
    seat: int
    ship: int
    planet: str
    space: int
    kind: str = "scout"


class AdvancedInDanger(Event, frozen=True):
    seat: int
    ship: int
    card: str
    space: int
    kind: str = "scout"


class Freed(Event, frozen=True):
    """A ship came to the end of a danger track."""

    seat: int
    ship: int
    card: str
    kind: str = "scout"


class Regressed(Event, frozen=True):
    """``seat`` pushed a ship of ``owner`` back."""

    seat: int
    owner: int
    ship: int
    planet: str
    space: int
    kind: str = "scout"


class Colonized(Event, frozen=True):
    seat: int
    planet: str
    points: int


class SentHome(Event, frozen=True):
    seat: int
    ship: int
    kind: str = "scout"


class PlanetRevealed(Event, frozen=True):
    planet: str
    slot: int


class PlanetReplaced(Event, frozen=True):
    seat: int
    planet: str
    slot: int


class Upgraded(Event, frozen=True):
    seat: int
    level: int
    energy: int
    culture: int


class PlanetUsed(Event, frozen=True):
    seat: int
    planet: str


class FaceDone(Event, frozen=True):
    """A card let a seat use a die face."""

    seat: int
    face: str


class FollowPriceRaised(Event, frozen=True):
    seat: int
    price: int


class Followed(Event, frozen=True):
    seat: int
    face: str
    price: int
    pilot: str = ""


class Recalled(Event, frozen=True):
    seat: int
    ship: int
    kind: str = "scout"


class Transferred(Event, frozen=True):
    seat: int
    ship: int
    planet: str
    space: int
    kind: str = "scout"


class PilotUsed(Event, frozen=True):
    seat: int
    pilot: str


class Hired(Event, frozen=True):
    seat: int
    pilot: str
    ship: str
    dice: tuple[str, ...]

    @property
    def face(self) -> str:
        """All the dice show the same."""
        return self.dice[0]


class PilotRevealed(Event, frozen=True):
    pilot: str


class PilotsRefreshed(Event, frozen=True):
    seat: int
    pilots: tuple[str, ...]


class CardDrawn(Event, frozen=True):
    seat: int
    card: str


class CardLeft(Event, frozen=True):
    seat: int
    card: str


class CardTaken(Event, frozen=True):
    seat: int
    card: str


class CardPeeked(Event, frozen=True):
    """The others get an empty ``card``."""

    seat: int
    card: str = ""


class CardPut(Event, frozen=True):
    seat: int
    where: str


class CardRefused(Event, frozen=True):
    """A danger was tucked under the deck."""

    seat: int
    card: str


class RogueRolled(Event, frozen=True):
    die: str
    bonus: bool = False


class RogueFoiled(Event, frozen=True):
    seat: int
    die: str


class RogueDieUnusable(Event, frozen=True):
    die: str
    rerolled: bool


class RogueColony(Event, frozen=True):
    """The Rogue does the colony action of its level."""

    rogue: str
    level: int


class RogueHired(Event, frozen=True):
    """The Rogue hires a pilot of the row for a ship of its hangar (B10)."""

    pilot: str
    ship: str


class PilotPressed(Event, frozen=True):
    """A pilot of ``seat`` joins the Rogue and leaves this ship (B10)."""

    seat: int
    pilot: str
    ship: str


class RogueLeveled(Event, frozen=True):
    level: int


class RogueBonus(Event, frozen=True):
    dice: int


class FewerDice(Event, frozen=True):
    seat: int


class EndTriggered(Event, frozen=True):
    """``reason`` is points, deck, planets or skull. Alone it is over ``at_once``; else this is the last round."""

    seat: int
    reason: str
    at_once: bool = False


class Scored(Event, frozen=True):
    seat: int
    points: int
    mission: str
    mission_points: int
    badge_points: int
    total: int


class MatchEnded(Event, frozen=True):
    """``reason`` makes sense beside the winners, as on the end screen; a solo match has no ``winners``."""

    reason: str
    winners: tuple[int, ...] = ()


EVENTS: Final = (
    MissionsDealt, MissionKept, Started, TurnStarted, Rolled, Rerolled, Converted, Activated, DieSet, DiceDiscarded,
    Moved, Gained, Lost, Paid, Stole, Advanced, AdvancedInDanger, Freed, Regressed, Colonized, SentHome,
    PlanetRevealed, PlanetReplaced, Upgraded, PlanetUsed, FaceDone, FollowPriceRaised, Followed, Recalled, Transferred,
    PilotUsed, Hired, PilotRevealed, PilotsRefreshed, CardDrawn, CardLeft, CardTaken, CardPeeked, CardPut, CardRefused,
    RogueRolled, RogueFoiled, RogueDieUnusable, RogueColony, RogueHired, PilotPressed, RogueLeveled, RogueBonus,
    FewerDice, EndTriggered, Scored, MatchEnded,
)  # fmt: skip
