"""What a player can do: in the briefing, in the Action Round (rulebook 2 and 5.2), and between the missions of a
campaign (6). A card is named by its halves: ``A/red``; a crew member is a seat, or 10 plus an android's number."""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.struct import Action
from readyroom.games.space_alert.crews import Role
from readyroom.games.space_alert.mission.decks import Mix

Half = Literal["action", "movement"]
Side = Literal["basic", "advanced"]
Token = Literal["first", "second"]


class Ready(Action, frozen=True):
    """Say that you are ready; the mission begins when everyone is."""


class Appoint(Action, frozen=True):
    """Briefing: make someone else captain."""

    captain: int


class TakeRole(Action, frozen=True):
    """Briefing: take another crew role, or a badge of The New Frontier."""

    role: Role


class LayDown(Action, frozen=True):
    """Briefing: lay down a role that you took. Every crew has a communications officer and a chief of security, so
    those two roles go back to the captain's neighbors."""

    role: Role


class SeatAndroid(Action, frozen=True):
    """Briefing: move an android to another place in the acting order; the captain is first."""

    android: int
    place: int


class Specialize(Action, frozen=True):
    """Briefing: choose the specialization of a crew member, your own or an android's; ``none`` for none."""

    member: int
    specialization: str


class Favour(Action, frozen=True):
    """Briefing, captain: choose who gets an extra first-phase card when androids' cards cannot be shared evenly."""

    seat: int


class Propose(Action, frozen=True):
    """Briefing of a later mission: propose how hard its threats are. The most cautious proposal counts."""

    threats: Literal["common", "serious"]
    mix: Mix


class PlaceSquad(Action, frozen=True):
    """Briefing of a later mission: choose where the only remaining battlebot squad waits."""

    station: Literal["upper_blue", "lower_red"]


class Play(Action, frozen=True):
    """Lay a card face down on a free space of your own action board, with either half on top."""

    card: str
    half: Half
    turn: int


class TakeBack(Action, frozen=True):
    """Take a card of the phase that you are planning back into your hand."""

    turn: int


class TurnOver(Action, frozen=True):
    """Turn a planned card around, so that its other half is on top."""

    turn: int


class PlaySpecial(Action, frozen=True):
    """Lay a special card face down on a space of your own action board, as its basic or its advanced action."""

    side: Side
    turn: int


class TakeBackSpecial(Action, frozen=True):
    """Take the special cards on a space back into your hand."""

    turn: int


class Feed(Action, frozen=True):
    """Lay one of your cards face up on a free space of an android's action board."""

    android: int
    card: str
    half: Half
    turn: int


class UseHeroic(Action, frozen=True):
    """Lay an android's own heroic card on its action board."""

    android: int
    half: Half
    turn: int


class Withdraw(Action, frozen=True):
    """Playing alone: take a card back from an android's action board before its phase ends."""

    android: int
    turn: int


class FeedSpecial(Action, frozen=True):
    """Lay an android's own special card on its action board, face up."""

    android: int
    side: Side
    turn: int


class WithdrawSpecial(Action, frozen=True):
    """Playing alone: take back an android's special card before its phase ends."""

    android: int
    turn: int


class MoveToken(Action, frozen=True):
    """The Teleporter, while a data transfer is open: put a teleport token in front of a crew member."""

    token: Token
    to: int


class Give(Action, frozen=True):
    """Pass a card to a crewmate while a data transfer is open."""

    card: str
    to: int


class Intend(Action, frozen=True):
    """Call what you intend for a turn, with the cards you have: ``A``, ``heroic-A``, ``nothing``. This is only
    talk: the rules do not hold you to it."""

    turn: int
    order: str


class EndPhase(Action, frozen=True):
    """End your phase early: pick up the cards of the next one."""


class Agree(Action, frozen=True):
    """Agree to end the Action Round; the mission is resolved when everyone agrees."""


class OwnUp(Action, frozen=True):
    """Own up to tripping: a crew member's card for this turn lies upside down, or its arrows were mixed up. The
    intended action is performed and the next action is delayed. Naming what lies on top takes this back."""

    member: int
    turn: int
    order: str


