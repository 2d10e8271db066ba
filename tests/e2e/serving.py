"""A real server in a process of its own, for the browser tests."""

from __future__ import annotations

import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from time import monotonic, sleep

from tests.store.databases import prepared

ROOT = Path(__file__).resolve().parents[2]
SMALL_GAMES = ("tests.games.cabal:Cabal", "tests.games.scramble:Scramble")


class Server:
    """``readyroom serve`` on a free port, on a database that a restart finds again."""

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
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._arguments = ["--port", str(self.port), "--db", str(self.db), "--bot-pace", "0", *extra]
        for game in games:
            self._arguments += ["--game", game]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Starts it and waits until it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self._program, "serve", *self._arguments],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        until = monotonic() + 60
        while not self._answers():
            if self._process.poll() is not None or monotonic() > until:
                self.kill()
                raise RuntimeError(f"The server did not start:\n{self.said()}")
            sleep(0.05)
        return self

    def stop(self) -> int:
        """Asks it to stop, as Ctrl-C or a service manager would, and returns its exit code."""
        process = self._running()
        process.terminate()
        code = process.wait(timeout=30)
        self._process = None
        return code

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        process = self._running()
        process.kill()
        process.wait()
        self._process = None

    def restart(self, kill: bool = False) -> None:
        """Stops or kills it and starts it again on the same port and database."""
        if kill:
            self.kill()
        else:
            self.stop()
        self.start()

    def close(self) -> None:
        if self._process is not None:
            self.kill()

    def said(self) -> str:
        """Everything it has logged."""
        return self.log.read_text(errors="replace")

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            raise RuntimeError("The server is not running.")
        return self._process

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
