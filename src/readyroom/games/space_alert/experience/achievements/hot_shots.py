"""The Hot Shots category: impressive efforts of one explorer.

Only Troubleshooter's criterion is known; the others are our own, true to the names and the points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from readyroom.games.space_alert.experience.achievements.kinds import Achievement, Origin, Proof
from readyroom.games.space_alert.experience.deeds import INTERCEPTORS, ROCKET, Deeds, deeds
from readyroom.games.space_alert.experience.flight import Flown
from readyroom.games.space_alert.mission.cards import BY_CODE
from readyroom.games.space_alert.mission.mission import TURNS

DOOM: Final = 4
TROUBLE: Final = 6
SORTIES: Final = 3
SHOTS: Final = 5
ROCKETS: Final = 3
ENERGY: Final = 8
PHASES: Final = 3
IDLE: Final = 7

Seen = Callable[[Flown, int], bool]


def doombringer(flown: Flown, me: int) -> bool:
    return len(deeds(flown.trace, me).kills) >= DOOM


def troubleshooter(flown: Flown, me: int) -> bool:
    return deeds(flown.trace, me).internal_damage >= TROUBLE


def ace_pilot(flown: Flown, me: int) -> bool:
    return len(turns_hitting(deeds(flown.trace, me), (INTERCEPTORS,))) >= SORTIES


def blaster_master(flown: Flown, me: int) -> bool:
    mine = deeds(flown.trace, me)
    cannons = tuple({hit.weapon for hit in mine.hits} - {ROCKET, INTERCEPTORS})
    return len(turns_hitting(mine, cannons)) >= SHOTS


def rocket_star(flown: Flown, me: int) -> bool:
    mine = deeds(flown.trace, me)
    return mine.rockets >= ROCKETS and len(turns_hitting(mine, (ROCKET,))) >= mine.rockets


def transfer_technician(flown: Flown, me: int) -> bool:
    return deeds(flown.trace, me).energy >= ENERGY


def observer(flown: Flown, me: int) -> bool:
    return len(deeds(flown.trace, me).looked) >= PHASES


def lazy_bum(flown: Flown, me: int) -> bool:
    mine = deeds(flown.trace, me)
    return len(mine.idle) >= IDLE and not mine.out


def inspector(flown: Flown, me: int) -> bool:
    return len(deeds(flown.trace, me).maintained) >= PHASES


def busy_bee(flown: Flown, me: int) -> bool:
    mine = deeds(flown.trace, me)
    return mine.last_turn >= TURNS and not mine.idle and not mine.wasted and not mine.out


def grand_finale(flown: Flown, me: int) -> bool:
    kills = deeds(flown.trace, me).kills
    return any(turn == TURNS and BY_CODE[threat].serious for turn, threat in kills)


def turns_hitting(mine: Deeds, weapons: tuple[str, ...]) -> set[int]:
    return {hit.turn for hit in mine.hits if hit.weapon in weapons}


TABLE: Final[tuple[tuple[str, str, int, int, Seen | None, Origin, str], ...]] = (
    ("doombringer", "Doombringer", 7, 2, doombringer, "designed",
     f"You damaged {DOOM} or more threats on the very turn they were destroyed."),
    ("troubleshooter", "Troubleshooter", 6, 2, troubleshooter, "printed",
     f"You dealt {TROUBLE} or more damage to internal threats yourself."),
    ("ace_pilot", "Ace Pilot", 5, 2, ace_pilot, "designed",
     f"Your interceptors hit something on {SORTIES} or more turns."),
    ("blaster_master", "Blaster Master", 4, 2, blaster_master, "designed",
     f"Cannons you fired hit something on {SHOTS} or more turns."),
    ("rocket_star", "Rocket Star", 3, 2, rocket_star, "designed",
     "You launched all three rockets, and each one hit."),
    ("transfer_technician", "Transfer Technician", 2, 2, transfer_technician, "designed",
     f"You moved {ENERGY} or more energy to shields and side reactors."),
    ("observer", "Observer", 1, 2, observer, "designed", "You looked out the window in every phase."),
    ("lazy_bum", "Lazy Bum", 2, 2, lazy_bum, "designed",
     f"You had nothing planned on {IDLE} or more turns, and you were not knocked out."),
    ("inspector", "Inspector", 3, 2, inspector, "designed", "You maintained the computer in every phase."),
    ("take_one_for_the_team", "Take One for the Team", 4, 2, None, "designed",
     "You were knocked out to save the crew, and they agree."),
    ("extra_special_specialist", "Extra Special Specialist", 5, 5, None, "designed",
     "Both cards of your specialization were truly useful on the same mission, and the crew agrees."),
    ("busy_bee", "Busy Bee", 6, 2, busy_bee, "designed",
     "You did something on every turn, and none of it was delayed or without effect."),
    ("grand_finale", "Grand Finale", 7, 2, grand_finale, "designed",
     "You damaged a serious threat on the last turn of the mission, and it was destroyed."),
)  # fmt: skip


def _proof(seen: Seen | None) -> Proof:
    return "crew" if seen is None else "trace"


SEEN: Final[dict[str, Seen]] = {id: seen for id, _, _, _, seen, _, _ in TABLE if seen is not None}
HOT_SHOTS: Final = tuple(
    Achievement(id, name, "hot_shots", points, level, text, _proof(seen), origin)
    for id, name, points, level, seen, origin, text in TABLE
)
