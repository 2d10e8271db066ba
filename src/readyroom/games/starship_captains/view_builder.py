"""The view of a table, built field by field: structs are filled in the order of their fields, which is many times as
quick as by name."""

from __future__ import annotations

from typing import Final

from readyroom.games.starship_captains.cards.boards import ROOMS, SIDES, STATIONS, StationId
from readyroom.games.starship_captains.cards.epilogue import epilogue
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS, SHADOW_ACTIONS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.cards.tracks import points
from readyroom.games.starship_captains.names import ARTIFACTS, CADET, FIGURES, NONE, PIRATES, TRACKS, Figure
from readyroom.games.starship_captains.outfit import BARE
from readyroom.games.starship_captains.rooms import BASIC_ROOMS, matches_line
from readyroom.games.starship_captains.scoring import Score, score
from readyroom.games.starship_captains.slots import fits, lit
from readyroom.games.starship_captains.state import AT_STATION, Ship, State
from readyroom.games.starship_captains.steps.mission import CADET_MENTORING, ResolveLines
from readyroom.games.starship_captains.steps.research import TakeTech
from readyroom.games.starship_captains.steps.rounds import staying
from readyroom.games.starship_captains.steps.travel import moves_left
from readyroom.games.starship_captains.view import (
    ComingView,
    MissionView,
    Own,
    PlaceView,
    Public,
    ScoreView,
    ShipView,
    SoloView,
    TrackView,
)

# Names by numbers, where there may be no such thing: that of number n is in place n + 1, that of a slot in n + 2.
PIRATE_OR_NONE: Final[tuple[str | None, ...]] = (None, *PIRATES)
FIGURE_OR_NONE: Final[tuple[Figure | None, ...]] = (None, *FIGURES)
MISSION_OR_NONE: Final[tuple[str | None, ...]] = (None, *[mission.id for mission in MISSIONS])
STATION_OR_NONE: Final[tuple[StationId | None, ...]] = (None, *[station.id for station in STATIONS])
EVENT_OR_NONE: Final[tuple[str | None, ...]] = (None, *[card.id for card in EVENT_CARDS])
TECH_OR_NONE: Final[tuple[str | None, ...]] = (None, *[tech.id for tech in TECHS])
IN_SLOT: Final[tuple[str | None, ...]] = ("damage", *TECH_OR_NONE)

MOST_PLACES: Final = 1_000
_PLACES: Final[dict[tuple[object, ...], tuple[PlaceView, ...]]] = {}


def public(s: State) -> Public:
    return Public(
        s.round,
        s.first,
        s.active,
        "large" if s.side else "small",
        s.slots_side,
        places(s),
        tuple([PIRATE_OR_NONE[pirate + 1] for pirate in s.routes]),
        tuple([ship(s, seat) for seat in range(s.seats)]),
        tuple([TECH_OR_NONE[tech + 1] for tech in s.offer]),
        {TRACKS[0]: track(s, 0), TRACKS[1]: track(s, 1), TRACKS[2]: track(s, 2)},
        tuple([EVENT_CARDS[number].id for number in s.lasting]),
        _techs(s.archive),
        _techs(s.shared),
        mission(s),
        FIGURE_OR_NONE[s.working + 1],
        len(s.mission_deck),
        len(s.tech_deck),
        len(s.omega_deck),
        len(s.pirate_supply),
        len(s.artifact_supply),
        _techs(s.tech_discard),
        {station.id: s.station_tiles[i] for i, station in enumerate(STATIONS)},
        solo(s),
    )


