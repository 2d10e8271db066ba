"""What a player may do in the Action Round, and what it does (rulebook 2, 5.2 and 5.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from readyroom.core.steps import NOTHING
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_round import clock, special_cards
from readyroom.games.space_alert.action_round.choosing import may_plan_for_android
from readyroom.games.space_alert.action_round.names import CARD_NAMES, FACE_OF, HALVES, ORDER_OF, half_name, order_name
from readyroom.games.space_alert.action_round.owning_up import end_action_round
from readyroom.games.space_alert.action_round.special_cards import (
    CARDS_AT,
    SIDE,
    android_specials,
    combines,
    has,
    left,
    own_specials,
    room_for_card,
    room_for_special,
    token_moves,
)
from readyroom.games.space_alert.action_round.state import NONE, PLANNING, Board, State
from readyroom.games.space_alert.actions import (
    Agree,
    EndPhase,
    Feed,
    FeedSpecial,
    Give,
    Half,
    Intend,
    Play,
    TakeBack,
    TurnOver,
    UseHeroic,
    Withdraw,
)
from readyroom.games.space_alert.decks import FACES, HEROIC
from readyroom.games.space_alert.events import (
    Agreed,
    AndroidCleared,
    AndroidFed,
    CameTooLate,
    CardGiven,
    CardPassed,
    Intended,
    LaidFaceDown,
    PhaseEndedEarly,
    Planned,
    TookBack,
    TurnedOver,
)
from readyroom.games.space_alert.missions.timeline import PHASE_TURNS
from readyroom.games.space_alert.orders import ADVANCED, BASIC
from readyroom.games.space_alert.state import TURNS

BOTH: tuple[Half, Half] = ("action", "movement")
PLAYS: Final = tuple(
    tuple(tuple(Play(name, half, turn) for turn in range(TURNS + 1)) for half in BOTH) for name in CARD_NAMES
)
"""Every way to lay a card on the own board, made once, since random play and search list them again and again."""
TURNS_OF: Final = tuple(range(first, last + 1) for first, last in PHASE_TURNS)
TAKE_BACKS: Final = tuple(TakeBack(turn) for turn in range(TURNS + 1))
TURN_OVERS: Final = tuple(TurnOver(turn) for turn in range(TURNS + 1))

# -- what is open


def own_turns(s: State, seat: int) -> range:
    """The turns that a player is planning on the own board."""
    return TURNS_OF[s.hands[seat].phase - 1]


def android_turns(s: State, seat: int) -> range:
    """An android's phase ends with the clock's: a player may plan for it from there to the own phase."""
    return range(PHASE_TURNS[s.phase - 1][0], PHASE_TURNS[s.hands[seat].phase - 1][1] + 1)


def free(board: Board, turns: range) -> list[int]:
    cards, special = board.cards, board.special
    return [t for t in turns if cards[t] == NONE and (not special[t] or combines(board, special[t]))]


def taken(board: Board, turns: range) -> list[int]:
    return [turn for turn in turns if board.cards[turn] != NONE]


def hand_names(s: State, seat: int, to_others: bool) -> list[str]:
    """The different cards in a hand; heroic ones are for their owner alone (2.1, 5.2)."""
    faces = dict.fromkeys(s.hands[seat].cards)
    return [CARD_NAMES[face] for face in faces if FACES[face].transferable or not to_others]


def sayable(s: State, seat: int) -> list[str]:
    """What a player may say to intend: what the cards allow that are not in an earlier phase, or nothing. Not a word
    while communications are down (2.1)."""
    if s.silent or s.crew.solo:
        return []
    board = s.board_of(seat)
    faces = [*s.hands[seat].cards, *(board.cards[turn] for turn in taken(board, own_turns(s, seat)))]
    if not faces:
        return []
    halves = {half for face in faces for half in (FACES[face].action, FACES[face].movement)}
    return [order_name(half) for half in sorted({0, *halves})]


def may_give(s: State, seat: int) -> bool:
    return s.hands[seat].given < s.transfers


def may_end_phase(s: State, seat: int) -> bool:
    """Independently of the others (2.1); alone, only the clock ends a phase, if there is one (5.5)."""
    hand = s.hands[seat]
    if hand.phase == s.timeline.phases:
        return False
    return hand.phase == s.phase if s.untimed else not s.crew.solo


def may_agree(s: State, seat: int) -> bool:
    """At any time after the end of the phase before the last has been announced (2.1)."""
    return s.phase == s.timeline.phases and not s.hands[seat].agreed


def can_act(s: State, seat: int) -> bool:
    """Whether ``legal`` lists anything; it can be told without knowing any card."""
    hand = s.hands[seat]
    if hand.agreed:
        return False
    if s.crew.solo or hand.cards or may_end_phase(s, seat) or may_agree(s, seat):
        return True
    board = s.board_of(seat)
    turns = own_turns(s, seat)
    if left(board) or any(board.cards[turn] != NONE or board.special[turn] for turn in turns):
        return True
    return bool(legal(s, seat))  # an android's own cards, or teleport tokens


def legal(s: State, seat: int) -> list[Action]:
    hand = s.hands[seat]
    if hand.agreed:
        return NOTHING
    found: list[Action] = []
    if not s.crew.solo:
        board, turns = s.board_of(seat), own_turns(s, seat)
        room = free(board, turns)
        if room:
            for face in dict.fromkeys(hand.cards):
                for half in PLAYS[face]:
                    found += [half[turn] for turn in room]
        cards = taken(board, turns)
        found += [TAKE_BACKS[turn] for turn in cards]
        found += [TURN_OVERS[turn] for turn in cards]
        found += own_specials(board, turns)
    found += _for_androids(s, seat)
    if may_give(s, seat):
        others = [other for other in range(s.seats) if other != seat]
        found += [Give(card, other) for card in hand_names(s, seat, to_others=True) for other in others]
    orders = sayable(s, seat)
    if orders:
        found += [Intend(turn, order) for turn in own_turns(s, seat) for order in orders]
    found += token_moves(s, seat)
    if may_end_phase(s, seat):
        found.append(EndPhase())
    if may_agree(s, seat):
        found.append(Agree())
    return found


def _for_androids(s: State, seat: int) -> list[Action]:
    found: list[Action] = []
    if not s.crew.androids:
        return found
    turns = android_turns(s, seat)
    faces = [face for face in dict.fromkeys(s.hands[seat].cards) if FACES[face].transferable]
    for number in range(1, s.crew.androids + 1):
        board = s.android(number)
        room = free(board, turns)
        if room:
            for face in faces:
                for half in feeds(number, face):
                    found += [half[turn] for turn in room]
            if board.heroic != NONE:
                found += [UseHeroic(number, half, turn) for half in BOTH for turn in room]
        if s.crew.solo:
            found += [Withdraw(number, turn) for turn in taken(board, turns)]
    return found + android_specials(s, seat, turns)


@lru_cache(maxsize=1024)
def feeds(number: int, face: int) -> tuple[tuple[Feed, ...], ...]:
    """Every way to lay a card on an android's board, made once: both halves, and all turns counted from 0."""
    return tuple(tuple(Feed(number, CARD_NAMES[face], half, turn) for turn in range(TURNS + 1)) for half in BOTH)


