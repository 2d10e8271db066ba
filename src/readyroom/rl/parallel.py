"""PettingZoo's parallel interface: all seats choose at once. Those not asked wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from readyroom.core.playout import BEAT
from readyroom.rl.agents import Agents
from readyroom.rl.lanes import NOBODY, POINTS
from readyroom.rl.refusals import action_number, check_going_on, check_limit
from readyroom.rl.tables import Seen, Table, told


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
    """An environment like ``aec_env``'s in which a step is one decision of every seat at once, or one beat of the
    clock. ``max_cycles``: the match is truncated after this many steps."""
    return SeatsEnv(Table(slug, seats, options, version, reward, beat), max_cycles, render_mode)


class SeatsEnv(Agents, ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo says nothing about its types
    """One match at a time. An agent without an action waits. An illegal action, or one that a lower seat's made
    impossible, counts as waiting; its info then says ``late``."""

    def __init__(self, table: Table, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        super().__init__(table, render_mode)
        check_limit("max_cycles", max_cycles)
        self.max_cycles = table.game.longest if max_cycles is None else max_cycles
        self._steps = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._start(seed)
        self._steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        lane = self._lane
        check_going_on(lane, not self.agents)
        chosen = [lane.wait] * lane.seats
        for agent, action in actions.items():
            chosen[self.possible_agents.index(self._known(agent))] = action_number(action, self.table.actions)
        late = lane.play_round(chosen)
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
