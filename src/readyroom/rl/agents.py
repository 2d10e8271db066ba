"""What both PettingZoo interfaces need: a table's seats as agents."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from readyroom.core.board import joined
from readyroom.core.errors import NoSuchSeat
from readyroom.rl.refusals import RENDER_MODES, check_begun, check_render_mode
from readyroom.rl.tables import Table, drawn_seed


class Agents:
    """One match at a time. ``env.match`` is the match itself: to look at, to keep (``env.match.record()``), to draw."""

    def __init__(self, table: Table, render_mode: str | None, **metadata: Any) -> None:
        check_render_mode(render_mode)
        self.table = table
        self.render_mode = render_mode
        name = f"{table.game.slug.replace('-', '_')}_v{table.version}"
        self.metadata = {"name": name, "render_modes": [*RENDER_MODES], **metadata}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self._spaces = {agent: table.observation_space() for agent in self.possible_agents}
        self._actions = {agent: table.action_space() for agent in self.possible_agents}
        self._lane = table.lane()
        self._random = np.random.default_rng()

    @property
    def match(self) -> Any:
        """The current match."""
        return self._lane.match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._spaces:
            raise NoSuchSeat(f"There is no agent {agent!r}. The agents are {joined(self.possible_agents)}.")
        return agent

    def _start(self, seed: int | None) -> None:
        """The next match; a seed starts another series."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._lane.start(drawn_seed(self._random))
        self.agents = self.possible_agents[:]
        self._points = self._lane.points()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        check_begun(self._lane)
        return str(self.match.board()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
