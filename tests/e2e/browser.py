"""Finds a Chromium for the browser tests, and installs one if there is none.

``python -m tests.e2e.browser`` prints its path, or says in one sentence what is missing; ``--light`` prints the path of
the headless one.
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
LIGHT_VARIABLE = "READYROOM_LIGHT_CHROMIUM"
LIGHT_NAMES = ("chromium-headless-shell", "chrome-headless-shell")


class NoBrowser(Exception):
    """There is no browser for the tests; the message says what to do."""


def find_light_chromium() -> str:
    """The headless build of Chromium: a page costs a third less in it. Falls back to the normal one, or the one named
    for all tests."""
    if LIGHT_VARIABLE not in os.environ and VARIABLE in os.environ:
        return find_chromium()
    with _one_at_a_time():
        found = named(LIGHT_VARIABLE) or system_browser(LIGHT_NAMES) or installed(LIGHT_NAMES)
    return found or find_chromium()


def find_chromium() -> str:
    """The first that works: the one named by the environment, the system's, Playwright's; otherwise installs one."""
    with _one_at_a_time():
        found = (
            named(VARIABLE) or system_browser(NAMES) or playwrights() or from_the_package_manager(NAMES) or downloaded()
        )
    if found is None:
        raise NoBrowser(
            "The browser tests need Chromium, and it was neither found nor could it be fetched:"
            f" install it, or name one in {VARIABLE}."
        )
    return found


def named(variable: str) -> str | None:
    path = os.environ.get(variable)
    if path and not works(path):
        raise NoBrowser(f"{variable} names {path}, which is not a browser that starts.")
    return path


def system_browser(names: tuple[str, ...]) -> str | None:
    return next((path for name in names if (path := shutil.which(name)) and works(path)), None)


def from_the_package_manager(names: tuple[str, ...]) -> str | None:
    """Installs one after updating the package lists."""
    return installed(names) if _apt_get("update") else None


def installed(names: tuple[str, ...]) -> str | None:
    """The first name is the package's."""
    return system_browser(names) if _apt_get("install", "-y", "--no-install-recommends", names[0]) else None


def _apt_get(*words: str) -> bool:
    """Only root may use the package manager, and only Debian's is supported."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", *words]
    return subprocess.run(command, env=quiet, stdin=subprocess.DEVNULL, capture_output=True).returncode == 0


def downloaded() -> str | None:
    """Playwright's own download, with its libraries if we may install them."""
    needs = ["--with-deps"] if os.geteuid() == 0 and shutil.which("apt-get") else []
    for extra in (needs, []):
        command = [sys.executable, "-m", "playwright", "install", *extra, "chromium"]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
        if done.returncode == 0:
            return playwrights()
    return None


def playwrights() -> str | None:
    """The browser that Playwright has already downloaded."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if path and works(path) else None


def works(path: str) -> bool:
    """Whether it starts: a stub that only explains how to install it does not."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Keeps test processes that start together from all downloading a browser."""
    path = Path(tempfile.gettempdir()) / f"readyroom-browser-{os.geteuid()}.lock"
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    try:
        print(find_light_chromium() if "--light" in sys.argv else find_chromium())
    except NoBrowser as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
