"""Logs: one JSON object per line for machines, plain lines on a terminal."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import TextIO

import msgspec


class JsonLines(logging.Formatter):
    """One object per line: time, level, logger, message, and the trace if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "".join(traceback.format_exception(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


def set_up(as_json: bool = False, stream: TextIO | None = None) -> None:
    """Sends all logs to a stream (stderr by default): plain on a terminal unless ``as_json``, JSON elsewhere."""
    out = stream if stream is not None else sys.stderr
    handler = logging.StreamHandler(out)
    if out.isatty() and not as_json:
        handler.setFormatter(logging.Formatter("%(asctime)s  %(message)s", datefmt="%H:%M:%S"))
    else:
        handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for chatty in ("uvicorn", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
