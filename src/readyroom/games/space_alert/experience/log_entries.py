"""After the mission (New Frontier, On the Missions, Mission Rewards): the entries in an explorer's log."""

from __future__ import annotations

from msgspec.structs import replace

from readyroom.games.space_alert.experience.achievements import BY_ID, Achievement, could_grant, seen
from readyroom.games.space_alert.experience.achievements.addiction import ADDICTION, FULFILLED
from readyroom.games.space_alert.experience.errors import BadLog
from readyroom.games.space_alert.experience.explorer import Explorer, Grant, LogEntry
from readyroom.games.space_alert.experience.flight import Flight, points_for
from readyroom.games.space_alert.experience.levels import mark


def enter_flight(explorer: Explorer, flight: Flight, seat: int) -> Explorer:
    """The explorer after a mission or campaign. Entering the same one again changes nothing."""
    if explorer.flew(flight.code) or explorer.lost or not flight.eligible:
        return explorer
    return lose(explorer, flight) if flight.lost else enter(explorer, flight, seat)


def lose(explorer: Explorer, flight: Flight) -> Explorer:
    """The ship did not return: a clone wakes up, or the explorer is lost."""
    failed = replace(explorer, failures=(*explorer.failures, flight.code))
    if explorer.hardcore:
        return replace(failed, lost=flight.code)
    return indulge(replace(failed, clones=explorer.clones + 1), flight.ended)


def enter(explorer: Explorer, flight: Flight, seat: int) -> Explorer:
    """One more line in the list of missions, and its points."""
    points = points_for(flight)
    entry = LogEntry(
        mission=flight.code,
        ended=flight.ended,
        notation=flight.notation,
        title=flight.title,
        level=explorer.level,
        score=flight.score,
        points=points,
        full_campaign=flight.full_campaign,
        crew=tuple(name for other, name in enumerate(flight.explorers) if name and other != seat),
        met=seen(flight, seat),
    )
    entered = mark(replace(explorer, log=(*explorer.log, entry)), points)
    return indulge(entered, flight.ended, flight.code)


def grant(explorer: Explorer, flight: Flight, seat: int, achievement: str, by: str) -> Explorer:
    """A crewmate's word that an achievement was earned. It can then be checked like any other."""
    wanted = known(achievement)
    entry = must_have(explorer, flight.code)
    if wanted.proof != "crew":
        raise BadLog(f"{wanted.name} is not for the crew to grant.")
    if not could_grant(flight, seat, wanted):
        raise BadLog(f"{wanted.name} could not be earned on this mission.")
    if any(given.achievement == achievement for given in entry.grants):
        raise BadLog(f"{wanted.name} has already been granted to {explorer.name}.")
    must_reach(entry, wanted)
    if achievement in explorer.achievements:
        raise BadLog(f"{explorer.name} already has {wanted.name}, and nobody gets it twice.")
    return replaced(explorer, replace(entry, grants=(*entry.grants, Grant(achievement, by))))


def grantable(explorer: Explorer, flight: Flight, seat: int) -> tuple[Achievement, ...]:
    """The achievements that a crewmate may grant the explorer for this flight now."""
    entry = explorer.entry(flight.code)
    if entry is None:
        return ()
    given = {one.achievement for one in entry.grants} | set(explorer.achievements)
    return tuple(
        one
        for one in BY_ID.values()
        if one.id not in given and one.level <= entry.level and could_grant(flight, seat, one)
    )


def check(explorer: Explorer, mission: str, achievement: str) -> Explorer:
    """Checks an achievement off for one mission: once in a career, and no two of a category for one mission."""
    wanted = known(achievement)
    entry = must_have(explorer, mission)
    reason = why_not(explorer, entry, wanted)
    if reason:
        raise BadLog(reason)
    entry = replace(entry, checked=(*entry.checked, achievement), earned=entry.earned + wanted.points)
    ticked = replace(replaced(explorer, entry), achievements=(*explorer.achievements, achievement))
    return indulge(mark(ticked, wanted.points), explorer.log[-1].ended, mission)


def offers(explorer: Explorer, entry: LogEntry) -> tuple[str, ...]:
    """The achievements of which one of each category can be checked for a mission now."""
    words = tuple(one.id for one in BY_ID.values() if one.proof == "own_word")
    candidates = (*entry.met, *(given.achievement for given in entry.grants), *words)
    return tuple(id for id in dict.fromkeys(candidates) if not why_not(explorer, entry, BY_ID[id]))


def why_not(explorer: Explorer, entry: LogEntry, wanted: Achievement) -> str:
    """Why an achievement cannot be checked for a mission; empty if it can."""
    if wanted.category == "addiction":
        return f"{wanted.name} is checked automatically when it is earned."
    if wanted.id in explorer.achievements:
        return f"{explorer.name} already has {wanted.name}, and nobody gets it twice."
    if entry.level < wanted.level:
        return f"{wanted.name} is for explorers of level {wanted.level}; {explorer.name} was at level {entry.level}."
    for other in entry.checked:
        if BY_ID[other].category == wanted.category:
            return f"{BY_ID[other].name} was already checked for this mission, and only one per category counts."
    granted = any(given.achievement == wanted.id for given in entry.grants)
    if wanted.proof == "crew" and not granted:
        return f"{wanted.name} needs a crewmate's confirmation."
    if wanted.proof == "trace" and wanted.id not in entry.met:
        return f"This mission does not qualify for {wanted.name}."
    return ""


def indulge(explorer: Explorer, now: int, mission: str = "") -> Explorer:
    """Checks the achievements of the Addiction category that are now met; their points may lead to more."""
    for one in ADDICTION:
        if one.id in explorer.achievements or explorer.level < one.level or not FULFILLED[one.id](explorer, now):
            continue
        entry = explorer.entry(mission)
        if entry is not None:
            entry = replace(entry, checked=(*entry.checked, one.id), earned=entry.earned + one.points)
            explorer = replaced(explorer, entry)
        ticked = replace(explorer, achievements=(*explorer.achievements, one.id))
        return indulge(mark(ticked, one.points), now, mission)
    return explorer


def known(achievement: str) -> Achievement:
    wanted = BY_ID.get(achievement)
    if wanted is None:
        raise BadLog(f"There is no achievement {achievement!r}.")
    return wanted


def must_have(explorer: Explorer, mission: str) -> LogEntry:
    entry = explorer.entry(mission)
    if entry is None:
        raise BadLog(f"{explorer.name} did not come home from that mission.")
    return entry


def must_reach(entry: LogEntry, wanted: Achievement) -> None:
    if entry.level < wanted.level:
        raise BadLog(f"{wanted.name} is for explorers of level {wanted.level} or higher.")


def replaced(explorer: Explorer, entry: LogEntry) -> Explorer:
    log = tuple(entry if one.mission == entry.mission else one for one in explorer.log)
    return replace(explorer, log=log)
