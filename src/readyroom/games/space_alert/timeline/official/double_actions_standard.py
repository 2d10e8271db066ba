"""The twelve standard missions for double actions: 10 points of threats for four, 12 for five.

NF-3 to NF-6 come with the New Frontier box; the others were published later, and one source attests them.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.timeline.notation import common, down, incoming, serious, timeline, transfer
from readyroom.games.space_alert.timeline.timeline import Timeline

STANDARD_1 = timeline(
    "NF-3", "Double action mission 1", "double_action_standard", "two_sources", ("4:50", "9:00", "13:30"),
    serious("0:15", 2, "white"), common("1:00", 2, "internal"), incoming("1:30"), common("1:55", 3, "blue"),
    down("2:30", 10), common("3:05", 4, "internal"), transfer("4:00"),
    common("5:00", 5, "red"), serious("5:20", 6, "white", unconfirmed=True), down("6:00", 20),
    serious("6:30", 7, "blue"), transfer("6:55"), incoming("7:15"), serious("7:30", 8, "red"), transfer("8:10"),
    down("9:15", 20), transfer("10:00"), down("11:00", 10),
)  # fmt: skip

STANDARD_2 = timeline(
    "NF-4", "Double action mission 2", "double_action_standard", "two_sources", ("4:50", "9:40", "13:30"),
    common("0:15", 1, "red"), incoming("0:40"), serious("1:05", 2, "blue"),
    common("2:00", 3, "white", unconfirmed=True), transfer("2:35"), down("3:00", 10), transfer("3:25"),
    serious("3:55", 4, "internal"),
    common("5:05", 5, "blue"), transfer("5:30"), serious("5:45", 6, "red"), incoming("6:10"), down("6:25", 15),
    common("6:50", 7, "internal"), common("7:20", 7, "white"), transfer("7:45"),
    common("8:05", 8, "blue", unconfirmed=True), down("8:55", 15),
    down("10:05", 30), transfer("10:50"), transfer("12:35"),
)  # fmt: skip

STANDARD_3 = timeline(
    "NF-5", "Double action mission 3", "double_action_standard", "two_sources", ("4:55", "9:20", "13:00"),
    common("0:15", 2, "internal"), serious("0:40", 2, "red"), incoming("1:05"), down("1:30", 20), transfer("2:15"),
    serious("2:35", 3, "white"), transfer("3:25"), common("4:00", 4, "red"),
    serious("5:05", 5, "internal", unconfirmed=True), incoming("5:35"), serious("6:00", 6, "blue"), transfer("6:35"),
    transfer("6:50"), down("7:10", 10), common("7:30", 7, "internal"), common("8:25", 8, "white"),
    transfer("9:30"), down("10:30", 25), transfer("11:00"), down("12:05", 15),
)  # fmt: skip

STANDARD_4 = timeline(
    "NF-6", "Double action mission 4", "double_action_standard", "two_sources", ("5:10", "10:00", "14:00"),
    common("0:10", 1, "red", unconfirmed=True), common("0:40", 2, "internal"), serious("1:30", 3, "white"),
    incoming("1:55"), incoming("2:10"), common("2:30", 4, "blue"), transfer("3:00"), common("3:25", 4, "internal"),
    down("3:45", 5), transfer("4:20"),
    common("5:25", 5, "red"), serious("5:50", 6, "white"), transfer("6:20"), common("6:50", 7, "blue"),
    common("7:10", 7, "internal", unconfirmed=True), down("7:45", 15), common("8:15", 8, "red"), transfer("8:40"),
    down("9:05", 10),
    down("10:10", 10), down("10:30", 10), down("10:50", 20), transfer("11:40"), transfer("12:20"),
)  # fmt: skip

STANDARD_5 = timeline(
    "DA-standard-5", "Double action mission 5", "double_action_standard", "single_source", ("4:50", "9:10", "13:00"),
    common("0:10", 1, "blue"), down("0:45", 15), serious("1:15", 2, "white"), transfer("1:50"), incoming("2:15"),
    serious("2:35", 4, "internal"), transfer("3:20"), common("4:05", 4, "blue"),
    incoming("5:00"), serious("5:10", 5, "red"), transfer("5:45"), common("6:10", 6, "white"), down("6:35", 25),
    serious("7:05", 7, "internal", unconfirmed=True), transfer("7:35"), common("8:15", 8, "red"),
    down("9:25", 15), transfer("10:00"), down("11:15", 15), transfer("12:20"),
)  # fmt: skip

STANDARD_6 = timeline(
    "DA-standard-6", "Double action mission 6", "double_action_standard", "single_source", ("5:00", "9:30", "13:30"),
    common("0:10", 1, "blue", unconfirmed=True), common("0:40", 2, "red"), down("1:15", 15), incoming("1:40"),
    transfer("2:00"), serious("2:25", 3, "internal"), common("2:50", 3, "blue"), transfer("3:35"),
    serious("4:05", 4, "red"),
    down("5:10", 10), common("5:25", 5, "white", unconfirmed=True), common("6:25", 6, "internal"), incoming("6:55"),
    transfer("7:05"), serious("7:20", 6, "white"), common("8:00", 7, "red"), incoming("8:40"),
    transfer("9:40"), down("10:00", 30), down("10:35", 15), transfer("11:55"),
)  # fmt: skip

STANDARD_7 = timeline(
    "DA-standard-7", "Double action mission 7", "double_action_standard", "single_source", ("5:10", "9:50", "14:00"),
    common("0:10", 1, "red"), down("0:40", 10), common("1:10", 2, "internal", unconfirmed=True),
    common("1:55", 2, "white"), incoming("2:25"), transfer("2:40"), incoming("3:00"), serious("3:30", 3, "blue"),
    common("4:20", 4, "white"),
    transfer("5:15"), serious("5:30", 5, "internal"), transfer("6:00"), common("6:25", 6, "red", unconfirmed=True),
    down("6:50", 10), down("7:05", 15), common("7:30", 7, "white"), common("8:00", 8, "internal"), transfer("8:30"),
    common("8:55", 8, "blue"),
    transfer("10:05"), down("11:00", 10), down("11:15", 15), down("11:35", 20), transfer("13:15"),
)  # fmt: skip

STANDARD_8 = timeline(
    "DA-standard-8", "Double action mission 8", "double_action_standard", "single_source", ("5:00", "9:30", "13:30"),
    common("0:10", 2, "internal"), common("0:35", 2, "blue"), down("1:00", 20), incoming("1:35"), transfer("1:45"),
    common("2:20", 3, "white"), incoming("2:50"), transfer("3:00"), serious("3:20", 4, "red"),
    common("4:10", 4, "internal"),
    common("5:15", 5, "blue"), incoming("5:50"), serious("6:15", 6, "white", unconfirmed=True), transfer("6:50"),
    common("7:25", 7, "internal"), serious("8:05", 8, "blue"), transfer("8:35"),
    down("10:05", 5), down("10:20", 30), transfer("11:05"), down("12:40", 20),
)  # fmt: skip

STANDARD_9 = timeline(
    "DA-standard-9", "Double action mission 9", "double_action_standard", "single_source", ("4:50", "9:10", "13:00"),
    down("0:10", 10), common("0:25", 1, "white"), incoming("0:50"), serious("1:05", 2, "red"), transfer("1:30"),
    common("1:55", 2, "internal"), transfer("2:35"), serious("3:20", 3, "blue", unconfirmed=True), transfer("4:05"),
    down("4:55", 20), common("5:20", 5, "internal"), incoming("5:40"), serious("5:55", 6, "red"), transfer("6:25"),
    common("6:50", 7, "white"), serious("7:45", 8, "blue"), incoming("8:20"),
    transfer("9:35"), transfer("9:50"), down("10:15", 10), down("10:35", 30),
)  # fmt: skip

STANDARD_10 = timeline(
    "DA-standard-10", "Double action mission 10", "double_action_standard", "single_source", ("5:00", "9:30", "13:30"),
    transfer("0:10"), common("0:25", 2, "red"), down("0:50", 15), serious("1:15", 3, "internal"), transfer("1:55"),
    common("2:35", 3, "white"), transfer("3:00"), common("3:25", 4, "blue"), down("4:05", 20),
    serious("5:05", 5, "white"), serious("5:35", 6, "red", unconfirmed=True), common("6:15", 7, "blue"),
    transfer("6:40"), down("7:00", 25), transfer("7:35"), common("8:00", 8, "internal"), common("8:40", 8, "white"),
    incoming("9:40"), transfer("10:30"), down("11:05", 10), transfer("12:40"),
)  # fmt: skip

STANDARD_11 = timeline(
    "DA-standard-11", "Double action mission 11", "double_action_standard", "single_source", ("5:10", "9:50", "14:00"),
    incoming("0:10"), common("0:20", 1, "white"), common("1:05", 2, "blue", unconfirmed=True),
    common("2:10", 3, "internal"), transfer("2:30"), serious("2:50", 3, "white"), transfer("3:10"), down("3:50", 10),
    common("4:25", 4, "red"),
    serious("5:20", 5, "blue"), common("6:05", 6, "white", unconfirmed=True), transfer("6:40"), incoming("6:55"),
    common("7:20", 7, "internal"), common("7:45", 7, "red"), down("8:15", 15), common("8:55", 8, "white"),
    incoming("9:15"),
    transfer("10:50"), down("12:20", 30), down("13:05", 10), transfer("13:20"),
)  # fmt: skip

STANDARD_12 = timeline(
    "DA-standard-12", "Double action mission 12", "double_action_standard", "single_source", ("5:00", "9:30", "13:30"),
    common("0:10", 2, "white"), common("0:40", 2, "internal", unconfirmed=True), common("1:40", 3, "blue"),
    incoming("2:10"), incoming("2:20"), down("2:30", 20), transfer("3:15"), serious("3:35", 4, "internal"),
    transfer("5:05"), common("5:20", 5, "red"), serious("5:50", 6, "white"), incoming("6:15"), down("6:25", 30),
    common("7:10", 7, "white", unconfirmed=True), serious("7:40", 7, "internal"), transfer("8:05"),
    common("8:45", 8, "blue"),
    transfer("9:40"), transfer("10:50"), down("11:20", 20), transfer("12:05"),
)  # fmt: skip

TIMELINES: Final[tuple[Timeline, ...]] = (
    STANDARD_1,
    STANDARD_2,
    STANDARD_3,
    STANDARD_4,
    STANDARD_5,
    STANDARD_6,
    STANDARD_7,
    STANDARD_8,
    STANDARD_9,
    STANDARD_10,
    STANDARD_11,
    STANDARD_12,
)