class StandBy(Action, frozen=True):
    """Say that you have nothing more to own up to; the cards are revealed when everyone has said so."""


class FlyOn(Action, frozen=True):
    """Campaign: vote for the next mission."""


class Quit(Action, frozen=True):
    """Campaign: vote for going home. One vote is enough (6)."""


class Mend(Action, frozen=True):
    """Campaign: repair a damage tile."""

    zone: Literal["red", "white", "blue"]
    tile: str


class MendSquad(Action, frozen=True):
    """Campaign: repair a disabled battlebot squad."""


class MendNothing(Action, frozen=True):
    """Campaign: repair nothing."""


IN_BRIEFING: Final = (Ready, Appoint, TakeRole, LayDown, SeatAndroid, Specialize, Favour, Propose, PlaceSquad)
OWNING: Final = (OwnUp, StandBy)
IN_DEBRIEFING: Final = (FlyOn, Quit, Mend, MendSquad, MendNothing)
ACTIONS: Final = (
    *IN_BRIEFING, Play, TakeBack, TurnOver, PlaySpecial, TakeBackSpecial, Feed, UseHeroic, Withdraw, FeedSpecial,
    WithdrawSpecial, MoveToken, Give, Intend, EndPhase, Agree, *OWNING, *IN_DEBRIEFING,
)  # fmt: skip
NOTATION: Final[dict[type[Action], str]] = {
    Ready: "ready",
    Appoint: "captain {captain}",
    TakeRole: "take {role}",
    LayDown: "lay down {role}",
    SeatAndroid: "seat {android} at {place}",
    Specialize: "specialize {member} {specialization}",
    Favour: "favour {seat}",
    Propose: "propose {threats} {mix}",
    PlaceSquad: "squad {station}",
    Play: "play {card} {half} on {turn}",
    TakeBack: "take back {turn}",
    TurnOver: "turn over {turn}",
    PlaySpecial: "special {side} on {turn}",
    TakeBackSpecial: "take back special {turn}",
    Feed: "feed {android} {card} {half} on {turn}",
    UseHeroic: "heroic {android} {half} on {turn}",
    Withdraw: "withdraw {android} {turn}",
    FeedSpecial: "feed special {android} {side} on {turn}",
    WithdrawSpecial: "withdraw special {android} {turn}",
    MoveToken: "token {token} to {to}",
    Give: "give {card} to {to}",
    Intend: "intend {order} on {turn}",
    EndPhase: "end phase",
    Agree: "agree",
    OwnUp: "tripped {member} on {turn} meaning {order}",
    StandBy: "stand by",
    FlyOn: "fly on",
    Quit: "quit",
    Mend: "mend {zone} {tile}",
    MendSquad: "mend squad",
    MendNothing: "mend nothing",
}
GROUPS: Final[dict[type[Action], str]] = {
    Ready: "Briefing",
    Appoint: "Captain",
    TakeRole: "Roles",
    LayDown: "Roles",
    SeatAndroid: "Order of androids",
    Specialize: "Specializations",
    Favour: "The extra card",
    Propose: "Difficulty",
    PlaceSquad: "Battlebots",
    Play: "Your action board",
    TakeBack: "Your action board",
    TurnOver: "Your action board",
    PlaySpecial: "Special cards",
    TakeBackSpecial: "Special cards",
    Feed: "Androids",
    UseHeroic: "Androids",
    Withdraw: "Androids",
    FeedSpecial: "Special cards",
    WithdrawSpecial: "Special cards",
    MoveToken: "Teleport tokens",
    Give: "Data transfer",
    Intend: "Intentions",
    EndPhase: "Phase",
    Agree: "Phase",
    OwnUp: "Tripping",
    StandBy: "Tripping",
    FlyOn: "Campaign",
    Quit: "Campaign",
    Mend: "Repairs",
    MendSquad: "Repairs",
    MendNothing: "Repairs",
}
