"""Puzzles over HTTP: list them, show one, answer it, and make one from a match."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, delete, get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody

from readyroom.bots.analysis import decides
from readyroom.bots.puzzles import Puzzle, find_the_move, shipped, tasks_of
from readyroom.core import extras, registry
from readyroom.core.errors import ReadyRoomError
from readyroom.core.extras import Verdict
from readyroom.core.match import Match
from readyroom.server.house import House
from readyroom.server.http import lobby, puzzle_bodies
from readyroom.server.http.bodies import NewBranch, TableInfo
from readyroom.server.http.callers import PROBLEMS, Call, Code, address, admit, hold_back, knows, must_know, while_there
from readyroom.server.http.replays import Moment
from readyroom.server.http.routes import must_host
from readyroom.server.http.stored import must_be_over
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.wall import wall
from readyroom.server.work.stored_match import Kept, folded
from readyroom.store.puzzles import DROP_PUZZLE

MOST_LISTED = 60
MOST_MADE = 50
"""Puzzles one person can have."""
TRIES = 240
"""Imagined matches per look at a decision: a person is waiting."""
LONGEST = 300_000
"""Longest puzzle in characters; the longest seen is a tenth of it."""
MAKE = "readyroom.server.http.puzzle_routes:make"
SHOW = "readyroom.server.http.puzzle_routes:show"
JUDGE = "readyroom.server.http.puzzle_routes:judge"
NO_LUCK = "0"
"""A position can be shown without luck."""


class MakeWish(msgspec.Struct, frozen=True):
    match: Kept
    seq: int | None


class JudgeWish(msgspec.Struct, frozen=True):
    puzzle: Puzzle
    task: dict[str, Any]


class Found(msgspec.Struct, frozen=True):
    """A puzzle and its author, unless it came with the package or they are forgotten."""

    puzzle: Puzzle
    maker: str | None = None


@get("/puzzles", responses=PROBLEMS)
async def puzzles(request: Call) -> list[puzzle_bodies.PuzzleInfo]:
    """Puzzles made here, latest first, then those that come with the server."""
    house = admit(request)
    who = await knows(house, request)
    found = [_read(row) for row in await house.store.rows("latest_puzzles", most=MOST_LISTED)]
    made = {one.puzzle.code for one in found}
    found = [one for one in found if one.puzzle.game in registry.slugs()]
    found += [Found(puzzle) for puzzle in shipped().values() if puzzle.code not in made]
    return await _infos(house, found, who)


@get("/puzzles/{code:str}", responses=PROBLEMS)
async def puzzle(request: Call, code: Code) -> puzzle_bodies.PuzzleSheet:
    """A puzzle, for anyone with the link."""
    house = admit(request)
    who = await knows(house, request)
    found = await _must_find(house, code)
    (info,) = await _infos(house, [found], who)
    if found.puzzle.task is not None:
        return puzzle_bodies.PuzzleSheet(info, task=found.puzzle.task)
    hold_back(house.extras_requests, request)
    body = msgspec.msgpack.encode(found.puzzle)
    said = await while_there(request, house.workshop.do(SHOW, body, address(request)))
    return puzzle_bodies.PuzzleSheet(info, msgspec.msgpack.decode(said, type=puzzle_bodies.PuzzleView))


@post("/puzzles/{code:str}/answers", responses=PROBLEMS, status_code=200)
async def answer(request: Call, code: Code, data: JSONBody[puzzle_bodies.PuzzleAnswer]) -> puzzle_bodies.Judged:
    """Judges an answer: a move by the search done when the puzzle was made, a task by its result."""
    house = admit(request)
    who = await must_know(house, request)
    found = await _must_find(house, code)
    if found.puzzle.task is None:
        return await _judge_move(house, who, found, data)
    verdict = Verdict(False, found.puzzle.question)
    if data.task is not None:
        hold_back(house.extras_requests, request)
        wish = msgspec.msgpack.encode(JudgeWish(found.puzzle, data.task))
        said = await while_there(request, house.workshop.do(JUDGE, wish, address(request)))
        verdict = msgspec.msgpack.decode(said, type=Verdict)
    await _count(house, who, found, verdict.solved)
    if verdict.solved or data.task is None:
        after = "done_try" if verdict.solved else "told_try"
        await house.store.write([house.store.step(after, code=found.puzzle.code, who=who.id)], "")
    (info,) = await _infos(house, [found], who)
    told = verdict.solved or data.task is None
    words = None if data.task is None else verdict.words
    return puzzle_bodies.Judged(verdict.solved, info, words, solution=found.puzzle.solution if told else None)


async def _judge_move(house: House, who: Who, found: Found, data: puzzle_bodies.PuzzleAnswer) -> puzzle_bodies.Judged:
    puzzle = found.puzzle
    if data.answer is None or data.answer >= len(puzzle.answers):
        raise Refusal(f"There is no such answer. The answers are 0 to {len(puzzle.answers) - 1}.")
    solved = puzzle.solved(data.answer)
    await _count(house, who, found, solved)
    (info,) = await _infos(house, [found], who)
    worth = tuple(puzzle_bodies.Worth(one.words, one.value, puzzle.solved(n)) for n, one in enumerate(puzzle.answers))
    return puzzle_bodies.Judged(solved, info, answers=worth, tries=puzzle.tries)


async def _count(house: House, who: Who, found: Found, solved: bool) -> None:
    """Stores a person's first try."""
    step = house.store.step("keep_try", code=found.puzzle.code, person=who.id, solved=int(solved), at=wall())
    await house.store.write([step], "")


