"""A real server in its own process, for the browser tests.

Importing the program takes a second, so it is imported once: a process without threads that has done so is forked for
every server.
"""

from __future__ import annotations

import os
import runpy
import sys
import urllib.request
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from time import monotonic, sleep

from scripts.attack.nodes import free_port
from tests.store.databases import prepared

ROOT = Path(__file__).resolve().parents[2]
SMALL_GAMES = ("tests.games.cabal:Cabal", "tests.games.scramble:Scramble")
PROCESSES = get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.e2e.preloaded"])


class Server:
    """``readyroom serve`` on a free port, with a database that survives a restart."""

    def __init__(
        self,
        folder: Path,
        games: tuple[str, ...] = SMALL_GAMES,
        extra: tuple[str, ...] = (),
        program: str = "tests.e2e.seeded",
    ) -> None:
        self._program = program
        self.db = prepared(folder / "tables.db")
        self.log = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        # A bot process would import the program again, which takes longer than all its thinking.
        bots = ["--bot-pace", "0", "--bot-processes", "0"]
        self._arguments = ["--port", str(self.port), "--db", str(self.db), *bots, *extra]
        for game in games:
            self._arguments += ["--game", game]
        self._process: ForkServerProcess | None = None

    def start(self) -> Server:
        """Starts it and waits until it answers."""
        command = [self._program, "serve", *self._arguments]
        self._process = PROCESSES.Process(target=_run, args=(command, dict(os.environ), self.log))
        self.log.touch()
        self._process.start()
        until = monotonic() + 300
        while not self._answers():
            if not self._process.is_alive() or monotonic() > until:
                self.kill()
                raise RuntimeError(f"The server did not start:\n{self.said()}")
            sleep(0.05)
        return self

    def stop(self) -> int:
        """Asks it to stop, as Ctrl-C or a service manager would, and returns its exit code."""
        process = self._running()
        process.terminate()
        process.join(timeout=60)
        self._process = None
        assert process.exitcode is not None, "The server did not stop."
        return process.exitcode

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        process = self._running()
        process.kill()
        process.join()
        self._process = None

    def restart(self) -> None:
        """Stops it and starts it again on the same port and database."""
        self.stop()
        self.start()

    def close(self) -> None:
        if self._process is not None:
            self.kill()

    def said(self) -> str:
        """Everything it has logged."""
        return self.log.read_text(errors="replace")

    def _running(self) -> ForkServerProcess:
        if self._process is None:
            raise RuntimeError("The server is not running.")
        return self._process

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=60) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def _run(command: list[str], environment: dict[str, str], log: Path) -> None:
    """In the server's process: runs ``python -m`` with this command line in this environment."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(ROOT)
    with log.open("ab") as words:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(words.fileno(), stream.fileno())
    sys.argv = command
    runpy.run_module(command[0], run_name="__main__", alter_sys=True)
