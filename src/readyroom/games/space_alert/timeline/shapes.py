"""The common features of a class's missions: how long, how heavy, how noisy. Counted from the official ones.

``(value, weight)`` is one value and how often it is drawn. Ranges are inclusive; lengths of time are in seconds.
"""

from __future__ import annotations

from typing import Final

import msgspec

Range = tuple[int, int]
PerPhase = tuple[int, ...]

PACES: Final = (100, 110, 125, 150)
"""How long a generated mission can be, in percent: crews that are learning may want more time."""


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """A class of missions."""

    kind: str
    title: str
    points: tuple[int, int]
    """Common threats count 1 and serious ones 2: the sum for a crew of four, and of five."""
    double_actions: bool = False
    phases: tuple[Range, ...]
    length: Range
    serious: tuple[Range, ...]
    """How many threats are serious, with weights."""
    inside: tuple[tuple[int, int, int], ...]
    """How many threats are internal, and their total worth, with weights."""
    shared: tuple[Range, ...] = ((0, 1),)
    """How many turns have both an external and an internal threat, with weights."""
    external_common: Range = (1, 8)
    external_serious: Range = (2, 7)
    internal_common: Range = (2, 7)
    internal_serious: Range = (3, 6)
    zone: Range
    """How many external threats each zone gets."""
    first: tuple[Range, ...]
    """When the first threat of the first and second phase is announced."""
    gap: Range
    """Between two threats of a phase."""
    ambush: Range
    """For each phase the chance, in percent, that its last threat comes within its last minute, if that threat may."""
    ambush_at: Range = (50, 55)
    """Seconds before the end of the phase."""
    last: tuple[Range, ...] = ()
    """Nobody waits long for nothing: the most seconds between a phase's last threat and its end, for the first and
    second phase, for a crew of four and of five."""
    kept: Range = (100, 100)
    """Of the missions drawn with a threat on T+1, and of those without one on T+8, this percentage is kept."""
    incoming: tuple[PerPhase, ...]
    transfers: tuple[PerPhase, ...]
    """Incoming data and data transfers in each phase: the rows that are drawn."""
    transfers_total: Range
    silence: Range
    """Seconds without communications in the whole mission."""
    silences: Range
    silence_weights: PerPhase
    """How often a silence falls in each phase, after the one that is always in the last."""

    @property
    def unconfirmed(self) -> int:
        """The worth of the unconfirmed reports."""
        return self.points[1] - self.points[0]

    @property
    def incoming_total(self) -> Range:
        totals = [sum(row) for row in self.incoming]
        return min(totals), max(totals)

    def stretched(self, pace: int) -> Shape:
        """The same class with more time: longer phases and longer gaps, the same announcements."""
        if pace == 100:
            return self
        return msgspec.structs.replace(
            self,
            phases=tuple(_longer(phase, pace) for phase in self.phases),
            length=_longer(self.length, pace),
            gap=(self.gap[0], _longer(self.gap, pace)[1]),
            last=tuple(_longer(seconds, pace) for seconds in self.last),
        )


def _longer(seconds: Range, pace: int) -> Range:
    return seconds[0] * pace // 500 * 5, seconds[1] * pace // 500 * 5


TEST_RUN: Final = Shape(
    kind="test_run", title="Test run", points=(3, 3),
    phases=((220, 250), (170, 200)), length=(420, 420),
    serious=((0, 1),), inside=((0, 0, 1),), external_common=(1, 4), zone=(1, 1),
    first=((10, 15), (5, 15)), gap=(45, 75), ambush=(0, 0), last=((140, 195), (140, 195)),
    incoming=((0, 1), (1, 1)), transfers=((2, 1), (1, 1)), transfers_total=(2, 3),
    silence=(0, 0), silences=(0, 0), silence_weights=(0, 0),
)  # fmt: skip

SIMULATION: Final = Shape(
    kind="simulation", title="Simulation", points=(5, 6),
    phases=((220, 250), (200, 230), (140, 150)), length=(600, 600),
    serious=((1, 1), (2, 2)), inside=((0, 0, 1),), external_common=(1, 7), zone=(1, 2),
    first=((10, 20), (5, 40)), gap=(50, 120), ambush=(100, 20), last=((175, 200), (130, 160)), kept=(40, 100),
    incoming=((1, 1, 0),), transfers=((2, 1, 1), (2, 1, 1), (1, 2, 1)), transfers_total=(4, 4),
    silence=(25, 40), silences=(2, 4), silence_weights=(1, 5, 1),
)  # fmt: skip

