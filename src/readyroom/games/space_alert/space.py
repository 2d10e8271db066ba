"""Numbers everything a seat can ever do (see ``core.space``). A card is numbered by its slot among the different cards
of the hand, lowest first; a turn of the seat's own board by its place in the phase being planned. Announcements come
last, so that learners that do not talk can leave them out.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from readyroom.core.space import Axis, Family, Space
from readyroom.games.space_alert import actions as a
from readyroom.games.space_alert.crews import BADGES, LARGEST_CREW, OFFICES
from readyroom.games.space_alert.interned import (
    ALL_MIXES,
    COLOURS,
    FIRST_TURN,
    HALVES,
    LAST_TURN,
    MEMBERS,
    NO_ONE,
    SIDES,
    TOKENS,
)
from readyroom.games.space_alert.mission.card_names import FACE_OF, ORDER_NAMES, ORDER_OF
from readyroom.games.space_alert.mission.decks import DOUBLE, FACES
from readyroom.games.space_alert.mission.mission import TURNS
from readyroom.games.space_alert.mission.ship import TILES, tile_name
from readyroom.games.space_alert.mission.specializations import IDS
from readyroom.games.space_alert.state import State

SLOTS: Final = 46
"""The largest hand: of five players, one may be dealt 15, draw 3 as data comes in, and be given one by each of the
others in each of 7 data transfers."""
OPEN_SLOTS: Final = sum(card.deck == DOUBLE for card in FACES)
"""The deck of double actions lies open for a lone player: this many different cards, more than any hand has."""
TURNS_OF_A_PHASE: Final = max(last - first + 1 for first, last in zip(FIRST_TURN, LAST_TURN, strict=True))
ANDROIDS: Final = 3
"""The most androids that ever fly with players."""
WAYS: Final = OPEN_SLOTS * LARGEST_CREW * TURNS_OF_A_PHASE
"""The ways to lay a card for an android, for each half. A lone player may have all of them at once in the last phase,
so this is the minimum; players with crewmates need fewer numbers."""

TURN: Final = Axis("turn", range(1, TURNS + 1))
OWN_TURN: Final = Axis("turn of the phase", range(1, TURNS_OF_A_PHASE + 1))
HALF: Final = Axis("half", HALVES)
SLOT: Final = Axis("slot", range(SLOTS))
SEAT: Final = range(LARGEST_CREW)
ANDROID: Final = Axis("android", range(1, LARGEST_CREW + 1))
ROLE: Final = Axis("role", (*OFFICES, *BADGES))


@cache
def space(version: int) -> Space:
    return Space(version, families())


def families() -> list[Family]:
    return [
        Family(a.Ready),
        Family(a.Appoint, Axis("captain", SEAT)),
        Family(a.TakeRole, ROLE),
        Family(a.LayDown, ROLE),
        Family(a.SeatAndroid, ANDROID, Axis("place", range(1, LARGEST_CREW + 1))),
        Family(a.Specialize, Axis("member", MEMBERS), Axis("specialization", (*IDS, NO_ONE))),
        Family(a.Favour, Axis("seat", SEAT)),
        Family(a.Propose, Axis("threats", ("common", "serious")), Axis("mix", ALL_MIXES)),
        Family(a.PlaceSquad, Axis("station", ("upper_blue", "lower_red"))),
        Family(a.Play, SLOT, HALF, OWN_TURN, slots=_play, given=_held),
        Family(a.TakeBack, TURN),
        Family(a.TurnOver, TURN),
        Family(a.PlaySpecial, Axis("side", SIDES), TURN),
        Family(a.TakeBackSpecial, TURN),
        Family(a.UseHeroic, ANDROID, HALF, TURN),
        Family(a.Withdraw, ANDROID, TURN),
        Family(a.FeedSpecial, ANDROID, Axis("side", SIDES), TURN),
        Family(a.WithdrawSpecial, ANDROID, TURN),
        Family(a.MoveToken, Axis("token", TOKENS), Axis("to", MEMBERS)),
        Family(a.Give, SLOT, Axis("to", SEAT), slots=_give, given=_held),
        Family(a.EndPhase),
        Family(a.Agree),
        Family(a.OwnUp, Axis("member", MEMBERS), TURN, Axis("meant", MEANT), slots=_own_up),
        Family(a.StandBy),
        Family(a.FlyOn),
        Family(a.Quit),
        Family(a.Mend, Axis("zone", COLOURS), Axis("tile", _tiles())),
        Family(a.MendSquad),
        Family(a.MendNothing),
        Family(a.Feed, Axis("card and space", range(WAYS)), HALF, slots=_feed, given=_held),
        Family(a.Intend, TURN, Axis("order", tuple(ORDER_NAMES.values()))),
    ]


MEANT: Final = ("as it lies", "the other half", "the other arrow")
"""The orders that someone who owns up may have meant by a card."""


def _slot(cards: tuple[int, ...], name: str) -> int:
    """The index of a card among the different cards of a sorted hand."""
    face = FACE_OF[name]
    return len({other for other in cards if other < face})


def _held(s: State, seat: int) -> tuple[tuple[int, ...], int, int, bool]:
    """The facts that numbers depend on: the hand's cards and phase, the clock's phase, and whether the player is
    alone."""
    hand = s.hands[seat]
    return hand.cards, hand.phase, s.phase, s.crew.solo


def _play(s: State, seat: int, action: a.Play) -> tuple[int, ...]:
    hand = s.hands[seat]
    return _slot(hand.cards, action.card), HALVES.index(action.half), action.turn - FIRST_TURN[hand.phase - 1]


def _give(s: State, seat: int, action: a.Give) -> tuple[int, ...]:
    return _slot(s.hands[seat].cards, action.card), action.to


def _feed(s: State, seat: int, action: a.Feed) -> tuple[int, ...]:
    """For a lone player by slot, android and turn of the phase; for others, whose phase may be ahead of the androids',
    by slot, android and turn."""
    slot = _slot(s.hands[seat].cards, action.card)
    if s.crew.solo:
        turn = action.turn - FIRST_TURN[s.phase - 1]
        way = (slot * LARGEST_CREW + action.android - 1) * TURNS_OF_A_PHASE + turn
    else:
        way = (slot * ANDROIDS + action.android - 1) * TURNS + action.turn - 1
    return way, HALVES.index(action.half)


def _own_up(s: State, seat: int, action: a.OwnUp) -> tuple[int, ...]:
    board = s.member(action.member)
    if board is None:
        raise AssertionError("a crew member has tripped")
    face, order = FACES[board.cards[action.turn]], ORDER_OF[action.order]
    movement = board.movement[action.turn]
    meant = 0 if order == face.half(movement) else 1 if order == face.half(not movement) else 2
    return MEMBERS.index(action.member), action.turn - 1, meant


def _tiles() -> tuple[str, ...]:
    """The names of damage tiles."""
    return tuple(dict.fromkeys(tile_name(zone, tile) for zone in range(len(COLOURS)) for tile in range(TILES)))
