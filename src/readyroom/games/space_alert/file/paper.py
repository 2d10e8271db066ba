"""A mission written down as a file that ``reader`` reads, from a mission that is ready for its first turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from readyroom.core.struct import Event
from readyroom.games.space_alert.file.format import CrewEntry, MissionFile, ThreatEntry
from readyroom.games.space_alert.mission.card import NOT_A_CARD, SWITCHES_DECKS
from readyroom.games.space_alert.mission.mission import TURNS, Mission
from readyroom.games.space_alert.mission.orders import second_of, words_of
from readyroom.games.space_alert.mission.places import SQUAD_STATIONS, STATIONS, TRAJECTORIES, ZONES
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.ship import STORED, TILES, tile_name
from readyroom.games.space_alert.mission.specializations import NAMES
from readyroom.games.space_alert.mission.threat import WAITING, Threat
from readyroom.games.space_alert.mission.trace import CalledIn, TileDrawn


def written(m: Mission) -> MissionFile:
    """The mission file of a mission before its first turn. Damage is not known yet: see ``with_luck``."""
    tiles: dict[str, list[str]] = {
        ZONES[zone]: [tile_name(zone, tile) for tile in range(TILES) if drawn >> tile & 1]
        for zone, drawn in enumerate(m.ship.tiles)
        if drawn
    }
    paper: MissionFile = {
        "tracks": {TRAJECTORIES[zone]: track.name for zone, track in enumerate(m.tracks)},
        "threats": [_threat(m, t) for t in m.threats if t.turn and t.fate == WAITING],
        "crew": [_member(m, p) for p in m.crew],
        "rules": {
            "double_actions": any(second_of(slot) for p in m.crew for slot in p.plan),
            "variable_range": m.variable_range,
            "ninja_poisons_at_x": m.ninja_at_x,
        },
    }
    if tiles:
        paper["carried"] = tiles
    if m.ship.missing:
        paper["squads"] = [STATIONS[station] for station in SQUAD_STATIONS if m.ship.stored[station] == STORED]
    if m.turns != TURNS:
        paper["turns"] = m.turns
    return paper


def with_luck(paper: MissionFile, trace: Iterable[Event], seed: str, secrets: bool = False) -> MissionFile:
    """The same mission with its luck: tiles in the order drawn, and the card that a Space-Time Vortex drew. The seed
    decides anything that was not needed this time, but may be needed for a "what if". With ``secrets``, a card that was
    never called in is not named."""
    tiles: dict[str, list[str]] = {zone: [] for zone in ZONES}
    drew: dict[str, str] = {}
    for event in trace:
        if isinstance(event, TileDrawn):
            tiles[event.zone].append(event.tile)
        elif isinstance(event, CalledIn):
            drew[event.by] = event.threat
    threats = []
    for threat in paper["threats"]:
        entry = threat.copy()
        if threat["card"] in drew:
            entry.setdefault("calls", drew[threat["card"]])
        elif secrets:
            entry.pop("calls", None)
        threats.append(entry)
    return {**paper, "threats": threats, "damage": tiles, "seed": seed}


def _threat(m: Mission, t: Threat) -> ThreatEntry:
    entry: ThreatEntry = {"turn": t.turn, "zone": TRAJECTORIES[t.zone], "card": t.card.code}
    called = _called(m, t)
    if called is not None:
        entry["calls"] = called
    return entry


def _called(m: Mission, t: Threat) -> Any:
    """The threat that another may call in, and the one that this may call in."""
    if t.called < 0 or t.traits & (NOT_A_CARD | SWITCHES_DECKS):
        return None
    called = m.threats[t.called]
    deeper = _called(m, called)
    return called.card.code if deeper is None else {"card": called.card.code, "calls": deeper}


def _member(m: Mission, p: Player) -> CrewEntry:
    entry: CrewEntry = {"name": p.name, "plan": [words_of(slot) if slot else None for slot in p.plan[1:-1]]}
    if p.android:
        entry["android"] = True
    if p.specialization >= 0:
        entry["specialization"] = NAMES[p.specialization]
        if p.level:
            entry["level"] = p.level
        if m.teleport_from >= 0 and NAMES[p.specialization] == "teleporter":
            entry["tokens"] = [m.crew[m.teleport_from].name, m.crew[m.teleport_to].name]
    return entry
