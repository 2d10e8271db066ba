"""What a bot knows: the open facts of the Action Round and its own cards. It reads nothing else of the state."""

from __future__ import annotations

from readyroom.games.space_alert.action_boards import IS_ANDROID, NONE, Board
from readyroom.games.space_alert.mission.decks import FACES, HEROIC
from readyroom.games.space_alert.mission.orders import BASIC, SPECIAL_SHIFT
from readyroom.games.space_alert.state import MINUTE, State
from readyroom.games.space_alert.steps.allowed import android_turns, own_turns
from readyroom.games.space_alert.steps.resolution import planned
from readyroom.games.space_alert.timeline import SHAPES
from readyroom.games.space_alert.timeline.timeline import GRID, PHASE_TURNS, SECOND, PhaseBegins, ThreatAnnounced

Known = tuple[int, ...]
"""For each turn, counted from 0: an order, or NONE if unknown."""


class Facts:
    """A state as one seat sees it. Members are in acting order."""

    __slots__ = ("feeder", "last", "members", "mine", "news", "news_at", "s", "seat")

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.members = len(s.boards)
        self.last = s.last_turn
        self.mine = next((i for i, board in enumerate(s.boards) if board.seat == seat), -1)
        """The bot's own place in acting order; -1 for a lone player."""
        self.feeder = [self._feeds(member) for member in range(self.members)]
        """For each member, the seat that plans for it."""
        self.news = s.news
        self.news_at = max(
            [m.at for m in s.moments if isinstance(m, ThreatAnnounced | PhaseBegins) and m.at <= s.time], default=0
        )

    def _feeds(self, member: int) -> int:
        """The seat that feeds a member: androids are shared out around the table, the first to the captain."""
        board = self.s.boards[member]
        return board.seat if board.seat != IS_ANDROID else (self.s.captain + board.number - 1) % self.s.seats

    def turns_of(self, member: int) -> range:
        """The turns being planned for a member."""
        board = self.s.boards[member]
        if board.seat == IS_ANDROID:
            return android_turns(self.s, self.feeder[member])
        return own_turns(self.s, board.seat)

    def fresh(self, member: int) -> bool:
        """Whether a player has spoken about every turn of the phase since the latest news; androids never speak."""
        board = self.s.boards[member]
        return board.seat != IS_ANDROID and all(board.heard[turn] >= self.news for turn in self.turns_of(member))

    def begun(self, member: int) -> bool:
        """Whether a player has spoken about any turn of the phase since the latest news."""
        board = self.s.boards[member]
        return board.seat != IS_ANDROID and any(board.heard[turn] >= self.news for turn in self.turns_of(member))

    def settled(self, member: int) -> Known:
        """What is known of a board's finished phases, and everything that lies on an android's."""
        board = self.s.boards[member]
        begun = self.turns_of(member)[0]
        known: list[int] = []
        for turn in range(self.last + 1):
            if board.seat == IS_ANDROID or (member == self.mine and turn < begun):
                lies = planned(board, turn)
                known.append(NONE if not lies and turn >= begun else lies)
            else:
                known.append(NONE if turn >= begun else heard(board, turn))
        return tuple(known)

    def said(self, member: int) -> Known:
        """What a player announced for the phase being planned. Special cards are never announced, but everyone sees
        where one lies; its owner knows which."""
        board = self.s.boards[member]
        turns = self.turns_of(member)
        known = [NONE] * (self.last + 1)
        for turn in turns:
            if member == self.mine and board.special[turn]:
                known[turn] = max(board.intended[turn], 0) | board.special[turn] << SPECIAL_SHIFT
            elif board.special[turn] or board.intended[turn] != NONE:
                known[turn] = heard(board, turn)
        return tuple(known)

    def cards(self) -> list[int]:
        """Its own cards that can still be laid anywhere: those in the hand, and those of the phase being planned."""
        s = self.s
        if self.mine < 0:
            return []
        board = s.boards[self.mine]
        laid = [board.cards[turn] for turn in self.turns_of(self.mine) if board.cards[turn] != NONE]
        return sorted([*s.hands[self.seat].cards, *laid])

    def count(self, member: int) -> int:
        """How many cards a player can still lay anywhere; everyone can see this."""
        board = self.s.boards[member]
        laid = sum(board.cards[turn] != NONE for turn in self.turns_of(member))
        return len(self.s.hands[board.seat].cards) + laid

    def fed(self) -> list[int]:
        """The androids that this seat plans for."""
        return [m for m in range(self.members) if self.s.boards[m].seat == IS_ANDROID and self.feeder[m] == self.seat]

    def left(self) -> int:
        """The time left in the clock's phase; 0 without a clock."""
        s = self.s
        return 0 if s.untimed else self.phase_end() - s.time

    def phase_end(self) -> int:
        """When the clock's phase ends; until that is announced, the earliest time it may end."""
        s = self.s
        if len(s.announced_ends) >= s.phase:
            return s.announced_ends[s.phase - 1]
        shortest = SHAPES[s.timeline.kind].phases[s.phase - 1][0] * SECOND
        return max(s.timeline.phase_start(s.phase) + shortest, s.time + MINUTE + GRID)

    def public_key(self, threats: int, phase: int) -> tuple[object, ...]:
        """Everything that the joint plan for a phase and a number of threats depends on."""
        s = self.s
        return (
            tuple(s.tracks),
            tuple((d.turn, d.zone, d.card, d.calls) for d in s.drawn[:threats]),
            tuple(self.public(m, phase) for m in range(self.members)),
            tuple((board.heroic, board.specialization, board.level) for board in s.boards),
            (*s.carried, s.squads, s.squad_station, *s.tokens),
            self.last,
            phase,
            s.options.double_actions,
            s.variable_range,
        )

    def public(self, member: int, phase: int) -> Known:
        """What everyone knew for sure in a phase: announcements for players, cards for androids."""
        board = self.s.boards[member]
        first = PHASE_TURNS[phase - 1][0]
        if board.seat == IS_ANDROID:
            return self.settled(member)
        return tuple(NONE if turn >= first else heard(board, turn) for turn in range(self.last + 1))


def heard(board: Board, turn: int) -> int:
    """What everyone else expects of a player: the announcement, and any special card on the board. Nobody else can see
    which of its two actions is on top; it is usually the basic one."""
    said = max(board.intended[turn], 0)
    return said | BASIC << SPECIAL_SHIFT if board.special[turn] else said


def half(face: int, movement: bool) -> int:
    """The order on a card's visible half; 0 without a card."""
    return 0 if face == NONE else FACES[face].half(movement)


def halves(face: int) -> tuple[int, int]:
    return FACES[face].action, FACES[face].movement


def is_heroic_card(face: int) -> bool:
    return FACES[face].deck == HEROIC
