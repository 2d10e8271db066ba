"""Legal actions that are picked in steps instead of listed: card, half, turn."""

from __future__ import annotations

from readyroom.core.choice import Field, Pick, Value
from readyroom.games.space_alert.action_boards import NONE
from readyroom.games.space_alert.mission.card_names import CARD_WORDS, HALVES, ORDER_NAMES, ORDER_WORDS
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.allowed import android_turns, free, hand_names, may_give, own_turns, sayable
from readyroom.games.space_alert.steps.stage import stage

HALF_FIELD = Field("half", "On top", tuple(Value(half, f"the {half} half", "half") for half in HALVES))


def picks(s: State, seat: int) -> tuple[Pick, ...]:
    if stage(s) != "planning" or s.hands[seat].agreed:
        return ()
    found: list[Pick] = []
    if not s.crew.solo:
        room = free(s.board_of(seat), own_turns(s, seat))
        cards = _cards(hand_names(s, seat, to_others=False))
        if room and cards:
            found.append(Pick("play", "Plan", (Field("card", "Card", cards), HALF_FIELD, _turns(room))))
    cards = _cards(hand_names(s, seat, to_others=True))
    for number in range(1, s.crew.androids + 1):
        board = s.android(number)
        room = free(board, android_turns(s, seat))
        whom = {"android": number}
        if room and cards:
            fields = (Field("card", "Card", cards), HALF_FIELD, _turns(room))
            found.append(Pick("feed", f"Plan for Android {number}", fields, whom))
        if room and board.heroic != NONE:
            found.append(Pick("use_heroic", f"Android {number}'s heroic card", (HALF_FIELD, _turns(room)), whom))
    if may_give(s, seat) and cards:
        others = tuple(Value(other, f"Seat {other}", "seat") for other in range(s.seats) if other != seat)
        found.append(Pick("give", "Give a card", (Field("card", "Card", cards), Field("to", "To", others))))
    orders = sayable(s, seat)
    if orders:
        names = [ORDER_NAMES[order] for order in orders]
        said = Field("order", "What", tuple(Value(name, ORDER_WORDS[name], "order") for name in names))
        found.append(Pick("intend", "Call a plan", (_turns(list(own_turns(s, seat))), said)))
    return tuple(found)


def _cards(names: list[str]) -> tuple[Value, ...]:
    return tuple(Value(name, CARD_WORDS[name], "card") for name in names)


def _turns(room: list[int]) -> Field:
    return Field("turn", "Turn", tuple(Value(turn, f"turn {turn}", "turn") for turn in room))
