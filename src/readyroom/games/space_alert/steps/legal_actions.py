"""Everything a player may do in the Action Round (rulebook 2, 5.2 and 5.5)."""

from __future__ import annotations

from readyroom.core.steps import NOTHING
from readyroom.core.struct import Action
from readyroom.games.space_alert import interned
from readyroom.games.space_alert.action_boards import NONE, Board, Hand, Listed
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.allowed import TO_OTHERS, may_agree, may_end_phase, may_give, room, sayable_words
from readyroom.games.space_alert.steps.special_cards import android_specials, left, own_specials, token_moves


def can_act(s: State, seat: int) -> bool:
    """Whether ``legal`` lists anything; this can be told without looking at any card."""
    hand = s.hands[seat]
    if hand.agreed:
        return False
    if hand.cards or s.crew.solo or may_end_phase(s, seat) or may_agree(s, seat):
        return True
    board = s.board_of(seat)
    if left(board):
        return True
    for turn in range(interned.FIRST_TURN[hand.phase - 1], interned.LAST_TURN[hand.phase - 1] + 1):
        if board.cards[turn] != NONE or board.special[turn]:
            return True
    return bool(legal(s, seat))  # an android's own cards, or teleport tokens


def legal(s: State, seat: int) -> list[Action]:
    """Lists them again only when the inputs change."""
    hand = s.hands[seat]
    if hand.agreed:
        return NOTHING
    facts = _facts(s, seat, hand)
    kept = hand.listed
    if kept is not None and kept.cards is hand.cards and kept.facts == facts and _unchanged(s, seat, kept):
        return kept.actions
    actions = _listed(s, seat, hand)
    boards = [board.clone() for board in s.boards if board.number or board.seat == seat]
    hand.listed = Listed(actions, hand.cards, facts, s.tokens, boards)
    return actions


def _facts(s: State, seat: int, hand: Hand) -> int:
    """The facts a list depends on besides cards, boards and tokens."""
    facts = hand.phase << 2 | s.phase
    if s.silent:
        facts |= 16
    if s.transfers:
        facts |= 64 if may_give(s, seat) else 32
    if may_end_phase(s, seat):
        facts |= 128
    if may_agree(s, seat):
        facts |= 256
    return facts


def _unchanged(s: State, seat: int, kept: Listed) -> bool:
    """Whether the tokens and the boards that a player may plan on are unchanged."""
    if kept.tokens is not s.tokens:
        return False
    at = 0
    for board in s.boards:
        if board.number or board.seat == seat:
            was = kept.boards[at]
            at += 1
            if was.cards is not board.cards or was.special is not board.special or was.heroic != board.heroic:
                return False
            if was.level != board.level or was.specialization != board.specialization:
                return False
    return True


def _listed(s: State, seat: int, hand: Hand) -> list[Action]:
    found: list[Action] = []
    faces = _different(hand.cards)
    if not s.crew.solo:
        _on_own_board(s.board_of(seat), hand.phase, faces, found)
    if s.crew.androids:
        _for_androids(s, seat, faces, found)
    if may_give(s, seat):
        for face in faces:
            if TO_OTHERS[face]:
                found += [interned.GIVE[face][other] for other in range(s.seats) if other != seat]
    words = sayable_words(s, seat)
    if words:
        found += interned.intentions(words, hand.phase)
    found += token_moves(s, seat)
    if may_end_phase(s, seat):
        found.append(interned.END_PHASE)
    if may_agree(s, seat):
        found.append(interned.AGREE)
    return found


def _different(cards: tuple[int, ...]) -> list[int]:
    """The different cards of a hand, which is sorted."""
    found: list[int] = []
    last = NONE
    for face in cards:
        if face != last:
            found.append(face)
            last = face
    return found


def _on_own_board(board: Board, phase: int, faces: list[int], found: list[Action]) -> None:
    first, last = interned.FIRST_TURN[phase - 1], interned.LAST_TURN[phase - 1]
    there = room(board, first, last)
    if there:
        for face in faces:
            found += interned.plays(face, there)
    laid = [turn for turn in range(first, last + 1) if board.cards[turn] != NONE]
    found += [interned.TAKE_BACK[turn] for turn in laid]
    found += [interned.TURN_OVER[turn] for turn in laid]
    if board.level:
        found += own_specials(board, first, last)


def _for_androids(s: State, seat: int, faces: list[int], found: list[Action]) -> None:
    first, last = interned.FIRST_TURN[s.phase - 1], interned.LAST_TURN[s.hands[seat].phase - 1]
    for number in range(1, s.crew.androids + 1):
        board = s.android(number)
        there = room(board, first, last)
        if there:
            for face in faces:
                if TO_OTHERS[face]:
                    found += interned.feeds(number, face, there)
            if board.heroic != NONE:
                for half in interned.USE_HEROIC[number]:
                    found += [half[turn] for turn in range(first, last + 1) if there >> turn & 1]
        if s.crew.solo:
            found += [interned.WITHDRAW[number][turn] for turn in range(first, last + 1) if board.cards[turn] != NONE]
    found += android_specials(s, seat, first, last)
