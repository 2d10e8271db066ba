"""Handles tiles and cards during building (R-10 to R-16): the legal actions and their effects."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned, shelf
from readyroom.games.galaxy_trucker.cards.adventures import OPEN_PILES
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.missions import NO_LOOKING, NO_SETTING_ASIDE
from readyroom.games.galaxy_trucker.cards.tiles import BASE_TILES, NUMBER, TILES
from readyroom.games.galaxy_trucker.state import NONE, State, Trucker

ASIDE: Final = 2
"""R-13: how many tiles may be set aside."""


def with_tile(s: State, trucker: Trucker) -> list[Action]:
    """The legal actions with a tile in hand (R-10, R-11, R-13)."""
    squares = interned.PLACE[s.board]
    found: list[Action] = []
    for square in trucker.ship.open_squares():
        found += squares[square]
    return found + putting_away(trucker)


def putting_away(trucker: Trucker) -> list[Action]:
    found: list[Action] = []
    if not trucker.hand_kept:
        found.append(interned.RETURN)
    if len(trucker.aside) < ASIDE and may_set_aside(trucker):
        found.append(interned.SET_ASIDE)
    return found


def may_set_aside(trucker: Trucker) -> bool:
    """Missions: a payload cannot be set aside unless it was dealt that way, and a bet may forbid it."""
    return trucker.hand_kept or (trucker.hand < BASE_TILES and trucker.bet != NO_SETTING_ASIDE)


def with_empty_hand(s: State, trucker: Trucker, may_take: bool) -> list[Action]:
    """The legal actions with an empty hand, except for the hourglass (R-10, R-12 to R-14, R-16)."""
    found: list[Action] = []
    if may_take:
        found += drawing(s)
        found += [interned.TAKE[tile] for tile in s.open]
    return found + besides_taking(s, trucker)


def drawing(s: State) -> list[Action]:
    found: list[Action] = []
    if s.heap:
        found.append(interned.DRAW)
    if s.crates:
        found.append(interned.DRAW_PAYLOAD)
    return found


def besides_taking(s: State, trucker: Trucker) -> list[Action]:
    found = [interned.UNPACK[tile] for tile in trucker.aside]
    if trucker.loose:
        found.append(interned.LIFT)
    if has_built(trucker) and trucker.bet != NO_LOOKING:
        held = [other.looking for other in s.truckers]
        found += [interned.LOOK[pile] for pile in range(OPEN_PILES) if pile not in held]
    found += [interned.FINISH[number] for number in free_numbers(s)]
    return found


def allowed(s: State, trucker: Trucker, action: Action, may_take: bool) -> Action | None:
    """The interned action if a builder who is not looking at cards may take it, except for the hourglass."""
    if trucker.hand >= 0:
        if isinstance(action, a.Place):
            return placing(s, trucker, action)
        return among(putting_away(trucker), action)
    if isinstance(action, a.Take):
        return taking(s, action) if may_take else None
    found = among(drawing(s), action) if may_take else None
    return found if found is not None else among(besides_taking(s, trucker), action)


def placing(s: State, trucker: Trucker, action: a.Place) -> Action | None:
    """The interned action for placing the tile in hand, if it may go there."""
    square = trucker.ship.board.square(action.square)
    if square not in trucker.ship.open_squares():
        return None
    return among(interned.PLACE[s.board][square], action)


def taking(s: State, action: a.Take) -> Action | None:
    """The interned action for taking a tile, if it is face up."""
    tile = NUMBER.get(action.tile, NONE) if isinstance(action.tile, str) else NONE
    return interned.TAKE[tile] if tile in s.open else None


def among(few: list[Action], action: Action) -> Action | None:
    for one in few:
        if one == action:
            return one
    return None


def has_built(trucker: Trucker) -> bool:
    """R-14: whether a tile has been added to the starting cabin."""
    return len(trucker.ship.squares()) > 1


def free_numbers(s: State) -> list[int]:
    """R-16: the number tiles still free; there is one for each seat."""
    taken = [trucker.number for trucker in s.truckers]
    return [number for number in range(1, len(s.playing()) + 1) if number not in taken]


_PLACE: Final = 0
_DRAW: Final = 1
_DRAW_PAYLOAD: Final = 2
_TAKE: Final = 3
_UNPACK: Final = 4
_LIFT: Final = 5
_RETURN: Final = 6
_SET_ASIDE: Final = 7
_LOOK: Final = 8
_PUT_BACK: Final = 9
_HANDLING: Final[dict[type[Action], int]] = {
    a.Place: _PLACE, a.Draw: _DRAW, a.DrawPayload: _DRAW_PAYLOAD, a.Take: _TAKE, a.Unpack: _UNPACK, a.Lift: _LIFT,
    a.Return: _RETURN, a.SetAside: _SET_ASIDE, a.Look: _LOOK, a.PutBack: _PUT_BACK,
}  # fmt: skip


def handle(s: State, trucker: Trucker, action: Action, t: Telling) -> None:
    """Carries out a builder's action with tiles and cards."""
    way = _HANDLING[type(action)]
    if way == _PLACE:
        assert isinstance(action, a.Place)
        _place(trucker, action, t)
    elif way == _DRAW:
        trucker.loose = 0
        trucker.hand = t.chance.take(s.heap)
        if t.aloud:
            t.tell(e.TileDrawn(trucker.seat, TILES[trucker.hand].id))
    elif way == _RETURN:
        put_away(s, trucker, False, t)
    elif way == _SET_ASIDE:
        put_away(s, trucker, True, t)
    elif way == _TAKE:
        assert isinstance(action, a.Take)
        trucker.loose = 0
        trucker.hand = NUMBER[action.tile]
        shelf.take(s, trucker.seat, trucker.hand)
        if t.aloud:
            t.tell(e.TileTaken(trucker.seat, action.tile))
    elif way == _DRAW_PAYLOAD:
        trucker.loose = 0
        left = s.crates.copy()
        trucker.hand = t.chance.take(left)
        s.crates = left
        if t.aloud:
            t.tell(e.TileDrawn(trucker.seat, TILES[trucker.hand].id))
    elif way == _UNPACK:
        assert isinstance(action, a.Unpack)
        _unpack(trucker, NUMBER[action.tile], t)
    elif way == _LIFT:
        _lift(trucker, t)
    elif way == _LOOK:
        assert isinstance(action, a.Look)
        _look(s, trucker, action.pile - 1, t)
    else:
        put_back(trucker, t)


