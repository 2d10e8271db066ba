"""Enemies and combat zones (R-96, R-97)."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.english import count
from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.adventures import CANNONS, CREW, MEASURE_NAMES, PIRATES, Penalty
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.goods import counted
from readyroom.games.galaxy_trucker.cards.missions import DIPLOMATIC, MISSION_NUMBER
from readyroom.games.galaxy_trucker.state import NONE, State
from readyroom.games.galaxy_trucker.steps.adventures import take_reward
from readyroom.games.galaxy_trucker.steps.barrage import Barrage
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.losses import LosingCrew, LosingDays, LosingGoods
from readyroom.games.galaxy_trucker.wreckage import move

IMMUNITY_DAYS: Final[tuple[int, ...]] = (1, 2, 2)
_ATTACK: Final = 0
_JUDGE: Final = 1
_REWARD: Final = 2
_IMMUNITY: Final = 3
DIPLOMACY: Final = MISSION_NUMBER[DIPLOMATIC]


class Enemy(Ask[State]):
    """R-96: the enemy attacks one ship after another until it is defeated; pirates then shoot at all losers. ``others``
    are attacked after this seat; ``immune`` let the enemy pass (Diplomatic Mission)."""

    __slots__ = ("card", "immune", "losers", "others", "stage")
    reason: ClassVar[str] = "Accept the reward and lose the days, or decline both."

    def __init__(
        self,
        card: int,
        order: tuple[int, ...],
        stage: int = _ATTACK,
        losers: tuple[int, ...] = (),
        immune: tuple[int, ...] = (),
    ) -> None:
        super().__init__(order[0] if order else NONE)
        self.card = card
        self.others = order[1:]
        self.stage = stage
        self.losers = losers
        self.immune = immune

    def _at(self, stage: int) -> Enemy:
        """The same attack, at another stage."""
        return Enemy(self.card, (self.seat, *self.others), stage, self.losers, self.immune)

    def _next(self, losers: tuple[int, ...], immune: tuple[int, ...]) -> Enemy:
        return Enemy(self.card, self.others, _ATTACK, losers, immune)

    def _beaten(self) -> Enemy:
        """The same attack, with nobody left to attack."""
        return Enemy(self.card, (), _ATTACK, self.losers, self.immune)

    def waits(self, s: State) -> bool:
        return self.stage in (_REWARD, _IMMUNITY)

    def options(self, s: State) -> list[Action]:
        return [interned.CLAIM_IMMUNITY if self.stage == _IMMUNITY else interned.ACCEPT, interned.DECLINE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        card = CARDS[self.card]
        if isinstance(action, a.ClaimImmunity):
            # With the envoy aboard, a ship may let the enemy pass and loses days when the card is finished.
            s.stack[-1] = self._next(self.losers, (*self.immune, seat))
            if t.aloud:
                t.tell(e.ImmunityClaimed(seat, card.name))
        elif self.stage == _IMMUNITY:
            self._fight(s)
        else:
            s.stack[-1] = self._beaten()
            if isinstance(action, a.Accept):
                take_reward(s, seat, card, t)
            else:
                if t.aloud:
                    t.tell(e.OfferDeclined(seat, card.name))

    def run(self, s: State, t: Telling) -> None:
        if self.seat < 0:
            s.stack.pop()
            if self.immune:
                s.stack.append(LosingDays(self.immune, IMMUNITY_DAYS[s.level - 1]))
            if self.losers:
                s.stack.append(Barrage(CARDS[self.card].penalty.shots, self.losers))
        elif self.stage == _JUDGE:
            self._judge(s, t)
        elif s.mission == DIPLOMACY and s.ship(self.seat).has_envoy():
            s.stack[-1] = self._at(_IMMUNITY)
        else:
            self._fight(s)

    def _fight(self, s: State) -> None:
        s.stack[-1] = self._at(_JUDGE)
        s.stack.append(DeclareStrength(self.seat, CANNONS))

    def _judge(self, s: State, t: Telling) -> None:
        card = CARDS[self.card]
        seat = self.seat
        margin = s.truckers[seat].declared - 2 * card.strength
        if t.aloud:
            t.tell(e.EnemyMet(seat, card.name, "won" if margin > 0 else "lost" if margin < 0 else "even"))
        if margin > 0:
            s.truckers[seat].incidents += s.mission == DIPLOMACY
            s.stack[-1] = self._at(_REWARD)
        elif margin < 0 and card.kind == PIRATES:
            s.stack[-1] = self._next((*self.losers, seat), self.immune)
        else:
            s.stack[-1] = self._next(self.losers, self.immune)
            if margin < 0:
                suffer(s, seat, card.penalty, card.name, t)

    def prompt(self, s: State, seat: int) -> str:
        card = CARDS[self.card]
        if self.stage == _IMMUNITY:
            return f"The {card.name} attack. Claim the envoy's immunity?"
        prize = count(card.credits, "credit") if card.credits else f"their goods ({counted(card.goods)})"
        return f"You beat the {card.name}! Take {prize} for {count(card.days, 'day')}?"


def suffer(s: State, seat: int, penalty: Penalty, why: str, t: Telling) -> None:
    """Carries out every part of a penalty."""
    move(s, seat, -penalty.days, t)
    if penalty.shots:
        s.stack.append(Barrage(penalty.shots, (seat,)))
    if penalty.goods:
        s.stack.append(LosingGoods(seat, penalty.goods))
    if penalty.crew:
        s.stack.append(LosingCrew(seat, penalty.crew, why))


class CombatZone(Step[State]):
    """R-97: line by line, the lowest suffers; on a tie, the one farther ahead. A lone ship is safe."""

    __slots__ = ("card", "declared", "line")

    def __init__(self, card: int, line: int = 0, declared: bool = False) -> None:
        self.card = card
        self.line = line
        self.declared = declared
        """whether everyone has declared what this line asks for"""

    def run(self, s: State, t: Telling) -> None:
        card = CARDS[self.card]
        order = s.order()
        if len(order) < 2:
            if t.aloud:
                t.tell(e.ZoneSkipped())
            s.stack.pop()
            return
        if self.line == len(card.lines):
            s.stack.pop()
            return
        measure, penalty = card.lines[self.line]
        if measure != CREW and not self.declared:
            s.stack[-1] = CombatZone(self.card, self.line, declared=True)
            s.stack += [DeclareStrength(seat, measure) for seat in reversed(order)]
            return
        worst = min(order, key=lambda seat: measured(s, seat, measure))
        if t.aloud:
            t.tell(e.WorstOff(worst, MEASURE_NAMES[measure]))
        s.stack[-1] = CombatZone(self.card, self.line + 1)
        suffer(s, worst, penalty, card.name, t)


def measured(s: State, seat: int, measure: int) -> int:
    """What a line of a combat zone compares: crew, or the declared strength."""
    return s.ship(seat).crew_count() if measure == CREW else s.truckers[seat].declared
