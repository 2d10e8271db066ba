"""Enemies and combat zones (R-96, R-97)."""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.steps import NOTHING, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.adventures import CANNONS, CREW, MEASURE_NAMES, PIRATES, Penalty
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import DIPLOMATIC, MISSION_NUMBER
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.adventures import take_reward
from readyroom.games.galaxy_trucker.steps.barrage import Barrage
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.fleets import LosingDays
from readyroom.games.galaxy_trucker.steps.losing import LosingCrew, LosingGoods
from readyroom.games.galaxy_trucker.wreckage import move

IMMUNITY_DAYS: Final = (1, 2, 2)
_ATTACK: Final = 0
_JUDGE: Final = 1
_REWARD: Final = 2
_IMMUNITY: Final = 3
DIPLOMACY: Final = MISSION_NUMBER[DIPLOMATIC]


class Enemy(Step[State]):
    """R-96: the enemy attacks one ship after another until it is beaten; pirates shoot at all losers afterwards."""

    __slots__ = ("at", "card", "immune", "losers", "order", "stage")

    def __init__(self, card: int, order: list[int]) -> None:
        self.card = card
        self.order = order
        self.at = 0
        self.stage = _ATTACK
        self.losers: list[int] = []
        self.immune: list[int] = []
        """Diplomatic Mission: who let the enemy pass"""

    def waits(self, s: State) -> bool:
        return self.stage in (_REWARD, _IMMUNITY)

    def to_act(self, s: State) -> tuple[int, ...]:
        return (self.order[self.at],)

    def legal(self, s: State, seat: int) -> list[Action]:
        if seat != self.order[self.at]:
            return NOTHING
        first = interned.CLAIM_IMMUNITY if self.stage == _IMMUNITY else interned.ACCEPT
        return [first, interned.DECLINE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        card = CARDS[self.card]
        if self.stage == _IMMUNITY:
            self._diplomacy(s, seat, isinstance(action, a.ClaimImmunity), t)
            return
        self.stage = _ATTACK
        self.at = len(self.order)
        if isinstance(action, a.Accept):
            take_reward(s, seat, card, t)
        else:
            t.tell(e.OfferDeclined(seat, card.name))

    def run(self, s: State, t: Telling) -> None:
        card = CARDS[self.card]
        if self.at == len(self.order):
            s.stack.pop()
            if self.immune:
                s.stack.append(LosingDays(self.immune, IMMUNITY_DAYS[s.level - 1]))
            if self.losers:
                s.stack.append(Barrage(card.penalty.shots, self.losers))
        elif self.stage == _ATTACK:
            if s.mission == DIPLOMACY and s.ship(self.order[self.at]).has_envoy():
                self.stage = _IMMUNITY
                return
            self.stage = _JUDGE
            s.stack.append(DeclareStrength(self.order[self.at], CANNONS))
        else:
            self._judge(s, t)

    def _diplomacy(self, s: State, seat: int, claimed: bool, t: Telling) -> None:
        """With the envoy aboard the enemy may be let pass, for days that are lost when the card is finished."""
        if claimed:
            self.immune.append(seat)
            self.at += 1
            self.stage = _ATTACK
            t.tell(e.ImmunityClaimed(seat, CARDS[self.card].name))
        else:
            self.stage = _JUDGE
            s.stack.append(DeclareStrength(seat, CANNONS))

    def _judge(self, s: State, t: Telling) -> None:
        card = CARDS[self.card]
        seat = self.order[self.at]
        margin = s.truckers[seat].declared - 2 * card.strength
        t.tell(e.EnemyMet(seat, card.name, "won" if margin > 0 else "lost" if margin < 0 else "even"))
        if margin > 0:
            s.truckers[seat].incidents += s.mission == DIPLOMACY
            self.stage = _REWARD
            return
        self.stage = _ATTACK
        self.at += 1
        if margin < 0:
            if card.kind == PIRATES:
                self.losers.append(seat)
            else:
                suffer(s, seat, card.penalty, card.name, t)

    def prompt(self, s: State, seat: int) -> str:
        card = CARDS[self.card]
        if self.stage == _IMMUNITY:
            return f"The {card.name} attack. Do you claim the envoy's immunity?"
        prize = f"{card.credits} credits" if card.credits else ", ".join(GOODS[good] for good in card.goods)
        return f"You have beaten the {card.name}! Take {prize} for {card.days} {'day' if card.days == 1 else 'days'}?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return "Accept the reward and its days, or decline both."

    def clone(self) -> Enemy:
        copy = Enemy(self.card, self.order)
        copy.at = self.at
        copy.stage = self.stage
        copy.losers = self.losers.copy()
        copy.immune = self.immune.copy()
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "step": "enemy", "card": self.card, "order": self.order, "at": self.at, "stage": self.stage,
            "losers": self.losers, "immune": self.immune,
        }  # fmt: skip


def suffer(s: State, seat: int, penalty: Penalty, why: str, t: Telling) -> None:
    """A penalty, whatever it is made of."""
    move(s, seat, -penalty.days, t)
    if penalty.shots:
        s.stack.append(Barrage(penalty.shots, [seat]))
    if penalty.goods:
        s.stack.append(LosingGoods(seat, penalty.goods))
    if penalty.crew:
        s.stack.append(LosingCrew(seat, penalty.crew, why))


class CombatZone(Step[State]):
    """R-97: line by line, whoever is lowest suffers; of equals, the one farther ahead. Alone nobody fights."""

    __slots__ = ("asked", "card", "line", "order")

    def __init__(self, card: int) -> None:
        self.card = card
        self.line = 0
        self.order: list[int] = []
        """taken anew for each line; empty: the line has not begun"""
        self.asked = 0

    def run(self, s: State, t: Telling) -> None:
        card = CARDS[self.card]
        flying = s.order()
        if len(flying) < 2:
            t.tell(e.ZoneSkipped())
            s.stack.pop()
            return
        if self.line == len(card.lines):
            s.stack.pop()
            return
        measure, penalty = card.lines[self.line]
        if not self.order:
            self.order = flying
            self.asked = 0
        if measure != CREW and self.asked < len(self.order):
            self.asked += 1
            s.stack.append(DeclareStrength(self.order[self.asked - 1], measure))
            return
        worst = min(self.order, key=lambda seat: measured(s, seat, measure))
        t.tell(e.WorstOff(worst, MEASURE_NAMES[measure]))
        self.line += 1
        self.order = []
        suffer(s, worst, penalty, card.name, t)

    def clone(self) -> CombatZone:
        copy = CombatZone(self.card)
        copy.line = self.line
        copy.order = self.order.copy()
        copy.asked = self.asked
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "step": "combat zone", "card": self.card, "line": self.line, "order": self.order, "asked": self.asked,
        }  # fmt: skip


def measured(s: State, seat: int, measure: int) -> int:
    """What a line of a combat zone compares: crew, or the strength just declared."""
    return s.ship(seat).crew_count() if measure == CREW else s.truckers[seat].declared
