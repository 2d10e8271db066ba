"""The view of a table, built field by field."""

from __future__ import annotations

from readyroom.games.starship_captains.cards.boards import ROOMS, STATIONS
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS, SHADOW_ACTIONS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.names import ARTIFACTS, FIGURES, NONE, PIRATES, TRACKS
from readyroom.games.starship_captains.outfit import DAMAGED
from readyroom.games.starship_captains.rooms import BASIC_ROOMS
from readyroom.games.starship_captains.scoring import score
from readyroom.games.starship_captains.state import AT_STATION, State
from readyroom.games.starship_captains.view import (
    MissionView,
    Own,
    PlaceView,
    Public,
    ScoreView,
    ShipView,
    SoloView,
    TrackView,
)


def public(s: State) -> Public:
    return Public(
        round=s.round,
        first=s.first,
        active=s.active,
        side="large" if s.side else "small",
        slots=s.slots_side,
        places=tuple(place(s, i) for i in range(len(s.galaxy.locations))),
        routes=tuple(None if pirate == NONE else PIRATES[pirate] for pirate in s.routes),
        ships=tuple(ship(s, seat) for seat in range(s.seats)),
        offer=tuple(None if tech == NONE else TECHS[tech].id for tech in s.offer),
        tracks={name: track(s, i) for i, name in enumerate(TRACKS)},
        lasting=tuple(EVENT_CARDS[number].id for number in s.lasting),
        archive=_techs(s.archive),
        shared=_techs(s.shared),
        mission=mission(s),
        commander=None if s.working == NONE else FIGURES[s.working],
        missions_left=len(s.mission_deck),
        techs_left=len(s.tech_deck),
        omegas_left=len(s.omega_deck),
        pirates_left=len(s.pirate_supply),
        artifacts_left=len(s.artifact_supply),
        tech_discard=_techs(s.tech_discard),
        stations={station.id: s.station_tiles[i] for i, station in enumerate(STATIONS)},
        solo=solo(s),
    )


def _techs(techs: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(TECHS[tech].id for tech in techs)


def place(s: State, at: int) -> PlaceView:
    station = s.station_at[at]
    return PlaceView(
        id=s.galaxy.locations[at].id,
        mission=None if s.missions_at[at] == NONE else MISSIONS[s.missions_at[at]].id,
        number=s.numbers_at[at] or None,
        face_up=s.face_up[at],
        station=None if station == NONE else STATIONS[station].id,
        tile=station != NONE and s.station_tiles[station] == AT_STATION,
        holder=None if s.holders[at] == NONE else s.holders[at],
    )


def ship(s: State, seat: int) -> ShipView:
    mine = s.ships[seat]
    scored = score(s, seat)
    rooms = [room.id for i, room in enumerate(ROOMS) if mine.crowd[i] != NONE]
    rooms += [TECHS[tech].id for i, tech in enumerate(mine.slots) if mine.crowd[BASIC_ROOMS + i] != NONE]
    return ShipView(
        seat=seat,
        at=s.galaxy.locations[mine.at].id,
        medals=mine.medals,
        ready={name: mine.ready[figure] for figure, name in enumerate(FIGURES)},
        queue=tuple(FIGURES[figure] for figure in mine.queue),
        damage=mine.damage,
        artifacts={name: mine.artifacts[i] for i, name in enumerate(ARTIFACTS)},
        pirates=len(mine.pirates),
        room=s.room_for_cargo(seat),
        slots=tuple("damage" if tech == DAMAGED else TECHS[tech].id if tech >= 0 else None for tech in mine.slots),
        crowdsourced=tuple(rooms),
        tracks={name: mine.spaces[i] for i, name in enumerate(TRACKS)},
        loops={name: mine.loops[i] for i, name in enumerate(TRACKS)},
        missions=tuple(MISSIONS[done].id for done in mine.missions),
        commanders=s.commanders(seat),
        passed=mine.passed,
        points=scored.halves / 2,
        score=ScoreView(
            missions=scored.missions / 2,
            tracks=scored.tracks / 2,
            omegas=scored.omegas / 2,
            crew=scored.crew / 2,
            cargo=scored.cargo / 2,
            damage=scored.damage / 2,
            passenger=scored.passenger / 2,
        ),
    )


def track(s: State, i: int) -> TrackView:
    event = s.event_cards[i]
    trophy = s.trophies[i]
    return TrackView(
        side="AB"[s.track_sides[i]],
        event=None if event == NONE else EVENT_CARDS[event].id,
        trophy=None if trophy == NONE else trophy,
    )


def mission(s: State) -> MissionView | None:
    if s.mission == NONE:
        return None
    return MissionView(MISSIONS[s.mission].id, tuple(FIGURES[figure] for figure in s.mission_crew))


def solo(s: State) -> SoloView | None:
    if s.seats > 1:
        return None
    return SoloView(
        at=s.galaxy.locations[s.shadow_at].id,
        passenger=PASSENGERS[s.passenger].id,
        drawn=tuple(SHADOW_ACTIONS[action] for action in s.drawn_actions),
        left=len(s.action_deck),
    )


def own(s: State, seat: int) -> Own:
    known: list[str] = []
    for card, seen in zip(s.mission_deck.top, s.peeked, strict=True):
        if not seen >> seat & 1:
            break
        known.append(MISSIONS[card].id)
    return Own(tuple(known))
