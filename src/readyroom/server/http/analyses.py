"""What search thinks of a match that is over: found out piece by piece in the workshop, and kept with the match."""

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
"""So long a call looks on, give or take a piece; then it says how far it is, and the next call goes on."""
TRIES = 12
HOW = FORMAT * 10_000 + TRIES
"""What was found out otherwise is left alone, and found out anew."""


class Wish(msgspec.Struct, frozen=True):
    match: Kept
    pieces: tuple[str, ...]
    """what is known already"""
    tries: int
    seconds: float


class Found(msgspec.Struct, frozen=True):
    pieces: tuple[str, ...]
    """what was found out now"""
    of: int
    analysis: Analysis | None


@post("/matches/{code:str}/analysis", responses=PROBLEMS, status_code=200)
async def analysis(request: Call, code: Code) -> Analyzed:
    """Looks at a finished match for a few seconds, keeps what it finds, and says how far it is. Call again until all is
    there; then it is there at once, for everyone."""
    house = admit(request)
    match = await must_be_over(house, request, code)
    known = tuple(row[0] for row in await house.store.rows("pieces", code=code, how=HOW))
    wish = msgspec.msgpack.encode(Wish(match, known, TRIES, SECONDS))
    said = await while_there(request, house.workshop.do(TASK, wish, address(request), long=True))
    found = msgspec.msgpack.decode(said, type=Found)
    rows = [(msgspec.json.decode(piece, type=_Seq).seq, piece) for piece in found.pieces]
    steps = [house.store.step("keep_piece", code=code, how=HOW, seq=seq, piece=piece) for seq, piece in rows]
    if steps:
        with suppress(Conflict):  # somebody else has found out the same just now, on another node
            await house.store.write(steps, "")
    return Analyzed(len(known) + len(found.pieces), found.of, found.analysis)


class _Seq(msgspec.Struct, frozen=True):
    seq: int


def look_on(given: bytes) -> bytes:
    """A Wish to what was Found, on the worker's side."""
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
