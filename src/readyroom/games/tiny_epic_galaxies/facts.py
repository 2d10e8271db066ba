"""What statistics learn about a galaxy from a finished match."""

from __future__ import annotations

from typing import Final

from readyroom.core.facts import Fact, Trait, words
from readyroom.core.match import Match
from readyroom.games.tiny_epic_galaxies.cards.mats import SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES
from readyroom.games.tiny_epic_galaxies.state import State

TRAITS: Final = (
    Trait("box", "Box"),
    Trait("rogue", "Rogue Galaxy"),
    Trait("mission", "Secret mission"),
    Trait("pilot", "Pilot"),
    Trait("ship", "Advanced ship"),
    Trait("planet", "Planet"),
    Trait("colonies", "Planets colonized", number=True),
    Trait("level", "Empire level", number=True),
)


def facts(match: Match, seat: int) -> tuple[Fact, ...]:
    s: State = match.state
    mine = s.galaxies[seat]
    found = [Fact("box", "Beyond the Black" if s.beyond else "Base game")]
    if s.solo:
        found.append(Fact("rogue", ROGUES[s.rogue].name))
    elif mine.mission >= 0:
        found.append(Fact("mission", MISSIONS[mine.mission].name))
    found += words("pilot", (PILOTS[pilot].name for pilots in mine.hangar for pilot in pilots))
    found += words("ship", (SHIP_KINDS[kind].title() for kind, pilots in enumerate(mine.hangar, start=1) if pilots))
    found += words("planet", (PLANETS[planet].name for planet in mine.colonies))
    return (*found, Fact("colonies", len(mine.colonies)), Fact("level", mine.level))
