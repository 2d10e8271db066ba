"""A captain that tries everything it could do now, follows each to the end of the turn, and takes the best."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.steps import settle
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.bots.candidates import promising
from readyroom.games.starship_captains.bots.evaluation import Insight, worth
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.interned import TAKE_MISSION
from readyroom.games.starship_captains.names import ANDROID, CADET, FIGURE_NUMBER, GOLD, colour_of, is_commander
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.steps.mission import AssignCrew
from readyroom.games.starship_captains.steps.research import TakeTech
from readyroom.games.starship_captains.steps.rounds import NextTurn
from readyroom.games.starship_captains.steps.travel import MakeMove
from readyroom.games.starship_captains.steps.turn import TakeTurn, begin_turn

MOST_DECISIONS: Final = 40
"""A line of thought longer than this is given up."""
BROAD: Final = (MakeMove, TakeTech)
"""Questions that shape the rest of the turn; the others are answered on their own merits, unless the captain thinks
ahead."""
LOOKED_AT: Final = 6
"""How many of the best answers are followed into the captain's next turn."""
IMPROVEMENTS: Final = (a.Train, a.Promote)
Plan = tuple[Action, float, State]
"""What to do first, and what the turn is worth at its end."""


class Captain:
    """Greedy, but looks ahead to its own next turns if its insight says so."""

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
        luck = luck_of_the_turn(state, seat)
        if isinstance(state.stack[-1], TakeTurn):
            return self._turn(state, seat, legal, luck, chance)
        if not self.insight.ahead and not isinstance(state.stack[-1], BROAD):
            return self._quick(state, seat, luck)
        values = [self._try(state, seat, action, luck)[0] + self._blur(chance) for action in legal]
        return legal[values.index(max(values))]

    def ranked(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """The answers it would consider, best first, if it thinks ahead."""
        if len(legal) == 1:
            return legal
        if isinstance(state.stack[-1], AssignCrew):
            return [fitting(state, legal)]
        legal = promising(state, seat, legal)
        if len(legal) == 1:
            return legal
        luck = luck_of_the_turn(state, seat)
        if isinstance(state.stack[-1], TakeTurn):
            plans = sorted(self._plans(state, seat, legal, luck), key=_value, reverse=True)[:LOOKED_AT]
            plans.sort(key=lambda plan: self._later(plan[2], seat, luck), reverse=True)
            return list(dict.fromkeys(plan[0] for plan in plans))
        return sorted(legal, key=lambda action: self._try(state, seat, action, luck)[0], reverse=True)

    def outlook(self, state: State, seat: int) -> float:
        """What a position is worth to a seat, including some more turns of its own."""
        return self._later(state, seat, luck_of_the_turn(state, seat))

    def _turn(self, state: State, seat: int, legal: list[Action], luck: str, chance: Chance) -> Action:
        """What to do with a turn, or whom to train or promote for it. What is done can be overlooked or misjudged; but
        who trains has a reason for it, and nobody passes by mistake."""
        plans = self._plans(state, seat, legal, luck)
        if self.insight.ahead:
            best = sorted(plans, key=_value, reverse=True)[:LOOKED_AT]
            return max(best, key=lambda plan: self._later(plan[2], seat, luck))[0]
        first = max(plans, key=_value)[0]
        if isinstance(first, (*IMPROVEMENTS, a.Pass)):
            return first
        deeds = [plan for plan in plans if not isinstance(plan[0], (*IMPROVEMENTS, a.Pass))]
        values = [value + self._blur(chance) for _, value, _ in deeds]
        return deeds[values.index(max(values))][0]

    def _plans(self, state: State, seat: int, legal: list[Action], luck: str) -> list[Plan]:
        """Everything to do with this turn, and every training and promotion followed by the best it is good for. An
        improvement by itself would look good by leaving the turn unused."""
        deeds = [action for action in legal if not isinstance(action, IMPROVEMENTS)]
        plans: list[Plan] = [(deed, *self._try(state, seat, deed, luck)) for deed in deeds]
        usual = max(plans, key=_value)[0]
        for improvement in legal:
            if isinstance(improvement, IMPROVEMENTS):
                s = state.clone()
                _do(s, seat, improvement, Telling(Chance(luck), aloud=False))
                then = [deed for deed in s.stack[-1].legal(s, seat) if deed == usual or needs(deed, improvement)]
                tried = [self._try(s, seat, deed, luck) for deed in then]
                if tried:
                    value, after = max(tried, key=lambda one: one[0])
                    plans.append((improvement, value - self.insight.thrift, after))
        return plans

    def _try(self, state: State, seat: int, action: Action, luck: str) -> tuple[float, State]:
        """An action and the rest of this turn, each time with the answer that looks best at once."""
        s = state.clone()
        t = Telling(Chance(luck), aloud=False)
        _do(s, seat, action, t)
        for _ in range(MOST_DECISIONS):
            top = s.stack[-1]
            if isinstance(top, (NextTurn, TakeTurn)) or top.to_act(s) != (seat,):
                break
            _do(s, seat, self._quick(s, seat, luck), t)
        return worth(s, seat, self.insight), s

    def _quick(self, s: State, seat: int, luck: str) -> Action:
        """The answer worth most by itself."""
        legal = s.stack[-1].legal(s, seat)
        if isinstance(s.stack[-1], AssignCrew):
            return fitting(s, legal)
        legal = promising(s, seat, legal)
        if len(legal) == 1:
            return legal[0]
        best, most = legal[0], -1e9
        for action in legal:
            after = s.clone()
            _do(after, seat, action, Telling(Chance(luck), aloud=False))
            value = worth(after, seat, self.insight)
            if value > most:
                best, most = action, value
        return best

    def _later(self, s: State, seat: int, luck: str) -> float:
        """What the position is worth after some more own turns, played as well as it can, as though nobody came in
        between."""
        for _ in range(self.insight.ahead):
            again = my_turn(s, seat, luck)
            if again is None:
                break
            legal = [one for one in again.stack[-1].legal(again, seat) if not isinstance(one, IMPROVEMENTS)]
            _, s = max((self._try(again, seat, action, luck) for action in legal), key=lambda tried: tried[0])
        return worth(s, seat, self.insight)

    def _blur(self, chance: Chance) -> float:
        noise = self.insight.noise
        return noise * (chance.below(1000) / 1000 - 0.5) if noise else 0.0


def _value(plan: Plan) -> float:
    return plan[1]


def needs(deed: Action, improvement: Action) -> bool:
    """Whether an action uses, or may use, the figure that was just trained or promoted."""
    assert isinstance(improvement, IMPROVEMENTS)
    rank = "-commander" if isinstance(improvement, a.Promote) else ""
    return deed == TAKE_MISSION or (isinstance(deed, a.Activate) and deed.figure == improvement.colour + rank)


def luck_of_the_turn(s: State, seat: int) -> str:
    """The seed of the imagined luck. It is the same for all plans, so that none looks better by chance, and stays the
    same until the turn's action is made, so that nobody who was trained for one thing is trained again for another."""
    ship = s.ships[seat]
    return f"captain {s.round} {ship.at} {ship.queue} {ship.spaces} {ship.damage} {ship.slots}"


def my_turn(s: State, seat: int, luck: str) -> State | None:
    """The position with the seat to act again; None when it has no more turn in this round."""
    if s.over or s.ships[seat].passed:
        return None
    again = s.clone()
    again.stack = [NextTurn()]
    again.legal = None
    begin_turn(again, seat)
    settle(again, Telling(Chance(luck), aloud=False))
    mine = not again.over and isinstance(again.stack[-1], TakeTurn) and again.active == seat
    return again if mine and again.round == s.round else None


def _do(s: State, seat: int, action: Action, t: Telling) -> None:
    """Makes an action, and everything that follows without a question, up to the end of the turn."""
    s.legal = None
    s.stack[-1].apply(s, seat, action, t)
    while not (step := s.stack[-1]).waits(s) and not isinstance(step, NextTurn):
        step.run(s, t)


def fitting(s: State, legal: list[Action]) -> Action:
    """The figure for the next line: one that matches, an ensign rather than a commander, a commander rather than an
    android; otherwise the one that will be missed least."""
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
