"""Planets of Beyond the Black that deal with exploration cards and pilots."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import PutCard, RefreshPilots, TakeCard
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARD_NUMBER, CARDS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOT_NUMBER, PILOTS
from readyroom.games.tiny_epic_galaxies.cards.vocabulary import HireDiscount
from readyroom.games.tiny_epic_galaxies.events import CardPut, PilotRevealed, PilotsRefreshed
from readyroom.games.tiny_epic_galaxies.interned import PUT_BOTTOM, PUT_TOP, TAKE_CARD
from readyroom.games.tiny_epic_galaxies.lists import refreshes
from readyroom.games.tiny_epic_galaxies.state import PlanetAction, State
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask
from readyroom.games.tiny_epic_galaxies.steps.explore import peek, take, tuck_under
from readyroom.games.tiny_epic_galaxies.steps.move import MoveAShip, explorers


class PeekAction(PlanetAction):
    """Ketterling."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(s.exploration) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        peek(s, seat, t)
        s.stack.append(ChoosePut(seat))


class ChoosePut(Ask):
    """Leave the card on top, or tuck it under."""

    __slots__ = ()
    question: ClassVar[str] = "Leave the card on top, or tuck it under the deck?"
    topic: ClassVar[str] = "peek"

    def options(self, s: State) -> list[Action]:
        return [PUT_TOP, PUT_BOTTOM]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, PutCard)
        s.stack.pop()
        if action.where == "bottom":
            tuck_under(s, s.exploration.top.pop(0), s.top_known)
            s.top_known = 0
        if t.aloud:
            t.tell(CardPut(seat, action.where))


class RenewAction(PlanetAction):
    """Tollhaven."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(s.pilots) > 0 and len(s.pilot_row) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseRefreshed(seat))


class ChooseRefreshed(Ask):
    """Which pilots go."""

    __slots__ = ()
    question: ClassVar[str] = "Which pilots do you replace?"
    topic: ClassVar[str] = "refresh"

    def options(self, s: State) -> list[Action]:
        return refreshes(s.pilot_row)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, RefreshPilots)
        s.stack.pop()
        if t.aloud:
            t.tell(PilotsRefreshed(seat, action.pilots))
        slots: list[int] = []
        for name in action.pilots:
            pilot = PILOT_NUMBER[name]
            slots.append(s.pilot_row.index(pilot))
            s.pilots.put_under(pilot)
        for slot in slots:
            s.pilot_row[slot] = next_pilot(s, t)


def next_pilot(s: State, t: Telling) -> int:
    """Draws a pilot for the row; the deck must not be empty."""
    pilot = s.pilots.draw(t.chance)
    if t.aloud:
        t.tell(PilotRevealed(PILOTS[pilot].id))
    return pilot


class SendExploringAction(PlanetAction):
    """Sable Drift."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(explorers(s, seat)) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(MoveAShip(seat, to_explore=True))


class HireDiscountAction(PlanetAction):
    """Vantis Prime."""

    does: HireDiscount

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return s.hire_discount == 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.hire_discount = self.does.dice


class TakeFaceUpAction(PlanetAction):
    """Morrowgate."""

    def possible(self, s: State, seat: int, chain: int) -> bool:
        return len(s.face_up) > 0

    def start(self, s: State, seat: int, t: Telling) -> None:
        s.stack.append(ChooseFaceUp(seat))


class ChooseFaceUp(Ask):
    """Which face-up card to take."""

    __slots__ = ()
    question: ClassVar[str] = "Which face-up card do you take?"
    topic: ClassVar[str] = "take card"

    def options(self, s: State) -> list[Action]:
        return [TAKE_CARD[card] for card in s.face_up]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, TakeCard)
        s.stack.pop()
        card = CARD_NUMBER[action.card]
        s.face_up.remove(card)
        take(s, seat, -1, card, t)

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, TakeCard) and action.card in CARD_NUMBER:
            return f"{CARDS[CARD_NUMBER[action.card]].name} is not face up."
        return ""
