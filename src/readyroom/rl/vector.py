"""Many matches in one call: every step writes observations and masks into the same arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from operator import index
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from readyroom.core.english import count
from readyroom.core.errors import BadOptions, IllegalAction
from readyroom.core.playout import BEAT
from readyroom.rl.lanes import POINTS, Lanes
from readyroom.rl.refusals import action_number, check_limit
from readyroom.rl.tables import Table


class VectorEnv:
    """``lanes`` matches side by side, each with a seat that is asked; one that ends is followed by the next at once.

    The arrays are the same at every step, and change with it: copy what you keep.

    >>> env = VectorEnv("tiny-epic-galaxies", lanes=4, seats=2)
    >>> observations, masks = env.reset(seed=7)
    >>> observations.shape[0], masks.shape[0], env.seats.tolist()
    (4, 4, [0, 0, 0, 0])
    >>> observations, rewards, ended, broken = env.step(masks.argmax(axis=1))
    >>> rewards.shape, env.seats.tolist()
    ((4, 2), [1, 1, 1, 1])
    """

    def __init__(
        self,
        slug: str,
        lanes: int,
        seats: int | None = None,
        bots: Sequence[str | None] = (),
        options: Mapping[str, Any] | None = None,
        version: int | None = None,
        reward: str = "place",
        beat: int = BEAT,
        max_steps: int | None = None,
    ) -> None:
        """``bots``: for each seat a level, or None for a learning seat."""
        self.table = Table(slug, seats, options, version, reward, beat)
        count = self.table.seats
        check_limit("lanes", lanes)
        check_limit("max_steps", max_steps)
        _check_bots(bots, count)
        named = [*bots, *[None] * (count - len(bots))]
        players = [[None if level is None else self.table.bot(level) for level in named] for _ in range(lanes)]
        most = self.table.game.longest if max_steps is None else max_steps
        self._lanes = Lanes([self.table.lane(own, recorded=False) for own in players], most)
        self.observations: NDArray[np.uint8] = self._rows_seen()
        """Row by row what the asked seat knows: numbers from 0 to ``most``."""
        self.masks: NDArray[np.int8] = np.zeros((lanes, self.actions), np.int8)
        """Row by row what it may do."""
        self.rewards: NDArray[np.float32] = np.zeros((lanes, count), np.float32)
        """For every seat of each lane."""
        self.ended: NDArray[np.bool_] = np.zeros(lanes, np.bool_)
        """Where a match ended in this step, and another began."""
        self.broken: NDArray[np.bool_] = np.zeros(lanes, np.bool_)
        """Where it was truncated."""
        self.seats: NDArray[np.int64] = np.zeros(lanes, np.int64)
        """Who is asked in each lane."""
        self.most: NDArray[np.uint8] = np.frombuffer(self.table.layout.most(), np.uint8)
        """The highest value of each number of an observation."""
        self.scores: list[list[float]] = []
        """The final points of matches that ended in this step."""
        self._points: list[list[float]] = []
        self._rows = np.arange(lanes)
        self._begun = False

    @property
    def actions(self) -> int:
        """How many numbers there are, including the one for waiting."""
        return self.table.actions

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy has observations of its own."""
        self.__dict__.update(state)
        self.observations = self._rows_seen()

    def _rows_seen(self) -> NDArray[np.uint8]:
        """What the lanes write, as an array."""
        return np.frombuffer(self._lanes.seen, np.uint8).reshape(len(self._lanes.lanes), -1)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
        """New matches, seeded one after the other: from this seed, or from where the last ones stopped."""
        self._lanes.start(self._lanes.seed if seed is None else index(seed))
        self._begun = True
        self.seats[:] = self._lanes.seats
        self._mask()
        self.rewards.fill(0)
        self.ended.fill(False)
        self.broken.fill(False)
        if self.table.reward == POINTS:
            self._points = [lane.points() for lane in self._lanes.lanes]
        return self.observations, self.masks

    def step(
        self, chosen: NDArray[Any]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]:
        """The asked seat in each lane does this. Returns observations, rewards, what ended, what was truncated. If one
        lane's action is not legal, no lane moves."""
        lanes = self._lanes
        lanes.step(self._checked(chosen))
        self.seats[:] = lanes.seats
        self._mask()
        if self.table.reward == POINTS:
            self._reward_points()
        else:
            self.rewards.fill(0)
            for i, places in zip(lanes.ended, lanes.results, strict=True):
                self.rewards[i] = places
        self.ended.fill(False)
        self.broken.fill(False)
        if lanes.ended:
            self.ended[lanes.ended] = True
            self.broken[lanes.broken] = True
        self.scores = lanes.scores
        return self.observations, self.rewards, self.ended, self.broken

    def close(self) -> None:
        """There is nothing to close."""

    def _checked(self, chosen: NDArray[Any]) -> list[int]:
        """The actions as numbers, all of them legal."""
        if not self._begun:
            raise ResetNeeded("No match has begun: call reset() first.")
        given = np.asarray(chosen)
        if given.shape != self._rows.shape:
            shape = "x".join(map(str, given.shape))
            raise IllegalAction(f"Every lane needs one action: an array of {len(self._rows)}, not of {shape or 'one'}.")
        numbers: list[int] = given.tolist()
        if given.dtype.kind not in "iu":
            numbers = [action_number(number, self.actions) for number in numbers]
        wrong = self._lanes.first_refusing(numbers)
        if wrong >= 0:
            number = action_number(numbers[wrong], self.actions)
            raise IllegalAction(f"Lane {wrong}: {self._lanes.lanes[wrong].refusal(number)}")
        return numbers

    def _mask(self) -> None:
        numbers = self._lanes.numbers
        counts = list(map(len, numbers))
        flat = np.fromiter(chain.from_iterable(numbers), np.intp, sum(counts))
        self.masks.fill(0)
        self.masks[self._rows.repeat(counts), flat] = 1

    def _reward_points(self) -> None:
        lanes = self._lanes
        final = dict(zip(lanes.ended, lanes.scores, strict=True))
        for i, lane in enumerate(lanes.lanes):
            points = lane.points()
            self.rewards[i] = np.subtract(final.get(i, points), self._points[i])
            self._points[i] = points


def _check_bots(bots: Sequence[str | None], seats: int) -> None:
    if isinstance(bots, str):
        raise BadOptions(f"Name a bot or None for each seat, such as (None, {bots!r}).")
    if len(bots) > seats:
        raise BadOptions(f"There are {len(bots)} bots for {count(seats, 'seat')}.")
    if len(bots) == seats and None not in bots:
        raise BadOptions("Bots play every seat: leave one to the learner, as None.")
