"""A crew member's facts from a finished match, for statistics: above all, how dangerous the mission was."""

from __future__ import annotations

from typing import Final

from readyroom.core.facts import Fact, Trait
from readyroom.core.match import Match
from readyroom.games.space_alert.options import MIX_LABELS, Options
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.timeline import OFFICIAL, SHAPES

TRAITS: Final = (
    Trait("mission", "Mission"),
    Trait("color", "Threats"),
    Trait("crew", "Crew"),
    Trait("role", "Role"),
    Trait("pace", "Pace"),
    Trait("standing", "Crew still standing", number=True),
)
KINDS: Final = {
    **{kind: shape.title for kind, shape in SHAPES.items()},
    **{one.name: SHAPES[one.kind].title if one.kind in SHAPES else one.title for one in OFFICIAL},
}


def facts(match: Match, seat: int) -> tuple[Fact, ...]:
    s: State = match.state
    flown = s.mission
    standing = 0 if flown is None or flown.lost else sum(not member.out for member in flown.crew)
    return (
        Fact("mission", _mission(s.options)),
        Fact("color", _color(s.options)),
        Fact("crew", "One player" if s.seats == 1 else f"{s.seats} players"),
        Fact("role", "Captain" if s.captain == seat else "Crew"),
        Fact("pace", s.options.pace.capitalize()),
        Fact("standing", standing),
    )


def _mission(options: Options) -> str:
    return f"Campaign of {options.campaign}" if options.campaign else KINDS.get(options.mission, options.mission)


def _color(options: Options) -> str:
    """The colors of the threats: one if common and serious ones agree, else both."""
    if options.common == options.serious:
        return MIX_LABELS[options.common]
    return f"{MIX_LABELS[options.common]}; serious: {MIX_LABELS[options.serious].lower()}"
