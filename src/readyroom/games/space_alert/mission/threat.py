"""A threat in a mission."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from readyroom.core.native import i64
from readyroom.core.steps import plain_facts
from readyroom.games.space_alert.mission.card import MALFUNCTION, Card
from readyroom.games.space_alert.mission.places import NOWHERE, TRAJECTORIES, place

WAITING: Final = 0
ACTIVE: Final = 1
DESTROYED: Final = 2
SURVIVED: Final = 3
Fate = Literal["waiting", "active", "destroyed", "survived"]
FATES: Final[tuple[Fate, ...]] = ("active", "active", "destroyed", "survived")
"""A threat that never came, or is still on its trajectory at the jump, scores nothing (rulebook 4)."""

CALLED: Final = 100
"""Called-in threats act after all numbered ones, in the order in which they were called."""


class Threat:
    """A threat card in a mission, with its tokens."""

    __slots__ = (
        "absorbed", "called", "card", "counter", "damage", "fate", "fate_turn", "host", "hp", "hurt", "index",
        "lasers", "letter", "marks", "mended", "menders", "number", "others", "out", "pulsed", "revealed",
        "rocketed", "shield", "speed", "square", "station", "targeted", "tokens", "traits", "turn", "was_out",
        "zone",
    )  # fmt: skip

    SHARED: ClassVar = ("card",)

    index: i64
    card: Card
    turn: i64
    """The turn in which it appears; 0 for a card that waits to be called in."""
    zone: i64
    number: i64
    called: i64
    """The index of the threat it may call in."""
    square: i64
    damage: i64
    hp: i64
    shield: i64
    speed: i64
    traits: i64
    letter: i64
    fate: i64
    fate_turn: i64
    station: i64
    tokens: i64
    out: bool
    """Phased out: in another reality until its next move."""
    was_out: bool
    revealed: bool
    counter: i64
    marks: i64
    """Mines, four bits for each station."""
    host: i64
    lasers: i64
    others: i64
    targeted: bool
    pulsed: bool
    rocketed: bool
    hurt: bool
    absorbed: i64
    mended: i64
    menders: i64

    def clone(self) -> Threat:
        t = Threat()
        t.index = self.index
        t.card = self.card
        t.turn = self.turn
        t.zone = self.zone
        t.number = self.number
        t.called = self.called
        t.square = self.square
        t.damage = self.damage
        t.hp = self.hp
        t.shield = self.shield
        t.speed = self.speed
        t.traits = self.traits
        t.letter = self.letter
        t.fate = self.fate
        t.fate_turn = self.fate_turn
        t.station = self.station
        t.tokens = self.tokens
        t.out = self.out
        t.was_out = self.was_out
        t.revealed = self.revealed
        t.counter = self.counter
        t.marks = self.marks
        t.host = self.host
        t.lasers = self.lasers
        t.others = self.others
        t.targeted = self.targeted
        t.pulsed = self.pulsed
        t.rocketed = self.rocketed
        t.hurt = self.hurt
        t.absorbed = self.absorbed
        t.mended = self.mended
        t.menders = self.menders
        return t

    def dump(self) -> dict[str, object]:
        plain = plain_facts(self)
        plain["card"] = self.card.code
        plain["zone"] = TRAJECTORIES[self.zone]
        plain["station"] = place(self.station)
        return plain


def new_threat(index: int, card: Card, turn: int, zone: int) -> Threat:
    """A threat that has not appeared yet."""
    t = Threat()
    t.index = index
    t.card = card
    t.turn = turn
    t.zone = zone
    t.number = turn * 2 + (1 if card.internal else 0)
    t.called = -1
    t.square = 0
    t.damage = 0
    t.hp = card.hp
    t.shield = card.shield
    t.speed = card.speed
    t.traits = card.traits
    t.letter = card.letter
    t.fate = WAITING
    t.fate_turn = 0
    t.station = card.stations[0] if card.stations else NOWHERE
    t.tokens = 0
    t.out = False
    t.was_out = False
    t.revealed = False
    t.counter = 0
    t.marks = 0
    t.host = -1
    t.lasers = 0
    t.others = 0
    t.targeted = False
    t.pulsed = False
    t.rocketed = False
    t.hurt = False
    t.absorbed = 0
    t.mended = 0
    t.menders = 0
    return t


def covers(t: Threat) -> bool:
    """Whether it covers systems as a malfunction that letters repair."""
    return t.card.kind == MALFUNCTION and t.letter <= 2
