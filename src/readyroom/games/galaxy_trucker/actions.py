"""Every action a seat can take, and its notation.

Squares are ``column,row`` as printed; tiles and cards go by their ids; goods are ``red``, ``yellow``, ``green`` and
``blue``.
"""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.struct import Action

Matter = Literal["supercard", "ship"]
"""What everyone must agree on: one more supercard, or the other ship class."""


class Ready(Action, frozen=True):
    """Say that you are ready; the hourglass starts once everyone is."""


class Draw(Action, frozen=True):
    """Building (R-10): take a face-down tile."""


class DrawPayload(Action, frozen=True):
    """Building with payloads: take a face-down payload; you can tell it by its back."""


class Wish(Action, frozen=True):
    """Missions: vote for a mission."""

    mission: str


class Drop(Action, frozen=True):
    """Missions: vote against a mission."""

    mission: str


class Abstain(Action, frozen=True):
    """Missions: leave the decision to the others and accept it."""


class Agree(Action, frozen=True):
    """Missions: agree to a change that needs everyone's consent: one more supercard, or the other ship class."""

    what: Matter


class Refuse(Action, frozen=True):
    """Missions: keep what was agreed before the match; one refusal is enough."""

    what: Matter


class ComeBack(Action, frozen=True):
    """Missions, after death: fly the next flight as a new trucker."""


class PlayPossum(Action, frozen=True):
    """Missions, after death: stay out for the rest of the game."""


class PlaceBet(Action, frozen=True):
    """The Bet: choose your bet."""

    bet: str


class Take(Action, frozen=True):
    """Building (R-10): take a face-up tile."""

    tile: str


class Unpack(Action, frozen=True):
    """Building (R-13): take a set-aside tile back in hand."""

    tile: str


class Place(Action, frozen=True):
    """Building (R-11): place the tile in hand on a square, turned clockwise by ``turn`` quarter turns."""

    square: str
    turn: int


class Lift(Action, frozen=True):
    """Building (R-12): take the latest tile back in hand before it is welded."""


class Return(Action, frozen=True):
    """Building (R-10): return the tile in hand to the warehouse, face up."""


class SetAside(Action, frozen=True):
    """Building (R-13): set the tile in hand aside for later."""


class Look(Action, frozen=True):
    """Building (R-14): pick up a pile of cards and look at it."""

    pile: int


class PutBack(Action, frozen=True):
    """Building (R-14): put the pile of cards back."""


class TurnHourglass(Action, frozen=True):
    """Building (R-15): turn the hourglass over and move it on."""


class Finish(Action, frozen=True):
    """Building (R-16): finish building and take a number tile."""

    number: int


class EndTurn(Action, frozen=True):
    """Relaxed building: end your turn."""


class Remove(Action, frozen=True):
    """Inspection (R-31): remove a tile that is part of a mistake."""

    square: str


class Keep(Action, frozen=True):
    """Keep the piece of the ship with this square; the others fall off (R-31, R-74)."""

    square: str


class Board(Action, frozen=True):
    """Board the crew (R-42, R-43): one cabin for a purple alien, one for a brown alien, humans in the others."""

    purple: str | None = None
    brown: str | None = None


class FlyOn(Action, frozen=True):
    """Between cards: fly on to the next card."""


class GiveUp(Action, frozen=True):
    """Between cards (R-100): leave the flight."""


class Power(Action, frozen=True):
    """Spend a battery token on a double engine or cannon (R-60, R-61)."""

    part: str
    battery: str


class Declare(Action, frozen=True):
    """Declare the current strength (R-62)."""


class Land(Action, frozen=True):
    """Planets (R-91): land on a planet, counted from 1."""

    planet: int


class Accept(Action, frozen=True):
    """Take the offer at its price."""


class Decline(Action, frozen=True):
    """Turn the offer down."""


class Stow(Action, frozen=True):
    """Loading (R-82): put a block into a hold."""

    good: str
    hold: str


class Unload(Action, frozen=True):
    """Loading (R-82): take a block out of a hold."""

    good: str
    hold: str


class Depart(Action, frozen=True):
    """Loading (R-82): finish; blocks that are not in a hold stay behind."""


class Shield(Action, frozen=True):
    """Spend a battery token to stop this hit with a shield (R-73)."""

    battery: str


class Shoot(Action, frozen=True):
    """Shoot the large meteor (R-72): free with a single cannon, one token with a double cannon."""

    battery: str | None = None


class Suffer(Action, frozen=True):
    """Take the hit."""


class LoseCrew(Action, frozen=True):
    """Choose a cabin that loses a crew member (R-80)."""

    cabin: str


class GiveGood(Action, frozen=True):
    """Choose the hold that loses a block of the most valuable color (R-81)."""

    hold: str


