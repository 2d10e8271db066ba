"""The briefing: roles, the acting order of androids, specializations, and the difficulty (rulebook 1, 5.1, 6.1 and 6.2;
New Frontier, Specializations and Crew Badges). Players who say that they are ready accept what the others still decide,
but not a mission harder than it was then."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.space_alert import events as e
from readyroom.games.space_alert import interned
from readyroom.games.space_alert.action_boards import NONE
from readyroom.games.space_alert.actions import (
    IN_BRIEFING,
    Appoint,
    Favour,
    LayDown,
    PlaceSquad,
    Propose,
    Ready,
    SeatAndroid,
    Specialize,
    TakeRole,
)
from readyroom.games.space_alert.crews import BADGES, OFFICES
from readyroom.games.space_alert.mission.decks import Mix
from readyroom.games.space_alert.mission.places import SQUAD_STATIONS, STATIONS
from readyroom.games.space_alert.mission.specializations import IDS, NO_SPECIALIZATION
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.specialization_choice import level_of, may_drop, must_choose, offers
from readyroom.games.space_alert.steps.together import Together

ALONE: Final = "You fly alone, so there are no roles to share."
BASE_MIXES: Final[tuple[Mix, ...]] = ("white", "white_yellow", "yellow")


class Briefing(Together):
    """Lasts until everyone is ready."""

    __slots__ = ()

    def done(self, s: State, seat: int) -> bool:
        return s.hands[seat].ready

    def options(self, s: State, seat: int) -> list[Action]:
        found: list[Action] = [] if undecided(s) else [interned.READY]
        if not s.crew.solo:
            found += [interned.APPOINT[other] for other in range(s.seats) if other != s.captain]
            found += _roles(s, seat)
        found += _orders_of_androids(s)
        for board in s.boards:
            if board.number or board.seat == seat:
                found += [interned.SPECIALIZE[board.member][IDS[one]] for one in offers(s, board)]
                if may_drop(s, board):
                    found.append(interned.SPECIALIZE[board.member][interned.NO_ONE])
        if seat == s.captain and s.favoured:
            found += [interned.FAVOUR[other] for other in range(s.seats) if other not in s.favoured]
        if s.number > 1:
            found += _proposals(s, seat)
            if s.squads == 1:
                found += [interned.PLACE_SQUAD[station] for station in SQUAD_STATIONS if station != s.squad_station]
        return found

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, Ready):
            ready(s, seat, t)
        elif isinstance(action, Appoint):
            appoint(s, action.captain)
            if t.aloud:
                t.tell(e.CaptainAppointed(seat, action.captain))
        elif isinstance(action, TakeRole):
            s.roles = {**s.roles, action.role: seat}
            if t.aloud:
                t.tell(e.RoleTaken(seat, action.role))
        elif isinstance(action, LayDown):
            s.roles = {role: holder for role, holder in s.roles.items() if role != action.role}
            holder = s.holder_of(action.role)
            if t.aloud:
                t.tell(e.RoleLaidDown(seat, action.role, None if holder == NONE else holder))
        elif isinstance(action, SeatAndroid):
            seat_android(s, action.android, action.place)
            if t.aloud:
                t.tell(e.AndroidSeated(seat, action.android, action.place))
        elif isinstance(action, Specialize):
            specialize(s, seat, action, t)
        elif isinstance(action, Favour):
            s.favoured = (*s.favoured[1:], action.seat)
            if t.aloud:
                t.tell(e.Favoured(seat, action.seat))
        elif isinstance(action, Propose):
            propose(s, seat, action, t)
        elif isinstance(action, PlaceSquad):
            s.squad_station = STATIONS.index(action.station)
            if t.aloud:
                t.tell(e.SquadPlaced(seat, action.station))

    def prompt(self, s: State, seat: int) -> str:
        if undecided(s):
            return "Choose a specialization for everyone, androids included."
        return "Are you ready?" if s.untimed else "Are you ready? The clock starts when everyone is."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if s.hands[seat].ready:
            return "You are ready. Wait for the others."
        if not isinstance(action, IN_BRIEFING):
            return "The mission has not begun yet."
        if isinstance(action, Ready):
            return "Everyone needs a specialization first, androids included."
        if isinstance(action, Specialize):
            if not s.options.specializations:
                return "This mission has no specializations."
            return "That specialization is taken, not on offer, or not yours to choose."
        if isinstance(action, Favour):
            return "Only the captain gives out the extra card, and only if the cards do not divide evenly."
        if isinstance(action, Propose | PlaceSquad):
            return _no_change(s, seat, action)
        if isinstance(action, SeatAndroid):
            return "An android cannot take that place. Choose one behind the captain."
        if isinstance(action, TakeRole | LayDown):
            return _no_role(s, seat, action)
        if isinstance(action, Appoint) and not s.crew.solo:
            return "That player is already the captain." if action.captain == s.captain else "There is no such player."
        return ALONE


def undecided(s: State) -> bool:
    """Whether someone still has to choose a specialization."""
    return any(must_choose(s, board) for board in s.boards)


def _roles(s: State, seat: int) -> list[Action]:
    """Rulebook 1: players take the roles; one player may have several. Badges come with any part of The New
    Frontier."""
    if s.version == 1:
        return []  # roles went around the table, starting with the captain
    frontier = s.options.new_frontier or s.options.double_actions or s.options.specializations
    there = OFFICES + BADGES if frontier else OFFICES
    taken: list[Action] = [interned.TAKE_ROLE[role] for role in there if s.holder_of(role) != seat]
    return taken + [interned.LAY_DOWN[role] for role in there if s.roles.get(role) == seat]


def _orders_of_androids(s: State) -> list[Action]:
    """Anywhere but before the captain; a lone player's captain is an android."""
    first = 0 if s.crew.solo else 1
    return [
        interned.SEAT_ANDROID[board.number][place + 1]
        for at, board in enumerate(s.boards)
        if board.number
        for place in range(first, len(s.boards))
        if place != at
    ]


