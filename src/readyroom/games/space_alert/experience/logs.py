"""Explorers' logs, as the kernel keeps them from match to match."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from readyroom.core.dossier import Award, Dossiers
from readyroom.core.errors import BadOptions
from readyroom.core.match import Match
from readyroom.games.space_alert.events import PlanRevealed
from readyroom.games.space_alert.experience.achievements import CATEGORIES
from readyroom.games.space_alert.experience.amendments import AMENDMENTS, amend, tidy
from readyroom.games.space_alert.experience.explorer import Explorer
from readyroom.games.space_alert.experience.flight_reader import REAL, read_flight, unearned
from readyroom.games.space_alert.experience.log_entries import enter_flight, grant, grantable
from readyroom.games.space_alert.experience.sheet import ExplorerSheet, sheet
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.stage import stage
from readyroom.games.space_alert.timeline import BY_NAME

CAMPAIGN_LEVEL = 2
NO_RETURN = "Explorers aboard earn experience, so this mission cannot be planned again."


class ExplorersLogs(Dossiers[Options, Explorer]):
    kind = Explorer
    amendments = AMENDMENTS
    called = "explorer"

    def new(self, id: str, name: str) -> Explorer:
        return Explorer(id, tidy(name))

    def title(self, dossier: Explorer) -> str:
        state = "lost in the Deep" if dossier.lost else "retired" if dossier.retired else f"level {dossier.level}"
        return f"{dossier.name}, {state}"

    def sheet(self, dossier: Explorer) -> ExplorerSheet:
        return sheet(dossier)

    def amend(self, dossier: Explorer, amendment: Any, away: bool) -> Explorer:
        return amend(dossier, amendment, away)

    def wanted(self, options: Options) -> bool:
        """The Experience System always uses specializations, and does not apply to simulations."""
        return options.specializations and kind_of(options) in REAL

    def unearned(self, options: Options, version: int) -> str:
        return unearned(kind_of(options), options.pace, version)

    def absent(self, dossier: Explorer) -> str:
        if dossier.lost:
            return f"{dossier.name} was lost in the Deep."
        return f"{dossier.name} is retired." if dossier.retired else ""

    def enlist(self, options: Options, dossiers: tuple[Explorer | None, ...], people: tuple[bool, ...]) -> Options:
        """A crew without any explorer flies by the rules for crews without experience."""
        for one in dossiers:
            if one is not None and not one.available:
                raise BadOptions(self.absent(one))
            if one is not None and options.campaign and one.level < CAMPAIGN_LEVEL:
                raise BadOptions(
                    f"Campaigns are for explorers of level {CAMPAIGN_LEVEL} or higher, and {one.name} is at level "
                    f"{one.level}."
                )
        if not any(dossiers):
            return replace(options, explorers=(), people=())
        return replace(options, explorers=tuple(one and one.traveller() for one in dossiers), people=people)

    def no_return(self, match: Match, to: int) -> str:
        """The full rules have one Action Round, which nobody plans twice. Where nothing can be earned, planning again
        does no harm, and before and after the round people may change their minds; under version 1 of the rules, at any
        time."""
        s: State = match.state
        if not s.experienced or s.version < 2 or unearned(s.timeline.kind, s.options.pace, s.version):
            return ""
        if stage(s) not in ("briefing", "deciding", "repairing") or any(
            isinstance(told.event, PlanRevealed) for seq in match.line if seq > to for told in match.told[seq]
        ):
            return NO_RETURN
        return ""

    def promote(self, match: Match, seat: int, dossier: Explorer, code: str, ended: int) -> Explorer:
        return enter_flight(dossier, read_flight(match, seat, code, ended), seat)

    def awards(self, match: Match, seat: int, dossier: Explorer, code: str) -> tuple[Award, ...]:
        flight = read_flight(match, seat, code, 0)
        return tuple(
            Award(one.id, one.name, one.text, CATEGORIES[one.category]) for one in grantable(dossier, flight, seat)
        )

    def endorse(self, match: Match, seat: int, dossier: Explorer, code: str, award: str, by: str) -> Explorer:
        return grant(dossier, read_flight(match, seat, code, 0), seat, award, by)


def kind_of(options: Options) -> str:
    """The class of the mission that was chosen."""
    official = BY_NAME.get(options.mission)
    return options.mission if official is None else official.kind


LOGS = ExplorersLogs()
