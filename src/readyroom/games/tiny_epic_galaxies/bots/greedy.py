"""A player that looks one die ahead: it uses the die that gains most now, and rolls again what would gain little."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.games.tiny_epic_galaxies.actions import Activate, Convert, Hire, KeepMission, Reroll
from readyroom.games.tiny_epic_galaxies.bots.insight import Insight
from readyroom.games.tiny_epic_galaxies.bots.lookahead import SECOND_DIE, Mind, face_count
from readyroom.games.tiny_epic_galaxies.cards.mats import FACE_NUMBER
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSION_NUMBER, MISSIONS
from readyroom.games.tiny_epic_galaxies.interned import END_TURN
from readyroom.games.tiny_epic_galaxies.state import State
from readyroom.games.tiny_epic_galaxies.steps.turn import TakeTurn, reroll_price

POSITIONS: Final = 60
"""How many positions are tried for each way to continue."""
LONG: Final = 40
"""After this many rounds, three times as many as in most matches, nobody waits. To a player who counts on what is still
to come, every step to the end may cost more than it brings, and two such players would wait forever."""


class Greedy:
    """Judges each die by itself, and each target when asked for one."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[0], KeepMission):
            return choose_mission(legal)
        mind = Mind(seat, self.insight, chance)
        if isinstance(state.stack[-1], TakeTurn):
            return self._use_a_die(state, legal, mind, chance)
        values = [mind.best(state, action, POSITIONS) + self._blur(chance) for action in legal]
        return legal[values.index(max(values))]

    def _use_a_die(self, s: State, legal: list[Action], mind: Mind, chance: Chance) -> Action:
        gains = mind.face_gains(s, POSITIONS)
        if self.insight.noise:
            gains = [max(0.0, gain + self._blur(chance)) if gain else 0.0 for gain in gains]
        mean = sum(gains) / 6
        mind.faces = gains
        now = mind.value(s)
        best, most = END_TURN, 0.02
        for action in legal:
            gain = 0.0
            if isinstance(action, Activate):
                gain = gains[FACE_NUMBER[action.die]]
                if not s.rerolled and gain < mean * 0.9:
                    gain *= 0.5
            elif isinstance(action, Reroll):
                gain = reroll_gain(action, gains, mean)
                if s.rerolled:
                    gain -= 0.5 * reroll_price(s)
                elif gain > 0:
                    gain = min(gain, mean)
            elif isinstance(action, Convert):
                if not self.insight.converts:
                    continue
                gain = convert_gain(action, gains)
            elif isinstance(action, Hire):
                gain = mind.best(s, action, 8) - now + self._blur(chance) / 2
            if gain > most:
                best, most = action, gain
        if best is END_TURN and s.round > LONG:
            dice = [action for action in legal if isinstance(action, Activate)]
            return dice[chance.below(len(dice))] if dice else END_TURN
        return best

    def _blur(self, chance: Chance) -> float:
        noise = self.insight.noise
        return noise * (chance.below(1000) / 1000 - 0.5) if noise else 0.0


def reroll_gain(action: Reroll, gains: list[float], mean: float) -> float:
    """What rolling these dice again is likely to gain over using them."""
    gain = 0.0
    counts = face_count(action.dice)
    rolled = 0
    for face in range(6):
        for n in range(counts[face]):
            gain -= gains[face] * (1.0 if n == 0 else SECOND_DIE)
            rolled += 1
    return gain + mean * rolled * (1.0 - 0.06 * (rolled - 1))


def convert_gain(action: Convert, gains: list[float]) -> float:
    lost = gains[FACE_NUMBER[action.spend[0]]] + gains[FACE_NUMBER[action.spend[1]]] + gains[FACE_NUMBER[action.die]]
    return gains[FACE_NUMBER[action.to]] - lost


MISSION_RANK: Final = {
    "industrialist": 5, "hoarder": 6, "elder": 4, "equalizer": 5, "explorer": 4, "orbiter": 3, "collector": 6,
    "purist": 2, "ace": 4, "survivor": 3, "wayfarer": 3,
}  # fmt: skip


def choose_mission(legal: list[Action]) -> Action:
    """The one that is easier to fulfill."""

    def rank(action: Action) -> float:
        assert isinstance(action, KeepMission)
        mission = MISSIONS[MISSION_NUMBER[action.mission]]
        return MISSION_RANK.get(mission.id, 4) + mission.vp / 10

    return max(legal, key=rank)
