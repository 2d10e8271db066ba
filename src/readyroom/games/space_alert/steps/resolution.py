"""From the plans to the jump: the mission is assembled, resolved and told (rulebook 3)."""

from __future__ import annotations

from msgspec.structs import replace

from readyroom.core.chance import Chance, NoChance
from readyroom.core.steps import Step
from readyroom.core.struct import Event
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_boards import NONE, Board, Drawn
from readyroom.games.space_alert.events import NOT_TOLD, PlanRevealed, ShipCameHome
from readyroom.games.space_alert.mission.assembly import Wanted, assemble, in_a_row
from readyroom.games.space_alert.mission.card import Card
from readyroom.games.space_alert.mission.card_names import half_words
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.mission import TURNS, Mission
from readyroom.games.space_alert.mission.orders import ADVANCED, BOTH_SPECIALS, SPECIAL_SHIFT, TRIPPED
from readyroom.games.space_alert.mission.player import Player, new_player
from readyroom.games.space_alert.mission.points import Points
from readyroom.games.space_alert.mission.scoring import points
from readyroom.games.space_alert.mission.trace import Stimulated
from readyroom.games.space_alert.mission.tracks import TRACKS
from readyroom.games.space_alert.mission.turn.round import resolve_round
from readyroom.games.space_alert.state import ALL_SQUADS, State
from readyroom.games.space_alert.steps.debriefing import come_home
from readyroom.games.space_alert.steps.special_cards import BOTH, holder, teleporter
from readyroom.games.space_alert.steps.threat_decks import next_called


class Resolving(Step[State]):
    """All cards are turned up, and the mission takes its course."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        resolve(s, t)


def resolve(s: State, t: Telling) -> None:
    t.reveal()
    ids = crew_ids(s)
    players = [player(s, index) for index in range(len(s.boards))]
    if t.aloud:
        for p in players:
            t.tell(PlanRevealed(ids[p.index], tuple(half_words(o) if o else "" for o in p.plan[1 : s.last_turn + 1])))
    wanted = [Wanted("", CARDS[d.card], d.turn, d.zone, in_a_row(called_by(s, d, t))) for d in s.drawn]
    m = on_the_table(s, players, wanted, t.chance, t.aloud)
    m.camera = s.camera
    resolve_round(m)
    made = points(m)
    if t.aloud:
        tell_mission(m, made, ids, t)
    m.chance = NoChance()
    m.trace = []
    m.camera = None
    s.mission = m
    come_home(s, m, made)


def named_threats(s: State) -> list[Wanted]:
    """The announced threats, with the cards beside them."""
    return [Wanted("", CARDS[d.card], d.turn, d.zone, in_a_row(d.calls)) for d in s.drawn]


def on_the_table(s: State, crew: list[Player], wanted: list[Wanted], chance: Chance, aloud: bool) -> Mission:
    """The mission before its first turn, by the rules of this table."""
    m = assemble([TRACKS[track] for track in s.tracks], crew, wanted, chance, aloud)
    m.variable_range = s.variable_range
    m.protects_alone = s.version == 1
    m.turns = s.last_turn
    aboard(s, m)
    if m.vortex_deck:
        m.vortex_deck = internal_left(s)
    return m


def aboard(s: State, m: Mission) -> None:
    """The ship as the campaign has left it (6.2), and the places of the teleport tokens."""
    for zone in range(3):
        m.ship.carry_damage(zone, s.carried[zone])
    if s.squads < ALL_SQUADS:
        m.ship.leave_squads((s.squad_station,) if s.squads else ())
    if teleporter(s) is not None:
        members = [board.member for board in s.boards]
        m.teleport_from, m.teleport_to = members.index(holder(s, 0)), members.index(holder(s, 1))


def crew_ids(s: State) -> list[int]:
    """Crew members in acting order, as events name them."""
    return [board.member for board in s.boards]


def player(s: State, index: int) -> Player:
    board = s.boards[index]
    plan = [0] * (TURNS + 2)
    for turn in range(1, TURNS + 1):
        plan[turn] = planned(board, turn)
    name = f"Android {board.number}" if board.number else f"Seat {board.seat}"
    return new_player(index, name, plan, board.number > 0, board.specialization, board.level)


def planned(board: Board, turn: int) -> int:
    """A space of the action board as the resolution reads it."""
    if board.meant[turn] != NONE:
        return board.meant[turn] | TRIPPED
    slot = FACES[board.cards[turn]].half(board.movement[turn]) if board.cards[turn] != NONE else 0
    special = board.special[turn]
    if special == BOTH:
        return slot | ADVANCED << SPECIAL_SHIFT | BOTH_SPECIALS
    return slot | special << SPECIAL_SHIFT


def called_by(s: State, drawn: Drawn, t: Telling) -> tuple[int, ...]:
    """The cards beside a threat. The first version drew them only now."""
    return next_called(s, drawn.card, t) if s.version == 1 else drawn.calls


def internal_left(s: State) -> list[Card]:
    """The common internal cards that nobody has drawn."""
    return [CARDS[card] for card in s.threats[2].cards()]


def tell_mission(m: Mission, made: Points, ids: list[int], t: Telling) -> None:
    for event in m.trace:
        if not isinstance(event, NOT_TOLD):
            t.tell(with_seats(event, ids))
    if not m.lost:
        t.tell(came_home(made))


def came_home(made: Points) -> ShipCameHome:
    return ShipCameHome(
        score=made.score,
        survived=made.survived,
        destroyed=made.destroyed,
        visual=made.visual,
        bonus=made.bonus,
        damage=made.damage,
        worst_zone=made.worst_zone,
        knocked_out=made.knocked_out,
        battlebots=made.battlebots,
    )


def with_seats(event: Event, ids: list[int]) -> Event:
    """The trace counts crew members in acting order; the table knows them by seat."""
    if isinstance(event, Stimulated):
        return replace(event, seat=ids[event.seat], by=ids[event.by])
    seat: int | None = getattr(event, "seat", None)
    return event if seat is None else replace(event, seat=ids[seat])