class GiveToken(Action, frozen=True):
    """Choose the battery that loses a token when there are no goods left to give (R-81)."""

    battery: str


class LoseGuest(Action, frozen=True):
    """Missions: lose a guest of this cabin instead of a crew member."""

    cabin: str


class SeatGuests(Action, frozen=True):
    """Carpool: seat this many commuters in a cabin."""

    cabin: str
    guests: int


class SeatEnvoy(Action, frozen=True):
    """Diplomatic Mission: choose the envoy's cabin, or none."""

    cabin: str | None = None


class ClaimImmunity(Action, frozen=True):
    """Diplomatic Mission: pay days to let the enemy pass."""


class Jettison(Action, frozen=True):
    """Black Hole: choose a component to give up."""

    square: str


class Retain(Action, frozen=True):
    """Black Hole: keep a component that was chosen."""

    square: str


class Concede(Action, frozen=True):
    """Black Hole: let it take the ship."""


ACTIONS: Final = (
    Wish, Drop, Abstain, Agree, Refuse, PlaceBet, DrawPayload,
    Ready, Draw, Take, Unpack, Place, Lift, Return, SetAside, Look, PutBack, TurnHourglass, Finish, EndTurn, Remove,
    Keep, Board, FlyOn, GiveUp, Power, Declare, Land, Accept, Decline, Stow, Unload, Depart, Shield, Shoot, Suffer,
    LoseCrew, GiveGood, GiveToken, Jettison, Retain, Concede,
    LoseGuest, SeatGuests, SeatEnvoy, ClaimImmunity, ComeBack, PlayPossum,
)  # fmt: skip

NOTATION: Final[dict[type[Action], str]] = {
    Ready: "ready",
    Draw: "draw",
    DrawPayload: "draw payload",
    Wish: "wish {mission}",
    Drop: "drop {mission}",
    Abstain: "abstain",
    Agree: "agree {what}",
    Refuse: "refuse {what}",
    ComeBack: "come back",
    PlayPossum: "play possum",
    PlaceBet: "bet {bet}",
    Take: "take {tile}",
    Unpack: "unpack {tile}",
    Place: "place {square} turned {turn}",
    Lift: "lift",
    Return: "return",
    SetAside: "set aside",
    Look: "look {pile}",
    PutBack: "put back",
    TurnHourglass: "turn hourglass",
    Finish: "finish {number}",
    EndTurn: "end turn",
    Remove: "remove {square}",
    Keep: "keep {square}",
    Board: "board purple {purple} brown {brown}",
    FlyOn: "fly on",
    GiveUp: "give up",
    Power: "power {part} from {battery}",
    Declare: "declare",
    Land: "land {planet}",
    Accept: "accept",
    Decline: "decline",
    Stow: "stow {good} in {hold}",
    Unload: "unload {good} from {hold}",
    Depart: "depart",
    Shield: "shield {battery}",
    Shoot: "shoot {battery}",
    Suffer: "suffer",
    LoseCrew: "lose crew {cabin}",
    GiveGood: "give good {hold}",
    GiveToken: "give token {battery}",
    LoseGuest: "lose guest {cabin}",
    SeatGuests: "seat {guests} in {cabin}",
    SeatEnvoy: "seat envoy {cabin}",
    ClaimImmunity: "claim immunity",
    Jettison: "jettison {square}",
    Retain: "retain {square}",
    Concede: "concede",
}

GROUPS: Final[dict[type[Action], str]] = {
    Wish: "Mission", Drop: "Mission", Abstain: "Mission", Agree: "Mission", Refuse: "Mission", ComeBack: "Next flight",
    PlayPossum: "Next flight", PlaceBet: "Bet", DrawPayload: "Warehouse",
    Ready: "Building", Draw: "Warehouse", Take: "Warehouse", Unpack: "Set aside", Place: "Place", Lift: "Ship",
    Return: "Warehouse", SetAside: "Set aside", Look: "Cards", PutBack: "Cards", TurnHourglass: "Hourglass",
    Finish: "Finish", EndTurn: "Turn", Remove: "Remove", Keep: "Keep", Board: "Crew", FlyOn: "Flight",
    GiveUp: "Flight", Power: "Power", Declare: "Declare", Land: "Land", Accept: "Offer", Decline: "Offer",
    Stow: "Load", Unload: "Unload", Depart: "Load", Shield: "Defend", Shoot: "Defend", Suffer: "Defend",
    LoseCrew: "Lose crew", GiveGood: "Lose goods", GiveToken: "Lose tokens",
    LoseGuest: "Lose crew", SeatGuests: "Crew", SeatEnvoy: "Crew", ClaimImmunity: "Offer",
    Jettison: "Give up", Retain: "Keep", Concede: "Black hole",
}  # fmt: skip
