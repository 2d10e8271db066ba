"""Names a device for its owner's device list, from what its browser says."""

from __future__ import annotations

from typing import Final

PROGRAM: Final = "A program"
BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
"""Order matters: most browsers also name others."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


def called(user_agent: str) -> str:
    """A browser and where it runs.

    >>> called("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36")
    'Chrome on Linux'
    >>> called("python-httpx/0.28")
    'A program'
    """
    if not user_agent.startswith("Mozilla/"):
        return PROGRAM
    browser = next((name for mark, name in BROWSERS if mark in user_agent), "A browser")
    system = next((name for mark, name in SYSTEMS if mark in user_agent), "")
    return f"{browser} on {system}" if system else browser
