"""Exploring (B5) and what the cards do (B5, B6)."""

from __future__ import annotations

from typing import ClassVar

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import DrawCard, Take, TakeCard, UsePilot
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARD_NUMBER, CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import FACE_UP_MOST, FULL, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.pilots import (
    ABILITY,
    DANGER_HEAD_START,
    GAINS_MORE_FROM_DISCOVERIES,
    GAINS_ON_EXPLORING,
    GAINS_ON_FACE_UP,
    IGNORES_LOSSES,
    NO_ABILITY,
    PEEKS,
    PILOTS,
    REFUSES_DANGER,
)
from readyroom.games.tiny_epic_galaxies.cards.rogues import GUARDS_SPACE, ROGUES
from readyroom.games.tiny_epic_galaxies.events import (
    CardDrawn,
    CardLeft,
    CardPeeked,
    CardRefused,
    CardTaken,
    PilotUsed,
    SentHome,
)
from readyroom.games.tiny_epic_galaxies.interned import DRAW_CARD, TAKE, TAKE_CARD, USE_PILOT
from readyroom.games.tiny_epic_galaxies.state import DANGER, HOME, ROGUE, State
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask, AskAmounts
from readyroom.games.tiny_epic_galaxies.steps.end import check_deck, check_points
from readyroom.games.tiny_epic_galaxies.steps.planet import use_pilot
from readyroom.games.tiny_epic_galaxies.steps.resources import gain, lose


def can_explore(s: State) -> bool:
    """Whether there is anything to find."""
    return s.beyond and (len(s.exploration) > 0 or len(s.face_up) > 0)


def start_exploring(s: State, seat: int, ship: int, t: Telling) -> None:
    """A ship in Unexplored Space must explore."""
    pilot = s.galaxies[seat].ships[ship].pilot
    if ABILITY[pilot] == GAINS_ON_EXPLORING:
        if t.aloud:
            t.tell(PilotUsed(seat, PILOTS[pilot].id))
        gain(s, seat, PILOTS[pilot].energy, PILOTS[pilot].culture, t)
    s.stack.append(Explore(seat, ship, False, False))


class Explore(Ask):
    """Take a face-up card, or draw. Once drawing has begun, only the card just drawn may be taken."""

    __slots__ = ("begun", "gambled", "ship")
    topic: ClassVar[str] = "explore"

    def __init__(self, seat: int, ship: int, begun: bool, gambled: bool) -> None:
        super().__init__(seat)
        self.ship = ship
        self.begun = begun
        self.gambled = gambled

    def options(self, s: State) -> list[Action]:
        if s.drawn >= 0:
            return self._options_with_card(s)
        options = [TAKE_CARD[card] for card in s.face_up]
        if len(s.exploration):
            options.append(DRAW_CARD)
            pilot = s.galaxies[self.seat].ships[self.ship].pilot
            if ABILITY[pilot] == PEEKS and not s.top_known >> self.seat & 1:
                options.append(USE_PILOT[pilot])
        return options

    def _options_with_card(self, s: State) -> list[Action]:
        options = [TAKE_CARD[s.drawn]]
        if not len(s.exploration):
            return options
        if not CARDS[s.drawn].danger:
            if len(s.face_up) < FACE_UP_MOST:
                options.append(DRAW_CARD)
            return options
        g = s.galaxies[self.seat]
        pilot = g.ships[self.ship].pilot
        if ABILITY[pilot] == REFUSES_DANGER and not self.gambled and g.culture >= PILOTS[pilot].costs_culture:
            options.append(USE_PILOT[pilot])
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, TakeCard):
            self._take(s, CARD_NUMBER[action.card], t)
        elif isinstance(action, DrawCard):
            if s.drawn >= 0:
                s.face_up.append(s.drawn)
                if t.aloud:
                    t.tell(CardLeft(seat, CARDS[s.drawn].id))
            self._draw(s, t, self.gambled)
        elif isinstance(action, UsePilot):
            use_pilot(s, seat, s.galaxies[seat].ships[self.ship].pilot, t)
            if s.drawn < 0:
                peek(s, seat, t)
                s.stack.append(Explore(seat, self.ship, False, False))
            else:
                if t.aloud:
                    t.tell(CardRefused(seat, CARDS[s.drawn].id))
                tuck_under(s, s.drawn, (1 << s.seats) - 1)
                self._draw(s, t, True)

    def _draw(self, s: State, t: Telling, gambled: bool) -> None:
        s.drawn = draw(s, t)
        if t.aloud:
            t.tell(CardDrawn(self.seat, CARDS[s.drawn].id))
        s.stack.append(Explore(self.seat, self.ship, True, gambled))

    def _take(self, s: State, card: int, t: Telling) -> None:
        if card == s.drawn:
            s.drawn = -1
            take(s, self.seat, self.ship, card, t)
            check_deck(s, self.seat, t)
            return
        s.face_up.remove(card)
        pilot = s.galaxies[self.seat].ships[self.ship].pilot
        take(s, self.seat, self.ship, card, t)
        if ABILITY[pilot] == GAINS_ON_FACE_UP:
            if t.aloud:
                t.tell(PilotUsed(self.seat, PILOTS[pilot].id))
            gain(s, self.seat, PILOTS[pilot].energy, PILOTS[pilot].culture, t)

    def prompt(self, s: State, seat: int) -> str:
        if s.drawn < 0:
            return "Explore: take a face-up card, or draw one."
        if CARDS[s.drawn].danger:
            return f"You draw a danger: {CARDS[s.drawn].name}. Take it."
        return f"You draw {CARDS[s.drawn].name}. Take it, or leave it face up and draw again?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, TakeCard) and self.begun:
            return "Once you draw, you can take only the card you drew last."
        if isinstance(action, TakeCard):
            return "That card is not face up. Take one that is, or draw."
        if isinstance(action, DrawCard) and s.drawn >= 0 and CARDS[s.drawn].danger:
            return "You must take a danger."
        return "Your ship has to explore first: take a face-up card, or draw."


