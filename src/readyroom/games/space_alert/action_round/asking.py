"""What a player is asked, and why something is refused: the words around ``planning``."""

from __future__ import annotations

from readyroom.core.choice import Field, Pick, Value
from readyroom.core.struct import Action
from readyroom.games.space_alert.action_round import debriefing
from readyroom.games.space_alert.action_round.briefing import undecided
from readyroom.games.space_alert.action_round.choosing import may_plan_for_android
from readyroom.games.space_alert.action_round.names import CARD_WORDS, HALVES, ORDER_WORDS
from readyroom.games.space_alert.action_round.planning import (
    android_turns,
    free,
    hand_names,
    may_agree,
    may_end_phase,
    may_give,
    own_turns,
    sayable,
)
from readyroom.games.space_alert.action_round.special_cards import SIDE, has, may_move_tokens, teleporter
from readyroom.games.space_alert.action_round.state import (
    BRIEFING,
    DECIDING,
    NONE,
    OVER,
    OWNING_UP,
    PLANNING,
    REPAIRING,
    UNDECIDED,
    Board,
    State,
)
from readyroom.games.space_alert.actions import (
    IN_BRIEFING,
    IN_DEBRIEFING,
    OWNING,
    Agree,
    EndPhase,
    Favour,
    Feed,
    FeedSpecial,
    FlyOn,
    Give,
    Intend,
    LayDown,
    MoveToken,
    PlaceSquad,
    Play,
    PlaySpecial,
    Propose,
    Quit,
    Ready,
    SeatAndroid,
    Specialize,
    StandBy,
    TakeBack,
    TakeBackSpecial,
    TakeRole,
    TurnOver,
    UseHeroic,
    Withdraw,
    WithdrawSpecial,
)

HALF_FIELD = Field("half", "On top", tuple(Value(half, f"the {half} half", "half") for half in HALVES))


def prompt(s: State, seat: int) -> str:
    if s.stage == BRIEFING:
        return _briefing_prompt(s)
    if s.stage == DECIDING:
        return f"Mission {s.number} of {s.missions} is done. Fly on? If one of you wants to go home, all do."
    if s.stage == REPAIRING:
        board = s.boards[s.repairer]
        return f"What does Android {board.number} repair?" if board.number else "What do you repair?"
    if s.stage == OWNING_UP:
        return "Did you lay a card upside down, or mix up the arrows? Own up, or turn the cards up."
    turns = android_turns(s, seat) if s.crew.solo else own_turns(s, seat)
    plan = f"Plan turns {turns[0]} to {turns[-1]}."
    if s.silent:
        return f"{plan} Communications are down: not a word."
    if may_give(s, seat):
        return f"{plan} A data transfer is open: you may give a card away."
    return plan


def _briefing_prompt(s: State) -> str:
    if undecided(s):
        return "Choose specializations, one for everybody and for each android."
    return "Are you ready?" if s.untimed else "Are you ready? The clock starts when everybody is."


def picks(s: State, seat: int) -> tuple[Pick, ...]:
    if s.stage != PLANNING or s.hands[seat].agreed:
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
            found.append(Pick("use_heroic", f"Heroic card of Android {number}", (HALF_FIELD, _turns(room)), whom))
    if may_give(s, seat) and cards:
        others = tuple(Value(other, f"Seat {other}", "seat") for other in range(s.seats) if other != seat)
        found.append(Pick("give", "Give a card", (Field("card", "Card", cards), Field("to", "To", others))))
    orders = sayable(s, seat)
    if orders:
        said = Field("order", "What", tuple(Value(name, ORDER_WORDS[name], "order") for name in orders))
        found.append(Pick("intend", "Say what you intend", (_turns(list(own_turns(s, seat))), said)))
    return tuple(found)


def _cards(names: list[str]) -> tuple[Value, ...]:
    return tuple(Value(name, CARD_WORDS[name], "card") for name in names)


