"""Runs the command line as a person would: in its own process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

ROOT = Path(__file__).resolve().parents[2]
CABAL = ("--game", "tests.games.cabal:Cabal")
SCRAMBLE = ("--game", "tests.games.scramble:Scramble")


def readyroom(*arguments: str, given: str = "", columns: int = 160) -> subprocess.CompletedProcess[str]:
    """What the command printed, and its exit code."""
    return subprocess.run(
        [sys.executable, "-m", "readyroom", *arguments],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": str(columns), "NO_COLOR": "1"},
        input=given,
        capture_output=True,
        text=True,
        timeout=600,
    )


def interrupted(
    *arguments: str, once: Path, by: signal.Signals = signal.SIGINT, lines: int = 1
) -> subprocess.CompletedProcess[str]:
    """Like ``readyroom``, but sends a signal such as Ctrl-C once a file has this many lines."""
    process = subprocess.Popen(
        [sys.executable, "-m", "readyroom", *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # As in a shell, where Ctrl-C reaches the whole group; a background job's children would otherwise ignore it.
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    until = monotonic() + 60
    while not (once.exists() and once.read_bytes().count(b"\n") >= lines):
        if process.poll() is not None or monotonic() > until:
            break
        sleep(0.02)
    os.killpg(process.pid, by)
    try:
        out, err = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)
