"""Market: the game that boardgame.io is measured with (boardgame_io.cjs), written for Ready Room, so that both servers
do the same work: a state of about 4 KB, twenty legal moves, everything sent to four seats."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from readyroom.core.chance import Chance
from readyroom.core.game import Game
from readyroom.core.struct import Action, Event, Outcome
from readyroom.core.telling import Telling
from readyroom.core.words import Phrasebook

CELLS = 20
KINDS = ("ore", "fuel", "crew")
OVER = "The market closed."


class MarketOptions(msgspec.Struct, frozen=True):
    """When the market closes."""

    turns: Annotated[int, msgspec.Meta(ge=1)] = 200


class Take(Action, frozen=True):
    """Take a cell of the market."""

    cell: Annotated[int, msgspec.Meta(ge=0, lt=CELLS)]


class Took(Event, frozen=True):
    seat: int
    cell: int


class Card(msgspec.Struct, frozen=True):
    id: int
    cost: int
    kind: str


class Cell(msgspec.Struct, frozen=True):
    id: int
    owner: int | None
    level: int
    tokens: tuple[int, int, int]


class Trader(msgspec.Struct, frozen=True):
    id: int
    points: int
    energy: int
    culture: int
    cards: tuple[int, ...]


class MarketView(msgspec.Struct, frozen=True):
    """All of it: nothing is hidden in a market."""

    deck: tuple[Card, ...]
    row: tuple[Cell, ...]
    seats: tuple[Trader, ...]
    turns: int


class State:
    """The state has the form of the view, and an action replaces what it changes, as boardgame.io does with Immer."""

    __slots__ = ("deck", "last", "row", "seats", "turns")

    def __init__(self, seats: int, last: int) -> None:
        self.deck = tuple([Card(i, i % 7 + 1, KINDS[i % 3]) for i in range(80)])
        self.last = last
        self.row = [Cell(i, None, i % 4, (0, 0, 0)) for i in range(CELLS)]
        self.seats = [Trader(seat, 0, 3, 2, ()) for seat in range(seats)]
        self.turns = 0

    def clone(self) -> State:
        copy = State(len(self.seats), self.last)
        copy.row = self.row.copy()
        copy.seats = self.seats.copy()
        copy.turns = self.turns
        return copy

    def dump(self) -> dict[str, Any]:
        return {"row": self.row, "seats": self.seats, "turns": self.turns}


MOVES: list[Action] = [Take(cell) for cell in range(CELLS)]


class Market(Game[MarketOptions, State, MarketView, None]):
    slug = "market"
    title = "Market"
    blurb = "Take cells until the market closes."
    minutes = 5
    seats = range(2, 5)
    Options = MarketOptions
    actions = (Take,)
    events = (Took,)
    notation = {Take: "take {cell}"}
    phrases = Phrasebook({Take: "Take cell {cell}.", Took: "{seat} took cell {cell}."}, {})

    def setup(self, options: MarketOptions, seats: int, version: int, t: Telling) -> State:
        return State(seats, options.turns)

    def to_act(self, state: State) -> tuple[int, ...]:
        return (state.turns % len(state.seats),)

    def legal(self, state: State, seat: int) -> list[Action]:
        return MOVES if seat == state.turns % len(state.seats) else []

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Take)
        cell, trader, kind = state.row[action.cell], state.seats[seat], state.turns % 3
        a, b, c = cell.tokens
        tokens = (a + (kind == 0), b + (kind == 1), c + (kind == 2))
        state.row[action.cell] = Cell(cell.id, seat, cell.level, tokens)
        points = trader.points + cell.level
        state.seats[seat] = Trader(seat, points, trader.energy, trader.culture, trader.cards)
        state.turns += 1
        t.tell(Took(seat, action.cell))

    def outcome(self, state: State) -> Outcome | None:
        if state.turns < state.last:
            return None
        points = tuple([trader.points for trader in state.seats])
        return Outcome(points, tuple([1 + sum(other > mine for other in points) for mine in points]), OVER)

    def public(self, state: State) -> MarketView:
        return MarketView(state.deck, tuple(state.row), tuple(state.seats), state.turns)

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def prompt(self, state: State, seat: int) -> str:
        return "Take a cell."

    def conserved(self, state: State) -> dict[str, int]:
        return {"tokens": sum(sum(cell.tokens) for cell in state.row) - state.turns}
