"""PettingZoo's AEC: the seats are agents, asked one at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, overload

from pettingzoo import AECEnv

from readyroom.core.playout import BEAT
from readyroom.rl.agents import Agents
from readyroom.rl.lanes import NOBODY, POINTS
from readyroom.rl.refusals import action_number, check_begun, check_going_on, check_limit
from readyroom.rl.tables import Seen, Table, told


def aec_env(
    slug: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    version: int | None = None,
    reward: str = "place",
    beat: int = BEAT,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AecEnv:
    """An environment for a game. ``reward``: ``place`` for the final place, from 1 to -1, or ``points`` for every
    change of the public points. ``max_cycles``: the match is truncated after this many decisions per seat (by default,
    as many as the longest match has)."""
    return AecEnv(Table(slug, seats, options, version, reward, beat), max_cycles, render_mode)


class AecEnv(Agents, AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo says nothing about its types
    """One match at a time, one decision at a time."""

    def __init__(self, table: Table, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        super().__init__(table, render_mode, is_parallelizable=False)
        check_limit("max_cycles", max_cycles)
        self.max_cycles = max_cycles

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self._lane.seat, 0)]
        self._end_if_over()

    @overload
    def last(self, observe: Literal[True] = ...) -> tuple[Seen, float, bool, bool, dict[str, Any]]: ...
    @overload
    def last(self, observe: Literal[False]) -> tuple[None, float, bool, bool, dict[str, Any]]: ...

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        check_going_on(self._lane, not self.agents)
        found: tuple[Seen | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: int | None) -> None:
        check_going_on(self._lane, not self.agents)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("An agent that is asked must act; None is for agents that are done.")
        lane = self._lane
        lane.choose(action_number(action, self.table.actions))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.reward == POINTS:
            points = lane.points()
            self.rewards = {a: points[i] - self._points[i] for i, a in enumerate(self.possible_agents)}
            self._points = points
        elif lane.outcome is not None:
            self.rewards = dict(zip(self.possible_agents, lane.places(), strict=True))
        if lane.seat != NOBODY:
            self.agent_selection = self.possible_agents[lane.seat]
        self._end_if_over()
        self._accumulate_rewards()

    def _end_if_over(self) -> None:
        lane = self._lane
        if lane.seat == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: told(lane, seat) for seat, agent in enumerate(self.possible_agents)}
        elif lane.asked >= self._most():
            self.truncations = dict.fromkeys(self.agents, True)
        if lane.seat == NOBODY or lane.asked >= self._most():
            self._deads_step_first()

    def _most(self) -> int:
        return self.table.game.longest if self.max_cycles is None else self.max_cycles * self.table.seats

    def observe(self, agent: str) -> Seen:
        lane = self._lane
        check_begun(lane)
        seat = self.possible_agents.index(self._known(agent))
        asked = seat == lane.seat
        return self.table.seen(lane, seat, lane.numbers if asked else (), asked and lane.clock)