def draw(s: State, t: Telling) -> int:
    """Takes the top exploration card off the deck."""
    deck = s.exploration
    if not deck.top and not deck.pool:
        s.bottom_known.pop(0)
    s.top_known = 0
    return deck.draw(t.chance)


def peek(s: State, seat: int, t: Telling) -> None:
    """A seat looks at the top exploration card."""
    deck = s.exploration
    if not deck.top and not deck.pool:
        s.top_known = s.bottom_known.pop(0)
    card = deck.peek(t.chance)
    s.top_known |= 1 << seat
    if t.aloud:
        t.whisper(CardPeeked(seat, CARDS[card].id), seat, CardPeeked(seat))


def tuck_under(s: State, card: int, known: int) -> None:
    """Puts a card under the exploration deck; ``known`` is the bit set of seats that have seen it."""
    s.exploration.put_under(card)
    s.bottom_known.append(known)


def take(s: State, seat: int, ship: int, card: int, t: Telling) -> None:
    """Resolves a card's whole effect and keeps it. ``ship`` is -1 when no ship took it."""
    it = CARDS[card]
    g = s.galaxies[seat]
    g.cards.append(card)
    if t.aloud:
        t.tell(CardTaken(seat, it.id))
    flown = g.ships[ship] if ship >= 0 else None
    ability = NO_ABILITY if flown is None else ABILITY[flown.pilot]
    if it.energy > 0 or it.culture > 0:
        gain(s, seat, it.energy, it.culture, t)
        if ability == GAINS_MORE_FROM_DISCOVERIES and not it.danger:
            s.stack.append(GainEitherStep(seat, min(it.energy, 1), min(it.culture, 1)))
    elif ability != IGNORES_LOSSES:
        lose(s, seat, -it.energy, -it.culture, t)
    if flown is not None and it.sends_home:
        flown.put(HOME)
        if t.aloud:
            t.tell(SentHome(seat, ship, SHIP_KINDS[flown.kind]))
    if flown is not None and it.track:
        flown.put(DANGER, card, 1 if ability == DANGER_HEAD_START else 0)
    if s.solo and ROGUES[s.rogue].trait == GUARDS_SPACE:
        gain(s, ROGUE, 1, 0, t)
    if it.dwarf:
        check_points(s, seat, t)


class GainEitherStep(AskAmounts):
    """Gain this much energy or this much culture. A resource without any room is not offered."""

    __slots__ = ()
    question: ClassVar[str] = "What do you gain?"
    topic: ClassVar[str] = "gain"

    def options(self, s: State) -> list[Action]:
        g = s.galaxies[self.seat]
        options: list[Action] = []
        if self.energy and g.energy < FULL:
            options.append(TAKE[self.energy, 0])
        if self.culture and g.culture < FULL:
            options.append(TAKE[0, self.culture])
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Take)
        s.stack.pop()
        gain(s, seat, action.energy, action.culture, t)
