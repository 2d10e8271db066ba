"""Owning up to tripping (rulebook 3.2): who laid a card upside down, or mixed up the arrows, may say so. It is said
between the Action Round and the resolution, while everybody's cards still lie face down: from the own cards alone one
sees what one got wrong, and nobody trips to fit somebody else's plan."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_round.debriefing import decider
from readyroom.games.space_alert.action_round.names import ORDER_OF, order_name
from readyroom.games.space_alert.action_round.resolving import resolve
from readyroom.games.space_alert.action_round.state import NONE, OWNING_UP, Board, State
from readyroom.games.space_alert.actions import OwnUp, StandBy
from readyroom.games.space_alert.decks import FACES
from readyroom.games.space_alert.events import ActionRoundEnded, OwnedUp, StoodBy
from readyroom.games.space_alert.orders import MOVE_BLUE, MOVE_RED

TIME: Final = 30_000
"""How many milliseconds the crew has where a clock runs; then the cards are turned up without waiting."""
MIXED_UP: Final = {MOVE_RED: MOVE_BLUE, MOVE_BLUE: MOVE_RED}


def end_action_round(s: State, t: Telling, early: bool) -> None:
    """Planning is over. The first version resolved the mission at once, without asking who has tripped."""
    t.reveal()
    t.tell(ActionRoundEnded(early))
    if s.version >= 2 and any(may_own_up(s, seat) for seat in range(s.seats)):
        s.stage = OWNING_UP
        s.ended = t.now
        s.silent = False
    else:
        resolve(s, t)


def due(s: State) -> int | None:
    return None if s.untimed else s.ended + TIME


# -- what is asked


def asked(s: State) -> tuple[int, ...]:
    return tuple(seat for seat in range(s.seats) if may_own_up(s, seat) and not s.hands[seat].stands_by)


def may_own_up(s: State, seat: int) -> bool:
    """Whether there is a card that this player could have misplayed; where it lies, everybody can see."""
    return any(misplayable(s, board) for board in boards_of(s, seat))


def boards_of(s: State, seat: int) -> list[Board]:
    """A player's own board; the captain also answers for the androids, to whom the rules apply as to players (5.3)."""
    return [board for board in s.boards if decider(s, board) == seat]


def misplayable(s: State, board: Board) -> list[int]:
    """The turns with a card that can be tripped over: veterans do not trip (New Frontier, Double Actions), and nobody
    does over a special card."""
    if s.options.double_actions:
        return []
    return [turn for turn, face in enumerate(board.cards) if face != NONE and not board.special[turn]]


def may_be_meant(board: Board, turn: int) -> list[int]:
    """What somebody may have meant: the other half, or the arrow of the other colour. Who has owned up may also find
    that the card was right."""
    face = FACES[board.cards[turn]]
    top = face.half(board.movement[turn])
    meant = [face.half(not board.movement[turn])]
    if top in MIXED_UP and MIXED_UP[top] not in meant:
        meant.append(MIXED_UP[top])
    said = board.meant[turn]
    return [one for one in ([] if said == NONE else [top]) + meant if one != said]


def legal(s: State, seat: int) -> list[Action]:
    if seat not in asked(s):
        return []
    found: list[Action] = [
        OwnUp(board.member, turn, order_name(order))
        for board in boards_of(s, seat)
        for turn in misplayable(s, board)
        for order in may_be_meant(board, turn)
    ]
    return [*found, StandBy()]


# -- doing it


def apply(s: State, seat: int, action: Action, t: Telling) -> None:
    if isinstance(action, OwnUp):
        own_up(s, seat, action, t)
        return
    s.hands[seat].stands_by = True
    t.tell(StoodBy(seat))
    if not asked(s):
        resolve(s, t)


def own_up(s: State, seat: int, action: OwnUp, t: Telling) -> None:
    """An android's cards lie open, so everybody hears of it; a player's own do not yet."""
    board = s.member(action.member)
    if board is None:
        raise AssertionError("a crew member has tripped")
    order = ORDER_OF[action.order]
    right = order == FACES[board.cards[action.turn]].half(board.movement[action.turn])
    board.meant[action.turn] = NONE if right else order
    told = OwnedUp(action.member, action.turn, "" if right else action.order)
    if board.number:
        t.reveal()
        t.tell(told)
    else:
        t.whisper(told, seat)
