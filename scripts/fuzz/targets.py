"""The three targets: table messages, match records, mission files. Each accepts any input or raises a ReadyRoomError.

A ``ReadyRoomError`` is a proper refusal, unless it says that the rules failed; that and any other exception is a fault.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final, Union

import msgspec

import readyroom
from readyroom.core import registry
from readyroom.core.codec import decode_action, decode_options, decode_orders
from readyroom.core.errors import ReadyRoomError, RulesFault
from readyroom.core.match import Match
from readyroom.core.record import Record, _check, first_check
from readyroom.core.record_reader import replay
from readyroom.games.space_alert.file.resolver import account
from readyroom.games.space_alert.film.film import screen
from readyroom.server.messages import Act, Command, GiveOrders, Hello, Preview, Settings

MOST_ENTRIES: Final = 80
"""A longer record takes too long for a fuzzer, and shows nothing that a shorter one does not."""
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Errors that the server answers with "could not be read"."""

_decoder = msgspec.json.Decoder(Union[Hello, Command])  # noqa: UP007 - two unions joined at run time


def messages(data: bytes) -> None:
    """A message to a table, processed as far as an action in every game, early and late in a match."""
    try:
        message = _decoder.decode(data)
    except UNREADABLE:
        return
    if isinstance(message, (Act, Preview)):
        for match in positions():
            _sentence(_acted, match, message.seat % match.seats, message.action)
    elif isinstance(message, GiveOrders):
        for match in positions():
            if match.game.Orders is not None and message.orders is not None:
                _sentence(decode_orders, match.game.Orders, message.orders)
                _sentence(match.clone().give_orders, message.seat % match.seats, message.orders)
    elif isinstance(message, Settings) and message.options is not None:
        for match in positions():
            _sentence(_chosen, match, message.options, message.seats or match.seats)


def records(data: bytes) -> None:
    """A record as it is, and again with corrected checksums, as a forger would send it."""
    _sentence(replay, data)
    try:
        plain = json.loads(data)
    except (ValueError, RecursionError):
        return
    forged = _signed(plain)
    if forged is not None:
        _sentence(lambda: msgspec.json.encode(replay(forged).record()))


def missions(data: bytes) -> None:
    """A mission file, with its account, film and debrief."""
    try:
        plain = msgspec.json.decode(data)
    except UNREADABLE:
        return
    _sentence(_resolved, plain)


TARGETS: Final[dict[str, Callable[[bytes], None]]] = {"messages": messages, "records": records, "missions": missions}


def _sentence(work: Callable[..., object], *given: Any) -> None:
    try:
        work(*given)
    except RulesFault as fault:
        raise fault.__cause__ or fault from None
    except ReadyRoomError as said:
        str(said).encode()  # it must be encodable


def _acted(match: Match, seat: int, plain: dict[str, Any]) -> None:
    action = decode_action(match.game.actions, plain)
    msgspec.json.encode(match.preview(seat, action))
    match.clone().act(seat, action)


def _chosen(match: Match, options: dict[str, Any], seats: int) -> None:
    chosen = decode_options(match.game.Options, options)
    Match.check(match.game, chosen, seats)
    if getattr(chosen, "explorers", ()) or getattr(chosen, "kept", ()):
        return  # no table may choose these; the server sets them itself
    Match.start(match.game, chosen, seats, "fuzz")


def _resolved(plain: object) -> None:
    made = screen(plain)
    account(made.resolution).encode()
    msgspec.json.encode([made.resolution, made.film, made.debrief])


def _signed(plain: object) -> dict[str, Any] | None:
    """The same record with correct checksums and length, as far as it is one."""
    try:
        read = msgspec.convert(plain, Record)
        msgspec.json.encode(plain)
    except (msgspec.ValidationError, UnicodeEncodeError):
        return None
    if len(read.entries) > MOST_ENTRIES:
        return None
    check = first_check([read.game, read.rules, read.options, read.seats, read.commitment, read.dictated])
    lines = []
    for line in read.entries:
        check = _check(check, line)
        lines.append(msgspec.structs.replace(line, check=check))
    forged: dict[str, Any] = msgspec.to_builtins(
        msgspec.structs.replace(read, entries=tuple(lines), length=len(lines)), builtin_types=()
    )
    return forged


@cache
def positions() -> tuple[Match, ...]:
    """Every game at its start, and somewhere in the middle, by random play."""
    return tuple(_played(slug, steps) for slug in readyroom.games() for steps in (0, 40, 120))


def _played(slug: str, steps: int) -> Match:
    luck = random.Random(steps)
    game = registry.game(slug)
    match = readyroom.new_match(slug, seats=min(3, game.seats[-1]), seed="fuzz")
    for _ in range(steps):
        if match.outcome is not None:
            return match
        if not match.to_act:
            match.tick(match.deadline)
            continue
        seat = luck.choice(match.to_act)
        match.act(seat, luck.choice(match.legal(seat)))
    return match
