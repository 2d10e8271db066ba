"""A player's knowledge as numbers (see ``core.observation``), built like the views from what lies open, the player's
hand and their own board. Crew members are the seats, then the androids by number."""

from __future__ import annotations

from functools import cache
from typing import Final

from readyroom.core.cards import in_play
from readyroom.core.observation import Block, Layout, Observer, at_most, places, relative
from readyroom.core.space import Axis
from readyroom.games.space_alert.action_boards import FLY_ON, NONE, UNDECIDED, Board
from readyroom.games.space_alert.crews import BADGES, LARGEST_CREW, ROLES
from readyroom.games.space_alert.events import ANDROID
from readyroom.games.space_alert.interned import ALL_MIXES
from readyroom.games.space_alert.mission.card_names import CARD_NAMES, ORDER_NAMES
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.mission import TURNS
from readyroom.games.space_alert.mission.orders import ADVANCED, BASIC
from readyroom.games.space_alert.mission.places import LOWER_RED, TRAJECTORIES, ZONES
from readyroom.games.space_alert.mission.ship import TILES
from readyroom.games.space_alert.mission.specializations import IDS, NO_SPECIALIZATION
from readyroom.games.space_alert.mission.tracks import TRACK_NAMES
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.debriefing import MOST_REPAIRS, Repair
from readyroom.games.space_alert.steps.special_cards import BOTH, holder, left, teleporter
from readyroom.games.space_alert.steps.stage import stage
from readyroom.games.space_alert.timeline.shapes import KINDS
from readyroom.games.space_alert.timeline.timeline import GRID, PHASE_TURNS

STAGES: Final = ("briefing", "planning", "owning_up", "deciding", "repairing", "over")
STAGE: Final[dict[str, int]] = {stage: i for i, stage in enumerate(STAGES)}
KIND: Final[dict[str, int]] = {kind: i for i, kind in enumerate(KINDS)}
MIX: Final[dict[str, int]] = {mix: i for i, mix in enumerate(ALL_MIXES)}
SEATS: Final = LARGEST_CREW
MEMBERS: Final = 2 * LARGEST_CREW
"""The seats, then the androids."""
PHASES: Final = 3
SLOTS: Final = 20
"""How many different cards of a hand get a slot of their own; all are counted."""
ORDER_COUNT: Final = len(ORDER_NAMES)
ORDER: Final[dict[int, int]] = {order: i for i, order in enumerate(ORDER_NAMES)}
ACTION_OF: Final[tuple[int, ...]] = tuple([ORDER[card.action] for card in FACES])
MOVEMENT_OF: Final[tuple[int, ...]] = tuple([ORDER[card.movement] for card in FACES])
"""The index of each card's halves among the orders."""
DOUBLED: Final[tuple[int, ...]] = tuple([("", "action", "movement").index(card.doubled) for card in FACES])
FACE_COUNT: Final = len(FACES)
MIX_COUNT: Final = len(ALL_MIXES)
TITLES: Final = (*ROLES, *BADGES)
SPECIALIZATION_COUNT: Final = len(IDS)
TRACK_COUNT: Final = len(TRACK_NAMES)
SPACE: Final = ("laid", "movement", "action-doubled", "movement-doubled", "special", "basic", "advanced")
SPACE_SIZE: Final = len(SPACE)
OPTIONS: Final = (
    "new_frontier", "double_actions", "variable_range", "specializations", "unconfirmed", "heroic", "untimed",
    "relaxed",
)  # fmt: skip
PLAYER: Final = (
    "present", "ready", "agreed", "favoured", "stands_by", "votes_to_fly_on", "votes_to_quit", "phase-1", "phase-2",
    "phase-3",
)  # fmt: skip
PLAYER_SIZE: Final = len(PLAYER)


@cache
def observer(version: int) -> Observer:
    return CrewObserver(layout(version))


