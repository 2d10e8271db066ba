"""A mission with its plans as a mission file: what the resolver reads, with everything settled that was up to luck."""

from __future__ import annotations

from typing import Any

from readyroom.games.space_alert.card import SWITCHES_DECKS
from readyroom.games.space_alert.orders import words_of
from readyroom.games.space_alert.places import TRAJECTORIES, ZONES
from readyroom.games.space_alert.ship import tile_name
from readyroom.games.space_alert.solver.problem import Plans
from readyroom.games.space_alert.specializations import NAMES
from readyroom.games.space_alert.state import Mission, Player, Threat


def mission_file(m: Mission, plans: Plans, double_actions: bool) -> dict[str, Any]:
    """A settled mission before its first turn, and plans for its crew."""
    rules = {
        "double_actions": double_actions,
        "variable_range": m.variable_range,
        "ninja_poisons_at_x": m.ninja_at_x,
    }
    return {
        "tracks": {TRAJECTORIES[zone]: track.name for zone, track in enumerate(m.tracks)},
        "threats": [_threat(m, t) for t in m.threats if t.turn],
        "crew": [_member(m, p, plan) for p, plan in zip(m.crew, plans, strict=True)],
        "rules": rules,
        "damage": {ZONES[z]: [tile_name(z, tile) for tile in reversed(m.stacked[z])] for z in range(3)},
        "seed": 0,
    }


def _threat(m: Mission, t: Threat) -> dict[str, Any]:
    said: dict[str, Any] = {"turn": t.turn, "zone": TRAJECTORIES[t.zone], "card": t.card.code}
    if t.traits & SWITCHES_DECKS:
        if m.vortex_deck:
            said["calls"] = m.vortex_deck[0].code
    elif t.called >= 0:
        said["calls"] = _called(m, m.threats[t.called])
    return said


def _called(m: Mission, t: Threat) -> Any:
    if t.called < 0:
        return t.card.code
    return {"card": t.card.code, "calls": _called(m, m.threats[t.called])}


def _member(m: Mission, p: Player, plan: list[int]) -> dict[str, Any]:
    said: dict[str, Any] = {"name": p.name}
    if p.android:
        said["android"] = True
    if p.specialization >= 0:
        said["specialization"] = NAMES[p.specialization]
        if p.level:
            said["level"] = p.level
        if m.teleport_from >= 0 and NAMES[p.specialization] == "teleporter":
            said["tokens"] = [m.crew[m.teleport_from].name, m.crew[m.teleport_to].name]
    said["plan"] = [words_of(slot) if slot else None for slot in plan[1:13]]
    return said
