"""What statistics learn about a captain from a finished match."""

from __future__ import annotations

from typing import Final

from readyroom.core.ending import counted, happened
from readyroom.core.facts import Fact, Trait, words
from readyroom.core.match import Match
from readyroom.games.starship_captains import events as e
from readyroom.games.starship_captains.cards.passengers import PASSENGERS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.state import State

TRAITS: Final = (
    Trait("passenger", "Passenger"),
    Trait("slots", "Tech slots"),
    Trait("tech", "Tech"),
    Trait("missions", "Missions completed", number=True),
    Trait("pirates", "Pirates fought off", number=True),
    Trait("techs", "Techs installed", number=True),
)
NAMES: Final = {tech.id: tech.name for tech in TECHS}


def facts(match: Match, seat: int) -> tuple[Fact, ...]:
    s: State = match.state
    installed = [one.tech for one in happened(match, e.Installed) if one.seat == seat]
    alone = (Fact("passenger", PASSENGERS[s.passenger].name),) if s.seats == 1 else ()
    return (
        *alone,
        Fact("slots", f"Side {s.slots_side}"),
        *words("tech", (NAMES.get(tech, tech) for tech in installed)),
        Fact("missions", counted(match, e.MissionDone)[seat]),
        Fact("pirates", counted(match, e.Fought)[seat]),
        Fact("techs", len(installed)),
    )
