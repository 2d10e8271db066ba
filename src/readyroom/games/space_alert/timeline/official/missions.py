"""The eight missions of the base box (sectors S2-1 to S2-8): 7 points of threats for four, 8 for five."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.timeline.notation import common, down, incoming, serious, timeline, transfer
from readyroom.games.space_alert.timeline.timeline import Timeline

MISSION_1 = timeline(
    "S2-1", "Mission 1", "mission", "high", ("3:45", "7:30", "10:00"),
    serious("0:10", 2, "white"), common("0:55", 3, "internal", unconfirmed=True), common("1:50", 4, "blue"),
    incoming("2:20"), down("2:50", 10), transfer("3:05"),
    incoming("3:50"), common("4:00", 5, "internal"), transfer("4:25"), common("4:50", 6, "blue"), down("5:20", 15),
    serious("5:50", 7, "red"), transfer("6:35"),
    down("7:50", 20), transfer("8:20"), down("9:15", 10),
)  # fmt: skip

MISSION_2 = timeline(
    "S2-2", "Mission 2", "mission", "high", ("4:00", "7:45", "10:20"),
    common("0:10", 1, "red", unconfirmed=True), common("0:35", 2, "internal"), common("1:30", 3, "white"),
    transfer("2:00"), common("2:35", 4, "red"), incoming("3:10"),
    incoming("4:05"), common("4:15", 5, "white"), serious("4:50", 6, "internal"), down("5:20", 20), transfer("5:45"),
    common("6:15", 8, "blue"), incoming("7:05"),
    transfer("8:00"), down("8:20", 30), transfer("9:25"),
)  # fmt: skip

# Communications fail ten seconds after the last data transfer is announced, so its window closes early.
MISSION_3 = timeline(
    "S2-3", "Mission 3", "mission", "high", ("3:50", "7:30", "10:00"),
    common("0:10", 2, "internal"), incoming("0:50"), common("1:15", 3, "blue"), down("1:50", 10),
    common("2:15", 4, "internal"), transfer("3:05"),
    serious("4:00", 6, "white"), down("4:30", 20), serious("4:55", 7, "blue"), transfer("5:20"), incoming("5:40"),
    common("5:55", 8, "red", unconfirmed=True), transfer("6:50"),
    down("7:40", 20), transfer("8:05", seconds=10), down("8:15", 10),
)  # fmt: skip

MISSION_4 = timeline(
    "S2-4", "Mission 4", "mission", "high", ("3:45", "7:20", "9:40"),
    common("0:10", 1, "red"), common("1:00", 3, "white", unconfirmed=True), incoming("1:30"),
    serious("1:55", 4, "red"), transfer("2:25"),
    transfer("3:55"), serious("4:10", 5, "internal"), incoming("4:35"), serious("5:00", 6, "blue"), down("5:45", 10),
    incoming("6:25"), down("6:35", 10),
    transfer("7:35"), down("8:00", 20), down("8:55", 15),
)  # fmt: skip

MISSION_5 = timeline(
    "S2-5", "Mission 5", "mission", "high", ("3:50", "7:30", "10:00"),
    down("0:10", 5), serious("0:20", 2, "blue"), incoming("1:05"), serious("1:30", 3, "internal"), transfer("2:20"),
    common("2:55", 4, "red"),
    down("4:00", 25), common("4:30", 6, "red"), common("5:05", 7, "internal", unconfirmed=True),
    common("6:00", 8, "white"), transfer("6:35"), transfer("6:50"),
    incoming("7:45"), transfer("8:00"), down("8:20", 20),
)  # fmt: skip

MISSION_6 = timeline(
    "S2-6", "Mission 6", "mission", "high", ("3:50", "7:45", "10:20"),
    incoming("0:10"), common("0:20", 1, "blue"), common("0:45", 2, "internal"), serious("1:10", 3, "white"),
    down("1:30", 10), incoming("2:10"), incoming("3:00"),
    common("3:55", 5, "blue"), transfer("4:25"), common("4:45", 6, "internal"),
    common("5:20", 7, "white", unconfirmed=True), transfer("6:05"), common("6:50", 8, "red"),
    down("8:00", 30), down("8:40", 5), transfer("9:40"),
)  # fmt: skip

MISSION_7 = timeline(
    "S2-7", "Mission 7", "mission", "high", ("3:40", "7:30", "10:00"),
    common("0:10", 1, "blue", unconfirmed=True), serious("0:35", 3, "red"), incoming("1:10"),
    serious("1:45", 4, "internal"), transfer("2:15"), down("2:55", 10),
    common("3:45", 5, "white"), incoming("4:05"), common("4:25", 7, "red"), transfer("4:50"),
    common("5:20", 8, "white"), transfer("6:00"),
    incoming("7:35"), down("7:55", 5), down("8:05", 10), down("8:20", 25),
)  # fmt: skip

MISSION_8 = timeline(
    "S2-8", "Mission 8", "mission", "high", ("3:25", "7:15", "9:40"),
    common("0:10", 3, "internal"), down("0:40", 10), serious("1:10", 4, "blue"), down("1:30", 15), incoming("2:30"),
    incoming("2:40"),
    serious("3:30", 5, "white"), down("4:00", 10), transfer("4:35"), serious("4:55", 7, "red"), transfer("5:20"),
    common("6:20", 8, "blue", unconfirmed=True),
    down("7:30", 10), transfer("8:10"), down("8:50", 20),
)  # fmt: skip

TIMELINES: Final[tuple[Timeline, ...]] = (
    MISSION_1,
    MISSION_2,
    MISSION_3,
    MISSION_4,
    MISSION_5,
    MISSION_6,
    MISSION_7,
    MISSION_8,
)
