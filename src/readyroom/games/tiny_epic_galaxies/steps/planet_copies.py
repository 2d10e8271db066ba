"""Planets that do faces or the actions of other planets: Zavodnick, Piedes, Umbra-Forum, Walsfeo, Sargus-36."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import DoFace, UsePlanet
from readyroom.games.tiny_epic_galaxies.cards.mats import FACE_NUMBER, FULL
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANET_NUMBER, PLANETS
from readyroom.games.tiny_epic_galaxies.cards.vocabulary import CopyColony, CopyRow
from readyroom.games.tiny_epic_galaxies.events import FaceDone
from readyroom.games.tiny_epic_galaxies.interned import DO_FACE, USE_PLANET
from readyroom.games.tiny_epic_galaxies.state import PlanetAction, State
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask, AskAmounts
from readyroom.games.tiny_epic_galaxies.steps.face import can_use, use_face, why_not_face
from readyroom.games.tiny_epic_galaxies.steps.follow import open_window
from readyroom.games.tiny_epic_galaxies.steps.planet import can_do, chain_of, do_planet, why_not
from readyroom.games.tiny_epic_galaxies.steps.resources import can_pay, gain, pay

COPIES = sum(1 << i for i, planet in enumerate(PLANETS) if isinstance(planet.does, (CopyRow, CopyColony)))
"""The copying planets as a bit set."""


class AnyFaceAction(PlanetAction):
    """Zavodnick."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return True  # acquiring is always possible

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseFace(seat, True))


class RepeatAction(PlanetAction):
    """Piedes."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(repeatable(s, seat, chain)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseFace(seat, False))


def repeatable(s: State, seat: int, chain: int) -> list[Action]:
    """Faces of dice activated this turn, but for the die being used now. A colony die that could only lead back here is
    ruled out, because a planet cannot use itself."""
    faces = {face for i, face in enumerate(s.activated) if i != s.current}
    return [DO_FACE[face] for face in sorted(faces) if can_use(s, seat, face, chain)]


class ChooseFace(Ask):
    """Which face to do: any (the others may then follow free), or one activated before."""

    __slots__ = ("any_face",)
    topic: ClassVar[str] = "face"

    def __init__(self, seat: int, any_face: bool) -> None:
        super().__init__(seat)
        self.any_face = any_face

    def options(self, s: State) -> list[Action]:
        chain = chain_of(s, self.seat)
        if not self.any_face:
            return repeatable(s, self.seat, chain)
        return [DO_FACE[face] for face in range(6) if can_use(s, self.seat, face, chain)]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, DoFace)
        s.stack.pop()
        face = FACE_NUMBER[action.face]
        if t.aloud:
            t.tell(FaceDone(seat, action.face))
        if self.any_face:
            open_window(s, seat, face, free=True)
        use_face(s, seat, face, t)

    def prompt(self, s: State, seat: int) -> str:
        return "Which die action do you take?" if self.any_face else "Which face used this turn do you repeat?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if not isinstance(action, DoFace):
            return ""
        face = FACE_NUMBER[action.face]
        if not can_use(s, seat, face, chain_of(s, seat)):
            return why_not_face(s, seat, face)
        return f"No other {action.face} die was used this turn."


class CopyRowAction(PlanetAction):
    """Umbra-Forum."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(row_actions(s, seat, chain)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseRowPlanet(seat))


def row_actions(s: State, seat: int, chain: int) -> list[Action]:
    if (chain & COPIES).bit_count() > s.settings.copy_depth:
        return []
    return [USE_PLANET[planet] for planet in s.row if planet >= 0 and can_do(s, seat, planet, chain)]


class ChooseRowPlanet(Ask):
    """Which planet of the row to use."""

    __slots__ = ()
    question: ClassVar[str] = "Which planet in the row do you use?"
    topic: ClassVar[str] = "copy"

    def options(self, s: State) -> list[Action]:
        return row_actions(s, self.seat, chain_of(s, self.seat))

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, UsePlanet)
        s.stack.pop()
        do_planet(s, seat, PLANET_NUMBER[action.planet], t)

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if not isinstance(action, UsePlanet) or action.planet not in PLANET_NUMBER:
            return ""
        planet = PLANET_NUMBER[action.planet]
        if planet not in s.row:
            return f"{PLANETS[planet].name} is not in the row."
        return why_not(s, seat, planet)


class CopyColonyAction(PlanetAction):
    """Walsfeo and Sargus-36. Limits of the copied card apply to the one who copies."""

    does: CopyColony

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(colony_actions(s, seat, self.does.energy, self.does.culture, chain)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseColony(seat, self.does.energy, self.does.culture))


def colony_actions(s: State, seat: int, energy: int, culture: int, chain: int) -> list[Action]:
    """Colonies of others whose action could be done after its owner has been paid."""
    me = s.galaxies[seat]
    if not can_pay(me, energy, culture) or (chain & COPIES).bit_count() > s.settings.copy_depth:
        return []
    found: list[Action] = []
    me.energy -= energy
    me.culture -= culture
    for other in s.others(seat):
        owner = s.galaxies[other]
        before = owner.energy, owner.culture
        owner.energy = min(FULL, owner.energy + energy)
        owner.culture = min(FULL, owner.culture + culture)
        found += [USE_PLANET[planet] for planet in owner.colonies if can_do(s, seat, planet, chain)]
        owner.energy, owner.culture = before
    me.energy += energy
    me.culture += culture
    return found


class ChooseColony(AskAmounts):
    """Whose colony to use."""

    __slots__ = ()
    topic: ClassVar[str] = "copy"

    def options(self, s: State) -> list[Action]:
        return colony_actions(s, self.seat, self.energy, self.culture, chain_of(s, self.seat))

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, UsePlanet)
        s.stack.pop()
        planet = PLANET_NUMBER[action.planet]
        pay(s, seat, self.energy, self.culture, t)
        for other in s.others(seat):
            if planet in s.galaxies[other].colonies:
                gain(s, other, self.energy, self.culture, t)
        do_planet(s, seat, planet, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"Which player's colony do you use for 1 {'energy' if self.energy else 'culture'}?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if not isinstance(action, UsePlanet) or action.planet not in PLANET_NUMBER:
            return ""
        planet = PLANET_NUMBER[action.planet]
        if not any(planet in s.galaxies[other].colonies for other in s.others(seat)):
            return f"{PLANETS[planet].name} is not another player's colony."
        return why_not(s, seat, planet)
