"""Finds calls that get in each other's way: two at one console, two in one gravolift, too few people for a malfunction.

Only calls count, never face-down cards. People stay where they are unless they called a move or a place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal

import msgspec

from readyroom.core.board import joined
from readyroom.games.space_alert.mission.card import FROM_SPACE, THREE_AT_ONCE, WITH_BOTS, Card, mask
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.places import (
    BRIDGE,
    LETTERS,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    OTHER_DECK,
    SQUAD_STATIONS,
    STATIONS,
    TOWARD_BLUE,
    TOWARD_RED,
    UPPER_RED,
    UPPER_WHITE,
    ZONE_OF,
    ZONES,
    A,
    B,
    Station,
)

Turn = Annotated[int, msgspec.Meta(ge=1, le=12)]
Short = Annotated[str, msgspec.Meta(max_length=40)]


class CalledTurn(msgspec.Struct, frozen=True):
    """What someone called for a turn, and the station where they said they would be; either may be missing."""

    turn: Turn
    order: Short = ""
    at: Station | None = None


class CalledMember(msgspec.Struct, frozen=True):
    """A crew member and all of their calls. ``name`` is how a sentence about them starts: "Ben", "You"."""

    member: Short
    name: Short
    turns: Annotated[tuple[CalledTurn, ...], msgspec.Meta(max_length=12)] = ()


class CalledThreat(msgspec.Struct, frozen=True):
    """An announced threat and the code of its card."""

    threat: Short
    turn: Turn


class Called(msgspec.Struct, frozen=True):
    """Everything the crew has called so far. Conflicts before turn ``since`` are ignored."""

    crew: Annotated[tuple[CalledMember, ...], msgspec.Meta(max_length=5)]
    threats: Annotated[tuple[CalledThreat, ...], msgspec.Meta(max_length=24)] = ()
    since: Turn = 1


class Conflict(msgspec.Struct, frozen=True):
    """Calls that contradict each other (``clash``), or too few calls (``short``)."""

    kind: Literal["clash", "short"]
    turn: int
    """The turn of the conflict; 0 if it spans several."""
    members: tuple[str, ...]
    title: str
    text: str


class Deed(msgspec.Struct, frozen=True):
    """One symbol of a call, and the station where it happens."""

    who: CalledMember
    turn: int
    symbol: str
    heroic: bool
    station: int


BY_CODE: Final = {card.code: card for card in CARDS}
STEPS: Final = {"red": TOWARD_RED, "blue": TOWARD_BLUE, "lift": OTHER_DECK}
THIRD: Final = {
    UPPER_RED: "The interceptors carry one.",
    UPPER_WHITE: "One at the computer is enough.",
    LOWER_BLUE: "Only one rocket launches per turn.",
    **dict.fromkeys(SQUAD_STATIONS, "There is one squad of battlebots."),
}
"""Why one C per turn is enough in a station; any number of people may look out the window."""
PLACES: Final = (
    "in upper red", "on the bridge", "in upper blue", "in lower red", "in lower white", "in lower blue",
)  # fmt: skip


def conflicts(called: Called) -> list[Conflict]:
    """All conflicts by turn; those that span several turns come last."""
    deeds = [deed for who in called.crew for deed in _deeds(who)]
    threats = [(BY_CODE[one.threat], one.turn) for one in called.threats if one.threat in BY_CODE]
    found = [*_consoles(deeds, threats), *_lifts(deeds), *_unled(deeds)]
    found = [one for one in found if one.turn >= called.since]
    return [*sorted(found, key=lambda one: one.turn), *_shortages(deeds, threats)]


def _deeds(who: CalledMember) -> Iterator[Deed]:
    """A crew member's way through the ship, as far as they called it."""
    said = {one.turn: one for one in who.turns}
    station = BRIDGE
    for turn in range(1, 13):
        one = said.get(turn)
        if one is None:
            continue
        if one.at is not None:
            station = STATIONS.index(one.at)
        for word in one.order.split("+"):
            first, _, rest = word.partition("-")
            symbol = rest if first == "heroic" else first
            yield Deed(who, turn, symbol, first == "heroic", station)
            if symbol in STEPS:
                station = STEPS[symbol][station]
            elif first == "go" and rest in STATIONS:
                station = STATIONS.index(rest)


