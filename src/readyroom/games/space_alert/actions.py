"""What a player can do in the Action Round (rulebook 2 and 5.2). Cards go by both of their halves: ``A/red``."""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.struct import Action

Half = Literal["action", "movement"]


class Ready(Action, frozen=True):
    """Say that you are ready; when all are, the mission begins."""


class Play(Action, frozen=True):
    """Lay a card face down on a free space of your own action board, one half on top."""

    card: str
    half: Half
    turn: int


class TakeBack(Action, frozen=True):
    """Take a card of the phase you are planning back into your hand."""

    turn: int


class TurnOver(Action, frozen=True):
    """Turn a planned card round, so that its other half is on top."""

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
    """Alone: take a card from an android's action board before its phase ends."""

    android: int
    turn: int


class Give(Action, frozen=True):
    """Hand a card to a crewmate while a data transfer is open."""

    card: str
    to: int


class Intend(Action, frozen=True):
    """Say openly what you intend for a turn, as far as you have the cards: ``A``, ``heroic-A``, ``nothing``. Words
    only: the rules do not mind what is laid in the end."""

    turn: int
    order: str


class EndPhase(Action, frozen=True):
    """End your phase early: pick up the cards of the next one."""


class Agree(Action, frozen=True):
    """Agree to end the Action Round; when all do, the mission is resolved."""


ACTIONS: Final = (Ready, Play, TakeBack, TurnOver, Feed, UseHeroic, Withdraw, Give, Intend, EndPhase, Agree)
NOTATION: Final[dict[type[Action], str]] = {
    Ready: "ready",
    Play: "play {card} {half} on {turn}",
    TakeBack: "take back {turn}",
    TurnOver: "turn over {turn}",
    Feed: "feed {android} {card} {half} on {turn}",
    UseHeroic: "heroic {android} {half} on {turn}",
    Withdraw: "withdraw {android} {turn}",
    Give: "give {card} to {to}",
    Intend: "intend {order} on {turn}",
    EndPhase: "end phase",
    Agree: "agree",
}
GROUPS: Final[dict[type[Action], str]] = {
    Ready: "Briefing",
    Play: "Your action board",
    TakeBack: "Your action board",
    TurnOver: "Your action board",
    Feed: "Androids",
    UseHeroic: "Androids",
    Withdraw: "Androids",
    Give: "Data transfer",
    Intend: "Intentions",
    EndPhase: "Phase",
    Agree: "Phase",
}
