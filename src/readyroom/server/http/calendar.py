"""A meeting as a calendar file (RFC 5545). Times are in UTC; each calendar shows its owner's time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit

from readyroom.core import registry
from readyroom.server.http.bodies import TableInfo
from readyroom.server.table.meeting import MINUTE, REMIND_MS

LONGEST = 75
"""Bytes per line; longer lines continue after a line break and a space."""


def event(table: TableInfo, base: str) -> str:
    """One event, with a reminder. Imported again after a change, it replaces the old one."""
    meeting = table.meeting
    if meeting is None:
        raise ValueError("The table is not announced for a time.")
    game = registry.game(table.game)
    link = f"{base.rstrip('/')}/t/{table.code}"
    start = datetime.fromtimestamp(meeting.at / 1000, UTC)
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Ready Room//Tables//EN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        f"UID:{table.code}@{urlsplit(link).hostname or 'readyroom'}",
        f"SEQUENCE:{table.changed // 1000}",
        f"DTSTAMP:{_stamp(datetime.fromtimestamp(table.changed / 1000, UTC))}",
        f"DTSTART:{_stamp(start)}",
        f"DTEND:{_stamp(start + timedelta(minutes=game.minutes))}",
        f"SUMMARY:{_escaped(f'{table.title} ({game.title})')}",
        f"DESCRIPTION:{_escaped(chr(10).join(filter(None, (meeting.note, link))))}",
        f"URL:{link}",
        f"STATUS:{'CANCELLED' if meeting.off else 'CONFIRMED'}",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{_escaped(table.title)}",
        f"TRIGGER:-PT{REMIND_MS // MINUTE}M",
        "END:VALARM",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(_folded(line) + "\r\n" for line in lines)


def _stamp(at: datetime) -> str:
    return at.strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    """
    >>> _escaped("Bring snacks; no hurry, friends")
    'Bring snacks\\\\; no hurry\\\\, friends'
    """
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """Breaks between characters, never within one."""
    parts, part, size = [], "", 0
    for letter in line:
        size += len(letter.encode())
        if size > LONGEST - 1:
            parts.append(part)
            part, size = "", len(letter.encode())
        part += letter
    return "\r\n ".join([*parts, part])
