"""Everything public survives a round trip through JSON, and actions through text."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.codec import decode_action, decode_options, to_json
from readyroom.core.conformance.case import Case
from readyroom.core.conformance.play import walk
from readyroom.core.errors import ReadyRoomError
from readyroom.core.match import Match
from readyroom.core.record import Record
from readyroom.core.struct import Action, Outcome


def check_json(case: Case) -> None:
    """Actions, events, views, choices, options, outcomes and records come back from JSON unchanged."""
    game = case.game
    plain = msgspec.to_builtins(case.options)
    case.expect(decode_options(game.Options, plain) == case.options, "Options must survive JSON.")
    last = case.start()
    sent: set[Action] = set()
    for match in walk(case, 20):
        last = match
        for seat in range(case.seats):
            for action in _new(match.legal(seat), sent):
                data = msgspec.json.decode(msgspec.json.encode(action))
                case.expect(decode_action(game.actions, data) == action, f"{action} must survive JSON.", match)
            _returns(case, match, match.choice(seat))
            own = game.own(match.state, seat)
            if own is not None:
                _returns(case, match, own)
        _returns(case, match, game.public(match.state))
        _returns(case, match, game.moment(match.state))
    for entry in last.told:
        for told in entry:
            _returns(case, last, told.event)
            if told.others is not None:
                _returns(case, last, told.others)
    case.expect(msgspec.convert(last.record(), Record) is not None, "A record is plain data.", last)
    outcome = last.outcome
    case.expect(msgspec.json.decode(to_json(outcome), type=Outcome) == outcome, "Outcomes must survive JSON.", last)
    case.expect(isinstance(to_json(game.catalog()), str), "The catalog is plain data.", last)


def check_notation(case: Case) -> None:
    """Every legal action can be written in one line, and read back as itself."""
    written: set[Action] = set()
    for match in walk(case, 60):
        for seat in range(case.seats):
            for action in _new(match.legal(seat), written):
                text = match.write(action)
                case.expect(bool(text) and ";" not in text and "\n" not in text, f"{text!r} is no notation.", match)
                try:
                    read = match.read(text)
                except ReadyRoomError as wrong:
                    case.expect(False, f"{action} is written {text!r}, which cannot be read: {wrong}", match)
                    continue
                case.expect(read == action, f"{action} is written {text!r}, which reads as {read}.", match)


def _new(legal: list[Action], met: set[Action]) -> list[Action]:
    """Those not met before; marks them as met."""
    found = [action for action in legal if action not in met]
    met.update(found)
    return found


def _returns(case: Case, match: Match, value: Any) -> None:
    """Its own type reads it back and writes it the same. (Actions inside a choice come back as plain data.)"""
    if value is None:
        return
    text = to_json(value)
    try:
        again = msgspec.json.decode(text, type=type(value))
    except msgspec.ValidationError as wrong:
        case.expect(False, f"{text} does not fit its own type: {wrong}", match)
        return
    case.expect_same(again, value, f"{type(value).__name__} must survive JSON.", match)