def late(s: State, seat: int, action: Action) -> bool:
    """Somebody else was faster at an android's board: the space is taken, or its own card is gone."""
    if s.stage != PLANNING or s.crew.solo or s.hands[seat].agreed:
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


# -- doing it


def apply(s: State, seat: int, action: Action, t: Telling) -> None:
    if isinstance(action, Play):
        _play(s, seat, action, t)
    elif isinstance(action, TakeBack):
        board = s.board_of(seat)
        _into_hand(s, seat, board.cards[action.turn])
        _clear(board, action.turn)
        t.tell(TookBack(seat, action.turn))
    elif isinstance(action, TurnOver):
        board = s.board_of(seat)
        board.movement[action.turn] = not board.movement[action.turn]
        t.tell(TurnedOver(seat, action.turn, half_name(board.movement[action.turn])))
    elif isinstance(action, Feed | UseHeroic):
        _feed(s, seat, action, t)
    elif isinstance(action, Withdraw):
        _withdraw(s, action, t)
    elif isinstance(action, Give):
        _give(s, seat, action, t)
    elif isinstance(action, Intend):
        _intend(s, seat, action, t)
    elif isinstance(action, EndPhase):
        _end_phase(s, seat, t)
    elif isinstance(action, Agree):
        _agree(s, seat, t)
    else:
        special_cards.apply(s, seat, action, t)


