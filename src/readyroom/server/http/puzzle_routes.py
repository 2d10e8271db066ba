"""The HTTP side of puzzles: which there are, one of them, an answer, and a new one from a match."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody

from readyroom.bots.analysis import Decision, Piece
from readyroom.bots.puzzles import Puzzle, is_puzzle, puzzle_from, shipped
from readyroom.core.struct import Moment
from readyroom.core.words import Words
from readyroom.server.house import House
from readyroom.server.http.analyses import HOW, TRIES
from readyroom.server.http.callers import PROBLEMS, Call, Code, address, admit, hold_back, knows, must_know, while_there
from readyroom.server.http.stored import must_be_over
from readyroom.server.refusal import Refusal
from readyroom.server.wall import wall
from readyroom.server.work.stored_match import Kept, folded

MOST_LISTED = 30
MAKE = "readyroom.server.http.puzzle_routes:make"


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in a list: how many tried it, how many found it at once, and whether you did (None: not tried)."""

    code: str
    game: str
    seats: int
    question: Words
    tried: int
    found: int
    yours: bool | None


class PuzzleSheet(msgspec.Struct, frozen=True):
    """A puzzle to solve: what the seat saw, and the answers. What they are worth is told once you have answered."""

    info: PuzzleInfo
    seat: int
    options: dict[str, Any]
    public: Any
    own: Any
    moment: Moment | None
    standing: tuple[float, ...]
    legal: int
    answers: tuple[Words, ...]


class Worth(msgspec.Struct, frozen=True):
    """An answer, and how good search finds it, from 0 to 1."""

    words: Words
    value: float
    best: bool


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Which of the answers, counted from 0."""

    answer: Annotated[int, msgspec.Meta(ge=0, le=99)]


class Judged(msgspec.Struct, frozen=True):
    """Whether that was it, and what every answer is worth. Only the first answer of a person is counted."""

    solved: bool
    answers: tuple[Worth, ...]
    tries: int
    info: PuzzleInfo


class NewPuzzle(msgspec.Struct, frozen=True):
    """The decision of a match that makes the puzzle: the entry that it was."""

    seq: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]


class Wish(msgspec.Struct, frozen=True):
    match: Kept
    decision: Decision


@get("/puzzles", responses=PROBLEMS)
async def puzzles(request: Call) -> list[PuzzleInfo]:
    """Puzzles made here, the latest first, and those that come with the server."""
    house = admit(request)
    who = await knows(house, request)
    rows = await house.store.rows("latest_puzzles", most=MOST_LISTED)
    found = [msgspec.json.decode(row[0], type=Puzzle) for row in rows]
    found += [puzzle for puzzle in shipped().values() if all(puzzle.code != one.code for one in found)]
    return await _infos(house, found, None if who is None else who.id)


@get("/puzzles/{code:str}", responses=PROBLEMS)
async def puzzle(request: Call, code: Code) -> PuzzleSheet:
    """One of them, for anyone with the link."""
    house = admit(request)
    who = await knows(house, request)
    found = await _must_find(house, code)
    (info,) = await _infos(house, [found], None if who is None else who.id)
    answers = tuple(one.words for one in found.answers)
    return PuzzleSheet(
        info=info,
        seat=found.seat,
        options=found.options,
        public=found.public,
        own=found.own,
        moment=found.moment,
        standing=found.standing,
        legal=found.legal,
        answers=answers,
    )


@post("/puzzles/{code:str}/answers", responses=PROBLEMS, status_code=200)
async def answer(request: Call, code: Code, data: JSONBody[PuzzleAnswer]) -> Judged:
    """Judges an answer by what search found when the puzzle was made."""
    house = admit(request)
    who = await must_know(house, request)
    found = await _must_find(house, code)
    if data.answer >= len(found.answers):
        raise Refusal(f"There are answers 0 to {len(found.answers) - 1}.")
    solved = found.solved(data.answer)
    step = house.store.step("keep_try", code=found.code, person=who.id, solved=int(solved), at=wall())
    await house.store.write([step], "")
    (info,) = await _infos(house, [found], who.id)
    worth = tuple(Worth(one.words, one.value, found.solved(n)) for n, one in enumerate(found.answers))
    return Judged(solved, worth, found.tries, info)


@post("/matches/{code:str}/puzzles", responses=PROBLEMS)
async def new_puzzle(request: Call, code: Code, data: JSONBody[NewPuzzle]) -> PuzzleInfo:
    """Makes a puzzle of a decision of a finished match that was analyzed, if one answer was clearly the best."""
    house = admit(request)
    who = await must_know(house, request)
    hold_back(house.heavy_requests, request)
    match = await must_be_over(house, request, code)
    pieces = [msgspec.json.decode(row[0], type=Piece) for row in await house.store.rows("pieces", code=code, how=HOW)]
    decision = next((one.decision for one in pieces if one.seq == data.seq), None)
    if decision is None:
        raise Refusal("Nothing is known of that decision. Analyse the match first.", status=409)
    if not is_puzzle(decision):
        raise Refusal("No answer was clearly the best there, so it makes no puzzle.", status=409)
    wish = msgspec.msgpack.encode(Wish(match, decision))
    body = await while_there(request, house.workshop.do(MAKE, wish, address(request)))
    made = msgspec.json.decode(body, type=Puzzle)
    step = house.store.step("keep_puzzle", code=made.code, game=made.game, body=body.decode(), made=wall())
    await house.store.write([step], "")
    return (await _infos(house, [made], who.id))[0]


def make(given: bytes) -> bytes:
    """A Wish to a Puzzle, on the worker's side."""
    wish = msgspec.msgpack.decode(given, type=Wish)
    return msgspec.json.encode(puzzle_from(folded(wish.match), wish.decision, TRIES))


async def _must_find(house: House, code: str) -> Puzzle:
    found = shipped().get(code)
    if found is not None:
        return found
    rows = await house.store.rows("puzzle", code=code)
    if not rows:
        raise HTTPException("There is no puzzle with that code.", status_code=404)
    return msgspec.json.decode(rows[0][0], type=Puzzle)


async def _infos(house: House, found: list[Puzzle], person: str | None) -> list[PuzzleInfo]:
    counts = {code: (tried, solved) for code, tried, solved in await house.store.rows("puzzle_counts")}
    mine = {} if person is None else dict(await house.store.rows("puzzle_tried", who=person))
    return [
        PuzzleInfo(
            one.code, one.game, one.seats, one.question, *counts.get(one.code, (0, 0)),
            bool(mine[one.code]) if one.code in mine else None,
        )
        for one in found
    ]  # fmt: skip


def puzzle_api() -> Router:
    return Router("/api", route_handlers=[puzzles, puzzle, answer, new_puzzle])
