"""The three advanced simulations: internal threats join in."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.timeline.notation import common, down, incoming, serious, timeline, transfer
from readyroom.games.space_alert.timeline.timeline import Timeline

ADVANCED_SIMULATION_1 = timeline(
    "AS-1", "Advanced simulation 1", "advanced_simulation", "high", ("4:00", "7:30", "10:00"),
    common("0:10", 2, "internal"), common("1:00", 3, "white"), transfer("1:50"),
    common("2:20", 4, "red", unconfirmed=True), incoming("3:10"),
    common("4:10", 5, "internal"), incoming("4:50"), serious("5:20", 7, "blue"), transfer("5:40"), down("6:00", 10),
    transfer("6:40"),
    down("7:50", 20), transfer("8:20"), down("9:10", 10),
)  # fmt: skip

ADVANCED_SIMULATION_2 = timeline(
    "AS-2", "Advanced simulation 2", "advanced_simulation", "high", ("4:10", "7:30", "10:00"),
    incoming("0:10"), serious("0:20", 2, "white"), common("1:15", 3, "blue", unconfirmed=True), down("2:00", 15),
    serious("2:35", 4, "internal"), transfer("3:20"),
    incoming("4:20"), transfer("4:30"), common("4:45", 7, "red"), down("5:20", 30),
    transfer("7:35"), transfer("8:00"), down("8:30", 10),
)  # fmt: skip

ADVANCED_SIMULATION_3 = timeline(
    "AS-3", "Advanced simulation 3", "advanced_simulation", "high", ("4:10", "7:40", "10:00"),
    common("0:10", 1, "red"), incoming("1:10"), serious("1:40", 3, "internal"), transfer("2:30"),
    common("3:20", 4, "blue"),
    common("4:20", 5, "white", unconfirmed=True), incoming("5:00"), common("5:20", 6, "internal"), down("5:45", 10),
    transfer("6:05"), down("6:45", 15),
    down("7:50", 10), down("8:05", 10), transfer("9:05"),
)  # fmt: skip

TIMELINES: Final[tuple[Timeline, ...]] = (ADVANCED_SIMULATION_1, ADVANCED_SIMULATION_2, ADVANCED_SIMULATION_3)
