"""The Action Round: a player's actions (rulebook 2, 5.2 and 5.5)."""

from __future__ import annotations

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.space_alert import events as e
from readyroom.games.space_alert.action_boards import NONE, Board, Hand, changed
from readyroom.games.space_alert.actions import (
    Agree,
    EndPhase,
    Feed,
    FeedSpecial,
    Give,
    Intend,
    Play,
    TakeBack,
    TurnOver,
    UseHeroic,
    Withdraw,
)
from readyroom.games.space_alert.mission.card_names import CARD_NAMES, FACE_OF, HALVES, ORDER_OF, half_name
from readyroom.games.space_alert.mission.decks import FACES, HEROIC
from readyroom.games.space_alert.mission.orders import ADVANCED, BASIC
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps import clock, special_cards
from readyroom.games.space_alert.steps.allowed import android_turns, hand_names, may_give, own_turns
from readyroom.games.space_alert.steps.legal_actions import can_act, legal
from readyroom.games.space_alert.steps.legality import admitted
from readyroom.games.space_alert.steps.owning_up import end_action_round
from readyroom.games.space_alert.steps.refusals import why_not
from readyroom.games.space_alert.steps.special_cards import CARDS_AT, SIDE, has, room_for_card, room_for_special
from readyroom.games.space_alert.steps.specialization_choice import may_plan_for_android
from readyroom.games.space_alert.steps.together import Together, at_another_time


class Planning(Together):
    """Everyone plans at once, until all agree to end it or the clock does."""

    __slots__ = ()

    def done(self, s: State, seat: int) -> bool:
        return not can_act(s, seat)

    def waits(self, s: State) -> bool:
        """Waits for the clock, even when nobody has anything left to do."""
        return True

    def legal(self, s: State, seat: int) -> list[Action]:
        """Nothing for those who cannot act, without asking first whether they can."""
        return legal(s, seat)

    def allows(self, s: State, seat: int, action: Action) -> Action | None:
        return admitted(s, seat, action)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, Intend):
            _intend(s, seat, action, t)
        elif isinstance(action, Play):
            _play(s, seat, action, t)
        elif isinstance(action, TakeBack):
            _take_back(s, seat, action, t)
        elif isinstance(action, TurnOver):
            _turn_over(s, seat, action, t)
        elif isinstance(action, Feed | UseHeroic):
            _feed(s, seat, action, t)
        elif isinstance(action, Withdraw):
            _withdraw(s, action, t)
        elif isinstance(action, Give):
            _give(s, seat, action, t)
        elif isinstance(action, EndPhase):
            _end_phase(s, seat, t)
        elif isinstance(action, Agree):
            _agree(s, seat, t)
        else:
            special_cards.apply(s, seat, action, t)

    def deadline(self, s: State) -> int | None:
        return clock.due(s)

    def tick(self, s: State, t: Telling) -> None:
        clock.tick(s, t)

    def late(self, s: State, seat: int, action: Action) -> bool:
        """Someone else was faster at an android's board: the space is taken, or its own card is gone."""
        if s.crew.solo or s.hands[seat].agreed:
            return False
        if not isinstance(action, Feed | UseHeroic | FeedSpecial) or not 1 <= action.android <= s.crew.androids:
            return False
        if action.turn not in android_turns(s, seat):
            return False
        board = s.android(action.android)
        if isinstance(action, Feed):
            return not room_for_card(board, action.turn) and action.card in hand_names(s, seat, to_others=True)
        if isinstance(action, FeedSpecial):
            special = SIDE[action.side]
            able = CARDS_AT[board.level] > 0 and (special == BASIC or board.level > 1)
            gone = not has(board, special) or not room_for_special(board, special, action.turn)
            return able and gone and may_plan_for_android(s, seat, board, special == ADVANCED)
        return s.crew.heroic and (not room_for_card(board, action.turn) or board.heroic == NONE)

    def prompt(self, s: State, seat: int) -> str:
        turns = android_turns(s, seat) if s.crew.solo else own_turns(s, seat)
        plan = f"Plan turns {turns[0]} to {turns[-1]}."
        if s.silent:
            return f"{plan} Communications are down: no talking."
        if may_give(s, seat):
            return f"{plan} Data transfer: you may give a card to a crewmate."
        return plan

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return at_another_time(action) or why_not(s, seat, action)


def _play(s: State, seat: int, action: Play, t: Telling) -> None:
    """The others see the back of the card, and with it which half is on top, so it cannot be undone."""
    face = FACE_OF[action.card]
    _out_of_hand(s, seat, face)
    _lay(s.board_of(seat), action.turn, face, action.half)
    t.reveal()
    if t.aloud:
        told = e.Planned(seat, action.turn, action.card, action.half)
        t.whisper(told, seat, e.LaidFaceDown(seat, action.turn, action.half, FACES[face].doubled))


