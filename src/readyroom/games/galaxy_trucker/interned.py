"""Every action that can be made in advance, made once. Those with squares are lists by board, then by square."""

from __future__ import annotations

from typing import Final

from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS
from readyroom.games.galaxy_trucker.cards.tiles import TILES
from readyroom.games.galaxy_trucker.ship.board import BOARDS

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
AGREE: Final[dict[str, Action]] = {what: a.Agree(what) for what in ("supercard", "ship")}
REFUSE: Final[dict[str, Action]] = {what: a.Refuse(what) for what in AGREE}
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
"""``PLACE[board][square]``: the four turns."""
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
