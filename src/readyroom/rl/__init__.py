"""The games as environments for reinforcement learning (``pip install 'readyroom[rl]'``).

>>> from readyroom import rl
>>> env = rl.aec_env("starship-captains", seats=2)
>>> env.reset(seed=7)
>>> env.agents
['seat_0', 'seat_1']

- ``aec_env``: PettingZoo's AEC, one seat at a time, for every game.
- ``parallel_env``: PettingZoo's parallel interface, all seats at once: for Space Alert and Galaxy Trucker's building.
- ``seat_env``: Gymnasium, for one player: alone, in one seat among bots, or for a whole crew.
- ``VectorEnv``: many matches in one call, for speed.
- ``readyroom.rl.spiel``: OpenSpiel.

All of them see what a seat may know (``match.game.observer``) and do what its numbers mean (``match.space``); the last
number of all is to wait, where a clock runs. See ``docs/rl.md``.
"""

from __future__ import annotations

from readyroom.needs import must_have

must_have("rl", "`readyroom.rl`")

from readyroom.rl.aec import AecEnv, aec_env  # noqa: E402 - only with what was just asked for
from readyroom.rl.parallel import SeatsEnv, parallel_env  # noqa: E402
from readyroom.rl.single import SeatEnv, seat_env  # noqa: E402
from readyroom.rl.vector import VectorEnv  # noqa: E402

__all__ = ["AecEnv", "SeatEnv", "SeatsEnv", "VectorEnv", "aec_env", "parallel_env", "seat_env"]
