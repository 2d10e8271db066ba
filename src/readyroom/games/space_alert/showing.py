"""Filling the views (see ``view``), field by field: what is not written here is not shown."""

from __future__ import annotations

from msgspec.structs import asdict

from readyroom.games.space_alert.action_round.clock import BEAT
from readyroom.games.space_alert.action_round.names import CARD_NAMES, half_name, order_name
from readyroom.games.space_alert.action_round.resolving import crew_ids
from readyroom.games.space_alert.action_round.state import IS_ANDROID, NONE, OVER, STAGES, Board, State
from readyroom.games.space_alert.card import NOT_A_CARD
from readyroom.games.space_alert.cards import CARDS
from readyroom.games.space_alert.decks import FACES
from readyroom.games.space_alert.events import ANDROID
from readyroom.games.space_alert.places import TRAJECTORIES, ZONES
from readyroom.games.space_alert.scoring import points
from readyroom.games.space_alert.ship import TILES, tile_name
from readyroom.games.space_alert.state import FATES, SQUADS, WAITING, Mission, place
from readyroom.games.space_alert.tracks import TRACK_NAMES
from readyroom.games.space_alert.view import (
    FateView,
    FigureView,
    IntentionView,
    MemberView,
    Own,
    PlayerView,
    ResultView,
    SpaceView,
    Table,
    ThreatView,
)


def table(s: State) -> Table:
    """What lies open."""
    return Table(
        stage=STAGES[s.stage],
        mission=s.timeline.name if s.stage == OVER else s.options.mission,
        phase=s.phase,
        phases=s.timeline.phases,
        time=s.time,
        phase_ends=s.timeline.phase_ends,
        began=s.began,
        beat=0 if s.untimed else BEAT[s.options.pace],
        communications_down=s.silent,
        transfers=s.transfers,
        tracks={TRAJECTORIES[zone]: TRACK_NAMES[track] for zone, track in enumerate(s.tracks)},
        threats=threats(s),
        crew=tuple(member(s, index) for index in range(len(s.boards))),
        players=players(s),
        deck=len(s.deck),
        open_cards=tuple(dict.fromkeys(CARD_NAMES[face] for face in s.hands[0].cards)) if s.crew.solo else (),
        result=None if s.mission is None else result(s, s.mission),
    )


def own(s: State, seat: int) -> Own:
    """What this seat alone knows."""
    if s.crew.solo:
        return Own((), ())
    hand = tuple(CARD_NAMES[face] for face in s.hands[seat].cards)
    return Own(hand, spaces(s.board_of(seat), face_up=True))


def spaces(board: Board, face_up: bool) -> tuple[SpaceView, ...]:
    return tuple(
        SpaceView(turn, half_name(board.movement[turn]), CARD_NAMES[face] if face_up else None, FACES[face].doubled)
        for turn, face in enumerate(board.cards)
        if face != NONE
    )


def threats(s: State) -> tuple[ThreatView, ...]:
    return tuple(
        ThreatView(
            drawn.turn,
            TRAJECTORIES[drawn.zone],
            CARDS[drawn.card].code,
            CARDS[drawn.card].name,
            CARDS[drawn.card].serious,
            drawn.unconfirmed,
        )
        for drawn in s.drawn
    )


def member(s: State, index: int) -> MemberView:
    board = s.boards[index]
    android = board.seat == IS_ANDROID
    place_at_table = -1 if android else (board.seat - s.captain) % s.seats
    return MemberView(
        seat=None if android else board.seat,
        android=crew_ids(s)[index] - ANDROID if android else None,
        captain=index == 0,
        communications_officer=place_at_table == 1 % s.seats,
        chief_of_security=place_at_table == 2 % s.seats,
        board=spaces(board, face_up=android or s.stage == OVER),
        heroic=CARD_NAMES[board.heroic] if board.heroic != NONE else None,
        intended=tuple(
            IntentionView(turn, order_name(order), board.heard[turn] < s.news)
            for turn, order in enumerate(board.intended)
            if order != NONE
        ),
    )


def players(s: State) -> tuple[PlayerView, ...]:
    return tuple(
        PlayerView(seat, hand.phase, len(hand.cards), hand.ready, hand.agreed, hand.given)
        for seat, hand in enumerate(s.hands)
    )


def result(s: State, m: Mission) -> ResultView:
    made = points(m)
    ids = crew_ids(s)
    return ResultView(
        survived=not m.lost,
        destroyed_by=m.threats[m.destroyed_by].card.code if m.lost else None,
        score=made.score,
        points=asdict(made),
        damage={
            ZONES[zone]: tuple(tile_name(zone, tile) for tile in range(TILES) if drawn >> tile & 1)
            for zone, drawn in enumerate(m.ship.tiles)
        },
        threats=tuple(
            FateView(t.card.code, t.card.name, TRAJECTORIES[t.zone], FATES[t.fate], t.fate_turn or None)
            for t in m.threats
            if not t.traits & NOT_A_CARD and (t.fate != WAITING or t.turn)
        ),
        crew=tuple(
            FigureView(
                None if p.android else ids[p.index],
                ids[p.index] - ANDROID if p.android else None,
                place(p.station),
                p.out,
                SQUADS[p.squad],
            )
            for p in m.crew
        ),
    )
