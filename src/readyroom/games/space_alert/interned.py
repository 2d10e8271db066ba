"""Every listable action, created once, and cached lists of actions, which random play and search request all the time.

A set of turns is a bit mask here: bit ``n`` is turn ``n``.
"""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.struct import Action
from readyroom.games.space_alert import actions as a
from readyroom.games.space_alert.crews import BADGES, LARGEST_CREW, OFFICES
from readyroom.games.space_alert.events import ANDROID
from readyroom.games.space_alert.mission.card_names import CARD_NAMES, ORDER_NAMES
from readyroom.games.space_alert.mission.decks import FACES, MIXES
from readyroom.games.space_alert.mission.mission import TURNS
from readyroom.games.space_alert.mission.places import LOWER_RED, UPPER_BLUE
from readyroom.games.space_alert.mission.ship import TILES, tile_name
from readyroom.games.space_alert.mission.specializations import IDS
from readyroom.games.space_alert.timeline.timeline import PHASE_TURNS

MOST_LISTS: Final = 16_384
"""How many lists of a kind are cached; a full cache is cleared."""

HALVES: Final[tuple[a.Half, a.Half]] = ("action", "movement")
SIDES: Final[tuple[a.Side, a.Side]] = ("basic", "advanced")
TOKENS: Final[tuple[a.Token, a.Token]] = ("first", "second")
COLOURS: Final[tuple[Literal["red", "white", "blue"], ...]] = ("red", "white", "blue")
ALL_MIXES: Final = tuple(MIXES)
NO_ONE: Final = "none"

_EVERY_SEAT: Final = range(LARGEST_CREW)
_EVERY_TURN: Final = range(TURNS + 1)
_EVERY_ANDROID: Final = range(LARGEST_CREW + 1)
MEMBERS: Final[tuple[int, ...]] = (*_EVERY_SEAT, *(ANDROID + number for number in range(1, LARGEST_CREW + 1)))
"""Crew members as numbered in actions and events."""

# -- Briefing

READY: Final[Action] = a.Ready()
APPOINT: Final[tuple[Action, ...]] = tuple(a.Appoint(seat) for seat in _EVERY_SEAT)
TAKE_ROLE: Final[dict[str, Action]] = {role: a.TakeRole(role) for role in (*OFFICES, *BADGES)}
LAY_DOWN: Final[dict[str, Action]] = {role: a.LayDown(role) for role in (*OFFICES, *BADGES)}
SEAT_ANDROID: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(a.SeatAndroid(number, place) for place in range(LARGEST_CREW + 1)) for number in _EVERY_ANDROID
)
SPECIALIZE: Final[dict[int, dict[str, Action]]] = {
    member: {one: a.Specialize(member, one) for one in (*IDS, NO_ONE)} for member in MEMBERS
}
FAVOUR: Final[tuple[Action, ...]] = tuple(a.Favour(seat) for seat in _EVERY_SEAT)
PROPOSE_COMMON: Final[dict[str, Action]] = {mix: a.Propose("common", mix) for mix in ALL_MIXES}
PROPOSE_SERIOUS: Final[dict[str, Action]] = {mix: a.Propose("serious", mix) for mix in ALL_MIXES}
PLACE_SQUAD: Final[dict[int, Action]] = {UPPER_BLUE: a.PlaceSquad("upper_blue"), LOWER_RED: a.PlaceSquad("lower_red")}

# -- Action Round: by turn, and before that by card, half, side or android

PLAY: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    tuple(tuple(a.Play(name, half, turn) for turn in _EVERY_TURN) for half in HALVES) for name in CARD_NAMES
)
TAKE_BACK: Final[tuple[Action, ...]] = tuple(a.TakeBack(turn) for turn in _EVERY_TURN)
TURN_OVER: Final[tuple[Action, ...]] = tuple(a.TurnOver(turn) for turn in _EVERY_TURN)
PLAY_SPECIAL: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(a.PlaySpecial(side, turn) for turn in _EVERY_TURN) for side in SIDES
)
TAKE_BACK_SPECIAL: Final[tuple[Action, ...]] = tuple(a.TakeBackSpecial(turn) for turn in _EVERY_TURN)
USE_HEROIC: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    tuple(tuple(a.UseHeroic(number, half, turn) for turn in _EVERY_TURN) for half in HALVES)
    for number in _EVERY_ANDROID
)
WITHDRAW: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(a.Withdraw(number, turn) for turn in _EVERY_TURN) for number in _EVERY_ANDROID
)
FEED_SPECIAL: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    tuple(tuple(a.FeedSpecial(number, side, turn) for turn in _EVERY_TURN) for side in SIDES)
    for number in _EVERY_ANDROID
)
WITHDRAW_SPECIAL: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(a.WithdrawSpecial(number, turn) for turn in _EVERY_TURN) for number in _EVERY_ANDROID
)
MOVE_TOKEN: Final[tuple[dict[int, Action], ...]] = tuple(
    {member: a.MoveToken(token, member) for member in MEMBERS} for token in TOKENS
)
GIVE: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(a.Give(name, seat) for seat in _EVERY_SEAT) for name in CARD_NAMES
)
ORDERS: Final[tuple[int, ...]] = tuple(ORDER_NAMES)
"""The orders that can be announced, sorted."""
INTEND: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(a.Intend(turn, ORDER_NAMES[order]) for turn in _EVERY_TURN) for order in ORDERS
)
END_PHASE: Final[Action] = a.EndPhase()
AGREE: Final[Action] = a.Agree()

