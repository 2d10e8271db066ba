"""Building against the hourglass (R-10 to R-17): everyone at once, in real time."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.steps import AskAll
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned, warehouse
from readyroom.games.galaxy_trucker.cards.adventures import OPEN_PILES
from readyroom.games.galaxy_trucker.cards.missions import NO_LOOKING
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER
from readyroom.games.galaxy_trucker.state import NONE, State, Trucker

_TILE: Final = "tile"
_PILE: Final = "pile"
_NUMBER_TILE: Final = "number tile"
_HOURGLASS: Final = "hourglass"
_WHAT: Final[dict[type[Action], str]] = {
    a.Take: _TILE,
    a.Look: _PILE,
    a.Finish: _NUMBER_TILE,
    a.TurnHourglass: _HOURGLASS,
}
"""The things that two seats can reach for at once."""


class GetReady(AskAll[State]):
    """The hourglass does not start before everyone is ready."""

    __slots__ = ()
    question: ClassVar[str] = "Are you ready to build? The hourglass starts when everyone is."
    reason: ClassVar[str] = "Building has not started. Say that you are ready."
    live = True

    def options(self, s: State, seat: int) -> list[Action]:
        return interned.ONLY_READY

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack[-1] = GetReady(self.without(seat))
        if t.aloud:
            t.tell(e.SaidReady(seat))

    def run(self, s: State, t: Telling) -> None:
        """R-15: the hourglass starts on the circle of the flight's level."""
        s.stack.pop()
        s.phase = "build"
        s.circle = s.level
        s.sand = t.now + 1000 * s.options.hourglass_seconds
        if t.aloud:
            t.tell(e.BuildingStarted(s.options.hourglass_seconds))


class Building(AskAll[State]):
    """The seats that are building; those that have finished may still turn the hourglass."""

    __slots__ = ()
    live = True

    def to_act(self, s: State) -> tuple[int, ...]:
        if s.sand or not s.circle:
            return self.seats
        return tuple([one for one in s.playing() if one in self.seats or may_turn_hourglass(s, s.truckers[one])])

    def options(self, s: State, seat: int) -> list[Action]:
        trucker = s.truckers[seat]
        if trucker.number:
            return interned.ONLY_TURN
        if trucker.looking >= 0:
            found = [interned.PUT_BACK]
        elif trucker.hand >= 0:
            found = warehouse.with_tile(s, trucker)
        else:
            found = warehouse.with_empty_hand(s, trucker, may_take=True)
        if may_turn_hourglass(s, trucker):
            found.append(interned.TURN_HOURGLASS)
        return found

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        if seat not in self.to_act(s):
            return None
        trucker = s.truckers[seat]
        if isinstance(action, a.TurnHourglass):
            return interned.TURN_HOURGLASS if trucker.number or may_turn_hourglass(s, trucker) else None
        if trucker.number:
            return None
        if trucker.looking >= 0:
            return interned.PUT_BACK if action == interned.PUT_BACK else None
        return warehouse.allowed(s, trucker, action, may_take=True)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        trucker = s.truckers[seat]
        what = _WHAT.get(type(action), "")
        if what and self.late(s, seat, action):
            if t.aloud:
                t.whisper(e.TooLate(seat, what, self.faster(s, seat, action)), seat)
        elif isinstance(action, a.TurnHourglass):
            s.circle -= 1
            s.sand = t.now + 1000 * s.options.hourglass_seconds
            if t.aloud:
                t.tell(e.HourglassTurned(seat, s.circle))
        elif isinstance(action, a.Finish):
            s.stack[-1] = Building(self.without(seat))
            warehouse.finish(trucker, action.number, True, t)
        else:
            warehouse.handle(s, trucker, action, t)

    def run(self, s: State, t: Telling) -> None:
        """R-17: all have finished."""
        s.stack.pop()
        end_building(s, "all finished", t)

    def deadline(self, s: State) -> int | None:
        """When the hourglass runs out; an empty one waits to be turned."""
        return s.sand or None

    def tick(self, s: State, t: Telling) -> None:
        """R-15: on START, building ends for everyone."""
        s.sand = 0
        if t.aloud:
            t.tell(e.SandRanOut(s.circle))
        if s.circle == 0:
            s.stack.pop()
            time_is_up(s, t)

    def late(self, s: State, seat: int, action: Action) -> bool:
        """Whether another seat was faster to the tile, the pile, the number tile or the hourglass."""
        trucker = s.truckers[seat]
        what = _WHAT.get(type(action), "")
        if not what or trucker.out:
            return False
        if what == _HOURGLASS:
            return s.sand > 0 and (s.circle < s.level)
        if trucker.number or trucker.looking >= 0 or trucker.hand >= 0:
            return False
        if what == _PILE and (not warehouse.has_built(trucker) or trucker.bet == NO_LOOKING):
            return False
        return self.faster(s, seat, action) >= 0

    def faster(self, s: State, seat: int, action: Action) -> int:
        """The seat with the tile, pile or number tile that this seat reaches for; -1 for none."""
        tile, pile, number = NONE, 0, 0
        if isinstance(action, a.Take) and isinstance(action.tile, str):
            tile = NUMBER.get(action.tile, NONE)
        elif isinstance(action, a.Look) and action.pile in range(1, OPEN_PILES + 1):
            pile = action.pile
        elif isinstance(action, a.Finish) and action.number in range(1, s.seats + 1):
            number = action.number
        for other in s.truckers:
            if other.seat == seat:
                continue
            has = _holds(other, tile) if tile >= 0 else pile > 0 and other.looking == pile - 1
            if has or (number > 0 and other.number == number):
                return other.seat
        return -1

    def prompt(self, s: State, seat: int) -> str:
        trucker = s.truckers[seat]
        if trucker.number:
            return "You have finished, and the sand has run out. You may turn the hourglass."
        if trucker.looking >= 0:
            return "You are looking at cards. Put them back when you have seen enough."
        if trucker.hand >= 0:
            return "Place the tile, set it aside, or put it back."
        return "Take a tile, look at cards, or finish."

    def answers(self, s: State, seat: int) -> bool:
        return True

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, a.TurnHourglass):
            if s.sand:
                return "The sand is still running."
            if s.circle == 0:
                return "The hourglass has run for the last time."
            return "Only a builder who has finished may turn the hourglass onto START."
        return warehouse.refusal(s, s.truckers[seat], action)