def _turns(room: list[int]) -> Field:
    return Field("turn", "Turn", tuple(Value(turn, f"turn {turn}", "turn") for turn in room))


def refusal(s: State, seat: int, action: Action) -> str:
    if s.stage == OVER:
        return "The mission is over."
    if s.stage == BRIEFING:
        return _not_in_briefing(s, seat, action)
    if isinstance(action, IN_BRIEFING):
        return "That is decided in the briefing, before the mission begins."
    if s.stage == OWNING_UP:
        return _not_owning_up(s, seat, action)
    if isinstance(action, OWNING):
        return "You can own up to tripping between the Action Round and the resolution."
    if s.stage != PLANNING:
        return _not_in_debriefing(s, seat, action)
    if isinstance(action, IN_DEBRIEFING):
        return "That is decided between two missions of a campaign."
    if s.hands[seat].agreed:
        return "You have agreed to end the Action Round; wait for the others."
    if isinstance(action, EndPhase | Agree):
        return _no_end(s, seat, action)
    if isinstance(action, Intend):
        return _no_word(s, seat, action)
    if isinstance(action, Give):
        return _no_gift(s, seat, action)
    if isinstance(action, MoveToken):
        return _no_token(s, seat)
    if isinstance(action, Play | TakeBack | TurnOver | PlaySpecial | TakeBackSpecial):
        return _not_on_own_board(s, seat, action)
    return _not_for_android(s, seat, action)


def _not_in_briefing(s: State, seat: int, action: Action) -> str:
    if s.hands[seat].ready:
        return "You are ready; wait for the others."
    if not isinstance(action, IN_BRIEFING):
        return "The mission has not begun yet."
    if isinstance(action, Ready):
        return "Everybody has to have a specialization first, androids too."
    if isinstance(action, Specialize):
        if not s.options.specializations:
            return "This mission is flown without specializations."
        return "That specialization is not to be had, or you are not the one to choose it."
    if isinstance(action, Favour):
        return "The captain says who gets a card more, and only where cards cannot be shared evenly."
    if isinstance(action, Propose | PlaceSquad) and s.number == 1:
        return "That is for the later missions of a campaign."
    if isinstance(action, SeatAndroid):
        return "No android can sit there."
    if isinstance(action, TakeRole | LayDown):
        return _no_role(s, seat, action)
    return "That is so already, or cannot be."


def _not_owning_up(s: State, seat: int, action: Action) -> str:
    if not isinstance(action, OWNING):
        return "The Action Round is over: all cards stay as they lie."
    if s.hands[seat].stands_by or isinstance(action, StandBy):
        return "You have nothing more to own up to; wait for the others."
    return "You can own up only to a card of yours that was laid upside down, or with the arrows mixed up."


def _no_role(s: State, seat: int, action: TakeRole | LayDown) -> str:
    if s.crew.solo:
        return "Alone, there are no roles to share out."
    if isinstance(action, LayDown):
        return "You have not taken that role."
    return "You have that role already." if s.holder_of(action.role) == seat else "Badges come with The New Frontier."


def _not_in_debriefing(s: State, seat: int, action: Action) -> str:
    if not isinstance(action, IN_DEBRIEFING):
        return "The mission is over; the next one has not begun."
    if s.stage == DECIDING:
        return "First decide whether you fly on." if s.hands[seat].vote == UNDECIDED else "You have voted already."
    if isinstance(action, FlyOn | Quit):
        return "You have decided to fly on."
    if seat not in debriefing.asked(s):
        return "Wait for your turn: the crew repairs in the order in which it acts."
    return "That cannot be repaired now: it is whole, or its zone has had two repairs."


def _no_token(s: State, seat: int) -> str:
    if teleporter(s) is None:
        return "Nobody aboard is a Teleporter."
    if not may_move_tokens(s, seat):
        return "Only the Teleporter moves the tokens, while a data transfer is open."
    return "The token lies there already, or there is no such crew member."