def _techs(techs: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([TECHS[tech].id for tech in techs])


def places(s: State) -> tuple[PlaceView, ...]:
    """All locations. They change seldom, so what was shown is kept."""
    key = (s.side, s.missions_at, s.numbers_at, s.face_up, s.station_at, s.station_tiles, s.holders)
    found = _PLACES.get(key)
    if found is None:
        if len(_PLACES) >= MOST_PLACES:
            _PLACES.clear()
        found = _PLACES[key] = tuple([place(s, at) for at in range(len(s.galaxy.locations))])
    return found


def place(s: State, at: int) -> PlaceView:
    station = s.station_at[at]
    number = s.numbers_at[at]
    holder = s.holders[at]
    return PlaceView(
        s.galaxy.locations[at].id,
        MISSION_OR_NONE[s.missions_at[at] + 1],
        number if number else None,
        s.face_up[at],
        STATION_OR_NONE[station + 1],
        station != NONE and s.station_tiles[station] == AT_STATION,
        None if holder == NONE else holder,
    )


def ship(s: State, seat: int) -> ShipView:
    mine = s.ships[seat]
    scored = score(s, seat)
    icons, pairs = lit(s, seat)
    return ShipView(
        seat,
        s.galaxy.locations[mine.at].id,
        mine.medals,
        {name: mine.ready[figure] for figure, name in enumerate(FIGURES)},
        tuple([FIGURES[figure] for figure in mine.queue]),
        mine.damage,
        {name: mine.artifacts[i] for i, name in enumerate(ARTIFACTS)},
        len(mine.pirates),
        s.room_for_cargo(seat),
        tuple([IN_SLOT[tech + 2] for tech in mine.slots]),
        icons,
        pairs,
        crowdsourced(mine),
        {name: mine.spaces[i] for i, name in enumerate(TRACKS)},
        {name: mine.loops[i] for i, name in enumerate(TRACKS)},
        {name: points(mine.spaces[i], mine.loops[i]) for i, name in enumerate(TRACKS)},
        staying(s, seat),
        "mentored" if s.has(seat, CADET_MENTORING) else "plain",
        tuple([MISSIONS[done].id for done in mine.missions]),
        s.commanders(seat),
        mine.passed,
        scored.halves / 2,
        score_sheet(scored),
        epilogue(scored.whole) if s.over else "",
    )


def crowdsourced(mine: Ship) -> tuple[str, ...]:
    """The rooms on which artifacts lie."""
    if mine.crowd is BARE.crowd:
        return ()
    rooms = [room.id for i, room in enumerate(ROOMS) if mine.crowd[i] != NONE]
    rooms += [TECHS[tech].id for i, tech in enumerate(mine.slots) if mine.crowd[BASIC_ROOMS + i] != NONE]
    return tuple(rooms)


def score_sheet(scored: Score) -> ScoreView:
    return ScoreView(
        scored.missions / 2,
        scored.tracks / 2,
        scored.omegas / 2,
        scored.crew / 2,
        scored.cargo / 2,
        scored.damage / 2,
        scored.passenger / 2,
    )


def track(s: State, i: int) -> TrackView:
    trophy = s.trophies[i]
    return TrackView(SIDES[s.track_sides[i]], EVENT_OR_NONE[s.event_cards[i] + 1], None if trophy == NONE else trophy)


def mission(s: State) -> MissionView | None:
    if s.mission == NONE:
        return None
    card = MISSIONS[s.mission]
    mentored = s.has(s.active, CADET_MENTORING)
    fit: list[bool] = []
    for i, figure in enumerate(s.mission_crew):
        fit.append(matches_line(figure, card.lines[i].colour, mentored))
        if figure == CADET and fit[-1]:
            mentored = False
    crew = tuple([FIGURES[figure] for figure in s.mission_crew])
    return MissionView(card.id, crew, tuple(fit), line_reached(s))


def line_reached(s: State) -> int:
    """While a line is resolved, the step for the next one waits below."""
    line = 0
    for step in s.stack:
        if isinstance(step, ResolveLines):
            line = step.line
    return line


def solo(s: State) -> SoloView | None:
    if s.seats > 1:
        return None
    return SoloView(
        s.galaxy.locations[s.shadow_at].id,
        PASSENGERS[s.passenger].id,
        tuple([SHADOW_ACTIONS[action] for action in s.drawn_actions]),
        len(s.action_deck),
    )


def own(s: State, seat: int) -> Own:
    known: list[ComingView] = []
    if s.peeked:
        numbered = sorted([(-s.numbers_at[at], at) for at, up in enumerate(s.face_up) if up])
        for i, card in enumerate(s.mission_deck.top):
            if not s.peeked[i] >> seat & 1:
                break
            place = s.galaxy.locations[numbered[i][1]].id if i < len(numbered) else None
            known.append(ComingView(MISSIONS[card].id, place))
    return Own(tuple(known), fits(s, seat, on_offer(s, seat)), moves_left(s, seat))


def on_offer(s: State, seat: int) -> tuple[int, ...]:
    """The techs a captain can take now or next: drawn, or on the central board."""
    asked = s.stack[-1] if s.stack else None
    return asked.drawn if isinstance(asked, TakeTech) and asked.seat == seat and asked.drawn else s.offer