def _holds(trucker: Trucker, tile: int) -> bool:
    return trucker.hand == tile or tile in trucker.aside or tile in trucker.ship.tile


def may_turn_hourglass(s: State, trucker: Trucker) -> bool:
    """R-15: once the hourglass has run out; only builders who have finished may move it to START."""
    return s.sand == 0 and (s.circle > 1 or (s.circle == 1 and trucker.number > 0))


def time_is_up(s: State, t: Telling) -> None:
    """R-16: the others get the remaining number tiles at random; a tile in hand may still be placed."""
    if t.aloud:
        t.tell(e.BuildingEnded("time is up"))
    numbers = warehouse.free_numbers(s)
    t.chance.shuffle(numbers)
    for trucker in (s.truckers[seat] for seat in s.playing()):
        if not trucker.number:
            if trucker.looking >= 0:
                warehouse.put_back(trucker, t)
            warehouse.finish(trucker, numbers.pop(0), False, t)
    s.stack.append(LastTile(tuple(trucker.seat for trucker in s.truckers if trucker.hand >= 0)))


def end_building(s: State, reason: str, t: Telling) -> None:
    if t.aloud:
        t.tell(e.BuildingEnded(reason))
    s.circle = 0
    s.sand = 0


class LastTile(AskAll[State]):
    """Time is up: a tile in hand is placed or put away (rulings: tile in hand)."""

    __slots__ = ()
    question: ClassVar[str] = "Time is up. You may still place the tile in your hand."
    reason: ClassVar[str] = "Time is up. All you can do is place the tile in your hand, or put it away."
    live = True

    def options(self, s: State, seat: int) -> list[Action]:
        trucker = s.truckers[seat]
        found = warehouse.with_tile(s, trucker)
        unwanted = interned.SET_ASIDE if not trucker.hand_kept else interned.RETURN
        return [action for action in found if action is not unwanted]

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        if isinstance(action, a.Place):
            return warehouse.placing(s, s.truckers[seat], action) if seat in self.seats else None
        return super().allows(s, seat, action)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack[-1] = LastTile(self.without(seat))
        warehouse.handle(s, s.truckers[seat], action, t)
        s.truckers[seat].loose = 0
