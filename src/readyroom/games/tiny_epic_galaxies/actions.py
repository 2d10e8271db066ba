"""Everything a seat can do, and how it is written.

Dice are named by their faces, since dice with one face are alike. Ships are numbered 0 to 3 within a galaxy. A place is
``home``, ``explore``, ``surface:PLANET`` or ``orbit:PLANET``.
"""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.struct import Action
from readyroom.games.tiny_epic_galaxies.cards.mats import AdvancedHull, Face


class KeepMission(Action, frozen=True):
    """Setup (A4): keep one of the two secret missions dealt."""

    mission: str


class Roll(Action, frozen=True):
    """Start the turn by rolling all dice (A5)."""


class Activate(Action, frozen=True):
    """Put a die into the activation bay and do what it shows (A5)."""

    die: Face


class Reroll(Action, frozen=True):
    """Roll some inactive dice again (A6). Also the action of Zalax, there without a price."""

    dice: tuple[Face, ...]


class Convert(Action, frozen=True):
    """Spend two inactive dice to set a third (A7)."""

    spend: tuple[Face, Face]
    die: Face
    to: Face


class Hire(Action, frozen=True):
    """Spend dice of one face to hire a pilot for an advanced ship (B3). ``replace`` is the scout that gives way, or -1
    when the ship already flies and only its pilot is replaced (B4)."""

    pilot: str
    ship: AdvancedHull
    die: Face
    count: int
    replace: int


class EndTurn(Action, frozen=True):
    """End the turn; dice not used are lost (A5)."""


class Follow(Action, frozen=True):
    """Pay to use the face another seat just used (A12). With ``pilot``, that pilot's ability pays instead."""

    pilot: str = ""


class Decline(Action, frozen=True):
    """Do not follow."""


class MoveShip(Action, frozen=True):
    """Move a ship (A8, B5)."""

    ship: int
    to: str


class AdvanceShip(Action, frozen=True):
    """Advance a ship on its orbit or danger track (A10, B6)."""

    ship: int


class Upgrade(Action, frozen=True):
    """Upgrade the empire for this much energy and culture (A11)."""

    energy: int
    culture: int


class UsePlanet(Action, frozen=True):
    """Do a planet's action: the one just landed on, a colony, or one that another card points at."""

    planet: str


class Skip(Action, frozen=True):
    """Skip something optional, or stop early."""


class Take(Action, frozen=True):
    """Choose how much of each you gain (or, below zero, pay) where a card leaves it to you."""

    energy: int
    culture: int


class Steal(Action, frozen=True):
    """Choose whom to take from."""

    seat: int


class Regress(Action, frozen=True):
    """Choose a ship to push back on its orbit."""

    seat: int
    ship: int


class ReplacePlanet(Action, frozen=True):
    """Helios: replace a planet of the row."""

    planet: str


class RecallShip(Action, frozen=True):
    """Call a ship home for gain."""

    ship: int


class TransferShip(Action, frozen=True):
    """Gort: shift an orbiting ship to the same space of another orbit."""

    ship: int
    planet: str


class SetDie(Action, frozen=True):
    """Gyore: turn an inactive die."""

    die: Face
    to: Face


class DiscardDice(Action, frozen=True):
    """Maia: give up two inactive dice."""

    dice: tuple[Face, ...]


class DoFace(Action, frozen=True):
    """Choose which die action to do (Zavodnick, Piedes)."""

    face: Face


class TakeCard(Action, frozen=True):
    """Take a face-up exploration card, or the discovery just drawn (B5)."""

    card: str


class DrawCard(Action, frozen=True):
    """Draw the top exploration card (B5). A discovery in hand is left face up first."""


class PutCard(Action, frozen=True):
    """Ketterling: the exploration card looked at goes back on top or under the deck."""

    where: Literal["top", "bottom"]


class RefreshPilots(Action, frozen=True):
    """Tollhaven: replace some pilots of the row."""

    pilots: tuple[str, ...]


class UsePilot(Action, frozen=True):
    """Use a pilot's ability."""

    pilot: str


class Foil(Action, frozen=True):
    """Solo: pay 1 energy and 1 culture to have the Rogue's die rolled again (A14)."""


ACTIONS: Final = (
    KeepMission, Roll, Activate, Reroll, Convert, Hire, EndTurn, Follow, Decline, MoveShip, AdvanceShip, Upgrade,
    UsePlanet, Skip, Take, Steal, Regress, ReplacePlanet, RecallShip, TransferShip, SetDie, DiscardDice, DoFace,
    TakeCard, DrawCard, PutCard, RefreshPilots, UsePilot, Foil,
)  # fmt: skip

NOTATION: Final[dict[type[Action], str]] = {
    KeepMission: "keep {mission}",
    Roll: "roll",
    Activate: "activate {die}",
    Reroll: "reroll {dice}",
    Convert: "convert {spend} for {die} to {to}",
    Hire: "hire {pilot} for {ship} with {count} {die} replacing {replace}",
    EndTurn: "end turn",
    Follow: "follow {pilot}",
    Decline: "decline",
    MoveShip: "move {ship} to {to}",
    AdvanceShip: "advance {ship}",
    Upgrade: "upgrade for {energy} energy {culture} culture",
    UsePlanet: "use {planet}",
    Skip: "skip",
    Take: "take {energy} energy {culture} culture",
    Steal: "steal from {seat}",
    Regress: "regress {ship} of {seat}",
    ReplacePlanet: "replace {planet}",
    RecallShip: "recall {ship}",
    TransferShip: "transfer {ship} to {planet}",
    SetDie: "set {die} to {to}",
    DiscardDice: "discard {dice}",
    DoFace: "do {face}",
    TakeCard: "take {card}",
    DrawCard: "draw",
    PutCard: "put {where}",
    RefreshPilots: "refresh {pilots}",
    UsePilot: "use pilot {pilot}",
    Foil: "foil",
}