@post("/puzzles/{code:str}/branches", responses=PROBLEMS)
async def play_on(request: Call, code: Code, data: JSONBody[puzzle_bodies.PuzzleBranch]) -> TableInfo:
    """Opens a table that plays on from a puzzle's position, with you in the deciding seat. You must have answered it:
    playing on reveals what is hidden."""
    house = admit(request)
    who = await must_host(house, request)
    found = (await _must_find(house, code)).puzzle
    if not found.position:
        raise Refusal("There is nothing to play on from here.", status=409)
    if not await house.store.rows("puzzle_tried", codes=_list([found.code]), who=who.id):
        raise Refusal("Answer the puzzle first.", status=409)
    said = await while_there(request, house.workshop.do(SHOW, msgspec.msgpack.encode(found), address(request)))
    options = msgspec.json.encode(msgspec.msgpack.decode(said, type=puzzle_bodies.PuzzleView).options).decode()
    moment = Moment(found.title, found.game, options, found.seats, found.position)
    return await lobby.open_branch(house, who, moment, NewBranch(0, found.seat, data.level, data.friends))


@post("/matches/{code:str}/puzzles", responses=PROBLEMS)
async def new_puzzle(request: Call, code: Code, data: JSONBody[puzzle_bodies.NewPuzzle]) -> puzzle_bodies.PuzzleInfo:
    """Makes a puzzle of a finished match: of a decision with one clearly best answer, or of the game's task for the
    whole match. Private tables allow it only to their players, and the puzzle is found only by its link."""
    house = admit(request)
    who = await must_know(house, request)
    match = await must_be_over(house, request, code)
    store = house.store
    private = not (await store.rows("table_is_open", code=code))[0][0]
    if private and not await store.rows("seats_there", code=code, who=who.id):
        raise Refusal("This was a private table. Only the people who sat there can make puzzles of it.", status=403)
    if (await store.rows("count_made", who=who.id))[0][0] >= MOST_MADE:
        raise Refusal(f"You have made {MOST_MADE} puzzles, the most one person can keep. Remove one first.", status=409)
    wish = msgspec.msgpack.encode(MakeWish(match, data.seq))
    body = await while_there(request, house.workshop.do(MAKE, wish, address(request), long=True))
    made = msgspec.json.decode(body, type=Puzzle)
    step = store.step(
        "keep_puzzle", code=made.code, game=made.game, body=body.decode(), made=wall(), maker=who.id,
        listed=int(not private),
    )  # fmt: skip
    await store.write([step], "")
    return (await _infos(house, [await _must_find(house, made.code)], who))[0]


@delete("/puzzles/{code:str}", responses=PROBLEMS, status_code=204)
async def remove_puzzle(request: Call, code: Code) -> None:
    """Removes your puzzle, with everyone's answers to it."""
    house = admit(request)
    who = await must_know(house, request)
    found = await _must_find(house, code)
    if found.maker != who.id:
        raise Refusal("Only the person who made a puzzle can remove it.", status=403)
    await drop(house, code)