def _unpack(trucker: Trucker, tile: int, t: Telling) -> None:
    trucker.loose = 0
    trucker.hand = tile
    trucker.hand_kept = True
    trucker.aside = [other for other in trucker.aside if other != tile]
    if t.aloud:
        t.tell(e.TileUnpacked(trucker.seat, TILES[tile].id))


def _place(trucker: Trucker, action: a.Place, t: Telling) -> None:
    square = trucker.ship.board.number[action.square]
    trucker.ship.place(square, trucker.hand, action.turn)
    trucker.loose = square
    trucker.loose_kept = trucker.hand_kept
    if t.aloud:
        t.tell(e.TilePlaced(trucker.seat, TILES[trucker.hand].id, action.square, action.turn))
    trucker.hand = NONE
    trucker.hand_kept = False


def _lift(trucker: Trucker, t: Telling) -> None:
    """R-12: the latest tile is not welded until the next one is taken."""
    square = trucker.loose
    trucker.hand = trucker.ship.remove(square)
    trucker.hand_kept = trucker.loose_kept
    trucker.loose = 0
    if t.aloud:
        t.tell(e.TileLifted(trucker.seat, TILES[trucker.hand].id, trucker.ship.board.names[square]))


def put_away(s: State, trucker: Trucker, aside: bool, t: Telling) -> None:
    """Sets the tile in hand aside, or returns it to the warehouse, always face up (R-10)."""
    tile = trucker.hand
    trucker.asides += aside and not trucker.hand_kept
    trucker.hand = NONE
    trucker.hand_kept = False
    if aside:
        trucker.aside = [*trucker.aside, tile]
        if t.aloud:
            t.tell(e.TileSetAside(trucker.seat, TILES[tile].id))
    else:
        shelf.lay(s, [tile])
        if t.aloud:
            t.tell(e.TileReturned(trucker.seat, TILES[tile].id))


