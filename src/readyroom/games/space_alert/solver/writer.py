"""A mission with its plans as a mission file: what the resolver reads, with all luck settled."""

from __future__ import annotations

from readyroom.games.space_alert.file.format import MissionFile
from readyroom.games.space_alert.file.paper import written
from readyroom.games.space_alert.mission.card import SWITCHES_DECKS
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import ZONES
from readyroom.games.space_alert.mission.ship import tile_name
from readyroom.games.space_alert.solver.problem import Plans


def mission_file(m: Mission, plans: Plans, double_actions: bool) -> MissionFile:
    """A settled mission before its first turn, and plans for its crew."""
    planned = m.clone()
    for p, plan in zip(planned.crew, plans, strict=True):
        p.plan = plan.copy()
    file = written(planned)
    file["rules"]["double_actions"] = double_actions
    file["damage"] = {ZONES[z]: [tile_name(z, tile) for tile in reversed(m.stacked[z])] for z in range(3)}
    file["seed"] = 0
    vortices = {t.card.code for t in m.threats if t.traits & SWITCHES_DECKS}
    for entry in file["threats"]:
        if entry["card"] in vortices and m.vortex_deck:
            entry["calls"] = m.vortex_deck[0].code
    return file
