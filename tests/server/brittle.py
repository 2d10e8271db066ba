"""Brittle: a game whose rules fail on request. Only for tests of the server's reaction."""

from __future__ import annotations

import sys
import time
from typing import Any, Literal

import msgspec

from readyroom.core.chance import Chance
from readyroom.core.game import Bot, Game
from readyroom.core.struct import Action, Event, Outcome
from readyroom.core.telling import Telling
from readyroom.core.words import Phrasebook


class Move(Action, frozen=True):
    """Go on; or fail here, or in showing the result, or whenever a standing order is followed."""

    how: Literal["well", "break", "break-view", "end"] = "well"


class Moved(Event, frozen=True):
    seat: int


class BrittleOptions(msgspec.Struct, frozen=True):
    ticking: bool = False
    hushing: bool = False
    """Every other move produces no event."""


class BrittleOrders(msgspec.Struct, frozen=True):
    follow: bool = True


class Public(msgspec.Struct, frozen=True):
    moves: int


class State:
    __slots__ = ("hushing", "moves", "over", "seats", "ticking", "unseen")

    def __init__(self, seats: int, ticking: bool, hushing: bool) -> None:
        self.seats = seats
        self.ticking = ticking
        self.hushing = hushing
        self.moves = 0
        self.over = False
        self.unseen = False

    def clone(self) -> State:
        copy = State(self.seats, self.ticking, self.hushing)
        copy.moves, copy.over, copy.unseen = self.moves, self.over, self.unseen
        return copy

    def dump(self) -> dict[str, Any]:
        return {"moves": self.moves, "over": self.over, "unseen": self.unseen}


class StumblingBot:
    """A bot that fails whenever it is asked."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action | None:
        raise ZeroDivisionError("the bot is brittle")


class PonderingBot:
    """A bot that says that it ponders, and never decides."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action | None:
        print("Pondering.", file=sys.stderr, flush=True)
        while True:
            time.sleep(0.01)


class Brittle(Game[BrittleOptions, State, Public, None]):
    slug = "brittle"
    title = "Brittle"
    blurb = "Breaks on demand."
    minutes = 1
    seats = range(1, 5)
    Options = BrittleOptions
    Orders = BrittleOrders
    actions = (Move,)
    events = (Moved,)
    notation = {Move: "move {how}"}
    levels = ("stumbling", "pondering", "random")
    phrases = Phrasebook({Move: "Move {how}.", Moved: "{seat} moved."}, {})

    def setup(self, options: BrittleOptions, seats: int, version: int, t: Telling) -> State:
        return State(seats, options.ticking, options.hushing)

    def to_act(self, state: State) -> tuple[int, ...]:
        return (state.moves % state.seats,)

    def legal(self, state: State, seat: int) -> list[Action]:
        if seat != state.moves % state.seats:
            return []
        return [Move(), Move("break"), Move("break-view"), Move("end")]

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        state.moves += 1
        if action == Move("break"):
            raise ZeroDivisionError("the rules are brittle")
        state.unseen = action == Move("break-view")
        state.over = action == Move("end")
        t.tell(Moved(seat))

    def deadline(self, state: State) -> int | None:
        return 50 if state.ticking else None

    def tick(self, state: State, t: Telling) -> None:
        raise ZeroDivisionError("the clock is brittle")

    def hushed(self, state: State) -> str:
        return "Hush: it would break." if state.hushing and state.moves % 2 == 1 else ""

    def live(self, state: State) -> bool:
        return False

    def outcome(self, state: State) -> Outcome | None:
        return Outcome((1,) * state.seats, (1,) * state.seats, "It held.") if state.over else None

    def public(self, state: State) -> Public:
        if state.unseen:
            raise ZeroDivisionError("the view is brittle")
        return Public(state.moves)

    def preset(self, state: State, seat: int, orders: Any) -> Action | None:
        raise ZeroDivisionError("the orders are brittle")

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def prompt(self, state: State, seat: int) -> str:
        return "How?"

    def conserved(self, state: State) -> dict[str, int]:
        return {}

    def bot(self, level: str) -> Bot:
        bots: dict[str, Bot] = {"stumbling": StumblingBot(), "pondering": PonderingBot()}
        return bots.get(level) or super().bot(level)
