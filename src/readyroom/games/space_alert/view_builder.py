"""Builds the views (see ``view``) field by field: anything not written here is not shown."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.action_boards import FLY_ON, NONE, UNDECIDED, Board, Drawn
from readyroom.games.space_alert.crews import BADGES, OFFICES, Role
from readyroom.games.space_alert.events import ANDROID
from readyroom.games.space_alert.mission.card import NOT_A_CARD
from readyroom.games.space_alert.mission.card_names import CARD_NAMES, ORDER_NAMES, half_name
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import SQUAD_STATIONS, STATIONS, TRAJECTORIES, ZONES, place
from readyroom.games.space_alert.mission.player import SQUADS
from readyroom.games.space_alert.mission.points import Points
from readyroom.games.space_alert.mission.scoring import campaign_points, points
from readyroom.games.space_alert.mission.ship import TILES, tile_name
from readyroom.games.space_alert.mission.specializations import IDS, NO_SPECIALIZATION
from readyroom.games.space_alert.mission.threat import FATES, WAITING
from readyroom.games.space_alert.mission.tracks import TRACK_NAMES, TRACKS, Track, course, passings
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.debriefing import MOST_REPAIRS, Repair
from readyroom.games.space_alert.steps.owning_up import OwningUp
from readyroom.games.space_alert.steps.resolution import crew_ids
from readyroom.games.space_alert.steps.special_cards import BOTH, SIDE_NAMES, holder, left, teleporter
from readyroom.games.space_alert.steps.specialization_choice import explorer_of, level_of, wished
from readyroom.games.space_alert.steps.stage import stage
from readyroom.games.space_alert.timeline import BY_NAME
from readyroom.games.space_alert.timeline.timeline import PHASE_TURNS
from readyroom.games.space_alert.view import (
    CampaignView,
    FateView,
    FigureView,
    FlownView,
    IntentionView,
    MemberView,
    OfferView,
    Own,
    PassView,
    PlayerView,
    Public,
    ReceivedView,
    ResultView,
    SpaceView,
    ThreatView,
)

TITLES: Final[tuple[Role, ...]] = (*OFFICES, *BADGES)
"""The roles that anyone may take, and the badges."""


def public(s: State) -> Public:
    """What everyone sees."""
    now = stage(s)
    return Public(
        stage=now,
        mission=s.timeline.name if s.mission is not None else mission_name(s),
        phase=s.phase,
        phases=PHASE_TURNS[: s.timeline.phases],
        time=s.time,
        phase_ends=s.announced_ends,
        began=s.began,
        beat=s.beat,
        communications_down=s.silent,
        transfers=s.transfers,
        tracks={TRAJECTORIES[zone]: TRACK_NAMES[track] for zone, track in enumerate(s.tracks)},
        threats=threats(s),
        crew=crew(s, now == "briefing"),
        players=players(s),
        deck=len(s.deck),
        open_cards=tuple(dict.fromkeys(CARD_NAMES[face] for face in s.hands[0].cards)) if s.crew.solo else (),
        result=None if s.mission is None else result(s, s.mission),
        common=s.common,
        serious=s.serious,
        tokens=(holder(s, 0), holder(s, 1)) if teleporter(s) is not None else (),
        campaign=campaign(s) if s.options.campaign else None,
        turns_up=turns_up(s),
    )


def turns_up(s: State) -> int:
    """When the cards are revealed at the latest; 0 if nobody is asked to own up, or without a clock."""
    step = s.stack[-1] if s.stack else None
    return step.deadline(s) or 0 if isinstance(step, OwningUp) else 0


def own(s: State, seat: int) -> Own:
    """What only this seat knows."""
    if s.crew.solo:
        return Own((), ())
    held = s.hands[seat]
    hand = tuple(CARD_NAMES[face] for face in held.cards)
    received = tuple(ReceivedView(CARD_NAMES[face], by) for face, by in zip(held.received, held.givers, strict=True))
    return Own(hand, spaces(s.board_of(seat), face_up=True), received)


def mission_name(s: State) -> str:
    """The name of an official mission; of any other, only the class."""
    return s.timeline.name if s.timeline.name in BY_NAME else s.timeline.kind


KEPT: Final = 8_192
"""How many small parts that views share are cached; a full cache is cleared."""
_SPACES: Final[dict[int, SpaceView]] = {}
_INTENTIONS: Final[dict[int, IntentionView]] = {}
_THREATS: Final[dict[tuple[int, int, int, bool, tuple[int, ...], int], ThreatView]] = {}


def spaces(board: Board, face_up: bool) -> tuple[SpaceView, ...]:
    cards, special = board.cards, board.special
    laid = [turn for turn in range(1, len(cards)) if cards[turn] != NONE or special[turn]]
    return tuple([_space(board, turn, face_up) for turn in laid])


def _space(board: Board, turn: int, face_up: bool) -> SpaceView:
    key = (board.meant[turn] + 1 << 7 | board.cards[turn] + 1) << 4 | turn
    key = key << 4 | board.special[turn] << 2 | (2 if face_up else 0) | (1 if board.movement[turn] else 0)
    found = _SPACES.get(key)
    if found is None:
        if len(_SPACES) >= KEPT:
            _SPACES.clear()
        found = _SPACES[key] = space(board, turn, face_up)
    return found


def space(board: Board, turn: int, face_up: bool) -> SpaceView:
    face, special = board.cards[turn], board.special[turn]
    shown = SIDE_NAMES[special] if face_up or not special else "down"
    specials = 2 if special == BOTH else 1 if special else 0
    if face == NONE:
        return SpaceView(turn, "", None, "", shown, specials)
    half = half_name(board.movement[turn])
    meant = ORDER_NAMES[board.meant[turn]] if face_up and board.meant[turn] != NONE else ""
    return SpaceView(turn, half, CARD_NAMES[face] if face_up else None, FACES[face].doubled, shown, specials, meant)


def intentions(s: State, board: Board) -> tuple[IntentionView, ...]:
    found: list[IntentionView] = []
    news = s.news
    for turn, order in enumerate(board.intended):
        if order != NONE:
            stale = board.heard[turn] < news
            key = (order << 4 | turn) << 1 | (1 if stale else 0)
            view = _INTENTIONS.get(key)
            if view is None:
                view = _INTENTIONS[key] = IntentionView(turn, ORDER_NAMES[order], stale)
            found.append(view)
    return tuple(found)


def threats(s: State) -> tuple[ThreatView, ...]:
    found: list[ThreatView] = []
    for drawn in s.drawn:
        track = s.tracks[drawn.zone]
        key = (drawn.turn, drawn.zone, drawn.card, drawn.unconfirmed, drawn.calls, track)
        view = _THREATS.get(key)
        if view is None:
            if len(_THREATS) >= KEPT:
                _THREATS.clear()
            view = _THREATS[key] = threat(drawn, TRACKS[track])
        found.append(view)
    return tuple(found)


def threat(drawn: Drawn, track: Track) -> ThreatView:
    card = CARDS[drawn.card]
    called = tuple(CARDS[one].code for one in drawn.calls)
    zone = TRAJECTORIES[drawn.zone]
    passed = tuple([PassView(mark, turn) for mark, turn in passings(track, card.speed, drawn.turn)])
    return ThreatView(
        drawn.turn, zone, card.code, card.name, card.serious, drawn.unconfirmed, called,
        tuple(course(track, card.speed)), passed,
    )  # fmt: skip


def crew(s: State, briefing: bool) -> tuple[MemberView, ...]:
    holders = [s.holder_of(role) for role in TITLES]
    return tuple([member(s, index, holders, briefing) for index in range(len(s.boards))])


def member(s: State, index: int, holders: list[int], briefing: bool) -> MemberView:
    """A crew member; ``holders`` says who holds each title."""
    board = s.boards[index]
    android = board.number > 0
    explorer = None if android or not s.experienced else explorer_of(s, board.seat)
    return MemberView(
        seat=None if android else board.seat,
        android=board.number if android else None,
        captain=index == 0,
        communications_officer=not android and holders[0] == board.seat,
        chief_of_security=not android and holders[1] == board.seat,
        board=spaces(board, face_up=android or s.mission is not None),
        heroic=CARD_NAMES[board.heroic] if board.heroic != NONE else None,
        intended=intentions(s, board),
        specialization=IDS[board.specialization] if board.specialization != NO_SPECIALIZATION else None,
        level=board.level,
        special_cards=left(board),
        choices=offers(s, board) if briefing else (),
        explorer=None if explorer is None else explorer.name,
        badges=() if android else badges(holders, board.seat),
    )


def badges(holders: list[int], seat: int) -> tuple[Role, ...]:
    return tuple([TITLES[i] for i in range(2, len(TITLES)) if holders[i] == seat])


def offers(s: State, board: Board) -> tuple[OfferView, ...]:
    return tuple(OfferView(IDS[one], level_of(s, board, one)) for one in wished(s, board))


def players(s: State) -> tuple[PlayerView, ...]:
    return tuple(
        PlayerView(
            seat,
            hand.phase,
            len(hand.cards),
            hand.ready,
            hand.agreed,
            hand.given,
            seat in s.favoured,
            hand.common,
            hand.serious,
            None if hand.vote == UNDECIDED else hand.vote == FLY_ON,
            hand.stands_by,
        )
        for seat, hand in enumerate(s.hands)
    )


def campaign(s: State) -> CampaignView:
    made = campaign_points(s.flown) if s.flown else Points()
    return CampaignView(
        missions=s.missions,
        number=s.number,
        flown=tuple(FlownView(name, one, one.score) for name, one in zip(s.names, s.flown, strict=False)),
        score=made.score,
        points=made,
        carried={
            colour: tuple(tile_name(zone, tile) for tile in range(TILES) if s.carried[zone] >> tile & 1)
            for zone, colour in enumerate(ZONES)
        },
        repairs_left={colour: MOST_REPAIRS - s.repaired[zone] for zone, colour in enumerate(ZONES)},
        squads=tuple([STATIONS[at] for at in (SQUAD_STATIONS if s.squads > 1 else (s.squad_station,) * s.squads)]),
        repairing=repairing(s),
    )


def repairing(s: State) -> int | None:
    """The crew member who is repairing."""
    step = s.stack[-1] if s.stack else None
    return s.boards[step.place].member if isinstance(step, Repair) else None


def result(s: State, m: Mission) -> ResultView:
    made = points(m)
    ids = crew_ids(s)
    return ResultView(
        survived=not m.lost,
        destroyed_by=m.threats[m.destroyed_by].card.code if m.lost else None,
        score=made.score,
        points=made,
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
