"""The ten specializations: their names, and their basic and advanced cards in our words. New ones go to the
end of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from readyroom.games.space_alert.experience.explorer import Specialization

ROCKETEER: Final = 0
DATA_ANALYST: Final = 1
ENERGY_TECHNICIAN: Final = 2
PULSE_GUNNER: Final = 3
MEDIC: Final = 4
TELEPORTER: Final = 5
HYPERNAVIGATOR: Final = 6
SPECIAL_OPS: Final = 7
SQUAD_LEADER: Final = 8
MECHANIC: Final = 9
NO_SPECIALIZATION: Final = -1


class Specialist:
    """A specialization: its name, and the texts of its basic and its advanced card."""

    __slots__ = ("advanced", "basic", "id", "name", "since", "until")

    def __init__(self, name: Specialization, basic: str, advanced: str, since: int = 1, until: int = 0) -> None:
        self.name: Specialization = name
        self.id = name.replace(" ", "_")
        """The name as a single word, for actions and views."""
        self.basic = basic
        self.advanced = advanced
        self.since = since
        self.until = until


SPECIALISTS: Final[tuple[Specialist, ...]] = (
    Specialist(
        "rocketeer",
        "Launch a rocket from anywhere on the ship.",
        "In lower blue: launch two rockets together, strength 5. Otherwise a plain C.",
    ),
    Specialist(
        "data analyst",
        "Maintain the computer from anywhere on the ship. 1 bonus point if the ship comes home.",
        "In lower white: look out the window, counting as three people. Otherwise a plain C.",
    ),
    Specialist(
        "energy technician",
        "Refuel the central reactor from anywhere on the ship.",
        "On the upper deck: a shield for this turn only, 2 in your zone and 1 in the others.",
    ),
    Specialist(
        "pulse gunner",
        "Fire the laser of your station and the pulse cannon together, or neither. In lower white, a plain A.",
        "In lower white: the pulse cannon does 2 damage in its range and 1 one distance farther. Otherwise a plain A.",
    ),
    Specialist(
        "medic",
        "Before everyone else acts, and after one movement if you like: everyone in your station makes their first "
        "A, B or battlebot action heroic this turn.",
        "Before everyone else acts, and after one movement if you like: nobody in your station can be knocked out "
        "this turn. Costs the crew 1 point.",
    ),
    Specialist(
        "teleporter",
        "Teleport the holder of your first token to the holder of the second.",
        "From the red or blue zone: teleport to the opposite zone and deck.",
    ),
    Specialist(
        "hypernavigator",
        "On the lower deck: all threats advance one square less this turn.",
        "In lower white on turn 10 or 11: jump home when this turn is over.",
    ),
    Specialist(
        "special ops",
        "Prepare: your next A, B or battlebot action is heroic.",
        "With another card: nothing delays it, nothing earlier this turn stands in its way, and it does you no harm.",
    ),
    Specialist(
        "squad leader",
        "Your active squad repairs one damage tile in your zone. A disabled squad becomes active again.",
        "With an active squad, anywhere but in lower blue: run to upper red and take off. In space: a heroic "
        "battlebot action.",
    ),
    Specialist(
        "mechanic",
        "Ready the cannon of your station: its next shot is 1 stronger, or the pulse cannon reaches one distance "
        "farther.",
        "Repair 2 points of a malfunction in your station.",
    ),
)
NAMES: Final = tuple(one.name for one in SPECIALISTS)
IDS: Final = tuple(one.id for one in SPECIALISTS)
TITLES: Final = {one.id: one.name.title() for one in SPECIALISTS}
TEXTS: Final = tuple((one.basic, one.advanced) for one in SPECIALISTS)
JOINS: Final[dict[int, tuple[str, ...]]] = {MEDIC: ("special", "advanced"), SPECIAL_OPS: ("advanced",)}
"""Whose special cards, by their orders, can lie on a space together with another card."""