# -- between Action Round and resolution, and between missions

STAND_BY: Final[Action] = a.StandBy()
FLY_ON: Final[Action] = a.FlyOn()
QUIT: Final[Action] = a.Quit()
MEND: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(a.Mend(colour, tile_name(zone, tile)) for tile in range(TILES)) for zone, colour in enumerate(COLOURS)
)
MEND_SQUAD: Final[Action] = a.MendSquad()
MEND_NOTHING: Final[Action] = a.MendNothing()

_FEED: Final[dict[int, tuple[tuple[Action, ...], ...]]] = {}
_OWN_UP: Final[dict[int, Action]] = {}


def feed(number: int, face: int) -> tuple[tuple[Action, ...], ...]:
    """Every way to lay a card on an android's board, by half and turn. Created on first use."""
    key = number * len(CARD_NAMES) + face
    found = _FEED.get(key)
    if found is None:
        name = CARD_NAMES[face]
        found = _FEED[key] = tuple(
            [tuple([a.Feed(number, name, half, turn) for turn in range(TURNS + 1)]) for half in HALVES]
        )
    return found


def own_up(member: int, turn: int, order: int) -> Action:
    """The action of owning up to an order. Created on first use."""
    key = (member << 4 | turn) << 14 | order
    found = _OWN_UP.get(key)
    if found is None:
        found = _OWN_UP[key] = a.OwnUp(member, turn, ORDER_NAMES[order])
    return found


# -- lists

FIRST_TURN: Final[tuple[int, ...]] = tuple(first for first, _ in PHASE_TURNS)
LAST_TURN: Final[tuple[int, ...]] = tuple(last for _, last in PHASE_TURNS)
"""The last turn of each phase."""
_PLAYS: Final[list[dict[int, list[Action]]]] = [{} for _ in FACES]
_FEEDS: Final[dict[int, list[Action]]] = {}
_INTENTIONS: Final[dict[int, list[Action]]] = {}
WORDS_OF: Final[tuple[int, ...]] = tuple(
    1 << ORDERS.index(card.action) | 1 << ORDERS.index(card.movement) for card in FACES
)
"""The orders that each card lets its owner announce, as a bit mask."""
SILENCE: Final = 1
"""The bit for announcing ``nothing``."""


def plays(face: int, room: int) -> list[Action]:
    """Every way to lay a card on these turns of one's own board."""
    kept = _PLAYS[face]
    found = kept.get(room)
    if found is None:
        found = kept[room] = _on_turns(PLAY[face], room)
    return found


def feeds(number: int, face: int, room: int) -> list[Action]:
    """Every way to lay a card on these turns of an android's board."""
    key = (number * len(CARD_NAMES) + face) << (TURNS + 1) | room
    found = _FEEDS.get(key)
    if found is None:
        if len(_FEEDS) >= MOST_LISTS:
            _FEEDS.clear()
        found = _FEEDS[key] = _on_turns(feed(number, face), room)
    return found


def intentions(words: int, phase: int) -> list[Action]:
    """Every announcement with these orders for the turns of a phase."""
    key = words << 2 | phase
    found = _INTENTIONS.get(key)
    if found is None:
        if len(_INTENTIONS) >= MOST_LISTS:
            _INTENTIONS.clear()
        said = [INTEND[i] for i in range(len(ORDERS)) if words >> i & 1]
        found = [one[turn] for turn in range(FIRST_TURN[phase - 1], LAST_TURN[phase - 1] + 1) for one in said]
        _INTENTIONS[key] = found
    return found


def _on_turns(halves: tuple[tuple[Action, ...], ...], room: int) -> list[Action]:
    return [half[turn] for half in halves for turn in range(TURNS + 1) if room >> turn & 1]
