"""The fifty missions. A line is one crew figure; its reward is written in the language of ``effects``.

New ones go to the end of the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from readyroom.games.starship_captains.effects import Effect, parse
from readyroom.games.starship_captains.names import BLUE, COLOURS, GOLD, ORDINALS, RED, YELLOW, Source, number_of


@dataclass(frozen=True)
class Line:
    """A line of a mission: the color that matches it, and what it brings."""

    colour: int
    says: str
    effect: Effect


@dataclass(frozen=True)
class Mission:
    """A mission card. ``source`` tells whether its name and special rule come from the rulebook, or all is ours."""

    id: str
    name: str
    points: int
    lines: tuple[Line, ...]
    source: Source
    since: int = 1
    until: int = 0

    def has_line(self, colour: int) -> bool:
        return any(line.colour == colour for line in self.lines)

    def line_name(self, number: int) -> str:
        """What a line goes by: its color, and which it is of several in that color."""
        colour = self.lines[number].colour
        same = [i for i, line in enumerate(self.lines) if line.colour == colour]
        which = f"{ORDINALS[same.index(number)]} " if len(same) > 1 else ""
        return f"the {which}{COLOURS[colour]} line"


def _mission(
    name: str, points: int, *lines: tuple[int, str], source: Source = "designed", since: int = 1, until: int = 0
) -> Mission:
    id = name.lower().replace("'", "").replace(" ", "-")
    printed = tuple(Line(colour, says, parse(says)) for colour, says in lines)
    return Mission(id, name, points, printed, source, since, until)


MISSIONS: Final[tuple[Mission, ...]] = (
    _mission(
        "Gateway to the Stars",
        7,
        (RED, "jump advance(any,1)"),
        (BLUE, "peek-missions(3) artifact repair"),
        (YELLOW, "medal advance(any,1)"),
        source="rulebook",
    ),
    _mission(
        "Restore the Hive Mind",
        8,
        (BLUE, "android"),
        (GOLD, "each(android-in-crew,4){advance(tincan,2)}"),
        (RED, "advance(tincan,1) repair"),
        source="rulebook",
    ),
    _mission(
        "Tincan Library",
        7,
        (RED, "advance(tincan,3)"),
        (BLUE, "draw-tech(3)"),
        (GOLD, "artifact artifact artifact"),
        source="rulebook",
    ),
    _mission(
        "Steal Secret Plans",
        7,
        (YELLOW, "damage draw-omega(3)"),
        (RED, "jump ambush advance(coop,1)"),
        (BLUE, "advance(nian,3)"),
        source="rulebook",
    ),
    _mission(
        "Standoff at the Rift",
        8,
        (YELLOW, "damage damage advance(any,4)"),
        (BLUE, "repair medal"),
        (RED, "move move"),
        source="rulebook",
    ),
    _mission(
        "Ghost Ship Salvage",
        8,
        (YELLOW, "damage pirate-token advance(nian,2)"),
        (BLUE, "research"),
        (RED, "move repair"),
    ),
    _mission("Comet Rodeo", 8, (RED, "move move move"), (YELLOW, "ambush artifact artifact"), (BLUE, "advance(any,2)")),
    _mission(
        "Embargo Breakers",
        8,
        (YELLOW, "fight"),
        (RED, "advance(coop,3)"),
        (YELLOW, "[pirate-token -> medal advance(any,2)]"),
    ),
    _mission("Plague Ward Nine", 7, (BLUE, "dequeue"), (BLUE, "repair repair"), (RED, "advance(coop,2) medal")),
    _mission("Clock That Runs Back", 8, (BLUE, "dequeue dequeue damage"), (RED, "jump"), (GOLD, "advance(any,4)")),
    _mission(
        "Duel by Proxy",
        7,
        (YELLOW, "damage medal medal medal"),
        (RED, "(advance(coop,3) / advance(nian,3))"),
        (YELLOW, "artifact repair"),
    ),
    _mission(
        "Orchard of Glass",
        7,
        (BLUE, "artifact artifact"),
        (RED, "medal advance(coop,2)"),
        (BLUE, "[artifact -> android repair]"),
    ),
    _mission(
        "Deep Ice Drill", 7, (BLUE, "research"), (YELLOW, "damage artifact medal advance(any,2)"), (RED, "repair move")
    ),
    _mission("Hostage Diplomacy", 8, (RED, "advance(nian,4)"), (YELLOW, "ambush fight"), (BLUE, "medal")),
    _mission("Machine Choir", 7, (BLUE, "android"), (RED, "advance(tincan,3)"), (YELLOW, "repair repair")),
    _mission(
        "Smugglers' Moon",
        8,
        (YELLOW, "[artifact -> pirate-token medal]"),
        (YELLOW, "advance(nian,3)"),
        (RED, "jump medal"),
    ),
    _mission(
        "Festival of Flares", 7, (RED, "advance(any,2) advance(any,1)"), (BLUE, "medal artifact"), (YELLOW, "dequeue")
    ),
    _mission("Sunken Archive", 7, (BLUE, "recycle"), (BLUE, "artifact repair"), (YELLOW, "advance(tincan,2) medal")),
    _mission("Rescue at Redfall", 7, (RED, "advance(coop,3)"), (RED, "dequeue"), (YELLOW, "fight repair")),
    _mission(
        "Quiet Mutiny",
        7,
        (RED, "[medal -> dequeue dequeue]"),
        (YELLOW, "advance(coop,3)"),
        (BLUE, "repair advance(any,1)"),
    ),
    _mission(
        "Beacon Builders", 8, (BLUE, "[tech -> advance(any,4)]"), (RED, "move move"), (YELLOW, "medal advance(coop,1)")
    ),
    _mission(
        "Nest of Drones",
        7,
        (YELLOW, "fight ambush medal"),
        (YELLOW, "damage android advance(nian,1)"),
        (BLUE, "repair repair"),
    ),
    _mission(
        "Translation Error",
        7,
        (RED, "(advance(tincan,3) / advance(nian,3))"),
        (BLUE, "research"),
        (YELLOW, "damage medal advance(any,2)"),
    ),
    _mission(
        "Spice Convoy",
        7,
        (YELLOW, "pirate-token artifact"),
        (RED, "advance(coop,2) advance(nian,2)"),
        (BLUE, "medal artifact"),
    ),
    _mission(
        "Vault of Masks",
        7,
        (GOLD, "advance(any,3) medal medal"),
        (YELLOW, "artifact artifact ambush"),
        (RED, "jump advance(nian,1)"),
    ),
    _mission("Storm Cartography", 7, (RED, "move move repair"), (BLUE, "artifact medal"), (BLUE, "advance(any,2)")),
    _mission(
        "Ransom Run", 7, (YELLOW, "[artifact -> advance(any,4)]"), (RED, "move move advance(coop,1)"), (YELLOW, "fight")
    ),
    _mission(
        "Tournament of Hulls",
        7,
        (YELLOW, "damage damage medal medal pirate-token artifact"),
        (RED, "advance(coop,3)"),
        (BLUE, "repair medal"),
    ),
    _mission("Signal in the Static", 6, (BLUE, "artifact advance(tincan,2)"), (RED, "move move")),
    _mission("Cold Harbor Relief", 6, (BLUE, "repair repair"), (YELLOW, "medal advance(coop,1)")),
    _mission("Convoy Duty", 6, (YELLOW, "fight"), (RED, "advance(coop,3)")),
    _mission("Prison Exchange", 6, (RED, "advance(nian,3)"), (YELLOW, "ambush medal medal")),
    _mission("Lost Shuttle", 6, (RED, "jump advance(coop,1)"), (BLUE, "dequeue repair")),
    _mission("Gallery Heist", 6, (YELLOW, "artifact artifact ambush"), (BLUE, "[artifact -> advance(any,4)]")),
    _mission("Academy Visit", 6, (RED, "medal advance(coop,1)"), (GOLD, "dequeue dequeue")),
    _mission("Scrap Run", 6, (BLUE, "recycle"), (YELLOW, "pirate-token advance(nian,1)")),
    _mission("Border Toll", 6, (YELLOW, "(medal / pirate-token)"), (RED, "advance(any,3)")),
    _mission("Minefield Sweep", 6, (YELLOW, "damage damage advance(any,4) artifact"), (RED, "move repair")),
    _mission("Old Friend's Debt", 6, (RED, "[medal -> advance(any,4)]"), (BLUE, "android")),
    _mission("Derelict Yard", 6, (BLUE, "research"), (YELLOW, "pirate-token advance(nian,1)")),
    _mission(
        "Siege of Lantern Reach",
        9,
        (YELLOW, "fight"),
        (YELLOW, "damage medal medal artifact"),
        (RED, "advance(coop,4)"),
        (BLUE, "repair repair"),
    ),
    _mission(
        "First Council",
        9,
        (RED, "advance(coop,3)"),
        (BLUE, "advance(tincan,3)"),
        (YELLOW, "advance(nian,3)"),
        (GOLD, "medal medal medal"),
    ),
    _mission(
        "World Engine",
        9,
        (BLUE, "research"),
        (BLUE, "repair repair"),
        (RED, "jump advance(coop,1)"),
        (GOLD, "android advance(tincan,3)"),
    ),
    _mission(
        "Ark Evacuation",
        9,
        (RED, "dequeue"),
        (RED, "move move"),
        (BLUE, "repair advance(tincan,2)"),
        (YELLOW, "advance(coop,3)"),
    ),
    _mission(
        "Pirate King's Wake",
        9,
        (YELLOW, "pirate-token pirate-token ambush"),
        (YELLOW, "fight"),
        (RED, "advance(nian,4)"),
        (BLUE, "artifact advance(tincan,1)"),
    ),
    _mission(
        "Trial of the Captain",
        10,
        (RED, "medal medal"),
        (RED, "advance(any,3)"),
        (BLUE, "[artifact -> medal dequeue]"),
        (YELLOW, "damage advance(any,3)"),
    ),
    _mission(
        "Impossible Maze",
        10,
        (BLUE, "artifact artifact"),
        (RED, "move move"),
        (YELLOW, "damage android medal"),
        (BLUE, "advance(tincan,3)"),
    ),
    _mission(
        "Grand Regatta",
        9,
        (RED, "move move move"),
        (RED, "jump advance(coop,1)"),
        (YELLOW, "fight"),
        (BLUE, "artifact advance(tincan,2)"),
    ),
    _mission(
        "Dead Star Dig",
        10,
        (BLUE, "[tech -> artifact artifact medal]"),
        (BLUE, "research"),
        (YELLOW, "damage artifact advance(tincan,3)"),
        (RED, "advance(any,3)"),
    ),
    _mission(
        "Galactic Games",
        10,
        (RED, "advance(any,1) medal"),
        (BLUE, "advance(any,1) repair"),
        (YELLOW, "advance(any,1) artifact"),
        (GOLD, "dequeue dequeue"),
    ),
)

MISSION_NUMBER: Final = number_of(mission.id for mission in MISSIONS)