def _take_back(s: State, seat: int, action: TakeBack, t: Telling) -> None:
    board = s.board_of(seat)
    turn = action.turn
    _into_hand(s, seat, board.cards[turn])
    _clear(board, turn)
    if t.aloud:
        t.tell(e.TookBack(seat, turn))


def _turn_over(s: State, seat: int, action: TurnOver, t: Telling) -> None:
    board = s.board_of(seat)
    turn = action.turn
    board.movement = changed(board.movement, turn, not board.movement[turn])
    if t.aloud:
        t.tell(e.TurnedOver(seat, turn, half_name(board.movement[turn])))


def _feed(s: State, seat: int, action: Feed | UseHeroic, t: Telling) -> None:
    """Face up, and for good (5.2)."""
    board = s.android(action.android)
    gone = isinstance(action, UseHeroic) and board.heroic == NONE
    if gone or not room_for_card(board, action.turn):
        if t.aloud:
            t.whisper(e.CameTooLate(seat, action.android, action.turn), seat)
        return
    if isinstance(action, Feed):
        face = FACE_OF[action.card]
        _out_of_hand(s, seat, face)
    else:
        face = board.heroic
        board.heroic = NONE
    _lay(board, action.turn, face, action.half)
    t.reveal()
    if t.aloud:
        t.tell(e.AndroidFed(seat, action.android, action.turn, CARD_NAMES[face], action.half))


def _withdraw(s: State, action: Withdraw, t: Telling) -> None:
    board = s.android(action.android)
    face = board.cards[action.turn]
    if FACES[face].deck == HEROIC:
        board.heroic = face
    else:
        _into_hand(s, 0, face)
    _clear(board, action.turn)
    if t.aloud:
        t.tell(e.AndroidCleared(action.android, action.turn))


def _give(s: State, seat: int, action: Give, t: Telling) -> None:
    face = FACE_OF[action.card]
    _out_of_hand(s, seat, face)
    s.hands[seat].given += 1
    _into_hand(s, action.to, face)
    taker = s.hands[action.to]
    taker.received = (*taker.received, face)
    taker.givers = (*taker.givers, seat)
    t.reveal()
    if t.aloud:
        t.whisper(e.CardGiven(seat, action.to, action.card), (seat, action.to), e.CardPassed(seat, action.to))


def _intend(s: State, seat: int, action: Intend, t: Telling) -> None:
    """A call that is repeated after news simply counts as current: the others can see that it does, and the log need
    not repeat it."""
    board = s.board_of(seat)
    turn = action.turn
    said = board.intended[turn]
    order = ORDER_OF[action.order]
    news = s.news
    t.reveal()
    if board.heard[turn] != news:
        board.heard = changed(board.heard, turn, news)
    if said != order:
        board.intended = changed(board.intended, turn, order)
        if t.aloud:
            t.tell(e.Intended(seat, turn, action.order))


def _end_phase(s: State, seat: int, t: Telling) -> None:
    hand = s.hands[seat]
    if t.aloud:
        t.tell(e.PhaseEndedEarly(seat, hand.phase))
    hand.phase += 1
    clock.pick_up(s, seat, t)
    if s.untimed and all(other.phase > s.phase for other in s.hands):
        clock.end_phase_for_all(s, t)
        clock.announce_phase(s, t)


def _agree(s: State, seat: int, t: Telling) -> None:
    s.hands[seat].agreed = True
    if s.version > 1:
        t.reveal()  # the others rely on it
    if t.aloud:
        t.tell(e.Agreed(seat))
    if all(hand.agreed for hand in s.hands):
        end_action_round(s, t, early=True)


def _lay(board: Board, turn: int, face: int, half: str) -> None:
    board.cards = changed(board.cards, turn, face)
    if half == HALVES[1]:
        board.movement = changed(board.movement, turn, True)


def _clear(board: Board, turn: int) -> None:
    board.cards = changed(board.cards, turn, NONE)
    if board.movement[turn]:
        board.movement = changed(board.movement, turn, False)


def _into_hand(s: State, seat: int, face: int) -> None:
    hand = s.hands[seat]
    hand.cards = tuple(sorted([*hand.cards, face]))


def _out_of_hand(s: State, seat: int, face: int) -> None:
    hand = s.hands[seat]
    cards = list(hand.cards)
    cards.remove(face)
    hand.cards = tuple(cards)
    if hand.received.count(face) > cards.count(face):
        _forget_giver(hand, face)


def _forget_giver(hand: Hand, face: int) -> None:
    """Of identical cards, those from crewmates are planned last: while one is in hand, it shows its giver."""
    at = hand.received.index(face)
    hand.received = hand.received[:at] + hand.received[at + 1 :]
    hand.givers = hand.givers[:at] + hand.givers[at + 1 :]
