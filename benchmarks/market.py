"""Market: the game that boardgame.io is measured with (boardgame_io.cjs), written for Ready Room, so that both servers
do the same work: a state of about 4 KB, twenty moves to choose from, everything told to four seats."""

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
    __slots__ = ("deck", "last", "owners", "points", "tokens", "turns")

    def __init__(self, seats: int, last: int) -> None:
        self.deck = tuple(Card(i, i % 7 + 1, KINDS[i % 3]) for i in range(80))
        self.last = last
        self.owners: list[int | None] = [None] * CELLS
        self.tokens = [[0, 0, 0] for _ in range(CELLS)]
        self.points = [0] * seats
        self.turns = 0

    def clone(self) -> State:
        copy = State(len(self.points), self.last)
        copy.owners = self.owners.copy()
        copy.tokens = [tokens.copy() for tokens in self.tokens]
        copy.points = self.points.copy()
        copy.turns = self.turns
        return copy

    def dump(self) -> dict[str, Any]:
        return {"owners": self.owners, "tokens": self.tokens, "points": self.points, "turns": self.turns}


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
        return (state.turns % len(state.points),)

    def legal(self, state: State, seat: int) -> list[Action]:
        return MOVES if seat == state.turns % len(state.points) else []

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Take)
        state.owners[action.cell] = seat
        state.tokens[action.cell][state.turns % 3] += 1
        state.points[seat] += action.cell % 4
        state.turns += 1
        t.tell(Took(seat, action.cell))

    def outcome(self, state: State) -> Outcome | None:
        if state.turns < state.last:
            return None
        points = tuple(state.points)
        return Outcome(points, tuple(1 + sum(other > mine for other in points) for mine in points), OVER)

    def public(self, state: State) -> MarketView:
        cells = zip(state.owners, state.tokens, strict=True)
        return MarketView(
            state.deck,
            tuple([Cell(i, owner, i % 4, (t[0], t[1], t[2])) for i, (owner, t) in enumerate(cells)]),
            tuple([Trader(seat, points, 3, 2, ()) for seat, points in enumerate(state.points)]),
            state.turns,
        )

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def prompt(self, state: State, seat: int) -> str:
        return "Take a cell."

    def conserved(self, state: State) -> dict[str, int]:
        return {"tokens": sum(map(sum, state.tokens)) - state.turns}
