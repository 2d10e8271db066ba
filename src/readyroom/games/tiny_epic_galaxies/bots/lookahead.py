"""What a decision leads to: every way to carry it out, up to the next die, and what each is worth."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.steps import answer
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import AdvanceShip, DrawCard, MoveShip, RefreshPilots, Reroll, UsePilot
from readyroom.games.tiny_epic_galaxies.bots.evaluation import ACTION_WORTH, value
from readyroom.games.tiny_epic_galaxies.bots.insight import Insight
from readyroom.games.tiny_epic_galaxies.bots.replies import reply
from readyroom.games.tiny_epic_galaxies.cards.mats import FACE_NUMBER
from readyroom.games.tiny_epic_galaxies.cards.planets import POINTS, SPACES
from readyroom.games.tiny_epic_galaxies.interned import (
    ACTIVATE,
    PLACE_NUMBER,
    TO_EXPLORE,
    TO_HOME,
    TO_ORBIT,
    TO_SURFACE,
)
from readyroom.games.tiny_epic_galaxies.state import EIGHTS, INACTIVE, ORBIT, Galaxy, State
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask
from readyroom.games.tiny_epic_galaxies.steps.explore import Explore
from readyroom.games.tiny_epic_galaxies.steps.face import can_use
from readyroom.games.tiny_epic_galaxies.steps.follow import FollowWindow
from readyroom.games.tiny_epic_galaxies.steps.rogue_turn import RogueDie
from readyroom.games.tiny_epic_galaxies.steps.turn import TakeTurn

DRAWS: Final = 4
"""How often a face-down card is drawn in thought; the results are averaged."""

SECOND_DIE: Final = 0.6
"""What a second die of one face is worth, where the first is 1."""


class Leaf:
    """A position that a decision may lead to, and its worth, including dice still to use and averaged luck."""

    __slots__ = ("state", "value")

    def __init__(self, value: float, state: State) -> None:
        self.value = value
        self.state = state


class Mind:
    """One seat's thoughts about one decision. ``faces`` is what an inactive die of each face is taken to be worth,
    ``looked`` how many positions it has looked at."""

    __slots__ = ("budget", "faces", "insight", "looked", "seat", "t")

    def __init__(self, seat: int, insight: Insight, chance: Chance) -> None:
        self.seat = seat
        self.insight = insight
        self.t = Telling(Chance("thoughts", chance.below(1 << 32)), aloud=False)
        self.faces = [0.0] * 6
        self.budget = 0
        self.looked = 0

    def value(self, s: State) -> float:
        """What a position is worth, with the dice still to use."""
        worth = self.value_now(s)
        if s.inactive and s.active == self.seat:
            for face in range(6):
                count = s.inactive >> (3 * face) & 7
                if count:
                    worth += self.faces[face] * (1 + (count - 1) * SECOND_DIE)
        return worth

    def value_now(self, s: State) -> float:
        """What a position is worth if the dice still to use were lost."""
        return value(s, self.seat, self.insight)

    def leaves(self, s: State, action: Action, most: int) -> list[Leaf]:
        """Every way to go through with an action of this seat, looking at about ``most`` positions; never none."""
        self.budget = most
        found: list[Leaf] = []
        self._try(s, action, found)
        return found

    def best(self, s: State, action: Action, most: int) -> float:
        return max(leaf.value for leaf in self.leaves(s, action, most))

    def face_gains(self, s: State, most: int) -> list[float]:
        """What a die of each face would gain if used now, whether there is one or not."""
        before = self.value_now(s)
        kept = self.faces
        self.faces = [0.0] * 6
        gains = [0.0] * 6
        for face in range(6):
            if can_use(s, self.seat, face, 0):
                with_die = s.clone()
                if not with_die.inactive >> (3 * face) & 7:
                    with_die.dice.append(face)
                    with_die.dice_states.append(INACTIVE)
                    with_die.inactive += EIGHTS[face]
                gains[face] = max(0.0, self.best(with_die, ACTIVATE[face], most) - before)
        self.faces = kept
        return gains

    def _try(self, s: State, action: Action, found: list[Leaf]) -> None:
        if is_draw(s, action):
            found.append(self._average(s, action))
            return
        after = s.clone()
        self.do(after, self.seat, action)
        self._grow(after, found)

    def _average(self, s: State, action: Action) -> Leaf:
        """Draws several times, makes the best of each card, and takes the mean; one draw stands for all."""
        total = 0.0
        last = s
        for _ in range(DRAWS):
            after = s.clone()
            self.do(after, self.seat, action)
            found: list[Leaf] = []
            self._grow(after, found)
            best = max(found, key=_value)
            total += best.value
            last = best.state
        return Leaf(total / DRAWS, last)

    def _grow(self, s: State, found: list[Leaf]) -> None:
        self.budget -= 1
        while not s.over:
            step = s.stack[-1]
            if isinstance(step, TakeTurn):
                break
            assert isinstance(step, Ask)
            seat = step.seat
            if seat != self.seat:
                self.do(s, seat, reply(s, seat, step.legal(s, seat)))
                continue
            if isinstance(step, (FollowWindow, RogueDie)):
                break
            legal = trimmed(s, seat, step.legal(s, seat))
            if self.budget <= 0:
                self.do(s, seat, legal[-1])
                continue
            known = len(found)
            for action in legal:
                self._try(s, action, found)
                if self.budget <= 0 and len(found) > known:
                    return
            return
        found.append(Leaf(self.value(s), s))

    def do(self, s: State, seat: int, action: Action) -> None:
        self.looked += 1
        answer(s, seat, action, self.t)


def is_draw(s: State, action: Action) -> bool:
    """Whether an action turns up a card that nobody has seen."""
    if isinstance(action, DrawCard):
        return True
    return isinstance(action, UsePilot) and isinstance(s.stack[-1], Explore)


def trimmed(s: State, seat: int, legal: list[Action]) -> list[Action]:
    """The same choices without those that differ only in name; only some if there are very many."""
    first = legal[0]
    if isinstance(first, MoveShip):
        g = s.galaxies[seat]
        return sorted(_without_twins(s, seat, legal), key=lambda action: _move_cost(g, action))
    if isinstance(first, AdvanceShip):
        return _without_twins(s, seat, legal)
    if isinstance(first, Reroll):
        return [legal[-1]]
    if isinstance(first, RefreshPilots):
        return [legal[-1]]
    return legal


def _move_cost(g: Galaxy, action: Action) -> float:
    """A sort key: low for moves that look good at first sight, so that they are tried first."""
    if not isinstance(action, MoveShip):
        return 0.0
    ship = g.ships[action.ship]
    cost = 0.0
    if ship.where == ORBIT:
        cost = POINTS[ship.at] / (SPACES[ship.at] - ship.space + 1)
    place = PLACE_NUMBER[action.to]
    if place == TO_HOME:
        return cost
    if place == TO_EXPLORE:
        return cost - 0.8
    planet = (place - TO_SURFACE) // 2
    if place % 2 == TO_ORBIT % 2:
        return cost - 1.0 - POINTS[planet] / (SPACES[planet] + 1)
    return cost - 0.4 - ACTION_WORTH[planet] / 2


def _without_twins(s: State, seat: int, legal: list[Action]) -> list[Action]:
    """Leaves out actions of a ship that is like an earlier one in every way: they are the same choice."""
    ships = s.galaxies[seat].ships
    twins = 0
    for i in range(1, 4):
        ship = ships[i]
        for other in ships[:i]:
            if (
                ship.where == other.where
                and ship.kind == other.kind
                and ship.at == other.at
                and ship.space == other.space
                and ship.pilot == other.pilot
            ):
                twins |= 1 << i
                break
    if not twins:
        return legal
    return [a for a in legal if not (isinstance(a, (MoveShip, AdvanceShip)) and twins >> a.ship & 1)]


def face_count(dice: tuple[str, ...]) -> list[int]:
    counts = [0] * 6
    for die in dice:
        counts[FACE_NUMBER[die]] += 1
    return counts


def _value(leaf: Leaf) -> float:
    return leaf.value
