"""The two test runs: two phases, three common threats, nothing inside."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.timeline.notation import common, incoming, timeline, transfer
from readyroom.games.space_alert.timeline.timeline import Timeline

TEST_RUN_1 = timeline(
    "TR-1", "Test run 1", "test_run", "high", ("4:10", "7:00"),
    common("0:15", 1, "blue"), common("1:00", 2, "white"), transfer("1:30"), common("2:15", 3, "red"),
    transfer("3:20"),
    incoming("4:40"), transfer("5:10"),
)  # fmt: skip

TEST_RUN_2 = timeline(
    "TR-2", "Test run 2", "test_run", "high", ("3:40", "7:00"),
    common("0:10", 1, "white"), incoming("0:50"), common("1:20", 2, "red"), transfer("2:15"),
    common("3:45", 4, "blue"), transfer("4:50"), incoming("5:30"),
)  # fmt: skip

TIMELINES: Final[tuple[Timeline, ...]] = (TEST_RUN_1, TEST_RUN_2)
