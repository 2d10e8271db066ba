"""Subsequent missions of a crew without experience (New Frontier, Using Specializations Without the Experience System):
a crew that came home keeps its specializations, each one level higher, or exchanges them."""

from __future__ import annotations

from msgspec.structs import replace

from readyroom.core.errors import BadOptions
from readyroom.core.match import Match
from readyroom.games.space_alert.crews import crew
from readyroom.games.space_alert.events import ANDROID
from readyroom.games.space_alert.mission.specializations import NAMES, NO_SPECIALIZATION
from readyroom.games.space_alert.options import Kept, Options
from readyroom.games.space_alert.state import State


def kept(match: Match) -> tuple[Kept, ...]:
    """The specializations that the crew of a finished match may keep: none after an unsuccessful mission, which ends
    the crew, and none for explorers, who have their logs."""
    s: State = match.state
    outcome = match.outcome
    if outcome is None or outcome.ranking[0] != 1 or s.experienced:
        return ()
    return tuple(
        Kept(board.member, NAMES[board.specialization], board.level)
        for board in sorted(s.boards, key=lambda board: board.member)
        if board.specialization != NO_SPECIALIZATION
    )


def carry(match: Match, options: Options, places: tuple[int | None, ...]) -> Options:
    """Options with the kept specializations: people keep theirs in any seat; freed ones can be chosen again."""
    if not options.specializations or any(one is not None for one in options.explorers):
        return options
    androids = members(options, len(places))[1]
    moved = {then: now for now, then in enumerate(places) if then is not None}
    moved |= {android: android for android in androids}
    found = [replace(known, member=moved[known.member]) for known in kept(match) if known.member in moved]
    return replace(options, kept=tuple(sorted(found, key=lambda known: known.member)))


def check_kept(options: Options, seats: int) -> None:
    """Raises BadOptions unless each is for someone aboard and no two crew members keep the same specialization."""
    if not options.kept:
        return
    if not options.specializations or any(one is not None for one in options.explorers):
        raise BadOptions("Only crews that fly with specializations and without explorers keep them.")
    aboard = {member for some in members(options, seats) for member in some}
    if not {known.member for known in options.kept} <= aboard:
        raise BadOptions("Someone who keeps a specialization is not aboard.")
    for field in ("member", "specialization"):
        if len({getattr(known, field) for known in options.kept}) != len(options.kept):
            raise BadOptions("Each crew member keeps one specialization, and no two keep the same.")


def members(options: Options, seats: int) -> tuple[range, range]:
    """Everyone aboard, by their numbers in events: players, and androids. A lone player's crew are androids."""
    made = crew(seats, options.fifth_member, options.specializations, androids=not options.no_androids)
    return range(0 if made.solo else seats), range(ANDROID + 1, ANDROID + 1 + made.androids)
