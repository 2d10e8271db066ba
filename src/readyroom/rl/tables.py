"""What all environments share: the game with its settings, and the spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import readyroom
from readyroom.bots.named import bot
from readyroom.bots.plugins import Player
from readyroom.core.codec import decode_options
from readyroom.core.errors import BadOptions
from readyroom.core.game import Bot
from readyroom.core.match import Match
from readyroom.core.playout import BEAT
from readyroom.rl.lanes import REWARDS, Lane
from readyroom.rl.refusals import check_limit

Seen = dict[str, NDArray[Any]]
"""What an agent gets: ``observation`` and ``action_mask``."""


class Table:
    """A game and its settings: seats, options, version of the rules, beat."""

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        version: int | None = None,
        reward: str = "place",
        beat: int = BEAT,
    ) -> None:
        self.game = readyroom.game(slug, version)
        self.options = decode_options(self.game.Options, {} if options is None else dict(options))
        self.seats = max(2, self.game.seats[0]) if seats is None else seats
        self.version = self.game.versions[-1] if version is None else version
        self.beat = beat
        self.reward = reward
        Match.check(self.game, self.options, self.seats)
        if reward not in REWARDS:
            raise BadOptions(f"A reward is for {' or '.join(REWARDS)}, not {reward!r}.")
        check_limit("A beat in milliseconds", beat)
        self.layout = self.game.observer(self.version).layout
        self.actions = len(self.game.space(self.version)) + 1
        """Including the one for waiting."""

    def __reduce__(self) -> tuple[Any, ...]:
        options = msgspec.to_builtins(self.options)
        return Table, (self.game.slug, self.seats, options, self.version, self.reward, self.beat)

    def lane(self, bots: Sequence[Bot | None] | None = None, recorded: bool = True) -> Lane:
        """A place where one match after another is played."""
        seats: list[Bot | None] = [None] * self.seats if bots is None else list(bots)
        starts = self._start if recorded else None
        return Lane(self.game, self.options, self.seats, self.version, seats, self.beat, starts)

    def _start(self, seed: str) -> Match:
        return Match.start(self.game, self.options, self.seats, seed, self.version)

    def bot(self, level: str) -> Bot:
        """The bot of that name: one of the game's own levels, ``expert`` or ``random``."""
        found = bot(self.game, level)
        if isinstance(found, Player):
            raise BadOptions(f"{level} plays a whole match from its views, so it cannot be used here.")
        return found

    def observation_space(self) -> spaces.Dict:
        most = np.frombuffer(self.layout.most(), dtype=np.uint8)
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions,), dtype=np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self.actions)

    def seen(self, lane: Lane, seat: int, numbers: Sequence[int], waits: bool) -> Seen:
        """What a seat knows, and these numbers as a mask."""
        known = bytearray(self.layout.size)
        lane.write(seat, known, 0)
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[list(numbers)] = 1
        if waits:
            mask[-1] = 1
        return {"observation": np.frombuffer(known, dtype=np.uint8), "action_mask": mask}


def drawn_seed(random: np.random.Generator) -> int:
    """The seed of a match when none is given."""
    return int(random.integers(1 << 31))


def told(lane: Lane, seat: int) -> dict[str, Any]:
    """A seat's result in a finished match."""
    outcome = lane.outcome
    if outcome is None:
        return {}
    return {"place": outcome.ranking[seat], "score": float(outcome.scores[seat]), "won": seat in outcome.winners}
