"""Everything a captain can do, and how it is written.

Figures, artifacts, tracks, locations and techs go by their names. A room is ``helm``, ``science``, ``weapons``,
``repair`` or the id of a tech. What is paid is ``medal``, ``pirate`` or an artifact.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from readyroom.core.struct import Action
from readyroom.games.starship_captains.cards.galaxies import GALAXIES
from readyroom.games.starship_captains.names import ARTIFACTS, PAYMENTS, Artifact, Faction, Figure

Colour = Literal["red", "blue", "yellow"]
Payment = Literal["medal", "pirate", "red-blue", "red-yellow", "blue-yellow"]
Token = Literal["pirate", "red-blue", "red-yellow", "blue-yellow"]


class Train(Action, frozen=True):
    """Train a cadet, or an ensign of another color, as an ensign of this color, before anything else on your turn."""

    figure: Figure
    colour: Colour
    pay: tuple[Payment, ...]


class Promote(Action, frozen=True):
    """Make an ensign a commander."""

    colour: Colour
    pay: tuple[Payment, ...]


class Activate(Action, frozen=True):
    """Send a figure to work in a room."""

    room: str
    figure: Figure


class Awaken(Action, frozen=True):
    """Spend two artifacts with a common color to activate a room."""

    room: str
    artifacts: tuple[Artifact, Artifact]


class TakeMission(Action, frozen=True):
    """Take the mission at your planet; then send a figure to each line."""


class Pass(Action, frozen=True):
    """No more turns this round."""


class Assign(Action, frozen=True):
    """Send this figure to the next line of the mission."""

    figure: Figure


class UseLine(Action, frozen=True):
    """Do everything the line says."""


class IgnoreLine(Action, frozen=True):
    """Skip the line."""


class RepeatLine(Action, frozen=True):
    """A commander's extra work on a mission."""


class WorkAgain(Action, frozen=True):
    """A commander's extra work in a room."""

    room: str


class Command(Action, frozen=True):
    """A commander calls back the figure at this place in the queue, counted from the front."""

    place: int


class Decline(Action, frozen=True):
    """Decline the offer."""


class Fly(Action, frozen=True):
    """One move along a route."""

    to: str


class Jump(Action, frozen=True):
    """Jump to any location, past all pirates."""

    to: str


class Fight(Action, frozen=True):
    """Fight the pirate on the route that leads to this location."""

    toward: str


class Repair(Action, frozen=True):
    """Remove one damage from the cargo hold (slot 0) or from a tech slot (1 to 6)."""

    slot: int


class Install(Action, frozen=True):
    """Take a tech and put it into a slot (1 to 6)."""

    tech: str
    slot: int


class Advance(Action, frozen=True):
    """Go this many spaces on a faction track."""

    track: Faction
    steps: int


class StepBack(Action, frozen=True):
    """Move one of your furthest markers back."""

    track: Faction


class PayWith(Action, frozen=True):
    """Pay with this: a medal, a token, or one of your techs."""

    thing: str


class Choose(Action, frozen=True):
    """One of the effects offered, in its short form."""

    effect: str


class Drop(Action, frozen=True):
    """Discard a token to make room."""

    token: Token


class Shield(Action, frozen=True):
    """Discard a pirate for Hull Plating: no damage for the rest of the turn."""


class TakeDamage(Action, frozen=True):
    """Take the damage instead of stopping it."""


class Crowdsource(Action, frozen=True):
    """Put an artifact face down on a room."""

    room: str
    artifact: Artifact


class CopyRoom(Action, frozen=True):
    """Which room tech the Holodeck copies."""

    tech: str


class UseAbility(Action, frozen=True):
    """Use the ability of a tech."""

    tech: str


class PlacePirate(Action, frozen=True):
    """Put the pirate on the route between these two locations."""

    between: tuple[str, str]


class ShadowMission(Action, frozen=True):
    """Which mission Captain Shadow completes."""

    at: str


class ShadowFight(Action, frozen=True):
    """Which pirate Captain Shadow fights."""

    toward: str


NOTATION: Final[dict[type[Action], str]] = {
    Train: "train {figure} as {colour} with {pay}",
    Promote: "promote {colour} with {pay}",
    Activate: "{room} by {figure}",
    Awaken: "awaken {room} with {artifacts}",
    TakeMission: "take mission",
    Pass: "pass",
    Assign: "assign {figure}",
    UseLine: "use line",
    IgnoreLine: "ignore line",
    RepeatLine: "repeat line",
    WorkAgain: "work again in {room}",
    Command: "command {place}",
    Decline: "decline",
    Fly: "fly to {to}",
    Jump: "jump to {to}",
    Fight: "fight toward {toward}",
    Repair: "repair {slot}",
    Install: "install {tech} in {slot}",
    Advance: "advance {track} {steps}",
    StepBack: "step back {track}",
    PayWith: "pay {thing}",
    Choose: "choose {effect}",
    Drop: "drop {token}",
    Shield: "shield",
    TakeDamage: "take damage",
    Crowdsource: "crowdsource {room} with {artifact}",
    CopyRoom: "copy {tech}",
    UseAbility: "use {tech}",
    PlacePirate: "place pirate between {between}",
    ShadowMission: "shadow completes {at}",
    ShadowFight: "shadow fights toward {toward}",
}
ACTIONS: Final = tuple(NOTATION)

_ROUTES: Final = {frozenset(ends): ends for galaxy in GALAXIES for ends in galaxy.ends}
"""How a route is written, by its two ends."""


def tidy(action: Action) -> Action:
    """Artifacts, payments and the ends of a route may be written in any order."""
    if isinstance(action, Awaken):
        one, other = sorted(action.artifacts, key=ARTIFACTS.index)
        return Awaken(action.room, (one, other))
    if isinstance(action, (Train, Promote)):
        return msgspec.structs.replace(action, pay=tuple(sorted(action.pay, key=PAYMENTS.index)))
    if isinstance(action, PlacePirate):
        return PlacePirate(_ROUTES.get(frozenset(action.between), action.between))
    return action