ADVANCED_SIMULATION: Final = msgspec.structs.replace(
    SIMULATION, kind="advanced_simulation", title="Advanced simulation",
    serious=((1, 2), (2, 1)), inside=((2, 2, 6), (1, 2, 1), (2, 3, 6)),
    ambush=(100, 20), last=((180, 165), (100, 165)),
    transfers=((1, 2, 1), (1, 1, 2), (1, 1, 1)), transfers_total=(3, 4), silence=(40, 55), silences=(3, 4),
)  # fmt: skip

MISSION: Final = Shape(
    kind="mission", title="Mission", points=(7, 8),
    phases=((205, 240), (215, 235), (140, 155)), length=(580, 620),
    serious=((1, 2), (2, 4), (3, 2)), inside=((1, 1, 1), (1, 2, 2), (2, 2, 3), (2, 3, 2)), zone=(1, 2),
    first=((10, 20), (5, 40)), gap=(25, 90), ambush=(50, 50), last=((160, 155), (160, 140)), kept=(100, 25),
    incoming=((1, 1, 0), (1, 2, 0), (1, 1, 0), (1, 2, 0), (1, 0, 1), (3, 0, 0), (1, 1, 1), (2, 0, 0)),
    transfers=((1, 2, 1), (1, 1, 2), (1, 2, 1), (1, 1, 1), (1, 2, 1), (0, 2, 1), (1, 2, 0), (0, 2, 1)),
    transfers_total=(3, 4),
    silence=(45, 65), silences=(2, 5), silence_weights=(1, 1, 1),
)  # fmt: skip

DOUBLE_ACTION_EASIER: Final = Shape(
    kind="double_action_easier", title="Easier double action mission", points=(8, 10), double_actions=True,
    phases=((280, 300), (250, 270), (210, 240)), length=(750, 810),
    serious=((1, 1), (2, 2), (3, 3)), inside=((1, 2, 1), (2, 2, 2), (2, 3, 2), (3, 4, 1)),
    shared=((0, 1), (1, 3), (2, 2)),
    external_serious=(2, 8), internal_common=(2, 8), internal_serious=(3, 7), zone=(1, 4),
    first=((10, 25), (5, 40)), gap=(20, 115), ambush=(45, 29), ambush_at=(45, 55),
    last=((175, 140), (135, 105)),
    incoming=((2, 1, 0), (1, 1, 0), (1, 1, 0), (1, 2, 0), (2, 0, 0), (2, 1, 0)),
    transfers=((2, 2, 2), (2, 2, 2), (2, 2, 2), (2, 1, 2), (2, 2, 2), (2, 2, 2)), transfers_total=(5, 6),
    silence=(55, 95), silences=(3, 6), silence_weights=(2, 4, 3),
)  # fmt: skip

DOUBLE_ACTION_STANDARD: Final = msgspec.structs.replace(
    DOUBLE_ACTION_EASIER, kind="double_action_standard", title="Double action mission", points=(10, 12),
    phases=((290, 310), (250, 290), (220, 270)), length=(780, 840),
    serious=((2, 3), (3, 5), (4, 4)),
    inside=((2, 2, 3), (2, 3, 3), (2, 4, 1), (3, 3, 2), (3, 4, 2), (3, 5, 1)),
    shared=((1, 1), (2, 1)), ambush=(50, 40), last=((175, 140), (105, 105)), kept=(40, 100),
    incoming=((1, 1, 0), (1, 1, 0), (1, 1, 0), (2, 0, 0), (1, 1, 0), (1, 2, 0), (2, 0, 0), (2, 1, 0), (1, 2, 0),
              (0, 0, 1), (1, 2, 0), (2, 1, 0)),
    transfers=((1, 2, 1), (2, 2, 2), (2, 2, 2), (2, 2, 2), (2, 2, 2), (2, 1, 2), (1, 3, 2), (2, 2, 1), (3, 1, 2),
               (3, 2, 2), (2, 1, 2), (1, 2, 3)), transfers_total=(4, 7),
    silence=(60, 80), silences=(3, 6), silence_weights=(1, 1, 1),
)  # fmt: skip

SHAPES: Final[dict[str, Shape]] = {
    shape.kind: shape
    for shape in (TEST_RUN, SIMULATION, ADVANCED_SIMULATION, MISSION, DOUBLE_ACTION_EASIER, DOUBLE_ACTION_STANDARD)
}
KINDS: Final = tuple(SHAPES)
