"""Scramble: actions, events and their sentences."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Action, Event
from readyroom.core.words import Phrasebook

CRATES: Final = 12
VALUES: Final = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
HOLD: Final = 4
DECLARED: Final = 2
ROUNDS: Final = 2
MUSTER_MS: Final = 20_000
SCRAMBLE_MS: Final = 45_000
CALL_MS: Final = 15_000
DECLARE_MS: Final = 20_000
CALLS: Final = ("customs", "leak", "rescue")


class Ready(Action, frozen=True):
    """Say that you are ready; when all are, the scramble begins."""


class Grab(Action, frozen=True):
    """Take a crate from the heap. You alone see what is in it."""

    crate: int


class Drop(Action, frozen=True):
    """Put a crate back on the heap."""

    crate: int


class Leave(Action, frozen=True):
    """Be done with the scramble; when all are, it ends early."""


class Declare(Action, frozen=True):
    """Secretly: name up to two crates to be opened and counted."""

    crates: tuple[int, ...]


class Mustered(Event, frozen=True):
    round: int


class SaidReady(Event, frozen=True):
    seat: int


class Began(Event, frozen=True):
    """The scramble begins."""


class Announced(Event, frozen=True):
    """A call over the speakers: at ``second`` of the scramble."""

    call: str
    second: int


class Grabbed(Event, frozen=True):
    seat: int
    crate: int


class LookedInto(Event, frozen=True):
    """Told only to the one who grabbed it."""

    seat: int
    crate: int
    value: int


class Taken(Event, frozen=True):
    """Told only to the one whose hand came too late."""

    seat: int
    crate: int
    holder: int


class Dropped(Event, frozen=True):
    seat: int
    crate: int


class Left(Event, frozen=True):
    seat: int


class ScrambleEnded(Event, frozen=True):
    """``early``: everyone had left."""

    early: bool


class DeclaredSome(Event, frozen=True):
    seat: int


class Opened(Event, frozen=True):
    """A seat's declared crates are opened: their values, and the points with the others and the call's bonus."""

    seat: int
    crates: tuple[int, ...]
    values: tuple[int, ...]
    points: int


class NobodyCame(Event, frozen=True):
    """Nobody was ready in time."""


ACTIONS: Final = (Ready, Grab, Drop, Leave, Declare)
EVENTS: Final = (
    Mustered, SaidReady, Began, Announced, Grabbed, LookedInto, Taken, Dropped, Left, ScrambleEnded, DeclaredSome,
    Opened, NobodyCame,
)  # fmt: skip
NOTATION: Final[dict[type[Action], str]] = {
    Ready: "ready",
    Grab: "grab {crate}",
    Drop: "drop {crate}",
    Leave: "leave",
    Declare: "declare {crates}",
}


def _ended(event: ScrambleEnded) -> str:
    return "Everybody has left the heap." if event.early else "The horn sounds: hands off the heap."


def _declare(action: Declare) -> str:
    return "Declare {crates:crate*}." if action.crates else "Declare nothing."


PHRASES: Final = Phrasebook(
    {
        Ready: "Say that you are ready.",
        Grab: "Grab {crate:crate}.",
        Drop: "Put {crate:crate} back.",
        Leave: "Leave the heap for this round.",
        Declare: _declare,
        Mustered: "Round {round}: the crews muster.",
        SaidReady: "{seat} [be] ready.",
        Began: "The heap is open!",
        Announced: "Attention at second {second}: {call:call}.",
        Grabbed: "{seat} [grab] {crate:crate}.",
        LookedInto: "You look into {crate:crate}: it is worth {value}.",
        Taken: "Too late: {crate:crate} has just gone to {holder:seat}.",
        Dropped: "{seat} [put] {crate:crate} back.",
        Left: "{seat} [leave] the heap.",
        ScrambleEnded: _ended,
        DeclaredSome: "{seat} [have] declared.",
        Opened: "{seat} [open] {crates:crate*} and [score] {points}.",
        NobodyCame: "Nobody was ready, and the heap was sold.",
    },
    {
        "crate": {crate: f"crate {crate}" for crate in range(CRATES)},
        "call": {
            "customs": "customs are here, and every crate not declared costs a point",
            "leak": "the hold leaks, and crates not declared count nothing",
            "rescue": "a rescue, and crates of value 1 count 5",
        },
    },
)
