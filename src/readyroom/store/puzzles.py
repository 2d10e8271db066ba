"""Queries and writes for puzzles."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, func, literal_column, null, select, update
from sqlalchemy.sql.expression import ClauseElement

from readyroom.store.schema import people, puzzle_tries, puzzles, seats, tables

WHO = bindparam("who", type_=people.c.id.type)
CODE = bindparam("code", type_=puzzles.c.code.type)
AFTER = bindparam("after", type_=puzzles.c.code.type)
MOST = bindparam("most", type_=puzzles.c.made.type)
OLD = puzzles.c.made < bindparam("before", type_=puzzles.c.made.type)

TOLD = -1
"""Marks a try that ended with seeing the solution: it can no longer be solved."""
YET_TO_SOLVE = (puzzle_tries.c.code == CODE, puzzle_tries.c.person == WHO, puzzle_tries.c.solved == literal_column("0"))

PUZZLES: dict[str, ClauseElement] = {
    "puzzle": select(puzzles.c.body, puzzles.c.maker).where(puzzles.c.code == CODE),
    "latest_puzzles": select(puzzles.c.body, puzzles.c.maker)
    .where(puzzles.c.listed == 1)
    .order_by(puzzles.c.made.desc(), puzzles.c.code)
    .limit(MOST),
    "puzzles_tried": select(puzzle_tries.c.code, puzzle_tries.c.solved)
    .where(puzzle_tries.c.person == WHO)
    .order_by(puzzle_tries.c.code),
    "puzzles_made": select(puzzles.c.code, puzzles.c.made)
    .where(puzzles.c.maker == WHO)
    .order_by(puzzles.c.made, puzzles.c.code),
    "count_made": select(func.count()).select_from(puzzles).where(puzzles.c.maker == WHO),
    "table_is_open": select(tables.c.open).where(tables.c.code == CODE),
    "seats_there": select(seats.c.seat).where(seats.c.code == CODE, seats.c.person == WHO),
    "old_puzzles": select(puzzles.c.code, puzzles.c.made)
    .where(OLD, puzzles.c.code > AFTER)
    .order_by(puzzles.c.code)
    .limit(MOST),
    "count_puzzles": select(func.count()).select_from(puzzles).where(OLD),
    "done_try": update(puzzle_tries).where(*YET_TO_SOLVE).values(solved=1),
    "told_try": update(puzzle_tries).where(*YET_TO_SOLVE).values(solved=TOLD),
    "drop_puzzle": delete(puzzles).where(puzzles.c.code == CODE),
    "drop_puzzle_tries": delete(puzzle_tries).where(puzzle_tries.c.code == CODE),
    "drop_their_tries": delete(puzzle_tries).where(puzzle_tries.c.person == WHO),
    "forget_maker": update(puzzles).where(puzzles.c.maker == WHO).values(maker=null()),
}
DROP_PUZZLE = ("drop_puzzle", "drop_puzzle_tries")
FORGET_PUZZLES = ("drop_their_tries", "forget_maker")


def tries(codes: str, placed: str) -> dict[str, str]:
    """How many people tried and solved each puzzle, and whether one person did. ``codes`` is how the database reads a
    JSON list; ``placed`` is its driver's placeholder."""
    return {
        "puzzle_counts": (
            "SELECT code, count(*), sum(CASE WHEN solved > 0 THEN 1 ELSE 0 END) FROM puzzle_tries "  # noqa: S608
            f"WHERE code IN ({codes}) GROUP BY code"
        ),
        "puzzle_tried": (
            f"SELECT code, solved FROM puzzle_tries WHERE code IN ({codes}) "  # noqa: S608
            f"AND person = {placed.format('who')}"
        ),
    }
