"""Actions built once in advance. Those with squares are lists by board, then by square."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS
from readyroom.games.galaxy_trucker.cards.tiles import TILES
from readyroom.games.galaxy_trucker.ship.board import AREA, BOARDS

READY: Final[Action] = a.Ready()
DRAW: Final[Action] = a.Draw()
DRAW_PAYLOAD: Final[Action] = a.DrawPayload()
LIFT: Final[Action] = a.Lift()
RETURN: Final[Action] = a.Return()
SET_ASIDE: Final[Action] = a.SetAside()
PUT_BACK: Final[Action] = a.PutBack()
TURN_HOURGLASS: Final[Action] = a.TurnHourglass()
END_TURN: Final[Action] = a.EndTurn()
FLY_ON: Final[Action] = a.FlyOn()
GIVE_UP: Final[Action] = a.GiveUp()
DECLARE: Final[Action] = a.Declare()
ACCEPT: Final[Action] = a.Accept()
DECLINE: Final[Action] = a.Decline()
DEPART: Final[Action] = a.Depart()
SHOOT_FREE: Final[Action] = a.Shoot()
SUFFER: Final[Action] = a.Suffer()

ABSTAIN: Final[Action] = a.Abstain()
AGREE: Final[dict[a.Matter, Action]] = {what: a.Agree(what) for what in ("supercard", "ship")}
REFUSE: Final[dict[a.Matter, Action]] = {what: a.Refuse(what) for what in AGREE}
COME_BACK: Final[Action] = a.ComeBack()
PLAY_POSSUM: Final[Action] = a.PlayPossum()
CLAIM_IMMUNITY: Final[Action] = a.ClaimImmunity()
CONCEDE: Final[Action] = a.Concede()

TAKE: Final[list[Action]] = [a.Take(tile.id) for tile in TILES]
UNPACK: Final[list[Action]] = [a.Unpack(tile.id) for tile in TILES]
LOOK: Final[list[Action]] = [a.Look(pile) for pile in range(1, 5)]
FINISH: Final[list[Action]] = [a.Finish(number) for number in range(5)]
LAND: Final[list[Action]] = [a.Land(planet) for planet in range(1, 6)]

PLACE: Final[list[list[list[Action]]]] = [
    [[a.Place(name, turn) for turn in range(4)] for name in board.names] for board in BOARDS
]
"""``PLACE[board][square]`` lists the four turns."""
REMOVE: Final[list[list[Action]]] = [[a.Remove(name) for name in board.names] for board in BOARDS]
KEEP: Final[list[list[Action]]] = [[a.Keep(name) for name in board.names] for board in BOARDS]
SHIELD: Final[list[list[Action]]] = [[a.Shield(name) for name in board.names] for board in BOARDS]
SHOOT: Final[list[list[Action]]] = [[a.Shoot(name) for name in board.names] for board in BOARDS]
LOSE_CREW: Final[list[list[Action]]] = [[a.LoseCrew(name) for name in board.names] for board in BOARDS]
GIVE_GOOD: Final[list[list[Action]]] = [[a.GiveGood(name) for name in board.names] for board in BOARDS]
GIVE_TOKEN: Final[list[list[Action]]] = [[a.GiveToken(name) for name in board.names] for board in BOARDS]
LOSE_GUEST: Final[list[list[Action]]] = [[a.LoseGuest(name) for name in board.names] for board in BOARDS]
JETTISON: Final[list[list[Action]]] = [[a.Jettison(name) for name in board.names] for board in BOARDS]
RETAIN: Final[list[list[Action]]] = [[a.Retain(name) for name in board.names] for board in BOARDS]
WISH: Final[list[Action]] = [a.Wish(mission.id) for mission in MISSIONS]
DROP: Final[list[Action]] = [a.Drop(mission.id) for mission in MISSIONS]
BET: Final[list[Action]] = [a.PlaceBet(bet.id) for bet in BETS]

STOW: Final[list[list[list[Action]]]] = [
    [[a.Stow(good, name) for good in GOODS] for name in board.names] for board in BOARDS
]
UNLOAD: Final[list[list[list[Action]]]] = [
    [[a.Unload(good, name) for good in GOODS] for name in board.names] for board in BOARDS
]
"""``STOW[board][square][good]`` is the action."""
SEAT_GUESTS: Final[list[list[list[Action]]]] = [
    [[a.SeatGuests(name, guests) for guests in range(3)] for name in board.names] for board in BOARDS
]
SEAT_NO_ENVOY: Final[Action] = a.SeatEnvoy()
SEAT_ENVOY: Final[list[list[Action]]] = [[a.SeatEnvoy(name) for name in board.names] for board in BOARDS]

HUMANS_ONLY: Final[list[Action]] = [a.Board()]
ONLY_READY: Final[list[Action]] = [READY]
ONLY_TURN: Final[list[Action]] = [TURN_HOURGLASS]
FLY_OR_GIVE_UP: Final[list[Action]] = [FLY_ON, GIVE_UP]
ACCEPT_OR_DECLINE: Final[list[Action]] = [ACCEPT, DECLINE]
ONLY_SUFFER: Final[list[Action]] = [SUFFER]
SHOOT_OR_SUFFER: Final[list[Action]] = [SHOOT_FREE, SUFFER]
"""Lists of legal actions that never change."""

_powers: Final[dict[int, Action]] = {}
_boardings: Final[dict[int, Action]] = {}
"""Actions with two squares, cached on first use because most never come up."""


def power(board: int, part: int, battery: int) -> Action:
    key = (board * AREA + part) * AREA + battery
    action = _powers.get(key)
    if action is None:
        names = BOARDS[board].names
        action = _powers[key] = a.Power(names[part], names[battery])
    return action


def board_crew(board: int, purple: int, brown: int) -> Action:
    """The action that boards the crew with aliens in these cabins; 0: no such alien."""
    if purple == 0 and brown == 0:
        return HUMANS_ONLY[0]
    key = (board * AREA + purple) * AREA + brown
    action = _boardings.get(key)
    if action is None:
        names = BOARDS[board].names
        action = _boardings[key] = a.Board(names[purple] if purple else None, names[brown] if brown else None)
    return action
