"""For Python clients: rebuilds updates and replays from their changes."""

from __future__ import annotations

from typing import Any

from readyroom.core.changes import patched


def updated(update: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """Applies a change to the last update. Both are plain data as received.

    >>> last = {"seq": 4, "fresh": True, "lines": [], "public": {"turn": 1}, "moment": None, "now": 0}
    >>> changed = {"seq": 5, "after": 4, "lines": [], "changes": {"public": {"turn": [2]}}, "now": 9}
    >>> updated(last, changed)
    {'seq': 5, 'fresh': False, 'lines': [], 'public': {'turn': 2}, 'moment': None, 'now': 9}
    """
    if changed["after"] != update["seq"]:
        raise ValueError(f"Entry {changed['after']} was changed, but the last update was of entry {update['seq']}.")
    lines = [{"moment": update["moment"], "only": None, **line} for line in changed["lines"]]
    news = {"seq": changed["seq"], "fresh": False, "lines": lines, "now": changed["now"]}
    whole: dict[str, Any] = {**patched(update, changed["changes"]), **news}
    return whole


def bared(bare: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """The same for programs without words: applies a change to the last ``bare``."""
    if changed["after"] != bare["seq"]:
        raise ValueError(f"Entry {changed['after']} was changed, but the last message was of entry {bare['seq']}.")
    news = {"seq": changed["seq"], "fresh": False, "events": changed["events"], "now": changed["now"]}
    whole: dict[str, Any] = {**patched(bare, changed["changes"]), **news}
    return whole


def unrolled(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """The complete frames of a replay: ``public``, ``own``, ``standing`` and ``moment``."""
    shown: dict[str, Any] = replay["start"]
    frames: list[dict[str, Any]] = []
    for frame in replay["frames"]:
        shown = patched(shown, frame["changes"])
        frames.append({**frame, **shown})
    return frames
