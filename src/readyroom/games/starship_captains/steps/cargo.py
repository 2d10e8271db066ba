"""Cargo and damage: taking damage, making room, repairing, gaining tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.english import count
from readyroom.core.steps import Ask
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
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
from readyroom.games.starship_captains.interned import (
    DROP,
    DROP_PIRATE,
    REPAIRING,
    REPAIRS,
    SHIELD,
    TAKE_DAMAGE,
    deed_of,
)
from readyroom.games.starship_captains.names import ANDROID, ARTIFACTS, NONE, PIRATE, PIRATES
from readyroom.games.starship_captains.outfit import EMPTY
from readyroom.games.starship_captains.state import State, replaced
from readyroom.games.starship_captains.supplies import discard_artifact, discard_pirate, draw_artifact, draw_pirate

HULL_PLATING: Final = TECH_NUMBER["hull-plating"]
STEALTH_PAINT: Final = TECH_NUMBER["stealth-paint"]
SHIELD_OR_NOT: Final = [SHIELD, TAKE_DAMAGE]
JUST_DAMAGE: Final = [TAKE_DAMAGE]
A_PIRATE: Final = len(ARTIFACTS)
"""The number of a pirate among tokens."""


class TakeDamage(Ask[State]):
    """One damage. Stealth Paint ignores the first on each mission; Hull Plating stops all for the turn, at a price."""

    __slots__ = ()
    question: ClassVar[str] = "Discard a pirate token to stop all damage this turn?"

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
        shield = s.ships[self.seat].pirates and s.has(self.seat, HULL_PLATING)
        return SHIELD_OR_NOT if shield else JUST_DAMAGE

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if deed_of(action).one:
            s.shielded |= 1 << seat
            discard_pirate(s, seat)
            if t.aloud:
                t.tell(DamageAvoided(seat, TECHS[HULL_PLATING].id))
            return
        s.ships[seat].damage += 1
        if t.aloud:
            t.tell(Damaged(seat))
        make_room(s, seat, t)


class DropToken(Ask[State]):
    """The hold is full: a token must go. Damage cannot be discarded instead (rules 4.1)."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        ship = s.ships[self.seat]
        if ship.tokens() <= s.room_for_cargo(self.seat):
            return []
        options: list[Action] = [DROP_PIRATE] if ship.pirates else []
        return options + [DROP[kind] for kind in range(len(ARTIFACTS)) if ship.artifacts[kind]]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        drop(s, seat, deed_of(action).one, t)

    def prompt(self, s: State, seat: int) -> str:
        over = s.ships[seat].tokens() - s.room_for_cargo(seat)
        return f"Your hold is full. Discard {count(over, 'token')}."


def drop(s: State, seat: int, token: int, t: Telling) -> None:
    """An artifact by its number, or a pirate."""
    if token == A_PIRATE:
        discard_pirate(s, seat)
    else:
        discard_artifact(s, seat, token)
    if t.aloud:
        t.tell(Dropped(seat, PIRATE if token == A_PIRATE else ARTIFACTS[token]))


def make_room(s: State, seat: int, t: Telling) -> None:
    """Asks what to discard where there are more tokens than room; with no room at all, everything goes."""
    ship = s.ships[seat]
    tokens = ship.tokens()
    if not tokens:
        return
    room = s.room_for_cargo(seat)
    if tokens <= room:
        return
    if room:
        s.stack.append(DropToken(seat))
        return
    while ship.pirates:
        drop(s, seat, A_PIRATE, t)
    for kind in range(len(ARTIFACTS)):
        while ship.artifacts[kind]:
            drop(s, seat, kind, t)


def gain_tokens(s: State, seat: int, artifacts: list[int], pirates: list[int], t: Telling) -> None:
    """The captain sees the new tokens, then chooses which of all tokens to keep."""
    ship = s.ships[seat]
    for artifact in artifacts:
        ship.artifacts = replaced(ship.artifacts, artifact, ship.artifacts[artifact] + 1)
    if pirates:
        ship.pirates = (*ship.pirates, *pirates)
    if t.aloud and (artifacts or pirates):
        names = [ARTIFACTS[artifact] for artifact in artifacts] + [PIRATES[pirate] for pirate in pirates]
        t.tell(TokensGained(seat, tuple(names)))
    make_room(s, seat, t)


class MakeRepair(Ask[State]):
    """Remove one damage from the cargo hold or a tech slot; excess damage goes first from the hold (rules 4.1)."""

    __slots__ = ()
    question: ClassVar[str] = "What do you repair?"

    def waits(self, s: State) -> bool:
        return damaged(s, self.seat) != 0

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()

    def options(self, s: State) -> list[Action]:
        return REPAIRS[damaged(s, self.seat)]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        deed = deed_of(action)
        if deed.kind == REPAIRING:
            repair(s, seat, deed.one, t)


def damaged(s: State, seat: int) -> int:
    """What is damaged, as a bit set: the hold, then the slots."""
    return s.outfit(seat).damaged * 2 + (1 if s.ships[seat].damage else 0)


def repair(s: State, seat: int, slot: int, t: Telling) -> None:
    ship = s.ships[seat]
    if slot:
        ship.slots = replaced(ship.slots, slot - 1, EMPTY)
    else:
        ship.damage -= 1
    if t.aloud:
        t.tell(Repaired(seat, slot))


# -- atoms


def gain_medals(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.ships[seat].medals += atom.n
    if t.aloud:
        t.tell(MedalGained(seat, atom.n))


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
