"""A captain that tries all it could do now, follows each to the end of the turn, and takes what is worth most."""

from __future__ import annotations

from typing import Final

from readyroom.core.asking import go_on
from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.bots.judging import Insight, worth
from readyroom.games.starship_captains.bots.narrowing import promising
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.names import ANDROID, CADET, FIGURE_NUMBER, GOLD, colour_of, is_commander
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.steps.mission import AssignCrew
from readyroom.games.starship_captains.steps.research import TakeTech
from readyroom.games.starship_captains.steps.rounds import NextTurn
from readyroom.games.starship_captains.steps.travel import MakeMove
from readyroom.games.starship_captains.steps.turn import TakeTurn, begin_turn

MOST_DECISIONS: Final = 40
"""After that a line of thought is given up."""
BROAD: Final = (TakeTurn, MakeMove, TakeTech)
"""Questions that decide what comes after; the others are answered for themselves, unless the captain thinks ahead."""
LOOKED_AT: Final = 6
"""The best answers are followed into the own next turn."""


class Captain:
    """Greedy, with an eye on its own next turns if its insight says so."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        if isinstance(state.stack[-1], AssignCrew):
            return fitting(state, legal)
        legal = promising(state, seat, legal)
        if len(legal) == 1:
            return legal[0]
        luck = Chance("captain", chance.below(1 << 32))
        if not self.insight.ahead and not isinstance(state.stack[-1], BROAD):
            return self._quick(state, seat, luck)
        tried = [self._try(state, seat, action, luck) for action in legal]
        values = [value + self._blur(chance) for value, _ in tried]
        if self.insight.ahead and isinstance(state.stack[-1], TakeTurn):
            order = sorted(range(len(legal)), key=values.__getitem__, reverse=True)
            for i in order[:LOOKED_AT]:
                values[i] = self._later(tried[i][1], seat, luck)
            return legal[max(order[:LOOKED_AT], key=values.__getitem__)]
        return legal[values.index(max(values))]

    def _try(self, state: State, seat: int, action: Action, luck: Chance) -> tuple[float, State]:
        """An action and all that follows from it on this turn, each time what looks best at once."""
        s = state.clone()
        t = Telling(luck, aloud=False)
        _do(s, seat, action, t)
        for _ in range(MOST_DECISIONS):
            top = s.stack[-1]
            if isinstance(top, (NextTurn, TakeTurn)) or top.to_act(s) != (seat,):
                break
            _do(s, seat, self._quick(s, seat, luck), t)
        return worth(s, seat, self.insight), s

    def _quick(self, s: State, seat: int, luck: Chance) -> Action:
        """The answer that is worth most by itself."""
        legal = s.stack[-1].legal(s, seat)
        if isinstance(s.stack[-1], AssignCrew):
            return fitting(s, legal)
        legal = promising(s, seat, legal)
        if len(legal) == 1:
            return legal[0]
        best, most = legal[0], -1e9
        for action in legal:
            after = s.clone()
            _do(after, seat, action, Telling(luck, aloud=False))
            value = worth(after, seat, self.insight)
            if value > most:
                best, most = action, value
        return best

    def _later(self, s: State, seat: int, luck: Chance) -> float:
        """What the position is worth after some more own turns, played as well as it can, as though nobody came in
        between."""
        for _ in range(self.insight.ahead):
            again = my_turn(s, seat, luck)
            if again is None:
                break
            legal = [one for one in again.stack[-1].legal(again, seat) if not isinstance(one, (a.Train, a.Promote))]
            _, s = max((self._try(again, seat, action, luck) for action in legal), key=lambda tried: tried[0])
        return worth(s, seat, self.insight)

    def _blur(self, chance: Chance) -> float:
        noise = self.insight.noise
        return noise * (chance.below(1000) / 1000 - 0.5) if noise else 0.0


def my_turn(s: State, seat: int, luck: Chance) -> State | None:
    """The position with the seat to act again; None when it has no more turn in this round."""
    if s.over or s.ships[seat].passed:
        return None
    again = s.clone()
    again.stack = [NextTurn()]
    again.legal = None
    begin_turn(again, seat)
    go_on(again, Telling(luck, aloud=False))
    mine = not again.over and isinstance(again.stack[-1], TakeTurn) and again.active == seat
    return again if mine and again.round == s.round else None


def _do(s: State, seat: int, action: Action, t: Telling) -> None:
    """Does it, and all that follows without a question, up to the end of the turn."""
    s.legal = None
    s.stack[-1].apply(s, seat, action, t)
    while not (step := s.stack[-1]).waits(s) and not isinstance(step, NextTurn):
        step.run(s, t)


def fitting(s: State, legal: list[Action]) -> Action:
    """The figure for the next line: one that matches, an ensign before a commander before an android; otherwise the
    one that would be missed least."""
    lines = MISSIONS[s.mission].lines
    at = len(s.mission_crew)
    later = [line.colour for line in lines[at + 1 :]]

    def rank(action: Action) -> tuple[int, int]:
        assert isinstance(action, a.Assign)
        figure = FIGURE_NUMBER[action.figure]
        if figure == ANDROID:
            return (0, 0) if lines[at].colour == GOLD else (3, 0)
        if figure != CADET and colour_of(figure) == lines[at].colour:
            return 1, int(is_commander(figure))
        wanted = figure != CADET and colour_of(figure) in later
        return (4 if wanted else 2), int(figure != CADET) + int(is_commander(figure))

    return min(legal, key=rank)
