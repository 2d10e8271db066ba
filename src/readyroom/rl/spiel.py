"""OpenSpiel: its algorithms on our games. ``spiel.game("starship-captains", seats=2)`` is one of them.

Luck is a chance node wherever the rules need it: the dice and draws after an action are one of ``LUCK`` equally likely
outcomes, the setup one of ``SETUPS``. So a history is complete, as OpenSpiel requires. A search that clones a state
knows what is hidden in it; one that uses ``resample_from_infostate``, as OpenSpiel's information set searches do, gets
a state in which everything its player cannot know is dealt again.

Use OpenSpiel's algorithms in Python: its C++ bots do not take games written in Python.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from readyroom.core.chance import NoChance, QuickChance
from readyroom.core.errors import UnknownChance
from readyroom.needs import MissingExtra
from readyroom.rl.lanes import NOBODY, Lane
from readyroom.rl.tables import Table

try:
    import pyspiel
except ImportError:
    raise MissingExtra("`readyroom.rl.spiel` needs OpenSpiel: pip install open_spiel") from None

LUCK: Final = 64
SETUPS: Final = 1_024
NAME: Final = "readyroom"
MIXER: Final = 1_000_003

TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Ready Room",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "starship-captains", "seats": 2},
)


def game(slug: str, seats: int = 2, options: Mapping[str, Any] | None = None) -> SpielGame:
    """One of our games as an OpenSpiel game. ``pyspiel.load_game("readyroom(game=starship-captains,seats=2)")`` does
    the same with the default options."""
    return SpielGame({"game": slug, "seats": seats}, options)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel says nothing about its types
    """A game and how it is played."""

    def __init__(self, params: Mapping[str, Any] | None = None, options: Mapping[str, Any] | None = None) -> None:
        chosen = {"game": "starship-captains", "seats": 2, **(params or {})}
        self.table = Table(chosen["game"], int(chosen["seats"]), options)
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=SETUPS,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.table.game.longest,
        )
        super().__init__(TYPE, facts, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.table)


class Spot:
    """Where a match is: before the setup, at a question, or between an action and its luck."""

    def __init__(self, lane: Lane, began: bool = False, pending: int = -1, drawn: int = 0) -> None:
        self.lane = lane
        self.began = began
        self.pending = pending
        self.drawn = drawn
        """A fingerprint of all luck so far, so that equal luck gives equal results."""

    def __deepcopy__(self, memo: Any) -> Spot:
        return Spot(self.lane.copy(), self.began, self.pending, self.drawn)

    def luck(self, outcome: int) -> None:
        self.drawn = (self.drawn * MIXER + outcome + 1) % (1 << 31)
        if not self.began:
            self.began = True
            self.lane.start(self.drawn)
            return
        self.lane.draw_from(QuickChance(self.drawn))
        self.lane.choose(self.pending)
        self.pending = -1

    def act(self, number: int) -> None:
        """Makes the action if it is certain; otherwise the luck comes first."""
        trial = self.lane.copy()
        trial.draw_from(NoChance())
        try:
            trial.choose(number)
        except UnknownChance:
            self.pending = number
        else:
            self.lane = trial


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel says nothing about its types
    """A match as OpenSpiel walks through it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.spot = Spot(game.table.lane(recorded=False))

    def current_player(self) -> int:
        spot = self.spot
        if not spot.began or spot.pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        seat = spot.lane.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        lane = self.spot.lane
        return sorted([*lane.numbers, lane.wait] if lane.clock else lane.numbers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = LUCK if self.spot.began else SETUPS
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.spot.luck(action)
        else:
            self.spot.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        lane = self.spot.lane
        return "wait" if action == lane.wait else lane.space.name(action)

    def is_terminal(self) -> bool:
        return self.spot.began and self.spot.pending < 0 and self.spot.lane.seat == NOBODY

    def returns(self) -> list[float]:
        return self.spot.lane.places() if self.is_terminal() else [0.0] * self.spot.lane.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """The same match with everything this player cannot know dealt again."""
        other: SpielState = self.clone()
        other.spot.lane.imagine(player, QuickChance(int(sampler() * (1 << 31))))
        return other

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class SpielObserver:
    """What a player may know, as numbers between 0 and 1."""

    def __init__(self, table: Table) -> None:
        self._observer = table.game.observer(table.version)
        self._most = np.frombuffer(table.layout.most(), np.uint8).astype(np.float32)
        self.tensor = np.zeros(table.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        spot = state.spot
        if spot.began:
            seen = self._observer.observe(spot.lane.state, player, spot.lane.now)
            np.divide(np.frombuffer(seen, np.uint8), self._most, out=self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        """Every number that is not 0, by its name."""
        self.set_from(state, player)
        name = self._observer.layout.name
        return "; ".join(f"{name(int(i))}: {self.tensor[i]:g}" for i in np.flatnonzero(self.tensor))


pyspiel.register_game(TYPE, SpielGame)