def layout(version: int) -> Layout:
    seat = relative(SEATS)
    member = Axis("member", [*seat.labels, *[f"android-{i}" for i in range(1, LARGEST_CREW + 1)]])
    turn, zone = Axis("turn", range(1, TURNS + 1)), Axis("zone", ZONES)
    trajectory, threats = (
        Axis("trajectory", TRAJECTORIES),
        Axis("threat", [CARDS[card].code for card in in_play(CARDS, version)]),
    )
    orders, faces = Axis("order", tuple(ORDER_NAMES.values())), Axis("card", CARD_NAMES)
    mix, which = Axis("mix", ALL_MIXES), Axis("threats", ("common", "serious"))
    phase = Axis("phase", range(1, PHASES + 1))
    blocks = [
        Block("stage", "where the match is", Axis("stage", STAGES)),
        Block("players", "how many play", Axis("players", range(1, SEATS + 1))),
        Block("crew", "how many crew members", Axis("members", range(1, LARGEST_CREW + 1))),
        Block("options", "what the table chose", Axis("option", OPTIONS)),
        Block("kind", "the class of the mission", Axis("class", KINDS)),
        Block("difficulty", "the colors of this mission's threats", which, mix),
        Block("phase", "the phase of the clock", phase),
        Block("phases", "phases of the mission", most=PHASES),
        Block("time", "the ship's clock, in steps of five seconds", most=255),
        Block("phase_ends", "when phases end, as far as announced, in steps of five seconds", phase, most=255),
        Block("silent", "whether communications are down"),
        Block("transfers", "cards that each player may hand on now", most=10),
        Block("tracks", "the track of each trajectory", trajectory, Axis("track", TRACK_NAMES)),
        Block("threats", "the turn on which each threat comes; 0: not announced", trajectory, threats, most=TURNS),
        Block("unconfirmed", "threats of unconfirmed reports", threats),
        Block("calls", "cards that announced threats may call in", threats),
        Block("deck", "cards in the deck", most=255),
        Block("titles", "who has each role and badge", Axis("title", TITLES), seat),
        Block("tokens", "who has the Teleporter's tokens", Axis("token", (1, 2)), member),
        Block("player", "each player", seat, Axis("what", PLAYER)),
        Block("cards", "cards in each hand", seat, most=100),
        Block("given", "cards handed on in the open data transfers", seat, most=10),
        Block("proposal", "the difficulties each player proposes", seat, which, mix),
        Block("seated", "the place of each crew member in the order of play, from 1; 0: none", member,
              most=LARGEST_CREW),
        Block("board", "what lies on each space of each board, as everybody sees it; special cards are told apart "
              "on my own board and androids'", member, turn, Axis("what", SPACE)),
        Block("orders", "the half on top of each card on my own board and androids'", member, turn, orders),
        Block("intended", "what each player has said to intend", seat, turn, orders),
        Block("specialization", "each crew member's specialization", member, Axis("specialization", IDS)),
        Block("specialist_level", "and its level", member, most=3),
        Block("special_cards", "special cards not planned yet", member, most=4),
        Block("heroic", "androids' heroic cards, while not planned", member, faces),
        Block("campaign", "the mission of the campaign, and how many there are",
              Axis("what", ("number", "missions")), most=9),
        Block("carried", "damage tiles left from earlier missions", zone, Axis("tile", range(TILES))),
        Block("repairs_left", "tiles that each zone may still have repaired", zone, most=MOST_REPAIRS),
        Block("squads", "battlebot squads", most=2),
        Block("squad_below", "whether a lone squad waits at the lower red station"),
        Block("repairing", "the crew member who repairs now", member),
        Block("hand", "my cards, or those that lie open for a lone player", faces, most=20),
        Block("received", "cards that crewmates have handed to me", faces, most=8),
        Block("slots", "the halves of each different card of the hand, as numbered actions count them",
              Axis("slot", range(SLOTS)), Axis("half", ("action", "movement")), orders),
        Block("my_turns", "spaces of my board that belong to the phase I plan", turn),
    ]  # fmt: skip
    return Layout(version, 1, blocks)


