"""Cargo and damage: taking damage, making room, repairing, gaining tokens."""

from __future__ import annotations

from typing import Final

from readyroom.core.steps import Ask
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER, TECHS
from readyroom.games.starship_captains.effects import Atom
from readyroom.games.starship_captains.events import (
    AndroidGained,
    DamageAvoided,
    Damaged,
    Dropped,
    MedalGained,
    Repaired,
    TokensGained,
)
from readyroom.games.starship_captains.names import ANDROID, ARTIFACT_NUMBER, ARTIFACTS, PIRATE, PIRATES
from readyroom.games.starship_captains.state import DAMAGED, EMPTY, NONE, State
from readyroom.games.starship_captains.supplies import draw_artifact, draw_pirate

HULL_PLATING: Final = TECH_NUMBER["hull-plating"]
STEALTH_PAINT: Final = TECH_NUMBER["stealth-paint"]


class TakeDamage(Ask[State]):
    """One damage. Stealth Paint lets the first of a mission pass; Hull Plating stops all for the turn, at a price."""

    __slots__ = ()

    def waits(self, s: State) -> bool:
        return not s.shielded >> self.seat & 1 and not self._painted(s) and super().waits(s)

    def run(self, s: State, t: Telling) -> None:
        if s.shielded >> self.seat & 1:
            s.stack.pop()
            if t.aloud:
                t.tell(DamageAvoided(self.seat, TECHS[HULL_PLATING].id))
        elif self._painted(s):
            s.stack.pop()
            s.painted = True
            if t.aloud:
                t.tell(DamageAvoided(self.seat, TECHS[STEALTH_PAINT].id))
        else:
            super().run(s, t)

    def _painted(self, s: State) -> bool:
        on_mission = s.mission != NONE and self.seat == s.active
        return on_mission and not s.painted and s.has(self.seat, STEALTH_PAINT)

    def options(self, s: State) -> list[Action]:
        if s.ships[self.seat].pirates and s.has(self.seat, HULL_PLATING):
            return [a.SHIELD, a.TAKE_DAMAGE]
        return [a.TAKE_DAMAGE]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        ship = s.ships[seat]
        if action == a.SHIELD:
            s.shielded |= 1 << seat
            s.pirate_discard.append(ship.pirates.pop(0))
            if t.aloud:
                t.tell(DamageAvoided(seat, TECHS[HULL_PLATING].id))
            return
        ship.damage += 1
        if t.aloud:
            t.tell(Damaged(seat))
        make_room(s, seat, t)

    def prompt(self, s: State, seat: int) -> str:
        return "Discard a pirate to avoid all damage this turn?"


class DropToken(Ask[State]):
    """No room: something must go. Damage cannot be discarded for it."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        ship = s.ships[self.seat]
        if ship.tokens <= s.room_for_cargo(self.seat):
            return []
        options: list[Action] = [a.Drop("pirate")] if ship.pirates else []
        options += [a.Drop(kind) for i, kind in enumerate(a.ARTIFACTS) if ship.artifacts[i]]
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, a.Drop)
        drop(s, seat, action.token, t)

    def prompt(self, s: State, seat: int) -> str:
        over = s.ships[seat].tokens - s.room_for_cargo(seat)
        return (
            f"Your cargo hold has no room. Discard {over}." if over > 1 else "Your cargo hold has no room. Discard one."
        )


def drop(s: State, seat: int, token: str, t: Telling) -> None:
    ship = s.ships[seat]
    if token == PIRATE:
        s.pirate_discard.append(ship.pirates.pop(0))
    else:
        ship.artifacts[ARTIFACT_NUMBER[token]] -= 1
        s.artifact_discard.append(ARTIFACT_NUMBER[token])
    if t.aloud:
        t.tell(Dropped(seat, token))


def make_room(s: State, seat: int, t: Telling) -> None:
    """Asks what to discard where there are more tokens than room; with no room at all, everything goes."""
    ship = s.ships[seat]
    room = s.room_for_cargo(seat)
    if ship.tokens <= room:
        return
    if room:
        s.stack.append(DropToken(seat))
        return
    while ship.pirates:
        drop(s, seat, PIRATE, t)
    for i in range(3):
        while ship.artifacts[i]:
            drop(s, seat, ARTIFACTS[i], t)


def gain_tokens(s: State, seat: int, artifacts: list[int], pirates: list[int], t: Telling) -> None:
    """New tokens are seen, then the captain decides which of all to keep."""
    ship = s.ships[seat]
    for artifact in artifacts:
        ship.artifacts[artifact] += 1
    ship.pirates += pirates
    names = [ARTIFACTS[artifact] for artifact in artifacts] + [PIRATES[pirate] for pirate in pirates]
    if names and t.aloud:
        t.tell(TokensGained(seat, tuple(names)))
    make_room(s, seat, t)


class MakeRepair(Ask[State]):
    """Remove one damage from the cargo hold or a tech slot; excess damage goes first from the hold."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        options = repairs(s, self.seat)
        return [*options, a.DECLINE] if options else []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, a.Repair):
            repair(s, seat, action.slot, t)

    def prompt(self, s: State, seat: int) -> str:
        return "Repair what?"


def repairs(s: State, seat: int) -> list[Action]:
    ship = s.ships[seat]
    options: list[Action] = [a.Repair(0)] if ship.damage else []
    options += [a.Repair(i + 1) for i, card in enumerate(ship.slots) if card == DAMAGED]
    return options


def repair(s: State, seat: int, slot: int, t: Telling) -> None:
    ship = s.ships[seat]
    if slot:
        ship.slots[slot - 1] = EMPTY
    else:
        ship.damage -= 1
    if t.aloud:
        t.tell(Repaired(seat, slot))


# -- atoms


def gain_medal(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.ships[seat].medals += 1
    if t.aloud:
        t.tell(MedalGained(seat))


def gain_android(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.ships[seat].ready[ANDROID] += 1
    if t.aloud:
        t.tell(AndroidGained(seat))


def gain_artifacts(s: State, seat: int, atom: Atom, t: Telling) -> None:
    drawn = [draw_artifact(s, t) for _ in range(atom.n)]
    gain_tokens(s, seat, [artifact for artifact in drawn if artifact != NONE], [], t)


def gain_pirate(s: State, seat: int, atom: Atom, t: Telling) -> None:
    pirate = draw_pirate(s, t)
    gain_tokens(s, seat, [], [] if pirate == NONE else [pirate], t)


def take_damage(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(TakeDamage(seat))


def make_repair(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(MakeRepair(seat))
