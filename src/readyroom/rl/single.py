"""Gymnasium: one player, alone, in one seat among bots, or for a whole crew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from readyroom.core.english import count
from readyroom.core.errors import BadOptions
from readyroom.core.playout import BEAT
from readyroom.rl.lanes import NOBODY, POINTS
from readyroom.rl.refusals import (
    RENDER_MODES,
    action_number,
    check_begun,
    check_going_on,
    check_limit,
    check_render_mode,
)
from readyroom.rl.tables import Seen, Table, drawn_seed, told


def seat_env(
    slug: str,
    seats: int | None = None,
    seat: int = 0,
    bots: str | Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    version: int | None = None,
    reward: str = "place",
    beat: int = BEAT,
    max_steps: int | None = None,
    render_mode: str | None = None,
) -> SeatEnv:
    """An environment for one player. ``bots`` (a level, or one for each other seat) play the other seats; without them,
    the player decides for every seat in turn, for solo games and crews."""
    if seats is None and not isinstance(bots, str):
        seats = 1 + len(bots)
    return SeatEnv(Table(slug, seats, options, version, reward, beat), seat, bots, max_steps, render_mode)


class SeatEnv(gymnasium.Env[Seen, int]):
    """One match at a time. An illegal action loses the match: reward -1, and info says ``illegal``."""

    def __init__(
        self,
        table: Table,
        seat: int = 0,
        bots: str | Sequence[str] = (),
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        check_limit("max_steps", max_steps)
        self.table = table
        self.seat = seat
        self.render_mode = render_mode
        self.metadata = {"render_modes": [*RENDER_MODES]}
        self.max_steps = table.game.longest if max_steps is None else max_steps
        self.observation_space = table.observation_space()  # type: ignore[assignment]  # a Dict of what Seen holds
        self.action_space = table.action_space()
        if seat not in range(table.seats):
            raise BadOptions(f"Seats are numbered 0 to {table.seats - 1}, and there is no seat {seat!r}.")
        if not bots and table.seats > 1 and not table.game.together:
            raise BadOptions(f"{table.game.title} is not a game for a crew: name the bots that play the other seats.")
        if bots and table.seats == 1:
            raise BadOptions("A match with 1 seat has no other seats for bots.")
        levels = [bots] * (table.seats - 1) if isinstance(bots, str) else list(bots)
        if bots and len(levels) != table.seats - 1:
            raise BadOptions(f"Name {count(table.seats - 1, 'bot')} for the other seats, not {len(levels)}.")
        others = [None if not levels else table.bot(level) for level in levels] or [None] * (table.seats - 1)
        self._lane = table.lane([*others[:seat], None, *others[seat:]])
        self._steps = 0
        self._over = False

    @property
    def match(self) -> Any:
        """The current match."""
        return self._lane.match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._steps = 0
        self._over = False
        self._lane.start(drawn_seed(self.np_random))
        while self._lane.seat == NOBODY:  # bots alone have ended it
            self._lane.start(drawn_seed(self.np_random))
        self._points = self._lane.points()[self.seat]
        return self._seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        lane = self._lane
        check_going_on(lane, self._over)
        number = action_number(action, self.table.actions)
        if not lane.allows(number):
            self._over = True
            return self._seen(), -1.0, True, False, {"illegal": True}
        lane.choose(number)
        self._steps += 1
        over = lane.seat == NOBODY
        points, before = lane.points()[self.seat], self._points
        self._points = points
        reward = points - before if self.table.reward == POINTS else lane.places()[self.seat]
        broken = not over and self._steps >= self.max_steps
        self._over = over or broken
        return self._seen(), reward, over, broken, told(lane, self.seat)

    def _seen(self) -> Seen:
        """Of the asked seat; once the match is over, of the player's own."""
        lane = self._lane
        seat = self.seat if lane.seat == NOBODY else lane.seat
        return self.table.seen(lane, seat, lane.numbers, lane.clock)

    def render(self) -> str | None:
        """The table as the player sees it."""
        check_begun(self._lane)
        return str(self.match.board(self.seat)) if self.render_mode == "ansi" else None
