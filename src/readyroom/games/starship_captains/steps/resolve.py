"""Resolving an effect from left to right. Each item is finished, with all that it sets off, before the next begins."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import texts
from readyroom.games.starship_captains.actions import Choose as ChooseAction
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER, TECHS
from readyroom.games.starship_captains.effects import Atom, Choose, Each, Effect, Pay, plain, short
from readyroom.games.starship_captains.events import AbilityUsed, Paid
from readyroom.games.starship_captains.interned import (
    DECLINE,
    DECLINING,
    PAY_WITH,
    TECH_PAID,
    USE_ABILITY,
    choose,
    deed_of,
)
from readyroom.games.starship_captains.names import ANDROID, ARTIFACTS, PAYMENTS
from readyroom.games.starship_captains.slots import remove_tech
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.steps.cargo import make_room
from readyroom.games.starship_captains.supplies import discard_artifact, discard_pirate

ARTIFACT_DISPLAY: Final = TECH_NUMBER["artifact-display"]
TROPHY_DISPLAY: Final = TECH_NUMBER["trophy-display"]
A_MEDAL: Final = 0
FIRST_ARTIFACT: Final = 1
A_PIRATE: Final = FIRST_ARTIFACT + len(ARTIFACTS)
IN_A_ROW: Final = {name: tuple([Atom(name, n=many) for many in range(9)]) for name in ("artifact", "medal")}
"""Several of one thing at once."""


class Resolve(Step[State]):
    """The items of an effect from ``at`` on."""

    __slots__ = ("at", "effect", "seat")

    def __init__(self, seat: int, effect: Effect, at: int = 0) -> None:
        self.seat = seat
        self.effect = effect
        self.at = at

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        effect = self.effect
        item = effect[self.at]
        after = self.at + 1
        if isinstance(item, Atom):
            if item.name in IN_A_ROW:
                # Several artifacts in a row are all seen before any is given up; medals are told of together.
                while after < len(effect) and effect[after] == item:
                    after += 1
                item = IN_A_ROW[item.name][after - self.at]
            if after < len(effect):
                s.stack.append(Resolve(self.seat, effect, after))
            s.atoms[item.name](s, self.seat, item, t)
            return
        if after < len(effect):
            s.stack.append(Resolve(self.seat, effect, after))
        begin(s, self.seat, item)

    def dump(self) -> dict[str, Any]:
        return {"step": "Resolve", "seat": self.seat, "effect": plain(self.effect[self.at :])}


def push(s: State, seat: int, effect: Effect) -> None:
    """What happens next."""
    if effect:
        s.stack.append(Resolve(seat, effect))


def begin(s: State, seat: int, item: Choose | Pay | Each) -> None:
    if isinstance(item, Choose):
        s.stack.append(ChooseEffect(seat, item))
    elif isinstance(item, Pay):
        s.stack.append(PayCost(seat, item.costs, item.effect, False))
    else:
        for _ in range(min(item.most, counted(s, seat, item))):
            push(s, seat, item.effect)


def counted(s: State, seat: int, item: Each) -> int:
    if item.counter == "commander":
        return s.commanders(seat)
    on_mission = s.mission_crew.count(ANDROID) if seat == s.active else 0
    return s.ships[seat].ready[ANDROID] + on_mission


class ChooseEffect(Ask[State]):
    """``(A / B)``: one of the options, whole. An option with a price can be chosen only by a captain who can pay it."""

    __slots__ = ("item",)
    question: ClassVar[str] = "Choose one."

    def __init__(self, seat: int, item: Choose) -> None:
        super().__init__(seat)
        self.item = item

    def options(self, s: State) -> list[Action]:
        return [choose(short(option)) for option in self.item.options if possible(s, self.seat, option)]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, ChooseAction)
        s.stack.pop()
        option = next(option for option in self.item.options if short(option) == action.effect)
        first = option[0]
        if isinstance(first, Pay):
            push(s, seat, option[1:])
            s.stack.append(PayCost(seat, first.costs, first.effect, True))
        else:
            push(s, seat, option)

    def dump(self) -> dict[str, Any]:
        return {"step": "ChooseEffect", "seat": self.seat, "item": plain((self.item,))[0]}


def possible(s: State, seat: int, option: Effect) -> bool:
    first = option[0]
    if isinstance(first, Pay):
        return can_pay(s, seat, first.costs)
    if isinstance(first, Atom) and first.name == "discard":
        return can_pay(s, seat, (first.who,))
    return True


WHICH: Final = {
    "medal": "What do you pay with?",
    "artifact": "Which artifact do you discard?",
    "pirate-token": "Which pirate token do you discard?",
    "tech": "Which tech do you discard?",
}


class PayCost(Ask[State]):
    """``[X -> Y]``: discard X to get Y, if you want."""

    __slots__ = ("costs", "effect", "forced")

    def __init__(self, seat: int, costs: tuple[str, ...], effect: Effect, forced: bool) -> None:
        super().__init__(seat)
        self.costs = costs
        self.effect = effect
        self.forced = forced

    def options(self, s: State) -> list[Action]:
        if not can_pay(s, self.seat, self.costs):
            return []
        options = [PAY_WITH[thing] for thing in payments(s, self.seat, self.costs[0])]
        return options if self.forced else [*options, DECLINE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        deed = deed_of(action)
        if deed.kind == DECLINING:
            return
        if len(self.costs) > 1:
            s.stack.append(PayCost(seat, self.costs[1:], self.effect, True))
        else:
            push(s, seat, self.effect)
        pay(s, seat, deed.one, t)

    def prompt(self, s: State, seat: int) -> str:
        if self.forced:
            return WHICH[self.costs[0]]
        offered = texts.offer(self.costs, self.effect)
        return f"{offered[0].upper()}{offered[1:]}?"

    def dump(self) -> dict[str, Any]:
        facts = {"step": "PayCost", "seat": self.seat, "costs": self.costs, "forced": self.forced}
        return {**facts, "effect": plain(self.effect)}


def payments(s: State, seat: int, cost: str) -> list[int]:
    """What can pay a cost, by number. The displays let tokens stand in for medals."""
    ship = s.ships[seat]
    if cost == "tech":
        return [TECH_PAID + tech for tech in ship.slots if tech >= 0]
    medals = cost == "medal"
    found = [A_MEDAL] if medals and ship.medals else []
    if cost == "artifact" or (medals and s.has(seat, ARTIFACT_DISPLAY)):
        found += [FIRST_ARTIFACT + kind for kind in range(len(ARTIFACTS)) if ship.artifacts[kind]]
    if ship.pirates and (cost == "pirate-token" or (medals and s.has(seat, TROPHY_DISPLAY))):
        found.append(A_PIRATE)
    return found


def can_pay(s: State, seat: int, costs: tuple[str, ...]) -> bool:
    return all(payments(s, seat, cost) for cost in costs)


def pay(s: State, seat: int, thing: int, t: Telling) -> None:
    """Pays a medal, a token or a tech; what a tech held must find room before anything else happens."""
    if thing < TECH_PAID:
        spend(s, seat, thing)
        if t.aloud:
            t.tell(Paid(seat, PAYMENTS[thing]))
    else:
        remove_tech(s, seat, s.ships[seat].slots.index(thing - TECH_PAID), t)
    if s.version > 1:  # in version 1 the tokens in lockers that had been paid stayed aboard
        make_room(s, seat, t)


def spend(s: State, seat: int, thing: int) -> None:
    """Pays a medal or a token."""
    if thing == A_MEDAL:
        s.ships[seat].medals -= 1
    elif thing == A_PIRATE:
        discard_pirate(s, seat)
    else:
        discard_artifact(s, seat, thing - FIRST_ARTIFACT)


class Abilities(Ask[State]):
    """Techs that can be used now, in any order the captain likes."""

    __slots__ = ("techs",)

    def __init__(self, seat: int, techs: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.techs = techs

    def options(self, s: State) -> list[Action]:
        if not self.techs:
            return []
        return [*[USE_ABILITY[tech] for tech in self.techs], DECLINE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        deed = deed_of(action)
        if deed.kind == DECLINING:
            return
        tech = deed.one
        rest = tuple([other for other in self.techs if other != tech])
        if rest:
            s.stack.append(Abilities(seat, rest))
        if t.aloud:
            t.tell(AbilityUsed(seat, TECHS[tech].id))
        push(s, seat, TECHS[tech].effect)

    def prompt(self, s: State, seat: int) -> str:
        return f"Use {TECHS[self.techs[0]].name}?" if len(self.techs) == 1 else "Which ability do you use?"