def _play(s: State, seat: int, action: Play, t: Telling) -> None:
    """The others see the back of the card, and with it which half is on top: that cannot be unseen."""
    face = FACE_OF[action.card]
    s.hands[seat].cards.remove(face)
    _lay(s.board_of(seat), action.turn, face, action.half)
    t.reveal()
    told = Planned(seat, action.turn, action.card, action.half)
    t.whisper(told, seat, LaidFaceDown(seat, action.turn, action.half, FACES[face].doubled))


def _feed(s: State, seat: int, action: Feed | UseHeroic, t: Telling) -> None:
    """Face up, and for good (5.2)."""
    board = s.android(action.android)
    gone = isinstance(action, UseHeroic) and board.heroic == NONE
    if gone or not room_for_card(board, action.turn):
        t.whisper(CameTooLate(seat, action.android, action.turn), seat)
        return
    if isinstance(action, Feed):
        face = FACE_OF[action.card]
        s.hands[seat].cards.remove(face)
    else:
        face = board.heroic
        board.heroic = NONE
    _lay(board, action.turn, face, action.half)
    t.reveal()
    t.tell(AndroidFed(seat, action.android, action.turn, CARD_NAMES[face], action.half))


def _withdraw(s: State, action: Withdraw, t: Telling) -> None:
    board = s.android(action.android)
    face = board.cards[action.turn]
    if FACES[face].deck == HEROIC:
        board.heroic = face
    else:
        _into_hand(s, 0, face)
    _clear(board, action.turn)
    t.tell(AndroidCleared(action.android, action.turn))


def _give(s: State, seat: int, action: Give, t: Telling) -> None:
    face = FACE_OF[action.card]
    s.hands[seat].cards.remove(face)
    s.hands[seat].given += 1
    _into_hand(s, action.to, face)
    t.reveal()
    t.whisper(CardGiven(seat, action.to, action.card), (seat, action.to), CardPassed(seat, action.to))


def _intend(s: State, seat: int, action: Intend, t: Telling) -> None:
    """What is said again after news stands as it stood: the others see that it does, and the log need not repeat it."""
    board = s.board_of(seat)
    said = board.intended[action.turn]
    board.intended[action.turn] = ORDER_OF[action.order]
    board.heard[action.turn] = s.news
    t.reveal()
    if said != board.intended[action.turn]:
        t.tell(Intended(seat, action.turn, action.order))


def _end_phase(s: State, seat: int, t: Telling) -> None:
    hand = s.hands[seat]
    t.tell(PhaseEndedEarly(seat, hand.phase))
    hand.phase += 1
    clock.pick_up(s, seat, t)
    if s.untimed and all(other.phase > s.phase for other in s.hands):
        clock.end_phase_for_all(s, t)
        clock.announce_phase(s, t)


def _agree(s: State, seat: int, t: Telling) -> None:
    s.hands[seat].agreed = True
    if s.version > 1:
        t.reveal()  # the others go by it
    t.tell(Agreed(seat))
    if all(hand.agreed for hand in s.hands):
        end_action_round(s, t, early=True)


def _lay(board: Board, turn: int, face: int, half: str) -> None:
    board.cards[turn] = face
    board.movement[turn] = half == HALVES[1]


def _clear(board: Board, turn: int) -> None:
    board.cards[turn] = NONE
    board.movement[turn] = False


def _into_hand(s: State, seat: int, face: int) -> None:
    s.hands[seat].cards = sorted([*s.hands[seat].cards, face])
