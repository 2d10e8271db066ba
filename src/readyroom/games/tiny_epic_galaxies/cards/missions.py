"""The secret missions: 12 of the base game, then 8 of Beyond the Black. New ones go to the end of the table."""

from __future__ import annotations

from typing import Final

from readyroom.games.tiny_epic_galaxies.cards.kinds import Mission, Origin


def _most(
    id: str,
    name: str,
    of: str,
    what: str,
    origin: Origin = "printed",
    beyond: bool = False,
    since: int = 1,
    until: int = 0,
) -> Mission:
    text = f"Have the most {what}: 3 points, or 2 if tied."
    return Mission(id, name, "most", of, 3, text, 2, 0, True, origin, beyond, since, until)


MISSIONS: Final[tuple[Mission, ...]] = (
    _most("charger", "Charger", "energy", "energy"),
    _most("seeker", "Seeker", "culture", "culture"),
    _most("conqueror", "Conqueror", "planets", "colonized planets"),
    Mission("hermit", "Hermit", "fewest", "planets", 3,
            "Have the fewest colonized planets: 3 points, or 2 if tied.", tied=2, compares=True),
    _most("noble", "Noble", "diplomacy", "colonized planets with the diplomacy symbol"),
    _most("trader", "Trader", "economy", "colonized planets with the economy symbol"),
    Mission("equalizer", "Equalizer", "equal", "economy", 3,
            "Have as many economy planets as diplomacy planets: 3 points."),
    Mission("elder", "Elder", "triggered", "end", 2, "Be the player who triggers the end: 2 points."),
    Mission("hoarder", "Hoarder", "least", "resources", 2,
            "Have at least 3 energy and at least 3 culture: 2 points.", least=3),
    Mission("industrialist", "Industrialist", "least", "level", 2, "Reach empire level 6: 2 points.", least=6),
    Mission("orbiter", "Orbiter", "all_home", "ships", 2, "Have all your active ships at home: 2 points."),
    Mission("explorer", "Explorer", "none_home", "ships", 2, "Have none of your active ships at home: 2 points."),
    # Beyond the Black. Only their number is known; the cards are designed.
    _most("recruiter", "Recruiter", "pilots", "pilot cards, replaced ones included", "designed", beyond=True),
    _most("cartographer", "Cartographer", "cards", "exploration cards", "designed", beyond=True),
    Mission("specialist", "Specialist", "leads", "badges", 3,
            "Have the most of at least 2 kinds of badge, ties included: 3 points.", least=2, compares=True,
            origin="designed", beyond=True),
    Mission("ace", "Ace", "least", "advanced", 2, "Have at least 3 advanced ships in play: 2 points.", least=3,
            origin="designed", beyond=True),
    Mission("purist", "Purist", "none", "pilots", 3, "Have no pilot cards at all: 3 points.", origin="designed",
            beyond=True),
    Mission("survivor", "Survivor", "least", "dangers", 2, "Have at least 3 danger cards: 2 points.", least=3,
            origin="designed", beyond=True),
    Mission("collector", "Collector", "least", "badge_kinds", 2, "Have a badge of each of the four kinds: 2 points.",
            least=4, origin="designed", beyond=True),
    Mission("wayfarer", "Wayfarer", "least", "exploring", 2,
            "Have at least 2 ships in Unexplored Space or on danger tracks: 2 points.", least=2, origin="designed",
            beyond=True),
)  # fmt: skip

MISSION_ID: Final = tuple(mission.id for mission in MISSIONS)
MISSION_NUMBER: Final = {mission.id: i for i, mission in enumerate(MISSIONS)}
