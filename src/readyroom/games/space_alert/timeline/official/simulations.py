"""The three simulations: full length, external threats only."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.timeline.notation import common, down, incoming, serious, timeline, transfer
from readyroom.games.space_alert.timeline.timeline import Timeline

SIMULATION_1 = timeline(
    "SIM-1", "Simulation 1", "simulation", "high", ("3:40", "7:30", "10:00"),
    common("0:10", 2, "red"), incoming("1:10"), serious("1:30", 3, "white"), transfer("2:00"), transfer("2:50"),
    common("3:50", 5, "red", unconfirmed=True), serious("4:50", 6, "blue"), transfer("5:40"), down("6:00", 15),
    incoming("6:45"),
    down("7:50", 10), transfer("8:25"),
)  # fmt: skip

SIMULATION_2 = timeline(
    "SIM-2", "Simulation 2", "simulation", "high", ("3:40", "7:30", "10:00"),
    incoming("0:10"), serious("0:20", 2, "blue"), transfer("1:10"), common("1:40", 4, "white"), transfer("3:00"),
    down("3:50", 10), serious("4:10", 6, "red"), incoming("4:45"), down("5:00", 10),
    common("5:30", 7, "white", unconfirmed=True), transfer("6:00"),
    transfer("8:00"), down("8:40", 10),
)  # fmt: skip

SIMULATION_3 = timeline(
    "SIM-3", "Simulation 3", "simulation", "high", ("4:00", "7:30", "10:00"),
    common("0:10", 1, "blue"), common("1:05", 3, "red"), incoming("1:40"), down("2:00", 10), transfer("2:30"),
    common("3:05", 4, "blue", unconfirmed=True),
    serious("4:10", 5, "white"), transfer("4:40"), incoming("5:00"), common("5:20", 7, "red"), transfer("5:55"),
    down("6:40", 10),
    down("7:50", 15), transfer("8:10"), down("8:25", 5),
)  # fmt: skip

TIMELINES: Final[tuple[Timeline, ...]] = (SIMULATION_1, SIMULATION_2, SIMULATION_3)
