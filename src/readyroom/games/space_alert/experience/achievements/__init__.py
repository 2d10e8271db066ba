"""The achievements: 135 boxes in seven categories (New Frontier, Achievement Categories)."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.experience.achievements import campaigns, close_calls, hot_shots, missions
from readyroom.games.space_alert.experience.achievements.addiction import ADDICTION
from readyroom.games.space_alert.experience.achievements.expert import EXPERT_KNOW_HOW
from readyroom.games.space_alert.experience.achievements.kinds import CATEGORIES, GATES, Achievement
from readyroom.games.space_alert.experience.achievements.social import SOCIAL_SKILLZ
from readyroom.games.space_alert.experience.flight import Flight

__all__ = ["ACHIEVEMENTS", "BY_ID", "CATEGORIES", "GATES", "Achievement", "could_grant", "seen"]

ACHIEVEMENTS: Final[tuple[Achievement, ...]] = (
    *missions.MISSIONS,
    *campaigns.FULL_CAMPAIGNS,
    *SOCIAL_SKILLZ,
    *close_calls.CLOSE_CALLS,
    *hot_shots.HOT_SHOTS,
    *EXPERT_KNOW_HOW,
    *ADDICTION,
)
BY_ID: Final = {one.id: one for one in ACHIEVEMENTS}
PERSONAL: Final = {**close_calls.SEEN, **hot_shots.SEEN}


def seen(flight: Flight, seat: int) -> tuple[str, ...]:
    """Every achievement whose criteria this flight met, as far as its trace shows it.

    Achievements about a single mission can be met on any mission of a campaign.
    """
    if flight.lost:
        return ()
    found = [
        id for id, wanted in missions.WANTED.items() if any(wanted.met(one, flight.humans) for one in flight.missions)
    ]
    found += [id for id, wanted in campaigns.WANTED.items() if wanted.met(flight) and not wanted.judged]
    found += [id for id, met in PERSONAL.items() if any(met(one, member(one.crew, seat)) for one in flight.missions)]
    return tuple(found)


def could_grant(flight: Flight, seat: int, achievement: Achievement) -> bool:
    """Whether only the crew's word is missing. On a solo mission there is no one to give it, and nobody can have used a
    special card well without planning one."""
    if achievement.proof != "crew" or flight.lost or flight.humans < 2:
        return False
    if achievement.category == "expert_know_how":
        return any((member(one.crew, seat), achievement.id) in one.specials for one in flight.missions)
    wanted = campaigns.WANTED.get(achievement.id)
    return wanted is None or wanted.met(flight)


def member(crew: tuple[int, ...], seat: int) -> int:
    """The crew member that an explorer plays. A lone player's crew are androids, and the explorer is the captain."""
    return seat if seat in crew else crew[0]