async def drop(house: House, code: str) -> bool:
    """Removes a puzzle made here; False if there is none."""
    if not await house.store.rows("puzzle", code=code):
        return False
    await house.store.write([house.store.step(name, code=code) for name in DROP_PUZZLE], "")
    return True


# -- on the worker's side


def make(given: bytes) -> bytes:
    """Turns a MakeWish into a Puzzle, as JSON."""
    wish = msgspec.msgpack.decode(given, type=MakeWish)
    match = folded(wish.match)
    made = next(iter(tasks_of(match)), None) if wish.seq is None else _of_decision(match, wish.seq)
    if made is None:
        why = "No single change saves it" if wish.seq is None else "No answer was clearly the best there"
        raise Refusal(f"{why}, so it cannot be a puzzle.", status=409)
    body = msgspec.json.encode(made)
    if len(body) > LONGEST:
        raise Refusal("This position is too big for a puzzle.", status=409)
    return body


def _of_decision(match: Match, seq: int) -> Puzzle | None:
    if not 1 <= seq <= match.seq:
        raise Refusal(f"There is no entry {seq}. The match has entries 0 to {match.seq}.", status=404)
    past, seat = match.at(seq - 1), match.entries[seq].actor
    return find_the_move(past, seat, TRIES) if seat >= 0 and decides(past, seat) else None


def show(given: bytes) -> bytes:
    """Turns a Puzzle into its PuzzleView: what the deciding seat sees."""
    puzzle = msgspec.msgpack.decode(given, type=Puzzle)
    match = laid(puzzle)
    view = match.view(puzzle.seat)
    shown = puzzle_bodies.PuzzleView(
        seat=puzzle.seat,
        options=msgspec.to_builtins(match.options),
        public=msgspec.to_builtins(view.public),
        own=msgspec.to_builtins(view.own),
        moment=match.game.moment(match.state),
        standing=match.game.standing(match.state),
        legal=puzzle.legal,
        answers=tuple(one.words for one in puzzle.answers),
    )
    return msgspec.msgpack.encode(shown)


def laid(puzzle: Puzzle) -> Match:
    """A match at a puzzle's position."""
    return Match.from_position(registry.game(puzzle.game), puzzle.position, NO_LUCK)


def judge(given: bytes) -> bytes:
    """Turns a JudgeWish into a Verdict."""
    wish = msgspec.msgpack.decode(given, type=JudgeWish)
    setter = extras.puzzles(wish.puzzle.game)
    if setter is None or wish.puzzle.task is None:
        raise Refusal("This puzzle cannot be judged here.", status=409)
    try:
        return msgspec.msgpack.encode(setter.judge(wish.puzzle.task, wish.task))
    except ReadyRoomError as wrong:
        raise Refusal(str(wrong)) from None


# -- found and told


async def _must_find(house: House, code: str) -> Found:
    rows = await house.store.rows("puzzle", code=code)
    if rows:
        return _read(rows[0])
    if code in shipped():
        return Found(shipped()[code])
    raise HTTPException("There is no puzzle with that code.", status_code=404)


def _read(row: tuple[str, str | None]) -> Found:
    return Found(msgspec.json.decode(row[0], type=Puzzle), row[1])


async def _infos(house: House, found: list[Found], who: Who | None) -> list[puzzle_bodies.PuzzleInfo]:
    codes = _list([one.puzzle.code for one in found])
    counts = {code: (tried, solved) for code, tried, solved in await house.store.rows("puzzle_counts", codes=codes)}
    mine = {} if who is None else dict(await house.store.rows("puzzle_tried", codes=codes, who=who.id))
    told: list[puzzle_bodies.PuzzleInfo] = []
    for one in found:
        puzzle = one.puzzle
        tried, solved = counts.get(puzzle.code, (0, 0))
        yours = mine[puzzle.code] > 0 if puzzle.code in mine else None
        made = who is not None and one.maker == who.id
        told.append(
            puzzle_bodies.PuzzleInfo(
                puzzle.code, puzzle.game, puzzle.seats, puzzle.title, puzzle.question, tried, solved, yours, made
            )
        )
    return told


def _list(codes: list[str]) -> str:
    return msgspec.json.encode(codes).decode()


def puzzle_api() -> Router:
    return Router("/api", route_handlers=[puzzles, puzzle, answer, play_on, new_puzzle, remove_puzzle])