def _proposals(s: State, seat: int) -> list[Action]:
    offered = interned.ALL_MIXES if s.options.new_frontier else BASE_MIXES
    hand = s.hands[seat]
    common: list[Action] = [interned.PROPOSE_COMMON[mix] for mix in offered if mix != hand.common]
    return common + [interned.PROPOSE_SERIOUS[mix] for mix in offered if mix != hand.serious]


def _no_role(s: State, seat: int, action: TakeRole | LayDown) -> str:
    if s.crew.solo:
        return ALONE
    if isinstance(action, LayDown):
        return "You have not taken that role."
    return "You already have that role." if s.holder_of(action.role) == seat else "Badges come with The New Frontier."


def _no_change(s: State, seat: int, action: Propose | PlaceSquad) -> str:
    if s.number == 1:
        return "That comes with the later missions of a campaign."
    if isinstance(action, PlaceSquad):
        return "The squad already starts there." if s.squads == 1 else "You choose only where a lone squad starts."
    proposed = (s.hands[seat].common, s.hands[seat].serious)[action.threats == "serious"]
    return "You have already proposed that." if action.mix == proposed else "Red threats come with The New Frontier."


def ready(s: State, seat: int, t: Telling) -> None:
    """A ready player agrees to the difficulty as it is now: nobody can raise it afterwards (6)."""
    hand = s.hands[seat]
    hand.ready = True
    if s.number > 1 and s.version > 1:
        hand.common, hand.serious = s.common, s.serious
    if t.aloud:
        t.tell(e.SaidReady(seat))


def appoint(s: State, captain: int) -> None:
    """Everyone keeps their place at the table; the order just begins with someone else. Cards that cannot be shared
    evenly are the new captain's to give."""
    at = next(i for i, board in enumerate(s.boards) if board.seat == captain)
    s.boards = s.boards[at:] + s.boards[:at]
    s.captain = captain
    if s.version > 1:
        favour_captain(s)


def favour_captain(s: State) -> None:
    """First phase cards that cannot be shared evenly go to the captain, and around the table from there."""
    s.favoured = tuple([(s.captain + place) % s.seats for place in range(s.crew.spare)])


def seat_android(s: State, number: int, place: int) -> None:
    board = s.android(number)
    s.boards.remove(board)
    s.boards.insert(place - 1, board)


def specialize(s: State, seat: int, action: Specialize, t: Telling) -> None:
    board = s.member(action.member)
    if board is None:
        raise AssertionError("a specialization is for a crew member")
    board.specialization = (
        NO_SPECIALIZATION if action.specialization == interned.NO_ONE else IDS.index(action.specialization)
    )
    board.level = level_of(s, board, board.specialization) if board.specialization != NO_SPECIALIZATION else 0
    told = "" if action.specialization == interned.NO_ONE else action.specialization
    if t.aloud:
        t.tell(e.Specialized(seat, action.member, told, board.level))


def propose(s: State, seat: int, action: Propose, t: Telling) -> None:
    """The most careful of all proposals counts (6); a player who has made none accepts it."""
    if action.threats == "common":
        s.hands[seat].common = action.mix
        s.common = most_careful([hand.common for hand in s.hands])
        if t.aloud:
            t.tell(e.Proposed(seat, action.threats, action.mix, s.common))
    else:
        s.hands[seat].serious = action.mix
        s.serious = most_careful([hand.serious for hand in s.hands])
        if t.aloud:
            t.tell(e.Proposed(seat, action.threats, action.mix, s.serious))


def most_careful(proposals: list[str]) -> Mix:
    return next(mix for mix in interned.ALL_MIXES if mix in proposals)
