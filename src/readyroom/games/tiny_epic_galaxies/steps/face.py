"""Doing what a die face shows (A8 to A11): for its owner, for a follower, or because a card says so."""

from __future__ import annotations

from readyroom.core.english import article
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.cards.mats import COLONY, CULTURE, ENERGY, FACES, MOVE
from readyroom.games.tiny_epic_galaxies.state import State
from readyroom.games.tiny_epic_galaxies.steps.acquire import acquire
from readyroom.games.tiny_epic_galaxies.steps.advance import AdvanceAShip, can_advance
from readyroom.games.tiny_epic_galaxies.steps.colony import UseColony, can_use_colony
from readyroom.games.tiny_epic_galaxies.steps.move import MoveAShip, can_move


def can_use(s: State, seat: int, face: int, chain: int) -> bool:
    """Whether a face can be carried out while the planets of ``chain`` are being used. Acquiring nothing counts."""
    if face in (ENERGY, CULTURE):
        return True
    if face == MOVE:
        return can_move(s, seat)
    if face == COLONY:
        return can_use_colony(s, seat, chain)
    return any(can_advance(ship, face) for ship in s.galaxies[seat].ships)


def use_face(s: State, seat: int, face: int, t: Telling) -> None:
    """Starts a face's action."""
    if face in (ENERGY, CULTURE):
        acquire(s, seat, face, t)
    elif face == MOVE:
        s.stack.append(MoveAShip(seat))
    elif face == COLONY:
        s.stack.append(UseColony(seat))
    else:
        s.stack.append(AdvanceAShip(seat, face))


def why_not_face(s: State, seat: int, face: int) -> str:
    """Why a face cannot be used."""
    if face == MOVE:
        return "None of your ships can move."
    if face == COLONY:
        return "You cannot pay for an upgrade, and none of your colonies has an action you can use now."
    return f"No ship of yours is on {article(FACES[face])} {FACES[face]} track. Move one there first."
