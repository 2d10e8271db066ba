"""The computer and the window: maintenance (rulebook 3.2 and 3.5) and visual confirmation."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.harm import delay
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.trace import (
    ComputerMaintained,
    LookedOut,
    MaintenanceMissed,
    NoEffect,
    VisualConfirmation,
)

MAINTENANCE_TURNS: Final = 1 << 1 | 1 << 2 | 1 << 4 | 1 << 5 | 1 << 8 | 1 << 9
"""The first two turns of each phase, as bits."""
CHECKS: Final = 1 << 2 | 1 << 5 | 1 << 9
PHASE_OF: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2)
POINTS: Final[tuple[int, ...]] = (0, 1, 2, 3, 5, 7, 9, 11)
"""Visual confirmation, for each number of players; a Data Analyst can count as three."""


def maintain(m: Mission, p: Player, order: str = "C") -> None:
    """A block on the maintenance step, if this is one of the phase's first two turns and none lies there."""
    if not MAINTENANCE_TURNS >> m.turn & 1 or m.maintained:
        if m.aloud:
            m.tell(NoEffect(p.index, order, "maintained" if m.maintained else "not_now"))
        return
    m.maintained = True
    if m.aloud:
        m.tell(ComputerMaintained(p.index))


def check_maintenance(m: Mission) -> None:
    """Computer Maintenance Check (rulebook 3.5): everyone aboard is delayed if nobody has maintained the computer."""
    if not CHECKS >> m.turn & 1:
        return
    if not m.maintained:
        if m.aloud:
            m.tell(MaintenanceMissed(m.turn))
        for p in m.crew:
            delay(m, p, "computer")
    m.maintained = False


def look_out(m: Mission, p: Player, counts_as: int) -> None:
    """The rule counts players, so looking twice in one turn is no better than once."""
    if p.looked_on == m.turn:
        if m.aloud:
            m.tell(NoEffect(p.index, "C", "looked"))
        return
    p.looked_on = m.turn
    m.looked += counts_as
    if m.aloud:
        m.tell(LookedOut(p.index, counts_as))


def confirm_visually(m: Mission) -> None:
    """At the end of Player Actions: the best turn of each phase scores."""
    if m.looked:
        points = POINTS[m.looked]
        phase = PHASE_OF[m.turn]
        if points > m.visual[phase]:
            m.visual[phase] = points
        if m.aloud:
            m.tell(VisualConfirmation(m.looked, m.visual[phase]))
