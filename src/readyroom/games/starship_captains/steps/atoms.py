"""Which rule each atom of the language begins."""

from __future__ import annotations

from typing import Final

from readyroom.core.telling import Telling
from readyroom.games.starship_captains.effects import NO_EFFECT, Atom
from readyroom.games.starship_captains.state import Start, State
from readyroom.games.starship_captains.steps import cargo, crew, diplomacy, research, travel
from readyroom.games.starship_captains.steps.resolve import PayCost


def nothing(s: State, seat: int, atom: Atom, t: Telling) -> None:
    """``none``."""


def discard(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(PayCost(seat, (atom.who,), NO_EFFECT, True))


ATOMS: Final[dict[str, Start]] = {
    "none": nothing,
    "discard": discard,
    "move": travel.move,
    "jump": travel.jump,
    "fight": travel.fight,
    "ambush": travel.be_ambushed,
    "place-pirate": travel.place_anywhere,
    "medal": cargo.gain_medals,
    "android": cargo.gain_android,
    "artifact": cargo.gain_artifacts,
    "pirate-token": cargo.gain_pirate,
    "damage": cargo.take_damage,
    "repair": cargo.make_repair,
    "research": research.research,
    "recycle": research.recycle,
    "draw-tech": research.draw_techs,
    "draw-omega": research.draw_omegas,
    "copy-room": research.copy_room,
    "crowdsource": research.crowdsource,
    "share-techs": research.share_techs,
    "peek-missions": research.peek_missions,
    "advance": diplomacy.advance,
    "step-back": diplomacy.step_back,
    "dequeue": crew.dequeue,
}
