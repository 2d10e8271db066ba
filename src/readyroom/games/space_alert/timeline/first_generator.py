"""The shapes of the first generator, kept for the missions it has made: seeds that people shared, and recorded matches.
It let the last threat of a phase come earlier than in any official mission, and allowed T+8 in simulations."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from readyroom.games.space_alert.timeline.shapes import SHAPES, Shape

_TRAINING: Final[dict[str, object]] = {
    "ambush": (50, 50), "external_common": (1, 8), "silence": (25, 55), "silences": (2, 4), "transfers_total": (3, 4),
    "transfers": ((2, 1, 1), (1, 2, 1), (1, 1, 2), (1, 1, 1)),
}  # fmt: skip
_AS_IT_WAS: Final[dict[str, dict[str, object]]] = {
    "test_run": {},
    "simulation": _TRAINING,
    "advanced_simulation": {**_TRAINING, "inside": ((2, 2, 1), (1, 2, 1), (2, 3, 1))},
    "mission": {},
    "double_action_easier": {"ambush": (35, 35)},
    "double_action_standard": {"ambush": (50, 50)},
}
FIRST_SHAPES: Final[dict[str, Shape]] = {
    kind: replace(SHAPES[kind], last=(), kept=(100, 100), **changed) for kind, changed in _AS_IT_WAS.items()
}
