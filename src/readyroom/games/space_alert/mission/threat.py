"""A threat in a mission."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from readyroom.core.steps import facts_of
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
        "absorbed",
        "called",
        "card",
        "counter",
        "damage",
        "fate",
        "fate_turn",
        "host",
        "hp",
        "hurt",
        "index",
        "lasers",
        "letter",
        "marks",
        "mended",
        "menders",
        "number",
        "others",
        "out",
        "pulsed",
        "revealed",
        "rocketed",
        "shield",
        "speed",
        "square",
        "station",
        "targeted",
        "tokens",
        "traits",
        "turn",
        "was_out",
        "zone",
    )  # fmt: skip

    DERIVED: ClassVar = ("card",)
    """It is written by its code."""
    SHARED: ClassVar = ("card",)

    def __init__(self, index: int, card: Card, turn: int, zone: int) -> None:
        self.index = index
        self.card = card
        self.turn = turn
        """The turn in which it appears; 0 for a card that waits to be called in."""
        self.zone = zone
        self.number = turn * 2 + (1 if card.internal else 0)
        self.called = -1
        """The index of the threat it may call in."""
        self.square = 0
        self.damage = 0
        self.hp = card.hp
        self.shield = card.shield
        self.speed = card.speed
        self.traits = card.traits
        self.letter = card.letter
        self.fate = WAITING
        self.fate_turn = 0
        self.station = card.stations[0] if card.stations else NOWHERE
        self.tokens = 0
        self.out = False
        """Phased out: in another reality until its next move."""
        self.was_out = False
        self.revealed = False
        self.counter = 0
        self.marks = 0
        """Mines, four bits for each station."""
        self.host = -1
        self.lasers = 0
        self.others = 0
        self.targeted = False
        self.pulsed = False
        self.rocketed = False
        self.hurt = False
        self.absorbed = 0
        self.mended = 0
        self.menders = 0

    def clone(self) -> Threat:
        t = Threat.__new__(Threat)
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
        plain: dict[str, object] = {name: getattr(self, name) for name in facts_of(Threat)}
        plain["card"] = self.card.code
        plain["zone"] = TRAJECTORIES[self.zone]
        plain["station"] = place(self.station)
        return plain


def covers(t: Threat) -> bool:
    """Whether it lies on systems as a malfunction that letters repair."""
    return t.card.kind == MALFUNCTION and t.letter <= 2
