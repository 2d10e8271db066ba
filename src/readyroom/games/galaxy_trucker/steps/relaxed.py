"""Relaxed building: in turns, without a clock. A builder takes a few tiles from the warehouse each turn.

Once someone has finished, every other builder has four more turns. A lone builder has no limit.
"""

from __future__ import annotations

from typing import Final

from readyroom.core.english import count
from readyroom.core.steps import Ask
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned, warehouse
from readyroom.games.galaxy_trucker.state import NONE, State
from readyroom.games.galaxy_trucker.steps.building import end_building

LAST_TURNS: Final = 4


class BuildInTurns(Ask[State]):
    """One builder's turn."""

    __slots__ = ()

    def waits(self, s: State) -> bool:
        return not s.truckers[self.seat].number

    def options(self, s: State) -> list[Action]:
        trucker = s.truckers[self.seat]
        if trucker.looking >= 0:
            return [interned.PUT_BACK]
        if trucker.hand >= 0:
            return warehouse.with_tile(s, trucker)
        found = warehouse.with_empty_hand(s, trucker, may_take=s.takes > 0)
        if len(s.playing()) > 1:
            found.append(interned.END_TURN)
        return found

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        if seat != self.seat:
            return None
        trucker = s.truckers[seat]
        if trucker.looking >= 0:
            return interned.PUT_BACK if action == interned.PUT_BACK else None
        if isinstance(action, a.EndTurn):
            return interned.END_TURN if trucker.hand < 0 and len(s.playing()) > 1 else None
        return warehouse.allowed(s, trucker, action, may_take=s.takes > 0)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        trucker = s.truckers[seat]
        if isinstance(action, a.Finish):
            warehouse.finish(trucker, action.number, True, t)
            _hurry(s)
            self._pass_on(s, t)
        elif isinstance(action, a.EndTurn):
            trucker.loose = 0
            if trucker.turns_left > 0:
                trucker.turns_left -= 1
                if trucker.turns_left == 0:
                    warehouse.finish(trucker, warehouse.free_numbers(s)[0], False, t)
            self._pass_on(s, t)
        else:
            if isinstance(action, (a.Draw, a.DrawPayload, a.Take)) and len(s.playing()) > 1:
                s.takes -= 1
            warehouse.handle(s, trucker, action, t)

    def _pass_on(self, s: State, t: Telling) -> None:
        """Passes the turn to the next seat that is still building."""
        for ahead in range(1, s.seats + 1):
            trucker = s.truckers[(self.seat + ahead) % s.seats]
            if not trucker.out and not trucker.number:
                s.stack[-1] = BuildInTurns(trucker.seat)
                s.takes = s.options.draws
                if t.aloud:
                    t.tell(e.TurnBegan(trucker.seat, trucker.turns_left))
                return

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        end_building(s, "all finished", t)

    def prompt(self, s: State, seat: int) -> str:
        trucker = s.truckers[seat]
        if trucker.looking >= 0:
            return "You are looking at cards. Put them back when you have seen enough."
        if trucker.hand >= 0:
            return "Place the tile, set it aside, or put it back."
        if len(s.playing()) == 1:
            return "Take a tile, look at cards, or finish."
        if s.takes:
            return f"Your turn: you can take {count(s.takes, 'more tile')}."
        return "You have taken all your tiles for this turn."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        trucker = s.truckers[seat]
        if isinstance(action, (a.Draw, a.DrawPayload, a.Take)) and not s.takes and trucker.hand < 0:
            return "You have taken all your tiles for this turn. End your turn."
        if isinstance(action, a.EndTurn) and trucker.hand >= 0:
            return "You have a tile in hand. Place it, set it aside or put it back first."
        return warehouse.refusal(s, trucker, action)


def start_turns(s: State, t: Telling) -> None:
    """Starts the turns, each flight with a different builder."""
    playing = s.playing()
    first = playing[s.flight % len(playing)]
    s.stack.append(BuildInTurns(first))
    s.takes = s.options.draws
    if t.aloud:
        t.tell(e.BuildingStarted(0))
        t.tell(e.TurnBegan(first, NONE))


def _hurry(s: State) -> None:
    for trucker in s.truckers:
        if not trucker.out and not trucker.number and trucker.turns_left < 0:
            trucker.turns_left = LAST_TURNS
