"""The ship's log: the record of a finished match, mission by mission. It follows from the match alone."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from readyroom.core.match import Match
from readyroom.games.space_alert.crews import ROLES
from readyroom.games.space_alert.film.debrief import sheet
from readyroom.games.space_alert.film.film import resolutions
from readyroom.games.space_alert.film.shots import Damage
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.points import Points
from readyroom.games.space_alert.mission.scoring import campaign_points
from readyroom.games.space_alert.mission.specializations import NAMES, NO_SPECIALIZATION
from readyroom.games.space_alert.mission.threat import DESTROYED, FATES, SURVIVED
from readyroom.games.space_alert.options import MIX_LABELS
from readyroom.games.space_alert.state import State


class LogMember(msgspec.Struct, frozen=True):
    """Someone aboard, in the acting order. ``seat`` is None for androids."""

    name: str
    seat: int | None
    roles: tuple[str, ...]
    specialization: str | None
    knocked_out: bool


class LogMission(msgspec.Struct, frozen=True):
    """A mission that was flown to its end. A lost ship has no score, and its points are zero. A mission of a campaign
    has no score and no penalties of its own (6.3)."""

    title: str
    common: str
    serious: str
    survived: bool
    lost_to: str | None
    score: int | None
    points: Points
    destroyed: int
    escaped: int
    """Threats that survived."""
    damage: Damage
    """The tiles on each zone at the end."""
    crew: tuple[LogMember, ...]


class ShipsLog(msgspec.Struct, frozen=True):
    """A match in the ship's log. ``planned`` is the number of missions the campaign was meant to have, 0 for a single
    mission."""

    planned: int
    rules: tuple[str, ...]
    missions: tuple[LogMission, ...]
    total: Points | None = None
    """A campaign's final score, with its penalties. A lost ship scores nothing."""


def ships_log(match: Match, names: tuple[str, ...]) -> ShipsLog:
    """Reads a match that is over; ``names`` are those of its seats."""
    options = match.state.options
    flown = resolutions(match)
    missions = [log_mission(match.at(seq).state, names) for seq in flown[:-1]]
    if flown:
        missions.append(log_mission(match.state, names))
    used = {
        "New threats": options.new_frontier,
        "Double actions": options.double_actions,
        "Variable range": match.state.variable_range,
        "Specializations": options.specializations,
        "Relaxed pace": options.pace == "relaxed",
        "Untimed": options.pace == "untimed",
    }
    rules = tuple(words for words, on in used.items() if on)
    if not options.campaign:
        return ShipsLog(0, rules, tuple(missions))
    total = campaign_points(match.state.flown) if missions and missions[-1].survived else None
    return ShipsLog(options.campaign, rules, tuple(line_of_campaign(one) for one in missions), total)


def line_of_campaign(one: LogMission) -> LogMission:
    """Rulebook 6.3: penalties and the total are computed only at the end of the campaign."""
    made = replace(one.points, damage=0, worst_zone=0, knocked_out=0, battlebots=0)
    return replace(one, score=None, points=made)


def log_mission(s: State, names: tuple[str, ...]) -> LogMission:
    m = s.mission
    if m is None:
        raise ValueError("Only a resolved mission goes into the log.")
    made = sheet(m)
    fates = [line.fate for line in made.threats]
    return LogMission(
        title=s.timeline.title,
        common=MIX_LABELS[s.common],
        serious=MIX_LABELS[s.serious],
        survived=made.survived,
        lost_to=made.lost_to,
        score=made.score,
        points=made.points,
        destroyed=fates.count(FATES[DESTROYED]),
        escaped=fates.count(FATES[SURVIVED]),
        damage=made.damage,
        crew=tuple(log_member(s, m, index, names) for index in range(len(s.boards))),
    )


def log_member(s: State, m: Mission, index: int, names: tuple[str, ...]) -> LogMember:
    """In a solo game, the only role an android has is captain."""
    board = s.boards[index]
    android = board.number > 0
    held = s.roles_of(board)
    if android and index == 0:
        held = ROLES[:1]
    return LogMember(
        name=f"Android {board.number}" if android else names[board.seat],
        seat=None if android else board.seat,
        roles=tuple(role.replace("_", " ") for role in held),
        specialization=NAMES[board.specialization] if board.specialization != NO_SPECIALIZATION else None,
        knocked_out=m.crew[index].out,
    )
