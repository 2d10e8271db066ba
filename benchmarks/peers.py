"""The peers: actions a second of their random play on this machine."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time

HERE = Path(__file__).parent
QUICK = {**os.environ, "NODE_ENV": "production"}


def python_chess(seconds: float) -> float:
    import chess

    luck = random.Random(1)
    board = chess.Board()
    actions = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        moves = list(board.legal_moves)
        if not moves or board.fullmove_number > 100:
            board.reset()
            continue
        board.push(luck.choice(moves))
        actions += 1
    return actions / spent


def open_spiel_backgammon(seconds: float) -> float:
    return _open_spiel("backgammon", seconds)


def open_spiel_hanabi(seconds: float) -> float:
    return _open_spiel("hanabi", seconds)


def boardgame_io(seconds: float) -> float:
    return _boardgame_io("play", seconds)


def boardgame_io_master(seconds: float) -> float:
    """Its server's core on the in-memory store with four seats, without a network."""
    return _boardgame_io("master", seconds)


@contextmanager
def boardgame_io_server(matches: int) -> Iterator[tuple[int, int]]:
    """Its whole server with this many matches in memory: its port and its process."""
    command = [_node(), "boardgame_io.cjs", "host", str(matches)]
    with subprocess.Popen(command, cwd=HERE, env=QUICK, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stderr is not None
            said = next((line for line in server.stderr if line.startswith("port ")), "")
            if not said:
                raise RuntimeError("boardgame.io's server did not start.")
            yield int(said.split()[1]), server.pid
        finally:
            server.terminate()


def _boardgame_io(what: str, seconds: float) -> float:
    command = [_node(), "boardgame_io.cjs", what, str(seconds)]
    done = subprocess.run(command, cwd=HERE, env=QUICK, check=True, capture_output=True, text=True, timeout=120)
    return float(json.loads(done.stdout.splitlines()[-1])["actions_per_second"])


def _node() -> str:
    node = shutil.which("node")
    if node is None:
        raise RuntimeError("boardgame.io needs Node.js; `make bench` brings it.")
    return node


def _open_spiel(name: str, seconds: float) -> float:
    """Its C++ driven from Python. Rolls and deals count as actions too, which is generous."""
    import pyspiel

    luck = random.Random(1)
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    actions = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        state.apply_action(luck.choice(state.legal_actions()))
        actions += 1
    return actions / spent