def _consoles(deeds: Sequence[Deed], threats: Sequence[tuple[Card, int]]) -> Iterator[Conflict]:
    for station in range(len(STATIONS)):
        for letter, symbol in enumerate(LETTERS):
            why = _enough(station, letter)
            if not why:
                continue
            for turn in range(1, 13):
                there = [one for one in deeds if (one.station, one.symbol, one.turn) == (station, symbol, turn)]
                if len(there) > 1 and not _broken(threats, station, letter, turn):
                    title = f"{len(there)} at {symbol} {PLACES[station]}, turn {turn}."
                    yield _clash(turn, there, title, why)


def _enough(station: int, letter: int) -> str:
    """Why a system is used only once per turn; empty if it may be used more often."""
    if letter == A:
        return "A cannon fires once per turn."
    if letter == B:
        if station == LOWER_WHITE:
            return "The second burns a fuel capsule for nothing."
        return f"The first fills the {'shield' if station < LOWER_RED else 'reactor'}."
    return THIRD.get(station, "")


def _broken(threats: Sequence[tuple[Card, int]], station: int, letter: int, turn: int) -> bool:
    """Whether a malfunction may be there, which several people can repair at once."""
    return any(
        card.letter == letter and mask(card.stations) >> station & 1 for card, came in _aboard(threats) if came <= turn
    )


def _aboard(threats: Sequence[tuple[Card, int]]) -> Iterator[tuple[Card, int]]:
    return ((card, came) for card, came in threats if card.internal)


def _lifts(deeds: Sequence[Deed]) -> Iterator[Conflict]:
    for turn in range(1, 13):
        for zone, colour in enumerate(ZONES):
            riding = [one for one in deeds if (one.symbol, one.turn, ZONE_OF[one.station]) == ("lift", turn, zone)]
            if len(riding) > 1:
                title = f"{len(riding)} in the {colour} gravolift, turn {turn}."
                yield _clash(turn, riding, title, "It carries one; the next is delayed.")


def _unled(deeds: Sequence[Deed]) -> Iterator[Conflict]:
    """Battlebots called by someone who has not activated a squad before."""
    for one in deeds:
        if one.symbol != "bots":
            continue
        before = [it for it in deeds if it.who is one.who and it.symbol == "C" and it.turn < one.turn]
        if not any(it.station in SQUAD_STATIONS for it in before):
            title = f"No battlebots, turn {one.turn}."
            text = f"{one.who.name} called an attack, but never C where battlebots wait."
            yield Conflict("short", one.turn, (one.who.member,), title, text)


def _shortages(deeds: Sequence[Deed], threats: Sequence[tuple[Card, int]]) -> Iterator[Conflict]:
    """Internal threats that someone attends to, but not often enough."""
    for card, came in _aboard(threats):
        if card.letter == FROM_SPACE:
            continue
        symbol = "bots" if card.letter == WITH_BOTS else LETTERS[card.letter]
        at = mask(card.stations)
        helping = [
            one for one in deeds
            if one.symbol == symbol and one.turn >= came and (card.letter == WITH_BOTS or at >> one.station & 1)
        ]  # fmt: skip
        done = sum(2 if one.heroic and card.letter != WITH_BOTS else 1 for one in helping)
        needed = 3 if card.traits & THREE_AT_ONCE else card.hp
        if not 0 < done < needed:
            continue
        what = "battlebots" if symbol == "bots" else symbol
        title = f"{card.name}: {done} of {needed} {what} called."
        names = joined([*dict.fromkeys(one.who.name for one in helping)])
        text = f"{names} called {done}. Who has {needed - done} more?"
        yield Conflict("short", 0, tuple(dict.fromkeys(one.who.member for one in helping)), title, text)


def _clash(turn: int, there: Sequence[Deed], title: str, why: str) -> Conflict:
    names = joined([one.who.name for one in there]) + (" both" if len(there) == 2 else "")
    return Conflict("clash", turn, tuple(one.who.member for one in there), title, f"{names} called it. {why}")