class CrewObserver(Observer):
    """Looks up once where each block begins."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        at = layout.at
        self.threat_place = places(in_play(CARDS, layout.version), len(CARDS))
        self.threat_count = layout.block("calls").size
        self.stage, self.players, self.crew, self.options = at("stage"), at("players"), at("crew"), at("options")
        self.kind, self.difficulty, self.phase, self.phases = at("kind"), at("difficulty"), at("phase"), at("phases")
        self.time, self.phase_ends, self.silent = at("time"), at("phase_ends"), at("silent")
        self.transfers, self.tracks, self.threats = at("transfers"), at("tracks"), at("threats")
        self.unconfirmed, self.calls, self.deck = at("unconfirmed"), at("calls"), at("deck")
        self.titles, self.tokens, self.player = at("titles"), at("tokens"), at("player")
        self.cards, self.given, self.proposal, self.seated = at("cards"), at("given"), at("proposal"), at("seated")
        self.board, self.orders, self.intended = at("board"), at("orders"), at("intended")
        self.specialization, self.specialist_level = at("specialization"), at("specialist_level")
        self.special_cards, self.heroic = at("special_cards"), at("heroic")
        self.campaign, self.carried, self.repairs_left = at("campaign"), at("carried"), at("repairs_left")
        self.squads, self.squad_below, self.repairing = at("squads"), at("squad_below"), at("repairing")
        self.hand, self.received, self.slots, self.my_turns = at("hand"), at("received"), at("slots"), at("my_turns")

    def write(self, state: State, seat: int, now: int, into: bytearray, at: int) -> None:
        self._mission(state, into, at)
        self._announced(state, into, at)
        self._players(state, seat, into, at)
        for place, board in enumerate(state.boards):
            self._board(state, board, place, seat, into, at)
        if state.options.campaign:
            self._campaign(state, seat, into, at)
        self._hand(state, seat, into, at)

    def _mission(self, s: State, into: bytearray, at: int) -> None:
        into[at + self.stage + STAGE[stage(s)]] = 1
        into[at + self.players + s.seats - 1] = 1
        into[at + self.crew + s.crew.size - 1] = 1
        chosen = s.options
        for i, option in enumerate(
            (
                chosen.new_frontier, chosen.double_actions, s.variable_range, chosen.specializations,
                s.crew.unconfirmed, s.crew.heroic, s.untimed, chosen.pace == "relaxed",
            )
        ):  # fmt: skip
            if option:
                into[at + self.options + i] = 1
        into[at + self.kind + KIND[s.timeline.kind]] = 1
        into[at + self.difficulty + MIX[s.common]] = 1
        into[at + self.difficulty + MIX_COUNT + MIX[s.serious]] = 1
        into[at + self.phase + s.phase - 1] = 1
        into[at + self.phases] = s.phases
        into[at + self.time] = at_most(s.time // GRID)
        for i, end in enumerate(s.announced_ends):
            into[at + self.phase_ends + i] = at_most(end // GRID)
        if s.silent:
            into[at + self.silent] = 1
        into[at + self.transfers] = at_most(s.transfers, 10)
        into[at + self.deck] = at_most(len(s.deck))

    def _announced(self, s: State, into: bytearray, at: int) -> None:
        for trajectory, track in enumerate(s.tracks):
            into[at + self.tracks + trajectory * TRACK_COUNT + track] = 1
        for drawn in s.drawn:
            threat = self.threat_place[drawn.card]
            into[at + self.threats + drawn.zone * self.threat_count + threat] = at_most(drawn.turn, TURNS)
            if drawn.unconfirmed:
                into[at + self.unconfirmed + threat] = 1
            for card in drawn.calls:
                into[at + self.calls + self.threat_place[card]] = 1

    def _players(self, s: State, seat: int, into: bytearray, at: int) -> None:
        seats = s.seats
        if not s.crew.solo:
            for i, title in enumerate(TITLES):
                other = s.captain if i == 0 else s.holder_of(title)
                if other >= 0:
                    into[at + self.titles + i * SEATS + (other - seat) % seats] = 1
        for other, hand in enumerate(s.hands):
            place = (other - seat) % seats
            first = at + self.player + place * PLAYER_SIZE
            into[first] = 1
            if hand.ready:
                into[first + 1] = 1
            if hand.agreed:
                into[first + 2] = 1
            if other in s.favoured:
                into[first + 3] = 1
            if hand.stands_by:
                into[first + 4] = 1
            if hand.vote != UNDECIDED:
                into[first + (5 if hand.vote == FLY_ON else 6)] = 1
            into[first + 6 + (hand.phase if hand.phase < PHASES else PHASES)] = 1
            into[at + self.cards + place] = at_most(len(hand.cards), 100)
            into[at + self.given + place] = at_most(hand.given, 10)
            if hand.common:
                into[at + self.proposal + place * 2 * MIX_COUNT + MIX[hand.common]] = 1
            if hand.serious:
                into[at + self.proposal + (place * 2 + 1) * MIX_COUNT + MIX[hand.serious]] = 1
        if teleporter(s) is not None:
            for token in range(2):
                into[at + self.tokens + token * MEMBERS + _place(holder(s, token), seat, seats)] = 1

    def _board(self, s: State, board: Board, place: int, seat: int, into: bytearray, at: int) -> None:
        row = _place(board.member, seat, s.seats)
        into[at + self.seated + row] = place + 1
        face_up = board.number > 0 or board.seat == seat or s.mission is not None
        first = at + self.board + row * TURNS * SPACE_SIZE
        orders = at + self.orders + row * TURNS * ORDER_COUNT
        cards, special, movement = board.cards, board.special, board.movement
        for turn in range(1, TURNS + 1):
            face = cards[turn]
            if face != NONE:
                into[first] = 1
                if movement[turn]:
                    into[first + 1] = 1
                if DOUBLED[face]:
                    into[first + 1 + DOUBLED[face]] = 1
                if face_up:
                    into[orders + (MOVEMENT_OF[face] if movement[turn] else ACTION_OF[face])] = 1
            if special[turn]:
                into[first + 4] = 1
                if face_up:
                    if special[turn] == BASIC or special[turn] == BOTH:
                        into[first + 5] = 1
                    if special[turn] == ADVANCED or special[turn] == BOTH:
                        into[first + 6] = 1
            first += SPACE_SIZE
            orders += ORDER_COUNT
        if board.number == 0:
            first = at + self.intended + row * TURNS * ORDER_COUNT
            for turn in range(1, TURNS + 1):
                if board.intended[turn] != NONE:
                    into[first + ORDER[board.intended[turn]]] = 1
                first += ORDER_COUNT
        if board.specialization != NO_SPECIALIZATION:
            into[at + self.specialization + row * SPECIALIZATION_COUNT + board.specialization] = 1
            into[at + self.specialist_level + row] = board.level
            into[at + self.special_cards + row] = at_most(left(board), 4)
        if board.heroic != NONE:
            into[at + self.heroic + row * FACE_COUNT + board.heroic] = 1

    def _campaign(self, s: State, seat: int, into: bytearray, at: int) -> None:
        into[at + self.campaign] = at_most(s.number, 9)
        into[at + self.campaign + 1] = at_most(s.missions, 9)
        for zone in range(len(ZONES)):
            for tile in range(TILES):
                if s.carried[zone] >> tile & 1:
                    into[at + self.carried + zone * TILES + tile] = 1
            into[at + self.repairs_left + zone] = at_most(MOST_REPAIRS - s.repaired[zone], MOST_REPAIRS)
        into[at + self.squads] = at_most(s.squads, 2)
        if s.squad_station == LOWER_RED:
            into[at + self.squad_below] = 1
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Repair):
            into[at + self.repairing + _place(s.boards[top.place].member, seat, s.seats)] = 1

    def _hand(self, s: State, seat: int, into: bytearray, at: int) -> None:
        hand = s.hands[seat]
        last, slot = NONE, -1
        for face in hand.cards:
            count = into[at + self.hand + face]
            into[at + self.hand + face] = count + 1 if count < 20 else 20
            if face != last:
                last = face
                slot += 1
                if slot < SLOTS:
                    first = at + self.slots + slot * 2 * ORDER_COUNT
                    into[first + ACTION_OF[face]] = 1
                    into[first + ORDER_COUNT + MOVEMENT_OF[face]] = 1
        for face in hand.received:
            into[at + self.received + face] += 1
        if not s.crew.solo and hand.phase <= PHASES:
            begins, ends = PHASE_TURNS[hand.phase - 1]
            for turn in range(begins, ends + 1):
                into[at + self.my_turns + turn - 1] = 1


def _place(member: int, seat: int, seats: int) -> int:
    """A crew member's index: the seats, starting with the observer's, then the androids."""
    return LARGEST_CREW + member - ANDROID - 1 if member > ANDROID else (member - seat) % seats
