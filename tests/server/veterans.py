"""Veterans: Brittle with pilots who keep their memory. Only for tests of what carries over between matches."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.server.brittle import Brittle, BrittleOptions

from readyroom.core.dossier import Award, BadDossier, Dossiers
from readyroom.core.errors import BadOptions
from readyroom.core.match import Match
from readyroom.core.struct import snake

replace = msgspec.structs.replace
CURSED = "Icarus"
"""A pilot that makes the rules fail."""


class Pilot(msgspec.Struct, frozen=True):
    id: str
    name: str
    flights: tuple[str, ...] = ()
    medals: tuple[str, ...] = ()
    grounded: bool = False


class VeteranOptions(BrittleOptions, frozen=True):
    career: bool = True
    pilots: tuple[Pilot | None, ...] = ()


class Ground(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """No more flying."""


class Rename(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    name: str


class Log(msgspec.Struct, frozen=True):
    pilot: Pilot
    rank: str


class Pilots(Dossiers[VeteranOptions, Pilot]):
    kind = Pilot
    amendments = (Ground, Rename)
    called = "pilot"

    def new(self, id: str, name: str) -> Pilot:
        return Pilot(id, name)

    def title(self, dossier: Pilot) -> str:
        return f"{dossier.name}, {len(dossier.flights)} flights"

    def sheet(self, dossier: Pilot) -> Log:
        return Log(dossier, "veteran" if dossier.flights else "rookie")

    def amend(self, dossier: Pilot, amendment: Any, away: bool) -> Pilot:
        if isinstance(amendment, Rename):
            return replace(dossier, name=amendment.name)
        if away:
            raise BadDossier("Pilots are not grounded in the air.")
        return replace(dossier, grounded=True)

    def wanted(self, options: VeteranOptions) -> bool:
        return options.career

    def absent(self, dossier: Pilot) -> str:
        return f"{dossier.name} is grounded." if dossier.grounded else ""

    def enlist(
        self, options: VeteranOptions, dossiers: tuple[Pilot | None, ...], people: tuple[bool, ...]
    ) -> VeteranOptions:
        if any(pilot is not None and pilot.grounded for pilot in dossiers):
            raise BadOptions("Someone here is grounded.")
        return replace(options, pilots=dossiers)

    def promote(self, match: Match, seat: int, dossier: Pilot, code: str, ended: int) -> Pilot:
        if dossier.name == CURSED:
            raise ZeroDivisionError("too near the sun")
        return dossier if code in dossier.flights else replace(dossier, flights=(*dossier.flights, code))

    def awards(self, match: Match, seat: int, dossier: Pilot, code: str) -> tuple[Award, ...]:
        return () if "hero" in dossier.medals else (Award("hero", "Hero", "Saved the day."),)

    def endorse(self, match: Match, seat: int, dossier: Pilot, code: str, award: str, by: str) -> Pilot:
        if award != "hero":
            raise BadDossier(f"There is no medal {award!r}.")
        if award in dossier.medals:
            raise BadDossier(f"{dossier.name} has it already.")
        return replace(dossier, medals=(*dossier.medals, award))


class Veterans(Brittle):
    slug = "veterans"
    title = "Veterans"
    Options = VeteranOptions
    dossiers = Pilots()
