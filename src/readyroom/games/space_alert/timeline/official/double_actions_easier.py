"""The six easier missions for double actions: 8 points of threats for four, 10 for five.

NF-1 and NF-2 come with the New Frontier box; the others were published later, and one source attests them.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.timeline.notation import common, down, incoming, serious, timeline, transfer
from readyroom.games.space_alert.timeline.timeline import Timeline

EASIER_1 = timeline(
    "NF-1", "Easier double action mission 1", "double_action_easier", "two_sources", ("4:50", "9:00", "12:30"),
    serious("0:10", 2, "white"), common("0:45", 3, "red", unconfirmed=True), serious("1:30", 3, "internal"),
    transfer("1:55"), incoming("2:20"), down("2:50", 10), common("3:20", 4, "blue"), incoming("3:55"),
    transfer("4:05"),
    down("5:20", 20), common("5:55", 6, "blue"), incoming("6:15"), transfer("6:25"),
    common("6:45", 7, "white", unconfirmed=True), serious("7:15", 8, "red"), down("7:35", 15), transfer("8:20"),
    down("9:15", 20), transfer("9:50"), transfer("10:30"),
)  # fmt: skip

EASIER_2 = timeline(
    "NF-2", "Easier double action mission 2", "double_action_easier", "two_sources", ("4:50", "9:00", "13:00"),
    common("0:10", 1, "red"), common("1:00", 2, "internal"), incoming("1:35"), transfer("2:00"),
    common("2:30", 3, "white"), transfer("3:30"), common("3:55", 4, "red"),
    common("5:00", 5, "white"), down("5:20", 20), transfer("5:45"), serious("6:05", 7, "red", unconfirmed=True),
    common("6:40", 7, "internal"), incoming("7:05"), serious("7:25", 8, "blue"), transfer("8:10"),
    down("9:10", 10), transfer("9:55"), down("10:35", 30), transfer("12:10"),
)  # fmt: skip

EASIER_3 = timeline(
    "DA-easier-3", "Easier double action mission 3", "double_action_easier", "single_source", ("4:40", "8:50", "12:30"),
    common("0:10", 1, "blue"), common("0:45", 3, "white"), transfer("1:15"), serious("1:40", 3, "internal"),
    down("2:10", 20), transfer("2:45"), common("3:20", 4, "blue"), incoming("3:55"),
    incoming("4:55"), serious("5:10", 5, "white", unconfirmed=True), transfer("5:35"), down("6:00", 15),
    common("6:20", 6, "internal"), transfer("6:55"), serious("7:15", 7, "red"), down("8:00", 15),
    down("9:25", 20), transfer("9:55"), down("10:35", 25), transfer("11:35"),
)  # fmt: skip

EASIER_4 = timeline(
    "DA-easier-4", "Easier double action mission 4", "double_action_easier", "single_source", ("4:50", "9:10", "13:00"),
    common("0:15", 1, "red"), incoming("0:50"), common("1:10", 2, "internal"), serious("1:55", 3, "blue"),
    transfer("2:20"), common("3:00", 4, "red", unconfirmed=True), transfer("3:55"),
    common("5:10", 5, "internal"), incoming("5:30"), down("5:50", 15), serious("6:10", 6, "white"), transfer("6:45"),
    common("7:10", 7, "red"), incoming("7:45"), common("8:15", 8, "blue", unconfirmed=True),
    down("9:25", 20), transfer("9:50"), down("10:05", 20), transfer("10:55"),
)  # fmt: skip

# Its source has one unconfirmed report too many: 7 points for four where 8 are usual.
EASIER_5 = timeline(
    "DA-easier-5", "Easier double action mission 5", "double_action_easier", "suspect", ("5:00", "9:30", "13:30"),
    common("0:10", 1, "white"), common("0:40", 2, "red"), incoming("1:10"),
    common("1:30", 2, "internal", unconfirmed=True), transfer("2:10"), transfer("2:25"), common("2:45", 3, "blue"),
    down("3:10", 15), incoming("4:10"),
    common("5:05", 5, "red"), transfer("5:30"), serious("5:50", 5, "internal"),
    common("6:40", 6, "blue", unconfirmed=True), common("7:10", 7, "white"), down("7:35", 25), transfer("8:05"),
    common("8:35", 8, "internal", unconfirmed=True),
    transfer("10:00"), down("10:30", 25), transfer("11:20"), down("12:40", 10),
)  # fmt: skip

EASIER_6 = timeline(
    "DA-easier-6", "Easier double action mission 6", "double_action_easier", "single_source", ("4:50", "9:10", "13:00"),
    incoming("0:15"), incoming("0:25"), serious("0:40", 3, "blue"), serious("1:05", 3, "internal"), down("1:25", 25),
    transfer("2:15"), transfer("3:00"), common("4:05", 4, "red"),
    down("4:55", 15), common("5:20", 6, "white"), incoming("5:45"), transfer("6:00"), common("6:20", 7, "internal"),
    serious("6:55", 7, "white", unconfirmed=True), common("7:35", 8, "red"), transfer("8:15"), down("8:30", 10),
    transfer("9:55"), down("10:25", 10), down("10:40", 10), down("10:55", 10), transfer("12:05"),
)  # fmt: skip

TIMELINES: Final[tuple[Timeline, ...]] = (EASIER_1, EASIER_2, EASIER_3, EASIER_4, EASIER_5, EASIER_6)