def _no_end(s: State, seat: int, action: Action) -> str:
    if isinstance(action, Agree):
        return "You can agree to end the Action Round only in its last phase."
    if s.hands[seat].phase == s.timeline.phases:
        return "This is the last phase: it ends with the clock, or when all agree."
    if may_end_phase(s, seat) or may_agree(s, seat):
        return "You cannot do that now."
    return "Alone, only the clock ends a phase." if s.crew.solo else "Wait for the others to end their phase."


def _no_gift(s: State, seat: int, action: Give) -> str:
    if not s.transfers:
        return "No data transfer is open."
    if not may_give(s, seat):
        return "You have given a card in this data transfer already."
    if action.card in hand_names(s, seat, to_others=False):
        if action.card not in hand_names(s, seat, to_others=True):
            return "Heroic cards never change hands."
        return "Give the card to another player."
    return "You do not have that card."


def _no_word(s: State, seat: int, action: Intend) -> str:
    if s.silent:
        return "Communications are down: not a word."
    if s.crew.solo:
        return "There is nobody to tell."
    turns = own_turns(s, seat)
    if action.turn not in turns:
        return f"You are planning turns {turns[0]} to {turns[-1]}."
    return "You have no card for that."


def _not_on_own_board(s: State, seat: int, action: Play | TakeBack | TurnOver | PlaySpecial | TakeBackSpecial) -> str:
    if s.crew.solo:
        return "You have no action board of your own: plan for the androids."
    turns = own_turns(s, seat)
    if action.turn not in turns:
        return f"You are planning turns {turns[0]} to {turns[-1]}."
    if isinstance(action, PlaySpecial):
        return _no_special(s.board_of(seat), action.side, action.turn, "You have")
    if isinstance(action, TakeBackSpecial):
        return f"You have no special card on turn {action.turn}."
    if not isinstance(action, Play):
        return f"You have no card on turn {action.turn}."
    if action.card not in hand_names(s, seat, to_others=False):
        return "You do not have that card."
    if s.board_of(seat).cards[action.turn] == NONE:
        return f"The special card on turn {action.turn} cannot be combined with another one."
    return f"Turn {action.turn} has a card already: take it back first."


def _no_special(board: Board, side: str, turn: int, who: str) -> str:
    if not board.level:
        return f"{who} no special cards."
    if not has(board, SIDE[side]):
        return f"{who} no special card left for the {side} action."
    return f"That special card cannot be combined with what lies on turn {turn}."


def _not_for_android(s: State, seat: int, action: Action) -> str:
    fed = (Feed, UseHeroic, Withdraw, FeedSpecial, WithdrawSpecial)
    if not isinstance(action, fed) or not 1 <= action.android <= s.crew.androids:
        return "There is no such android aboard."
    if isinstance(action, Withdraw | WithdrawSpecial) and not s.crew.solo:
        return "What is planned for an android cannot be taken back."
    turns = android_turns(s, seat)
    if action.turn not in turns:
        return f"You can plan turns {turns[0]} to {turns[-1]} for an android."
    if isinstance(action, Withdraw):
        return f"Android {action.android} has no card on turn {action.turn}."
    if isinstance(action, WithdrawSpecial):
        return f"Android {action.android} has no special card on turn {action.turn}."
    if isinstance(action, FeedSpecial):
        board = s.android(action.android)
        if board.level and not may_plan_for_android(s, seat, board, action.side == "advanced"):
            return "Your explorer does not know that specialization well enough to plan it for an android."
        return _no_special(board, action.side, action.turn, f"Android {action.android} has")
    if isinstance(action, Feed) and action.card not in hand_names(s, seat, to_others=True):
        return "You do not have that card, or it is heroic and yours alone."
    if isinstance(action, UseHeroic) and s.android(action.android).heroic == NONE:
        return f"Android {action.android} has no heroic card to plan."
    return f"Android {action.android} has a card on turn {action.turn} already."
