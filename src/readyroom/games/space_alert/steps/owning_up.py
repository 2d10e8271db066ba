"""Owning up to tripping (rulebook 3.2): if you laid a card upside down, or mixed up the arrows, you may say so. You do
so between the Action Round and the resolution, while everyone's cards still lie face down: you find your mistake by
looking at your own cards, and nobody trips to fit someone else's plan."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.space_alert import interned
from readyroom.games.space_alert.action_boards import NONE, Board, changed
from readyroom.games.space_alert.actions import IN_BRIEFING, OWNING, OwnUp, StandBy
from readyroom.games.space_alert.events import ActionRoundEnded, OwnedUp, StoodBy
from readyroom.games.space_alert.mission.card_names import ORDER_OF
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.orders import MOVE_BLUE, MOVE_RED
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.together import Together, at_another_time

TIME: Final = 30_000
"""How many milliseconds the crew has if a clock runs; then the cards are turned up without waiting."""
MIXED_UP: Final = {MOVE_RED: MOVE_BLUE, MOVE_BLUE: MOVE_RED}


class OwningUp(Together):
    """Asks everyone who could have misplayed a card, until all stand by theirs."""

    __slots__ = ()

    def done(self, s: State, seat: int) -> bool:
        return s.hands[seat].stands_by

    def options(self, s: State, seat: int) -> list[Action]:
        found: list[Action] = []
        for board in boards_of(s, seat):
            for turn in misplayable(s, board):
                found += own_ups(board, turn)
        found.append(interned.STAND_BY)
        return found

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        """Looks only at the card in question."""
        if not isinstance(action, OwnUp):
            return super().allows(s, seat, action)
        if seat not in self.seats or self.done(s, seat):
            return None
        for board in boards_of(s, seat):
            for turn in misplayable(s, board):
                if board.member == action.member and turn == action.turn:
                    return next((one for one in own_ups(board, turn) if one == action), None)
        return None

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, OwnUp):
            own_up(s, seat, action, t)
        else:
            s.hands[seat].stands_by = True
            if t.aloud:
                t.tell(StoodBy(seat))

    def deadline(self, s: State) -> int | None:
        return None if s.untimed else s.ended + TIME

    def tick(self, s: State, t: Telling) -> None:
        s.stack.pop()

    def prompt(self, s: State, seat: int) -> str:
        return "Did you lay a card upside down or mix up the arrows? Own up now, or reveal the cards."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, IN_BRIEFING):
            return at_another_time(action)
        if not isinstance(action, OWNING):
            return "Planning is over, so the cards stay as they are."
        if s.hands[seat].stands_by or isinstance(action, StandBy):
            return "You have nothing more to own up to. Wait for the others."
        return "You can own up only to one of your own cards, laid upside down or with the arrows mixed up."


def end_action_round(s: State, t: Telling, early: bool) -> None:
    """Planning is over. The first version resolved the mission at once, without asking anyone whether they tripped."""
    t.reveal()
    if t.aloud:
        t.tell(ActionRoundEnded(early))
    s.stack.pop()
    seats = tuple([seat for seat in range(s.seats) if may_own_up(s, seat)])
    if s.version >= 2 and seats:
        s.stack.append(OwningUp(seats))
        s.ended = t.now
        s.silent = False


def may_own_up(s: State, seat: int) -> bool:
    """Whether there is a card that this player could have misplayed; everyone can see where it lies."""
    return any(misplayable(s, board) for board in boards_of(s, seat))


def boards_of(s: State, seat: int) -> list[Board]:
    """A player's own board; the captain also answers for the androids, since the rules treat them like players
    (5.3)."""
    return [board for board in s.boards if s.decider(board) == seat]


def misplayable(s: State, board: Board) -> list[int]:
    """The turns with a card that can be tripped over: veterans do not trip (New Frontier, Double Actions), and nobody
    trips over a special card."""
    if s.options.double_actions:
        return []
    return [turn for turn, face in enumerate(board.cards) if face != NONE and not board.special[turn]]


_LISTS: Final[dict[int, list[Action]]] = {}


def own_ups(board: Board, turn: int) -> list[Action]:
    """The orders its owner may own up to for a card. Cached, since they depend on little."""
    key = ((board.member << 4 | turn) << 7 | board.cards[turn]) << 15 | board.meant[turn] + 1
    if board.movement[turn]:
        key = -key
    found = _LISTS.get(key)
    if found is None:
        if len(_LISTS) >= interned.MOST_LISTS:
            _LISTS.clear()
        found = [interned.own_up(board.member, turn, order) for order in may_be_meant(board, turn)]
        _LISTS[key] = found
    return found


def may_be_meant(board: Board, turn: int) -> list[int]:
    """The orders someone may have meant: the other half, or the arrow of the other color. Someone who has owned up may
    also decide that the card was right."""
    face = FACES[board.cards[turn]]
    top = face.half(board.movement[turn])
    meant = [face.half(not board.movement[turn])]
    if top in MIXED_UP and MIXED_UP[top] not in meant:
        meant.append(MIXED_UP[top])
    said = board.meant[turn]
    return [one for one in ([] if said == NONE else [top]) + meant if one != said]


def own_up(s: State, seat: int, action: OwnUp, t: Telling) -> None:
    """An android's cards lie open, so everyone hears of it; a player's own cards are still face down."""
    board = s.member(action.member)
    if board is None:
        raise AssertionError("a crew member has tripped")
    order = ORDER_OF[action.order]
    right = order == FACES[board.cards[action.turn]].half(board.movement[action.turn])
    board.meant = changed(board.meant, action.turn, NONE if right else order)
    told = OwnedUp(action.member, action.turn, "" if right else action.order)
    if board.number:
        t.reveal()
        if t.aloud:
            t.tell(told)
    else:
        if t.aloud:
            t.whisper(told, seat)
