"""The server's counters. ``operations/exposition.py`` exposes them, with values that are only looked up."""

from __future__ import annotations

import time
from typing import Literal, get_args

from readyroom.server.messages import Command
from readyroom.server.tally import Histogram

Reason = Literal[
    "unreadable", "too_big", "too_fast", "crowded", "stranger", "banned", "rules", "table", "store", "busy", "fault"
]
"""Why something was refused: it cannot be read, is too big or too fast, is one connection too many, comes before hello
or without a name, is banned, breaks the rules, is not possible at this table, could not be written, lost every race
with other nodes, or failed."""
STATUSES = ("2xx", "3xx", "4xx", "5xx")


class Metrics:
    """Plain numbers, incremented where things happen."""

    def __init__(self) -> None:
        self.started = time.time()
        self.actions = 0
        self.bot_moves = 0
        self.stales = 0
        self.incidents = 0
        self.page_faults = 0
        self.failed_sweeps = 0
        self.notices_sent = 0
        self.notices_failed = 0
        self.refusals: dict[Reason, int] = dict.fromkeys(get_args(Reason), 0)
        self.commands = {kind: Histogram() for kind in get_args(Command)}
        """Time from a command's arrival until its answer is sent, by kind of command."""
        self.welcomed = Histogram()
        self.committed = Histogram()
        self.requests = {status: Histogram() for status in STATUSES}
        """HTTP requests, by status class."""
        self.messages = 0
        self.socket_bytes = 0
        self.http_bytes = 0
