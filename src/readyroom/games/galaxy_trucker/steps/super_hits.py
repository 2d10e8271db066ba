"""Supercards with meteors (Missions 10): the shower without dice, and the alert with preset dice."""

from __future__ import annotations

from readyroom.games.galaxy_trucker.cards.adventures import FRONT, LARGE, REAR, SMALL
from readyroom.games.galaxy_trucker.cards.supercards import SuperCard
from readyroom.games.galaxy_trucker.ship.board import FIRST_COLUMN, WIDTH, Board
from readyroom.games.galaxy_trucker.steps.barrage import Barrage


def shower(card: SuperCard, board: Board, targets: tuple[int, ...]) -> Barrage:
    """A small meteor on every line of the board, from one side and then from another."""
    threats: list[tuple[int, int]] = []
    lines: list[int] = []
    for side, ascending in card.waves:
        wave = lines_of(board, side)
        if not ascending:
            wave.reverse()
        lines += wave
        threats += [(SMALL, side)] * len(wave)
    return Barrage(tuple(threats), targets, tuple(lines))


def lines_of(board: Board, side: int) -> list[int]:
    """A board's printed columns from left to right, or rows from bow to stern."""
    if side in (FRONT, REAR):
        return [x + FIRST_COLUMN - 1 for x in sorted({q % WIDTH for q in board.squares})]
    return [board.row_name(y) for y in sorted({q // WIDTH for q in board.squares})]


def alert(card: SuperCard, level: int, targets: tuple[int, ...]) -> Barrage:
    """Large meteors: the rows of all levels up to the flight's."""
    rows = [meteor for row in card.rows[:level] for meteor in row]
    return Barrage(tuple((LARGE, side) for side, _ in rows), targets, tuple(-die for _, die in rows))
