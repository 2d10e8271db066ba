"""Threat Appears (rulebook 3.1)."""

from __future__ import annotations

from readyroom.games.space_alert.mission.fates import appear
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.threat import WAITING


def threats_appear(m: Mission) -> None:
    """The external threat with this turn's number, then the internal one."""
    for t in m.threats:
        if t.turn == m.turn and t.fate == WAITING:
            appear(m, t)
