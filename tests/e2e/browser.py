"""Finds a Chromium for the browser tests, and gets one where there is none.

``python -m tests.e2e.browser`` prints where it is, or says in one sentence what is missing.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

VARIABLE = "READYROOM_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class NoBrowser(Exception):
    """There is no browser to test in; the message says what to do."""


def find_chromium() -> str:
    """The first that works of: the one named by the environment, the system's, Playwright's; else gets one."""
    named = os.environ.get(VARIABLE)
    if named:
        if not works(named):
            raise NoBrowser(f"{VARIABLE} names {named}, which is not a browser that starts.")
        return named
    with _one_at_a_time():
        found = system_browser() or playwrights() or from_the_package_manager() or downloaded()
    if found is None:
        raise NoBrowser(
            "The browser tests need Chromium, and it was neither found nor could it be fetched:"
            f" install it, or name one in {VARIABLE}."
        )
    return found


def system_browser() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name)) and works(path)), None)


def from_the_package_manager() -> str | None:
    """Only root may ask it, and only Debian's way is known here."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]):
        if subprocess.run(command, env=quiet, stdin=subprocess.DEVNULL, capture_output=True).returncode != 0:
            return None
    return system_browser()


def downloaded() -> str | None:
    """Playwright's own download, with the libraries it needs where we may install them."""
    needs = ["--with-deps"] if os.geteuid() == 0 and shutil.which("apt-get") else []
    for extra in (needs, []):
        command = [sys.executable, "-m", "playwright", "install", *extra, "chromium"]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
        if done.returncode == 0:
            return playwrights()
    return None


def playwrights() -> str | None:
    """What Playwright has downloaded before."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if path and works(path) else None


def works(path: str) -> bool:
    """Whether it starts: a stub that only tells how to install it does not."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Test processes that start together must not all fetch a browser."""
    path = Path(tempfile.gettempdir()) / f"readyroom-browser-{os.geteuid()}.lock"
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    try:
        print(find_chromium())
    except NoBrowser as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