def _look(s: State, trucker: Trucker, pile: int, t: Telling) -> None:
    """R-14: looking at cards welds the latest tile."""
    trucker.loose = 0
    trucker.looking = pile
    trucker.looks += 1
    seen = s.seen.copy()
    seen[pile] |= 1 << trucker.seat
    s.seen = seen
    t.reveal()
    if t.aloud:
        t.tell(e.PileTaken(trucker.seat, pile + 1))
        t.whisper(e.CardsSeen(trucker.seat, pile + 1, tuple(CARDS[card].id for card in s.piles[pile])), trucker.seat)


def put_back(trucker: Trucker, t: Telling) -> None:
    if t.aloud:
        t.tell(e.PilePutBack(trucker.seat, trucker.looking + 1))
    trucker.looking = NONE


def finish(trucker: Trucker, number: int, in_time: bool, t: Telling) -> None:
    """R-16: a builder takes a number tile; the latest tile is welded."""
    trucker.loose = 0
    trucker.number = number
    if t.aloud:
        t.tell(e.BuilderFinished(trucker.seat, number, in_time))


def refusal(s: State, trucker: Trucker, action: Action) -> str:
    """Why a builder may not take this action now."""
    if trucker.number and not isinstance(action, a.TurnHourglass):
        return "You have finished building. Your ship flies as it is."
    if trucker.looking >= 0:
        return "You are looking at cards. Put them back first."
    if isinstance(action, (a.Place, a.Return, a.SetAside)) and trucker.hand < 0:
        return "Your hand is empty. Take a tile first."
    if isinstance(action, (a.Draw, a.DrawPayload, a.Take, a.Unpack, a.Lift, a.Look, a.Finish)) and trucker.hand >= 0:
        return "You have a tile in hand. Place it, set it aside or put it back first."
    if isinstance(action, a.Place):
        return _misplaced(trucker, action)
    if isinstance(action, a.SetAside):
        if trucker.hand >= BASE_TILES:
            return "A payload cannot be set aside. Place it, or put it back."
        if trucker.bet == NO_SETTING_ASIDE:
            return "You bet that you would set nothing aside."
        return "You have already set two tiles aside. Place this one, or put it back."
    if isinstance(action, a.Return):
        return "A tile you set aside cannot go back to the warehouse. Place it, or set it aside again."
    if isinstance(action, a.Take):
        return "That tile is not face up in the warehouse. Take another."
    if isinstance(action, a.Unpack):
        return "You have not set that tile aside."
    if isinstance(action, a.Lift):
        return "Your last tile is already welded." if has_built(trucker) else "You have not placed a tile yet."
    if isinstance(action, a.Look):
        if trucker.bet == NO_LOOKING:
            return "You bet that you would not read ahead."
        return "Add a tile to your ship first." if not has_built(trucker) else "You cannot look at that pile now."
    if isinstance(action, a.Finish):
        return "That number has been taken. Choose another."
    return ""


def _misplaced(trucker: Trucker, action: a.Place) -> str:
    square = trucker.ship.board.number.get(action.square, 0)
    if not square:
        return f"Class {trucker.ship.board.name} has no square {action.square}."
    if trucker.ship.tile[square] >= 0:
        return f"There is already a tile at {action.square}."
    if square not in trucker.ship.open_squares():
        return f"A tile must touch another, and nothing is next to {action.square}."
    return "Turn the tile by 0, 1, 2 or 3 quarter turns."
