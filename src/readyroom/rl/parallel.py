"""PettingZoo's parallel interface: all seats choose at once. Those who are not asked wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from readyroom.core.playout import BEAT
from readyroom.rl.lanes import NOBODY, POINTS
from readyroom.rl.tables import Seen, Table, drawn_seed, told


def parallel_env(
    slug: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    version: int | None = None,
    reward: str = "place",
    beat: int = BEAT,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> SeatsEnv:
    """An environment for a game, as ``aec_env`` makes it, in which a step is one decision of every seat at once, or one
    beat of the clock. ``max_cycles``: after so many steps the match is broken off."""
    return SeatsEnv(Table(slug, seats, options, version, reward, beat), max_cycles, render_mode)


class SeatsEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo says nothing about its types
    """One match at a time. What a seat may not do, or may no longer do because a lower seat was quicker, counts as
    waiting; its info then says ``late``."""

    def __init__(self, table: Table, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        self.table = table
        self.max_cycles = table.game.longest if max_cycles is None else max_cycles
        self.render_mode = render_mode
        self.metadata = {"name": f"{table.game.slug.replace('-', '_')}_v{table.version}", "render_modes": ["ansi"]}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self._spaces = {agent: table.observation_space() for agent in self.possible_agents}
        self._actions = {agent: table.action_space() for agent in self.possible_agents}
        self._lane = table.lane()
        self._random = np.random.default_rng()
        self._steps = 0

    @property
    def match(self) -> Any:
        """The match that is played."""
        return self._lane.match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._lane.start(drawn_seed(self._random))
        self._steps = 0
        self._points = self._lane.points()
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        lane = self._lane
        late = lane.play_round([int(actions.get(agent, lane.wait)) for agent in self.possible_agents])
        self._steps += 1
        over = lane.seat == NOBODY
        broken = not over and self._steps >= self.max_cycles
        agents = self.agents
        seen, rewards = self._seen(), self._rewards()
        infos = {agent: told(lane, seat) for seat, agent in enumerate(agents)}
        for seat in late:
            infos[agents[seat]]["late"] = True
        if over or broken:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, broken), infos

    def _rewards(self) -> dict[str, float]:
        before, self._points = self._points, self._lane.points()
        if self.table.reward == POINTS:
            return {a: self._points[i] - before[i] for i, a in enumerate(self.possible_agents)}
        return dict(zip(self.possible_agents, self._lane.places(), strict=True))

    def _seen(self) -> dict[str, Seen]:
        lane = self._lane
        return {
            agent: self.table.seen(lane, seat, numbers, lane.clock or not numbers)
            for seat, (agent, numbers) in enumerate(zip(self.possible_agents, lane.begin_round(), strict=True))
        }

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return str(self.match.board()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
