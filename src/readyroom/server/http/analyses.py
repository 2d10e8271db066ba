"""Search analysis of a finished match, computed piece by piece in the workshop and stored with the match."""

from __future__ import annotations

from contextlib import suppress
from time import monotonic

import msgspec
from litestar import post

from readyroom.bots.analysis import FORMAT, Analysis, Piece, Pieces, whole
from readyroom.server.http.bodies import Analyzed
from readyroom.server.http.callers import PROBLEMS, Call, Code, address, admit, while_there
from readyroom.server.http.stored import must_be_over
from readyroom.server.work.stored_match import Kept, folded
from readyroom.store.rows import Conflict

TASK = "readyroom.server.http.analyses:look_on"
SECONDS = 5.0
"""Seconds of analysis per call, give or take a piece; the next call continues."""
TRIES = 12
HOW = FORMAT * 10_000 + TRIES
"""The kind of search; results of other kinds are ignored and computed again."""


class Wish(msgspec.Struct, frozen=True):
    match: Kept
    pieces: tuple[str, ...]
    """the pieces already known"""
    tries: int
    seconds: float


class Found(msgspec.Struct, frozen=True):
    pieces: tuple[str, ...]
    """the new pieces"""
    of: int
    analysis: Analysis | None


@post("/matches/{code:str}/analysis", responses=PROBLEMS, status_code=200)
async def analysis(request: Call, code: Code) -> Analyzed:
    """Analyzes a finished match for a few seconds, stores the result, and reports progress. Call again until it is
    complete; after that it is instant for everyone."""
    house = admit(request)
    match = await must_be_over(house, request, code)
    known = tuple(row[0] for row in await house.store.rows("pieces", code=code, how=HOW))
    wish = msgspec.msgpack.encode(Wish(match, known, TRIES, SECONDS))
    said = await while_there(request, house.workshop.do(TASK, wish, address(request), long=True))
    found = msgspec.msgpack.decode(said, type=Found)
    rows = [(msgspec.json.decode(piece, type=_Seq).seq, piece) for piece in found.pieces]
    steps = [house.store.step("keep_piece", code=code, how=HOW, seq=seq, piece=piece) for seq, piece in rows]
    if steps:
        with suppress(Conflict):  # another node has just stored the same
            await house.store.write(steps, "")
    return Analyzed(len(known) + len(found.pieces), found.of, found.analysis)


class _Seq(msgspec.Struct, frozen=True):
    seq: int


def look_on(given: bytes) -> bytes:
    """Turns a Wish into Found, in the worker."""
    wish = msgspec.msgpack.decode(given, type=Wish)
    match = folded(wish.match)
    pieces = Pieces(match, wish.tries)
    known = [msgspec.json.decode(piece, type=Piece) for piece in wish.pieces]
    have = {piece.seq for piece in known}
    missing = [seq for seq in pieces.seqs if seq not in have]
    until = monotonic() + wish.seconds
    new: list[Piece] = []
    for piece in pieces.each(missing):
        new.append(piece)
        if monotonic() > until:
            break
    done = len(new) == len(missing)
    analysis = whole(match, wish.tries, [*known, *new]) if done else None
    texts = tuple(msgspec.json.encode(piece).decode() for piece in new)
    return msgspec.msgpack.encode(Found(texts, len(pieces.seqs), analysis))
