"""The questions and changes of puzzles."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select
from sqlalchemy.sql.expression import ClauseElement

from readyroom.store.schema import people, puzzle_tries, puzzles

WHO = bindparam("who", type_=people.c.id.type)

PUZZLES: dict[str, ClauseElement] = {
    "puzzle": select(puzzles.c.body).where(puzzles.c.code == bindparam("code")),
    "latest_puzzles": select(puzzles.c.body)
    .order_by(puzzles.c.made.desc(), puzzles.c.code)
    .limit(bindparam("most", type_=puzzles.c.made.type)),
    "puzzle_counts": select(puzzle_tries.c.code, func.count(), func.sum(puzzle_tries.c.solved)).group_by(
        puzzle_tries.c.code
    ),
    "puzzle_tried": select(puzzle_tries.c.code, puzzle_tries.c.solved).where(puzzle_tries.c.person == WHO),
}
