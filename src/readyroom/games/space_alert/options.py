"""The table's settings: the mission, its difficulty, the boxes and variants, and the pace."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from readyroom.core.presets import Preset, QuickStart
from readyroom.games.space_alert.experience.explorer import Explorer, Specialization
from readyroom.games.space_alert.mission.decks import Mix
from readyroom.games.space_alert.timeline import OFFICIAL, SHAPES

MissionName = Literal[
    "test_run", "simulation", "advanced_simulation", "mission", "double_action_easier", "double_action_standard",
    "TR-1", "TR-2", "SIM-1", "SIM-2", "SIM-3", "AS-1", "AS-2", "AS-3",
    "S2-1", "S2-2", "S2-3", "S2-4", "S2-5", "S2-6", "S2-7", "S2-8",
    "NF-1", "NF-2", "DA-easier-3", "DA-easier-4", "DA-easier-5", "DA-easier-6", "NF-3", "NF-4", "NF-5", "NF-6",
    "DA-standard-5", "DA-standard-6", "DA-standard-7", "DA-standard-8", "DA-standard-9", "DA-standard-10",
    "DA-standard-11", "DA-standard-12",
]  # fmt: skip
MISSION_LABELS = {
    **{shape.kind: f"New {shape.title.lower()}" for shape in SHAPES.values()},
    **{timeline.name: timeline.title for timeline in OFFICIAL},
}
MIX_LABELS = {
    "white": "White", "white_yellow": "White and yellow", "yellow": "Yellow", "all": "White, yellow and red",
    "yellow_red": "Yellow and red", "red": "Red",
}  # fmt: skip
LONGEST_CAMPAIGN = 9
Pace = Literal["normal", "relaxed", "untimed"]


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A crew member's specialization on the previous mission and its level there. ``member`` is a seat, or an android
    as events number them: 11 is the first."""

    member: Annotated[int, Meta(ge=0)]
    specialization: Specialization
    level: Annotated[int, Meta(ge=1, le=3)]


class Options(msgspec.Struct, frozen=True):
    """The settings of a table; by default, a plain mission of the basic game."""

    mission: Annotated[
        MissionName,
        Meta(
            title="Mission",
            description="A new mission that nobody has heard yet, or an official one.",
            extra_json_schema={"labels": MISSION_LABELS},
        ),
    ] = "mission"
    common: Annotated[
        Mix,
        Meta(
            title="Common threats",
            description="The colors of the common threat cards.",
            extra_json_schema={"labels": MIX_LABELS},
        ),
    ] = "white"
    serious: Annotated[
        Mix,
        Meta(
            title="Serious threats",
            description="The colors of the serious threat cards.",
            extra_json_schema={"labels": MIX_LABELS},
        ),
    ] = "white"
    new_frontier: Annotated[
        bool,
        Meta(
            title="New threats",
            description="Add the threats of The New Frontier. Red threats need this.",
            extra_json_schema={"front": True},
        ),
    ] = False
    double_actions: Annotated[
        bool,
        Meta(
            title="Double actions",
            description="Play with the double action cards of The New Frontier.",
            extra_json_schema={"front": True},
        ),
    ] = False
    variable_range: Annotated[
        bool,
        Meta(
            title="Variable range",
            description="Interceptors can fly to all three distances. Double actions always include this.",
        ),
    ] = False
    specializations: Annotated[
        bool,
        Meta(
            title="Specializations",
            description="Everyone chooses a specialization, and special cards replace the heroic ones.",
            extra_json_schema={"front": True},
        ),
    ] = False
    fifth_member: Annotated[
        bool, Meta(title="Fifth crew member", description="One more android, and unconfirmed reports count.")
    ] = False
    no_androids: Annotated[
        bool, Meta(title="No androids", description="Three players fly without androids. For experts.")
    ] = False
    pace: Annotated[
        Pace,
        Meta(
            title="Pace",
            description="Relaxed: half again as much time. Untimed: a phase lasts until everyone agrees. "
            "Explorers earn experience at the normal pace only.",
            extra_json_schema={"front": True},
        ),
    ] = "normal"
    campaign: Annotated[
        int,
        Meta(
            ge=0,
            le=LONGEST_CAMPAIGN,
            title="Campaign",
            description="Fly this many missions in a row, with damage that stays. Three or more make a full campaign, "
            "one or two count as one that ended early, and 0 is a single mission.",
            extra_json_schema={"front": True},
        ),
    ] = 0
    explorers: Annotated[
        tuple[Explorer | None, ...],
        Meta(title="Explorers", description="Who flies, seat by seat.", extra_json_schema={"hidden": True}),
    ] = ()
    """Filled in when a match starts, for crews of the Experience System."""
    people: Annotated[
        tuple[bool, ...],
        Meta(
            title="People",
            description="Which seats are played by people rather than bots.",
            extra_json_schema={"hidden": True},
        ),
    ] = ()
    """Filled in together with the explorers; empty in old matches."""
    kept: Annotated[
        tuple[Kept, ...],
        Meta(
            title="Specializations from before",
            description="The crew's specializations on its last mission, which it can keep, one level higher.",
            extra_json_schema={"hidden": True},
        ),
    ] = ()
    """For a crew without the Experience System that came home and flies again (New Frontier, Subsequent Missions)."""


def _preset(
    title: str, description: str, mission: MissionName, pace: Pace = "normal", frontier: bool = False
) -> Preset:
    more = dict.fromkeys(("new_frontier", "double_actions", "specializations"), frontier)
    return Preset(title, description, {"mission": mission, "pace": pace, **more})


PRESETS: Final = (
    _preset(
        "Test run", "Two phases, seven turns and half again as much time. Your first flight.", "test_run", "relaxed"
    ),
    _preset("Simulation", "All three phases, and nothing inside the ship yet.", "simulation"),
    _preset("Advanced simulation", "Three phases, and someone comes aboard.", "advanced_simulation"),
    _preset("Full mission", "Ten minutes, white threats, the real thing.", "mission"),
    _preset(
        "The New Frontier",
        "Double actions, specializations, and new threats in the decks.",
        "double_action_easier",
        frontier=True,
    ),
)
_CREW: Final = ("normal",) * 3
QUICK_STARTS: Final = (
    QuickStart("A test run with hints", _CREW, PRESETS[0].options),
    QuickStart("A simulation", _CREW, PRESETS[1].options, after=1),
    QuickStart("An advanced simulation", _CREW, PRESETS[2].options, after=2),
    QuickStart("A full mission", _CREW, PRESETS[3].options, after=3),
)
